#pragma once

#include <QFont>
#include <QPainter>

#include "app/painting/map_colors.h"
#include "app/painting/map_geometry.h"
#include "app/painting/map_state.h"

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

// Control, choices, buildings and ships.
void paintPieces(QPainter& painter, const MapGeometry& geometry, const MapState& state,
                 const MapChoice& choice, const MapColors& colors, const QFont& font);

}  // namespace reach::painting
