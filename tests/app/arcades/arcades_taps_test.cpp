#include "app/reference/reference_page_view.h"
#include "tests/app/arcades/arcades_player.h"

#include <algorithm>

using reach::arcades_ask::Ask;

/// ARCADEs in the real window, by taps alone: from the new table to the end of a chapter.
class ArcadesTapsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void aChapterOfThree();
    void aTableIsFoundAgain();
    void aChapterOfFour();
    void aSoloChapterInHardMode();
    void twoPlayWithThePhantom();
    void tapsAreCounted();
    void hitsAreToldByWhatIsLeft();
    void aSevenPlacesAnywhere();
    void cardsTurnedUpAreCounted();
    void aBotsTurnIsOneTap();
    void aBotsStepIsTakenBack();
    void aPageIsAFingerAway();
    void aBotsTurnIsCopied();
    void aPastEntryIsReplaced();
    void aDoubleTapIsOneEntry();
    void somethingIsPutRight();
    void whatIsHalfHiddenIsHeard();
    void theGameIsLookedBackAt();
    void theEndOfATurnHasAPlaceOfItsOwn();
    void ownDiceAreEnteredInSight();
    void whatIsScoredStaysToBeRead();
    void declaredAmbitionsAreOnTheMap();
    void cheapWaysComeFirst();
    void everyQuickTapOfAStepperIsHeard();
    void aPhoneShowsOneThingAtATime();
    void cleanupTestCase() { hand_.leave(); }

  private:
    reach::ArcadesTable& table() const { return player_.table(); }
    Ask asked() const { return player_.asked(); }
    QString lastEntry() const { return table().log().constLast().entry; }
    bool lay(const QByteArray& entries, bool solo = false) const { return player_.lay(entries, solo); }

    Hand hand_;
    ArcadesPlayer player_{hand_};
};

void ArcadesTapsTest::aChapterOfThree() {
    QVERIFY(player_.begin(3, false));
    QCOMPARE(table().players().size(), 3);
    QVERIFY(hand_.shown("cluster-6"));
    QVERIFY(player_.playUntil(2));
    QCOMPARE(table().chapter(), 2);
    const int here = table().cursor();
    QVERIFY(hand_.tap("undo"));
    QVERIFY(table().cursor() < here);
    QVERIFY(hand_.tap("redo"));
    QCOMPARE(table().cursor(), here);
}

void ArcadesTapsTest::aTableIsFoundAgain() {
    const int here = table().cursor();
    const QString record = table().record();
    const auto file = QUrl::fromLocalFile(hand_.file(QStringLiteral("three.record")));
    QVERIFY(hand_.games().exportFile(file));
    QVERIFY(hand_.tap("menu"));
    QVERIFY(hand_.tap("leaveTable"));
    QVERIFY(!table().isOpen());
    QCOMPARE(hand_.games().list().constFirst().players.size(), 3);
    QCOMPARE(hand_.games().list().constFirst().chapter, 2);
    QVERIFY(hand_.tap("continueTable"));
    QVERIFY(table().isOpen());
    QCOMPARE(table().cursor(), here);
    QVERIFY(hand_.games().importFile(file));
    QCOMPARE(table().record(), record);
}

void ArcadesTapsTest::aChapterOfFour() {
    QVERIFY(player_.begin(4, false));
    QCOMPARE(table().players().size(), 4);
    QVERIFY(std::ranges::all_of(table().players(), &reach::view::ArcadesPlayerView::person));
    QCOMPARE(table().powerToEnd(), 27);
    // Recruit phase, B: four cards each.
    QVERIFY(player_.playUntil(2));
    QVERIFY(table().record().count(QStringLiteral(" plays ")) == 16);
}

void ArcadesTapsTest::aSoloChapterInHardMode() {
    QVERIFY(player_.begin(1, true));
    QCOMPARE(table().players().size(), 3);
    QVERIFY(!table().players()[1].person && !table().players()[2].person);
    bool told = false;
    for (int answers = 0; table().chapter() < 2 && answers < 900; ++answers) {
        if (asked() == Ask::Bot) {
            // It is told before it is done.
            QVERIFY(!table().promptView().steps.isEmpty());
            QVERIFY(hand_.shown("botSteps"));
            told = true;
        }
        QVERIFY(player_.answer());
    }
    QVERIFY(told);
    QCOMPARE(table().chapter(), 2);
    // Bots are nobody to be seated next time.
    QCOMPARE(hand_.games().list().constFirst().players.size(), 1);
}

void ArcadesTapsTest::twoPlayWithThePhantom() {
    QVERIFY(player_.begin(2, false));
    QCOMPARE(table().players().size(), 3);
    QVERIFY(!table().players()[2].counts);
    QVERIFY(player_.playUntil(2));
}

/// The options show their costs. A trick is scored at no cost.
void ArcadesTapsTest::tapsAreCounted() {
    QVERIFY(lay("correct 1-gate blue ships 2\n"));
    const auto taps = [this](const QStringList& names) {
        return std::all_of(names.begin(), names.end(),
                           [this](const QString& name) { return hand_.tap(name); });
    };
    QVERIFY(taps({QStringLiteral("card-aggression-4")}));
    QCOMPARE(lastEntry(), QStringLiteral("red plays aggression 4"));
    // On the map or in the list: where; then which way, and what it collects.
    QVERIFY(taps({QStringLiteral("group-agent"), QStringLiteral("goal-2-moon"), QStringLiteral("answer-0")}));
    QVERIFY2(lastEntry().startsWith("red moves agent clockwise 2-moon"), qPrintable(lastEntry()));
    QVERIFY(hand_.tap("undo"));
    // Where there is one way to go and nothing to collect, that is all.
    QVERIFY(table().enter(QStringLiteral("correct 2-moon resource off")));
    QVERIFY(taps({QStringLiteral("group-agent"), QStringLiteral("goal-2-moon")}));
    QCOMPARE(lastEntry(), QStringLiteral("red moves agent clockwise 2-moon"));
    QVERIFY(hand_.tap("undo"));
    QVERIFY(taps({QStringLiteral("group-place"), QStringLiteral("answer-0")}));
    QVERIFY2(lastEntry().startsWith("red places"), qPrintable(lastEntry()));
    QVERIFY(hand_.tap("undo"));
    QVERIFY(taps({QStringLiteral("group-battle"), QStringLiteral("battle-0")}));
    QVERIFY(hand_.text("battleOdds").contains("Ana loses"));
    QVERIFY(taps({QStringLiteral("battle"), QStringLiteral("rollHere")}));
    if (asked() == Ask::Strike || asked() == Ask::Suffer) QVERIFY(hand_.tap("answer-0"));
    QCOMPARE(asked(), Ask::Act);
    // The end of the last turn is the end of the trick. The players need not score it.
    QVERIFY(
        lay("red plays aggression 4\nred ends turn\nblue plays aggression 1\nblue ends turn\n"
            "white plays aggression 5\n"));
    QVERIFY(hand_.tap("endTurn"));
    QCOMPARE(table().round(), 2);
    QCOMPARE(table().initiative(), QStringLiteral("white"));
    QCOMPARE(table().players()[2].power, 2);
    QCOMPARE(asked(), Ask::Play);
}

/// Two of four hits on three ships destroy what two others damaged: it is told whose ships, and what is left.
void ArcadesTapsTest::hitsAreToldByWhatIsLeft() {
    QVERIFY(
        lay("correct 1-gate blue ships 3\ncorrect 1-gate red ships 4\nred plays aggression 4\n"
            "red battles blue 1-gate with 2 assault\nrolls assault hit+hit hit+hit\n"));
    QCOMPARE(asked(), Ask::Strike);
    QStringList ways;
    for (const auto& option : table().optionList()) ways.append(option.label);
    // The one that destroys more comes first.
    QCOMPARE(ways, QStringList({QStringLiteral("Ships of Ben: 2 destroyed; left: 1 fresh, 0 damaged"),
                                QStringLiteral("Ships of Ben: 1 destroyed; left: 0 fresh, 2 damaged")}));
    QVERIFY(hand_.tap("answer-0"));
    QCOMPARE(table().log().constLast().text, QStringLiteral("Ships of Ben: 4 hits, 2 destroyed"));
}

/// Core Concepts, Action cards: where, and how many.
void ArcadesTapsTest::aSevenPlacesAnywhere() {
    QVERIFY(lay("red plays aggression 7\n"));
    QVERIFY(hand_.shown("goal-5-gate"));
    QVERIFY(!hand_.shown("answer-0"));
    QVERIFY(hand_.tap("goal-5-gate"));
    QVERIFY(hand_.shown("answer-2"));
    QVERIFY(!hand_.shown("answer-3"));
    QVERIFY(hand_.tap("answer-0"));
    QVERIFY2(lastEntry().startsWith("red places") && lastEntry().endsWith("5-gate"), qPrintable(lastEntry()));
}

void ArcadesTapsTest::cardsTurnedUpAreCounted() {
    QVERIFY(lay("", true));
    QVERIFY(table().undo());
    QCOMPARE(asked(), Ask::Offer);
    QCOMPARE(hand_.text("turned"), QStringLiteral("0 of 3"));
    for (const char* card : {"card-aggression-3", "card-mobilization-5"}) QVERIFY(hand_.tap(card));
    QCOMPARE(hand_.text("turned"), QStringLiteral("2 of 3"));
    // One of them was another.
    QVERIFY(hand_.tap("card-aggression-3"));
    QCOMPARE(hand_.text("turned"), QStringLiteral("1 of 3"));
    for (const char* card : {"card-aggression-4", "card-administration-2"}) QVERIFY(hand_.tap(card));
    QCOMPARE(lastEntry(), QStringLiteral("white offers mobilization 5, aggression 4, administration 2"));
}

/// Its card and its dice are the table's; all else is one tap.
void ArcadesTapsTest::aBotsTurnIsOneTap() {
    QVERIFY(lay("correct 3-gate red ships 2\nred plays aggression 1\nred ends turn\n", true));
    QCOMPARE(asked(), Ask::Bot);
    const QString bot = table().promptView().player;
    QVERIFY(hand_.tap("botAll"));
    for (int asks = 0; asks < 3 && table().promptView().player == bot; ++asks) {
        QVERIFY2(asked() == Ask::Draw || asked() == Ask::Roll, qPrintable(table().promptView().text));
        QVERIFY(player_.answer());
    }
    QVERIFY(table().promptView().player != bot);
    // The app lists everything that it did.
    QVERIFY(table().news().size() > 2);
    QVERIFY(table().news().constFirst().startsWith(QStringLiteral("Bot Blue plays")));
    // And no longer with what the next one did and the trick that ended with it.
    QVERIFY(hand_.tap("botAll"));
    QStringList told{table().news().join(QLatin1Char(' '))};
    while (asked() == Ask::Draw || asked() == Ask::Roll) {
        QVERIFY(player_.answer());
        told += table().news().join(QLatin1Char(' '));
    }
    QVERIFY2(std::ranges::any_of(told,
                                 [](const QString& news) {
                                     return news.startsWith(QStringLiteral("Bot White plays")) &&
                                            news.contains(QStringLiteral("wins the round"));
                                 }),
             qPrintable(told.join(QLatin1Char('\n'))));
    for (const QString& news : told) QVERIFY2(!news.contains(QStringLiteral("Blue plays")), qPrintable(news));
}

/// Undone by a tap, it stands there to be looked at again, and is done again as it was.
void ArcadesTapsTest::aBotsStepIsTakenBack() {
    QVERIFY(lay("red plays aggression 1\nred ends turn\nblue acts\nblue draws mobilization 3\n", true));
    QCOMPARE(asked(), Ask::Bot);
    const QStringList steps = table().promptView().steps;
    const auto systems = table().systems();
    QVERIFY(hand_.tap("botStep"));
    QVERIFY(table().systems() != systems);
    const auto moved = table().systems();
    QVERIFY(hand_.tap("undo"));
    QCOMPARE(asked(), Ask::Bot);
    QCOMPARE(table().promptView().steps, steps);
    QVERIFY(table().systems() == systems);
    QVERIFY(hand_.shown("botSteps"));
    QVERIFY(hand_.tap("botStep"));
    QVERIFY(table().systems() == moved);
}

/// A group of actions that is held shows its page of the reference.
void ArcadesTapsTest::aPageIsAFingerAway() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(lay("red plays aggression 4\n"));
        const int here = table().cursor();
        QVERIFY(hand_.tap("group-agent", {.hold = 1200}));
        const QQuickItem* page = hand_.shown("referencePage");
        QVERIFY(page);
        QCOMPARE(page->property("page").value<reach::view::PageView>().id,
                 QStringLiteral("arcades.move-agent"));
        QCOMPARE(table().cursor(), here);
        QVERIFY(hand_.tap("closeReference"));
        QVERIFY(!hand_.shown("referencePage"));
    }
    hand_.window().resize(1280, 800);
}

/// The pieces that a bot moved are listed until the players have moved them too.
void ArcadesTapsTest::aBotsTurnIsCopied() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(lay("red plays aggression 1\nred ends turn\nblue acts\nblue draws mobilization 3\n", true));
        QVERIFY(hand_.tap("page-players"));
        QVERIFY(!hand_.shown("happened"));
        QVERIFY(hand_.tap("botAll"));
        QVERIFY(table().promptView().player != QStringLiteral("blue"));
        QVERIFY(hand_.tap("happened"));
        QVERIFY(hand_.shown("pieces"));
        QTRY_COMPARE(hand_.text("sheetTitle"), QStringLiteral("To do on the board"));
        QCOMPARE(hand_.text("heading"), QStringLiteral("The turn of Bot Blue"));
        QCOMPARE(hand_.text("piece-0"), QStringLiteral("Bot Blue: play Aggression 2"));
        QVERIFY(hand_.shown("piece-1"));
        QVERIFY(hand_.tap("piece-0"));
        QVERIFY(hand_.tap("allMoved"));
        QVERIFY(!hand_.shown("happened"));
        QVERIFY(!hand_.shown("pieces"));
        // The log has it again.
        QVERIFY(hand_.tap("page-log"));
        QVERIFY(hand_.tap(QStringLiteral("logLine-%1").arg(table().cursor() - 1)));
        QVERIFY(hand_.tap("entryPieces"));
        QCOMPARE(hand_.text("piece-0"), QStringLiteral("Bot Blue: play Aggression 2"));
    }
    hand_.window().resize(1280, 800);
}

void ArcadesTapsTest::aPastEntryIsReplaced() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(
            lay("red plays aggression 4\nred places 3 4-gate\nred ends turn\nblue plays aggression 1\n"
                "blue moves 1 2-gate > 3-gate\n"));
        const QString before = table().record();
        const int entries = table().cursor();
        QVERIFY(hand_.tap("page-log"));
        QVERIFY(hand_.tap("logLine-8"));
        QVERIFY(hand_.tap("replaceEntry"));
        QVERIFY(hand_.shown("rewriteStrip"));
        QCOMPARE(table().cursor(), 8);
        QVERIFY(hand_.tap("group-place"));
        QVERIFY(hand_.tap("answer-0"));
        // Nothing of it is kept yet.
        QCOMPARE(table().record(), before);
        QVERIFY(hand_.tap("rewriteTake"));
        QVERIFY(!hand_.shown("rewriteStrip"));
        QCOMPARE(table().cursor(), entries);
        QCOMPARE(table().log()[8].entry, QStringLiteral("red places 1 4-gate"));
        QVERIFY(hand_.tap("undo"));
        QCOMPARE(table().record(), before);
        // Entries that no longer fit are listed, and can be left out.
        QVERIFY(hand_.tap("logLine-10"));
        QVERIFY(hand_.tap("leaveEntryOut"));
        QVERIFY(hand_.tap("rewriteLook"));
        QVERIFY(hand_.shown("misfits"));
        QVERIFY(hand_.tap("rewriteGiveUp"));
        QVERIFY(!hand_.shown("misfits"));
        QCOMPARE(table().record(), before);
    }
    hand_.window().resize(1280, 800);
}

/// The next bot's step comes to stand where the finger still is.
void ArcadesTapsTest::aDoubleTapIsOneEntry() {
    QVERIFY(lay("red plays aggression 1\nred ends turn\nblue acts\nblue draws mobilization 3\nblue acts\n",
                true));
    QCOMPARE(asked(), Ask::Bot);
    QVERIFY(screen::rest(hand_.window()));
    const QQuickItem* button = hand_.shown("botStep");
    QVERIFY(button);
    const QPoint at = screen::centreOf(*button);
    const int here = table().cursor();
    hand_.window().setProperty("reducedMotion", false);
    QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, at);
    QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, at);
    QCOMPARE(table().cursor(), here + 1);
    QTest::qWait(500);  // the finger is heard again
    QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, at);
    QCOMPARE(table().cursor(), here + 2);
    hand_.window().setProperty("reducedMotion", true);
}

void ArcadesTapsTest::somethingIsPutRight() {
    QVERIFY(lay("red plays aggression 4\n"));
    QVERIFY(hand_.tap("menu"));
    QVERIFY(hand_.tap("openCorrections"));
    QVERIFY(hand_.tap("correct-red-power-up"));
    QVERIFY(hand_.tap("add-fuel"));
    QVERIFY(hand_.tap("advance-repair-bots"));
    QVERIFY2(hand_.shown("advance-repair-bots")->property("checked").toBool(),
             qPrintable(screen::looks(*hand_.window().contentItem()).join(u'\n')));
    QVERIFY(hand_.tap("agent-4-hex"));
    QVERIFY(hand_.tap("correct-1"));
    QVERIFY(hand_.tap("count-2"));
    QVERIFY(hand_.tap("damaged-red-up"));
    QVERIFY(hand_.tap("city-2-hex-blue"));
    QVERIFY(hand_.tap("fresh-2-hex"));
    QVERIFY(hand_.tap("correct-2"));
    QVERIFY(hand_.tap("initiative-white"));
    QVERIFY(hand_.tap("marker-5-3"));
    const int before = table().cursor();
    QVERIFY(hand_.tap("applyCorrections"));
    QVERIFY2(table().cursor() > before, qPrintable(table().message()));
    const auto& red = table().players().constFirst();
    QCOMPARE(red.power, 1);
    QCOMPARE(red.resources, QStringList{QStringLiteral("fuel")});
    QCOMPARE(red.agentAt, QStringLiteral("4-hex"));
    QCOMPARE(red.researched, QStringList{QStringLiteral("repair-bots")});
    QCOMPARE(table().initiative(), QStringLiteral("white"));
    QCOMPARE(table().markerList()[2].cluster, 3);
    for (const auto& system : table().systems()) {
        if (system.id == QStringLiteral("2-gate")) QCOMPARE(system.ships[0].damaged, 1);
        if (system.id == QStringLiteral("2-hex")) {
            QCOMPARE(system.buildings.size(), 1);
            QVERIFY(!system.buildings[0].damaged);
        }
    }
    // All of it is undone as one.
    QVERIFY(hand_.tap("undo"));
    QCOMPARE(table().cursor(), before);
}

/// The list brought it into view between the finger's press and its lifting, and away from under it.
void ArcadesTapsTest::whatIsHalfHiddenIsHeard() {
    hand_.window().resize(390, 844);
    QVERIFY(lay("red plays aggression 4\n"));
    QVERIFY(hand_.tap("menu"));
    QVERIFY(hand_.tap("openCorrections"));
    QQuickItem* list = hand_.shown("correctionsPage");
    const QQuickItem* button = hand_.shown("correct-red-trophies-blue-up");
    QVERIFY(list && button);
    QVERIFY(!hand_.shown("applyCorrections")->isEnabled());
    // Its upper 20 pixels are to be seen.
    const double top = button->mapToItem(list, {0, 0}).y() + list->property("contentY").toDouble();
    const double scrolled = top - list->height() + 20;
    QVERIFY(scrolled > 0);
    list->setProperty("contentY", scrolled);
    QVERIFY(screen::rest(hand_.window()));
    QTest::mouseClick(&hand_.window(), Qt::LeftButton, {},
                      button->mapToScene({button->width() / 2, 16}).toPoint());
    QTRY_VERIFY(hand_.shown("applyCorrections")->isEnabled());
    hand_.window().resize(1280, 800);
}

void ArcadesTapsTest::theGameIsLookedBackAt() {
    QVERIFY(lay(
        "correct red resources relic\nred plays aggression 4\nred researches repair-bots\nred ends turn\n"));
    QVERIFY(hand_.tap("menu"));
    QVERIFY(hand_.tap("openHistory"));
    QVERIFY(hand_.shown("pastMap"));
    QVERIFY(hand_.tap("momentBack"));
    QVERIFY(hand_.text("momentText").contains(QStringLiteral("10 of 11")));
    QVERIFY(hand_.tap("forkTable"));
    QCOMPARE(table().cursor(), 10);
    QVERIFY(hand_.tap("menu"));
    QVERIFY(hand_.tap("openStorySoFar"));
    QVERIFY(hand_.shown("powerChart"));
    QVERIFY(hand_.tap("back"));
    QVERIFY(hand_.shown("prompt"));
}

/// However fast the finger is: ten taps are ten.
void ArcadesTapsTest::everyQuickTapOfAStepperIsHeard() {
    auto* finger = QTest::createTouchDevice();
    const auto quick = [&](const char* name) {
        hand_.window().setProperty("reducedMotion", false);
        screen::rest(hand_.window());
        const QPoint at = screen::centreOf(*hand_.shown(QLatin1StringView(name)));
        for (int tap = 0; tap < 5; ++tap) {
            QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, at);
            QTest::qWait(tap * 20);
        }
        for (int tap = 0; tap < 5; ++tap) {
            QTest::touchEvent(&hand_.window(), finger).press(0, at);
            QTest::qWait(10);
            QTest::touchEvent(&hand_.window(), finger).release(0, at);
            QTest::qWait(tap * 20);
        }
        hand_.window().setProperty("reducedMotion", true);
    };
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        table().close();
        for (const char* name :
             {"newTable", "game-arcades", "players-3", "told-score", "startTable", "layOutDone", "answer-0"})
            QVERIFY(hand_.tap(name));
        for (const char* name : {"told-red-up", "told-blue-up", "told-white-up"}) quick(name);
        for (const char* name : {"winner-blue", "counted-4", "scoreIt"}) QVERIFY(hand_.tap(name));
        QCOMPARE(lastEntry(), QStringLiteral("blue wins 4-gate with red 10 blue 10 white 10"));
        QVERIFY(hand_.tap("menu"));
        QVERIFY(hand_.tap("openCorrections"));
        QVERIFY(hand_.shown("correct-red-power-up"));
        quick("correct-red-power-up");
        QVERIFY(hand_.tap("applyCorrections"));
        QCOMPARE(table().players()[0].power, 11);
    }
    hand_.window().resize(1280, 800);
}

/// Nothing else ever comes to lie where a finger has just ended a turn, nor does the button move.
void ArcadesTapsTest::theEndOfATurnHasAPlaceOfItsOwn() {
    for (const QSize size : {QSize(1280, 800), QSize(844, 390), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(lay("correct red resources psionic fuel relic\nred plays aggression 4\n"));
        const auto place = [this] {
            screen::rest(hand_.window());
            const QQuickItem* button = hand_.shown("endTurn");
            return button ? button->mapRectToScene({0, 0, button->width(), button->height()}) : QRectF();
        };
        const QRectF here = place();
        QVERIFY(!here.isEmpty());
        for (const char* group : {"group-agent", "group-place", "group-ships"}) {
            // Where there is little room, the chosen kind stands alone, and a tap on it leads back to all.
            if (hand_.shown("pickedGroup")) QVERIFY(hand_.tap("pickedGroup"));
            QVERIFY(hand_.tap(group));
            QCOMPARE(place(), here);
        }
        QVERIFY(hand_.tap("answer-0"));
        QCOMPARE(place(), here);
        QVERIFY(hand_.tap("endTurn"));
        QCOMPARE(asked(), Ask::Play);
        const QQuickItem* undo = hand_.shown("undo");
        QVERIFY(!undo->mapRectToScene({0, 0, undo->width(), undo->height()}).intersects(here));
        for (const auto& card : table().cards()) {
            const QQuickItem* item =
                hand_.shown(QStringLiteral("card-%1-%2").arg(card.suit, QString::number(card.number)));
            if (item)
                QVERIFY2(!item->mapRectToScene({0, 0, item->width(), item->height()}).intersects(here),
                         qPrintable(card.card));
        }
    }
    hand_.window().resize(1280, 800);
}

/// However many kinds of dice: what confirms them is never below the edge, and gold is what comes next.
void ArcadesTapsTest::ownDiceAreEnteredInSight() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(
            lay("correct 1-gate blue ships 2\ncorrect blue agent 1-moon\ncorrect 1-gate red ships 3\n"
                "red plays aggression 4\nred battles blue 1-gate with 1 assault 1 skirmish 1 raid\n"));
        QCOMPARE(asked(), Ask::Roll);
        screen::rest(hand_.window());
        const QQuickItem* bar = hand_.shown("rollHere")->parentItem()->parentItem();
        for (const char* name : {"rollHere", "enterFaces"}) {
            const QQuickItem* button = hand_.shown(name);
            QVERIFY(button);
            const QRectF box = button->mapRectToItem(bar, {0, 0, button->width(), button->height()});
            QVERIFY2(box.bottom() <= bar->height() + 0.5 && box.top() >= 0, name);
        }
        const auto fill = [this](const char* name) {
            return hand_.shown(name)->property("fillColor").value<QColor>();
        };
        const QColor gold = fill("rollHere");
        QVERIFY(fill("enterFaces") != gold);
        for (const char* face : {"face-assault-0", "face-skirmish-0"}) QVERIFY(hand_.tap(face));
        QVERIFY(fill("rollHere") != gold);
        QVERIFY(hand_.tap("face-raid-0"));
        QCOMPARE(fill("enterFaces"), gold);
        QVERIFY(hand_.tap("enterFaces"));
        QVERIFY(lastEntry().startsWith(QStringLiteral("rolls")));
    }
    hand_.window().resize(1280, 800);
}

/// Until the next scoring, however many entries follow.
void ArcadesTapsTest::whatIsScoredStaysToBeRead() {
    const QByteArray round =
        "red plays aggression 4\nred ends turn\nblue plays aggression 1\nblue ends turn\n"
        "white plays aggression 5\nwhite ends turn\n";
    const QString told = QStringLiteral("Round won by Cy, scored: cluster 3 · Cy +2");
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(lay(round));
        // The news have it.
        QVERIFY(table().news().join(QLatin1Char(' ')).contains(QStringLiteral("Cy gains 2 Power")));
        QVERIFY(table().scored().isEmpty());
        QVERIFY(lay(round + "white plays mobilization 2\nwhite ends turn\nred plays mobilization 3\n"));
        QVERIFY(!table().news().join(QLatin1Char(' ')).contains(QStringLiteral("gains 2 Power")));
        QCOMPARE(hand_.text("scored"), told);
    }
    hand_.window().resize(1280, 800);
}

void ArcadesTapsTest::declaredAmbitionsAreOnTheMap() {
    QVERIFY(lay("red plays aggression 4\n"));
    const auto marks = [this] {
        QStringList places;
        for (const auto& system : table().systems())
            for (const auto& token : system.tokens)
                if (token.kind == QStringLiteral("marker")) places.append(system.id + token.text);
        return places;
    };
    QCOMPARE(marks(), QStringList());
    QVERIFY(table().enter(QStringLiteral("red declares 5")));
    QCOMPARE(marks(), QStringList(QStringLiteral("1-gateambition marker 5/3")));
}

/// The dearest way stood first.
void ArcadesTapsTest::cheapWaysComeFirst() {
    QVERIFY(lay("correct red resources psionic\nred plays aggression 4\n"));
    QVERIFY(hand_.tap("group-agent"));
    const auto costs = [this] {
        QList<int> costs;
        for (const auto& goal : table().goals()) costs.append(goal.points);
        return costs;
    };
    QVERIFY(costs().contains(3));
    // The list on the screen is in the order of the options.
    QStringList order;
    for (const auto& option : table().optionList())
        if (option.group == reach::arcs::Group::Agent && option.legal && !order.contains(option.system))
            order.append(option.system);
    QList<int> inOrder;
    for (const QString& system : order)
        for (const auto& goal : table().goals())
            if (goal.system == system) inOrder.append(goal.points);
    QVERIFY(inOrder.size() > 6);
    QVERIFY(std::ranges::is_sorted(inOrder));
    QCOMPARE(hand_.shown("goal-2-moon")->property("text").toString(), QStringLiteral("2 Moon · 1 point"));
    QVERIFY(hand_.tap("goal-2-moon"));
    const QString first = hand_.shown("answer-0")->property("text").toString();
    QVERIFY2(first.startsWith(QStringLiteral("1 point: clockwise, ")) &&
                 first.endsWith(QStringLiteral("from 2 Moon")),
             qPrintable(first));
    // What costs nothing but a resource is kept for last.
    QStringList labels;
    for (int at = 0; hand_.shown(QStringLiteral("answer-%1").arg(at)); ++at)
        labels.append(hand_.shown(QStringLiteral("answer-%1").arg(at))->property("text").toString());
    QVERIFY2(labels.constLast().contains(QStringLiteral("free, for Psionic")), qPrintable(labels.join('|')));
    QVERIFY(hand_.tap("answer-0"));
    QVERIFY(hand_.tap("group-ships"));
    QVERIFY2(hand_.shown("answer-0")->property("text").toString().startsWith(QStringLiteral("1 point: ")),
             qPrintable(hand_.shown("answer-0")->property("text").toString()));
}

void ArcadesTapsTest::aPhoneShowsOneThingAtATime() {
    table().close();
    hand_.leave();
    QVERIFY(hand_.start({390, 844}));
    QVERIFY(player_.begin(3, false));
    for (const char* page : {"page-map", "page-players", "page-log", "page-clusters"})
        QVERIFY(hand_.tap(page));
    for (int answers = 0; answers < 40; ++answers) QVERIFY(player_.answer());
}

QTEST_MAIN(ArcadesTapsTest)
#include "arcades_taps_test.moc"
