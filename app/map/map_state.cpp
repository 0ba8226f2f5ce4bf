#include "app/map/map_state.h"

#include <array>

namespace reach::painting {
namespace {

constexpr std::array kOwners{"red", "blue", "white", "yellow", "empire", "free", "blight"};

std::vector<ShipStack> stacksOf(const QList<view::FleetView>& fleets) {
    std::vector<ShipStack> ships;
    for (qsizetype i = 0; i < fleets.size() && i < static_cast<qsizetype>(kOwners.size()); ++i)
        if (const auto [fresh, damaged] = fleets[i]; fresh + damaged > 0)
            ships.push_back({QString::fromLatin1(kOwners.at(i)), fresh, damaged});
    return ships;
}

int shipsOf(const SystemPieces& system, const QString& owner) {
    int count = 0;
    for (const ShipStack& stack : system.ships) {
        if (stack.owner == owner) count += stack.fresh + stack.damaged;
    }
    return count;
}

}  // namespace

std::vector<ShipMove> shipMoves(const std::vector<SystemPieces>& before,
                                const std::vector<SystemPieces>& after) {
    std::vector<ShipMove> moves;
    for (const char* name : kOwners) {
        const QString owner = QString::fromLatin1(name);
        std::vector<int> sources;
        std::vector<int> goals;
        int balance = 0;
        for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
            const int more = shipsOf(after.at(i), owner) - shipsOf(before.at(i), owner);
            balance += more;
            if (more < 0) sources.push_back(static_cast<int>(i));
            if (more > 0) goals.push_back(static_cast<int>(i));
        }
        if (balance != 0 || sources.size() != 1) continue;
        for (const int goal : goals) moves.push_back({owner, sources.front(), goal});
    }
    return moves;
}

MapState readSystems(const QList<view::SystemView>& systems) {
    MapState state;
    for (const view::SystemView& system : systems) {
        state.land.push_back({system.id, system.cluster, system.spot, system.type, system.buildingSlots,
                              system.inPlay, system.leads});
        state.pieces.push_back({system.known, system.control, stacksOf(system.ships), system.buildings,
                                system.tokens, system.flagships});
    }
    return state;
}

}  // namespace reach::painting
