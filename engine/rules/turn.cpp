#include "engine/rules/turn.h"

#include "engine/contract/campaign.h"
#include "engine/contract/empire.h"
#include "engine/core/colors.h"
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
#include <cstddef>
#include <cstring>

namespace reach {

namespace {

bool isUsable(const TurnState& turn, const Grant& grant, Taken taken) {
    return (turn.prelude || grant.lasting) && !(grant.byCard && taken == Taken::New);
}

/// Returns the index of the free action that pays: the one with the fewest other uses, so that none is
/// wasted. Among equals a grant by a card, else the last. Returns -1 if none can pay.
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

/// Returns the index of another token that could have paid as well, but lacks another use of this one, or -1.
/// Only Material and a Psionic under Administration form such a pair. Of any other two tokens both have the
/// same uses, or one has all uses of the other.
int otherToken(const TurnState& turn, int at, Action action) {
    const ActionSet uses = turn.grants[static_cast<std::size_t>(at)].actions;
    for (std::size_t i = 0; i < turn.grants.size(); ++i) {
        const Grant& other = turn.grants[i];
        if (!other.byCard && contains(other.actions, action) && (uses & ~other.actions) != 0)
            return static_cast<int>(i);
    }
    return -1;
}

/// Uses a grant. With a pair from otherToken() it is decided later which of the two paid. Until then the
/// remaining one has the uses of both (Base p.17).
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

/// The mode in which the player of the current turn played; Lead if they did not.
PlayMode playedMode(const State& state) {
    const PlayedCard* card = playedBy(state, state.turn.player);
    return card != nullptr ? card->mode : PlayMode::Lead;
}
bool isFollowing(const State& state) {
    const PlayMode mode = playedMode(state);
    return mode == PlayMode::Copy || mode == PlayMode::Pivot;
}

}  // namespace

ActionSet freeActions(const State& state) {
    const bool asked = !state.pending.empty() && state.pending.back().ask == Ask::FreeAction;
    return asked ? state.pending.back().memo.as<memo::Actions>().which : ActionSet{0};
}

namespace {

inline Payment paymentFor(const State& state, Player player, Action action, Taken taken) {
    if (isAsked(state, Ask::FreeAction, player)) return {Payment::Kind::Answer};
    if (!tracksTurns(state) || state.turn.player != player || !state.turn.played) return {};
    if (const int grant = grantFor(state.turn, action, taken); grant >= 0)
        return {Payment::Kind::Grant, grant};
    if (pipsLeft(state.turn) == 0) return {};
    return {.kind = Payment::Kind::Pip, .follows = state.turn.pipsUsed == 0 && isFollowing(state)};
}

}  // namespace

Payment findPayment(const State& state, Player player, Action action, Taken taken) {
    return paymentFor(state, player, action, taken);
}

void checkPayment(const Game& game, Player player, Action action, Verdict& v, Taken taken) {
    const State& state = game.state;
    if (isAsked(state, Ask::FreeAction, player)) {
        if (!contains(freeActions(state), action) || taken == Taken::New) v.breaks(Rule::ActionNotOnCard);
        return;
    }
    if (!tracksTurns(state)) return;
    checkOwnTurn(game, player, v);
    if (state.turn.player != player || !state.turn.played) return;
    if (grantFor(state.turn, action, taken) >= 0) return;
    const bool onCard = contains(pipActions(state), action);
    const bool left = pipsLeft(state.turn) > 0;
    if (!(onCard && left) && grantFor(state.turn, action, Taken::Standard) >= 0) {
        v.breaks(Rule::NewActionNeedsPip);
    } else {
        if (!onCard) v.breaks(Rule::ActionNotOnCard);
        if (!left) v.breaks(Rule::NoPipsLeft);
    }
}

ActionSet payableActions(const Game& game, Player player, Taken taken) {
    const State& state = game.state;
    if (isAsked(state, Ask::FreeAction, player))
        return taken == Taken::New ? ActionSet{0} : freeActions(state);
    if (!tracksTurns(state)) return kAllActions;
    if (state.turn.player != player || !state.turn.played) return 0;
    ActionSet payable = pipsLeft(state.turn) > 0 ? pipActions(state) : ActionSet{0};
    for (const Grant& grant : state.turn.grants)
        if (isUsable(state.turn, grant, taken)) payable |= grant.actions;
    return payable;
}

namespace {

/// Returns Payment::follows.
bool payFor(Draft& d, Player player, Action action, Taken taken) {
    const Payment payment = paymentFor(d.state(), player, action, taken);
    if (payment.kind == Payment::Kind::Answer) d.answered();
    if (payment.kind == Payment::Kind::Grant) useGrant(d, player, action, payment.grant);
    if (payment.kind == Payment::Kind::Pip) {
        if (d.state().turn.prelude) d.emit(event::PreludeEnded{player});
        d.emit(event::PipSpent{player});
    }
    markActed(d, player);
    return payment.follows;
}

}  // namespace

void payForNew(Draft& d, Player player, Action base) {
    payFor(d, player, base, Taken::New);
}

bool pay(Draft& d, Player player, Action action) {
    const bool follows = payFor(d, player, action, Taken::Standard);
    if (follows)
        forEachWith<&TurnSeams::extra>(d.state(), player, [&](CardId, const ExtraAction& extra) {
            if (extra.when == action) d.emit(event::GrantGiven{player, extra.may, true, CardId::None, true});
        });
    if (follows && playedMode(d.state()) == PlayMode::Copy)
        forEachWith<&TurnSeams::copyBonus>(d.state(), player, [&](CardId, const CopyBonus& bonus) {
            if (bonus.when == action) gainToken(d, player, bonus.gains);
        });
    return follows;
}

bool justFollowed(const State& state) {
    return !state.turn.prelude && state.turn.pipsUsed == 1 && isFollowing(state);
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
    const auto skips = [&] { return !game.state.played.empty() && game.state.of(c.player).hand == 0; };
    if (!game.state.turn.played && !skips()) v.refuse(Rule::PlayACardFirst);
    checkOwed(game, c, v);
}

void perform(Draft& d, const command::EndTurn& c) {
    endTurn(d, c.player);
}

}  // namespace rules

namespace {

/// Reads eight bytes of a board at once. A test of all slots, or of all Outrage marks, takes one step this
/// way, and it runs after every entry. A single read needs a single earlier write to be fast: copies write
/// sixteen bytes at a time.
template <std::size_t From>
std::uint64_t eightBytes(const PlayerBoard& own) {
    std::uint64_t bytes = 0;
    static_assert(From / 16 == (From + sizeof(bytes) - 1) / 16);
    std::memcpy(&bytes, reinterpret_cast<const std::byte*>(&own) + From, sizeof(bytes));
    return bytes;
}

/// `value` in each of these eight bytes, and nothing in the others.
constexpr std::uint64_t inBytes(std::uint8_t value, std::size_t from, std::size_t to) {
    std::array<std::uint8_t, sizeof(std::uint64_t)> bytes{};
    for (std::size_t i = from; i < to; ++i) bytes[i] = value;
    return std::bit_cast<std::uint64_t>(bytes);
}

constexpr std::size_t kSlotsFrom = offsetof(PlayerBoard, slots);
constexpr std::size_t kMarksFrom = offsetof(PlayerBoard, outrage) / 8 * 8;

/// Bytes of the open slots, which need no attention, by the number of cities on the player's board.
constexpr auto kOpenBits = [] {
    std::array<std::uint64_t, kCities + 1> all{};
    for (std::size_t cities = 0; cities < all.size(); ++cities)
        all[cities] = inBytes(0xFF, 0, static_cast<std::size_t>(kOpenSlots[kCities - cities])) |
                      inBytes(0xFF, kResourceSlots, sizeof(std::uint64_t));
    return all;
}();

constexpr std::size_t kFirstMark = offsetof(PlayerBoard, outrage) - kMarksFrom;
constexpr std::uint64_t kPlaceholders =
    inBytes(static_cast<std::uint8_t>(OutrageMark::Placeholder), kFirstMark, kFirstMark + kResources);
static_assert((static_cast<unsigned>(OutrageMark::Agent) & static_cast<unsigned>(OutrageMark::Placeholder)) ==
              0);

/// Bits of the player's pieces that wait: a token for a slot, or an Outrage icon for an agent. 0: nothing
/// waits.
std::uint64_t waitingBits(const PlayerState& own) {
    static_assert(index(Resource::None) == 0xFF);
    const std::uint64_t open = kOpenBits[static_cast<std::size_t>(own.citiesOnBoard)];
    return own.overflow.size() | ~(eightBytes<kSlotsFrom>(own) | open) |
           (eightBytes<kMarksFrom>(own) & kPlaceholders);
}

/// Moves waiting pieces to their places where possible. Returns false when none waited.
[[gnu::noinline]] bool settlePieces(Draft& d) {
    std::uint64_t waiting = 0;
    forEachColor([&](Player player) { waiting |= waitingBits(d.of(player)); });
    if (waiting == 0 && d.state().campaign.inPlay.golemHolders == 0) return false;
    for (const Player player : d.setup().seats)
        waitingBits(d.of(player)) != 0 ? fitTokens(d, player) : fitGolems(d, player);
    if (waiting != 0) settleAgents(d);
    return true;
}

}  // namespace

void settle(Draft& d) {
    while (d.state().phase != Phase::Finished) {
        const bool waited = d.takeBoardsChanged() && settlePieces(d);
        tidyCampaign(d);
        if ((waited || isCampaign(d.state())) && mayOverflow(d.game()) &&
            whoOverflows(d.game()) != Player::None)
            return;
        if (!d.state().pending.empty()) {
            if (!advanceQuestion(d)) return;
        } else if (!advanceRound(d)) {
            return;
        }
    }
    settleAgents(d);  // agents may have returned in the events that ended the game
}

}  // namespace reach
