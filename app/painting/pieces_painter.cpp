#include <QPainterPath>

#include "app/painting/map_painter.h"
#include "app/painting/stack_layout.h"

namespace reach::painting {
namespace {

QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

// Ships of one owner in one state.
struct Stack {
    QString owner;
    bool damaged = false;
    int count = 0;
};

struct PiecesPainter {
    QPainter& painter;
    const MapGeometry& map;
    const MapState& state;
    const MapColors& colors;
    QFont font;

    qreal unit() const { return map.unit(); }
    PieceInk inkOf(const QString& owner) const {
        return colors.owners.value(owner, {colors.quiet, colors.ground, colors.ground, QString()});
    }

    QPainterPath outline(int index) const {
        QPainterPath path;
        path.addPolygon(map.at(index).outline);
        path.closeSubpath();
        return path;
    }

    // Lines within the wedge, so that neighbours do not run into each other.
    void inside(int index, const QColor& color, qreal width) const {
        painter.save();
        painter.setClipPath(outline(index));
        painter.strokePath(outline(index), QPen(color, width * 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.restore();
    }

    void control(int index) const {
        const SystemPieces& system = state.pieces.at(index);
        if (system.control.isEmpty()) return;
        const PieceInk ink = inkOf(system.control);
        inside(index, faded(ink.fill, 0.16), unit() * 0.11);
        inside(index, faded(ink.fill, 0.30), unit() * 0.065);
        inside(index, ink.edge, unit() * 0.042);
        inside(index, ink.fill, unit() * 0.030);
    }

    void choice(int index, bool offered, bool selected, bool others) const {
        if (selected) {
            painter.fillPath(outline(index), faded(colors.choice, 0.34));
            inside(index, colors.choice, unit() * 0.075);
        } else if (offered) {
            painter.fillPath(outline(index), faded(colors.choice, 0.18));
            inside(index, colors.choice, unit() * 0.040);
        } else if (others) {
            painter.fillPath(outline(index), faded(colors.ground, 0.42));
        }
    }

    void buildings(int index) const {
        const SystemLand& land = state.land.at(index);
        const SystemPlace& place = map.at(index);
        const std::vector<MapBuilding>& built = state.pieces.at(index).buildings;
        const int places = qMax(land.slotCount, static_cast<int>(built.size()));
        if (places == 0 || place.discRadius == 0) return;
        std::vector<LaidStack> cells(places, LaidStack{1, {}});
        QRectF room(0, 0, place.discRadius * 1.78, place.discRadius * 1.5);
        room.moveCenter(place.disc);
        layOut(cells, room, place.discRadius * (places == 1 ? 1.15 : 0.95));
        for (int i = 0; i < places; ++i) {
            const QPointF centre = cells.at(i).place.center();
            const qreal size = cells.at(i).place.height();
            if (i < static_cast<int>(built.size())) {
                const MapBuilding& building = built.at(i);
                paintPiece(painter, building.type, centre, size, inkOf(building.owner), building.damaged,
                           colors.land);
            } else if (land.inPlay) {
                emptySlot(centre, size * 0.8);
            }
        }
    }

    void emptySlot(QPointF centre, qreal size) const {
        QPolygonF triangle;
        triangle << centre + QPointF(0, -size * 0.42) << centre + QPointF(size * 0.48, size * 0.40)
                 << centre + QPointF(-size * 0.48, size * 0.40);
        painter.setBrush(faded(colors.ground, 0.55));
        painter.setPen(
            QPen(colors.slotInk, qMax(1.0, unit() * 0.013), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawPolygon(triangle);
    }

    void ships(int index) const {
        std::vector<Stack> stacks;
        for (const ShipStack& ship : state.pieces.at(index).ships) {
            if (ship.fresh > 0) stacks.push_back({ship.owner, false, ship.fresh});
            if (ship.damaged > 0) stacks.push_back({ship.owner, true, ship.damaged});
        }
        std::vector<LaidStack> cells;
        for (const Stack& stack : stacks)
            cells.push_back({stack.count > 9 ? 2.05 : stack.count > 1 ? 1.5 : 0.95, {}});
        // On a gate with buildings (some cards allow them) these come first.
        layOut(cells, map.at(index).room, unit() * 0.30);
        for (std::size_t i = 0; i < stacks.size(); ++i) ship(stacks.at(i), cells.at(i).place);
    }

    void ship(const Stack& stack, const QRectF& cell) const {
        const qreal size = cell.height();
        paintPiece(painter, u"ship", QPointF(cell.left() + size * 0.47, cell.center().y()), size,
                   inkOf(stack.owner), stack.damaged, colors.land);
        if (stack.count < 2) return;
        QFont bold = font;
        bold.setPixelSize(qMax(7, qRound(size * 0.80)));
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        painter.setPen(colors.ink);
        painter.drawText(
            QRectF(cell.left() + size * 0.9, cell.top(), cell.right() - cell.left() - size * 0.9, size),
            Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, QString::number(stack.count));
    }

    void unknown(int index) const {
        QFont bold = font;
        bold.setPixelSize(qMax(9, qRound(unit() * 0.30)));
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        painter.setPen(colors.quiet);
        painter.drawText(map.at(index).room, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("?"));
    }
};

}  // namespace

void paintPieces(QPainter& painter, const MapGeometry& geometry, const MapState& state,
                 const MapChoice& choice, const MapColors& colors, const QFont& font) {
    const PiecesPainter board{painter, geometry, state, colors, font};
    const bool choosing = !choice.highlighted.isEmpty();
    for (int i = 0; i < kMapSystems; ++i) {
        board.control(i);
        const QString& id = state.land.at(i).id;
        board.choice(i, choice.highlighted.contains(id), choice.selected == id, choosing);
        board.buildings(i);
        if (!state.pieces.at(i).known && state.land.at(i).inPlay)
            board.unknown(i);
        else
            board.ships(i);
    }
}

}  // namespace reach::painting
