#pragma once

#include "engine/protocol/decision.h"
#include "engine/protocol/evolve.h"
#include "engine/rules/setup.h"

#include <string>
#include <vector>

/// The engine's front door: newGame, check, decide, evolve, prompt, options. Everything is a pure function of
/// its arguments: no clock, no chance, no files.
namespace reach {

/// What the rules say about a command here; changes nothing.
Verdict check(const Game& game, const Command& command);

/// Does a command: events to evolve, or a refusal. Under Strictness::Strict a violation refuses as well;
/// under Off violations are not reported.
Decision decide(const Game& game, const Command& command);
/// The same, its events in place of what is in this list: used again and again, it soon asks for no memory.
Verdict decide(const Game& game, const Command& command, std::vector<Event>& into);

/// Does a command on this game itself: it becomes what `decide` and `evolve` make of it, and stays as it is
/// when the command is refused. `events`: where what happens is written down, behind what is there; null:
/// nowhere. For random play, replays and whoever needs no way back.
Verdict play(Game& game, const Command& command, std::vector<Event>* events = nullptr);

/// What the table must settle next, and who.
Prompt prompt(const Game& game);

/// What can be done now, in a stable order. With Want::All illegal ones come too, each with its reason.
/// Ships of a Move option are the most that can go; any fewer may go too. Dice of a Battle option are the
/// most of one kind. Prompts answered with free input (a roll, a drawn card) list every single answer only
/// where there are few.
std::vector<Option> options(const Game& game, Want want = Want::Legal);
/// The same in place of what is in this list: used again and again, it soon asks for no memory.
void options(const Game& game, Want want, std::vector<Option>& into);

/// First thing wrong with a state, in plain engine terms for bug reports; empty when all is consistent:
/// pieces, agents, cards and resources add up to the box's counts.
std::string findInconsistency(const Game& game);

}  // namespace reach
