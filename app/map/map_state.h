#pragma once

#include "app/values/system_view.h"

#include <vector>

// What the map shows, from the values of the systems: the land by itself, since what lies on it changes
// oftener.
namespace reach::painting {

struct ShipStack {
    QString owner;
    int fresh = 0;
    int damaged = 0;

    friend bool operator==(const ShipStack&, const ShipStack&) = default;
};

// What seldom changes during a game.
struct SystemLand {
    QString id;
    int cluster = 0;
    QString spot;
    QString type;
    int slotCount = 0;
    bool inPlay = true;
    QString leads = {};  // of the center: the symbol on the event die

    bool center() const { return !leads.isEmpty(); }
    bool gate() const { return spot == QLatin1StringView("gate"); }

    friend bool operator==(const SystemLand&, const SystemLand&) = default;
};

struct SystemPieces {
    bool known = true;
    QString control;               // empty for nobody
    std::vector<ShipStack> ships;  // only of those who have any
    QList<view::BuildingView> buildings = {};
    QList<view::TokenView> tokens = {};
    QStringList flagships = {};  // their owners

    friend bool operator==(const SystemPieces&, const SystemPieces&) = default;
};

struct MapState {
    std::vector<SystemLand> land;
    std::vector<SystemPieces> pieces;
};

// Ships of one owner that are somewhere else now.
struct ShipMove {
    QString owner;
    int from = 0;
    int to = 0;

    friend bool operator==(const ShipMove&, const ShipMove&) = default;
};

// What moved, as far as it can be told: an owner's ships became fewer in one system only, and as many came to
// others.
std::vector<ShipMove> shipMoves(const std::vector<SystemPieces>& before,
                                const std::vector<SystemPieces>& after);

MapState readSystems(const QList<view::SystemView>& systems);

}  // namespace reach::painting
