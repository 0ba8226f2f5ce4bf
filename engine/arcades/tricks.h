#pragma once

#include "engine/arcades/draft.h"
#include "engine/arcades/influence.h"

/// Action Phase: whose turn it is, who wins a round, what follows from it.
namespace reach::arcades {

using PlayedCards = FixedVector<PlayedCard, kPlayerColors>;

/// Who wins the round as it stands: the first 7, else the highest card of the lead suit; under the zero
/// marker the lead card is worth 0, a 7 too (Action Phase, B). None before the first card.
Player roundWinner(const PlayedCards& played, bool zeroed);

/// True when this card, played next, would win as things stand.
bool wouldWin(const State& state, Player player, ActionCard card);

/// None before the first card.
Suit leadSuit(const State& state);

/// Goes on by itself as far as it can: to the next question, card or action.
void settle(Draft& d);

/// Scores the cluster for everybody's Power (Action Phase, C; Ambition phase, A).
void scoreCluster(Draft& d, int cluster, Prize prize, event::Why why);

/// The same with the influence that was told.
void scoreCounts(Draft& d, int cluster, const Counts& counts, Prize prize, event::Why why);

/// Ends the game when this chapter was the last; true then.
bool endIfLast(Draft& d);

/// Everything at the end of a chapter up to the questions of compensation.
void beginAmbitionPhase(Draft& d);
/// What follows when these are answered.
void endAmbitionPhase(Draft& d);

}  // namespace reach::arcades
