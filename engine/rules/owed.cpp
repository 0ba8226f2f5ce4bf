#include "engine/rules/owed.h"

#include "engine/protocol/evolve.h"
#include "engine/rules/court.h"
#include "engine/rules/move.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

/// Returns the card by which this action is owed, or None.
CardId owes(const State& state, Action action) {
    for (const Grant& grant : state.turn.grants)
        if (grant.owed != CardId::None && contains(grant.actions, action)) return grant.owed;
    return CardId::None;
}

bool canBattle(const Game& game, const State& state, Player player) {
    bool can = false;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!hasShips(state, system, player)) return;
        forEachRival(game.setup, player, [&](Player rival) { can |= canBeHarmed(state, system, rival); });
    });
    return can;
}

bool canSecure(const Game& game, const CourtSlot& slot, Player player) {
    if (!isCard(slot.card) || !maySecure(game.state, slot, player)) return false;
    Verdict v;
    forEachWith<&CourtSeams::check>(game.state, player,
                                    [&](CardId, auto check) { check(game, player, slot, v); });
    return v.legal();
}

}  // namespace

bool isPossible(const Game& game, Player player, Action action) {
    if (action == Action::Battle) return canBattle(game, game.state, player);
    if (action == Action::Secure)
        return std::any_of(game.state.court.begin(), game.state.court.end(),
                           [&](const CourtSlot& slot) { return canSecure(game, slot, player); });
    return true;
}

bool isPossibleAfterOne(const Game& game, Player player, Action action) {
    const State& state = game.state;
    if (action == Action::Secure)
        return state.of(player).agentSupply > 0 &&
               std::any_of(state.court.begin(), state.court.end(), [&](CourtSlot slot) {
                   ++slot.agents[index(player)];
                   return canSecure(game, slot, player);
               });
    bool can = false;
    forEachSystem(systemsInPlay(game), [&](SystemId from) {
        if (!hasShips(state, from, player)) return;
        forEachSystem(reachOf(game, player, from), [&](SystemId to) {
            forEachRival(game.setup, player, [&](Player rival) { can |= canBeHarmed(state, to, rival); });
        });
    });
    return can;
}

void checkOwed(const Game& game, const command::Move& c, Verdict& v) {
    const CardId card = owes(game.state, Action::Battle);
    if (card == CardId::None || v.refused()) return;
    State after = game.state;
    SystemId at = c.from;
    Ships left = c.ships;
    for (const command::Hop& hop : c.route) {
        evolve(after, event::ShipsMoved{c.player, at, hop.to, left.fresh, left.damaged});
        left = {static_cast<std::int8_t>(left.fresh - hop.drop.fresh),
                static_cast<std::int8_t>(left.damaged - hop.drop.damaged)};
        at = hop.to;
    }
    if (c.flagship) evolve(after, event::FlagshipMoved{c.player, at});
    if (!canBattle(game, after, c.player)) v.breaks(Rule::CardConditions, card);
}

void checkOwed(const Game& game, const command::Influence& c, Verdict& v) {
    const CardId card = owes(game.state, Action::Secure);
    if (card == CardId::None || v.refused() || isPossible(game, c.player, Action::Secure)) return;
    CourtSlot slot = game.state.court[static_cast<std::size_t>(courtPlace(game.state, c.card))];
    if (game.state.of(c.player).agentSupply > 0) ++slot.agents[index(c.player)];
    if (!canSecure(game, slot, c.player)) v.breaks(Rule::CardConditions, card);
}

void checkOwed(const Game& game, const command::EndTurn& c, Verdict& v) {
    const auto& grants = game.state.turn.grants;
    if (!isOwed(game.state.turn)) return;
    const auto mayFirst = [&](Action first) {
        return std::any_of(grants.begin(), grants.end(),
                           [&](const Grant& grant) { return contains(grant.actions, first); });
    };
    const auto demand = [&](Action action, Action first) {
        const CardId card = owes(game.state, action);
        if (card != CardId::None && (isPossible(game, c.player, action) ||
                                     (mayFirst(first) && isPossibleAfterOne(game, c.player, action))))
            v.breaks(Rule::CardConditions, card);
    };
    demand(Action::Battle, Action::Move);
    demand(Action::Secure, Action::Influence);
}

}  // namespace reach
