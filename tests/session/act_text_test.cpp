#include "app/session/act_text.h"

#include "app/session/old_journal.h"
#include "app/session/shelf.h"
#include "tests/places.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace reach;

namespace {

Act fullAct() {
    Act act;
    act.id = {0x0123456789abcdefU, 0xfedcba9876543210U};
    act.device = "Rosa's \"phone\"\n";
    act.after = 41;
    act.kind = ActKind::Rewrite;
    act.lines = {{"red leads construction 4", "card-led red construction-4\nturn-started red\n"},
                 {"red ends turn  # by itself", ""}};
    act.row = 17;
    act.anyway = true;
    act.outcome = {0xffffffffffffffffU, 12, 3};
    return act;
}

/// Each line of the README that is an act.
QStringList examples() {
    QFile readme(places::source("app/session/README.md"));
    QStringList found;
    if (!readme.open(QIODevice::ReadOnly)) return found;
    for (const QString& line : QString::fromUtf8(readme.readAll()).split(u'\n'))
        if (line.startsWith(QStringLiteral("{\"id\""))) found.append(line);
    return found;
}

}  // namespace

/// Acts as text: in the store, in a browser, and between devices.
class ActTextTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void anActComesBackAsItWas() {
        const Act act = fullAct();
        const auto back = readAct(textOf(act));
        QVERIFY(back.has_value());
        QVERIFY(*back == act);
        QVERIFY(textOf(act).find('\n') == std::string::npos);
    }

    void theOutcomeIsReadAlone() {
        QVERIFY(outcomeIn(textOf(fullAct())) == fullAct().outcome);
        QVERIFY(outcomeIn("no act") == Outcome{});
        QVERIFY(outcomeIn("") == Outcome{});
    }

    /// app/session/README.md has an example of each kind.
    void theExamplesAreActs() {
        QStringList kinds;
        for (const QString& text : examples()) {
            const auto act = readAct(text.toStdString());
            QVERIFY2(act.has_value(), qPrintable(text));
            QCOMPARE(QString::fromStdString(textOf(*act)), text);
            kinds.append(QString::number(static_cast<int>(act->kind)));
        }
        QCOMPARE(QSet<QString>(kinds.begin(), kinds.end()).size(), 5);
    }

    void whatIsNoActIsNotRead_data() {
        QTest::addColumn<QByteArray>("text");
        const QByteArray id = "\"id\":\"0123456789abcdeffedcba9876543210\"";
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("red leads construction 4");
        QTest::newRow("half an act") << QByteArray(textOf(fullAct()).c_str()).chopped(3);
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("no id") << QByteArray("{\"kind\":\"undo\",\"row\":1}");
        QTest::newRow("a short id") << QByteArray("{\"id\":\"0123\",\"kind\":\"undo\"}");
        QTest::newRow("an id that is no number")
            << "{\"id\":\"" + QByteArray(32, 'x') + "\",\"kind\":\"undo\"}";
        QTest::newRow("no kind") << "{" + id + "}";
        QTest::newRow("an unknown kind") << "{" + id + ",\"kind\":\"forget\"}";
        QTest::newRow("a negative row") << "{" + id + ",\"kind\":\"undo\",\"row\":-1}";
        QTest::newRow("a row with a fraction") << "{" + id + ",\"kind\":\"undo\",\"row\":1.5}";
        QTest::newRow("a number beyond all") << "{" + id + ",\"kind\":\"undo\",\"row\":1e400}";
        QTest::newRow("lines that are none") << "{" + id + ",\"kind\":\"enter\",\"lines\":[7]}";
        QTest::newRow("an entry that is none") << "{" + id + ",\"kind\":\"enter\",\"lines\":[{\"entry\":7}]}";
        QTest::newRow("events that are none")
            << "{" + id + ",\"kind\":\"enter\",\"lines\":[{\"entry\":\"x\",\"events\":[{}]}]}";
        QTest::newRow("two events in one")
            << "{" + id + ",\"kind\":\"enter\",\"lines\":[{\"entry\":\"x\",\"events\":[\"a\\nb\"]}]}";
        QTest::newRow("a hash that is none") << "{" + id + ",\"kind\":\"undo\",\"hash\":\"7\"}";
        QTest::newRow("very deep") << "{" + id + ",\"kind\":\"undo\",\"x\":" + QByteArray(200'000, '[');
    }
    void whatIsNoActIsNotRead() {
        QFETCH(QByteArray, text);
        QVERIFY(!readAct(text.toStdString()).has_value());
        (void)outcomeIn(text.toStdString());
    }

    void unknownNamesAreIgnored() {
        std::string text = textOf(fullAct());
        text.insert(1, "\"weather\":{\"rain\":[1,2]},");
        const auto act = readAct(text);
        QVERIFY(act && *act == fullAct());
    }

    /// What is no UTF-8 neither ends the program nor makes a text that cannot be read.
    void anyBytesMakeAnAct() {
        Act act = fullAct();
        act.device = "\xff\xfe";
        QVERIFY(readAct(textOf(act)).has_value());
    }

    /// Two devices with copies of an old journal have the same acts.
    void anOldJournalAlwaysGivesTheSameActs() {
        const std::string header =
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n";
        const std::vector<saves::JournalRow> rows{
            {1, "correct red power 3", "power-set red 3\n"},
            {2, "correct blue power 4", "power-set blue 4\n"},
            {3, "correct blue power 5  # by itself", "power-set blue 5\n"}};
        const auto acts = actsOf(header, rows, 1);
        QVERIFY(acts == actsOf(header, rows, 1));
        QCOMPARE(acts.size(), std::size_t{3});
        QVERIFY(acts[0].kind == ActKind::Enter && acts[0].lines.size() == 1);
        QVERIFY(acts[1].kind == ActKind::Enter && acts[1].lines.size() == 2);
        QVERIFY(acts[2].kind == ActKind::Jump && acts[2].row == 1);
        QVERIFY(acts[0].id != acts[1].id && acts[1].id != acts[2].id);
        QVERIFY(actsOf(header, {rows[0]}, 1)[0].id == acts[0].id);
    }
};

QTEST_APPLESS_MAIN(ActTextTest)
#include "act_text_test.moc"
