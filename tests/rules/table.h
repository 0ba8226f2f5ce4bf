#pragma once

#include "engine/engine.h"

#include <QObject>
#include <QStringList>
#include <QTest>

#include <set>
#include <span>
#include <string>
#include <string_view>

/// A table for tests. Entries are written as in a game record, and facts about the table are queried in
/// words.
namespace reach::tests {

class Table {
  public:
    /// A new game on this setup card ("3SETUP02"). Seats are red, blue, white, yellow; the Court is BC02 BC13
    /// BC24 BC31 (two players: without the last). The setup card may be followed by a depth and by the
    /// leaders and lore laid out for a draft ("3SETUP02 board LEAD01 ... L01 ..."). "campaign FATE01 FATE02
    /// FATE03" is a campaign with one player for each Fate, before anything is drawn or rolled; "campaign
    /// act2 ..." begins at the pause before that Act.
    explicit Table(std::string_view opening = "3SETUP02");

    /// Enters one entry, even if it breaks a rule. A text that is no entry is refused with
    /// Rule::NumberOutOfRange.
    Decision enter(std::string_view entry);
    /// Enters several entries, separated by ';'. All must be legal. Returns a description of the first that
    /// is not. "4SETUP01 | red leads ..." begins with another setup card.
    std::string play(std::string_view entries);
    /// Returns the verdict of the rules without entering anything.
    Verdict judge(std::string_view entry) const;

    /// Returns a fact about the table; "?" for an unknown fact. show.cpp has all facts.
    std::string show(std::string_view what) const;

    Game& game() { return game_; }
    const Game& game() const { return game_; }

  private:
    void beginCampaign(const QStringList& words);

    Game game_;
};

/// The verdict that a row expects for its entry.
struct Expected {
    enum class Kind { Legal, Breaks, Refused } kind = Kind::Legal;
    Rule rule = Rule::None;
    std::string_view card{};
};
inline constexpr Expected legal{};
/// The entry breaks a rule. The players may keep it; under strict it is refused. `card`: the card with the
/// rule.
constexpr Expected breaks(Rule rule, std::string_view card = {}) {
    return {Expected::Kind::Breaks, rule, card};
}
/// The entry makes no sense on the table.
constexpr Expected refused(Rule rule, std::string_view card = {}) {
    return {Expected::Kind::Refused, rule, card};
}

/// A row of a table of tests. The name begins with its source: "Base p.12", "BC05", "FAQ", "App".
struct Row {
    const char* name = "";
    const char* given = "";  ///< entries before it, all legal
    const char* entry = "";  ///< the entry to judge; empty: only check the facts
    Expected expected{};
    const char* then = "";  ///< facts afterwards: "red power = 3; 4-hex red = 2+1"
};

/// Adds the rows to the test function's data. Call from its _data function.
void addRows(std::span<const Row> rows);
/// Adds rows of another kind by their names; the test fetches `row`, an index.
template <typename Rows>
void addNames(const Rows& rows) {
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(std::size(rows)); ++row)
        QTest::addRow("%s", rows[row].name) << row;
}
/// Plays the current row. Call from the test function.
void playRow();

/// Compares the table with these facts, written as in a row.
void compareFacts(const Table& table, const char* facts);

/// Records that a test outside the tables of rows expects this rule.
void expectsRule(Rule rule);
/// All rules that the tests have expected so far.
const std::set<Rule>& expectedRules();

QString toText(std::string_view text);

}  // namespace reach::tests

Q_DECLARE_METATYPE(reach::tests::Row)
