#include "engine/arcades/arcades.h"
#include "engine/core/names.h"
#include "engine/map/board.h"

#include <algorithm>

/// The invariants of every table: pieces, tokens and cards add up to the counts of the box.
namespace reach::arcades {
namespace {

std::string about(std::string_view what, std::string_view whose) {
    return std::string(what) + " of " + std::string(whose);
}

std::string faultOfShips(const Game& game, Player player) {
    const State& s = game.state;
    const PlayerState& p = s.of(player);
    int ships = p.shipSupply + p.shipsWaiting + p.shipsGone;
    bool negative = p.shipSupply < 0 || p.shipsGone < 0;
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const Ships& there = s.ships(cluster, player);
        ships += there.total();
        negative |= there.fresh < 0 || there.damaged < 0;
    }
    for (const Player holder : game.setup.seats) {
        const int held = s.of(holder).trophies[static_cast<std::size_t>(index(player))];
        ships += held;
        negative |= held < 0 || (held > 0 && holder == player);
    }
    return negative || ships != kOthersShips ? about("ships", nameOf(player)) : "";
}

std::string faultOfCities(const Game& game, Player player) {
    int cities = game.state.of(player).citySupply;
    for (const ClusterState& cluster : game.state.clusters)
        for (const PlanetState& planet : cluster.planets)
            if (planet.city == player) ++cities;
    const bool has = isPerson(game.setup, player) || game.setup.mode == Mode::Hard;
    return cities != (has ? kCities : 0) || game.state.of(player).citySupply < 0
               ? about("cities", nameOf(player))
               : "";
}

std::string faultOfPlayer(const Game& game, Player player) {
    const PlayerState& p = game.state.of(player);
    if (auto fault = faultOfShips(game, player); !fault.empty()) return fault;
    if (auto fault = faultOfCities(game, player); !fault.empty()) return fault;
    if (p.agent != SystemId::None && !isPlanet(p.agent)) return about("agent", nameOf(player));
    if (p.agent == SystemId::None && game.state.phase != Phase::Setup && !onlyScores(game.setup))
        return about("agent", nameOf(player));
    const bool asked = std::any_of(game.state.pending.begin(), game.state.pending.end(),
                                   [](const Pending& p) { return p.ask == Ask::Draw; });
    const bool person = isPerson(game.setup, player);
    if (p.hand < 0 || p.pile < 0 || (person ? !p.offer.empty() : p.hand > 0 || !p.resources.empty()))
        return about("cards", nameOf(player));
    if (!person && game.state.phase == Phase::Action && !asked && p.offer.size() > kOffer)
        return about("offer", nameOf(player));
    if (p.trophyCount() >= kTrophiesToReturn && game.state.battle.step == BattleStep::None)
        return about("trophies", nameOf(player));
    const bool opened = p.has(Advance::FleetExpansion);
    if (person && opened != (p.shipsWaiting == 0)) return about("fleet expansion", nameOf(player));
    if (player == phantom(game.setup) && p.power != 0) return about("power", nameOf(player));
    return p.power < 0 ? about("power", nameOf(player)) : "";
}

std::string faultOfResources(const Game& game) {
    for (const Resource resource : kAllResources) {
        int tokens = game.state.supply[static_cast<std::size_t>(index(resource))];
        if (tokens < 0) return about("supply", nameOf(resource));
        for (const Player player : game.setup.seats) {
            const auto& held = game.state.of(player).resources;
            tokens += static_cast<int>(std::count(held.begin(), held.end(), resource));
        }
        for (int cluster = 0; cluster < kClusters; ++cluster)
            for (int planet = 0; planet < kPlanetsOfCluster; ++planet) {
                const SystemId system = planetAt(cluster, planet);
                if (printedType(system) == resource && game.state.planet(system).token) ++tokens;
            }
        if (tokens != kResourceTokens) return about("tokens", nameOf(resource));
    }
    return {};
}

std::string faultOfMarkers(const State& state) {
    for (std::size_t a = 0; a < kMarkers; ++a)
        for (std::size_t b = a + 1; b < kMarkers; ++b)
            if (state.markers[a].cluster >= 0 && state.markers[a].cluster == state.markers[b].cluster)
                return "two markers in a cluster";
    return {};
}

/// Played cards and offers are all different. No player plays twice in a round.
std::string faultOfCards(const Game& game) {
    ActionCardSet cards = game.state.seen;
    for (const Player player : game.setup.seats)
        for (const ActionCard card : game.state.of(player).offer) {
            if (!inDeck(card) || (cards & bitOf(card)) != 0) return about("offer", nameOf(player));
            cards |= bitOf(card);
        }
    const auto& played = game.state.played;
    for (std::size_t a = 0; a < played.size(); ++a) {
        if ((game.state.seen & bitOf(played[a].card)) == 0 && game.state.phase == Phase::Action)
            return "a card played and not seen";
        for (std::size_t b = 0; b < a; ++b)
            if (played[a].player == played[b].player) return "two cards of a player";
    }
    return {};
}

}  // namespace

std::string findInconsistency(const Game& game) {
    for (const Player player : game.setup.seats)
        if (auto fault = faultOfPlayer(game, player); !fault.empty()) return fault;
    if (auto fault = faultOfResources(game); !fault.empty()) return fault;
    if (auto fault = faultOfMarkers(game.state); !fault.empty()) return fault;
    return faultOfCards(game);
}

}  // namespace reach::arcades
