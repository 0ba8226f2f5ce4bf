#pragma once

#include "engine/rules/draft.h"

/// The Court row and Guild cards (Base p.13, p.17).
namespace reach {

/// Secures the card in this place: own agents return, rivals' agents go to Captives, or to Trophies when
/// ransacking; the card's When Secured follows, then the refill.
void secureCard(Draft& d, Player player, int place, event::AgentPlace rivalsGoTo);

/// Discards a held card to the Court discard pile.
void discardCard(Draft& d, Player player, CardId card);

/// Takes a card from a rival's play area; a card that is buried when stolen goes under the deck.
void stealCard(Draft& d, Player player, CardId card);

/// The player who holds this card; None.
Player holderOf(const State& state, CardId card);

/// How many cards can still be drawn, buried ones included.
int courtDeckSize(const State& state);

/// True when this card can be the next one drawn.
bool canBeDrawn(const State& state, CardId card);

}  // namespace reach
