#pragma once

#include <QCache>
#include <QImage>
#include <QPainter>

namespace reach::painting {

// A cache of pictures for items that are painted often with the same look. Each look is painted once and kept
// as a picture, because strokes along curves take much longer than drawing a picture. A look contains
// everything that its picture depends on, including its place. Only the scale is handled here.
template <typename Look>
class KeptPictures {
  public:
    explicit KeptPictures(qsizetype mostBytes) : kept_(mostBytes) {}

    // Draws the picture of `look`. `paint` paints it if it is not cached, and must paint only inside `area`.
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
        // Pixel on pixel: with smooth transformation Qt would hand a tall picture to its threads
        // (qml/README.md).
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(picture.at, picture.image);
        painter.restore();
    }

    // Drops all pictures. To be called when something outside the looks changes, for example the colours.
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
        painter.end();  // an image with an active painter is copied, not shared
        return picture;
    }

    QTransform scale_;  // the scale of the cached pictures
    QCache<Look, Picture> kept_;
};

}  // namespace reach::painting
