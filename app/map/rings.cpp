#include "app/map/rings.h"

#include <QPainterPath>

#include "app/map/map_painter.h"

namespace reach::painting {
namespace {

QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

// The two rings are side by side: outside the one for selection, inside the one for control.
void stroke(QPainter& painter, const MapGeometry& geometry, const RingLook& look, const MapColors& colors) {
    QPainterPath wedge;
    wedge.addPolygon(geometry.at(look.system).outline);
    wedge.closeSubpath();
    const qreal unit = geometry.unit();
    const PieceInk ink = colors.inkOf(look.control);
    const bool selected = look.offer == Offer::Chosen;
    const qreal chosen = selected ? unit * 0.055 : look.offer == Offer::Choosable ? unit * 0.035 : 0;
    if (chosen > 0) painter.fillPath(wedge, faded(colors.choice, selected ? 0.22 : 0.12));
    if (!look.control.isEmpty()) painter.fillPath(wedge, faded(ink.fill, 0.07));
    // Within the wedge, so that neighbours do not run into each other.
    painter.setClipPath(wedge);
    const auto line = [&](const QColor& color, qreal width) {
        painter.strokePath(wedge, QPen(color, width * 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    };
    if (!look.control.isEmpty()) {
        line(faded(ink.fill, 0.16), chosen + unit * 0.10);
        line(ink.edge, chosen + unit * 0.044);
        line(ink.fill, chosen + unit * 0.032);
    }
    if (chosen > 0) line(colors.choice, chosen);
}

}  // namespace

void paintRing(QPainter& painter, const MapGeometry& geometry, const RingLook& look, const MapColors& colors,
               Rings& kept) {
    if (look.control.isEmpty() && look.offer == Offer::None) return;
    kept.paint(painter, look, geometry.at(look.system).outline.boundingRect(),
               [&](QPainter& picture) { stroke(picture, geometry, look, colors); });
}

}  // namespace reach::painting
