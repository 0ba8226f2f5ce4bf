#include "app/painting/power_chart.h"

#include "app/painting/piece_painter.h"
#include "app/words/names.h"

#include <QFont>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace {

constexpr double kLeft = 44;  // room for the numbers
constexpr double kFoot = 30;  // room for the chapters
constexpr double kTop = 26;   // room for the Acts
constexpr double kRight = 18;
constexpr double kSign = 11;  // a player's shape at the end of the line: its radius

// The step of the scale that gives about five lines.
int stepFor(int range) {
    for (const int step : {1, 2, 5, 10, 20, 50, 100})
        if (range / step <= 6) return step;
    return 200;
}

}  // namespace

PowerChart::PowerChart(QQuickItem* parent) : PaintedItem(parent) {
    connect(this, &PowerChart::changed, this, [this] { paintAnew(); });
}

void PowerChart::paint(QPainter* painter) {
    int least = 0;
    int most = 5;
    for (const auto& chapter : chapters_)
        for (const int power : chapter.powers) {
            least = std::min(least, power);
            most = std::max(most, power);
        }
    if (chapters_.isEmpty()) return;
    const int step = stepFor(most - least);
    const QRectF field(kLeft, kTop, width() - kLeft - kRight, height() - kTop - kFoot);
    const auto y = [&](int power) {
        return field.bottom() - field.height() * (power - least) / std::max(1, most - least);
    };
    const auto x = [&](qsizetype at) {
        return field.left() + field.width() * static_cast<double>(at) /
                                  static_cast<double>(std::max<qsizetype>(1, chapters_.size() - 1));
    };
    QFont font;
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
    const auto actOf = [&](qsizetype at) { return chapters_[at].act; };
    double begun = field.left();  // start of the Act
    for (qsizetype at = 0; at < chapters_.size(); ++at) {
        const bool last = at + 1 == chapters_.size();
        const double end = last ? field.right() : (x(at) + x(at + 1)) / 2;
        painter->setPen(ink_);
        painter->drawText(QRectF(x(at) - 40, field.bottom() + 6, 80, 20), Qt::AlignCenter,
                          at == 0 ? QString() : chapters_[at].label);
        if (actOf(at) == 0 || (!last && actOf(at) == actOf(at + 1))) continue;
        painter->drawText(QRectF(begun, 0, end - begun, kTop), Qt::AlignCenter,
                          actWord_.arg(reach::words::actNumeral(actOf(at))));
        if (!last) {
            painter->setPen(QPen(grid_, 1, Qt::DashLine));
            painter->drawLine(QPointF(end, field.top()), QPointF(end, field.bottom()));
        }
        begun = end;
    }
    for (qsizetype seat = 0; seat < looks_.size(); ++seat) {
        const QVariantMap look = looks_[seat].toMap();
        const auto color = [&](const QString& part) { return look[part].value<QColor>(); };
        // Equal lines are drawn side by side.
        const double aside = (static_cast<double>(seat) - static_cast<double>(looks_.size() - 1) / 2) * 3;
        QPolygonF line;
        for (qsizetype at = 0; at < chapters_.size(); ++at)
            line.append(QPointF(x(at), y(chapters_[at].powers.value(seat)) + aside));
        const QColor edge = color(QStringLiteral("edge"));
        const QColor fill = color(QStringLiteral("fill"));
        for (const auto& [ink, more] : {std::pair(edge, 2.0), std::pair(fill, 0.0)}) {
            painter->setPen(QPen(ink, 4 + more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter->drawPolyline(line);
        }
        painter->setPen(QPen(edge, 1));
        painter->setBrush(fill);
        for (const QPointF& point : line) painter->drawEllipse(point, 5, 5);
        painter->drawEllipse(line.last(), kSign, kSign);
        painter->setBrush(Qt::NoBrush);
        reach::painting::paintGlyph(*painter, look[QStringLiteral("shape")].toString(), line.last(),
                                    kSign * 1.3, color(QStringLiteral("on")));
    }
}

#include "moc_power_chart.cpp"
