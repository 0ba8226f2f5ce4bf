#pragma once

#include "engine/engine.h"

#include <QObject>
#include <QStringList>
#include <QTest>

#include <set>
#include <span>
#include <string>
#include <string_view>

/// A table to play at in tests: entries are written as in a game record, and what lies on the table is asked
/// for in words.
namespace reach::tests {

class Table {
  public:
    /// A new game on this setup card ("3SETUP02"). Seats are red, blue, white, yellow; the Court is BC02 BC13
    /// BC24 BC31 (two players: without the last). Behind the setup card may stand a depth, and the leaders
    /// and lore laid out for a draft ("3SETUP02 board LEAD01 ... L01 ..."). "campaign FATE01 FATE02 FATE03"
    /// is a campaign of so many, before anything is drawn or rolled; "campaign act2 ..." begins at the pause
    /// before that Act.
    explicit Table(std::string_view opening = "3SETUP02");

    /// Does one entry, whatever the rules say about it. A text that is no entry is refused with Rule::None.
    Decision enter(std::string_view entry);
    /// Does several entries with ';' between them. All must be legal: the first that is not is told in full.
    /// "4SETUP01 | red leads ..." begins with another setup card.
    std::string play(std::string_view entries);
    /// What the rules say, changing nothing.
    Verdict judge(std::string_view entry) const;

    /// What the table shows: see the rows, or table.cpp, for what can be asked. "?" for what it does not
    /// know.
    std::string show(std::string_view what) const;

    Game& game() { return game_; }
    const Game& game() const { return game_; }

  private:
    void beginCampaign(const QStringList& words);

    Game game_;
};

/// What a row expects of its entry.
struct Expected {
    enum class Kind { Legal, Breaks, Refused } kind = Kind::Legal;
    Rule rule = Rule::None;
    std::string_view card{};
};
inline constexpr Expected legal{};
/// The table may say "we know, keep it"; under strict it is refused. `card`: whose text it is.
constexpr Expected breaks(Rule rule, std::string_view card = {}) {
    return {Expected::Kind::Breaks, rule, card};
}
/// It makes no sense on the table.
constexpr Expected refused(Rule rule, std::string_view card = {}) {
    return {Expected::Kind::Refused, rule, card};
}

/// One line of a table of rules. The name begins with where it stands: "Base p.12", "BC05", "FAQ", "App".
struct Row {
    const char* name = "";
    const char* given = "";  ///< entries that lead there, all legal
    const char* entry = "";  ///< the one that is judged; empty: only look at what is given
    Expected expected{};
    const char* then = "";  ///< what the table shows afterwards: "red power = 3; 4-hex red = 2+1"
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

/// Compares what the table shows with these facts, written as in a row.
void compareFacts(const Table& table, const char* facts);

/// Says that a test outside the tables expects this rule.
void expectsRule(Rule rule);
/// All rules that the tests so far expect.
const std::set<Rule>& expectedRules();

QString toText(std::string_view text);

}  // namespace reach::tests

Q_DECLARE_METATYPE(reach::tests::Row)
