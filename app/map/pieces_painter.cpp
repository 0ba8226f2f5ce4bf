#include "app/map/map_painter.h"

namespace reach::painting {
namespace {

// The height of a number's ground, in pixels, from which on it is read without leaning in.
constexpr qreal kReadable = 14;

// The place of the number of a stack: beside the piece, or on it, where there is less room.
enum class Numbers { Beside, On };

// Ships of one owner in one state, or a Flagship, or Blight.
struct Stack {
    QString owner;
    bool damaged = false;
    int count = 0;
    bool flagship = false;

    QStringView piece() const { return owner == u"blight" ? u"blight" : flagship ? u"flagship" : u"ship"; }
    qreal pieceWidth() const {
        return damaged || piece() != u"ship" ? 1.0 : 0.86;
    }  // relative to its height; a tipped ship is wider
    qreal width(Numbers numbers) const {
        if (numbers == Numbers::On) return pieceWidth() + (count > 9 ? 0.35 : 0);
        return pieceWidth() + (count > 9 ? 1.1 : count > 1 ? 0.58 : 0);
    }
};

std::vector<Stack> stacksOf(const SystemPieces& system) {
    std::vector<Stack> stacks;
    for (const QString& owner : system.flagships) stacks.push_back({owner, false, 1, true});
    for (const ShipStack& ship : system.ships) {
        if (ship.fresh > 0) stacks.push_back({ship.owner, false, ship.fresh});
        if (ship.damaged > 0) stacks.push_back({ship.owner, true, ship.damaged});
    }
    return stacks;
}

// Some cards allow buildings on gates. These are placed before the ships.
qsizetype looseBuildings(const SystemPlace& place, const SystemPieces& system) {
    return place.discRadius == 0 ? system.buildings.size() : 0;
}

struct PiecesPainter {
    QPainter& painter;
    const MapGeometry& map;
    const MapState& state;
    const MapColors& colors;
    QFont font;
    MapPictures& kept;

    qreal unit() const { return map.unit(); }
    PieceInk inkOf(const QString& owner) const { return colors.inkOf(owner); }

    void seal(int index) const {
        const QString& owner = state.pieces.at(index).control;
        if (owner.isEmpty()) return;
        const SystemPlace& place = map.at(index);
        const PieceInk ink = inkOf(owner);
        painter.setBrush(ink.fill);
        painter.setPen(QPen(ink.edge, unit() * 0.012));
        painter.drawEllipse(place.seal, place.sealRadius, place.sealRadius);
        paintGlyph(painter, ink.shape, place.seal, place.sealRadius * 1.15, ink.mark);
    }

    // A planet's buildings are in its slots, side by side.
    void buildings(int index) const {
        const SystemPlace& place = map.at(index);
        const QList<view::BuildingView>& built = state.pieces.at(index).buildings;
        const int places = qMax(state.land.at(index).slotCount, static_cast<int>(built.size()));
        if (places == 0 || place.discRadius == 0) return;
        const qreal size = place.discRadius * (places == 1 ? 1.15 : 1.86 / places);
        for (int i = 0; i < places; ++i) {
            const QPointF centre = place.disc + QPointF(size * 0.98 * (i - (places - 1) / 2.0), 0);
            if (i < static_cast<int>(built.size()))
                building(built.at(i), centre, size);
            else if (state.land.at(index).inPlay)
                emptySlot(centre, size * 0.8);
        }
    }

    void building(const view::BuildingView& building, QPointF centre, qreal size) const {
        piece({building.type, building.owner, centre, size, building.damaged});
    }

    void piece(const PieceLook& look) const {
        kept.pieces.paint(painter, look, pieceArea(look.centre, look.size), [&](QPainter& picture) {
            paintPiece(picture, look.name, look.centre, look.size, inkOf(look.owner), look.damaged,
                       colors.land);
        });
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

    void ships(int index, const std::vector<QRectF>& cells) const {
        const SystemPieces& system = state.pieces.at(index);
        const std::vector<Stack> stacks = stacksOf(system);
        const qsizetype built = looseBuildings(map.at(index), system);
        for (qsizetype i = 0; i < built; ++i)
            building(system.buildings.at(i), cells.at(i).center(), cells.at(i).height());
        for (std::size_t i = 0; i < stacks.size(); ++i) ship(stacks.at(i), cells.at(built + i));
    }

    void ship(const Stack& stack, const QRectF& cell) const {
        const qreal size = cell.height();
        piece({stack.piece().toString(), stack.owner,
               QPointF(cell.left() + size * stack.pieceWidth() / 2, cell.center().y()), size, stack.damaged});
        number(stack.count, cell, size * stack.pieceWidth());
    }

    // Tokens come after the ships. Tokens without an owner are drawn in the ink colour.
    void tokens(int index, const std::vector<QRectF>& cells) const {
        const QList<view::TokenView>& tokens = state.pieces.at(index).tokens;
        const PieceInk plain{colors.ink, colors.land, colors.land, QString()};
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            const view::TokenView& token = tokens.at(i);
            const QRectF& cell = cells.at(cells.size() - tokens.size() + i);
            const qreal size = cell.height();
            paintToken(painter, token.glyph, QPointF(cell.left() + size / 2, cell.center().y()), size,
                       token.owner.isEmpty() ? plain : inkOf(token.owner), token.hollow, colors.land);
            number(token.count, cell, size);
        }
    }

    // A number larger than 1 is beside the piece, or where the cell has no room for that on its corner, on a
    // ground of its own.
    void number(int count, const QRectF& cell, qreal pieceWidth) const {
        if (count < 2) return;
        const QString text = QString::number(count);
        const bool beside = cell.width() > pieceWidth + cell.height() * 0.5;
        // The number of a small piece is larger, and reaches over its corner instead of over more of the
        // piece.
        const qreal within = cell.height() * 0.56;
        const qreal tall = qMax(within, qMin(kReadable, cell.height() * 0.70));
        QFont bold = font;
        bold.setPixelSize(qMax(7, qRound(beside ? cell.height() * 0.80 : tall * 1.04)));
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        if (beside) {
            painter.setPen(colors.ink);
            painter.drawText(cell.adjusted(pieceWidth, 0, 0, 0),
                             Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, text);
            return;
        }
        QRectF ground(0, 0, tall * (0.40 + 0.45 * text.size()), tall);
        ground.moveBottomRight(cell.bottomRight() + QPointF(tall - within, tall - within));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.land);
        painter.drawRoundedRect(ground, tall * 0.3, tall * 0.3);
        painter.setPen(colors.ink);
        painter.drawText(ground, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    void unknown(int index) const {
        QFont bold = font;
        bold.setPixelSize(qMax(9, qRound(unit() * 0.30)));
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        painter.setPen(colors.quiet);
        QRectF box(0, 0, unit(), unit());
        box.moveCenter(map.at(index).room.heart());
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("?"));
    }
};

}  // namespace

std::vector<QRectF> placeShips(const MapGeometry& geometry, int index, const SystemPieces& system) {
    const SystemPlace& place = geometry.at(index);
    // Nothing is printed in a gate but its number, so its pieces may be larger than those beside a planet.
    const bool gate = place.discRadius == 0;
    const qreal tallest = geometry.unit() * (gate ? 0.41 : 0.33);
    const qreal readable = geometry.unit() * (gate ? 0.30 : 0.18);
    const auto shapes = [&](Numbers numbers) {
        std::vector<qreal> widths(looseBuildings(place, system), 1.0);
        for (const Stack& stack : stacksOf(system)) widths.push_back(stack.width(numbers));
        for (const view::TokenView& token : system.tokens)
            widths.push_back(token.count > 1 && numbers == Numbers::Beside ? 1.58 : 1.0);
        return widths;
    };
    const std::vector<QRectF>& apart = place.room.place(shapes(Numbers::Beside), tallest);
    if (apart.empty() || apart.front().height() >= readable) return apart;
    const std::vector<QRectF>& close = geometry.closeRoom(index).place(shapes(Numbers::On), tallest);
    return close.front().height() > apart.front().height() ? close : apart;
}

QRectF reachOf(const MapGeometry& geometry, int index) {
    const qreal edge = geometry.unit() * 0.1;
    return geometry.at(index).outline.boundingRect().adjusted(-edge, -edge, edge, edge);
}

void paintPieces(QPainter& painter, const MapGeometry& geometry, const MapPieces& pieces, MapPictures& kept,
                 const MapColors& colors, const QFont& font) {
    const PiecesPainter board{painter, geometry, pieces.state, colors, font, kept};
    const QRectF area = painter.hasClipping() ? painter.clipBoundingRect() : geometry.area();
    for (int i = 0; i < geometry.systems(); ++i) {
        if (!area.intersects(reachOf(geometry, i))) continue;
        const SystemLand& land = pieces.state.land.at(i);
        const Offer offer = pieces.choice.selected == land.id             ? Offer::Chosen
                            : pieces.choice.highlighted.contains(land.id) ? Offer::Choosable
                                                                          : Offer::None;
        paintRing(painter, geometry, {i, pieces.state.pieces.at(i).control, offer}, colors, kept.rings);
        board.seal(i);
        board.buildings(i);
        if (pieces.state.pieces.at(i).known || !land.inPlay)
            board.ships(i, pieces.ships.at(i));
        else
            board.unknown(i);
        board.tokens(i, pieces.ships.at(i));
    }
}

}  // namespace reach::painting
