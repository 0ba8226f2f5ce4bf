#include "app/painting/power_chart.h"

#include <QFont>
#include <QPainter>

#include <algorithm>

namespace {

constexpr double kLeft = 44;  // room for the numbers
constexpr double kFoot = 30;  // room for the chapters
constexpr double kTop = 14;
constexpr double kRight = 18;

// A step of the scale that gives about five lines.
int stepFor(int range) {
    for (const int step : {1, 2, 5, 10, 20, 50, 100})
        if (range / step <= 6) return step;
    return 200;
}

}  // namespace

PowerChart::PowerChart(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &PowerChart::changed, this, [this] { update(); });
}

void PowerChart::paint(QPainter* painter) {
    int least = 0;
    int most = 5;
    std::vector<QVariantList> powers;
    for (const QVariant& chapter : chapters_) {
        powers.push_back(chapter.toMap()[QStringLiteral("powers")].toList());
        for (const QVariant& power : powers.back()) {
            least = std::min(least, power.toInt());
            most = std::max(most, power.toInt());
        }
    }
    if (powers.empty()) return;
    const int step = stepFor(most - least);
    const QRectF field(kLeft, kTop, width() - kLeft - kRight, height() - kTop - kFoot);
    const auto y = [&](int power) {
        return field.bottom() - field.height() * (power - least) / std::max(1, most - least);
    };
    const auto x = [&](std::size_t at) {
        return field.left() + field.width() * static_cast<double>(at) /
                                  static_cast<double>(std::max<std::size_t>(1, powers.size() - 1));
    };
    QFont font(family_);
    font.setPixelSize(14);
    painter->setFont(font);
    const int lowest = least - (least % step + step) % step;
    for (int power = lowest; power <= most; power += step) {
        if (power < least) continue;
        painter->setPen(QPen(grid_, power == 0 ? 2 : 1));
        painter->drawLine(QPointF(field.left(), y(power)), QPointF(field.right(), y(power)));
        painter->setPen(ink_);
        painter->drawText(QRectF(0, y(power) - 10, kLeft - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                          QString::number(power));
    }
    for (std::size_t at = 0; at < powers.size(); ++at) {
        const QVariantMap chapter = chapters_[static_cast<qsizetype>(at)].toMap();
        const bool act =
            at > 0 && chapter[QStringLiteral("act")] !=
                          chapters_[static_cast<qsizetype>(at) - 1].toMap()[QStringLiteral("act")];
        if (act) {
            painter->setPen(QPen(grid_, 1, Qt::DashLine));
            const double between = (x(at) + x(at - 1)) / 2;
            painter->drawLine(QPointF(between, field.top()), QPointF(between, field.bottom()));
        }
        painter->setPen(ink_);
        painter->drawText(QRectF(x(at) - 40, field.bottom() + 6, 80, 20), Qt::AlignCenter,
                          at == 0 ? QString() : chapter[QStringLiteral("label")].toString());
    }
    for (qsizetype seat = 0; seat < colors_.size(); ++seat) {
        const QColor color = colors_[seat].value<QColor>();
        QPolygonF line;
        for (std::size_t at = 0; at < powers.size(); ++at)
            line.append(QPointF(x(at), y(powers[at].value(seat).toInt())));
        painter->setPen(QPen(color, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(line);
        painter->setBrush(color);
        for (const QPointF& point : line) painter->drawEllipse(point, 4, 4);
        painter->setBrush(Qt::NoBrush);
    }
}
