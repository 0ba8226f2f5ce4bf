#include "app/game/happened.h"
#include "app/table/lay_out.h"
#include "tests/app/hand.h"

/// The page for laying out a campaign's setup: dozens of pieces, with ticks and a map.
class LayingTest : public QObject {
    Q_OBJECT

    Hand hand_;

    bool press(const QString& name) { return hand_.tap(name); }
    /// A campaign whose event dice are rolled: the Empire, the Blight and the Free States are on the map.
    bool layCampaign() {
        return hand_.games().importRecord(
            QStringLiteral("game: campaign\nplayers: red=Ana, blue=Ben, white=Cy\n"
                           "fates: FATE01 FATE02 FATE05\n\n"));
    }
    /// Answers in the plainest way until this is asked.
    bool goOn(const QString& question) {
        reach::Table& table = hand_.table();
        for (int guard = 0; guard < 60 && hand_.asked() != question; ++guard) {
            if (hand_.asked() == QStringLiteral("eventDice")) {
                const auto which = table.promptView().eventDice;
                const char* rolled = which.number && which.planets ? "event 2 edict moon"
                                     : which.number                ? "event 5"
                                                                   : "event arrow";
                if (!table.enter(QString::fromLatin1(rolled))) return false;
                continue;
            }
            int first = 0;
            for (const auto& option : table.optionList())
                if (option.legal && first == 0) first = option.index + 1;
            if (first == 0 || !table.choose(first - 1)) return false;
        }
        return hand_.asked() == question;
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    void theSetupIsLaidOutPieceByPiece() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(layCampaign());
            QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
            QVERIFY(!hand_.shown(QStringLiteral("layOutBanner")));
            QVERIFY(goOn(QStringLiteral("settle")));
            const reach::LayOut& plan = *hand_.table().layOut();
            QVERIFY(plan.pieces() > 12);
            QTRY_VERIFY(hand_.shown(QStringLiteral("layOutBanner")));
            int ships = 0;
            for (const auto& system : hand_.table().systems())
                for (const auto& fleet : system.ships) ships += fleet.fresh + fleet.damaged;
            QVERIFY(ships > 12);
            QVERIFY(plan.pieces() >= ships);
            QVERIFY(press(QStringLiteral("layOutBoard")));
            QTRY_VERIFY(hand_.shown(QStringLiteral("layOut-empire")));
            for (const auto& part : plan.parts())
                QVERIFY(press(QStringLiteral("layOut-%1-tick").arg(part.owner)));
            QVERIFY(press(QStringLiteral("layOutDone")));
            QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
            QVERIFY(!hand_.shown(QStringLiteral("layOutBanner")));
            hand_.table().close();
        }
    }

    // Coming back from it, the question is not cut; and a row of options that goes on says so.
    void theQuestionHasItsWidth() {
        hand_.window().resize(1280, 800);
        QVERIFY(layCampaign());
        QVERIFY(goOn(QStringLiteral("settle")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("layOutBanner")));
        QVERIFY(press(QStringLiteral("layOutBoard")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("layOutDone")));
        QVERIFY(press(QStringLiteral("layOutDone")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("prompt"))->property("truncated").toBool());
        QVERIFY(!hand_.shown(QStringLiteral("actor"))->property("truncated").toBool());
        // Its arrow leads there, and enters nothing.
        const int before = hand_.table().cursor();
        const QQuickItem* answers = hand_.shown(QStringLiteral("answers"));
        QVERIFY(answers && answers->property("contentX").toDouble() == 0);
        const auto* arrow = answers->findChild<QQuickItem*>(QStringLiteral("goesOn"));
        QVERIFY(arrow && arrow->isVisible());
        QTest::mouseClick(&hand_.window(), Qt::LeftButton, {},
                          arrow->mapToScene({arrow->width() / 2, arrow->height() / 2}).toPoint());
        QTRY_VERIFY(answers->property("contentX").toDouble() > 0);
        QCOMPARE(hand_.table().cursor(), before);
        hand_.table().close();
    }

    /// "City: 1 Hex" stood beside "1 ship: 4 Gate".
    void piecesOfEachKindHaveANumber() {
        QVERIFY(layCampaign());
        QVERIFY(goOn(QStringLiteral("settle")));
        bool seen = false;
        for (const auto& part : hand_.table().layOut()->parts())
            for (const QString& line : part.lines) {
                QVERIFY2(!line.startsWith(QStringLiteral("city")), qPrintable(line));
                seen |= line.startsWith(QStringLiteral("1 city"));
            }
        QVERIFY(seen);
        hand_.table().close();
    }

    /// It has no ships, but tokens.
    void theBlightIsNoShip() {
        QVERIFY(layCampaign());
        QVERIFY(goOn(QStringLiteral("settle")));
        const reach::LayOut& plan = *hand_.table().layOut();
        bool seen = false;
        for (const auto& part : plan.parts()) {
            if (part.owner != QStringLiteral("blight")) continue;
            seen = true;
            for (const QString& line : part.lines)
                QVERIFY2(line.contains(QStringLiteral("Blight")), qPrintable(line));
        }
        QVERIFY(seen);
        hand_.table().close();
    }

    /// Caretaker's Golems, the cards of the rules booklet and the Event cards count; the hands come at the
    /// end.
    void tokensAndCardsAreLaidOut() {
        QVERIFY(layCampaign());
        QVERIFY(goOn(QStringLiteral("settle")));
        const reach::LayOut& plan = *hand_.table().layOut();
        const auto lines = [&] {
            QStringList all;
            for (const auto& part : plan.parts()) all += part.lines;
            return all.join(u'|').replace(QChar(QChar::Nbsp), u' ');
        };
        QVERIFY2(lines().contains(QStringLiteral("Golem, asleep: 1 Gate, ")), qPrintable(lines()));
        QVERIFY2(
            lines().contains(QStringLiteral("2 Event cards into the action deck|Into the rules booklet: ")),
            qPrintable(lines()));
        QVERIFY2(lines().contains(QStringLiteral("Golem Actions")), qPrintable(lines()));
        QVERIFY(!lines().contains(QStringLiteral("Each player draws 6")));
        QVERIFY(press(QStringLiteral("layOutBoard")));
        QTRY_COMPARE(hand_.text(QStringLiteral("layOutDone")), QStringLiteral("On with the setup"));
        QVERIFY(press(QStringLiteral("layOutDone")));
        QVERIFY(goOn(QStringLiteral("play")));
        QVERIFY2(!lines().contains(QStringLiteral("Event card")), qPrintable(lines()));
        QVERIFY2(lines().contains(QStringLiteral("Each player draws 6 action cards")), qPrintable(lines()));
        QVERIFY(press(QStringLiteral("layOutBoard")));
        QTRY_COMPARE(hand_.text(QStringLiteral("layOutDone")), QStringLiteral("Start the game"));
        hand_.table().close();
    }

    // What came after it is asked for again; and nothing once a card is played.
    void whatComesLaterIsLaidOutToo() {
        QVERIFY(layCampaign());
        QVERIFY(goOn(QStringLiteral("settle")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("layOutBanner")));
        // One list at a time.
        QVERIFY(!hand_.shown(QStringLiteral("happened")));
        QVERIFY(press(QStringLiteral("layOutWaved")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("layOutBanner")));
        // What lies there is not asked for again.
        const reach::LayOut& plan = *hand_.table().layOut();
        QCOMPARE(plan.pieces(), 0);
        QVERIFY(goOn(QStringLiteral("play")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("layOutBanner")));
        QVERIFY(plan.hasBegun());
        QVERIFY(press(QStringLiteral("layOutBoard")));
        for (const auto& part : plan.parts()) {
            QTRY_VERIFY(hand_.shown(QStringLiteral("layOut-") + part.owner));
            QVERIFY2(part.owner != QStringLiteral("blight"), "it came before the players' own pieces");
        }
        QVERIFY(press(QStringLiteral("layOutDone")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
        QVERIFY(!hand_.shown(QStringLiteral("layOutBanner")));
        // What is undone does not lie there.
        QVERIFY(hand_.table().undo());
        const int again = plan.pieces();
        QVERIFY(goOn(QStringLiteral("play")));
        QVERIFY(plan.pieces() >= again);
        // The list of the table goes on with the same words and number.
        QTRY_VERIFY(hand_.shown(QStringLiteral("layOutBanner")));
        const QString told = hand_.shown(QStringLiteral("layOutBanner"))->property("told").toString();
        QCOMPARE(told, QStringLiteral("To do on the board: %1").arg(plan.toDo()));
        const int toDo = plan.toDo();
        QVERIFY(toDo > 0);
        QVERIFY(hand_.table().enter(QStringLiteral("red leads construction 4")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("layOutBanner")));
        QCOMPARE(plan.pieces(), 0);
        QCOMPARE(hand_.table().happened()->left(), toDo);
    }
};

QTEST_MAIN(LayingTest)
#include "laying_test.moc"
