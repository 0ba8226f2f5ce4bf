#include "engine/rules/turn.h"

#include "engine/rules/court.h"
#include "engine/rules/empire.h"
#include "engine/rules/events.h"
#include "engine/rules/handlers.h"
#include "engine/rules/owed.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/resources.h"
#include "engine/rules/round.h"

#include <bit>

namespace reach {

namespace {

/// The spent token that pays: of those that can, the one with the fewest other uses, so that none is wasted;
/// of equals the last. -1 if none can.
int grantFor(const TurnState& turn, Action action) {
    int best = -1;
    for (std::size_t i = 0; i < turn.grants.size(); ++i) {
        if (!contains(turn.grants[i].actions, action)) continue;
        if (!turn.prelude && !turn.grants[i].lasting) continue;
        const int uses = std::popcount(turn.grants[i].actions);
        if (best < 0 || uses <= std::popcount(turn.grants[static_cast<std::size_t>(best)].actions))
            best = static_cast<int>(i);
    }
    return best;
}

/// How the player whose turn it is played.
bool playedAs(const State& state, PlayMode mode) {
    for (const PlayedCard& card : state.played)
        if (card.player == state.turn.player) return card.mode == mode;
    return false;
}

bool paidByCopy(const State& state, const Payment& payment) {
    return payment.kind == Payment::Kind::Pip && playedAs(state, PlayMode::Copy);
}

}  // namespace

Payment findPayment(const Game& game, Player player, Action action, Verdict& v) {
    const State& state = game.state;
    if (!tracksTurns(state)) return {};
    checkOwnTurn(game, player, v);
    if (state.turn.player != player || !state.turn.played) return {};
    if (const int grant = grantFor(state.turn, action); grant >= 0) return {Payment::Kind::Grant, grant};
    if (!contains(pipActions(state), action)) v.breaks(Rule::ActionNotOnCard);
    if (pipsLeft(state.turn) <= 0) {
        v.breaks(Rule::NoPipsLeft);
        return {};
    }
    return {Payment::Kind::Pip};
}

Payment payForNew(Draft& d, Player player, Action base) {
    Verdict unread;
    const Payment payment = findPayment(d.game(), player, base, unread);
    if (payment.kind == Payment::Kind::Grant)
        d.emit(event::GrantUsed{player, static_cast<std::int8_t>(payment.grant)});
    if (payment.kind == Payment::Kind::Pip) {
        if (d.state().turn.prelude) d.emit(event::PreludeEnded{player});
        d.emit(event::PipSpent{player});
    }
    markActed(d, player);
    return payment;
}

Payment pay(Draft& d, Player player, Action action) {
    const Payment payment = payForNew(d, player, action);
    if (byFollowing(d.state(), payment))
        forEachModifier(d.state(), player, [&](CardId, const Modifiers& modifiers) {
            if (modifiers.extra.may != 0 && modifiers.extra.when == action)
                d.emit(event::GrantGiven{player, modifiers.extra.may, true, CardId::None});
        });
    if (paidByCopy(d.state(), payment))
        forEachModifier(d.state(), player, [&](CardId, const Modifiers& modifiers) {
            if (modifiers.copyBonus.gains != Resource::None && modifiers.copyBonus.when == action)
                gainToken(d, player, modifiers.copyBonus.gains);
        });
    return payment;
}

bool byFollowing(const State& state, const Payment& payment) {
    return payment.kind == Payment::Kind::Pip &&
           (playedAs(state, PlayMode::Copy) || playedAs(state, PlayMode::Pivot));
}

void checkOwnTurn(const Game& game, Player player, Verdict& v) {
    const State& state = game.state;
    if (!tracksTurns(state)) return;
    if (state.turn.player != player)
        v.breaks(Rule::NotYourTurn);
    else if (!state.turn.played)
        v.breaks(Rule::PlayACardFirst);
}

void checkPrelude(const Game& game, Player player, Verdict& v) {
    checkOwnTurn(game, player, v);
    if (v.violations.empty() && tracksTurns(game.state) && !game.state.turn.prelude)
        v.breaks(Rule::PreludeOver);
}

void markActed(Draft& d, Player player) {
    if (d.state().turn.player == player) d.emit(event::Acted{player});
}

namespace rules {

void check(const Game& game, const command::EndTurn& c, Verdict& v) {
    if (!tracksTurns(game.state)) return v.refuse(Rule::TurnsNotTracked);
    if (game.state.turn.player != c.player) return v.refuse(Rule::NotYourTurn);
    const bool skips = !game.state.played.empty() && game.state.of(c.player).hand == 0;
    if (!game.state.turn.played && !skips) v.refuse(Rule::PlayACardFirst);
    checkOwed(game, c, v);
}

void perform(Draft& d, const command::EndTurn& c) {
    endTurn(d, c.player);
}

}  // namespace rules

namespace {

/// Cards that serve Regents only leave an Outlaw at once.
void buryOutlawsCards(Draft& d) {
    for (const Player player : d.setup().seats) {
        if (!isOutlaw(d.state(), player)) continue;
        const CardSet held = d.of(player).cards;
        held.forEach([&](CardId id) {
            if (cardOf(id).modifiers.buriedByOutlaws)
                d.emit(event::CardMoved{id, event::CardPlace::Player, player, -1, event::CardPlace::Bottom,
                                        Player::None, -1});
        });
    }
}

/// What says of itself when it is scrapped; in the Court its agents return, and the gap is refilled.
void scrapSpentCards(Draft& d) {
    for (const Player player : d.setup().seats) {
        const CardSet held = d.of(player).cards;
        held.forEach([&](CardId id) {
            if (!isSpent(d.game(), id, player)) return;
            scrapCard(d, id);
            if (const auto act = cardOf(id).whenScrapped) act(d, player);
        });
    }
    for (int place = 0; place < static_cast<int>(d.state().court.size()); ++place) {
        const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
        for (const CardId above : slot.attached)
            if (isSpent(d.game(), above, Player::None)) scrapCard(d, above);
        if (isSpent(d.game(), slot.card, Player::None)) removeFromCourt(d, place, event::CardPlace::Box);
    }
}

/// Cards with two sides that follow the table.
void turnCards(Draft& d) {
    const CardSet booklet = d.state().campaign.booklet;
    booklet.forEach([&](CardId id) {
        const auto showsBack = cardOf(id).law.showsBack;
        if (!showsBack || showsBack(d.game()) == d.state().campaign.turned.contains(id)) return;
        d.emit(event::CardTurned{id, !d.state().campaign.turned.contains(id)});
    });
}

}  // namespace

void settle(Draft& d) {
    while (d.state().phase != Phase::Finished) {
        for (const Player player : d.setup().seats) fitTokens(d, player);
        settleAgents(d);
        if (isCampaign(d.state())) {
            buryOutlawsCards(d);
            scrapSpentCards(d);
            turnCards(d);
        }
        if (whoOverflows(d.game()) != Player::None) return;
        if (!d.state().pending.empty()) {
            if (!advanceQuestion(d)) return;
        } else if (!advanceRound(d)) {
            return;
        }
    }
}

}  // namespace reach
