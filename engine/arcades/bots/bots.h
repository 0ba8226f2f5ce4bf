#pragma once

#include "engine/arcades/draft.h"

/// The phantom's card and all steps of a bot (2 Player Mode; Solo Mode). Functions that return `BotStep`
/// change nothing. Functions that take a Draft emit the step first, then execute it.
namespace reach::arcades {

// cards.cpp: A1, and 2 Player Mode, Action phase A

/// Returns the card that the phantom or a bot plays now from its offer.
BotStep chooseCard(const Game& game, Player bot);
/// Returns the cluster that a bot checks first: the number of the right-most card of its offer. A 7 stands
/// for the cluster of its agent.
int startCluster(const State& state, Player bot);

// actions.cpp: A2

/// Returns how many fresh ships a bot could remove and still be ahead of all others, or 0 if it is not first
/// (Special Concepts).
int superfluous(const Game& game, int cluster, Player bot);
/// Steps 1 and 2. The reason is None if neither applies.
BotStep choosePlacing(const Game& game, Player bot);
/// Steps 3 to 7.
BotStep chooseMainAction(const Game& game, Player bot);
void takeAction(Draft& d, const BotStep& step);

// agent.cpp: A3

BotStep chooseAgentMove(const Game& game, Player bot);
/// Returns the planet for the agent in a cluster: the left-most with a resource, else the left-most.
SystemId agentPlanet(const State& state, int cluster);
/// Moves the agent to the cluster. A resource on the planet becomes 1 Power.
void moveBotAgent(Draft& d, Player bot, int cluster);

// battle.cpp: Bot Battle

/// Returns the Rival that a bot attacks in the cluster: the one with the most fresh ships. None: the bot is
/// alone.
Player chooseDefender(const Game& game, int cluster, Player bot);
/// Returns one die per ship: skirmish and assault in turn, and the last a raid die if there is an agent or a
/// city.
DiceCount chooseDice(const State& state, int cluster, Player bot, Player defender);
void beginBotBattle(Draft& d, const BotStep& step);
/// Assigns hits to the ships of the attacking bot.
Ships botSuffers(Draft& d, int hits);
/// Assigns the bot's hits to the defender's ships.
Ships botStrikes(Draft& d, int hits);
/// Gives the bot 1 Power for two destroyed ships.
void botRewarded(Draft& d, int destroyed);
void botSteals(Draft& d, int keys);
void botDrivesAway(Draft& d, int pyramids);

/// Returns the assignment of hits that destroys most ships: damaged ships first. Bots strike in this way, and
/// the phantom is hit in this way (Solo Mode, Roll and resolve dice; 2 Player Mode, Battle).
Ships damagedFirst(Ships there, int hits);
/// Returns the assignment of hits to a bot's own ships. `others`: the highest number of fresh ships of the
/// other players there.
Ships keepingFresh(Ships there, int hits, int others, bool wasFirst);

// chapter.cpp: Solo Mode, Ambition phase

void placeUndeclaredMarkers(Draft& d);
/// Returns the table as its clusters would be scored if the chapter ended now.
Game atChaptersEnd(const Game& game);
void freshenBotCities(Draft& d);

}  // namespace reach::arcades
