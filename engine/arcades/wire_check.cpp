#include "engine/arcades/wire.h"

#include <algorithm>

namespace reach::arcades {
namespace {

using namespace event;

constexpr int kMost = 24;  ///< of any piece in the box

constexpr bool within(int value, int lowest, int highest) {
    return value >= lowest && value <= highest;
}
constexpr bool areMany(int count) {
    return within(count, 0, kMost);
}
constexpr bool areMany(const Ships& ships) {
    return areMany(ships.fresh) && areMany(ships.damaged);
}
constexpr bool isAColor(Player player) {
    return index(player) < kPlayerColors;
}
constexpr bool isColorOrNone(Player player) {
    return player == Player::None || isAColor(player);
}
constexpr bool isCluster(int cluster) {
    return within(cluster, 0, kClusters - 1);
}
constexpr bool isClusterOrNone(int cluster) {
    return within(cluster, -1, kClusters - 1);
}
constexpr bool isResource(Resource resource) {
    return index(resource) < kResources;
}
constexpr bool isPlanetOrNone(SystemId system) {
    return system == SystemId::None || isPlanet(system);
}
constexpr bool isMarker(int marker) {
    return within(marker, 0, kMarkers - 1);
}
constexpr bool isCard(ActionCard card) {
    return isFaceUp(card);
}
template <typename List>
bool areResources(const List& list) {
    return std::all_of(list.begin(), list.end(), isResource);
}
bool areDice(const RolledFaces& faces) {
    for (const auto& die : faces)
        if (!std::all_of(die.begin(), die.end(), [](int count) { return within(count, 0, kMostDice); }))
            return false;
    return true;
}

bool isSoundAbout(const command::Correct& c) {
    using command::About;
    if (!isColorOrNone(c.player) || !isColorOrNone(c.other) || !areMany(c.ships) ||
        !within(c.number, 0, kHighestPower) || !isClusterOrNone(c.cluster) || !areResources(c.resources))
        return false;
    switch (c.about) {
        case About::Power:
        case About::Hand:
        case About::Resources: return isAColor(c.player);
        case About::Ships: return isAColor(c.player) && index(c.system) < kClusters * 4;
        case About::Agent: return isAColor(c.player) && isPlanet(c.system);
        case About::City:
        case About::Token: return isPlanet(c.system);
        case About::Trophies: return isAColor(c.player) && isAColor(c.other);
        case About::Advance: return isAColor(c.player) && c.advance != Advance::None;
        case About::Marker: return isMarker(c.number);
        case About::Initiative: return isAColor(c.player);
        case About::Chapter: return within(c.number, 1, kChapters);
    }
    return false;
}

/// One overload for each event with something to check beyond the kinds of its fields.
struct Check {
    template <typename Other>
    bool operator()(const Other&) const {
        return true;
    }
    bool operator()(const ChapterBegan& e) const { return within(e.chapter, 1, kChapters); }
    bool operator()(const RoundBegan& e) const { return areMany(e.round); }
    bool operator()(const TurnBegan& e) const { return isColorOrNone(e.player); }
    bool operator()(const AgentMoved& e) const { return isAColor(e.player) && isPlanet(e.to); }
    bool operator()(const ShipsPlaced& e) const {
        return isAColor(e.player) && isCluster(e.cluster) && areMany(e.ships);
    }
    bool operator()(const ShipsMoved& e) const {
        return isAColor(e.player) && isCluster(e.from) && isCluster(e.to) && areMany(e.ships);
    }
    bool operator()(const ShipsRepaired& e) const {
        return isAColor(e.player) && isCluster(e.cluster) && areMany(e.ships);
    }
    bool operator()(const ShipsHit& e) const {
        return isAColor(e.player) && isCluster(e.cluster) && areMany(e.hits) && isColorOrNone(e.taker);
    }
    bool operator()(const ShipRemoved& e) const { return isAColor(e.player) && isCluster(e.cluster); }
    bool operator()(const TrophiesReturned& e) const {
        return isAColor(e.holder) && isAColor(e.owner) && areMany(e.ships);
    }
    bool operator()(const CityBuilt& e) const { return isAColor(e.player) && isPlanet(e.planet); }
    bool operator()(const CityFreshened& e) const { return isPlanet(e.planet); }
    bool operator()(const PowerChanged& e) const { return isAColor(e.player) && within(e.by, -99, 99); }
    bool operator()(const TokenTaken& e) const { return isColorOrNone(e.player) && isPlanet(e.planet); }
    bool operator()(const TokenPlaced& e) const { return isPlanet(e.planet); }
    bool operator()(const ResourceGained& e) const { return isAColor(e.player) && isResource(e.resource); }
    bool operator()(const ResourceSpent& e) const { return isAColor(e.player) && isResource(e.resource); }
    bool operator()(const ResourceGiven& e) const {
        return isAColor(e.from) && isAColor(e.to) && isResource(e.resource);
    }
    bool operator()(const ResourceStolen& e) const {
        return isAColor(e.from) && isColorOrNone(e.to) && within(e.slot, 0, kResourceSlots - 1);
    }
    bool operator()(const Arranged& e) const { return isAColor(e.player) && areResources(e.slots); }
    bool operator()(const Researched& e) const { return isAColor(e.player) && e.advance != Advance::None; }
    bool operator()(const StartCardDrawn& e) const { return isCluster(e.cluster); }
    bool operator()(const HandDealt& e) const { return isAColor(e.player) && areMany(e.cards); }
    bool operator()(const OfferShown& e) const {
        return isAColor(e.player) && std::all_of(e.cards.begin(), e.cards.end(), isCard);
    }
    bool operator()(const CardDrawn& e) const { return isAColor(e.player) && isCard(e.card); }
    bool operator()(const CardPlayed& e) const { return isAColor(e.player) && isCard(e.card); }
    bool operator()(const SuitRenounced& e) const { return isAColor(e.player) && areMany(e.round); }
    bool operator()(const RevokeFound& e) const { return isAColor(e.player) && areMany(e.round); }
    bool operator()(const CardUsed& e) const { return areMany(e.points); }
    bool operator()(const PointsSpent& e) const { return areMany(e.points); }
    bool operator()(const InitiativeTaken& e) const { return isAColor(e.player); }
    bool operator()(const ClusterScored& e) const {
        return isCluster(e.cluster) && areMany(e.prize.first) && areMany(e.prize.second);
    }
    bool operator()(const MarkerPlaced& e) const {
        return isMarker(e.marker) && isCluster(e.cluster) && isColorOrNone(e.player);
    }
    bool operator()(const MarkerTurned& e) const { return isMarker(e.marker); }
    bool operator()(const BattleBegan& e) const {
        const Battle& b = e.battle;
        return isAColor(b.attacker) && isAColor(b.defender) && isCluster(b.cluster) && areDice(b.faces) &&
               std::all_of(b.dice.begin(), b.dice.end(),
                           [](int count) { return within(count, 0, kMostDice); });
    }
    bool operator()(const DiceRolled& e) const { return areDice(e.faces); }
    bool operator()(const Asked& e) const {
        return isColorOrNone(e.pending.player) && areMany(e.pending.count);
    }
    bool operator()(const Answered& e) const { return areMany(e.left); }
    bool operator()(const BotActed& e) const {
        const BotStep& s = e.step;
        return isAColor(s.bot) && isColorOrNone(s.rival) && isClusterOrNone(s.cluster) && areMany(s.ships) &&
               areMany(s.fromLeft) && areMany(s.hits) && within(s.advantage, -kMost, kMost) &&
               isPlanetOrNone(s.planet);
    }
    bool operator()(const GameEnded& e) const { return isColorOrNone(e.winner); }
    bool operator()(const Corrected& e) const { return isSoundAbout(e.correction); }
};

}  // namespace

bool isSound(const Event& event) {
    return std::visit(Check{}, event);
}

}  // namespace reach::arcades
