#include "engine/contract/fate.h"
#include "engine/contract/golems.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

#include <algorithm>
#include <bit>

/// Spending resources in the Prelude (Base p.17, p.20).
namespace reach::rules {
namespace {

/// Returns the card that lets any token be spent as this resource, regardless of Outrage, or None.
CardId stretchingCard(const State& state, Player player, Resource as) {
    CardId found = CardId::None;
    forEachWith<&ResourceSeams::spendsAnyAs>(state, player, [&](CardId id, Resource any) {
        if (any == as) found = id;
    });
    return found;
}

ActionSet grantedBy(const State& state, Resource resource) {
    switch (resource) {
        case Resource::Material: return static_cast<ActionSet>(bitOf(Action::Build) | bitOf(Action::Repair));
        case Resource::Fuel: return bitOf(Action::Move);
        case Resource::Relic: return bitOf(Action::Secure);
        case Resource::Psionic:
            return isFaceUp(leadCard(state)) ? actionsOf(suitOf(leadCard(state))) : ActionSet{0};
        default: return 0;
    }
}

/// Returns the free action that a token spent as this resource gives; empty for none.
ActionSet freeActionOf(const State& state, Player player, Resource as) {
    return isWasted(state, player, as) ? ActionSet{0} : grantedBy(state, as);
}

}  // namespace

void check(const Game& game, const command::Spend& c, Verdict& v) {
    if (c.golem != Golem::None) return checkSpendingGolem(game, c.player, c.golem, v);
    const bool held = c.slot > 0
                          ? game.state.of(c.player).slots[static_cast<std::size_t>(c.slot - 1)] == c.token
                          : canSpend(game.state, c.player, c.token);
    if (!held)
        return v.refuse(canSpend(game.state, c.player, c.token) ? Rule::NoSuchToken : Rule::TokenNotHeld);
    checkPrelude(game, c.player, v);
    if (c.as != c.token && stretchingCard(game.state, c.player, c.as) == CardId::None)
        v.breaks(Rule::SpendAsNeedsCard);
    const bool inTurn = game.state.turn.player == c.player && game.state.turn.prelude;
    // Records of earlier versions may have spent more, so this can be entered anyway.
    if (inTurn && freeActionOf(game.state, c.player, c.as) != 0 && !hasRoomForFreeAction(game.state))
        v.breaks(Rule::FreeActionsFirst);
}

void perform(Draft& d, const command::Spend& c) {
    using event::TokenPlace;
    if (c.golem != Golem::None) return spendGolem(d, c.player, c.golem);
    const bool inTurn = d.state().turn.player == c.player && d.state().turn.prelude;
    const TokenPlace to = inTurn ? TokenPlace::Tray : TokenPlace::Supply;
    if (c.slot > 0)
        d.emit(event::TokenMoved{c.token, TokenPlace::Slot, c.player, static_cast<std::int8_t>(c.slot - 1),
                                 to, Player::None, -1});
    else
        removeToken(d, c.player, c.token, to);
    if (inTurn) tellFate<&FateAct::spends>(d, c.player, c.token);
    markActed(d, c.player);
    if (!inTurn) return;
    if (c.as == Resource::Weapon && !isWasted(d.state(), c.player, c.as))
        d.emit(event::WeaponReady{c.player});
    else if (const ActionSet actions = freeActionOf(d.state(), c.player, c.as); actions != 0)
        d.emit(event::GrantGiven{c.player, actions, false, CardId::None, false});
}

/// Refused if there is nothing to end. It also ends the time for declaring and seizing (Base p.9, p.10).
void check(const Game& game, const command::EndPrelude& c, Verdict& v) {
    const TurnState& turn = game.state.turn;
    if (!tracksTurns(game.state)) return v.refuse(Rule::TurnsNotTracked);
    if (turn.player != c.player) return v.refuse(Rule::NotYourTurn);
    if (!turn.played) return v.refuse(Rule::PlayACardFirst);
    if (!turn.prelude) v.refuse(Rule::PreludeOver);
}

void perform(Draft& d, const command::EndPrelude& c) {
    d.emit(event::PreludeEnded{c.player});
    markActed(d, c.player);
}

}  // namespace reach::rules

namespace reach {

bool isWasted(const State& state, Player player, Resource as) {
    return isOutraged(state.of(player), as) && rules::stretchingCard(state, player, as) == CardId::None;
}

namespace {

/// True when a pip could pay for the action of a spent token.
bool mayDeclineTokens(const State& state) {
    return pipsLeft(state.turn) > 0 && std::ranges::any_of(state.turn.grants, [&](const Grant& grant) {
               return (grant.actions & pipActions(state)) != 0;
           });
}

}  // namespace

void listSpending(Listing& out, Player player) {
    const State& state = out.state();
    if (out.setup().campaign && tracksMap(state)) listSlipstream(out, player);
    const PlayerState& own = state.of(player);
    const bool hoards = hoardOf(state, player) != CardId::None;
    ResourceSet held = 0;
    for (const Resource token : own.slots)  // None is no bit of the set, so that no slot needs a branch
        held |= static_cast<ResourceSet>(1U << index(token) % 32);
    if (hoards)
        for (const Resource token : kAllResources)
            if (canSpend(state, player, token)) held |= bitOf(token);
    const bool open = isInPrelude(state, player);
    const bool room = hasRoomForFreeAction(state);
    const auto mayBe = [&state, player, open, room](Resource as) {
        return open && (room || rules::freeActionOf(state, player, as) == 0);
    };
    for (; held != 0; held = static_cast<ResourceSet>(held & (held - 1))) {
        const auto token = static_cast<Resource>(std::countr_zero(held));
        out.addIf(mayBe(token), command::Spend{player, token, token});
        forEachWith<&ResourceSeams::spendsAnyAs>(
            state, player, [&out, player, token, mayBe](CardId, Resource as) {
                if (as != token) out.addIf(mayBe(as), command::Spend{player, token, as});
            });
    }
    if (anyGolem(state))
        for (const Golem golem : kAllGolems)
            if (hasGolem(state, player, golem))
                out.add(command::Spend{player, Resource::None, Resource::None, golem});
    if (mayDeclineTokens(state)) out.add(command::EndPrelude{player});
}

}  // namespace reach
