#include "engine/rules/turn.h"

#include "engine/contract/campaign.h"
#include "engine/contract/empire.h"
#include "engine/rules/court.h"
#include "engine/rules/handlers.h"
#include "engine/rules/owed.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/questions.h"
#include "engine/rules/resources.h"
#include "engine/rules/round.h"

#include <algorithm>
#include <bit>

namespace reach {

namespace {

bool isUsable(const TurnState& turn, const Grant& grant, Taken taken) {
    return (turn.prelude || grant.lasting) && !(grant.byCard && taken == Taken::New);
}

/// The free action that pays: of those that can, the one with the fewest other uses, so that none is wasted;
/// of equals what a card gives, else the last. -1 if none can.
int grantFor(const TurnState& turn, Action action, Taken taken) {
    const auto uses = [](const Grant& grant) {
        return 2 * std::popcount(grant.actions) - (grant.byCard ? 1 : 0);
    };
    int best = -1;
    for (std::size_t i = 0; i < turn.grants.size(); ++i) {
        const Grant& grant = turn.grants[i];
        if (!contains(grant.actions, action) || !isUsable(turn, grant, taken)) continue;
        if (best < 0 || uses(grant) <= uses(turn.grants[static_cast<std::size_t>(best)]))
            best = static_cast<int>(i);
    }
    return best;
}

/// Another token that could have paid as well, and not for all that this one can; -1. Only Material and a
/// Psionic under Administration are such a pair: all others do the same, or one does all that the other does.
int otherToken(const TurnState& turn, int at, Action action) {
    const ActionSet uses = turn.grants[static_cast<std::size_t>(at)].actions;
    for (std::size_t i = 0; i < turn.grants.size(); ++i) {
        const Grant& other = turn.grants[i];
        if (!other.byCard && contains(other.actions, action) && (uses & ~other.actions) != 0)
            return static_cast<int>(i);
    }
    return -1;
}

/// Which of two such tokens paid shows later: until then the one that is left does what either does (Base
/// p.17).
void useGrant(Draft& d, Player player, Action action, int at) {
    const auto use = [&](int which) { d.emit(event::GrantUsed{player, static_cast<std::int8_t>(which)}); };
    const int other = otherToken(d.state().turn, at, action);
    if (other < 0) return use(at);
    const auto& grants = d.state().turn.grants;
    const auto either = static_cast<ActionSet>(grants[static_cast<std::size_t>(at)].actions |
                                               grants[static_cast<std::size_t>(other)].actions);
    use(std::max(at, other));
    use(std::min(at, other));
    d.emit(event::GrantGiven{player, either, false, CardId::None, false});
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

Payment findPayment(const Game& game, Player player, Action action, Verdict& v, Taken taken) {
    const State& state = game.state;
    if (!tracksTurns(state)) return {};
    checkOwnTurn(game, player, v);
    if (state.turn.player != player || !state.turn.played) return {};
    if (const int grant = grantFor(state.turn, action, taken); grant >= 0)
        return {Payment::Kind::Grant, grant};
    const bool onCard = contains(pipActions(state), action);
    const bool left = pipsLeft(state.turn) > 0;
    if (!(onCard && left) && grantFor(state.turn, action, Taken::Standard) >= 0) {
        v.breaks(Rule::NewActionNeedsPip);
    } else {
        if (!onCard) v.breaks(Rule::ActionNotOnCard);
        if (!left) v.breaks(Rule::NoPipsLeft);
    }
    return {left ? Payment::Kind::Pip : Payment::Kind::None};
}

ActionSet payableActions(const Game& game, Player player, Taken taken) {
    constexpr auto kAll = static_cast<ActionSet>((1U << kActions) - 1);
    const State& state = game.state;
    if (!tracksTurns(state)) return kAll;
    if (state.turn.player != player || !state.turn.played) return 0;
    ActionSet payable = pipsLeft(state.turn) > 0 ? pipActions(state) : ActionSet{0};
    for (const Grant& grant : state.turn.grants)
        if (isUsable(state.turn, grant, taken)) payable |= grant.actions;
    return payable;
}

namespace {

Payment payFor(Draft& d, Player player, Action action, Taken taken) {
    Verdict unread;
    const Payment payment = findPayment(d.game(), player, action, unread, taken);
    if (payment.kind == Payment::Kind::Grant) useGrant(d, player, action, payment.grant);
    if (payment.kind == Payment::Kind::Pip) {
        if (d.state().turn.prelude) d.emit(event::PreludeEnded{player});
        d.emit(event::PipSpent{player});
    }
    markActed(d, player);
    return payment;
}

}  // namespace

Payment payForNew(Draft& d, Player player, Action base) {
    return payFor(d, player, base, Taken::New);
}

Payment pay(Draft& d, Player player, Action action) {
    const Payment payment = payFor(d, player, action, Taken::Standard);
    if (byFollowing(d.state(), payment))
        forEachWith<&TurnSeams::extra>(d.state(), player, [&](CardId, const ExtraAction& extra) {
            if (extra.when == action) d.emit(event::GrantGiven{player, extra.may, true, CardId::None, true});
        });
    if (paidByCopy(d.state(), payment))
        forEachWith<&TurnSeams::copyBonus>(d.state(), player, [&](CardId, const CopyBonus& bonus) {
            if (bonus.when == action) gainToken(d, player, bonus.gains);
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

/// Nothing the player has waits: no token for room, no Outrage icon for an agent. Without a branch, since it
/// is nearly always so, and asked after every entry.
bool isAtRest(const PlayerState& own) {
    unsigned closed = index(Resource::None);  // what lies in closed slots, if it is all the same
    for (int slot = 2, open = openSlots(own); slot < kResourceSlots; ++slot)
        closed &= static_cast<unsigned>(index(own.slots[slot])) | (slot < open ? index(Resource::None) : 0);
    unsigned marks = 0;
    for (const OutrageMark mark : own.outrage) marks |= static_cast<unsigned>(mark);
    static_assert(
        (static_cast<unsigned>(OutrageMark::Agent) & static_cast<unsigned>(OutrageMark::Placeholder)) == 0);
    return own.overflow.empty() && closed == index(Resource::None) &&
           (marks & static_cast<unsigned>(OutrageMark::Placeholder)) == 0;
}

/// What waited comes to rest where it can.
void settlePieces(Draft& d) {
    const bool golems = !d.state().campaign.tokens.empty();
    if (!golems && std::ranges::all_of(d.setup().seats, [&](Player seat) { return isAtRest(d.of(seat)); }))
        return;
    for (const Player player : d.setup().seats) fitTokens(d, player);
    settleAgents(d);
}

}  // namespace

void settle(Draft& d) {
    while (d.state().phase != Phase::Finished) {
        settlePieces(d);
        tidyCampaign(d);
        if (mayOverflow(d.game()) && whoOverflows(d.game()) != Player::None) return;
        if (!d.state().pending.empty()) {
            if (!advanceQuestion(d)) return;
        } else if (!advanceRound(d)) {
            return;
        }
    }
    settleAgents(d);  // what ended the game may have sent agents home
}

}  // namespace reach
