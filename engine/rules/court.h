#pragma once

#include "engine/contract/catalogue.h"
#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// The Court row and Guild cards (Base p.13, p.17).
namespace reach {

/// Secures the card in this place: own agents return, rivals' agents go to Captives, or to Trophies when
/// ransacking; an attached card is secured with it (BR p.27); the card's When Secured follows, then the
/// refill.
/// Of several cards with a When Secured the player says which is first: they wait as Ask::CardDone, stage 1.
void secureCard(Draft& d, Player player, int place, event::AgentPlace rivalsGoTo);

/// The same, whatever else the cards there ask for.
void takeFromCourt(Draft& d, Player player, int place, event::AgentPlace rivalsGoTo);

/// A card that waited alone is resolved; false while the player has to choose among several.
bool beginSecured(Draft& d);

/// Which of several secured cards is resolved first (Ask::CardDone).
extern const Question kSecuredQuestion;

/// True when the player may secure this card: with more agents than each rival, or by a card's leave on a tie
/// (Base p.13, F224).
bool maySecure(const State& state, const CourtSlot& slot, Player player);

/// Lays a card, wherever it lies, above the one in this place of the Court (BR p.27), where there is room.
void attachCard(Draft& d, CardId card, int place);

/// The player has to attach this card, which is held or being resolved, to one in the Court (BR p.27): its
/// question answers this stage.
void askToAttach(Draft& d, Player player, CardId card);
inline constexpr std::int8_t kAttaching = 1;

/// The cards of the Court that another can be attached to: those without an attached card. When attaching is
/// forced and there is none, any (BR p.27).
FixedVector<CardId, 6> attachTargets(const State& state, bool forced);

/// Places one agent on this card of the Court, if the supply has one (Base p.13).
void influenceCard(Draft& d, Player player, CardId card);

/// The same as the action does it: laws have their say (F1618).
void influenceAsAction(Draft& d, Player player, CardId card);
/// What laws say about influencing or securing what lies there, or securing it by ransacking for a city
/// destroyed in this system, else None (F1618).
void checkCourtLaws(const Game& game, Player player, const CourtSlot& slot, SystemId ransacked, Verdict& v);

/// Gives a held card to a Rival.
void giveCard(Draft& d, Player from, Player to, CardId card);

/// Secures a card that was drawn from the deck and never lay in the Court (LEAD12).
void drawAndSecure(Draft& d, Player player, CardId card);

/// Discards a held card to the Court discard pile.
void discardCard(Draft& d, Player player, CardId card);

/// Takes a card from a rival's play area; a card that is buried when stolen goes under the deck.
void stealCard(Draft& d, Player player, CardId card);

/// The player who holds this card, or laid it beside a played one until the round ends; None.
Player ownerOf(const State& state, CardId card);
/// The player who holds this card; None.
Player holderOf(const State& state, CardId card);
/// Refuses what is no Guild card of the player's.
void mustHoldGuild(const State& state, Player player, CardId card, Verdict& v);
/// The Rival who has the Guild card; refuses every other card.
Player rivalWithGuild(const Game& game, Player player, CardId card, Verdict& v);

/// Places in the Court besides the Imperial Council's.
int courtPlaces(const Setup& setup);

/// How many cards can still be drawn, buried ones included.
int courtDeckSize(const State& state);

/// True when this card can be the next one drawn.
bool canBeDrawn(const State& state, CardId card);

/// The card's move from wherever it lies now.
event::CardMoved moveOf(const State& state, CardId card, event::CardPlace to, Player receiver = Player::None);

/// Out of the campaign, wherever the card lies (BR p.27, "Scrap").
void scrapCard(Draft& d, CardId card);

/// Agents on the Court card return, the card goes under the deck, or where it is said (`toAt`: above that
/// place), and the gap is refilled; an attached card slides down instead (BR p.18, p.27).
void removeFromCourt(Draft& d, int place, event::CardPlace to, std::int8_t toAt = -1);

/// The same, to where the card's text sends it once resolved.
void leaveCourt(Draft& d, int place, Afterwards afterwards);
/// Where that is.
event::CardPlace placeAfter(Afterwards afterwards);

/// True when the card's own text says that it is scrapped now; held by nobody: None.
bool isSpent(const Game& game, CardId card, Player holder);

/// True when the card lies nowhere on the table.
bool liesInBox(const State& state, CardId card);

/// Calls visit(CardId) for each card that can be the next drawn from the Court deck.
template <typename Visit>
void forEachDrawable(const State& state, Visit visit) {
    state.courtDeck.forEach(visit);
    if (!state.buried.empty() && canBeDrawn(state, state.buried[0])) visit(state.buried[0]);
    if (state.campaign.unknownLore == 0) return;
    for (int i = 1; i <= kLore; ++i)
        if (canBeDrawn(state, loreCard(i)) && !state.courtDeck.contains(loreCard(i))) visit(loreCard(i));
}

}  // namespace reach
