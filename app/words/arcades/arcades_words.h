#pragma once

#include "app/words/names.h"
#include "app/words/pieces/piece_moves.h"
#include "engine/arcades/decision.h"

#include <vector>

/// The texts of ARCADEs: names, rules, questions, entries, and the bots' steps.
namespace reach::words {

/// Says of each colour whether a person, the phantom or a bot plays it.
void tellWhoPlays(const arcades::Setup& setup, PlayerNames& names);

QString name(arcades::Advance advance);    ///< "Repair bots"
QString name(arcades::Standing standing);  ///< "tied for first"
QString clusterName(int cluster);          ///< "cluster 4", counted from 0
QString markerText(arcades::Prize prize);  ///< "ambition marker 5/3"

/// The rule in one short sentence without a full stop; empty for Rule::None.
QString ruleText(const arcades::Violation& violation);
/// The citation of the rule: "ARCADEs, Battle B". Empty for a check that is no rule of the game.
QString citation(const arcades::Violation& violation);

/// The page of the reference about the violation. Empty for a check that is no rule of the game.
QString page(const arcades::Violation& violation);

/// The expected result of a battle with these dice, in one line: "Ana loses 0.6 ships on average (all: 3%
/// chance) · Ben loses ...". Empty when no battle is possible there.
QString oddsText(const arcades::Game& game, Player attacker, Player defender, int cluster,
                 const arcades::DiceCount& dice, const PlayerNames& players);

/// The next thing the table has to do, in one line: "Ana: roll the dice".
QString promptText(const arcades::Game& game, const arcades::Prompt& prompt, const PlayerNames& players);

/// The question without the player's name.
QString questionText(const arcades::Game& game, const arcades::Prompt& prompt, const PlayerNames& players);

/// The entry in one line without a full stop.
QString entryText(const arcades::Command& command, const PlayerNames& players);
/// The effect of an entry, without the player: "3 ships in cluster 4".
QString choiceText(const arcades::Command& command, const PlayerNames& players);
/// The effect with its cost, if it has one: "2 points: clockwise to 2 Moon". Hits are told with the owner of
/// the ships and with what is left of them.
QString choiceText(const arcades::Command& command, const arcades::Game& game, const PlayerNames& players);
/// Hits on the ships of a player: "Ships of Ana: 2 hits, 1 destroyed". One ship may be hit twice.
QString hitsText(const QString& who, const Ships& hits);
/// The points of the card that the entry costs now. 0 if it costs none, or a resource.
int pointsOf(const arcades::Command& command, const arcades::Game& game);
/// A text with the points that it costs before it: "2 points: repair 2 ships". Without points only the text.
QString withPoints(const QString& text, int points);

/// A step of the phantom or a bot with its reason, in one line: "Yellow places 2 ships in cluster 3 and is
/// first there".
QString stepText(const arcades::BotStep& step, const PlayerNames& players);
/// Before the steps of a bot that already battled in this turn.
QString anotherBattleText();
/// The question for the dice of such a battle.
QString anotherRollText(const arcades::Battle& battle, const PlayerNames& players);

/// The consequences of an entry that it does not mention, one in a line.
QStringList changes(const std::vector<arcades::Event>& events, const PlayerNames& players);

/// The clusters that these events scored, in one line: who won the round, and who gained how much Power.
/// Empty if none was scored.
QString scoredText(const std::vector<arcades::Event>& events, const PlayerNames& players);

/// The entry as a log tells it, and then the consequences that this line does not mention. Of a bot's entry
/// the line is its step with the reason.
QStringList logLines(const arcades::Command& command, const std::vector<arcades::Event>& events,
                     const PlayerNames& players);

/// The lines for each piece, token, card and marker that these events move on the table, in their order.
/// Power comes last, with a line for each player. `game` is the game before the events. `back`: the way back,
/// from the last to the first.
PieceMoves piecesToMove(arcades::Game game, const std::vector<arcades::Event>& events,
                        const PlayerNames& players, bool back = false);

/// What is different on the table after a rewrite, one difference in a line: the initiative, Power, hands,
/// agents and ships. Empty if nothing is.
QStringList differences(const arcades::Game& now, const arcades::Game& rewritten, const PlayerNames& players);

/// The heading of the stretch that these events end: "The turn of Ana", "The end of the chapter". Empty if
/// they end no stretch. `game` is the game before them.
QString stretchText(const arcades::Game& game, const std::vector<arcades::Event>& events,
                    const PlayerNames& players);

}  // namespace reach::words
