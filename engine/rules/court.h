#pragma once

#include "engine/contract/catalogue.h"
#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// The Court row and Guild cards (Base p.13, p.17).
namespace reach {

/// Secures the card in this place. Own agents return; Rivals' agents go to Captives, or to Trophies when
/// ransacking. An attached card is secured too (BR p.27). The card's When Secured follows, then the refill.
/// With several When Secured cards the player chooses the first; the cards wait as Ask::CardDone, stage 1.
void secureCard(Draft& d, Player player, int place, event::AgentPlace rivalsGoTo);

/// The same, without Card::beforeSecuring of the cards there.
void takeFromCourt(Draft& d, Player player, int place, event::AgentPlace rivalsGoTo);

/// Resolves a secured card that waits alone. Returns false while the player must choose among several.
bool beginSecured(Draft& d);

/// The question which of several secured cards is resolved first (Ask::CardDone).
extern const Question kSecuredQuestion;

/// True when the player may secure this card: with more agents than each Rival, or on a tie as a card allows
/// (Base p.13, F224).
bool maySecure(const State& state, const CourtSlot& slot, Player player);

/// Moves a card from anywhere to the space above the card in this Court place (BR p.27), if there is room.
void attachCard(Draft& d, CardId card, int place);

/// Asks the player to attach this card, which is held or being resolved, to one in the Court (BR p.27). The
/// card's question answers this stage.
void askToAttach(Draft& d, Player player, CardId card);
inline constexpr std::int8_t kAttaching = 1;

/// Returns the cards of the Court to which another can be attached: those without an attached card. If
/// attaching is `forced` and there is no such card, returns all (BR p.27).
FixedVector<CardId, 6> attachTargets(const State& state, bool forced);

/// Places one agent on this card of the Court, if the supply has one (Base p.13).
void influenceCard(Draft& d, Player player, CardId card);

/// The same as an action: laws react to it (F1618).
void influenceAsAction(Draft& d, Player player, CardId card);
/// Checks the laws on influencing or securing this place. `ransacked`: the system in which a city was
/// destroyed, if the card is secured by ransacking, else None (F1618).
void checkCourtLaws(const Game& game, Player player, const CourtSlot& slot, SystemId ransacked, Verdict& v);

/// Gives a held card to a Rival.
void giveCard(Draft& d, Player from, Player to, CardId card);

/// Secures a card that was drawn from the deck and never lay in the Court (LEAD12).
void drawAndSecure(Draft& d, Player player, CardId card);

/// Discards a held card to the Court discard pile.
void discardCard(Draft& d, Player player, CardId card);

/// Takes a card from a Rival's play area. A card with buriedWhenStolen goes under the deck.
void stealCard(Draft& d, Player player, CardId card);

/// Returns the player who holds this card, or placed it beside a played card until the round ends. None: no
/// player.
Player ownerOf(const State& state, CardId card);
/// Returns the player who holds this card, or None.
Player holderOf(const State& state, CardId card);
/// Refuses a card that is no Guild card of the player.
void mustHoldGuild(const State& state, Player player, CardId card, Verdict& v);
/// The Rival who has the Guild card; refuses every other card.
Player rivalWithGuild(const Game& game, Player player, CardId card, Verdict& v);

/// Returns the number of places in the Court without the Imperial Council's.
int courtPlaces(const Setup& setup);

/// Returns how many cards can still be drawn, including buried cards.
int courtDeckSize(const State& state);

/// True when this card can be the next one drawn.
bool canBeDrawn(const State& state, CardId card);

/// Returns the event that moves the card from its current place.
event::CardMoved moveOf(const State& state, CardId card, event::CardPlace to, Player receiver = Player::None);

/// Removes the card from the campaign, wherever it lies (BR p.27, "Scrap").
void scrapCard(Draft& d, CardId card);

/// Moves the card from this place to `to` (`toAt`: above that place). Agents on it return, and the gap is
/// refilled; an attached card slides down instead (BR p.18, p.27).
void removeFromCourt(Draft& d, int place, event::CardPlace to, std::int8_t toAt = -1);

/// The same, to the place that the card's text gives for after its resolution.
void leaveCourt(Draft& d, int place, Afterwards afterwards);
/// Returns that place.
event::CardPlace placeAfter(Afterwards afterwards);

/// True when the card's own text scraps it now. A card without a holder has `holder` None.
bool isSpent(const Game& game, CardId card, Player holder);

/// True when the card is not on the table.
bool liesInBox(const State& state, CardId card);

/// Returns all cards that lie somewhere on the table or with a player.
CardSet cardsOnTable(const State& state);

/// Calls visit(CardId) for each card that can be drawn next from the Court deck.
template <typename Visit>
void forEachDrawable(const State& state, Visit visit) {
    state.courtDeck.forEach(visit);
    if (!state.buried.empty() && canBeDrawn(state, state.buried[0])) visit(state.buried[0]);
    if (state.campaign.unknownLore == 0) return;
    const CardSet known = cardsOnTable(state);
    for (int i = 1; i <= kLore; ++i)
        if (const CardId lore = loreCard(i); !known.contains(lore)) visit(lore);
}

}  // namespace reach
