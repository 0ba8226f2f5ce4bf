#pragma once

#include <QFont>
#include <QPainter>

#include "app/painting/map_colors.h"
#include "app/painting/map_geometry.h"
#include "app/painting/map_state.h"
#include "app/painting/rings.h"

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
ShipPlaces placeShips(const MapGeometry& geometry, const MapState& state);

// Within it lies everything that is painted for a system.
QRectF reachOf(const MapGeometry& geometry, int index);

// What lies on the board.
struct MapPieces {
    const MapState& state;
    const ShipPlaces& ships;
    const MapChoice& choice;
};

// Control, choices, buildings and ships, as far as the painter's clip reaches.
void paintPieces(QPainter& painter, const MapGeometry& geometry, const MapPieces& pieces, Rings& rings,
                 const MapColors& colors, const QFont& font);

}  // namespace reach::painting
