#include <QTest>

#include "engine/record/record.h"
#include "suites.h"
#include "table.h"

namespace reach::tests {
namespace {

constexpr Row kLevels[]{
    {"Base p.12 advise: kept, with the violation attached",
     "correct red slots none none none none none none; red leads administration 4; red taxes 1-hex",
     "red taxes 1-hex", breaks(Rule::TaxOncePerTurn), "red slots = material material; pips = 1"},
    {"App strict: legal entries as ever", "strictness strict; red leads administration 4", "red taxes 1-hex",
     legal, "red slots = material material material"},
    {"App off: nothing is said",
     "strictness off; correct red slots none none none none none none; red leads administration 4; red taxes "
     "1-hex; "
     "red taxes 1-hex",
     "", legal, "red slots = material material"},
    {"App the level changes at any moment",
     "correct 4-hex blue ships 1; red leads aggression 2; red battles blue 4-hex with 1 assault",
     "strictness strict", legal, "prompt = red roll"},
    {"App corrections are allowed under strict", "strictness strict", "correct red power 12", legal,
     "red power = 12"},
};

std::string offered(const std::vector<Option>& options, const Command& command) {
    for (const Option& option : options)
        if (option.command == command) return option.verdict.legal() ? "legal" : "greyed";
    return "missing";
}

}  // namespace

/// The treatment of an entry that breaks a rule. The rows of all other tables are also played at all three
/// levels.
class StrictnessTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void levels_data() { addRows(kLevels); }
    void levels() { playRow(); }

    /// Something that breaks two rules says both.
    void allReasons() {
        Table table;
        QCOMPARE(toText(table.play("red leads construction 4")), QString());
        const Verdict verdict = table.judge("blue taxes 5-hex white");
        QVERIFY(verdict.refused());
        const Verdict two = table.judge("blue taxes 5-hex");
        QCOMPARE(two.violations.size(), std::size_t{1});
        QVERIFY(two.violations[0].rule == Rule::NotYourTurn);
    }

    void greyedOptionsSayWhy() {
        Table table;
        QCOMPARE(
            toText(table.play("correct red slots none none none none none none; red leads administration 4; "
                              "red taxes 1-hex")),
            QString());
        const Command again = *parseCommand("red taxes 1-hex").command;
        QCOMPARE(toText(offered(options(table.game()), again)), QStringLiteral("missing"));
        QCOMPARE(toText(offered(options(table.game(), Want::All), again)), QStringLiteral("greyed"));
        const Command influence = *parseCommand("red influences BC02").command;
        QCOMPARE(toText(offered(options(table.game()), influence)), QStringLiteral("legal"));
    }

    void cardsAlreadySeenAreGreyed() {
        Table table;
        QCOMPARE(toText(table.play("red leads administration 4; red ends turn")), QString());
        const Command seen = *parseCommand("blue surpasses administration 4").command;
        QCOMPARE(toText(offered(options(table.game()), seen)), QStringLiteral("missing"));
        QCOMPARE(toText(offered(options(table.game(), Want::All), seen)), QStringLiteral("greyed"));
    }
};

QObject* strictnessTests() {
    return new StrictnessTest;
}

}  // namespace reach::tests

#include "strictness_test.moc"
