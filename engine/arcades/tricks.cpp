#include "engine/arcades/tricks.h"

#include "engine/arcades/battle.h"
#include "engine/arcades/influence.h"
#include "engine/arcades/resources.h"
#include "engine/arcades/rules.h"

#include <algorithm>

namespace reach::arcades {

Player roundWinner(const PlayedCards& played, bool zeroed) {
    if (played.empty()) return Player::None;
    const auto value = [&](std::size_t at) { return zeroed && at == 0 ? 0 : numberOf(played[at].card); };
    std::size_t best = 0;
    for (std::size_t at = 0; at < played.size(); ++at) {
        if (value(at) == 7) return played[at].player;
        if (suitOf(played[at].card) == suitOf(played[0].card) && value(at) > value(best)) best = at;
    }
    return played[best].player;
}

bool wouldWin(const State& state, Player player, ActionCard card) {
    PlayedCards then = state.played;
    then.push({player, card});
    return roundWinner(then, state.zeroed) == player;
}

Suit leadSuit(const State& state) {
    return state.played.empty() ? Suit::None : suitOf(state.played[0].card);
}

void scoreCluster(Draft& d, int cluster, Prize prize, event::Why why) {
    scoreCounts(d, cluster, influences(d.game(), cluster), prize, why);
}

void scoreCounts(Draft& d, int cluster, const Counts& counts, Prize prize, event::Why why) {
    d.emit(event::ClusterScored{static_cast<std::int8_t>(cluster), counts, prize});
    for (const Player player : d.setup().seats)
        if (player != phantom(d.setup())) d.power(player, payment(standing(counts, player), prize), why);
}

namespace {

void endRound(Draft& d) {
    const Player winner = roundWinner(d.state().played, d.state().zeroed);
    d.emit(event::InitiativeTaken{winner});
    scoreCluster(d, agentCluster(d.state(), winner), {}, event::Why::RoundScored);
    if (d.state().round >= rounds(d.setup())) return beginAmbitionPhase(d);
    d.emit(event::RoundBegan{static_cast<std::int8_t>(d.state().round + 1)});
    d.emit(event::TurnBegan{winner});
    if (const Player ghost = phantom(d.setup()); ghost != Player::None)
        d.ask({.ask = Ask::Draw, .player = ghost});
}

void goOn(Draft& d) {
    if (d.state().played.size() < d.setup().seats.size())
        d.emit(event::TurnBegan{clockwiseOf(d.setup(), d.state().turn.player)});
    else
        endRound(d);
}

/// True when something was done, and more may follow.
bool step(Draft& d) {
    const State& state = d.state();
    if (!state.pending.empty() || whoOverflows(d.game()) != Player::None) return false;
    switch (state.phase) {
        case Phase::Setup: d.emit(event::PhaseBegan{Phase::Recruit}); return false;
        case Phase::Action:
            if (state.battle.step != BattleStep::None)
                continueBattle(d);
            else if (state.turn.stage == Stage::Over)
                goOn(d);
            else
                return false;
            return true;
        case Phase::Ambition: endAmbitionPhase(d); return false;
        case Phase::Recruit:
        case Phase::Finished: break;
    }
    return false;
}

}  // namespace

void settle(Draft& d) {
    while (step(d)) {
    }
}

namespace rules {

void check(const Game& game, const command::Play& c, Verdict& v) {
    const State& state = game.state;
    if (state.turn.stage != Stage::Card) return v.refuse(Rule::CardAlreadyPlayed);
    if (!inDeck(c.card)) return v.refuse(Rule::CardNotInDeck);
    if ((state.seen & bitOf(c.card)) != 0) return v.refuse(Rule::CardAlreadySeen);
    for (const Player player : game.setup.seats)
        for (const ActionCard shown : state.of(player).offer)
            if (shown == c.card) return v.refuse(Rule::CardAlreadySeen);
    if (const int round = state.of(c.player).renounced[static_cast<std::size_t>(index(suitOf(c.card)))])
        v.breaks(Rule::FollowSuit, static_cast<std::int8_t>(round));
}

void perform(Draft& d, const command::Play& c) {
    const Suit lead = leadSuit(d.state());
    const Suit suit = suitOf(c.card);
    const auto renounced = d.of(c.player).renounced;
    d.emit(event::CardPlayed{c.player, c.card});
    d.emit(event::StageReached{Stage::Actions});
    if (const auto round = renounced[static_cast<std::size_t>(index(suit))]; round != 0)
        d.emit(event::RevokeFound{c.player, suit, round});
    if (lead != Suit::None && lead != suit && renounced[static_cast<std::size_t>(index(lead))] == 0)
        d.emit(event::SuitRenounced{c.player, lead, d.state().round});
}

void check(const Game& game, const command::EndTurn&, Verdict& v) {
    v.refuseUnless(game.state.turn.stage == Stage::Actions, Rule::PlayACardFirst);
}

void perform(Draft& d, const command::EndTurn&) {
    d.emit(event::StageReached{Stage::Over});
}

void offerCards(Offers& offers, Player player) {
    for (int card = 0; card < kActionCards; ++card)
        if (const auto face = static_cast<ActionCard>(card); inDeck(face))
            offers.add(command::Play{player, face});
}

}  // namespace rules
}  // namespace reach::arcades
