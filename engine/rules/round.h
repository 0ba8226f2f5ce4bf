#pragma once

#include "engine/protocol/draft.h"

/// Turns, rounds and the end of a chapter's play (Base p.8-11).
namespace reach {

/// The turn is over: the Prelude's tokens return, and a player without a home gets one (Base p.22).
void endTurn(Draft& d, Player player);

/// The round closes: what its event brought is done.
void finishRound(Draft& d);

/// Ends the chapter's play here and now: an open Prelude, what is left of the round, the chapter.
void endPlay(Draft& d);

/// The Union beside this played card goes where its text says: discarded, or back to its holder.
void putAway(Draft& d, std::size_t played);

/// Starts the next turn, round or chapter end if it is time; false when the table must act.
bool advanceRound(Draft& d);

/// Takes the initiative for the rest of the round (Base p.10). Does nothing where it cannot be seized.
void seizeInitiative(Draft& d, Player player);

/// The marker comes to this player, which may advance an objective (F601).
void moveInitiative(Draft& d, Player to, bool seized);

/// Why the player cannot seize now: rule None when it is possible.
Rule seizeBan(const State& state, Player player);

/// Places the best available marker; the zero marker too when `zero` (Base p.9). What a card asks for it is
/// paid first (LEAD07). `chosen`: this marker in its place (F2405).
void declareAmbition(Draft& d, Player player, Ambition ambition, bool zero, int chosen = -1);
/// Whether the player may declare this ambition now, as far as cards held and laws in play say.
void checkDeclaring(const Game& game, Player player, Ambition ambition, Verdict& v);
/// Where a card lets the player declare this ambition: it, and those declared in its place, as far as the
/// player may (F2004, F2104).
FixedVector<Ambition, kAmbitions> declarable(const Game& game, Player player, Ambition ambition);
/// Declares it by the leave of the card, or asks which of them: Pending::systems is their AmbitionSet.
void declareByCard(Draft& d, Player player, Ambition ambition, CardId card);
/// The price is paid: goes on with what the question on top (Ask::Declaring) says.
void finishDeclaring(Draft& d);

}  // namespace reach
