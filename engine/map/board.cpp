#include "engine/map/board.h"

#include "engine/core/colors.h"
#include "engine/map/setup_cards.h"
#include "engine/map/ways.h"

namespace reach {
namespace {

struct Planet {
    Resource type;
    int slots;
};

using enum Resource;

/// By cluster: arrow, moon, hex.
constexpr std::array<std::array<Planet, 3>, kClusters> kPlanets{{
    {{{Weapon, 2}, {Fuel, 1}, {Material, 2}}},
    {{{Psionic, 1}, {Weapon, 1}, {Relic, 2}}},
    {{{Material, 1}, {Fuel, 1}, {Weapon, 2}}},
    {{{Relic, 2}, {Fuel, 2}, {Material, 1}}},
    {{{Weapon, 1}, {Relic, 1}, {Psionic, 2}}},
    {{{Material, 1}, {Fuel, 2}, {Psionic, 1}}},
}};

using Adjacency = std::array<SystemSet, kSystems>;

constexpr void join(Adjacency& table, SystemId a, SystemId b) {
    table[index(a)] |= bitOf(b);
    table[index(b)] |= bitOf(a);
}

constexpr SystemSet clusterSet(int cluster) {
    return SystemSet{0xF} << (cluster * 4);
}

constexpr SystemSet planetsOf(Spot symbol) {
    SystemSet planets = 0;
    for (int c = 0; c < kClusters; ++c) planets |= bitOf(systemAt(c, symbol));
    return planets;
}

constexpr SystemSet withoutClusters(unsigned outOfPlay) {
    SystemSet live = 0;
    for (int c = 0; c < kClusters; ++c)
        if ((outOfPlay >> c & 1U) == 0) live |= clusterSet(c);
    return live;
}

constexpr Adjacency borders(unsigned outOfPlay) {
    Adjacency table{};
    for (int c = 0; c < kClusters; ++c) {
        const auto gate = systemAt(c, Spot::Gate);
        for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex}) join(table, gate, systemAt(c, spot));
        join(table, systemAt(c, Spot::Arrow), systemAt(c, Spot::Moon));
        join(table, systemAt(c, Spot::Moon), systemAt(c, Spot::Hex));
    }
    join(table, systemAt(1, Spot::Hex), systemAt(2, Spot::Arrow));
    join(table, systemAt(4, Spot::Hex), systemAt(5, Spot::Arrow));
    for (int c = 0; c < kClusters; ++c) {
        if ((outOfPlay >> c & 1U) != 0) continue;
        int next = (c + 1) % kClusters;
        while ((outOfPlay >> next & 1U) != 0) next = (next + 1) % kClusters;
        join(table, systemAt(c, Spot::Gate), systemAt(next, Spot::Gate));
    }
    const SystemSet live = withoutClusters(outOfPlay);
    for (int s = 0; s < kSystems; ++s)
        table[s] = (live >> s & 1U) != 0 ? table[s] & live & ~(SystemSet{1} << s) : 0;
    return table;
}

constexpr auto kBorders = [] {
    std::array<Adjacency, 1U << kClusters> all{};
    for (unsigned out = 0; out + 1 < all.size(); ++out) all[out] = borders(out);
    return all;
}();

constexpr auto kLive = [] {
    std::array<SystemSet, 1U << kClusters> all{};
    for (unsigned out = 0; out < all.size(); ++out) all[out] = withoutClusters(out);
    return all;
}();

}  // namespace

Resource printedType(SystemId system) {
    return isGate(system) ? None : kPlanets[clusterOf(system)][index(spotOf(system)) - 1].type;
}

Resource planetType(const State& state, SystemId system) {
    const Resource laid = state.at(system).retyped;
    return laid != None ? laid : printedType(system);
}

ResourceSet cityTypes(const State& state, SystemId system) {
    if (!isGate(system)) return bitOf(planetType(state, system));
    if (system == SystemId::TwistedPassage) return bitOf(Psionic);  // F2205
    ResourceSet types = 0;
    for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex}) {
        const SystemId planet = systemAt(clusterOf(system), spot);
        for (const Building& building : state.at(planet).buildings)
            if (building.type == BuildingType::City) types |= bitOf(planetType(state, planet));
    }
    return types;
}

int printedSlots(SystemId system) {
    return isGate(system) ? 0 : kPlanets[clusterOf(system)][index(spotOf(system)) - 1].slots;
}

int buildingSlots(const State& state, SystemId system) {
    return isBrokenWorld(state, system) ? 0 : printedSlots(system);
}

bool isBrokenWorld(const State& state, SystemId system) {
    return (state.campaign.inPlay.kinds & bitOf(FateToken::Hammer)) != 0 &&
           std::ranges::count(state.campaign.tokens,
                              LaidToken{.kind = FateToken::Hammer, .at = system, .turned = true}) > 0;
}

SystemSet brokenGates(const State& state) {
    SystemSet broken = 0;
    if ((state.campaign.inPlay.kinds & bitOf(FateToken::Passage)) == 0) return broken;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Passage && token.at != SystemId::None)
            broken |= bitOf(token.at) & kAllGates & ~bitOf(SystemId::TwistedPassage);
    return broken;
}

SystemSet systemsInPlay(const Game& game) {
    const SystemSet live = kLive[outOfPlay(game.setup)];
    const SystemSet broken = brokenGates(game.state);
    return broken == 0 ? live : (live & ~broken) | bitOf(SystemId::TwistedPassage);
}

bool inPlay(const Game& game, SystemId system) {
    return index(system) < kSystems && (systemsInPlay(game) & bitOf(system)) != 0;
}

SystemSet neighbors(const Game& game, SystemId system) {
    const SystemSet broken = brokenGates(game.state);
    return (broken & bitOf(system)) != 0 ? 0 : kBorders[outOfPlay(game.setup)][index(system)] & ~broken;
}

SystemSet waysFrom(const Game& game, SystemId system) {
    if (system == SystemId::TwistedPassage)
        return stormsBlow(game.state) ? systemsInPlay(game) & ~kAllGates
                                      : planetsOf(game.state.campaign.roll.symbol);
    const SystemSet printed = kBorders[outOfPlay(game.setup)][index(system)];
    const SystemSet broken = brokenGates(game.state);
    if ((broken & bitOf(system)) != 0) return 0;
    return (printed & broken) == 0 ? printed : (printed & ~broken) | bitOf(SystemId::TwistedPassage);
}

Ways::Ways(const Game& game)
    : game_(game),
      borders_(kBorders[outOfPlay(game.setup)].data()),
      unbroken_(brokenGates(game.state) == 0) {}

bool stormsBlow(const State& state) {
    return !state.pending.empty() && state.pending.back().ask == Ask::MoveAgain &&
           !state.pending.back().memo.empty();
}

Player controller(const State& state, SystemId system) {
    const SystemState& here = state.at(system);
    if (!here.known) return Player::None;
    if (here.ships[index(Player::Empire)].fresh > 0) return Player::Empire;
    std::array<int, kPlayerColors> fresh{};
    forEachColor([&](Player player) { fresh[index(player)] = here.ships[index(player)].fresh; });
    if (state.campaign.act > 0)
        forEachColor([&](Player player) { fresh[index(player)] = freshShips(state, system, player); });
    // Without branches, which a processor would often guess wrong: ships and owner as one number, and how
    // many have the most.
    constexpr int kPlaces = 8;
    int most = 0;
    forEachColor([&](Player player) {
        const int own = fresh[index(player)] * kPlaces + index(player);
        most = own > most ? own : most;
    });
    int tied = 0;
    forEachColor([&](Player player) { tied += static_cast<int>(fresh[index(player)] == most / kPlaces); });
    const int holder = most >= kPlaces && tied == 1 ? most % kPlaces : index(Player::None);
    return static_cast<Player>(holder);
}

int buildingsOnMap(const State& state, Player player, BuildingType type) {
    int count = 0;
    for (const SystemState& system : state.systems)
        for (const Building& building : system.buildings)
            count += building.owner == player && building.type == type ? 1 : 0;
    return count;
}

int shipsOnMap(const State& state, Player player) {
    int count = 0;
    for (const SystemState& system : state.systems) count += system.ships[index(player)].total();
    return count;
}

int bonusCityPower(const PlayerState& player) {
    const int off = citiesOffBoard(player);
    return off >= 5 ? 5 : off == 4 ? 2 : 0;
}

}  // namespace reach
