#include <QTest>

#include "engine/contract/catalogue.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kPicks[]{
    {"Base p.21 Leaders & Lore: the last in turn order picks first",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |", "", legal,
     "prompt = white draft; 1-hex = none"},
    {"Base p.21 Leaders & Lore: then counterclockwise",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05", "blue takes L03", legal,
     "prompt = red draft; blue cards = L03; white cards = LEAD05"},
    {"Base p.21 Leaders & Lore: and round again",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes L03",
     "red takes L01", legal, "prompt = white draft"},
    {"App the draft goes by turns", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |",
     "blue takes LEAD01", refused(Rule::NothingAsked)},
    {"App nothing else before the picks", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |",
     "red leads construction 4", refused(Rule::AnswerFirst)},
    {"App without a draft nobody picks", "", "red takes LEAD01", refused(Rule::NothingAsked)},
    {"Base p.21 Leaders & Lore: one leader each",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes L03; red takes "
     "L01",
     "white takes LEAD06", refused(Rule::DraftOneLeader, "LEAD06")},
    {"Base p.21 Leaders & Lore: one lore card each",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes L02; blue takes L03; red takes L01",
     "white takes L04", breaks(Rule::DraftLoreLimit, "L04"), "prompt = blue draft; white cards = L02 L04"},
    {"Base p.21 Leaders & Lore: or two, with a longer row",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 L05 L06 L07 | white takes L02; blue takes L03; "
     "red "
     "takes L01",
     "white takes L04", legal, "white cards = L02 L04; prompt = blue draft"},
    {"Base p.21 Leaders & Lore: not three",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 L05 L06 L07 | white takes L02; blue takes L03; "
     "red "
     "takes L01; white takes L04; blue takes L05; red takes L06",
     "white takes L07", breaks(Rule::DraftLoreLimit, "L07")},
    {"Base p.21 Leaders & Lore: from the row", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |",
     "white takes LEAD09", breaks(Rule::DraftFromTheRow, "LEAD09"), "white cards = LEAD09"},
    {"Base p.21 Leaders & Lore: lore from the row too",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |", "white takes L20",
     breaks(Rule::DraftFromTheRow, "L20")},
    {"App somebody has it", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05",
     "blue takes LEAD05", refused(Rule::NoSuchCard)},
    {"App the Court's cards are not drafted", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |",
     "white takes BC05", refused(Rule::NoSuchCard)},
    {"App no pieces to correct before they are placed",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |", "correct 1-hex red ships 2",
     refused(Rule::AnswerFirst)},
    {"App nor tokens", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |",
     "correct red slots fuel none none none none none", refused(Rule::AnswerFirst)},
    {"App but cards and numbers", "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 |",
     "correct red power 2", legal, "red power = 2"},
    {"App a lore card in the Court is not drafted",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | correct court 1 L01", "white takes L01",
     refused(Rule::NoSuchCard)},
};

constexpr Row kDone[]{
    {"Base p.21 Leaders & Lore: the pieces come when everybody has picked",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD01; red "
     "takes "
     "LEAD06; white takes L02; blue takes L03",
     "red takes L01", legal,
     "prompt = red play; red hand = 6; 1-hex = red city; 4-moon = white starport; 6-arrow = none; 5-hex = "
     "blue "
     "city; white slots = material weapon; blue slots = relic material"},
    {"Base p.21 Leaders & Lore: two lore cards each",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 L05 L06 L07 | white takes L02; blue takes L03; "
     "red "
     "takes L01; white takes L04; blue takes L05; red takes L06; white takes LEAD01; blue takes LEAD05",
     "red takes LEAD06", legal, "prompt = red play; red cards = LEAD06 L01 L06"},
    {"Base p.19 Two-Player Mulligans: after the draft",
     "2SETUP01 LEAD01 LEAD05 LEAD06 L01 L02 L03 | blue takes LEAD05; red takes LEAD06; blue takes L01",
     "red takes L02", legal,
     "prompt = blue mulligan; 3-arrow = blue starport; 5-gate blue = 2; 4-arrow blue = 2; 3-gate red = 2"},
    {"Base p.21 Leaders & Lore: four players",
     "4SETUP01 LEAD01 LEAD05 LEAD06 LEAD08 LEAD11 L01 L02 L03 L04 L05 | yellow takes LEAD05; white takes "
     "LEAD01; blue takes LEAD06; red takes L01; yellow takes L02; white takes L03; blue takes L04",
     "red takes LEAD11", legal, "prompt = red play; 6-arrow = yellow starport; 4-arrow = red starport"},
    {"App the board without turns: the pieces, no hands",
     "3SETUP02 board LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD01; "
     "red "
     "takes LEAD06; white takes L02; blue takes L03",
     "red takes L01", legal, "prompt = free; red hand = unknown; 4-moon = white starport"},
    {"App the score alone: cities in unknown places, resources as ever",
     "3SETUP02 score LEAD01 LEAD05 LEAD07 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD01; "
     "red "
     "takes LEAD07; white takes L02; blue takes L03",
     "red takes L01", legal,
     "prompt = free; red elsewhere = 2; blue elsewhere = 1; white elsewhere = 0; red slots = relic material"},
    {"App what the table corrects counts as picked",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | white takes LEAD05; blue takes LEAD01; red "
     "takes "
     "LEAD06; white takes L02; blue takes L03",
     "correct red card L04", legal, "prompt = red play; red cards = LEAD06 L04"},
    {"App a row that runs dry ends the draft",
     "3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04 | correct white card L01; correct white card L02; "
     "correct white card L03; white takes LEAD05; blue takes LEAD01; red takes LEAD06; blue takes L04",
     "", legal, "prompt = red play; red cards = LEAD06; 1-hex = red city"},
};

struct BadRow {
    const char* name;
    const char* opening;
    Rule rule;
};
constexpr BadRow kBadRows[]{
    {"no leaders", "3SETUP02 L01 L02 L03 L04", Rule::NumberOutOfRange},
    {"no lore", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04", Rule::NumberOutOfRange},
    {"a leader too few", "3SETUP02 LEAD01 LEAD02 LEAD03 L01 L02 L03 L04", Rule::NumberOutOfRange},
    {"a leader too many", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04 LEAD05 L01 L02 L03 L04",
     Rule::NumberOutOfRange},
    {"a lore card too few", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04 L01 L02 L03", Rule::NumberOutOfRange},
    {"between one and two lore", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04 L01 L02 L03 L04 L05 L06",
     Rule::NumberOutOfRange},
    {"the row of two players", "2SETUP01 LEAD01 LEAD02 LEAD03 LEAD04 L01 L02 L03", Rule::NumberOutOfRange},
    {"the same leader twice", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD03 L01 L02 L03 L04", Rule::NoSuchCard},
    {"the same lore twice", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04 L01 L02 L03 L01", Rule::NoSuchCard},
    {"one lore card a player", "3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04 L01 L02 L03 L04", Rule::None},
    {"two lore cards a player", "2SETUP01 LEAD01 LEAD02 LEAD03 L01 L02 L03 L04 L05", Rule::None},
};

}  // namespace

/// The draft of Leaders & Lore (Base p.21).
class DraftTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void picks_data() { addRows(kPicks); }
    void picks() { playRow(); }
    void done_data() { addRows(kDone); }
    void done() { playRow(); }

    void rows_data() {
        QTest::addColumn<QString>("opening");
        QTest::addColumn<int>("rule");
        for (const BadRow& row : kBadRows)
            QTest::newRow(row.name) << toText(row.opening) << static_cast<int>(row.rule);
    }
    void rows() {
        QFETCH(const QString, opening);
        QFETCH(int, rule);
        QCOMPARE(static_cast<int>(checkSetup(Table(opening.toStdString()).game().setup)), rule);
    }
    void cardsOfTheWrongKindAreNoRow() {
        Setup setup = Table("3SETUP02 LEAD01 LEAD02 LEAD03 LEAD04 L01 L02 L03 L04").game().setup;
        setup.leaders[0] = loreCard(9);
        QVERIFY(checkSetup(setup) == Rule::NoSuchCard);
        setup.leaders[0] = courtCard(9);
        QVERIFY(checkSetup(setup) == Rule::NoSuchCard);
    }

    /// Offered is what may be taken: no second leader, no card that somebody has.
    void offers() {
        Table table("3SETUP02 LEAD01 LEAD05 LEAD06 LEAD08 L01 L02 L03 L04");
        QCOMPARE(options(table.game()).size(), std::size_t{8});
        QCOMPARE(toText(table.play("white takes LEAD05; blue takes L03; red takes LEAD01")), QString());
        QCOMPARE(options(table.game()).size(), std::size_t{3});
        for (const Option& option : options(table.game()))
            QVERIFY(isLore(std::get<command::Take>(option.command).card));
    }
};

QObject* draftTests() {
    return new DraftTest;
}

}  // namespace reach::tests

#include "draft_test.moc"
