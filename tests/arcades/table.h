#pragma once

#include "engine/arcades/arcades.h"
#include "engine/arcades/record/record.h"

#include <QTest>

#include <span>
#include <string>
#include <string_view>

/// A table of ARCADEs for tests. Entries are written as in a record, and facts about the table are queried in
/// words.
namespace reach::arcades::tests {

/// Returns a fact about the table; "?" for an unknown fact. facts.cpp lists them:
///
///     red power              red agent                 red resources            red supply
///     red cities             red trophies blue         red advances             red offer
///     4-gate red             4-hex city                4-hex resource           influence 4 red
///     marker 9               prompt                    turn                     points
///     initiative             round                     chapter                  phase
///     winner                 supply fuel               red hand                 red gone
///     dice (assault skirmish raid)
std::string fact(const Game& game, const std::string& what);

class Table {
  public:
    /// "three" and "four" people, "phantom", "solo" or "hard", after setup and recruit ("scores" and
    /// "scores-phantom" where only scores are entered): each player's agent is on the arrow of the player's
    /// cluster (red 1, blue 2, white 3, yellow 4) with three ships in its gate; red leads. "bare ..." is the
    /// same without ships on the map. "last ..." is the last turn of the chapter, which is red's. "new ..."
    /// is before Setup J.
    explicit Table(std::string_view opening);

    Decision enter(std::string_view entry);
    /// Enters several entries, separated by ';'. All must be legal. Returns the first that is not.
    std::string play(std::string_view entries);
    Verdict judge(std::string_view entry) const;
    /// Returns a fact, or something about the last entry. "step": the first step of the phantom or a bot
    /// ("places-for-first 4 3": reason, cluster, ships). "card": the card it played. "rival": the player it
    /// attacks. "last": its last step. "flagged": the round of the play that contradicts this one.
    std::string show(const std::string& what) const;

    const Game& game() const { return game_; }

  private:
    void goToLastTurn();

    Game game_;
    std::vector<BotStep> steps_;  ///< of the last entry
    int flagged_ = 0;
};

struct Expected {
    enum class Kind { Legal, Breaks, Refused } kind = Kind::Legal;
    Rule rule = Rule::None;
};
inline constexpr Expected legal{};
constexpr Expected breaks(Rule rule) {
    return {Expected::Kind::Breaks, rule};
}
constexpr Expected refused(Rule rule) {
    return {Expected::Kind::Refused, rule};
}

/// A test case: its heading and meaning, the entries before it, the entry, the expected result.
struct Row {
    const char* name;
    const char* opening;
    const char* given;
    const char* entry;
    Expected expected = legal;
    const char* then = "";  ///< facts separated by ';': "red power = 2"
};

void addRows(std::span<const Row> rows);
/// Plays the row of the current data tag.
void playRow();

}  // namespace reach::arcades::tests
