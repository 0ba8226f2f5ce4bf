#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

#include <algorithm>

/// Ships from the supply: the first three (Setup J), by a card (Core Concepts, Action cards), for a Material
/// (list of free actions).
namespace reach::arcades::rules {
namespace {

constexpr int kByCard = 3;
constexpr int kByMaterial = 2;

bool isFirstShips(const State& state) {
    return !state.pending.empty() && state.pending.back().ask == Ask::PlaceShips;
}

void checkCard(const State& state, const command::Place& c, Verdict& v) {
    if (state.turn.stage != Stage::Actions) return v.refuse(Rule::PlayACardFirst);
    const int number = numberOf(state.played.back().card);
    v.breaksUnless(!state.turn.declared, Rule::DeclareAfterActions);
    v.breaksUnless(state.turn.use != Use::Points, Rule::PlaceOrPoints);
    v.breaksUnless(c.ships <= kByCard && state.turn.use != Use::Ships, Rule::PlaceUpToThree);
    v.breaksUnless(number == 7 || c.cluster == number - 1, Rule::PlaceAtNumber);
}

void checkMaterial(const State& state, const command::Place& c, Verdict& v) {
    checkHeld(state, c.player, Resource::Material, v);
    v.breaksUnless(c.ships <= kByMaterial, Rule::FreeUpToTwo);
    v.breaksUnless(c.cluster == agentCluster(state, c.player), Rule::FreeAtAgent);
}

}  // namespace

void check(const Game& game, const command::Place& c, Verdict& v) {
    const State& state = game.state;
    if (c.ships < 1 || c.cluster < 0 || c.cluster >= kClusters) return v.refuse(Rule::NumberOutOfRange);
    if (c.ships > state.of(c.player).shipSupply) return v.refuse(Rule::NoShipsInSupply);
    if (isFirstShips(state)) {
        v.refuseUnless(state.pending.back().player == c.player && !c.spends, Rule::NotAsked);
        v.refuseUnless(c.ships == kFirstShips, Rule::NumberOutOfRange);
    } else if (!state.pending.empty()) {
        v.refuse(Rule::AnswerFirst);
    } else {
        c.spends ? checkMaterial(state, c, v) : checkCard(state, c, v);
    }
}

void perform(Draft& d, const command::Place& c) {
    if (isFirstShips(d.state())) {
        d.answered();
        if (people(d.setup()) == 1) d.emit(event::StartPileShuffled{});  // Solo Mode, Setup J
    } else if (c.spends) {
        d.emit(event::ResourceSpent{c.player, Resource::Material, false});
    } else {
        d.emit(event::CardUsed{Use::Ships, 0});
    }
    d.emit(event::ShipsPlaced{c.player, c.cluster, c.ships});
}

void offerPlacing(Offers& offers, Player player) {
    const int most = std::min<int>(kByCard, offers.state().of(player).shipSupply);
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (int ships = 1; ships <= most; ++ships)
            for (const bool spends : {false, true})
                offers.add(command::Place{player, static_cast<std::int8_t>(ships),
                                          static_cast<std::int8_t>(cluster), spends});
}

}  // namespace reach::arcades::rules
