#pragma once

#include <QColor>
#include <QHash>
#include <QVariantMap>

#include "app/painting/piece_painter.h"

// The colours of the map, from the theme's table `Theme.map`.
namespace reach::painting {

struct MapColors {
    QColor ground;   // behind the board
    QColor land;     // a planet's wedge
    QColor gate;     // a gate's arc
    QColor line;     // thin borders, emblem
    QColor rift;     // borders that ships cannot cross
    QColor ink;      // numbers
    QColor quiet;    // systems out of play or not counted
    QColor choice;   // systems that can be selected
    QColor slotInk;  // empty building slots
    QHash<QString, QColor> types;
    QHash<QString, PieceInk> owners;

    PieceInk inkOf(const QString& owner) const {
        return owners.value(owner, {quiet, ground, ground, QString()});
    }

    friend bool operator==(const MapColors&, const MapColors&) = default;
};

/// The same colour, with `alpha` from 0 (not seen) to 1.
inline QColor faded(QColor color, qreal alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

MapColors readColors(const QVariantMap& table);
PieceInk readInk(const QVariantMap& table);

}  // namespace reach::painting
