#include "engine/arcades/setup.h"

#include "engine/arcades/bots/bots.h"
#include "engine/arcades/rules.h"
#include "engine/map/board.h"

#include <algorithm>

namespace reach::arcades {

Rule checkSetup(const Setup& setup) {
    const auto seats = static_cast<int>(setup.seats.size());
    const bool fits = setup.mode == Mode::Table ? seats == 3 || seats == 4 : seats == 3;
    if (!fits) return Rule::NotInThisGame;
    // Bots base their decisions on the whole table.
    const bool bots = setup.mode == Mode::Solo || setup.mode == Mode::Hard;
    if (setup.depth == Depth::Board || (onlyScores(setup) && bots)) return Rule::NotInThisGame;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        if (!isColor(setup.seats[i])) return Rule::NotInThisGame;
        if (seatOf(setup, setup.seats[i]) != static_cast<int>(i)) return Rule::NotInThisGame;
    }
    return Rule::None;
}

Game newGame(const Setup& setup) {
    Game game{setup, {}};
    State& state = game.state;
    state.strictness = setup.strictness;
    state.initiative = setup.seats[0];
    state.markers[0].orange = true;  // Setup E: the cheapest shows 4
    state.supply.fill(kResourceTokens);
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (int planet = 0; planet < kPlanetsOfCluster; ++planet)
            --state.supply[static_cast<std::size_t>(index(printedType(planetAt(cluster, planet))))];
    for (const Player player : setup.seats) {
        const bool person = isPerson(setup, player);
        PlayerState& board = state.of(player);
        board.shipSupply = static_cast<std::int8_t>(person ? kShips : kOthersShips);
        board.shipsWaiting = static_cast<std::int8_t>(person ? kFleetExpansion : 0);
        board.citySupply = static_cast<std::int8_t>(person || setup.mode == Mode::Hard ? kCities : 0);
    }
    if (onlyScores(setup))
        state.phase = Phase::Recruit;
    else
        rules::beginSetup(state, setup);
    return game;
}

namespace rules {
namespace {

bool drawn(const State& state, int cluster) {
    return (state.startDrawn >> cluster & 1U) != 0;
}

void draw(Draft& d, int cluster) {
    d.emit(event::StartCardDrawn{static_cast<std::int8_t>(cluster)});
    if (d.state().startDrawn == (1U << kClusters) - 1) d.emit(event::StartPileShuffled{});
}

void placeShips(Draft& d, Player player, int cluster, int ships) {
    const int there = std::min<int>(ships, d.of(player).shipSupply);
    if (there > 0)
        d.emit(
            event::ShipsPlaced{player, static_cast<std::int8_t>(cluster), static_cast<std::int8_t>(there)});
}

/// Additional Setup K and L.
void setUpPhantom(Draft& d, Player player) {
    d.emit(event::StartPileShuffled{});
    for (int cluster = 0; cluster < kClusters; ++cluster) placeShips(d, player, cluster, kPhantomShipsEach);
}

}  // namespace

void beginSetup(State& state, const Setup& setup) {
    FixedVector<Pending, 24> steps;
    const int humans = people(setup);
    const auto eachOther = [&](StartFor start) {
        for (std::size_t seat = static_cast<std::size_t>(humans); seat < setup.seats.size(); ++seat)
            steps.push({.ask = Ask::StartCard, .player = setup.seats[seat], .start = start});
    };
    for (int seat = 0; seat < humans; ++seat)
        steps.push({.ask = Ask::PlaceAgent, .player = setup.seats[static_cast<std::size_t>(seat)]});
    if (setup.mode != Mode::Phantom) eachOther(StartFor::Agent);
    for (int seat = humans; seat-- > 0;)
        steps.push({.ask = Ask::PlaceShips, .player = setup.seats[static_cast<std::size_t>(seat)]});
    if (setup.mode == Mode::Phantom) eachOther(StartFor::Agent);
    if (humans == 1) eachOther(StartFor::Ships);
    if (setup.mode == Mode::Hard)
        for (int city = 0; city < kCities; ++city) eachOther(StartFor::City);
    for (std::size_t i = steps.size(); i-- > 0;) state.pending.push(steps[i]);
}

void check(const Game& game, const command::PlaceAgent& c, Verdict& v) {
    const Pending& asked = game.state.pending.back();
    if (asked.ask != Ask::PlaceAgent || asked.player != c.player) return v.refuse(Rule::NotAsked);
    if (!isPlanet(c.planet)) return v.refuse(Rule::NumberOutOfRange);
    v.refuseUnless(!drawn(game.state, clusterOf(c.planet)), Rule::StartCardDrawn);
}

void perform(Draft& d, const command::PlaceAgent& c) {
    d.answered();
    draw(d, clusterOf(c.planet));
    d.emit(event::AgentMoved{c.player, c.planet});
}

void check(const Game& game, const command::StartCard& c, Verdict& v) {
    if (game.state.pending.back().ask != Ask::StartCard) return v.refuse(Rule::NotAsked);
    if (c.cluster < 0 || c.cluster >= kClusters) return v.refuse(Rule::NumberOutOfRange);
    v.refuseUnless(!drawn(game.state, c.cluster), Rule::StartCardDrawn);
}

void perform(Draft& d, const command::StartCard& c) {
    const Pending asked = d.state().pending.back();
    draw(d, c.cluster);
    // 2 Player Mode, Battle: the cluster of the battle means another card.
    if (asked.start == StartFor::PhantomShips && c.cluster == d.state().battle.cluster) return;
    d.answered();
    const SystemId leftmost = planetAt(c.cluster, 0);
    switch (asked.start) {
        case StartFor::Agent:
            d.emit(event::AgentMoved{asked.player, leftmost});
            if (asked.player == phantom(d.setup())) setUpPhantom(d, asked.player);
            break;
        case StartFor::Ships: placeShips(d, asked.player, c.cluster, kFirstShips); break;
        case StartFor::City: d.emit(event::CityBuilt{asked.player, leftmost, false}); break;
        case StartFor::PhantomShips: placeShips(d, asked.player, c.cluster, asked.count); break;
        case StartFor::None: break;
    }
}

void offerSetup(Offers& offers, const Pending& asked) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const auto at = static_cast<std::int8_t>(cluster);
        if (asked.ask == Ask::StartCard) offers.add(command::StartCard{at});
        if (asked.ask == Ask::PlaceShips) offers.add(command::Place{asked.player, kFirstShips, at});
        if (asked.ask != Ask::PlaceAgent) continue;
        for (int planet = 0; planet < kPlanetsOfCluster; ++planet)
            offers.add(command::PlaceAgent{asked.player, planetAt(cluster, planet)});
    }
}

}  // namespace rules
}  // namespace reach::arcades
