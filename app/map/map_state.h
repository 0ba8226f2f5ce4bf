#pragma once

#include "app/values/system_view.h"

#include <vector>

// The state shown by the map, made from the values of the systems. The land is separate, because the pieces
// on it change more often.
namespace reach::painting {

struct ShipStack {
    QString owner;
    int fresh = 0;
    int damaged = 0;

    friend bool operator==(const ShipStack&, const ShipStack&) = default;
};

// The part of a system that seldom changes during a game.
struct SystemLand {
    QString id;
    int cluster = 0;
    QString spot;
    QString type;
    int slotCount = 0;
    bool inPlay = true;
    QString leads = {};  // for the center: the symbol on the event die

    bool center() const { return !leads.isEmpty(); }
    bool gate() const { return spot == QLatin1StringView("gate"); }

    friend bool operator==(const SystemLand&, const SystemLand&) = default;
};

struct SystemPieces {
    bool known = true;
    QString control;               // empty for no player
    std::vector<ShipStack> ships;  // only owners with ships
    QList<view::BuildingView> buildings = {};
    QList<view::TokenView> tokens = {};
    QStringList flagships = {};  // their owners

    friend bool operator==(const SystemPieces&, const SystemPieces&) = default;
};

struct MapState {
    std::vector<SystemLand> land;
    std::vector<SystemPieces> pieces;
};

// Ships of one owner that moved to another system.
struct ShipMove {
    QString owner;
    int from = 0;
    int to = 0;

    friend bool operator==(const ShipMove&, const ShipMove&) = default;
};

// Returns the moves between two states that can be recognised: an owner has fewer ships in exactly one
// system, and the same number of ships more in other systems.
std::vector<ShipMove> shipMoves(const std::vector<SystemPieces>& before,
                                const std::vector<SystemPieces>& after);

MapState readSystems(const QList<view::SystemView>& systems);

}  // namespace reach::painting
