#include "engine/contract/campaign.h"
#include "engine/contract/fate.h"
#include "engine/core/action_cards.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/query.h"
#include "engine/rules/round.h"

#include <bit>

/// Playing an action card: lead, Surpass, Copy, Pivot (Base p.8, p.10).
namespace reach::rules {
namespace {

void checkFollowing(const State& state, const command::PlayCard& c, Verdict& v) {
    const ActionCard lead = leadCard(state);
    if (c.mode == PlayMode::Copy || !isFaceUp(lead)) return;
    const bool sameSuit = suitOf(c.card) == suitOf(lead);
    if (c.mode == PlayMode::Pivot && sameSuit) v.breaks(Rule::PivotNeedsOtherSuit);
    if (c.mode != PlayMode::Surpass) return;
    if (!sameSuit)
        v.breaks(Rule::SurpassNeedsSuit);
    else if (numberOf(c.card) <= leadNumber(state))
        v.breaks(Rule::SurpassNeedsHigher);
}

}  // namespace

void check(const Game& game, const command::PlayCard& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksTurns(state)) return v.refuse(Rule::TurnsNotTracked);
    if (state.turn.player != c.player) return v.refuse(Rule::NotYourTurn);
    if (state.turn.played) return v.refuse(Rule::CardAlreadyPlayed);
    if (c.mode == PlayMode::Event) {
        if (!game.setup.campaign) return v.refuse(Rule::NotACampaign);
        if (state.played.empty()) return v.refuse(Rule::EventNotLed);
        if (state.of(c.player).hand == 0) v.breaks(Rule::NoCardsInHand);
        if (!isEventLeft(game)) v.breaks(Rule::CardSeenBefore);
        return;
    }
    if ((c.mode == PlayMode::Lead) != state.played.empty())
        return v.refuse(state.played.empty()           ? Rule::LeadBeforeFollowing
                        : state.initiative == c.player ? Rule::AlreadyLed
                                                       : Rule::LeadNeedsInitiative);
    if (state.of(c.player).hand == 0) v.breaks(Rule::NoCardsInHand);
    if (c.mode == PlayMode::Copy) return;
    if (!isFaceUp(c.card)) return v.refuse(Rule::NoSuchCard);
    if (!inDeck(game, c.card)) v.breaks(isFaithful(c.card) ? Rule::FaithfulNotInDeck : Rule::CardNotInDeck);
    if ((state.seen & bitOf(c.card)) != 0 && !state.recycled) v.breaks(Rule::CardSeenBefore);
    checkFollowing(state, c, v);
    forEachLaw<&TurnSeams::checkPlayByLaw>(state,
                                           [&](CardId law, auto check) { check(game, law, c.card, v); });
}

void perform(Draft& d, const command::PlayCard& c) {
    if (c.mode == PlayMode::Event) {
        const int pips = eventGivesNothing(d.state(), c.player) ? 0 : pipsOf(leadCard(d.state()));
        d.emit(event::CardPlayed{c.player, c.mode, ActionCard::Event, static_cast<std::int8_t>(pips)});
        if (d.state().initiative == c.player) tellFate<&FateAct::playsCard>(d, c.player);
        return;
    }
    const bool full = c.mode == PlayMode::Lead || c.mode == PlayMode::Surpass;
    const ActionCard card = c.mode == PlayMode::Copy ? ActionCard::FaceDown : c.card;
    d.emit(event::CardPlayed{c.player, c.mode, card, static_cast<std::int8_t>(full ? pipsOf(card) : 1)});
    if (d.state().initiative == c.player) tellFate<&FateAct::playsCard>(d, c.player);
    const bool seizes = numberOf(card) == 7 && !isFaithful(card);  // F813
    if (c.mode == PlayMode::Surpass && seizes) seizeInitiative(d, c.player);
}

}  // namespace reach::rules

namespace reach {

namespace {

/// Returns the Faithful cards that a Fate added to the action deck.
ActionCardSet faithfulInDeck(const State& state) {
    ActionCardSet added = 0;
    if (state.campaign.actionDeck.empty()) return added;
    for (int number = 1; number <= kFaithfulCards; ++number)
        if (state.campaign.actionDeck.contains(faithfulCard(number)))
            added |= bitOf(actionCard(kFaithfulSides[0], number));
    return added;
}

}  // namespace

/// Lists every card that may still be in a hand: as a lead, or followed in the one mode that fits it.
void listPlays(Listing& out, Player player) {
    const State& state = out.state();
    const bool leads = state.played.empty();
    const bool holds = state.of(player).hand != 0;
    const bool laws = hasLaw<&TurnSeams::checkPlayByLaw>(state);
    const ActionCard lead = leadCard(state);
    const ActionCardSet seen = state.recycled ? 0 : state.seen;
    const std::array<PlayMode, 2> modes{leads ? PlayMode::Lead : PlayMode::Pivot,
                                        leads ? PlayMode::Lead : PlayMode::Surpass};
    const auto modeFor = [&](bool sameSuit) { return modes[sameSuit ? 1 : 0]; };
    const auto list = [&](ActionCard card, bool unseen, bool sameSuit, bool higher) {
        if (out.want() == Want::Legal && !unseen) return;
        const command::PlayCard play{player, modeFor(sameSuit), card};
        if (laws)
            out.add(play);
        else
            out.addIf(holds && unseen && (higher || !sameSuit), play);
    };
    const ActionCardSet suit = leads || !isFaceUp(lead) ? 0 : printedOf(suitOf(lead));
    const ActionCardSet lower = suit & ~(suit << leadNumber(state));
    const auto each = [](ActionCardSet cards, auto visit) {
        for (; cards != 0; cards &= cards - 1) visit(static_cast<ActionCard>(std::countr_zero(cards)));
    };
    const auto isIn = [](ActionCardSet set, ActionCard card) { return (set >> index(card) & 1U) != 0; };
    const ActionCardSet deck = deckOf(static_cast<int>(out.setup().seats.size()));
    if (out.legalOnly() && !laws) {
        command::PlayCard play{player};
        each(holds ? deck & ~seen & ~lower : 0, [&](ActionCard card) {
            play.mode = modeFor(isIn(suit, card));
            play.card = card;
            out.put(play);
        });
    } else {
        each(deck,
             [&](ActionCard card) { list(card, !isIn(seen, card), isIn(suit, card), !isIn(lower, card)); });
    }
    if (const ActionCardSet added = faithfulInDeck(state); added != 0)
        for (int i = kActionCards; i < kActionFaces; ++i)
            if (const auto card = static_cast<ActionCard>(i); (added & bitOf(card)) != 0)
                list(card, (seen & bitOf(card)) == 0,
                     !leads && isFaceUp(lead) && suitOf(card) == suitOf(lead),
                     numberOf(card) > leadNumber(state));
    if (leads)
        out.add(command::Pass{player});
    else
        out.addIf(holds, command::PlayCard{player, PlayMode::Copy, ActionCard::FaceDown});
    if (out.setup().campaign && !leads)
        out.addIf(holds && isEventLeft(out.game()),
                  command::PlayCard{player, PlayMode::Event, ActionCard::Event});
    out.addIf(!leads && !holds, command::EndTurn{player});  // a hand found empty
}

}  // namespace reach
