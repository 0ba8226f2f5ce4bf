#pragma once

#include "engine/core/state.h"
#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// What the rules of the base game ask of The Blighted Reach as a whole. Each question is defined in
/// campaign/, answered here for a base game, and so costs that one branch. The laws, Flagships, Golems and
/// the rest have ports of their own beside this one: contract/empire.h and its neighbours.
namespace reach {

inline bool isCampaign(const State& state) {
    return state.campaign.act > 0;
}

struct Question;  // contract/card.h

namespace campaign {

Rule checkSetup(const Setup& setup);                            // setup.cpp
Game begin(Game game);                                          // setup.cpp
bool beginEvent(Draft& d);                                      // events.cpp
bool eventGivesNothing(const State& state, Player player);      // events.cpp
void secureCouncil(Draft& d, Player player);                    // events.cpp
void askEventDice(Draft& d, Player player, std::int8_t which);  // events.cpp
bool endsAct(Draft& d);                                         // intermission.cpp
void tidy(Draft& d);                                            // tidy.cpp
bool advanceQuestion(Draft& d, const Pending& asked);           // questions.cpp
const Question& questionOf(const Pending& asked);               // questions.cpp

}  // namespace campaign

/// Puts the event of this round, if it has one, between the check of the initiative and the round's close;
/// false when there is none (BR p.13).
inline bool beginEvent(Draft& d) {
    return isCampaign(d.state()) && campaign::beginEvent(d);
}

/// True when a Rival's Event card or the Council came before in this round, so that this Event card gives no
/// actions (BR p.12).
inline bool eventGivesNothing(const State& state, Player player) {
    return isCampaign(state) && campaign::eventGivesNothing(state, player);
}

/// The Council is secured: its Decided side comes up, and it is resolved when the round ends (BR p.14).
inline void secureCouncil(Draft& d, Player player) {
    campaign::secureCouncil(d, player);
}

/// Which of the event's dice an Ask::EventDice is about; `again`: of those just rolled any may be once more
/// (L19).
struct EventDiceAsked {
    bool number = false;
    bool symbol = false;
    bool other = false;  ///< the Crisis or Edict symbol of the event die counts
    bool again = false;
};
inline constexpr std::int8_t kRolledAgain = 4;
constexpr EventDiceAsked eventDiceOf(const Pending& asked) {
    const int which = asked.stage % kRolledAgain;
    return {which < 2, which != 1, which % 3 == 0, asked.stage >= kRolledAgain};
}

/// Asks the table to enter, or the app to roll, the event and number dice: `which` as in Ask::EventDice.
inline void askEventDice(Draft& d, Player player, std::int8_t which) {
    campaign::askEventDice(d, player, which);
}

/// The last chapter of an Act begins the Intermission, or after Act III ends the game (BR p.8); false when
/// the next chapter follows.
inline bool endsAct(Draft& d) {
    return isCampaign(d.state()) && campaign::endsAct(d);
}

/// After the ambitions: grand ambitions are scored and objective markers advance, then the chapter closes (BR
/// p.8).
void endCampaignChapter(Draft& d);

/// What leaves or turns by itself whenever something has happened: cards of Outlaws, what is scrapped by its
/// own text, cards with two sides that follow the table.
inline void tidyCampaign(Draft& d) {
    if (isCampaign(d.state())) campaign::tidy(d);
}

}  // namespace reach
