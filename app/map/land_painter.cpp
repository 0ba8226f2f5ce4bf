#include <QPainterPath>
#include <QRandomGenerator>
#include <cmath>
#include <numbers>

#include "app/map/map_painter.h"

namespace reach::painting {
namespace {

QPainterPath pathOf(const QPolygonF& polygon) {
    QPainterPath path;
    path.addPolygon(polygon);
    path.closeSubpath();
    return path;
}

struct LandPainter {
    QPainter& painter;
    const MapGeometry& map;
    const std::vector<SystemLand>& land;
    const MapColors& colors;
    QFont font;

    qreal unit() const { return map.unit(); }
    qreal thin() const { return qMax(1.0, unit() * 0.012); }

    void wedge(int index) const {
        const SystemLand& system = land.at(index);
        const SystemPlace& place = map.at(index);
        const QPainterPath outline = pathOf(place.outline);
        if (!system.inPlay) {
            painter.fillPath(outline, colors.ground);
            painter.fillPath(outline, QBrush(faded(colors.quiet, 0.28), Qt::BDiagPattern));
            return;
        }
        const bool gate = system.gate();
        painter.fillPath(outline, gate ? colors.gate : colors.land);
        if (system.center()) rings(outline);
        if (gate) return;
        const QColor type = colors.types.value(system.type, colors.quiet);
        QRadialGradient glow(place.disc, unit() * 0.95);
        glow.setColorAt(0, faded(type, 0.42));
        glow.setColorAt(1, faded(type, 0.07));
        painter.fillPath(outline, glow);
    }

    // Rings around the Twisted Passage, fainter towards the middle.
    void rings(const QPainterPath& outline) const {
        const QRectF bounds = outline.boundingRect();
        painter.setBrush(Qt::NoBrush);
        for (const qreal part : {0.86, 0.64, 0.42, 0.20}) {
            painter.setPen(QPen(faded(colors.line, 0.15 + 0.4 * part), thin() * 1.5));
            painter.drawEllipse(bounds.center(), bounds.width() / 2 * part, bounds.height() / 2 * part);
        }
    }

    // The label at the foot of a wedge: the cluster's number and the symbol. A gate's number is in a ring.
    void label(int index) const {
        const SystemLand& system = land.at(index);
        const SystemPlace& place = map.at(index);
        const QColor ink = system.inPlay ? colors.ink : colors.quiet;
        const qreal size = place.labelRadius * 1.5;
        QFont bold = font;
        bold.setPixelSize(qMax(8, qRound(size * 1.05)));
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        painter.setPen(ink);
        if (system.center()) return die(place, system.leads);
        const QString number = QString::number(system.cluster);
        QRectF box(0, 0, size * 2, size * 2);
        if (system.gate()) {
            // Dimmer than the numbers of ships, which may lie on the same line.
            box.moveCenter(place.label);
            painter.setPen(faded(ink, 0.7));
            painter.drawText(box, Qt::AlignCenter, number);
            painter.setPen(QPen(faded(ink, 0.45), thin() * 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(place.label, place.labelRadius, place.labelRadius);
            return;
        }
        box.moveCenter(place.label - QPointF(size * 0.36, 0));
        painter.drawText(box, Qt::AlignCenter, number);
        paintGlyph(painter, system.spot, place.label + QPointF(size * 0.38, 0), size * 0.72, ink);
    }

    // The event die in the middle.
    void die(const SystemPlace& place, const QString& symbol) const {
        QRectF face(0, 0, place.labelRadius * 1.8, place.labelRadius * 1.8);
        face.moveCenter(place.label);
        painter.setBrush(colors.ground);
        painter.setPen(QPen(faded(colors.ink, 0.75), thin() * 1.5));
        painter.drawRoundedRect(face, place.labelRadius * 0.4, place.labelRadius * 0.4);
        paintGlyph(painter, symbol, place.label, place.labelRadius * 1.25, colors.ink);
    }

    void disc(int index) const {
        const SystemLand& system = land.at(index);
        const SystemPlace& place = map.at(index);
        if (place.discRadius == 0) return;
        const QColor type =
            system.inPlay ? colors.types.value(system.type, colors.quiet) : faded(colors.quiet, 0.5);
        QRadialGradient light(place.disc - QPointF(place.discRadius, place.discRadius) * 0.35,
                              place.discRadius * 1.6);
        light.setColorAt(0, faded(type, system.inPlay ? 0.60 : 0.16));
        light.setColorAt(1, faded(type, system.inPlay ? 0.16 : 0.05));
        painter.setBrush(colors.land);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(place.disc, place.discRadius, place.discRadius);
        painter.setBrush(light);
        painter.setPen(QPen(type, thin() * 1.6));
        painter.drawEllipse(place.disc, place.discRadius, place.discRadius);

        painter.setBrush(colors.ground);
        painter.drawEllipse(place.badge, place.badgeRadius, place.badgeRadius);
        paintGlyph(painter, system.type, place.badge, place.badgeRadius * 1.3, type);
    }

    // A jagged line with teeth of a fixed size.
    void rift(const QLineF& line) const {
        constexpr int kTeeth = 9;
        const QPointF step = (line.p2() - line.p1()) / kTeeth;
        const QPointF aside = QPointF(-step.y(), step.x()) / std::hypot(step.x(), step.y()) * unit() * 0.035;
        QPainterPath path(line.p1());
        for (int i = 1; i < kTeeth; ++i) path.lineTo(line.p1() + step * i + aside * (i % 2 == 0 ? 1 : -1));
        path.lineTo(line.p2());
        const auto stroke = [&](const QColor& color, qreal width) {
            painter.strokePath(path, QPen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        };
        stroke(colors.line, unit() * 0.075);
        stroke(colors.rift, unit() * 0.075 - thin() * 2);
    }

    void borders() const {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(colors.line, 0.6), thin()));
        for (int i = 0; i < map.systems(); ++i) painter.drawPolygon(map.at(i).outline);
        for (const Border& border : map.borders()) {
            if (border.rift) rift(border.line);
        }
        painter.setPen(QPen(colors.line, thin() * 2));
        painter.drawPolygon(map.rim());
        painter.drawPolygon(map.hollow());
    }

    // The path over the gate of a cluster that is out of play.
    void pathAcross(int gate) const {
        const SystemPlace& place = map.at(gate);
        const QPointF bend = place.centre * 2 - (place.across[0] + place.across[1]) / 2;
        QPainterPath path(place.across[0]);
        path.quadTo(bend, place.across[1]);
        painter.strokePath(path, QPen(colors.ground, unit() * 0.13, Qt::SolidLine, Qt::FlatCap));
        QPen dashes(colors.line, unit() * 0.035, Qt::CustomDashLine, Qt::RoundCap);
        dashes.setDashPattern({0.1, 2.1});
        painter.strokePath(path, dashes);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.line);
        for (const QPointF end : place.across) painter.drawEllipse(end, unit() * 0.045, unit() * 0.045);
    }

    // The void in the middle: a compass of thin lines.
    void emblem() const {
        const QPointF middle = map.area().center();
        const QRectF hollow = map.hollow().boundingRect();
        const qreal radius = qMin(hollow.width(), hollow.height()) / 2;
        painter.save();
        painter.setClipPath(pathOf(map.hollow()));
        painter.fillPath(pathOf(map.hollow()), colors.rift);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(colors.line, 0.5), thin()));
        for (const qreal part : {0.34, 0.70})
            painter.drawEllipse(middle, hollow.width() / 2 * part, hollow.height() / 2 * part);
        for (int i = 0; i < 12; ++i) {
            const qreal angle = std::numbers::pi * i / 6;
            const QPointF way(std::cos(angle) * hollow.width() / 2, std::sin(angle) * hollow.height() / 2);
            painter.drawLine(middle + way * 0.70, middle + way * (i % 2 == 0 ? 0.94 : 0.82));
        }
        paintGlyph(painter, u"power", middle, radius * 1.15, colors.line);
        painter.restore();
    }

    // Faint stars, always the same ones.
    void stars() const {
        QRandomGenerator random(7);
        painter.setPen(Qt::NoPen);
        for (int i = 0; i < 220; ++i) {
            const QPointF at(map.area().left() + random.bounded(1.0) * map.area().width(),
                             map.area().top() + random.bounded(1.0) * map.area().height());
            const qreal radius = unit() * (0.003 + 0.006 * random.bounded(1.0));
            painter.setBrush(faded(colors.ink, 0.10 + 0.25 * random.bounded(1.0)));
            if (map.systemAt(at) >= 0) painter.drawEllipse(at, radius, radius);
        }
    }
};

}  // namespace

void paintLand(QPainter& painter, const MapGeometry& geometry, const std::vector<SystemLand>& land,
               const MapColors& colors, const QFont& font) {
    const LandPainter board{painter, geometry, land, colors, font};
    painter.fillPath(pathOf(geometry.rim()), colors.rift);
    for (int i = 0; i < geometry.systems(); ++i) board.wedge(i);
    board.stars();
    board.borders();
    if (geometry.systems() == kMapSystems) board.emblem();
    for (int i = 0; i < geometry.systems(); ++i) {
        if (i % kMapSpots == 0 && i < kMapSystems && !land.at(i + 1).inPlay) board.pathAcross(i);
        board.disc(i);
        board.label(i);
    }
}

}  // namespace reach::painting
