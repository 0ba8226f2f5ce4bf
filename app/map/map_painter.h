#pragma once

#include <QFont>
#include <QPainter>

#include "app/map/map_geometry.h"
#include "app/map/map_state.h"
#include "app/map/rings.h"
#include "app/painting/map_colors.h"

namespace reach::painting {

// The selected system and the systems that can be selected.
struct MapChoice {
    QStringList highlighted;
    QString selected;

    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

// Paints the board, which does not change during a game.
void paintLand(QPainter& painter, const MapGeometry& geometry, const std::vector<SystemLand>& land,
               const MapColors& colors, const QFont& font);

// The places of the ships in each system, stack by stack. They can be cached until the ships change. A system
// with more pieces than have room at a readable size has them closer together, with numbers on the ships
// instead of beside them.
using ShipPlaces = std::array<std::vector<QRectF>, kMostSystems>;
std::vector<QRectF> placeShips(const MapGeometry& geometry, int index, const SystemPieces& system);

// Returns a rectangle that contains everything painted for a system.
QRectF reachOf(const MapGeometry& geometry, int index);

// A piece in its place. Its colours are those of its owner.
struct PieceLook {
    QString name;
    QString owner;
    QPointF centre;
    qreal size = 0;
    bool damaged = false;

    friend bool operator==(const PieceLook&, const PieceLook&) = default;
    friend size_t qHash(const PieceLook& look, size_t seed = 0) {
        return qHashMulti(seed, look.name, look.owner, look.centre.x(), look.centre.y(), look.size,
                          look.damaged);
    }
};

// Pictures cached between two paintings, because most parts of the board do not change.
struct MapPictures {
    Rings rings{4 << 20};
    KeptPictures<PieceLook> pieces{1 << 20};

    void forget() {
        rings.forget();
        pieces.forget();
    }
};

// The pieces on the board.
struct MapPieces {
    const MapState& state;
    const ShipPlaces& ships;
    const MapChoice& choice;
};

// Paints control, choices, buildings and ships inside the painter's clip.
void paintPieces(QPainter& painter, const MapGeometry& geometry, const MapPieces& pieces, MapPictures& kept,
                 const MapColors& colors, const QFont& font);

}  // namespace reach::painting
