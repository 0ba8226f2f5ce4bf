#include <QTest>

#include "engine/record/record.h"
#include "engine/record/ways_on.h"

using namespace reach;

/// Completions of an unfinished entry: verbs, systems, cards, players.
class WaysOnTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theNextWordIsOffered_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("way");
        QTest::newRow("a player") << "r"
                                  << "red";
        QTest::newRow("an entry of the table") << "cor"
                                               << "correct";
        QTest::newRow("a verb") << "red ta"
                                << "red taxes";
        QTest::newRow("every verb") << "red "
                                    << "red battles";
        QTest::newRow("a system") << "red taxes 4-"
                                  << "red taxes 4-hex";
        QTest::newRow("another's city") << "red taxes 4-hex b"
                                        << "red taxes 4-hex blue";
        QTest::newRow("a piece") << "red builds st"
                                 << "red builds starport";
        QTest::newRow("an action card") << "red leads con"
                                        << "red leads construction 4";
        QTest::newRow("an ambition") << "red declares TY"
                                     << "red declares tycoon";
        QTest::newRow("a card by its id") << "red secures bc0"
                                          << "red secures BC05";
        QTest::newRow("a card by its name") << "red secures gate"
                                            << "red secures BC08";
        QTest::newRow("a card by a later word") << "court keep"
                                                << "court BC21";
        QTest::newRow("a resource") << "red spends f"
                                    << "red spends fuel";
        QTest::newRow("a rival") << "red battles b"
                                 << "red battles blue";
        QTest::newRow("a fixed word") << "red battles blue 4-hex w"
                                      << "red battles blue 4-hex with";
        QTest::newRow("a die") << "red battles blue 4-hex with 2 a"
                               << "red battles blue 4-hex with 2 assault";
        QTest::newRow("a depth") << "depth "
                                 << "depth board";
        QTest::newRow("what to correct") << "correct 4-h"
                                         << "correct 4-hex";
        QTest::newRow("what of a campaign to correct") << "correct first"
                                                       << "correct first-regent";
        QTest::newRow("what of a player's campaign") << "correct red obj"
                                                     << "correct red objective";
        QTest::newRow("ships of a system") << "correct 4-hex r"
                                           << "correct 4-hex red";
        QTest::newRow("ships in the middle") << "correct twisted-passage r"
                                             << "correct twisted-passage red";
        QTest::newRow("what of it") << "correct red pow"
                                    << "correct red power";
    }
    void theNextWordIsOffered() {
        QFETCH(QString, typed);
        QFETCH(QString, way);
        const auto ways = waysOn(typed.toStdString());
        QStringList all;
        for (const std::string& found : ways) all.append(QString::fromStdString(found));
        QVERIFY2(all.contains(way), qPrintable(all.join(QStringLiteral(", "))));
    }

    // No offered word is a dead end: the parser gets at least as far with it as without.
    void whatIsOfferedIsTaken() {
        for (const char* typed :
             {"", "red ", "red taxes ", "red declares ", "red builds ", "depth ", "correct ", "red spends ",
              "red influences ", "red battles ", "red ends ", "correct 4-hex ", "correct red "}) {
            const auto ways = waysOn(typed);
            QVERIFY2(!ways.empty(), typed);
            for (const std::string& way : ways) {
                const ParsedCommand read = parseCommand(way);
                QVERIFY2(
                    read.command || read.error.column > static_cast<int>(std::string_view(typed).size()) + 1,
                    way.c_str());
            }
        }
    }

    void nothingIsOfferedForNonsenseOrACompleteEntry() {
        for (const char* typed : {"red taxes 9-", "purple", "red ends turn", "score", "red eats 4-hex"})
            QVERIFY2(waysOn(typed).empty(), typed);
    }
};

QTEST_APPLESS_MAIN(WaysOnTest)
#include "ways_on_test.moc"
