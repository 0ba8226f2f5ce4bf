#include <QSet>
#include <QTest>

#include "app/words/entry_words.h"
#include "app/words/parse_words.h"
#include "app/words/prompt_words.h"
#include "app/words/rule_words.h"
#include "engine/cards/catalogue.h"
#include "random_commands.h"

using namespace reach;

class WordsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyRuleHasASentence() {
        QSet<QString> sentences;
        for (int i = 1; i < kRules; ++i) {
            const auto rule = static_cast<Rule>(i);
            const QString text = words::ruleText({rule, CardId::None});
            QVERIFY2(!text.isEmpty() && !text.endsWith('.'), nameOf(rule).data());
            QVERIFY2(!sentences.contains(text), qPrintable(text));
            sentences.insert(text);
        }
    }

    void everyRuleOfTheGameHasACitation() {
        for (int i = 1; i < kRules; ++i) {
            const auto rule = static_cast<Rule>(i);
            if (ruleRef(rule).book == Book::App || rule == Rule::CardConditions) continue;
            QVERIFY2(!words::citation(rule).isEmpty(), nameOf(rule).data());
        }
    }

    void citations() {
        QCOMPARE(words::citation(Rule::TaxOncePerTurn), QStringLiteral("Base p.12, Tax Limit"));
        QCOMPARE(words::citation(Violation{Rule::CardConditions, findCard("BC08")}),
                 QStringLiteral("BC08, Gatekeepers"));
        QCOMPARE(words::ruleText({Rule::CardConditions, findCard("BC08")}),
                 QStringLiteral("Gatekeepers: The text of the card does not allow it"));
        QCOMPARE(words::citation(Rule::GameOver), QString());
    }

    void everyParseErrorHasASentence() {
        for (int i = 1; i < kParseCodes; ++i) {
            const ParseError error{static_cast<ParseCode>(i), 1, 1, "green", "turn|raid"};
            const QString text = words::parseErrorText(error);
            QVERIFY2(text.contains(QStringLiteral(": 'green'")), qPrintable(QString::number(i)));
            QVERIFY2(!text.contains('%'), qPrintable(text));
        }
    }

    void everyEntryHasALogLine() {
        std::mt19937_64 random(3);
        for (std::size_t kind = 0; kind < std::variant_size_v<Command>; ++kind)
            for (int i = 0; i < 100; ++i) {
                const Command command = randomCommand(kind, random);
                const QString text = words::entryText(command);
                QVERIFY(!text.isEmpty());
                QVERIFY2(!text.contains('%') && !text.contains(QStringLiteral("nobody")), qPrintable(text));
            }
    }

    void entries_data() {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* entry, const char* text) {
            QTest::newRow(entry) << QString::fromUtf8(entry) << QString::fromUtf8(text);
        };
        row("red leads construction 4", "Ana leads Construction 4");
        row("blue copies", "Blue copies with a card face down");
        row("red spends relic as fuel", "Ana spends Relic as Fuel");
        row("red taxes 4-hex blue", "Ana taxes 4 Hex, a city of Blue");
        row("red moves 2+1 4-hex > 4-gate > 5-gate",
            "Ana moves 2 fresh and 1 damaged ships from 4 Hex to 4 Gate to 5 Gate");
        row("red moves 1 4-hex > 4-gate", "Ana moves 1 ship from 4 Hex to 4 Gate");
        row("red battles blue 4-hex with 2 assault 1 raid",
            "Ana battles Blue in 4 Hex with 2 assault, 1 raid");
        row("rolls assault hit+hit hit+intercept, raid key+building",
            "The roll: 3 hits, 1 on buildings, 0 on the attacker, 1 intercepts, 1 keys");
        row("red uses BC08", "Ana uses Gatekeepers");
        row("red uses L02 from 4-gate 4-hex blue", "Ana fires rifles from 4 Gate at Blue in 4 Hex");
        row("red uses L02 from 4-gate 4-hex blue 2",
            "Ana fires rifles from 4 Gate at Blue in 4 Hex, dice: 2");
        row("red uses L02 4-hex blue", "Ana uses Galactic Rifles: 4 Hex, Blue");
        row("red uses L25 spend blue", "Ana returns a Captive of Blue to secure");
        row("red uses L25 clear", "Ana discards Tyrant's Ego to clear Weapon Outrage");
        row("red uses L28 barter relic gives fuel", "Ana barters Fuel for Relic");
        row("red taxes 4-gate relic", "Ana taxes 4 Gate for Relic");
        row("red builds ship 4-hex blue", "Ana builds: ship in 4 Hex, at a starport of Blue");
        row("correct 4-hex buildings blue outside city", "Corrected: 4 Hex: city of Blue, beside the slots");
        row("correct red power 12", "Corrected: Power of Ana: 12");
        row("correct 4-hex buildings blue damaged starport", "Corrected: 4 Hex: damaged starport of Blue");
    }
    void entries() {
        QFETCH(QString, entry);
        QFETCH(QString, text);
        words::PlayerNames names;
        names.names[0] = QStringLiteral("Ana");
        const auto parsed = parseCommand(entry.toStdString());
        QVERIFY(parsed.command);
        QCOMPARE(words::entryText(*parsed.command, names), text);
    }

    void everyQuestionHasWords() {
        for (int kind = 0; kind <= index(Prompt::Kind::Finished); ++kind)
            QVERIFY(!words::promptText({static_cast<Prompt::Kind>(kind), Player::Blue, {}}).isEmpty());
        QSet<QString> texts;
        for (int ask = 1; ask <= index(Ask::Mulligan); ++ask) {
            Pending pending;
            pending.ask = static_cast<Ask>(ask);
            const QString text = words::promptText({Prompt::Kind::Pending, Player::Blue, pending});
            QVERIFY(text.startsWith(QStringLiteral("Blue: ")));
            QVERIFY2(!texts.contains(text), qPrintable(text));
            texts.insert(text);
        }
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
