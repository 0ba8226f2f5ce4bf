#pragma once

#include "engine/core/state.h"
#include "engine/protocol/decision.h"
#include "engine/protocol/draft.h"

/// The interface through which the rules of the base game call The Blighted Reach. Each function is defined
/// in campaign/. The wrapper here answers for a base game, which costs one branch. Laws, Flagships, Golems
/// and the rest have their own headers beside this one: contract/empire.h and its neighbours.
namespace reach {

inline bool isCampaign(const State& state) {
    if (state.campaign.act > 0) [[unlikely]]
        return true;
    return false;
}

struct Question;  // contract/card.h

namespace campaign {

Rule checkSetup(const Setup& setup);                                       // setup.cpp
Game begin(Game game);                                                     // setup.cpp
bool beginEvent(Draft& d);                                                 // events.cpp
bool eventGivesNothing(const State& state, Player player);                 // events.cpp
void secureCouncil(Draft& d, Player player);                               // events.cpp
void askEventDice(Draft& d, Player player, const memo::EventDice& which);  // events.cpp
bool endsAct(Draft& d);                                                    // intermission.cpp
void tidy(Draft& d);                                                       // tidy.cpp
bool advanceQuestion(Draft& d, const Pending& asked);                      // questions.cpp
const Question& questionOf(const Pending& asked);                          // questions.cpp

}  // namespace campaign

/// Inserts the event of this round, if there is one, between the check of the initiative and the close of the
/// round. Returns false without an event (BR p.13).
inline bool beginEvent(Draft& d) {
    return isCampaign(d.state()) && campaign::beginEvent(d);
}

/// True when a Rival's Event card or the Council was played earlier in this round. This Event card then gives
/// no actions (BR p.12).
inline bool eventGivesNothing(const State& state, Player player) {
    return isCampaign(state) && campaign::eventGivesNothing(state, player);
}

/// Secures the Council: its Decided side is turned up, and it is resolved at the end of the round (BR p.14).
inline void secureCouncil(Draft& d, Player player) {
    campaign::secureCouncil(d, player);
}

/// Which event dice an Ask::EventDice asks for.
using EventDiceAsked = memo::EventDice;
constexpr EventDiceAsked eventDiceOf(const Pending& asked) {
    return asked.memo.as<memo::EventDice>();
}
inline constexpr EventDiceAsked kBothDice{};
inline constexpr EventDiceAsked kNumberDie{.symbol = false, .other = false};
inline constexpr EventDiceAsked kPlanetDie{.number = false, .other = false};  ///< for its planet only
inline constexpr EventDiceAsked kEventDie{.number = false};

/// Asks the table to enter, or the app to roll, the event die and the number die.
inline void askEventDice(Draft& d, Player player, const EventDiceAsked& which) {
    campaign::askEventDice(d, player, which);
}

/// Begins the Intermission after the last chapter of an Act, or ends the game after Act III (BR p.8). Returns
/// false when the next chapter follows.
inline bool endsAct(Draft& d) {
    return isCampaign(d.state()) && campaign::endsAct(d);
}

/// Runs after the ambitions: scores the grand ambitions, advances the objective markers, then closes the
/// chapter (BR p.8).
void endCampaignChapter(Draft& d);

/// Runs after every event. Removes or flips cards that do so without a player's choice: cards of Outlaws,
/// cards that scrap themselves, cards with two sides that follow the state of the table.
inline void tidyCampaign(Draft& d) {
    if (isCampaign(d.state())) campaign::tidy(d);
}

}  // namespace reach
