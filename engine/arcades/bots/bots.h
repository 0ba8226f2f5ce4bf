#pragma once

#include "engine/arcades/draft.h"

/// The phantom's card and everything a bot does (2 Player Mode; Solo Mode). Whoever says `BotStep` only
/// looks; whoever takes a draft does it and tells the step first.
namespace reach::arcades {

// cards.cpp: A1, and 2 Player Mode, Action phase A

/// The card that the phantom or a bot plays now from its offer.
BotStep chooseCard(const Game& game, Player bot);
/// Where a bot begins to check: the number of the right-most card of its offer; a 7 is its agent's cluster.
int startCluster(const State& state, Player bot);

// actions.cpp: A2

/// Fresh ships a bot could take away and still be ahead of everybody; 0 where it is not first (Special
/// Concepts).
int superfluous(const Game& game, int cluster, Player bot);
/// Steps 1 and 2; reason None when neither applies.
BotStep choosePlacing(const Game& game, Player bot);
/// Steps 3 to 7.
BotStep chooseMainAction(const Game& game, Player bot);
void takeAction(Draft& d, const BotStep& step);

// agent.cpp: A3

BotStep chooseAgentMove(const Game& game, Player bot);
/// Where its agent goes in a cluster: the left-most planet with a resource, else the left-most.
SystemId agentPlanet(const State& state, int cluster);
/// Moves the agent there; a resource on the planet becomes 1 Power.
void moveBotAgent(Draft& d, Player bot, int cluster);

// battle.cpp: Bot Battle

/// The rival a bot attacks there: the most fresh ships; None where it is alone.
Player chooseDefender(const Game& game, int cluster, Player bot);
/// Skirmish and assault by turns, one a ship, the last a raid die for an agent or a city.
DiceCount chooseDice(const State& state, int cluster, Player bot, Player defender);
void beginBotBattle(Draft& d, const BotStep& step);
/// How hits fall on the ships of the attacking bot.
Ships botSuffers(Draft& d, int hits);
/// How its hits fall on the defender's.
Ships botStrikes(Draft& d, int hits);
/// 1 Power for two destroyed ships.
void botRewarded(Draft& d, int destroyed);
void botSteals(Draft& d, int keys);
void botDrivesAway(Draft& d, int pyramids);

/// Hits that destroy as much as they can: damaged ships first. So bots strike, and so the phantom is hit
/// (Solo Mode, Roll and resolve dice; 2 Player Mode, Battle).
Ships damagedFirst(Ships there, int hits);
/// Hits on a bot's own ships, when the most that others have there is `others`.
Ships keepingFresh(Ships there, int hits, int others, bool wasFirst);

// chapter.cpp: Solo Mode, Ambition phase

void placeUndeclaredMarkers(Draft& d);
/// The table as its clusters would be scored if the chapter ended now.
Game atChaptersEnd(const Game& game);
void freshenBotCities(Draft& d);

}  // namespace reach::arcades
