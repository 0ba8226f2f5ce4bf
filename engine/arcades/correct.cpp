#include "engine/arcades/correct.h"

#include "engine/arcades/resources.h"
#include "engine/arcades/rules.h"
#include "engine/map/board.h"

namespace reach::arcades {
namespace {

using command::About;
using command::Correct;

template <typename Number>
void set(Number& number, int to) {
    number = static_cast<Number>(to);
}
std::int8_t& trophiesOf(State& state, const Correct& c) {
    return state.of(c.player).trophies[static_cast<std::size_t>(index(c.other))];
}

void setShips(State& state, const Correct& c) {
    Ships& there = state.ships(clusterOf(c.system), c.player);
    auto& supply = state.of(c.player).shipSupply;
    set(supply, supply + there.total() - c.ships.total());
    there = c.ships;
}

void setCity(State& state, const Correct& c) {
    PlanetState& planet = state.planet(c.system);
    if (planet.city != Player::None) ++state.of(planet.city).citySupply;
    planet = {.token = planet.token, .city = c.player, .fresh = c.player != Player::None && c.on};
    if (planet.city != Player::None) --state.of(planet.city).citySupply;
}

void setToken(State& state, const Correct& c) {
    PlanetState& planet = state.planet(c.system);
    if (planet.token == c.on) return;
    planet.token = c.on;
    auto& supply = supplyOf(state, printedType(c.system));
    set(supply, supply + (c.on ? -1 : 1));
}

void setResources(State& state, const Correct& c) {
    auto& held = state.of(c.player).resources;
    for (const Resource resource : held) ++supplyOf(state, resource);
    held.clear();
    for (const Resource resource : c.resources) {
        held.push(resource);
        --supplyOf(state, resource);
    }
}

void setAdvance(State& state, const Correct& c) {
    PlayerState& player = state.of(c.player);
    player.advances[static_cast<std::size_t>(index(c.advance))] = c.on;
    if (c.advance == Advance::Colonies)
        for (ClusterState& cluster : state.clusters)
            for (PlanetState& planet : cluster.planets)
                if (planet.city == c.player) planet.fresh = c.on;
    if (c.advance != Advance::FleetExpansion) return;
    const int waiting = c.on ? 0 : kFleetExpansion;
    set(player.shipSupply, player.shipSupply + player.shipsWaiting - waiting);
    set(player.shipsWaiting, waiting);
}

}  // namespace

void correct(State& state, const Correct& c) {
    switch (c.about) {
        case About::Power: state.of(c.player).power = c.number; break;
        case About::Hand: set(state.of(c.player).hand, c.number); break;
        case About::Ships: setShips(state, c); break;
        case About::Agent: state.of(c.player).agent = c.system; break;
        case About::City: setCity(state, c); break;
        case About::Token: setToken(state, c); break;
        case About::Resources: setResources(state, c); break;
        case About::Trophies:
            set(state.of(c.other).shipSupply, state.of(c.other).shipSupply + trophiesOf(state, c) - c.number);
            set(trophiesOf(state, c), c.number);
            break;
        case About::Advance: setAdvance(state, c); break;
        case About::Marker: state.markers[static_cast<std::size_t>(c.number)] = {c.on, c.cluster}; break;
        case About::Initiative: state.initiative = c.player; break;
        case About::Chapter: set(state.chapter, c.number); break;
    }
}

namespace {

/// True when everything that the correction refers to exists.
bool makesSense(const Game& game, const Correct& c) {
    const bool player = playsHere(game.setup, c.player);
    const bool person = isPerson(game.setup, c.player);
    const State& s = game.state;
    switch (c.about) {
        case About::Power:
            return player && c.player != phantom(game.setup) && c.number >= 0 && c.number <= kHighestPower;
        case About::Hand: return person && c.number >= 0 && c.number <= rounds(game.setup);
        case About::Ships:
            return player && index(c.system) < kClusters * 4 && isGate(c.system) && c.ships.fresh >= 0 &&
                   c.ships.damaged >= 0;
        case About::Agent: return player && s.of(c.player).agent != SystemId::None && isPlanet(c.system);
        case About::City: return isPlanet(c.system) && (player || c.player == Player::None);
        case About::Token: return isPlanet(c.system);
        case About::Resources: return person;
        case About::Trophies:
            return person && playsHere(game.setup, c.other) && c.other != c.player && c.number >= 0 &&
                   c.number < kTrophiesToReturn;
        case About::Advance: return person && index(c.advance) < kAdvances;
        case About::Marker:
            return c.number >= 0 && c.number < kMarkers && c.cluster >= -1 && c.cluster < kClusters;
        case About::Initiative: return player;
        case About::Chapter: return c.number >= 1 && c.number <= kChapters;
    }
    return false;
}

bool withinBox(const State& state) {
    for (const PlayerState& player : state.players)
        if (player.shipSupply < 0 || player.citySupply < 0) return false;
    for (const auto tokens : state.supply)
        if (tokens < 0) return false;
    for (std::size_t a = 0; a < kMarkers; ++a)
        for (std::size_t b = a + 1; b < kMarkers; ++b)
            if (state.markers[a].cluster >= 0 && state.markers[a].cluster == state.markers[b].cluster)
                return false;
    return true;
}

}  // namespace

namespace rules {

/// Pieces that a question is about stay where they are until it is answered.
void check(const Game& game, const Correct& c, Verdict& v) {
    const bool pieces = c.about == About::Ships || c.about == About::Agent || c.about == About::City ||
                        c.about == About::Trophies || c.about == About::Advance;
    if (!makesSense(game, c)) return v.refuse(Rule::NumberOutOfRange);
    if (game.state.phase == Phase::Setup || (pieces && game.state.battle.step != BattleStep::None) ||
        (c.about == About::Hand && game.state.phase != Phase::Action))
        return v.refuse(Rule::AnswerFirst);
    State after = game.state;
    correct(after, c);
    if (!withinBox(after)) v.refuse(Rule::BeyondTheBox);
}
/// Before the lead card is played, the holder of the initiative leads.
void perform(Draft& d, const Correct& c) {
    d.emit(event::Corrected{c});
    const State& state = d.state();
    const bool leading = state.phase == Phase::Action && state.turn.player != Player::None &&
                         state.turn.stage == Stage::Card && state.played.empty();
    if (c.about == About::Initiative && leading && state.turn.player != c.player)
        d.emit(event::TurnBegan{c.player});
}

}  // namespace rules
}  // namespace reach::arcades
