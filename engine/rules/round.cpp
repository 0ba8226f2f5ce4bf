#include "engine/rules/round.h"

#include "engine/contract/campaign.h"
#include "engine/contract/fate.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

Player nextWithCards(const Game& game, Player after) {
    Player at = nextSeat(game.setup, after);
    for (std::size_t i = 1; i < game.setup.seats.size(); ++i, at = nextSeat(game.setup, at))
        if (mayHoldCards(game.state, at)) return at;
    return Player::None;
}

/// Moves the initiative, unless it was seized, to the player of the highest Surpassing card (Base p.11).
/// Returns that player, or None.
Player awardInitiative(Draft& d) {
    if (d.state().seized) return Player::None;
    Player winner = Player::None;
    int highest = 0;
    for (const PlayedCard& card : d.state().played)
        if (card.mode == PlayMode::Surpass && isFaceUp(card.card) && numberOf(card.card) > highest) {
            highest = numberOf(card.card);
            winner = card.player;
        }
    if (winner == d.state().initiative) return Player::None;
    if (winner != Player::None) moveInitiative(d, winner, false);
    return winner;
}

/// Unions fetch the cards they lie next to (BC04, BC05, BC10, BC11, F816).
void resolveUnions(Draft& d) {
    for (std::size_t i = 0; i < d.state().played.size(); ++i) {
        const PlayedCard card = d.state().played[i];
        if (card.attached == CardId::None) continue;
        d.emit(event::HandChanged{card.attachedBy, 1, true});
        putAway(d, i);
    }
}

void closeRound(Draft& d) {
    resolveUnions(d);
    d.emit(event::RoundEnded{});
}

/// An event comes just after the initiative is checked (BR p.13).
void endRound(Draft& d) {
    const Player winner = awardInitiative(d);
    if (!beginEvent(d)) finishRound(d);
    if (winner != Player::None) tell<&TurnSeams::wonInitiative>(d, winner);  // asked before the event
}

/// A holder of the initiative without cards must pass it on (Base p.8).
bool startRound(Draft& d) {
    if (playersWithCards(d.game()) == 0) {
        d.emit(event::ChapterEnded{});
        return false;
    }
    if (!mayHoldCards(d.state(), d.state().initiative))
        moveInitiative(d, nextWithCards(d.game(), d.state().initiative), false);
    d.emit(event::TurnStarted{d.state().initiative});
    return false;
}

}  // namespace

void putAway(Draft& d, std::size_t played) {
    const PlayedCard card = d.state().played[played];
    if (card.attached == CardId::None) return;
    const bool returns = cardOf(card.attached).afterwards == Afterwards::Returned;
    d.emit(event::CardMoved{card.attached, event::CardPlace::Played, Player::None,
                            static_cast<std::int8_t>(played),
                            returns ? event::CardPlace::Player : event::CardPlace::Discard,
                            returns ? card.attachedBy : Player::None, -1});
}

void endTurn(Draft& d, Player player) {
    if (d.state().turn.prelude) d.emit(event::PreludeEnded{player});
    d.emit(event::TurnEnded{player});
    if (isHomeless(d.state(), player)) d.ask({.ask = Ask::Homeless, .player = player});
}

void finishRound(Draft& d) {
    closeRound(d);
    if (playersWithCards(d.game()) == 0) d.emit(event::ChapterEnded{});
}

void endPlay(Draft& d) {
    if (d.state().turn.prelude) d.emit(event::PreludeEnded{d.state().turn.player});
    if (tracksTurns(d.state())) {
        awardInitiative(d);
        closeRound(d);
    }
    d.emit(event::ChapterEnded{});
}

namespace {

/// Between turns. It is no part of advanceRound(), which is then short.
[[gnu::noinline]] bool nextTurn(Draft& d) {
    const State& state = d.state();
    if (state.turn.player == Player::None) return startRound(d);
    if (state.played.empty()) {  // the leader conceded before playing
        d.emit(event::RoundEnded{});
        return true;
    }
    const Player leader = state.played[0].player;
    Player at = nextSeat(d.setup(), state.turn.player);
    while (at != leader && !mayHoldCards(state, at)) at = nextSeat(d.setup(), at);
    if (at == leader) {
        endRound(d);
        return true;
    }
    d.emit(event::TurnStarted{at});
    return false;
}

}  // namespace

bool advanceRound(Draft& d) {
    const State& state = d.state();
    if (!tracksTurns(state) || state.phase != Phase::Playing) return false;
    return (state.turn.player == Player::None || state.turn.expired) && nextTurn(d);
}

void moveInitiative(Draft& d, Player to, bool seized) {
    d.emit(event::InitiativeMoved{to, seized});
    tellFate<&FateAct::getsInitiative>(d, to);
}

Rule seizeBan(const State& state, Player player) {
    if (state.initiative == player) return Rule::SeizeNotByHolder;
    return state.seized && tracksTurns(state) ? Rule::SeizeOnce : Rule::None;
}

void seizeInitiative(Draft& d, Player player) {
    if (seizeBan(d.state(), player) == Rule::None) moveInitiative(d, player, true);
}

namespace {

void placeMarker(Draft& d, Player player, Ambition ambition, bool zero, int marker) {
    if (marker < 0) return;
    bool covered = zero;
    forEachWith<&AmbitionSeams::noZeroMarkerFor>(d.state(), player, [&](CardId, AmbitionSet which) {
        if (contains(which, ambition)) covered = false;
    });
    const bool isNew = !isDeclared(d.state(), ambition);
    const CardId instead = cardWith<&AmbitionSeams::insteadOfMarker>(d.state(), player);
    if (instead != CardId::None) marker = -1;
    d.emit(event::Declared{player, ambition, static_cast<std::int8_t>(marker), covered});
    if (instead != CardId::None) cardOf(instead).ambitions.insteadOfMarker(d, player, ambition);
    tellLaws<&AmbitionSeams::declaredByLaw>(d, player, ambition, marker);
    tell<&AmbitionSeams::whenDeclared>(d, player, ambition, isNew);
}

}  // namespace

void declareAmbition(Draft& d, Player player, Ambition ambition, bool zero, int chosen) {
    const int marker = chosen >= 0 ? chosen : bestAvailableMarker(d.state());
    const CardId asks = cardWith<&AmbitionSeams::price>(d.state(), player);
    if (asks == CardId::None) return placeMarker(d, player, ambition, zero, marker);
    d.ask({.ask = Ask::Declaring, .player = player, .memo = memo::Declaration{ambition, zero}});
    cardOf(asks).ambitions.price(d, player);
}

void checkDeclaring(const Game& game, Player player, Ambition ambition, Verdict& v) {
    forEachWith<&AmbitionSeams::neverDeclares>(game.state, player, [&](CardId card, AmbitionSet which) {
        if (contains(which, ambition)) v.breaks(Rule::CardConditions, card);
    });
    forEachWith<&AmbitionSeams::check>(game.state, player,
                                       [&](CardId, auto check) { check(game, player, v); });
    forEachLaw<&AmbitionSeams::checkByLaw>(
        game.state, [&](CardId law, auto check) { check(game, law, player, ambition, v); });
}

FixedVector<Ambition, kAmbitions> declarable(const Game& game, Player player, Ambition ambition) {
    FixedVector<Ambition, kAmbitions> may;
    for (const Ambition one : ambitionsInPlay(game.state)) {
        Verdict v;
        checkDeclaring(game, player, one, v);
        if (besideBox(one) == ambition && v.legal()) may.push(one);
    }
    return may;
}

void declareByCard(Draft& d, Player player, Ambition ambition, CardId card) {
    const auto may = declarable(d.game(), player, ambition);
    if (may.size() <= 1) return declareAmbition(d, player, may.empty() ? ambition : may[0], false);
    AmbitionSet which = 0;
    for (const Ambition one : may) which |= bitOf(one);
    d.ask({.ask = Ask::MayDeclare, .player = player, .card = card, .memo = memo::Declarable{.which = which}});
}

void finishDeclaring(Draft& d) {
    const Pending asked = d.state().pending.back();
    d.answered();
    const auto [ambition, zero] = asked.memo.as<memo::Declaration>();
    placeMarker(d, asked.player, ambition, zero, bestAvailableMarker(d.state()));
}

namespace {

/// For the player of the current turn: true when the played card lets them declare anything now.
bool mayDeclare(const State& state, Player player, const PlayedCard& mine) {
    if (state.turn.declared || state.turn.acted) return false;
    if (mine.mode == PlayMode::Lead) return true;
    const bool follows = mine.mode == PlayMode::Surpass || mine.mode == PlayMode::Pivot;
    return follows && !state.declaredThisRound && has<&AmbitionSeams::declaresWhenFollowing>(state, player);
}

/// Adds what forbids it.
void checkDeclarer(const State& state, Player player, const PlayedCard& mine, Verdict& v) {
    const bool mayFollow = has<&AmbitionSeams::declaresWhenFollowing>(state, player);
    const bool follows = mine.mode == PlayMode::Surpass || mine.mode == PlayMode::Pivot;
    if (mine.mode != PlayMode::Lead && !(follows && mayFollow)) v.breaks(Rule::DeclareNeedsInitiative);
    if (follows && mayFollow && state.declaredThisRound) v.breaks(Rule::DeclareOnce);
    if (state.turn.declared) v.breaks(Rule::DeclareOnce);
    if (state.turn.acted) v.breaks(Rule::DeclareBeforeActions);
}

}  // namespace

namespace rules {

void check(const Game& game, const command::Pass& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksTurns(state)) return v.refuse(Rule::TurnsNotTracked);
    if (state.turn.player != c.player) return v.refuse(Rule::NotYourTurn);
    if (state.initiative != c.player) return v.refuse(Rule::PassNeedsInitiative);
    if (!state.played.empty()) v.refuse(Rule::AlreadyLed);
}

void perform(Draft& d, const command::Pass& c) {
    // Only passes of players with cards count towards the end of the chapter (Base p.8).
    if (mayHoldCards(d.state(), c.player)) d.emit(event::Passed{c.player});
    const int passes = d.state().passesInRow;
    const Player next = nextWithCards(d.game(), c.player);
    if (next != Player::None && next != d.state().initiative) moveInitiative(d, next, false);
    d.emit(event::RoundEnded{});
    if (passes >= playersWithCards(d.game())) d.emit(event::ChapterEnded{});
}

namespace {

/// Returns the card by which the player seizes by provoking Outrage instead of playing a second card: a held
/// card or a law (F603, F616). None: no such card.
CardId seizingCard(const State& state, Player player) {
    const CardId held = cardWith<&TurnSeams::seizesByOutrage>(state, player);
    return held != CardId::None ? held : lawWith<&TurnSeams::seizesByOutrage>(state);
}

}  // namespace

void check(const Game& game, const command::Seize& c, Verdict& v) {
    const State& state = game.state;
    const Rule ban = seizeBan(state, c.player);
    const bool byCard = !state.pending.empty() && state.pending.back().ask == Ask::MaySeize;
    // A player who has the initiative has nothing to seize, and would only lose another card.
    if (ban == Rule::SeizeNotByHolder || (byCard && ban != Rule::None)) return v.refuse(ban);
    const CardId card = byCard ? CardId::None : seizingCard(state, c.player);
    if (c.outrage != Resource::None && card == CardId::None) return v.refuse(Rule::ChoiceNotAsked);
    if (byCard) return;
    if (card != CardId::None && (c.outrage == Resource::None || isOutraged(state.of(c.player), c.outrage)))
        v.breaks(Rule::CardConditions, card);
    if (!tracksTurns(state)) {
        if (ban != Rule::None) v.breaks(ban);
        return;
    }
    if (state.turn.player != c.player) return v.refuse(Rule::NotYourTurn);
    if (!state.turn.played) return v.refuse(Rule::PlayACardFirst);
    if (ban != Rule::None) v.breaks(ban);
    if (state.turn.acted) v.breaks(Rule::SeizeBeforeActions);
    if (state.of(c.player).hand == 0 && c.outrage == Resource::None) v.refuse(Rule::SeizeNeedsCard);
}

void perform(Draft& d, const command::Seize& c) {
    const State& state = d.state();
    if (!state.pending.empty() && state.pending.back().ask == Ask::MaySeize) {
        d.answered();
    } else if (c.outrage != Resource::None) {
        provokeOutrage(d, c.player, c.outrage);
    } else if (tracksTurns(state)) {
        d.emit(event::ExtraCardPlayed{c.player});
    }
    if (d.state().initiative != c.player) moveInitiative(d, c.player, true);
}

void check(const Game& game, const command::Declare& c, Verdict& v) {
    const State& state = game.state;
    if (bestAvailableMarker(state) < 0) return v.refuse(Rule::DeclareNeedsMarker);
    checkDeclaring(game, c.player, c.ambition, v);
    if (!state.pending.empty() && state.pending.back().ask == Ask::MayDeclare) {
        const Pending& asked = state.pending.back();
        const auto may = asked.memo.as<memo::Declarable>();
        const bool another = may.which != 0 && !contains(may.which, c.ambition);
        if (another || (may.undeclaredOnly && isDeclared(state, c.ambition)))
            v.breaks(Rule::CardConditions, asked.card);
        return;
    }
    if (!tracksTurns(state)) {
        // At Depth::Score the leader is not entered, so the player who declares is taken as the leader.
        if (tracksMap(state) && state.initiative != c.player) v.breaks(Rule::DeclareNeedsInitiative);
        return;
    }
    if (state.turn.player != c.player) return v.refuse(Rule::NotYourTurn);
    if (!state.turn.played) return v.refuse(Rule::PlayACardFirst);
    const PlayedCard* played = playedBy(state, c.player);
    const PlayedCard mine = played != nullptr ? *played : PlayedCard{};
    checkDeclarer(state, c.player, mine, v);
    if (!allowsAmbition(mine.card, c.ambition)) v.breaks(Rule::DeclareCardAmbition);
}

void perform(Draft& d, const command::Declare& c) {
    const State& state = d.state();
    if (!state.pending.empty() && state.pending.back().ask == Ask::MayDeclare) {
        const int chosen = state.pending.back().memo.as<memo::Declarable>().marker - 1;  // F2405
        d.answered();
        return declareAmbition(d, c.player, c.ambition, false, chosen);
    }
    const bool leads = tracksTurns(state) && !state.played.empty() && state.played[0].player == c.player;
    declareAmbition(d, c.player, c.ambition, leads);
}

}  // namespace rules

/// With a second card, or by Outrage of a type.
void listSeizing(Listing& out, Player player) {
    const State& state = out.state();
    if (out.legalOnly() && seizeBan(state, player) != Rule::None) return;
    const bool byOutrage = has<&TurnSeams::seizesByOutrage>(state, player) ||
                           lawWith<&TurnSeams::seizesByOutrage>(state) != CardId::None;
    if (!byOutrage) return out.add(command::Seize{player});
    for (const Resource type : kAllResources) out.add(command::Seize{player, type});
}

/// From the card that was played, or as a card's text allows.
void listDeclarations(Listing& out, Player player) {
    const State& state = out.state();
    const bool byCard = !state.pending.empty() || !tracksTurns(state);
    const PlayedCard* played = playedBy(state, player);
    if (out.legalOnly() && !byCard && (played == nullptr || !mayDeclare(state, player, *played))) return;
    if (out.legalOnly() && bestAvailableMarker(state) < 0) return;
    const bool certain = !byCard && out.legalOnly() && !has<&AmbitionSeams::neverDeclares>(state, player) &&
                         !has<&AmbitionSeams::check>(state, player) &&
                         !hasLaw<&AmbitionSeams::checkByLaw>(state);
    for (const Ambition ambition : ambitionsInPlay(state)) {
        const bool allowed = byCard || (played != nullptr && allowsAmbition(played->card, ambition));
        if (certain && allowed)
            out.put<command::Declare>(player, ambition);
        else if (allowed || !out.legalOnly())
            out.add(command::Declare{player, ambition});
    }
}

}  // namespace reach
