#include "app/painting/painted_chart.h"

#include <QPainter>
#include <QtMath>

namespace {

constexpr int kGates = 6;
constexpr int kWedges = 18;
constexpr double kEmblem = 100;  // the radius up to which only the emblem is drawn

QColor faint(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

QColor mixed(const QColor& ground, const QColor& hue, double part) {
    const auto mix = [part](int from, int to) { return qRound(from + (to - from) * part); };
    return QColor(mix(ground.red(), hue.red()), mix(ground.green(), hue.green()),
                  mix(ground.blue(), hue.blue()));
}

}  // namespace

PaintedChart::PaintedChart(QQuickItem* parent) : PaintedItem(parent) {
    connect(this, &PaintedChart::changed, this, [this] { paintAnew(); });
}

void PaintedChart::paint(QPainter* painter) {
    const double radius = qMin(width(), height()) / 2;
    painter->translate(boundingRect().center());
    painter->setPen(QPen(line_, 2));
    painter->drawEllipse(QPointF(), radius * 0.28, radius * 0.18);
    painter->setPen(QPen(line_, 3, Qt::SolidLine, Qt::RoundCap));
    const double ring = radius * 0.62;
    // An arc of 44 degrees for each gate, the first on top; QPainter counts sixteenths from the right,
    // leftwards.
    for (int gate = 0; gate < kGates; ++gate)
        painter->drawArc(QRectF(-ring, -ring, 2 * ring, 2 * ring), (90 - 22 - gate * 60) * 16, 44 * 16);
    if (radius > kEmblem) paintOrbits(*painter, radius);
}

// The edge of the chart, and one planet in each of the eighteen wedges.
void PaintedChart::paintOrbits(QPainter& painter, double radius) const {
    painter.setPen(QPen(faint(line_, 0.45), 1));
    painter.drawEllipse(QPointF(), radius * 0.82 - 0.5, radius * 0.82 - 0.5);
    painter.setPen(QPen(line_, 2));
    painter.drawEllipse(QPointF(), radius * 0.985 - 1, radius * 0.985 - 1);
    for (int wedge = 0; wedge < kWedges; ++wedge) {
        painter.save();
        painter.rotate((wedge - 0.5) * 20);
        painter.setPen(QPen(faint(line_, wedge % 3 == 0 ? 0.9 : 0.3), 1));
        painter.drawLine(QPointF(0, -radius * 0.985), QPointF(0, -radius * 0.685));
        painter.restore();
    }
    for (int planet = 0; planet < kWedges && planets_.size() == 5; ++planet) {
        const QColor hue = planets_[(planet * 7 + planet / 3) % 5].value<QColor>();
        const double turn = qDegreesToRadians(planet * 20.0);
        const double size = radius * (0.09 + 0.03 * (planet % 3)) / 2 - 1;
        painter.setPen(QPen(hue, 2));
        painter.setBrush(mixed(ground_, hue, 0.45));
        painter.drawEllipse(QPointF(std::sin(turn), -std::cos(turn)) * radius * 0.82, size, size);
    }
}

#include "moc_painted_chart.cpp"
