#include "app/painting/rings.h"

#include <QPainterPath>

#include "app/painting/map_painter.h"

namespace reach::painting {
namespace {

QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

// The rings lie side by side: outside what can be chosen, inside who is in control.
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

Rings::Picture Rings::painted(const MapGeometry& geometry, const RingLook& look, const MapColors& colors,
                              const QTransform& scale, QPainter::RenderHints hints) {
    const QRect area = scale.mapRect(geometry.at(look.system).outline.boundingRect()).toAlignedRect();
    Picture picture{area.topLeft(), QImage(area.size(), QImage::Format_ARGB32_Premultiplied)};
    picture.image.fill(Qt::transparent);
    QPainter painter(&picture.image);
    painter.setRenderHints(hints);
    painter.setTransform(scale * QTransform::fromTranslate(-area.x(), -area.y()));
    stroke(painter, geometry, look, colors);
    painter.end();  // an image that is being painted on is copied, not shared
    return picture;
}

void Rings::paint(QPainter& painter, const MapGeometry& geometry, const RingLook& look,
                  const MapColors& colors) {
    if (look.control.isEmpty() && look.offer == Offer::None) return;
    const QTransform scale = painter.combinedTransform();
    if (scale != scale_) forget();
    scale_ = scale;
    Picture picture;
    if (const Picture* known = kept_.object(look)) {
        picture = *known;
    } else {
        picture = painted(geometry, look, colors, scale, painter.renderHints());
        kept_.insert(look, new Picture(picture), picture.image.sizeInBytes());
    }
    painter.save();
    painter.resetTransform();
    painter.drawImage(picture.at, picture.image);
    painter.restore();
}

}  // namespace reach::painting
