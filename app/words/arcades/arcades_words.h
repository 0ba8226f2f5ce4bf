#pragma once

#include "app/words/names.h"
#include "engine/arcades/decision.h"

#include <vector>

/// What people read at a table of ARCADEs: its things, rules, questions, entries, and what the bots do.
namespace reach::words {

QString name(arcades::Advance advance);    ///< "Repair bots"
QString name(arcades::Standing standing);  ///< "tied for first"
QString clusterName(int cluster);          ///< "cluster 4", counted from 0

/// The rule in one short sentence without a full stop; empty for Rule::None.
QString ruleText(const arcades::Violation& violation);
/// Where it stands: "ARCADEs, Battle B"; empty for plain sense.
QString citation(const arcades::Violation& violation);

/// The page of the reference about it; empty for plain sense.
QString page(const arcades::Violation& violation);

/// What a battle with these dice would do, in one line: "Ana loses 0.6 ships (all: 3%) · Ben loses ...";
/// empty when nobody can fight there.
QString oddsText(const arcades::Game& game, Player attacker, Player defender, int cluster,
                 const arcades::DiceCount& dice, const PlayerNames& players);

/// What the table has to do next, in one line: "Ana: roll the dice".
QString promptText(const arcades::Game& game, const arcades::Prompt& prompt, const PlayerNames& players);

/// The same without who is asked.
QString questionText(const arcades::Game& game, const arcades::Prompt& prompt, const PlayerNames& players);

/// The entry in one readable line without a full stop.
QString entryText(const arcades::Command& command, const PlayerNames& players);
/// What an entry does, without who does it: "3 ships in cluster 4".
QString choiceText(const arcades::Command& command, const PlayerNames& players);
/// The same with what it costs, where that depends on the choice: "2 points: clockwise to 2 Moon".
QString choiceText(const arcades::Command& command, const arcades::Game& game, const PlayerNames& players);

/// A step of the phantom or a bot with its reason, in one line: "Yellow places 2 ships in cluster 3 and is
/// first there".
QString stepText(const arcades::BotStep& step, const PlayerNames& players);

/// What followed from an entry without being said in it, each in a line.
QStringList changes(const std::vector<arcades::Event>& events, const PlayerNames& players);

/// Each piece, token, card and marker that these events move on the table, in their order; Power comes last,
/// a line for everybody. `game` is as it was before them.
QStringList piecesToMove(arcades::Game game, const std::vector<arcades::Event>& events,
                         const PlayerNames& players);

/// What the entry with these events is the end of, as a heading: "The turn of Ana", "The end of the chapter";
/// empty for one in the middle of something. `game` is as it was before it.
QString stretchText(const arcades::Game& game, const std::vector<arcades::Event>& events,
                    const PlayerNames& players);

}  // namespace reach::words
