#pragma once

#include "engine/contract/card.h"

/// Parts that several cards of the campaign share.
namespace reach {

/// Lets the player move their agents from the card just secured to other cards of the Court, including the
/// Imperial Council. The card needs kSendOnQuestion.
void maySendOn(Draft& d, Player player);
extern const Question kSendOnQuestion;

/// The question of askToAttach (rules/court.h): the card of the Court to which this card is attached.
extern const Question kAttachQuestion;

/// Moves a card above this place of the Court. A player holds the card, or it lies in the Court or beside a
/// played card. Returns false if it lies elsewhere; the rest of the text that moves it is then skipped too
/// (FAQ of F817).
bool attachHeld(Draft& d, CardId card, int place);

/// Destroys all damaged Blight in the cluster, which the player takes as Trophies (CC15, F1310).
void destroyDamagedBlight(Draft& d, Player player, int cluster);

/// Returns a chapter's Captives, except those that this card lets its holder keep. If there are more, or
/// several kinds, the holder chooses which return (F1012, F1802). `mayLose`: the holder may return more than
/// necessary. The card needs kReturningQuestion.
void askWhoReturns(Draft& d, Player holder, CardId card, bool mayLose);
extern const Question kReturningQuestion;

/// True for a card of the Court without agents and without an attached card, which "you may attach" allows as
/// a target.
bool isIdle(const CourtSlot& slot);
void offerIdle(const Game& game, std::vector<command::Choice>& out);
void checkIdle(const Game& game, const command::Choice& c, Verdict& v);

}  // namespace reach
