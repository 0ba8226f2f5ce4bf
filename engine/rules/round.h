#pragma once

#include "engine/protocol/draft.h"

/// Turns, rounds and the end of a chapter's play (Base p.8-11).
namespace reach {

/// Ends the turn. Tokens of the Prelude return, and a player without ships or starports on the map places
/// ships (Base p.22).
void endTurn(Draft& d, Player player);

/// Closes the round after its event is resolved.
void finishRound(Draft& d);

/// Ends the play of the chapter at once: an open Prelude, the rest of the round, the chapter.
void endPlay(Draft& d);

/// Moves the Union beside this played card to the place its text gives: discarded, or back to its holder.
void putAway(Draft& d, std::size_t played);

/// Starts the next turn, round or chapter end if it is due. Returns false when the table must act.
bool advanceRound(Draft& d);

/// Takes the initiative for the rest of the round (Base p.10). Does nothing if it cannot be seized.
void seizeInitiative(Draft& d, Player player);

/// Moves the initiative to this player, which may advance an objective (F601).
void moveInitiative(Draft& d, Player to, bool seized);

/// Returns why the player cannot seize now, or Rule::None if they can.
Rule seizeBan(const State& state, Player player);

/// Places the best available marker, and with `zero` the zero marker (Base p.9). The price of a card is paid
/// first (LEAD07). `chosen`: the index of a marker to place instead (F2405).
void declareAmbition(Draft& d, Player player, Ambition ambition, bool zero, int chosen = -1);
/// Checks whether held cards and laws in play allow the player to declare this ambition now.
void checkDeclaring(const Game& game, Player player, Ambition ambition, Verdict& v);
/// Returns the ambitions that the player may declare when a card lets them declare this one: the ambition
/// itself and those declared instead of it (F2004, F2104).
FixedVector<Ambition, kAmbitions> declarable(const Game& game, Player player, Ambition ambition);
/// Declares the ambition as the card allows, or asks which of several. The question keeps them.
void declareByCard(Draft& d, Player player, Ambition ambition, CardId card);
/// Continues after the price is paid, as the question on top (Ask::Declaring) says.
void finishDeclaring(Draft& d);

}  // namespace reach
