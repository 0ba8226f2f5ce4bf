#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

namespace reach::painting {

// What is painted again and again in the same looks: each is painted once and kept as a picture, since
// strokes along curves take much longer than to lay a picture down. A look says all that a picture hangs on,
// its place included; only the scale is known here.
template <typename Look>
class KeptPictures {
  public:
    explicit KeptPictures(qsizetype mostBytes) : kept_(mostBytes) {}

    // What `paint` paints with the painter it is given must lie within `area`.
    template <typename Paint>
    void paint(QPainter& painter, const Look& look, const QRectF& area, Paint paint) {
        const QTransform scale = painter.combinedTransform();
        if (scale != scale_) forget();
        scale_ = scale;
        Picture picture;
        if (const Picture* known = kept_.object(look)) {
            picture = *known;
        } else {
            picture = painted(scale.mapRect(area).toAlignedRect(), scale, painter.renderHints(), paint);
            kept_.insert(look, new Picture(picture), picture.image.sizeInBytes());
        }
        painter.save();
        painter.resetTransform();
        // Dot on dot: laid down smoothly, a high one would go to Qt's threads (qml/README.md).
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(picture.at, picture.image);
        painter.restore();
    }

    // What looks do not say, such as the colours, is something else from now on.
    void forget() { kept_.clear(); }

  private:
    struct Picture {
        QPoint at;
        QImage image;
    };

    template <typename Paint>
    static Picture painted(const QRect& area, const QTransform& scale, QPainter::RenderHints hints,
                           Paint paint) {
        Picture picture{area.topLeft(), QImage(area.size(), QImage::Format_ARGB32_Premultiplied)};
        picture.image.fill(Qt::transparent);
        QPainter painter(&picture.image);
        painter.setRenderHints(hints);
        painter.setTransform(scale * QTransform::fromTranslate(-area.x(), -area.y()));
        paint(painter);
        painter.end();  // an image that is being painted on is copied, not shared
        return picture;
    }

    QTransform scale_;  // what they were painted for
    QCache<Look, Picture> kept_;
};

}  // namespace reach::painting
