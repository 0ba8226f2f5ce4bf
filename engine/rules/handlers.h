#pragma once

#include "engine/protocol/draft.h"

/// Two functions for each command. `check` tests it against the rules, and `perform` executes it. Each pair
/// is in the file of its rule. `check` may assume that the ids of the command are in range. `perform` may
/// assume that `check` did not refuse, but not that there are no violations. campaign/handlers.h has the
/// commands of the campaign.
namespace reach::rules {

#define REACH_HANDLER(Name)                                           \
    void check(const Game& game, const command::Name& c, Verdict& v); \
    void perform(Draft& d, const command::Name& c);

// play.cpp, round.cpp, turn.cpp
REACH_HANDLER(PlayCard)
REACH_HANDLER(Pass)
REACH_HANDLER(Declare)
REACH_HANDLER(Seize)
REACH_HANDLER(EndTurn)
// resources.cpp, prelude.cpp
REACH_HANDLER(Spend)
REACH_HANDLER(EndPrelude)
REACH_HANDLER(Discard)
REACH_HANDLER(Arrange)
// tax.cpp, build.cpp, move.cpp, repair.cpp, court.cpp
REACH_HANDLER(Tax)
REACH_HANDLER(Build)
REACH_HANDLER(Move)
REACH_HANDLER(Repair)
REACH_HANDLER(Influence)
REACH_HANDLER(Secure)
// leaders_lore.cpp
REACH_HANDLER(Take)
// battle.cpp, suffer.cpp, strike.cpp, raid.cpp
REACH_HANDLER(Battle)
REACH_HANDLER(Collect)
REACH_HANDLER(Roll)
REACH_HANDLER(Reroll)
REACH_HANDLER(Suffer)
REACH_HANDLER(Strike)
REACH_HANDLER(Ransack)
REACH_HANDLER(Raid)
REACH_HANDLER(EndRaid)
// court.cpp, card_use.cpp
REACH_HANDLER(Court)
REACH_HANDLER(Use)
REACH_HANDLER(Choose)
REACH_HANDLER(Decline)
REACH_HANDLER(PutFirst)
// secrets.cpp
REACH_HANDLER(Seal)
REACH_HANDLER(Reveal)
// pieces.cpp, chapter_end.cpp, and engine/modes.cpp
REACH_HANDLER(Place)
REACH_HANDLER(Score)
REACH_HANDLER(Mulligan)
REACH_HANDLER(Concede)
REACH_HANDLER(SetDepth)
REACH_HANDLER(SetStrictness)

/// Checks and gives this answer to the question on top of the stack. `proven`: the answer opens a seal.
/// card_use.cpp
void checkChosen(const Game& game, const command::Choose& c, Verdict& v);
void answerChosen(Draft& d, const command::Choose& c, bool proven);

}  // namespace reach::rules
