#pragma once

#include "engine/contract/card.h"

/// What several cards of the campaign do alike.
namespace reach {

/// Agents of the player that lay on the card just secured may go on to other cards of the Court, the Imperial
/// Council too. The card needs kSendOnQuestion.
void maySendOn(Draft& d, Player player);
extern const Question kSendOnQuestion;

/// To which card of the Court this one is attached: what askToAttach asks (rules/court.h).
extern const Question kAttachQuestion;

/// A card that somebody holds, or that lies in the Court or beside a played card, comes to lie above this
/// place of the Court. False when it is nowhere there: then the rest of the text that moves it is not done
/// either (FAQ of F817).
bool attachHeld(Draft& d, CardId card, int place);

/// All damaged Blight in the cluster, which the player takes as Trophies (CC15, F1310).
void destroyDamagedBlight(Draft& d, Player player, int cluster);

/// A chapter's Captives return but for those that this card lets its holder keep: of more, or of several
/// kinds, the holder says which go (F1012, F1802). `mayLose`: more may go than have to. The card needs
/// kReturningQuestion.
void askWhoReturns(Draft& d, Player holder, CardId card, bool mayLose);
extern const Question kReturningQuestion;

/// A card of the Court without agents, and without an attached card: where "you may attach" may go.
bool isIdle(const CourtSlot& slot);
void offerIdle(const Game& game, std::vector<command::Choice>& out);
void checkIdle(const Game& game, const command::Choice& c, Verdict& v);

}  // namespace reach
