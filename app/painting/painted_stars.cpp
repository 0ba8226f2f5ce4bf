#include "app/painting/painted_stars.h"

#include <QPainter>

#include <cmath>

namespace {

constexpr int kStars = 90;

// The fraction that a sequence without visible pattern has at this place.
double scattered(int place, double step) {
    return std::fmod(place * step, 1);
}

}  // namespace

PaintedStars::PaintedStars(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    setOpaquePainting(true);
    connect(this, &PaintedStars::changed, this, [this] { update(); });
}

void PaintedStars::paint(QPainter* painter) {
    painter->setPen(Qt::NoPen);
    for (int star = 0; star < kStars; ++star) {
        const double size = 1 + star % 7 / 3.0;
        QColor color = star % 5 == 0 ? bright_ : faint_;
        color.setAlphaF(static_cast<float>(0.2 + star % 4 * 0.1));
        painter->setBrush(color);
        painter->drawEllipse(QRectF(scattered(star + 1, 0.754877666) * width(),
                                    scattered(star + 1, 0.569840291) * height(), size, size));
    }
}
