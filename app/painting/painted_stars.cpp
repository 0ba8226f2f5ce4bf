#include "app/painting/painted_stars.h"

#include <QImage>
#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <QtMath>

#include <cmath>
#include <memory>

namespace {

constexpr int kStars = 90;
// Size of the largest star at any position between two pixels, with a margin around it.
constexpr int kCell = 6;

// A fraction from 0 to 1 from a sequence without a visible pattern.
double scattered(int place, double step) {
    return std::fmod(place * step, 1);
}

class Sky : public QSGNode {
  public:
    explicit Sky(QSGTexture* texture) : texture_(texture) {}

    QSGTexture* texture() const { return texture_.get(); }

  private:
    std::unique_ptr<QSGTexture> texture_;
};

}  // namespace

PaintedStars::PaintedStars(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &PaintedStars::changed, this, [this] { update(); });
}

QPointF PaintedStars::place(int star) const {
    return QPointF(scattered(star + 1, 0.754877666) * width(), scattered(star + 1, 0.569840291) * height()) *
           dots_;
}

QPoint PaintedStars::corner(int star) const {
    return QPoint(qFloor(place(star).x()) - 1, qFloor(place(star).y()) - 1);
}

int PaintedStars::cell() const {
    return qCeil(kCell * dots_);
}

QImage PaintedStars::stars() const {
    QImage image(kStars * cell(), cell(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (int star = 0; star < kStars; ++star) {
        const QPointF at = place(star) - corner(star);
        const double size = (1 + star % 7 / 3.0) * dots_;
        QColor color = star % 5 == 0 ? bright_ : faint_;
        color.setAlphaF(static_cast<float>(0.2 + star % 4 * 0.1));
        painter.setBrush(color);
        painter.drawEllipse(QRectF(star * cell() + at.x(), at.y(), size, size));
    }
    return image;
}

QSGNode* PaintedStars::updatePaintNode(QSGNode* old, UpdatePaintNodeData* /*data*/) {
    delete old;
    auto* sky = new Sky(window()->createTextureFromImage(stars()));
    for (int star = 0; star < kStars; ++star) {
        QSGImageNode* node = window()->createImageNode();
        node->setTexture(sky->texture());
        node->setFiltering(QSGTexture::Linear);
        node->setRect(QRectF(QPointF(corner(star)) / dots_, QSizeF(cell(), cell()) / dots_));
        node->setSourceRect(star * cell(), 0, cell(), cell());
        sky->appendChildNode(node);
    }
    return sky;
}

#include "moc_painted_stars.cpp"
