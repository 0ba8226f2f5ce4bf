#pragma once

#include <QFont>
#include <QPainter>

#include "app/map/map_geometry.h"
#include "app/map/map_state.h"
#include "app/map/rings.h"
#include "app/painting/map_colors.h"

namespace reach::painting {

// What is chosen or can be.
struct MapChoice {
    QStringList highlighted;
    QString selected;

    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

// The board itself: it stays as it is during a game.
void paintLand(QPainter& painter, const MapGeometry& geometry, const std::vector<SystemLand>& land,
               const MapColors& colors, const QFont& font);

// Where the ships of each system lie, stack by stack; worth keeping while they do not change.
using ShipPlaces = std::array<std::vector<QRectF>, kMostSystems>;
std::vector<QRectF> placeShips(const SystemPlace& place, const SystemPieces& system, qreal unit);

// Within it lies everything that is painted for a system.
QRectF reachOf(const MapGeometry& geometry, int index);

// A piece in its place; its colours are its owner's.
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

// What is kept from one time to the next: most of what a part of the board shows is as it was.
struct MapPictures {
    Rings rings{4 << 20};
    KeptPictures<PieceLook> pieces{1 << 20};

    void forget() {
        rings.forget();
        pieces.forget();
    }
};

// What lies on the board.
struct MapPieces {
    const MapState& state;
    const ShipPlaces& ships;
    const MapChoice& choice;
};

// Control, choices, buildings and ships, as far as the painter's clip reaches.
void paintPieces(QPainter& painter, const MapGeometry& geometry, const MapPieces& pieces, MapPictures& kept,
                 const MapColors& colors, const QFont& font);

}  // namespace reach::painting
