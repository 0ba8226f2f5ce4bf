#include "app/table/sheets.h"
#include "tests/app/hand.h"

#include <QPointer>

/// A table of three players in the real window, by its buttons. The test functions build on each other.
class TableTest : public QObject {
    Q_OBJECT

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const char* name) const { return hand_.tap(QLatin1StringView(name)); }
    bool write(const char* name, const char* text) const {
        if (!press(name)) return false;
        hand_.type(QLatin1StringView(text));
        return true;
    }
    QString asked() const { return hand_.asked(); }
    QString actor() const { return table().promptView().player; }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    void aTableOfThreeIsLaid() {
        QVERIFY(press("newTable"));
        QVERIFY(press("players-3"));
        QVERIFY(write("seatName-0", "Ana"));
        QVERIFY(write("seatName-1", "Ben"));
        QVERIFY(write("seatName-2", "Cy"));
        QVERIFY(press("startTable"));
        QVERIFY(press("layOutDone"));
        QTRY_VERIFY(shown("map"));
        const auto players = table().players();
        QCOMPARE(players.size(), 3);
        QCOMPARE(players[1].name, QStringLiteral("Ben"));
    }

    void theCourtIsDrawn() {
        for (int card = 0; card < 4; ++card) {
            QCOMPARE(asked(), QStringLiteral("refill"));
            QVERIFY(press("drawCard"));
        }
        QCOMPARE(asked(), QStringLiteral("play"));
        QCOMPARE(actor(), QStringLiteral("red"));
    }

    void oneTapLeadsACard() {
        QVERIFY(press("card-aggression-2"));
        QTRY_COMPARE(asked(), QStringLiteral("act"));
        QCOMPARE(table().played().size(), 1);
    }

    void aBattleIsFoughtWithTheAppsDice() {
        QString place;
        for (const auto& system : table().systems())
            if (system.ships[0].fresh >= 3) place = system.id;
        QVERIFY(!place.isEmpty());
        QVERIFY(table().enter(QStringLiteral("correct %1 blue ships 2").arg(place)));
        QVERIFY(press("group-battle"));
        QVERIFY(hand_.tapSystem(place));
        QVERIFY(press("battleRoll"));
        for (int i = 0; i < 8 && asked() != QStringLiteral("act"); ++i) {
            if (asked() == QStringLiteral("refill"))
                QVERIFY(press("drawCard"));
            else
                QVERIFY(press("answer-0"));
        }
        QCOMPARE(asked(), QStringLiteral("act"));
    }

    // L12 comes before the dice are collected; L14 lets assault dice be rolled again.
    void cardsChangeABattle() {
        QString place;
        for (const auto& system : table().systems())
            if (system.ships[0].fresh >= 2) place = system.id;
        QVERIFY(!place.isEmpty());
        const QStringList corrections{"correct blue card L12", "correct red card L14",
                                      "correct %1 red ships 3", "correct %1 blue ships 2"};
        for (const QString& line : corrections)
            QVERIFY2(table().enter(line.contains(u'%') ? line.arg(place) : line), qPrintable(line));
        const reach::BattlePlan plan{reach::Player::Red,
                                     reach::Player::Blue,
                                     *reach::parseName<reach::SystemId>(place.toStdString()),
                                     {},
                                     {}};
        const reach::Game& game = table().game();
        const reach::view::OddsView odds = reach::oddsOf(game, plan, {3, 0, 0});
        QCOMPARE(odds.because.size(), 2);
        QVERIFY(!odds.again.isEmpty());
        QCOMPARE(reach::diceLimits(game, plan).most, 3);
        QVERIFY(reach::bestDice(game, plan, reach::aimOf("trophies")) == (reach::DiceCount{3, 0, 0}));
        QVERIFY(table().enter(QStringLiteral("red battles blue %1 with nothing").arg(place)));
        QTRY_COMPARE(asked(), QStringLiteral("collect"));
        QVERIFY(press("assault-down"));
        QVERIFY(press("assault-up"));
        QVERIFY(table().enter("red collects 3 assault"));
        QVERIFY(table().enter("rolls assault hit+hit hit+hit blank"));
        QTRY_COMPARE(asked(), QStringLiteral("reroll"));
        QCOMPARE(reach::view::reroll(table().game(), "ships").now.clearShips, 1.0);
        QVERIFY(table().undo());
        QVERIFY(table().enter("rolls assault hit+hit blank blank"));
        QTRY_COMPARE(asked(), QStringLiteral("reroll"));
        QVERIFY(press("die-assault-0"));
        QVERIFY(press("rollAgain"));
        QVERIFY(table().log().constLast().entry.startsWith("rerolls assault blank > "));
        for (int i = 0; i < 8 && asked() != QStringLiteral("act"); ++i) QVERIFY(press("answer-0"));
        QCOMPARE(asked(), QStringLiteral("act"));
    }

    void anotherPivots() {
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(actor(), QStringLiteral("blue"));
        QVERIFY(press("card-mobilization-3"));
    }

    void oneTapInfluencesACourtCard() {
        const int before = table().cursor();
        // The only action of a Pivot: the turn ends by itself, and comes back with the action.
        QVERIFY(press("influence-1"));
        QCOMPARE(table().cursor(), before + 2);
        QCOMPARE(actor(), QStringLiteral("white"));
        QVERIFY(press("undo"));
        QCOMPARE(table().cursor(), before);
        QVERIFY(press("redo"));
        QCOMPARE(table().cursor(), before + 2);
        QTest::keyClick(&hand_.window(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(table().cursor(), before);
    }

    void theRoundEnds() {
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(actor(), QStringLiteral("white"));
        QVERIFY(press("copy"));
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(table().round(), 2);
        QCOMPARE(actor(), QStringLiteral("red"));
    }

    /// The cards, the actions and the answers stay once they are made, and only look at nothing meanwhile.
    void whatIsAskedAgainIsNotMadeAnew() {
        QCOMPARE(asked(), QStringLiteral("play"));
        const QPointer<QQuickItem> card = shown("card-aggression-3");
        QVERIFY(card);
        QVERIFY(press("undo"));
        QTRY_COMPARE(asked(), QStringLiteral("act"));
        const QPointer<QQuickItem> end = shown("endTurn");
        QVERIFY(end);
        QVERIFY(press("redo"));
        QTRY_COMPARE(asked(), QStringLiteral("play"));
        QCOMPARE(shown("card-aggression-3"), card);
        QVERIFY(press("undo"));
        QTRY_COMPARE(asked(), QStringLiteral("act"));
        QCOMPARE(shown("endTurn"), end);
        QVERIFY(press("redo"));
        QTRY_COMPARE(asked(), QStringLiteral("play"));
    }

    void aNumberIsPutRight() {
        QVERIFY(press("menu"));
        QVERIFY(press("openCorrections"));
        QVERIFY(press("pick-blue"));
        QVERIFY(press("correct-blue-power-up"));
        QVERIFY(press("correct-blue-power-up"));
        QVERIFY(press("applyCorrections"));
        QCOMPARE(table().players()[1].power, 2);
        QVERIFY(press("closePanel"));
    }

    /// And a title, and the file it stands in.
    void everySheetHasItsPart() {
        QVERIFY(press("menu"));
        QQuickItem* panel = shown("panelTitle");
        while (panel && panel->metaObject()->indexOfMethod("partOf(int)") < 0) panel = panel->parentItem();
        QVERIFY(panel);
        const QMetaEnum sheets = QMetaEnum::fromType<reach::sheets::Sheet>();
        for (int i = 0; i < sheets.keyCount(); ++i) {
            const auto sheet = static_cast<reach::sheets::Sheet>(sheets.value(i));
            // The last is of ARCADEs; a step is called by what is asked.
            if (sheet == reach::sheets::Sheet::None || sheet == reach::sheets::Sheet::Markers) continue;
            QString part;
            QString title;
            QVERIFY(QMetaObject::invokeMethod(panel, "partOf", Q_RETURN_ARG(QString, part),
                                              Q_ARG(int, sheets.value(i))));
            QVERIFY(QMetaObject::invokeMethod(panel, "titleOf", Q_RETURN_ARG(QString, title),
                                              Q_ARG(int, sheets.value(i))));
            QVERIFY2(QFile::exists(QStringLiteral(":/qt/qml/Reachkeeper/%1.qml").arg(part)), sheets.key(i));
            const bool byAsked =
                sheet == reach::sheets::Sheet::Step || sheet == reach::sheets::Sheet::AtTable;
            QVERIFY2(byAsked || !title.isEmpty(), sheets.key(i));
        }
        QVERIFY(press("closePanel"));
    }

    void anySeatTurnsTheScreen() {
        const auto* page = hand_.window().property("page").value<QQuickItem*>();
        const QQuickItem* stage = page->parentItem()->parentItem();
        const auto seen = [&] { return page->mapRectToScene(page->boundingRect()).toAlignedRect(); };
        for (const int turned : {90, 180, 270, 0}) {
            QVERIFY(press("turnScreen"));
            QTRY_COMPARE(qRound(stage->rotation() + 360) % 360, turned);
            QTRY_COMPARE(seen(), QRect({}, hand_.window().size()));
            QCOMPARE(page->width() < page->height(), turned % 180 != 0);
        }
        // Fingers meet what is drawn.
        QVERIFY(press("turnScreen"));
        QVERIFY(press("menu"));
        QVERIFY(press("menuTurning-actor"));
        QTRY_COMPARE(stage->rotation(), 0.0);  // red acts, who sits below
        QVERIFY(press("card-construction-2"));
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(stage->rotation(), 90.0);
        QVERIFY(press("undo"));
        QVERIFY(press("undo"));
        QTRY_COMPARE(stage->rotation(), 0.0);
        QTRY_COMPARE(seen(), QRect({}, hand_.window().size()));
        QVERIFY(press("menu"));
        QVERIFY(press("menuTurning-hand"));
        QVERIFY(press("closePanel"));
    }

    void aRestartGoesOnWhereTheTableWas() {
        const int before = table().cursor();
        const QString record = table().record();
        hand_.leave();
        QVERIFY(hand_.start());
        QVERIFY(press("continueTable"));
        QTRY_VERIFY(shown("map"));
        QCOMPARE(table().cursor(), before);
        QCOMPARE(table().record(), record);
        QVERIFY(press("card-construction-2"));
        QCOMPARE(asked(), QStringLiteral("act"));
    }

    void leavingGoesHome() {
        QVERIFY(press("menu"));
        QVERIFY(press("leaveTable"));
        QTRY_VERIFY(shown("continueTable"));
    }

    void aTableIsRenamedAndRemoved() {
        const reach::Games& games = hand_.games();
        QCOMPARE(games.list().size(), 1);
        const QByteArray dots = "more-" + QByteArray::number(games.list()[0].id);
        QVERIFY(!shown("tableName"));
        QVERIFY(press(dots));
        QVERIFY(press("tableName"));
        QTest::keyClick(&hand_.window(), Qt::Key_A, Qt::ControlModifier);
        hand_.type(QStringLiteral("Friday"));
        QVERIFY(press("renameTable"));
        QTRY_COMPARE(games.list()[0].title, QStringLiteral("Friday"));
        QVERIFY(press(dots));
        QVERIFY(press("removeTable"));
        QVERIFY(press("keepTable"));
        QVERIFY(press("removeTable"));
        QVERIFY(press(dots));
        QTRY_VERIFY(!shown("removeForGood"));
        QVERIFY(press(dots));
        QVERIFY(!shown("removeForGood"));
        QVERIFY(press("removeTable"));
        QVERIFY(press("removeForGood"));
        QTRY_VERIFY(games.list().isEmpty());
        QTRY_VERIFY(shown("noTables"));
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(TableTest)
#include "table_test.moc"
