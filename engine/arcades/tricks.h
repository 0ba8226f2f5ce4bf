#pragma once

#include "engine/arcades/draft.h"
#include "engine/arcades/influence.h"

/// Action Phase: the order of turns, the winner of a round and the consequences.
namespace reach::arcades {

using PlayedCards = FixedVector<PlayedCard, kPlayerColors>;

/// Returns the current winner of the round: the player of the first 7, else of the highest card of the lead
/// suit. Under the zero marker the lead card counts 0, even a 7 (Action Phase, B). None before the first
/// card.
Player roundWinner(const PlayedCards& played, bool zeroed);

/// True when this card would be the current winner if played next.
bool wouldWin(const State& state, Player player, ActionCard card);

/// Returns the lead suit, or None before the first card.
Suit leadSuit(const State& state);

/// Continues to the next question, card or action that the table must enter.
void settle(Draft& d);

/// Scores the cluster for all players (Action Phase, C; Ambition phase, A).
void scoreCluster(Draft& d, int cluster, Prize prize, event::Why why);

/// The same with the influence that was entered.
void scoreCounts(Draft& d, int cluster, const Counts& counts, Prize prize, event::Why why);

/// Ends the game if this chapter is the last. Returns true in that case.
bool endIfLast(Draft& d);

/// Does everything at the end of a chapter up to the questions of compensation.
void beginAmbitionPhase(Draft& d);
/// Continues after these questions are answered.
void endAmbitionPhase(Draft& d);

}  // namespace reach::arcades
