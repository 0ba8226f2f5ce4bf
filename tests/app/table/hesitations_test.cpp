#include "tests/app/hand.h"
#include "tests/places.h"

#include <QFontMetricsF>
#include <QQmlProperty>
#include <QScopeGuard>

/// Regression tests for places where players hesitated, lost work or were misled.
class HesitationsTest : public QObject {
    Q_OBJECT

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const char* name) const { return hand_.tap(QLatin1StringView(name)); }
    QString text(const char* name) const { return hand_.text(QLatin1StringView(name)); }
    QString record() const { return table().record().trimmed().section(QLatin1Char('\n'), -1); }

    /// At once, wherever that is, without looking what lies there.
    void twiceIn(const char* name) const {
        const QPoint place = screen::centreOf(*shown(name));
        QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, place);
        QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, place);
        screen::rest(hand_.window());
    }

    bool isInSight(const char* name) const { return hand_.isInSight(QLatin1StringView(name)); }

    /// Nothing of its text is cut off.
    bool isWhole(const char* name) const {
        const QQuickItem* item = shown(name);
        if (!item) return false;
        QList<const QQuickItem*> left{item};
        while (!left.isEmpty()) {
            const QQuickItem* one = left.takeLast();
            if (one->isVisible() && one->property("truncated").toBool()) return false;
            for (const QQuickItem* child : one->childItems()) left.append(child);
        }
        return true;
    }

    /// A phone in German, with the largest print that a table has room for.
    auto largePrint() const {
        hand_.window().resize(390, 844);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        hand_.preferences().setSize(130);
        return qScopeGuard([this] {
            hand_.preferences().setLanguage(QStringLiteral("en"));
            hand_.preferences().setSize(100);
        });
    }

    void picture(const char* name) const {
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + QStringLiteral("-%1.png").arg(QLatin1String(name)));
    }

    void lay(const QByteArray& entries) {
        QVERIFY(hand_.lay(entries));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("prompt"));
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    /// An opened line showed the line of the record, which only the console's users can read.
    void anOpenedLineOfTheLogIsInWords() {
        hand_.window().resize(390, 844);
        lay("red leads mobilization 4\nred influences BC05\n");
        QVERIFY(press("tab-4"));
        QVERIFY(press("logLine-1"));
        QTRY_VERIFY(shown("replaceEntry"));
        const QString all = screen::looks(*shown("log")).join(u'\n');
        QVERIFY(all.contains(QStringLiteral("Ana influences")));
        QVERIFY2(!all.contains(QStringLiteral("red influences")), qPrintable(all));
    }

    /// Beside what a player holds, the gain of the chapter and the Power, a letter and dots were left of a
    /// name.
    void aUsualNameIsReadOnAPhone() {
        hand_.window().resize(390, 844);
        const auto asBefore = qScopeGuard([this] { hand_.window().resize(1280, 800); });
        for (const char* language : {"en", "de"}) {
            hand_.preferences().setLanguage(QLatin1String(language));
            const auto english =
                qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
            QVERIFY(hand_.games().importRecord(
                QStringLiteral("game: base\nplayers: red=Bernadette, blue=Maximilian, white=Alexandra, "
                               "yellow=Christoph\nsetup: 4SETUP02\n\ncorrect red power 25\n"
                               "correct blue power 31\ncorrect white power 18\ncorrect yellow power 10\n"
                               "correct marker 3 tycoon\ncorrect marker 2 empath\n"
                               "correct red slots material fuel fuel none none none\n")));
            hand_.window().setProperty("screen", QStringLiteral("Table"));
            QTRY_VERIFY(shown("prompt"));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(shown("phoneChapter"));
            QVERIFY2(
                shown("phoneChapter")->property("contentWidth").toDouble() <= shown("phoneChapter")->width(),
                language);
            QVERIFY(press("tab-1"));
            QVERIFY(screen::rest(hand_.window()));
            for (const char* name : {"nameOn-red", "nameOn-blue", "nameOn-white", "nameOn-yellow"}) {
                const QQuickItem* item = shown(name);
                if (!item) continue;  // below the edge
                QVERIFY2(!item->property("truncated").toBool(), name);
                QVERIFY2(item->width() >= 80, name);
            }
            QVERIFY(shown("nameOn-red"));
        }
    }

    /// Percentages stood without saying of what, above averages.
    void theOddsSayWhatTheyAre() {
        hand_.window().resize(390, 844);
        lay("correct 1-hex red ships 4\ncorrect 1-hex blue ships 2\nred leads aggression 2\n");
        QVERIFY(press("group-battle"));
        QTRY_VERIFY(shown("oddsGone"));
        const auto top = [this](const char* name) { return shown(name)->mapToScene({}).y(); };
        QCOMPARE(text("oddsChances"), QStringLiteral("Chances with these dice"));
        QVERIFY(top("oddsChances") < top("oddsGone"));
        QCOMPARE(text("oddsMeans"), QStringLiteral("On average"));
        QVERIFY(top("oddsGone") < top("oddsMeans") && top("oddsMeans") < top("oddsTaken"));
    }

    /// The next player's button lies where the first one lay.
    void theSecondTapOnTheSameSpotDoesNothing() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads construction 4\n");
            hand_.window().setProperty("reducedMotion", false);
            QTRY_VERIFY(shown("endTurn"));
            QVERIFY(screen::rest(hand_.window()));
            twiceIn("endTurn");
            hand_.window().setProperty("reducedMotion", true);
            QCOMPARE(record(), QStringLiteral("red ends turn"));
        }
    }

    /// The row of the raid dice lay below the edge.
    void allRowsOfOwnDiceAreInSight() {
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(560, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            hand_.window().setProperty("screen", QStringLiteral("Home"));
            lay("correct 1-hex red ships 4\ncorrect 1-hex blue ships 2\ncorrect 1-hex buildings blue city\n"
                "red leads aggression 2\n");
            QVERIFY(press("group-battle"));
            QTRY_VERIFY(shown("battleOwnDice"));
            QVERIFY(press("battleOwnDice"));
            const auto asBefore = qScopeGuard([this] { press("battleByApp"); });
            for (const char* face : {"face-assault-0", "face-skirmish-0", "face-raid-0", "battleFaces"})
                QVERIFY2(isInSight(face),
                         qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(face)).arg(size.width())));
        }
    }

    /// A long line of pieces lay below the button of a rival.
    void thePiecesOfABattleStayBesideItsRivals() {
        for (const char* language : {"en", "de"})
            for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)}) {
                hand_.window().resize(size);
                hand_.preferences().setLanguage(QLatin1String(language));
                const auto english =
                    qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
                hand_.window().setProperty("screen", QStringLiteral("Home"));
                lay("correct 1-hex red ships 4+3\ncorrect 1-hex blue ships 4+3\n"
                    "correct 1-hex white ships 4+3\ncorrect 1-hex buildings blue city\n"
                    "red leads aggression 2\n");
                QVERIFY(press("group-battle"));
                QTRY_VERIFY(shown("piecesHere"));
                const QQuickItem* pieces = shown("piecesHere");
                QVERIFY(pieces);
                const auto boxOf = [](const QQuickItem& item) {
                    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
                };
                const QRectF rival = boxOf(*shown("rival-blue"));
                int told = 0;
                for (const QQuickItem* piece : pieces->childItems()) {
                    if (!piece->isVisible() || piece->width() <= 0) continue;
                    ++told;
                    QVERIFY2(!boxOf(*piece).intersects(rival), language);
                    QVERIFY(boxOf(*piece).right() <= boxOf(*pieces).right() + 1);
                }
                QVERIFY(told >= 4);
            }
    }

    /// What follows slides under the finger.
    void theSecondTapDoesNotTakeWhatSlidUnderIt() {
        hand_.window().resize(390, 844);
        lay("red leads mobilization 4\n");
        QTRY_VERIFY(shown("option-0"));
        QVERIFY(screen::rest(hand_.window()));
        const int before = table().cursor();
        hand_.window().setProperty("reducedMotion", false);
        twiceIn("option-0");
        hand_.window().setProperty("reducedMotion", true);
        QCOMPARE(table().cursor(), before + 1);
    }

    /// "Start" lies where "Start the game" will.
    void theSecondTapDoesNotSkipTheLayingOut() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            table().close();
            QVERIFY(press("newTable"));
            QTRY_VERIFY(shown("startTable"));
            QVERIFY(screen::rest(hand_.window()));
            hand_.window().setProperty("reducedMotion", false);
            twiceIn("startTable");
            hand_.window().setProperty("reducedMotion", true);
            QCOMPARE(hand_.window().property("screen").toString(), QStringLiteral("LayOut"));
        }
    }

    /// On a slow machine the frame takes longer than the finger: what nobody has seen yet, nobody means.
    void theSecondTapDoesNotComeBeforeTheFrame() {
        QQuickWindow& window = hand_.window();
        window.resize(1280, 800);
        table().close();
        QVERIFY(press("newTable"));
        QTRY_VERIFY(shown("startTable"));
        QVERIFY(screen::rest(window));
        window.setProperty("reducedMotion", false);
        const auto slow =
            connect(&window, &QQuickWindow::afterAnimating, [] { QTest::qSleep(500); });  // over the pause
        twiceIn("startTable");
        disconnect(slow);
        window.setProperty("reducedMotion", true);
        QCOMPARE(window.property("screen").toString(), QStringLiteral("LayOut"));
    }

    /// Whoever taps "Copy" and "End turn" by turns must not pass with the next tap.
    void copyAndPassHaveTheirOwnPlaces() {
        const auto place = [this](const char* name) {
            const QQuickItem* item = shown(name);
            return item ? item->mapRectToScene(QRectF(0, 0, item->width(), item->height())) : QRectF();
        };
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("");
            QTRY_VERIFY(shown("pass"));
            QVERIFY(screen::rest(hand_.window()));
            const QRectF pass = place("pass");
            lay("red leads construction 4\nred ends turn\n");
            QTRY_VERIFY(shown("copy"));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(!pass.isEmpty() && !place("copy").isEmpty());
            QVERIFY2(!pass.intersects(place("copy")), qPrintable(QString::number(size.width())));
        }
        hand_.window().resize(1280, 800);
    }

    /// Where an entry is asked about, the other button takes it back and says so.
    void whatIsAskedAboutCanBeCancelled() {
        lay("red passes\n");
        hand_.window().setProperty("reducedMotion", false);
        QVERIFY(press("pass"));
        QTest::qWait(500);  // the finger is heard again
        const int before = table().cursor();
        QVERIFY(press("pass"));
        QTRY_VERIFY(shown("enterAnyway"));
        QCOMPARE(text("dropMessage"), QStringLiteral("Cancel"));
        QVERIFY(press("dropMessage"));
        hand_.window().setProperty("reducedMotion", true);
        QTRY_VERIFY(!shown("enterAnyway"));
        QCOMPARE(table().cursor(), before);
    }

    /// While some shall stay on the way, no tap moves all of them at once; each stop takes ships off.
    void aCatapultMoveStopsWhereItIsTapped() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads mobilization 2\n");
            QVERIFY(press("group-move"));
            hand_.tapSystem(QStringLiteral("4-hex"));
            QVERIFY(press("moveStops"));
            const int before = table().cursor();
            QVERIFY(press("moveTo-4-gate"));
            QCOMPARE(table().cursor(), before);
            QVERIFY(isInSight("catapult"));
            hand_.tapSystem(QStringLiteral("1-gate"));
            QCOMPARE(table().cursor(), before);
            QVERIFY(press("stay-4-gate-up"));
            QVERIFY(isInSight("catapult"));
            QVERIFY(press("catapult"));
            QCOMPARE(record(), QStringLiteral("red moves 3 4-hex > 4-gate drops 1 > 1-gate"));
        }
        hand_.window().resize(1280, 800);
    }

    /// Another player's panel does not push the acting player's out of sight, and closes when the turn ends.
    void whoActsIsShownWhole() {
        hand_.window().resize(1280, 800);
        lay("red leads construction 4\n");
        for (const char* other : {"player-blue", "player-white"}) {
            QVERIFY(press(other));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY2(isInSight("player-red"), other);
        }
        QVERIFY(press("endTurn"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(isInSight("player-blue"));
    }

    /// Real dice are weighed by the same odds, and a kind that cannot be rolled says why.
    void ownDiceHaveOdds() {
        hand_.window().resize(1280, 800);
        hand_.preferences().setOwnDice(true);
        lay("correct 4-hex blue ships 2\ncorrect 4-arrow buildings blue city\nred leads aggression 2\n");
        QVERIFY(press("group-battle"));
        // There is one place only, so nobody is asked where.
        QTRY_VERIFY(shown("weighDice"));
        QVERIFY(!shown("assault"));
        QVERIFY(text("noRaid").contains(QStringLiteral("Base p.14")));
        QVERIFY(press("weighDice"));
        QTRY_VERIFY(shown("oddsTaken"));
        QVERIFY(press("assault-down"));
        QVERIFY(press("weighDice"));
        QTRY_VERIFY(!shown("oddsTaken"));
        QVERIFY(shown("battleFaces"));
        hand_.preferences().setOwnDice(false);
    }

    /// "Enter" stayed dead below the Corsair's own dice, and the reason lay out of sight. They were rolled
    /// already.
    void ownDiceThatBreakARuleAreEntered() {
        hand_.window().resize(1280, 800);
        hand_.preferences().setOwnDice(true);
        const auto asBefore = qScopeGuard([this] { hand_.preferences().setOwnDice(false); });
        lay("correct red card LEAD11\ncorrect 4-hex blue ships 2\ncorrect 4-hex red ships 3\n"
            "red leads aggression 2\n");
        QVERIFY(press("group-battle"));
        for (const char* face : {"face-assault-5", "face-assault-5"}) QVERIFY(press(face));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(isInSight("tooBold"));
        QVERIFY(shown("battleFaces")->isEnabled());
        QVERIFY(press("battleFaces"));
        QTRY_VERIFY(text("messageText").contains(QStringLiteral("Corsair")));
        QVERIFY(press("enterAnyway"));
        QTRY_VERIFY(table().log().constLast().entry.startsWith(QStringLiteral("rolls assault")) ||
                    record().startsWith(QStringLiteral("rolls assault")));
    }

    /// "Clara does so": what, and by which card?
    void theLogSaysWhatWasDone() {
        lay("correct red card LEAD10\ncorrect red slots none none none none none none\n"
            "red leads administration 4\nred taxes 1-hex\nred chooses nothing\n");
        const auto log = table().log();
        QCOMPARE(log.constLast().text,
                 QStringLiteral("Ana hits the city in 1 Hex to tax it again (Overseer)"));
        QVERIFY(!log.constLast().changes.isEmpty());
        QCOMPARE(log.constLast().changes.constFirst().text, QStringLiteral("Ana gains Material"));
        lay("correct red card LEAD10\nred leads construction 4\nred builds ship 4-hex\nred chooses "
            "nothing\n");
        QCOMPARE(table().log().constLast().text,
                 QStringLiteral("Ana hits the starport in 4 Hex to build there again (Overseer)"));
    }

    /// A player with a leader was asked for a leader or a lore card.
    void theDraftAsksForWhatIsLeft() {
        table().close();
        QVERIFY(hand_.games().importRecord(
            QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n"
                           "leaders: LEAD01 LEAD05 LEAD06 LEAD07\nlore: L01 L02 L03 L04\n\n"
                           "court BC05\ncourt BC11\ncourt BC16\ncourt BC22\n"
                           "white takes LEAD06\nblue takes L01\nred takes LEAD07\n")));
        QTRY_VERIFY(shown("prompt"));
        QCOMPARE(text("prompt"), QStringLiteral("Take a lore card"));
        QVERIFY(table().enter(QStringLiteral("white takes L02")));
        QCOMPARE(text("prompt"), QStringLiteral("Take a leader"));
    }

    /// The same people play again: their tables are told apart.
    void tablesOfTheSamePeopleAreToldApart() {
        table().close();
        for (int game = 0; game < 2; ++game) {
            QVERIFY(press("newTable"));
            QVERIFY(press("startTable"));
            QTRY_VERIFY(table().isOpen());
            table().close();
        }
        const auto tables = hand_.games().list();
        QVERIFY(tables.size() >= 2);
        QVERIFY(tables[0].title != tables[1].title);
        QCOMPARE(tables[0].game, QStringLiteral("Arcs"));
    }

    /// Undo stays where it is, and is tapped as fast as anybody likes.
    void undoIsTappedTwice() {
        lay("red leads construction 4\nred ends turn\n");
        const int before = table().cursor();
        hand_.window().setProperty("reducedMotion", false);
        twiceIn("undo");
        hand_.window().setProperty("reducedMotion", true);
        QVERIFY(table().cursor() < before - 1);
    }

    /// Whoever means it takes a moment, and is not asked.
    void aQuickPassThatEndsTheChapterIsAskedAbout() {
        lay("red passes\nblue passes\n");
        QVERIFY(press("pass"));
        QTRY_COMPARE(hand_.asked(), QStringLiteral("score"));
        table().close();
        lay("red passes\n");
        hand_.window().setProperty("reducedMotion", false);
        QVERIFY(press("pass"));
        QTest::qWait(500);  // the finger is heard again
        const int before = table().cursor();
        QVERIFY(press("pass"));
        QCOMPARE(table().cursor(), before);
        QVERIFY(press("enterAnyway"));
        QTRY_COMPARE(hand_.asked(), QStringLiteral("score"));
    }

    /// The last action ends turn and chapter by itself; whoever is used to tapping "End turn" then sees no
    /// score.
    void aScoreThatNobodyCanHaveSeenIsAskedAbout() {
        lay("red passes\nblue passes\n");
        QVERIFY(table().enter(QStringLiteral("white passes")));
        QTRY_COMPARE(hand_.asked(), QStringLiteral("score"));
        hand_.window().setProperty("reducedMotion", false);
        QTest::qWait(500);  // the finger is heard again
        const int before = table().cursor();
        QVERIFY(press("answer-0"));
        QCOMPARE(table().cursor(), before);
        QVERIFY(press("enterAnyway"));
        QTRY_VERIFY(table().cursor() > before);
    }

    /// F2404: with a Rival's Flagship and ships the form of a battle has more to say than its width.
    void aBattleWithTheJudgesShipsFitsItsSheet() {
        QFile file(places::source("tests/records/campaign/fates/judges-chosen.record"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString record = QString::fromUtf8(file.readAll());
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(hand_.games().importRecord(record.left(record.indexOf(QStringLiteral("#= 4-gate")))));
            QVERIFY(press("group-battle"));
            QVERIFY(hand_.tapSystem(QStringLiteral("4-gate")));
            QTRY_VERIFY(shown("battleBorrows"));
            const auto* form = shown("battleBorrows")->parentItem();
            for (const char* name : {"battleBorrows", "battleRoll", "assault"}) {
                const QQuickItem* item = shown(name);
                QVERIFY2(item, name);
                QVERIFY2(item->mapToItem(form, {item->width(), 0}).x() <= form->width() + 1, name);
            }
            table().close();
        }
    }

    /// A tap on the map does not take the corrections away, and no two tabs have one name.
    void correctionsStayUntilTheyAreClosed() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads construction 4\n");
            QVERIFY(press("menu"));
            QVERIFY(press("openCorrections"));
            QTRY_VERIFY(shown("correctionsSheet"));
            QVERIFY(isInSight("closePanel"));
            QVERIFY(isWhole("correct-0"));
            if (shown("tab-1")) QVERIFY(text("correct-0") != text("tab-1"));
            if (size.width() > 1000) QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(shown("correctionsSheet"));
            QVERIFY(press("closePanel"));
            QTRY_VERIFY(!shown("correctionsSheet"));
            table().close();
        }
        hand_.window().resize(1280, 800);
    }

    /// What is to be moved is read from its beginning, below a title that says what it is.
    void whatIsToBeMovedIsReadFromItsBeginning() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("");
            for (const char* entry : {"red leads construction 4", "red builds ship 4-hex", "red ends turn",
                                      "blue copies", "blue ends turn", "white copies"})
                QVERIFY2(table().enter(QLatin1StringView(entry)), qPrintable(table().message()));
            QVERIFY(table().enter(QStringLiteral("white ends turn")));
            QTRY_VERIFY(shown("happened"));
            QVERIFY(press("happened"));
            QTRY_VERIFY(shown("pieces"));
            QVERIFY(screen::rest(hand_.window()));
            QCOMPARE(text("panelTitle"), QStringLiteral("To do on the board"));
            QVERIFY(shown("pieces")->property("atYBeginning").toBool());
            QVERIFY(isInSight("piece-0"));
            QVERIFY(press("closePanel"));
            table().close();
        }
        hand_.window().resize(1280, 800);
    }

    /// Base p.11: with the last card of all hands the chapter ends, and no other round begins.
    void noRoundIsToldAfterTheLastOne() {
        lay("red passes\nblue passes\nwhite passes\n");
        QTRY_COMPARE(hand_.asked(), QStringLiteral("score"));
        QVERIFY(table().enter(QStringLiteral("correct red power 1")));
        QCOMPARE(table().past().back().heading, QStringLiteral("Chapter 1"));
    }

    /// Two ways of the same question stand beside each other.
    void drawingAndNamingLaterStandTogether() {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1200), QSize(820, 1180), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads mobilization 4\nred secures BC05\n");
            QTRY_VERIFY(shown("drawCard"));
            QVERIFY(screen::rest(hand_.window()));
            const auto placeOf = [this](const char* name) {
                const QQuickItem* item = shown(name);
                return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            };
            const double apart = placeOf("skipRefill").left() - placeOf("drawCard").right();
            QVERIFY2(apart >= 0 && apart < 20,
                     qPrintable(QStringLiteral("%1 at %2").arg(apart).arg(size.width())));
            for (const char* name : {"drawCard", "skipRefill"})
                QVERIFY2(isWhole(name),
                         qPrintable(QStringLiteral("%1 at %2").arg(QLatin1String(name)).arg(size.width())));
        }
        hand_.window().resize(1280, 800);
    }

    void aDimKindOfActionTellsWhy() {
        lay("red leads construction 4\n");
        QVERIFY(!shown("message"));
        for (const auto& option : table().optionList()) QVERIFY(option.group != reach::arcs::Group::Seize);
        QVERIFY(press("group-seize"));
        QTRY_VERIFY(shown("message"));
        QVERIFY(!shown("enterAnyway"));  // there is nothing to enter
    }

    /// Of all that Declare needs, the one thing that is missing.
    void aDimDeclareTellsWhatIsMissing() {
        const auto told = [this](const QByteArray& entries) {
            lay(entries);
            return press("group-declare") && screen::rest(hand_.window()) ? text("messageText") : QString();
        };
        QString said = told("red leads mobilization 4\nred influences BC05\n");
        QVERIFY2(said.startsWith(QStringLiteral("An ambition is declared before")), qPrintable(said));
        said = told("red leads mobilization 4\nred ends turn\nblue copies\n");
        QVERIFY2(said.startsWith(QStringLiteral("Only the player")), qPrintable(said));
        said = told("red leads mobilization 1\n");
        QVERIFY2(said.contains(QStringLiteral("card")), qPrintable(said));
    }

    void aKindWithNothingThereGivesWay() {
        lay("red leads mobilization 4\ncorrect 6-gate red ships 3\n");
        QVERIFY(press("group-influence"));
        QVERIFY(hand_.tapSystem(QStringLiteral("6-gate")));
        QTRY_VERIFY(shown("moveFresh"));
    }

    /// Chosen by their button, moves and battles ask where, and lead to the form that has own dice and
    /// amounts.
    void movesAndBattlesByTheirButtonAskWhere() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex blue ships 1\n");
            QVERIFY(press("group-move"));
            QTRY_VERIFY(shown("spotsHint"));
            QVERIFY(isWhole("spotsHint"));
            QVERIFY(!shown("option-0"));
            QVERIFY(shown("spot-4-hex"));
            QVERIFY(press("group-battle"));
            // There is one place only, so nobody is asked.
            QTRY_VERIFY(shown("rival-blue"));
            QVERIFY(press("battleOwnDice"));
            QTRY_VERIFY(shown("battleFaces"));
            QVERIFY(press("battleByApp"));
            QVERIFY(press("closePanel"));
            QVERIFY(press("group-move"));
            QVERIFY(press("spot-4-hex"));
            QTRY_VERIFY(shown("moveFresh"));
            table().close();
        }
    }

    /// Of one kind what can be done stands before what cannot.
    void whatCanBeDoneComesFirst() {
        hand_.window().resize(1280, 800);
        lay("red leads administration 2\ncorrect 1-arrow buildings blue city\n"
            "correct 4-hex red ships 1\ncorrect 4-hex buildings blue city\n");
        QVERIFY(press("group-tax"));
        QTRY_VERIFY(shown("option-1"));
        const auto legal = [this](const char* name) { return shown(name)->property("legal").toBool(); };
        const auto& options = table().optionList();
        const auto firstTax =
            std::ranges::find(options, reach::arcs::Group::Tax, &reach::view::OptionView::group);
        QVERIFY(!firstTax->legal);
        QVERIFY(legal("option-0") && legal("option-1"));
        QVERIFY(press("option-2"));  // flicks there; it tells why not
        QVERIFY(!legal("option-2"));
        QTRY_VERIFY(shown("message"));
    }

    void onAPhoneWhatCanBeDoneInASystemComesFirst() {
        hand_.window().resize(390, 844);
        lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex blue ships 1\n"
            "correct 4-hex buildings blue city\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("moveFresh"));
        QVERIFY(isInSight("moveFresh"));
    }

    /// In a turn without a move, the grey form of a move stood above what can be built.
    void onAPhoneAMoveThatIsImpossibleIsNotFirst() {
        hand_.window().resize(390, 844);
        lay("red leads construction 2\ncorrect 4-hex red ships 1+1\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("here-0"));
        QVERIFY2(hand_.text("here-0").startsWith("Builds"), qPrintable(hand_.text("here-0")));
        QVERIFY(isInSight("here-0"));
        const QQuickItem* fresh = shown("moveFresh");
        QVERIFY(!fresh || fresh->mapToScene({}).y() > shown("here-0")->mapToScene({}).y());
    }

    void whoeverFollowsOnAPhoneSeesTheLead() {
        hand_.window().resize(390, 844);
        lay("red leads construction 4\n");
        QVERIFY(press("endTurn"));
        QTRY_VERIFY(shown("played"));
        QVERIFY(isInSight("played"));
        QVERIFY(isInSight("lookUp"));
    }

    /// The diamonds of a card with many actions ran over the edge after one with few.
    void actionsLeftStandInThePanelOnAPhone() {
        hand_.window().resize(390, 844);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        lay({});
        for (const char* entry :
             {"red leads administration 6", "red ends turn", "blue copies mobilization 4", "blue ends turn",
              "white copies mobilization 5", "white ends turn", "red leads administration 2"}) {
            QVERIFY2(table().enter(QLatin1String(entry)), qPrintable(table().message()));
            hand_.window().grabWindow();
            const QQuickItem* words = shown("pips");
            if (!words) continue;
            const QQuickItem* row = words->parentItem()->childItems().first();
            QVERIFY2(row->width() >= row->implicitWidth(), entry);
            QVERIFY2(qAbs(row->x() + row->width() / 2 - words->parentItem()->width() / 2) < 1, entry);
        }
    }

    /// The faces stood beside six short lines of words, a long name touched them in tiny print, and the last
    /// die moved them.
    void ownDiceOnAPhoneStayUnderTheFinger() {
        hand_.window().resize(390, 844);
        hand_.preferences().setLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        lay("correct 1-hex red ships 2\ncorrect 1-hex blue ships 2\ncorrect 1-hex buildings blue city\n"
            "red leads aggression 2\n");
        QVERIFY(press("group-battle"));
        QVERIFY(press("battleOwnDice"));
        const auto asBefore = qScopeGuard([this] { press("battleByApp"); });
        QTRY_VERIFY(shown("face-raid-0"));
        QVERIFY(screen::rest(hand_.window()));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + QStringLiteral("-dice.png"));
        QVERIFY(shown("tapFaces")->property("lineCount").toInt() <= 2);
        QVERIFY(shown("counted-skirmish")->property("contentWidth").toReal() >= 85);
        QVERIFY(press("face-raid-0"));
        const auto faces = [this] { return shown("face-raid-0")->mapToScene({}); };
        const QPointF before = faces();
        QVERIFY(press("face-assault-1"));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(faces(), before);
    }

    /// On a phone the declared ones were below those that nobody can score.
    void declaredAmbitionsAreInSightOnAPhone() {
        hand_.window().resize(390, 844);
        lay("red leads construction 4\nred declares warlord\n");
        QVERIFY(press("tab-3"));
        QTRY_VERIFY(shown("ambition-warlord"));
        QVERIFY(isInSight("ambition-warlord"));
        QVERIFY(shown("ambition-warlord")->mapToScene({}).y() < shown("ambition-tycoon")->mapToScene({}).y());
    }

    /// The sheet of the source made the map higher, and the systems moved while the target was aimed at.
    void theMapOnAPhoneStaysWhileShipsMove() {
        hand_.window().resize(390, 844);
        lay("red leads mobilization 4\n");
        QVERIFY(screen::rest(hand_.window()));
        const auto place = [this] {
            const QQuickItem* map = shown("map");
            return map->mapRectToScene({0, 0, map->width(), map->height()});
        };
        const QRectF before = place();
        QVERIFY(press("group-move"));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(place(), before);
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("moveTo-4-gate"));
        QVERIFY(screen::rest(hand_.window()));
        // The sheet needs more than half of the height.
        QVERIFY(place().height() <= before.height() + 1);
        QVERIFY(press("moveTo-4-gate"));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(place(), before);
    }

    /// The dice that were rolled left the map a strip while the next action asked for a system.
    void rolledDiceGiveWayToTheNextActionOnAPhone() {
        hand_.window().resize(390, 844);
        lay("red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n");
        QVERIFY(hand_.openBattle(QStringLiteral("6-gate")));
        QVERIFY(press("battleOwnDice"));
        const auto asBefore = qScopeGuard([this] { hand_.preferences().setOwnDice(false); });
        QVERIFY(press("face-skirmish-0"));
        QVERIFY(press("battleFaces"));
        QTRY_VERIFY(shown("rolled"));
        QVERIFY(press("group-move"));
        QTRY_VERIFY(!shown("rolled"));
    }

    void theCourtOnAPhoneHasItsActions() {
        hand_.window().resize(390, 844);
        lay("red leads mobilization 4\n");
        QVERIFY(press("tab-2"));
        QVERIFY(press("influence-1"));
        QCOMPARE(record(), QStringLiteral("red influences BC05"));
    }

    void theRollIsInSight() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex blue ships 1\n"
                "correct 4-hex buildings blue city\n");
            QVERIFY(hand_.openBattle(QStringLiteral("4-hex")));
            QTRY_VERIFY(shown("raid"));
            QVERIFY(isInSight("battleRoll"));
            QVERIFY(press("battleOwnDice"));
            QTRY_VERIFY(shown("face-raid-0"));
            QVERIFY(isInSight("battleFaces"));
            QVERIFY(press("battleByApp"));
            table().close();
        }
    }

    void anUnnamedCardIsNamedWhereItLies() {
        lay("red leads construction 4\ncorrect court 2 unknown\n");
        QTRY_VERIFY(shown("court-2"));
        QVERIFY(screen::rest(hand_.window()));
        QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, screen::centreOf(*shown("court-2")));
        QTRY_VERIFY(shown("refillWhich"));
        QVERIFY(text("refillWhich").contains(u'2'));
        QVERIFY(!shown("found-BC05"));  // lies in the Court already
        QVERIFY(press("found-BC01"));
        QCOMPARE(record(), QStringLiteral("correct court 2 BC01"));
        QTRY_VERIFY(!shown("refillWhich"));
    }

    /// The entry named the place, which the notation does not know.
    void agentsInTheCourtArePutRight() {
        hand_.window().resize(1280, 800);
        lay("red leads construction 4\n");
        QVERIFY(press("menu"));
        QVERIFY(press("openCorrections"));
        QVERIFY(press("correct-1"));
        QVERIFY(press("correct-court-BC05-red-agents-up"));
        QVERIFY(press("applyCorrections"));
        QCOMPARE(record(), QStringLiteral("correct court BC05 red agents 1"));
    }

    /// "Nothing can be done here now" stood beside a kind of action that was lit.
    void aKindOfActionWithNothingInTheOpenSystemClosesIt() {
        hand_.window().resize(1280, 800);
        lay("red leads construction 4\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("countSystem"));
        QVERIFY(press("group-declare"));
        QTRY_VERIFY(!shown("countSystem"));
        QTRY_VERIFY(shown("option-0"));
    }

    /// The next tap on the same spot built a ship.
    void repairsGoOnWhereTheyWere() {
        lay("red leads construction 4\ncorrect 4-hex red ships 2+2\n");
        QVERIFY(press("group-repair"));
        QVERIFY(press("option-0"));
        QCOMPARE(record().left(11), QStringLiteral("red repairs"));
        QTRY_VERIFY(shown("group-repair")->property("checked").toBool());
        QVERIFY(press("option-0"));
        QCOMPARE(record().left(11), QStringLiteral("red repairs"));
        // A system shows all it can do again.
        QTRY_VERIFY(!shown("group-repair")->property("checked").toBool());
    }

    /// The dice could be counted, and only the roll was refused.
    void aBattleThatTheCardDoesNotGiveSaysSoFirst() {
        hand_.window().resize(1280, 800);
        lay("red leads construction 4\ncorrect 4-hex blue ships 1\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("noBattle"));
        QVERIFY(!shown("battleHere"));
        QVERIFY(!shown("battleRoll") && !shown("assault"));
        QVERIFY(shown("moveFresh") && !shown("moveWhere"));  // nor can they move
        QVERIFY(press("battleAnyway"));
        QTRY_VERIFY(shown("assault"));
    }

    /// The source was forgotten, and two sentences contradicted each other.
    void aSystemOutOfReachLeavesTheShipsChosen() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads mobilization 4\n");
            QVERIFY(press("group-move"));
            QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
            QTRY_VERIFY(shown("moveWhere"));
            const int before = table().cursor();
            QVERIFY(hand_.tapSystem(QStringLiteral("6-moon")));
            QCOMPARE(table().cursor(), before);
            QTRY_VERIFY(shown("message"));
            QVERIFY(shown("moveWhere") || size.width() < 560);
            QVERIFY(!shown("nothingHere"));
            // The words stand beside the buttons, or above them.
            const QQuickItem* words = shown("messageText");
            const QQuickItem* button = shown("enterAnyway");
            QVERIFY(words && button);
            const auto place = [](const QQuickItem* item) {
                return item->mapRectToScene({0, 0, item->width(), item->height()});
            };
            QVERIFY(!place(words).intersects(place(button)));
            QVERIFY(words->width() > 200);
            QVERIFY(hand_.tapSystem(QStringLiteral("4-gate")));
            QVERIFY(record().startsWith(QStringLiteral("red moves ")));
            table().close();
        }
    }

    /// As many as were counted elsewhere, or more than there are.
    void shipsOfAnotherSystemAreCountedAnew() {
        hand_.window().resize(1280, 800);
        lay("red leads mobilization 4\ncorrect 4-gate red ships 2\n");
        QVERIFY(press("group-move"));
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("moveFresh"));
        QCOMPARE(shown("moveFresh")->property("value").toInt(), 3);
        QVERIFY(press("moveFresh-down"));
        QVERIFY(press("moveFresh-down"));
        QVERIFY(hand_.tapSystem(QStringLiteral("6-gate")));
        QTRY_COMPARE(shown("moveFresh")->property("value").toInt(), 2);
        QVERIFY(!shown("moveFresh-up")->isEnabled());
    }

    /// Fuel led to what can be built.
    void aSpentTokenLeadsToItsAction() {
        lay("red leads construction 4\ncorrect red slots fuel none none none none none\n");
        QVERIFY(table().enter(QStringLiteral("red spends fuel")));
        QTRY_VERIFY(shown("group-move")->property("checked").toBool());
    }

    /// Own dice showed nothing of what became of them (the app's did), and the last action ends the turn.
    void whatOwnDiceCameToIsTold() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads aggression 6\nred influences BC13\ncorrect 4-hex red ships 6\n"
                "correct 4-hex blue ships 1\n");
            QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
            QVERIFY(press("battleHere"));
            QVERIFY(press("battleOwnDice"));
            for (int i = 0; i < 2; ++i) QVERIFY(press("face-assault-5"));
            QVERIFY(press("battleFaces"));
            QTRY_VERIFY(shown("rolled"));
            QVERIFY(text("rolledFollows").contains(QStringLiteral("destroys 1 ship")));
            QVERIFY(text("rolledFollows").contains(QStringLiteral("the turn of Ana is over")));
            hand_.preferences().setOwnDice(false);
            table().close();
        }
    }

    /// Initiative, Power to gain and the strip of dice came in one moment, and lay over name and holdings.
    void thePartsOfAPlayersHeadLieBesideEachOther() {
        hand_.window().resize(1280, 800);
        lay("red leads aggression 4\nred declares warlord\nred ends turn\nblue copies\nblue ends turn\n"
            "white surpasses aggression 6\nwhite influences BC05\ncorrect 1-hex white ships 6\n"
            "correct 1-hex red ships 1\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("1-hex")));
        QVERIFY(press("battleHere"));
        QVERIFY(press("battleOwnDice"));
        for (int i = 0; i < 2; ++i) QVERIFY(press("face-assault-5"));
        QVERIFY(press("battleFaces"));
        QTRY_VERIFY(shown("rolled"));
        QTRY_VERIFY(shown("initiative-white"));
        hand_.preferences().setOwnDice(false);
        QVERIFY(screen::rest(hand_.window()));
        const QList<QQuickItem*> parts = shown("power-white")->parentItem()->childItems();
        const auto place = [](const QQuickItem* item) {
            return QRectF(item->x(), item->y(), item->width(), item->height());
        };
        for (const QQuickItem* one : parts)
            for (const QQuickItem* other : parts)
                QVERIFY(one == other || !one->isVisible() || !other->isVisible() ||
                        !place(one).intersects(place(other)));
    }

    /// A phone named the gap in the Court and not why there is one.
    void aGapInTheCourtSaysWhyOnAPhone() {
        hand_.window().resize(390, 844);
        lay("red leads aggression 6\ncorrect court BC13 blue agents 1\ncorrect 4-hex red ships 6\n"
            "correct 4-hex blue ships 0\ncorrect 4-hex buildings blue damaged city\n");
        QVERIFY(table().enter(QStringLiteral("red battles blue 4-hex with 1 assault")));
        QVERIFY(table().enter(QStringLiteral("rolls assault hit+hit")));
        QTRY_COMPARE(hand_.asked(), QStringLiteral("refill"));
        QTRY_VERIFY(shown("refillNews"));
        QVERIFY(text("refillNews").contains(QStringLiteral("ransacks Skirmishers")));
    }

    /// The draw of a setup card that came out as before said nothing.
    void aDrawnSetupCardIsNamed() {
        hand_.window().setProperty("screen", QStringLiteral("NewTable"));
        QVERIFY(press("drawSetup"));
        QTRY_VERIFY(shown("drawnSetup"));
        // Of a handful of cards one soon comes twice in a row.
        for (int tries = 0; tries < 100 && text("drawnSetup").endsWith(QStringLiteral(" was drawn."));
             ++tries)
            QVERIFY(press("drawSetup"));
        QVERIFY(text("drawnSetup").endsWith(QStringLiteral(" was drawn again.")));
    }

    /// Nobody finds in the deck what they were not told.
    void aCardDrawnByTheAppIsTold() {
        lay("red leads aggression 2\ncorrect court BC05 red agents 2\nred secures BC05\n");
        QTRY_COMPARE(hand_.asked(), QStringLiteral("refill"));
        QVERIFY(press("drawCard"));
        QVERIFY(!table().news().isEmpty());
        QVERIFY(table().news().first().text.contains(QStringLiteral("comes into the Court")));
    }

    void everybodyIsSeenAtAGlance() {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads construction 4\n");
            QVERIFY(press("menu"));
            QVERIFY(press("openEverybody"));
            QTRY_VERIFY(shown("everybody-red"));
            QVERIFY(screen::rest(hand_.window()));
            picture("everybody");
            for (const char* one : {"everybody-red", "everybody-blue", "everybody-white"})
                QVERIFY(isInSight(one));
            QVERIFY(press("back"));
            QTRY_VERIFY(shown("prompt"));
        }
    }

    /// A glance is no way away: on a phone its page and what was chosen there lie as they were left.
    void aGlanceAtEverybodyLeavesTheTableAsItWas() {
        hand_.window().resize(390, 844);
        lay("red leads construction 4\n");
        QVERIFY(press("group-build"));
        QVERIFY(press("tab-1"));
        QVERIFY(press("everybody"));
        QTRY_VERIFY(shown("everybody-red"));
        QVERIFY(!shown("prompt"));
        // Nor do the table's keys open anything below it.
        QTest::keyClick(&hand_.window(), Qt::Key_M);
        // On a low window all of them can be seen to be there, and each be come to by a tap.
        hand_.window().resize(390, 560);
        QTRY_VERIFY(isInSight("pick-white"));
        QVERIFY(!isInSight("everybody-white"));
        QVERIFY(press("pick-white"));
        QTRY_VERIFY(isInSight("everybody-white"));
        hand_.window().resize(390, 844);
        QVERIFY(press("back"));
        QTRY_VERIFY(shown("prompt"));
        QVERIFY(shown("everybody") && !shown("openEverybody"));
        QVERIFY(shown("group-build")->property("checked").toBool());
    }

    /// Base p.17: a Relic gives Secure; with nothing to secure nobody loses it unasked.
    void aTokenThatGivesNothingIsAskedAbout() {
        lay("correct red slots relic fuel none none none none\nred leads construction 4\n");
        const int before = table().cursor();
        QVERIFY(press("token-red-0"));
        QTRY_VERIFY(shown("enterAnyway"));
        QCOMPARE(table().cursor(), before);
        QCOMPARE(text("messageText"),
                 QStringLiteral("There is nothing to do with it now: No card of the Court has more of your "
                                "agents than of each Rival's"));
        QVERIFY(press("enterAnyway"));
        QCOMPARE(record(), QStringLiteral("red spends relic"));
        QVERIFY(table().undo());
        QVERIFY(press("token-red-1"));
        QCOMPARE(record(), QStringLiteral("red spends fuel"));
    }

    void nobodyLosesTheMapByOneTap() {
        lay("red leads construction 4\n");
        const int before = table().cursor();
        QVERIFY(press("menu"));
        QVERIFY(press("menuDepth-score"));
        QCOMPARE(table().cursor(), before);
        QVERIFY(press("keepMap"));
        QTRY_VERIFY(!shown("keepMap"));
        QVERIFY(press("menuDepth-score"));
        QVERIFY(press("leaveMap"));
        QCOMPARE(record(), QStringLiteral("depth score"));
    }

    void aRaidNamesItsPrice_data() {
        QTest::addColumn<QByteArray>("slots");
        QTest::addColumn<QString>("price");
        QTest::newRow("the only one")
            << QByteArray("none psionic none none none none") << QStringLiteral("slot 2: 1 of 2 keys");
        QTest::newRow("one of two alike") << QByteArray("none psionic psionic none none none")
                                          << QStringLiteral("slot 2 (the cheapest of 2): 1 of 2 keys");
    }
    void aRaidNamesItsPrice() {
        QFETCH(QByteArray, slots);
        QFETCH(QString, price);
        lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex buildings blue city\n"
            "correct blue slots " +
            slots + "\nred battles blue 4-hex with 2 raid\nrolls raid key+building key+building\n");
        for (int guard = 0; guard < 4 && hand_.asked() != QStringLiteral("raid"); ++guard)
            QVERIFY(table().choose(0));
        QCOMPARE(hand_.asked(), QStringLiteral("raid"));
        QTRY_VERIFY(shown("answer-0"));
        QVERIFY2(text("answer-0").contains(price), qPrintable(text("answer-0")));
    }

    /// Three dice all blank are rare, and not impossible.
    void nearlyCertainIsNotCertain() {
        lay("correct 4-hex red ships 3\ncorrect 4-hex blue ships 0+1\ncorrect 4-hex white ships 0\n"
            "red leads aggression 2\n");
        QVERIFY(press("group-battle"));
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("oddsGone"));
        QTRY_COMPARE(shown("oddsGone")->property("now").toString(), QStringLiteral("> 99%"));
    }

    /// On a phone what a line of the log opens lies within the list, however low the line stood.
    void whatALineOpensIsInSight() {
        hand_.window().resize(390, 844);
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\nred influences BC22\n"
            "red ends turn\nblue copies\n");
        QVERIFY(press("tab-4"));
        QTRY_VERIFY(isInSight("logLine-4"));
        QVERIFY(press("logLine-4"));
        QTRY_VERIFY(isInSight("leaveEntryOut"));
    }

    void whatIsWrongWithARecordIsReadInFull() {
        hand_.window().resize(1280, 800);
        hand_.window().setProperty("screen", QStringLiteral("Home"));
        QVERIFY(!hand_.games().importRecord(QStringLiteral("game: base\nplayers: red, blue\nsetup: ") +
                                            QString(90, u'N')));
        QTRY_VERIFY(shown("storeProblem"));
        const QQuickItem* told = shown("storeProblem");
        QTRY_VERIFY2(told->mapRectToScene(told->boundingRect()).right() <= 1280,
                     qPrintable(QString::number(told->width())));
    }

    /// Where the app shows how the board is laid out nobody is sent to do it beforehand.
    void aNewTableIsBegunInOneOrder() {
        while (!hand_.games().list().isEmpty()) hand_.games().removeGame(hand_.games().list()[0].id);
        hand_.window().setProperty("screen", QStringLiteral("Home"));
        QTRY_VERIFY(shown("noTables"));
        QCOMPARE(text("noTables"), QStringLiteral("No tables yet. Start a new one: the app shows how the "
                                                  "board is laid out."));
        QVERIFY(press("newTable"));
        QTRY_VERIFY(shown("seatUp-1"));
        QVERIFY(isWhole("seatUp-1"));
        QCOMPARE(text("titleLabel"), QStringLiteral("Name of the table"));
    }

    /// Four gaps at once, and cards that lie there already.
    void theGapThatIsAskedAboutIsMarked() {
        QVERIFY(hand_.games().importRecord(
            QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n\n")));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("refillWhich"));
        QVERIFY2(text("refillWhich").contains(QStringLiteral("place 1")), qPrintable(text("refillWhich")));
        QVERIFY(shown("court-1")->property("asked").toBool());
        QVERIFY(!shown("court-2")->property("asked").toBool());
        QVERIFY(table().enter(QStringLiteral("court BC05")));
        QTRY_VERIFY(shown("court-2")->property("asked").toBool());
        QVERIFY(!shown("court-1")->property("asked").toBool());
    }

    /// What is cleared behind a tapped card must not change which one it was: every one became the list's
    /// last.
    void aCardFoundByTypingIsTheOneThatIsTapped() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(hand_.games().importRecord(
                QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n\n")));
            hand_.window().setProperty("screen", QStringLiteral("Table"));
            for (const char* card : {"BC13", "BC22"}) {
                const QString wanted = QLatin1StringView(card);
                QVERIFY(press("cardSearch"));
                hand_.type(wanted == QStringLiteral("BC13") ? QStringLiteral("ski") : QStringLiteral("swo"));
                QVERIFY(hand_.tap(QStringLiteral("found-") + wanted));
                QTRY_COMPARE(record(), QStringLiteral("court ") + wanted);
            }
        }
    }

    /// The one thing that comes before all others stood behind them, out of sight. The second tap on its spot
    /// takes nothing of what slid there: it repaired a ship once.
    void whatComesBeforeAllElseStandsFirst() {
        hand_.window().resize(1280, 800);
        lay("red leads construction 4\n");
        QTRY_VERIFY(shown("option-1"));
        QVERIFY2(text("option-0").startsWith(QStringLiteral("Declares")), qPrintable(text("option-0")));
        QVERIFY(screen::rest(hand_.window()));
        hand_.window().setProperty("reducedMotion", false);
        twiceIn("option-0");
        hand_.window().setProperty("reducedMotion", true);
        QCOMPARE(record(), QStringLiteral("red declares warlord"));
    }

    /// What the table laid out itself before the first card is nothing to move.
    void theFirstCourtIsNotToBeMoved() {
        QVERIFY(hand_.games().importRecord(
            QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\nsetup: 3SETUP02\n\n"
                           "court BC05\ncourt BC13\ncourt BC22\ncourt BC28\nred leads construction 4\n")));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("endTurn"));
        QVERIFY(table().enter(QStringLiteral("red builds ship 4-hex")));
        QVERIFY(press("endTurn"));
        QTRY_VERIFY(shown("happened"));
        QCOMPARE(text("happened"), QStringLiteral("The turn of Ana\nTo do: 1"));
        // What is older and still waits is counted with it: the number is that of the open boxes in the list.
        QVERIFY(table().enter(QStringLiteral("blue copies")));
        const auto& options = table().optionList();
        const auto ship = std::ranges::find_if(options, [](const reach::view::OptionView& option) {
            return option.legal && option.entry.startsWith(QStringLiteral("blue builds ship"));
        });
        QVERIFY(ship != options.end());
        QVERIFY(table().enter(QString(ship->entry)));
        QTRY_COMPARE(text("happened"), QStringLiteral("What just happened\nTo do: 2"));
    }

    /// The card does not give it: that is told before an option is tapped.
    void aKindTheCardDoesNotGiveTellsWhyAtOnce() {
        lay("red leads construction 4\n");
        QVERIFY(press("group-tax"));
        QTRY_VERIFY(shown("message"));
        QCOMPARE(text("messageText"),
                 QStringLiteral("The played card does not give this action (Base p.8, Step 1: "
                                "Player with Initiative Takes Turn)"));
        QVERIFY(shown("option-0"));
        QVERIFY(press("group-build"));
        QTRY_VERIFY(!shown("message"));
    }

    void whoeverFollowsIsNotToldToPass() {
        lay("");
        QCOMPARE(text("prompt"), QStringLiteral("Lead a card or pass"));
        QVERIFY(table().enter(QStringLiteral("red leads construction 4")));
        QVERIFY(table().enter(QStringLiteral("red ends turn")));
        QTRY_COMPARE(text("prompt"), QStringLiteral("Surpass, Pivot or Copy"));
        QVERIFY(shown("suitName-construction"));
        QCOMPARE(text("suitName-construction"), QStringLiteral("Construction"));
    }

    /// A finger leaves no frame behind on what lies there next.
    void whatWasTappedIsNotFramed() {
        lay("red leads construction 4\n");
        QVERIFY(press("option-1"));
        QTRY_VERIFY(shown("option-0"));
        for (const char* name : {"option-0", "option-1"})
            if (const QQuickItem* option = shown(name))
                QVERIFY(option->property("background").value<QQuickItem*>()->property("border").isValid());
        QCOMPARE(QQmlProperty(shown("option-0"), QStringLiteral("background.border.width")).read().toReal(),
                 1.5);
    }

    void aSpentResourceIsAnActionOfItsOwn() {
        lay("red leads construction 4\n");
        QCOMPARE(text("pips"), QStringLiteral("3 actions left"));
        QVERIFY(table().enter(QStringLiteral("correct red slots material none none none none none")));
        QVERIFY(table().enter(QStringLiteral("red spends material")));
        QTRY_COMPARE(text("freeActions"), QStringLiteral("+ 1 free: Build or Repair"));
    }

    void hitsAreToldByWhatBecomesOfThePieces() {
        lay("correct 4-hex blue ships 3\nred leads aggression 2\nred battles blue 4-hex with 2 assault\n"
            "rolls assault hit+hit self+hit\n");
        QTRY_VERIFY(shown("answer-0"));
        QCOMPARE(text("answer-0"), QStringLiteral("Has 1 ship damaged"));
        QVERIFY(press("answer-0"));
        QTRY_COMPARE(text("answer-0"), QStringLiteral("Destroys 1 ship, damages 1 ship"));
    }

    /// Both of two ships are destroyed, in whatever order they are hit.
    void hitsThatDoTheSameAreOfferedOnce() {
        lay("correct 4-hex red ships 3\ncorrect 4-hex blue ships 2\nred leads aggression 2\n"
            "red battles blue 4-hex with 2 assault\nrolls assault hit+hit+self hit+hit+self\n"
            "red suffers fresh fresh\n");
        QTRY_COMPARE(hand_.asked(), QStringLiteral("strike"));
        QTRY_VERIFY(shown("answer-0"));
        QCOMPARE(text("answer-0"), QStringLiteral("Destroys 2 ships"));
        QCOMPARE(table().optionList().size(), 1);
    }

    /// Base p.14: a flame each, and a hit for each fresh ship that intercepts.
    void whereHitsOnOnesOwnShipsComeFromIsTold() {
        for (const auto& [red, roll, count, why] :
             {std::tuple{"3", "hit+intercept hit+hit+self", 4,
                         "1 flame + 3 fresh ships intercepting = 4 hits"},
              std::tuple{"3", "hit+intercept hit+hit", 3, "3 fresh ships intercepting"},
              std::tuple{"3", "hit+self hit+hit+self", 2, "2 flames"},
              std::tuple{"0+2", "hit+intercept hit+self", 2,
                         "1 flame + 3 fresh ships intercepting = 4 hits, of which 2 can land"}}) {
            lay(QByteArrayLiteral("correct 4-hex blue ships 3\ncorrect 4-hex red ships ") + red +
                "\nred leads aggression 2\nred battles blue 4-hex with 2 assault\nrolls assault " + roll +
                '\n');
            QTRY_VERIFY(shown("hitsBecause"));
            QCOMPARE(text("hitsBecause"), QString::fromLatin1(why));
            // Two hits on two damaged ships destroy both.
            if (count == 2 && red[0] == '0')
                QVERIFY(!shown("hitByHit"));
            else
                QCOMPARE(text("hitByHit"), QStringLiteral("Take the suggestion below, or tap what the hits "
                                                          "land on, one by one (0 of %1)")
                                               .arg(count));
            table().close();
        }
    }

    /// Base p.14: more hits than the defender's pieces can take are not searched for among the dice.
    void howManyHitsCanLandIsTold() {
        lay("correct 4-hex red ships 3\ncorrect 4-hex blue ships 1+1\nred leads aggression 2\n"
            "red battles blue 4-hex with 2 assault\nrolls assault hit+hit hit+hit\n");
        QTRY_VERIFY(shown("hitsBecause"));
        QCOMPARE(text("hitsBecause"), QStringLiteral("4 hits, of which 3 can land"));
    }

    /// Where ships could move on as well, a tap on the rival brings the dice and the roll.
    void aTapOnTheRivalBringsTheDice() {
        lay("correct 4-hex red ships 2\ncorrect 4-hex blue ships 2\ncorrect 4-hex white ships 0\n"
            "red leads aggression 2\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("moveFresh"));
        QVERIFY(press("rival-blue"));
        QTRY_VERIFY(!shown("moveFresh"));
        QVERIFY(isInSight("battleRoll"));
        // The place is still meant when it is tapped again.
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QVERIFY(shown("battleRoll"));
    }

    void theFormOfABattleTellsItsLimits() {
        lay("correct 4-hex blue ships 2\nred leads aggression 2\n");
        QVERIFY(press("group-battle"));
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("battleRoll"));
        QVERIFY2(text("diceLeft").endsWith(QStringLiteral("dice at most: one less makes room for another")),
                 qPrintable(text("diceLeft")));
        QVERIFY(!shown("oddsCity"));
        QVERIFY(press("battleOwnDice"));
        QTRY_COMPARE(text("tapFaces"), QStringLiteral("Tap what each die shows."));
        QCOMPARE(text("countAgain"), QStringLiteral("Count again"));
        QVERIFY2(text("diceLeft").startsWith(QStringLiteral("Roll up to ")), qPrintable(text("diceLeft")));
        // Whose dice: both ways stand side by side, the one in force lit, and only the third button rolls.
        QVERIFY(shown("battleOwnDice")->property("checked").toBool());
        QVERIFY(!shown("battleByApp")->property("checked").toBool());
        QVERIFY(press("battleByApp"));
        QTRY_VERIFY(shown("battleRoll"));
        QVERIFY(shown("battleByApp")->property("checked").toBool());
        QVERIFY(press("battleByApp"));
        QVERIFY(shown("battleRoll"));
    }

    /// Base p.16: the price of a city was told only once it was paid.
    void whatADestroyedCityCostsIsToldBeforehand() {
        const QString told = QStringLiteral("Destroying the city provokes Outrage (Fuel): Ana discards %1");
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("correct red slots fuel fuel none none none none\ncorrect red card BC08\ncorrect red card "
                "BC07\ncorrect red card BC22\n"
                "correct 4-moon red ships 3\ncorrect 4-moon blue ships 0\n"
                "correct 4-moon buildings blue damaged city, blue starport\nred leads aggression 2\n");
            const QString all = told.arg(QStringLiteral("2 × Fuel and Gatekeepers"));
            QVERIFY(hand_.openBattle(QStringLiteral("4-moon")));
            QTRY_VERIFY(shown("cityCost"));
            QCOMPARE(text("cityCost"), all);
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(isInSight("cityCost"));
            QVERIFY(press("battleOwnDice"));
            QTRY_VERIFY(shown("face-raid-0"));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(isInSight("cityCost"));
            QVERIFY(press("battleByApp"));
            QVERIFY(table().enter(QStringLiteral("red battles blue 4-moon with 1 skirmish")));
            QVERIFY(table().enter(QStringLiteral("rolls skirmish hit")));
            QTRY_COMPARE(hand_.asked(), QStringLiteral("strike"));
            QTRY_VERIFY(shown("hitsCost"));
            QCOMPARE(text("hitsCost"), all);
            QVERIFY(isInSight("hitsCost"));
            // So it comes.
            QVERIFY(press("target-0"));
            QVERIFY(press("enterHits"));
            QVERIFY2(record().startsWith(QStringLiteral("red strikes ")), qPrintable(record()));
            QStringList news;
            for (const auto& remark : table().news()) news.append(remark.text);
            QCOMPARE(news.filter(QStringLiteral("discards")).size(), 3);
            table().close();
        }
        // Where nothing of it is held, and where the hits reach no city.
        lay("correct red slots relic none none none none none\ncorrect 4-moon red ships 3\n"
            "correct 4-moon blue ships 3\ncorrect 4-moon buildings blue city\nred leads aggression 2\n");
        QVERIFY(hand_.openBattle(QStringLiteral("4-moon")));
        QTRY_VERIFY(text("cityCost").endsWith(QStringLiteral("Ana has nothing of it to discard")));
        QVERIFY(table().enter(QStringLiteral("red battles blue 4-moon with 2 skirmish")));
        QVERIFY(table().enter(QStringLiteral("rolls skirmish hit hit")));
        QTRY_COMPARE(hand_.asked(), QStringLiteral("strike"));
        QTRY_VERIFY(shown("hitByHit"));
        QVERIFY(!shown("hitsCost"));
    }

    /// The numbers chosen for their odds were gone once the faces were counted.
    void ownDiceAreCountedAsTheyWereChosen() {
        hand_.window().resize(1280, 800);
        hand_.preferences().setOwnDice(true);
        const auto asBefore = qScopeGuard([this] { hand_.preferences().setOwnDice(false); });
        lay("correct 4-hex red ships 4\ncorrect 4-hex blue ships 2\nred leads aggression 2\n");
        QVERIFY(hand_.openBattle(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("diceLeft"));
        QVERIFY2(text("diceLeft").startsWith(QStringLiteral("Roll up to ")), qPrintable(text("diceLeft")));
        QVERIFY(press("weighDice"));
        QVERIFY(press("assault-down"));
        QVERIFY(press("weighDice"));
        for (const QSize size : {QSize(1280, 800), QSize(390, 844), QSize(820, 1180)}) {
            hand_.window().resize(size);
            QTRY_COMPARE(text("counted-assault"), QStringLiteral("Assault\n0 of 3"));
            QVERIFY2(text("diceLeft").startsWith(QStringLiteral("Roll the 3 dice chosen")),
                     qPrintable(text("diceLeft")));
        }
        // Whoever rolls others after all can.
        for (int i = 0; i < 4; ++i) QVERIFY(press("face-assault-5"));
        QCOMPARE(text("counted-assault"), QStringLiteral("Assault\n4 of 3"));
        QVERIFY(press("battleFaces"));
        QTRY_VERIFY(table().record().contains(QStringLiteral("with 4 assault")));
    }

    /// The token that had just been gained was suggested to be discarded.
    void whatWasJustGainedIsNotSuggestedToGo() {
        lay("correct red slots fuel fuel fuel none none none\ncorrect 5-hex red ships 4\n"
            "red leads administration 4\nred taxes 5-hex blue\n");
        QTRY_COMPARE(hand_.asked(), QStringLiteral("overflow"));
        QTRY_VERIFY(shown("answer-1"));
        QVERIFY2(text("answer-0").contains(QStringLiteral("Fuel")), qPrintable(text("answer-0")));
        QVERIFY2(text("answer-1").contains(QStringLiteral("Psionic")), qPrintable(text("answer-1")));
        QVERIFY(!shown("answer-0")->property("main").toBool());
    }

    /// The sheet of a leader was titled "Court card".
    void aSheetIsTitledByTheKindOfItsCard() {
        lay("correct red card LEAD01\nred leads aggression 4\n");
        QVERIFY(press("heldCard-LEAD01"));
        QTRY_COMPARE(text("panelTitle"), QStringLiteral("Leader"));
        QVERIFY(press("closePanel"));
        table().close();
        lay("red leads aggression 4\ncorrect red card BC05\n");
        QVERIFY(press("heldCard-BC05"));
        QTRY_COMPARE(text("panelTitle"), QStringLiteral("Court card"));
    }

    /// "Into the Court: Skirmishers" stood beside "Skirmishers comes into the Court".
    void whatFollowsARollIsSaidOnce() {
        hand_.window().resize(1280, 800);
        lay("red leads aggression 2\ncorrect court BC13 blue agents 1\ncorrect 4-hex red ships 6\n"
            "correct 4-hex blue ships 0\ncorrect 4-hex buildings blue city\n"
            "correct blue slots psionic relic none none none none\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QVERIFY(press("battleHere"));
        QVERIFY(press("battleOwnDice"));
        for (int i = 0; i < 2; ++i) QVERIFY(press("face-raid-5"));
        QVERIFY(press("battleFaces"));
        hand_.preferences().setOwnDice(false);
        QTRY_COMPARE(hand_.asked(), QStringLiteral("refill"));
        QVERIFY(press("drawCard"));
        QTRY_VERIFY(text("rolledFollows").contains(QStringLiteral("comes into the Court")));
        QVERIFY2(!text("rolledFollows").contains(QStringLiteral("Into the Court")),
                 qPrintable(text("rolledFollows")));
    }

    /// What a spent resource or a card gives was cut off.
    void whatIsFreeIsReadInFull() {
        hand_.window().resize(1280, 800);
        lay("correct blue card LEAD06\ncorrect 5-gate red ships 1\nred leads aggression 2\nred ends turn\n"
            "blue copies\n");
        QTRY_VERIFY(shown("pips"));
        QVERIFY(table().enter(QStringLiteral("blue uses LEAD06")));
        QTRY_VERIFY(shown("freeActions"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(isWhole("freeActions"));
        QVERIFY(shown("freeActions")->property("lineCount").toInt() > 1);
    }

    /// On a turned tablet the last row stuck out below its panel and ended far from its edge, and the Court
    /// had no buttons.
    void aTableTurnedToItsSideHasAllInItsPlace() {
        hand_.window().resize(1280, 800);
        lay("red leads administration 2\nred ends turn\nblue copies\nblue ends turn\n"
            "white surpasses administration 5\n");
        hand_.window().setProperty("turned", 90);
        const auto asBefore = qScopeGuard([this] { hand_.window().setProperty("turned", 0); });
        QVERIFY(screen::rest(hand_.window()));
        QTRY_VERIFY(shown("option-0"));
        const QQuickItem* bar = shown("option-0");
        while (bar && !bar->property("phoneHeight").isValid()) bar = bar->parentItem();
        QVERIFY(bar);
        const QQuickItem* row = shown("options");
        const QRectF place = row->mapRectToItem(bar, {0, 0, row->width(), row->height()});
        QVERIFY2(place.bottom() <= bar->height() - 8,
                 qPrintable(QString::number(place.bottom() - bar->height())));
        QVERIFY2(place.right() >= bar->width() - 20,
                 qPrintable(QString::number(bar->width() - place.right())));
        QVERIFY(shown("influence-1"));
        QVERIFY(isInSight("influence-1"));
    }

    /// Who had no slot for what a tax brought was told of the gain alone.
    void whatIsDiscardedByItselfIsTold() {
        lay("correct red slots psionic psionic psionic none none none\ncorrect 5-hex red ships 4\n"
            "red leads administration 4\n");
        QVERIFY(table().enter(QStringLiteral("red taxes 5-hex blue")));
        QCOMPARE(record(), QStringLiteral("red discards psionic"));
        QString all;
        for (const reach::view::RemarkView& one : table().news()) all += one.text + u'\n';
        QVERIFY2(all.contains(QStringLiteral("Ana gains Psionic")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Ana discards Psionic")), qPrintable(all));
    }

    /// Nothing at hand rearranged resources, and a tap on a token said that the Prelude is over.
    void whatWasGainedIsLaidElsewhereByTaps() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("correct red slots fuel none none none none none\ncorrect 5-hex red ships 4\n"
                "red leads administration 4\n");
            QVERIFY(table().enter(QStringLiteral("red taxes 5-hex blue")));
            if (size.width() < 600) QVERIFY(press("tab-1"));
            QVERIFY(press("token-red-1"));
            QTRY_VERIFY(shown("arrange-2"));
            QVERIFY(shown("arrange-1")->property("checked").toBool());
            QVERIFY(press("arrange-2"));
            QTRY_COMPARE(record(), QStringLiteral("red arranges fuel none psionic none none none"));
            QVERIFY(press("arrange-0"));
            QVERIFY(press("arrange-1"));
            QTRY_COMPARE(record(), QStringLiteral("red arranges none fuel psionic none none none"));
            QVERIFY(!shown("arrange-3")->isEnabled());
            // With the next action it is over. The sheet showed the slots of whoever was next.
            QVERIFY(table().enter(QStringLiteral("red influences BC05")));
            QTRY_VERIFY(!shown("arrange-0"));
            table().close();
        }
    }

    /// The note that one may rearrange led to the rule alone.
    void theNoteOfAGainLeadsToTheSlots() {
        lay("correct red slots fuel none none none none none\ncorrect 5-hex red ships 4\n"
            "red leads administration 4\n");
        QVERIFY(table().enter(QStringLiteral("red taxes 5-hex blue")));
        const auto& notes = table().reminderList();
        const auto note = std::ranges::find_if(
            notes, [](const auto& one) { return one.text.contains(QStringLiteral("rearrange")); });
        QVERIFY(note != notes.end());
        const auto news = std::min<qsizetype>(3, table().news().size());
        QVERIFY(press(("reminder-" + std::to_string(news + (note - notes.begin()))).c_str()));
        QVERIFY(press("arrangeHere"));
        QTRY_VERIFY(shown("arrange-0"));
    }

    /// A resource that a card lets count as another was spent as itself at once.
    void aTokenThatCanBeSpentInTwoWaysAsksWhich() {
        hand_.window().resize(1280, 800);
        lay("correct red card BC19\ncorrect red slots weapon psionic none none none none\nred leads "
            "administration 4\n");
        const int before = table().cursor();
        QVERIFY(press("token-red-0"));
        QCOMPARE(table().cursor(), before);
        QTRY_COMPARE(shown("option-2"), nullptr);
        QVERIFY2(text("option-0").contains(QStringLiteral("Weapon")), qPrintable(text("option-0")));
        QVERIFY2(text("option-1").contains(QStringLiteral("as Psionic")), qPrintable(text("option-1")));
        QVERIFY(press("option-1"));
        QTRY_COMPARE(table().cursor(), before + 1);
        QVERIFY(record().contains(QStringLiteral("weapon as psionic")));
        // What has one use is spent by one tap.
        QVERIFY(press("token-red-1"));
        QTRY_COMPARE(table().cursor(), before + 2);
    }

    /// The card that was drawn stood among 28 buttons in one row.
    void aDrawnCardIsFoundInAList() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("correct red card LEAD12\nred leads aggression 4\n");
            QVERIFY(table().enter(QStringLiteral("red declares warlord")));
            QTRY_VERIFY(shown("cardSearch"));
            QVERIFY(shown("drawCard"));
            QVERIFY(!shown("answer-0"));
            QVERIFY(!shown("skipRefill"));
            QVERIFY(press("found-BC11"));
            QTRY_COMPARE(record(), QStringLiteral("red chooses BC11"));
            QVERIFY(press("undo"));
            QTRY_VERIFY(shown("drawCard"));
            QVERIFY(press("drawCard"));
            QTRY_VERIFY(record().startsWith(QStringLiteral("red chooses BC")));
            table().close();
        }
    }

    /// What two cards forbid was told as "the text of the card does not allow it" and as a thing that the
    /// defender perhaps does not have.
    void whatACardForbidsIsToldInItsOwnWords() {
        hand_.window().resize(1280, 800);
        lay("correct blue card LEAD06\ncorrect 5-gate red ships 1\nred leads aggression 2\nred ends turn\n"
            "blue copies\nblue uses LEAD06\n");
        QStringList reasons;
        for (const reach::view::OptionView& option : table().optionList())
            if (!option.reason.isEmpty()) reasons.append(option.reason);
        reasons.removeDuplicates();
        QVERIFY2(reasons.contains(QStringLiteral(
                     "Warrior: The battle for which it is used must stay possible and be fought")),
                 qPrintable(reasons.join(u'|')));
        table().close();
        lay("correct blue card BC22\ncorrect 5-hex blue ships 0\ncorrect 5-hex red ships 3\nred leads "
            "aggression 2\n"
            "red battles blue 5-hex with 2 raid\nrolls raid intercept+key+key key+building\nred strikes "
            "city\n");
        reasons.clear();
        for (const reach::view::OptionView& option : table().optionList())
            if (!option.reason.isEmpty()) reasons.append(option.reason);
        QVERIFY2(reasons.contains(QStringLiteral("Sworn Guardians: Nothing else is stolen before this card")),
                 qPrintable(record() + reasons.join(u'|')));
    }

    /// The names of two rivals stood beside the pieces without a word, and two cities on two lines.
    void aBattleSaysAgainstWhom() {
        hand_.window().resize(1280, 800);
        lay("correct 4-moon red ships 3\ncorrect 4-moon blue ships 1\n"
            "correct 4-moon buildings white city, white city\nred leads aggression 2\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-moon")));
        QVERIFY(press("battleHere"));
        QTRY_VERIFY(shown("rival-white"));
        QCOMPARE(text("against"), QStringLiteral("Against"));
        const QString all = screen::looks(*shown("piecesHere")).join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("2 × city")), qPrintable(all));
        QCOMPARE(all.count(QStringLiteral("city")), 1);
        table().close();
        lay("correct 4-hex red ships 3\ncorrect 4-hex blue ships 1\nred leads aggression 2\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QVERIFY(press("battleHere"));
        QTRY_VERIFY(shown("rival-blue"));
        QCOMPARE(text("against"), QStringLiteral("Against"));
    }

    /// A second place without Power said nothing of the card that takes it.
    void aPlaceWithoutPowerSaysWhy() {
        hand_.window().resize(1280, 800);
        const QByteArray end = "correct marker 3 tycoon\nred passes\nblue passes\nwhite passes\n";
        lay("correct blue card LEAD09\ncorrect red slots fuel fuel none none none none\n"
            "correct blue slots fuel none none none none none\ncorrect white slots none none none none none "
            "none\n" +
            end);
        QTRY_COMPARE(text("placeOf-blue"), QStringLiteral("second, and no Power: a card says so"));
        QCOMPARE(text("placeOf-red"), QStringLiteral("first"));
        table().close();
        lay("correct red card LEAD09\ncorrect red slots fuel fuel none none none none\n"
            "correct blue slots fuel none none none none none\ncorrect white slots none none none none none "
            "none\n" +
            end);
        QTRY_COMPARE(text("placeOf-red"), QStringLiteral("first, with second's Power: a card says so"));
        QCOMPARE(text("placeOf-blue"), QStringLiteral("second"));
    }

    /// Beside owner, control and pieces the number of ships lay below the edge, and a tap on the map moved
    /// all of them.
    void onAPhoneShipsAreCountedBeforeTheMapMovesThem() {
        const auto asBefore = largePrint();
        lay("correct 4-hex red ships 4\ncorrect 4-hex buildings red starport\nred leads mobilization 4\n");
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("moveFresh"));
        QVERIFY(screen::rest(hand_.window()));
        picture("move");
        QVERIFY(isInSight("moveFresh-up"));
        QVERIFY(isInSight("moveStops"));
        QVERIFY(isWhole("moveStops"));
        table().close();
    }

    /// "Ben: 1 ship damaged" and "Ben damages 1 ship" were the same words in German.
    void hitsOnOnesOwnShipsSaySoInGerman() {
        hand_.preferences().setLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        lay("correct 4-hex blue ships 3\nred leads aggression 2\nred battles blue 4-hex with 2 assault\n"
            "rolls assault hit+hit self+hit\n");
        QTRY_VERIFY(shown("answer-0"));
        QCOMPARE(text("answer-0"), QStringLiteral("1\u00a0eigenes Schiff beschädigt"));
        QVERIFY(press("answer-0"));
        QTRY_COMPARE(text("answer-0"), QStringLiteral("Zerstört 1\u00a0Schiff, beschädigt 1\u00a0Schiff"));
    }

    /// The button lay between two cards, outside of both, and only one and a half cards were seen.
    void aCardOfTheCourtHasItsButtonsBesideItOnAPhone() {
        const auto asBefore = largePrint();
        lay("red leads mobilization 4\n");
        QVERIFY(press("tab-2"));
        QTRY_VERIFY(shown("influence-1"));
        QVERIFY(screen::rest(hand_.window()));
        picture("court");
        const auto top = [this](const char* name) { return shown(name)->mapToScene({}).y(); };
        QVERIFY(qAbs(top("influence-1") - top("court-1")) < shown("influence-1")->height());
        QVERIFY(isWhole("influence-1"));
        QVERIFY(isInSight("court-1") && isInSight("court-2"));
    }

    /// After both the screen looked as before, and one tapped again.
    void whatInfluenceAndSeizingDidIsTold() {
        const auto told = [this](const QString& what) {
            return std::ranges::any_of(table().news(), [&](const auto& one) { return one.text == what; });
        };
        lay("red leads mobilization 4\nred influences BC05\nred influences BC05\n");
        QVERIFY(told(QStringLiteral("Ana: 2 agents on Construction Union now")));
        lay("red leads mobilization 4\nred ends turn\nblue surpasses mobilization 5\nblue seizes\n");
        QVERIFY(told(QStringLiteral("Ben has the initiative: one more card of the hand lies face down")));
    }

    /// The turn went on, and the keys were looked for in the log.
    void keysThatBuyNothingAreTold() {
        hand_.window().resize(390, 844);
        lay("correct 4-moon red ships 2\ncorrect 4-moon buildings blue starport\n"
            "correct blue slots material none none none none none\nred leads aggression 2\n"
            "red battles blue 4-moon with 1 raid\n");
        QVERIFY2(table().enter(QStringLiteral("rolls raid intercept+key+key")),
                 qPrintable(table().message()));
        const QString told = QStringLiteral("2 keys, but the cheapest thing of Ben costs 3");
        QTRY_VERIFY(shown("reminder-0"));
        QVERIFY(screen::rest(hand_.window()));
        picture("keys");
        QCOMPARE(shown("reminder-0")->property("tip").value<reach::view::RemarkView>().text, told);
        QVERIFY(press("tab-4"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(screen::looks(*shown("log")).join(u'\n').contains(told));
        hand_.window().resize(1280, 800);
    }

    /// "To do: 5" stood where chapter and round had been.
    void chapterAndRoundStayBesideWhatIsToDoOnAPhone() {
        const auto asBefore = largePrint();
        lay("red leads mobilization 4\n");
        for (const char* entry : {"red influences BC05", "red ends turn"})
            QVERIFY2(table().enter(QLatin1String(entry)), qPrintable(table().message()));
        QTRY_VERIFY(shown("happened"));
        QVERIFY(screen::rest(hand_.window()));
        picture("todo");
        QVERIFY(shown("phoneChapter"));
        QVERIFY(shown("phoneChapter")->property("contentWidth").toDouble() <= shown("phoneChapter")->width());
        QVERIFY(isWhole("happened"));
        QStringList lines = screen::looks(*shown("happened"));
        QVERIFY2(lines.join(u' ').contains(QStringLiteral("Zu tun")), qPrintable(lines.join(u' ')));
        // Nor did the button that turns the screen leave its place.
        QVERIFY(shown("turnScreen"));
        const auto place = [this](const char* name) {
            const QQuickItem* item = shown(name);
            return item->mapRectToScene({0, 0, item->width(), item->height()});
        };
        QVERIFY(!place("turnScreen").intersects(place("happened")));
        QVERIFY(!place("phoneChapter").intersects(place("happened")));
        QVERIFY(!place("phoneChapter").intersects(place("turnScreen")));
        QVERIFY(place("happened").width() >= 48);
    }

    /// The reason shrank the map to a stamp.
    void aReasonLeavesTheMapOnAPhone() {
        const auto asBefore = largePrint();
        lay("red leads construction 4\n");
        QVERIFY(press("group-move"));
        QTRY_VERIFY(shown("messageText"));
        QVERIFY(screen::rest(hand_.window()));
        picture("reason");
        const QQuickItem* map = shown("map");
        QVERIFY2(map->height() >= 170, qPrintable(QString::number(map->height())));
    }

    /// Some letters of the next reminder were left, which nobody can read.
    void noLettersOfTheNextReminderOnAPhone() {
        const auto asBefore = largePrint();
        lay("red leads construction 4\n");
        QTRY_VERIFY(shown("reminder-1"));
        QVERIFY(screen::rest(hand_.window()));
        picture("hints");
        const QQuickItem* list = shown("reminders");
        QVERIFY(list && shown("goesOn"));
        QVERIFY(shown("reminder-1")->mapToScene({}).x() >= list->mapToScene({list->width(), 0}).x() - 2);
    }

    /// Each reminder needed two taps: the first one stopped half way, its end below the arrow.
    void oneTapShowsTheNextReminderWholeOnAPhone() {
        const auto asBefore = largePrint();
        lay("correct red slots material none none none none none\nred leads mobilization 4\n");
        QTRY_VERIFY(shown("reminder-1"));
        QVERIFY(screen::rest(hand_.window()));
        const int count = shown("reminders")->property("count").toInt();
        QVERIFY(count >= 2);
        for (int next = 1; next < count; ++next) {
            const QQuickItem* arrow = screen::shown(*shown("reminders"), QStringLiteral("goesOn"));
            QVERIFY(arrow);
            QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, screen::centreOf(*arrow));
            QVERIFY(screen::rest(hand_.window()));
            picture("next");
            const QQuickItem* list = shown("reminders");
            const QQuickItem* tip = hand_.shown(QStringLiteral("reminder-%1").arg(next));
            QVERIFY2(tip, QByteArray::number(next));
            const qreal x = tip->mapToItem(list, QPointF()).x();
            const bool last = next == count - 1;
            QVERIFY2(x >= 34 && x + tip->width() <= list->width() - (last ? 0 : 34),
                     qPrintable(QStringLiteral("%1 at %2").arg(next).arg(x)));
        }
        QVERIFY(!screen::shown(*shown("reminders"), QStringLiteral("goesOn")));
    }

    /// A finger that came down on the arrow of a row did not move it.
    void aRowIsDraggedAtItsArrow() {
        const auto asBefore = largePrint();
        lay("red leads mobilization 4\n");
        QTRY_VERIFY(shown("reminder-1"));
        QVERIFY(screen::rest(hand_.window()));
        const QQuickItem* list = shown("reminders");
        QPoint at = screen::centreOf(*shown("goesOn"));
        QTest::mousePress(&hand_.window(), Qt::LeftButton, {}, at);
        for (int step = 0; step < 12; ++step) QTest::mouseMove(&hand_.window(), at -= QPoint(15, 0), 16);
        QTest::mouseRelease(&hand_.window(), Qt::LeftButton, {}, at);
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(list->property("contentX").toDouble() > 60);
    }

    /// "Nothing can be done here now", and neither why nor what is there.
    void aSystemWithoutOwnShipsSaysSo() {
        hand_.window().resize(390, 844);
        lay("correct 5-gate blue ships 2\nred leads mobilization 4\n");
        QVERIFY(press("group-move"));
        QVERIFY(hand_.tapSystem(QStringLiteral("5-gate")));
        QTRY_VERIFY(shown("nothingHere"));
        QVERIFY(screen::rest(hand_.window()));
        picture("nothing");
        const QString why = text("nothingHere");
        QVERIFY2(why.startsWith(QStringLiteral("Ana has no ships here. It is possible in: ")),
                 qPrintable(why));
        QVERIFY2(why.contains(QStringLiteral("4 Hex")), qPrintable(why));
        const QString there = screen::looks(*shown("nothingHere")->parentItem()).join(u'\n');
        QVERIFY2(there.contains(QStringLiteral("2 ships")), qPrintable(there));
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("moveWhere"));
        hand_.window().resize(1280, 800);
    }

    /// After each loot the choices slid down, and a hint lay where the first of them had been.
    void theChoicesOfARaidStayOnAPhone() {
        const auto asBefore = largePrint();
        lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex buildings blue city\n"
            "correct blue slots none psionic fuel none none none\nred battles blue 4-hex with 2 raid\n"
            "rolls raid key+building key+building\n");
        for (int guard = 0; guard < 4 && hand_.asked() != QStringLiteral("raid"); ++guard)
            QVERIFY(table().choose(0));
        QCOMPARE(hand_.asked(), QStringLiteral("raid"));
        QTRY_VERIFY(shown("answer-0"));
        QVERIFY(screen::rest(hand_.window()));
        picture("raid");
        const auto top = [this] { return shown("answer-0")->mapToScene({}).y(); };
        const qreal before = top();
        QVERIFY(press("answer-0"));
        QCOMPARE(hand_.asked(), QStringLiteral("raid"));
        QVERIFY(screen::rest(hand_.window()));
        picture("raid-2");
        QVERIFY2(qAbs(top() - before) < 12, qPrintable(QString::number(top() - before)));
    }

    /// The last letter of the setup card stood alone in a third line.
    void wordsBelowANewTableAreNotBroken() {
        const auto asBefore = largePrint();
        hand_.window().setProperty("screen", QStringLiteral("NewTable"));
        QTRY_VERIFY(shown("tableSummary"));
        QVERIFY(screen::rest(hand_.window()));
        for (const char* card : {"setup-3SETUP02", "setup-3SETUP04"}) {
            QVERIFY(press(card));
            const QQuickItem* words = shown("tableSummary");
            const QFontMetricsF metrics(words->property("font").value<QFont>());
            for (const QString& part : words->property("text").toString().split(u' '))
                QVERIFY2(metrics.horizontalAdvance(part) <= words->width(), qPrintable(part));
        }
        picture("new-table");
        hand_.window().setProperty("screen", QStringLiteral("Home"));
    }

    /// A holder of the card with a slot had seven in a row, which a phone has no width for.
    void theSlotOfACardHasRoomOnAPhone() {
        const auto asBefore = largePrint();
        lay("correct red card L13\nred leads construction 4\n");
        QVERIFY(press("menu"));
        QVERIFY(press("openCorrections"));
        QTRY_VERIFY(shown("slot-6"));
        QVERIFY(screen::rest(hand_.window()));
        const QQuickItem* slot = shown("slot-6");
        QVERIFY(slot->mapToScene({slot->width(), 0}).x() <= 390);
    }

    /// A pending correction showed the slot of a card that nobody held, and the page became wider than a
    /// phone. What a slot may hold opened below the edge, and the map had no way back to the other pages.
    void theBoardsAreCorrectedOnAPhone() {
        const auto asBefore = largePrint();
        lay("red leads construction 4\nred ends turn\n");
        QVERIFY(press("menu"));
        QVERIFY(press("openCorrections"));
        QVERIFY(press("slot-1"));
        QVERIFY(screen::rest(hand_.window()));
        QTRY_VERIFY(isInSight("put-none"));
        QVERIFY(press("put-relic"));
        QTRY_VERIFY(shown("applyCorrections") && shown("applyCorrections")->isEnabled());
        QVERIFY(screen::rest(hand_.window()));
        picture("pending");
        QVERIFY(!shown("slot-6"));
        for (const char* name : {"pick-red", "pick-white", "slot-5"}) {
            const QQuickItem* item = shown(name);
            QVERIFY(item);
            QVERIFY2(item->mapToScene({item->width(), 0}).x() <= 390, name);
        }
        QVERIFY(press("correct-map"));
        QTRY_VERIFY(shown("countedSystem"));
        QVERIFY(screen::rest(hand_.window()));
        picture("count");
        QVERIFY(press("correct-1"));
        QTRY_VERIFY(shown("correctionsSheet"));
        QVERIFY(!shown("slot-1"));
        QVERIFY(press("correct-0"));
        QTRY_VERIFY(shown("slot-1"));
        QVERIFY(shown("applyCorrections")->isEnabled());
    }

    /// The players have to find it in the deck, and it was told after the ends of the turn and the round.
    void aCardThatTheAppDrewIsToldFirst() {
        for (const QSize size : {QSize(390, 844), QSize(1280, 800)}) {
            hand_.window().resize(size);
            lay("correct court BC05 white agents 2\nred leads aggression 4\nred ends turn\nblue copies\n"
                "blue ends turn\nwhite copies\nwhite secures BC05\n");
            QTRY_COMPARE(hand_.asked(), QStringLiteral("refill"));
            QVERIFY(press("drawCard"));
            QTRY_VERIFY(table().news().size() >= 3);
            QTRY_VERIFY(shown("reminder-0"));
            QVERIFY(screen::rest(hand_.window()));
            const QString first = screen::looks(*shown("reminder-0")).join(u'\n');
            QVERIFY2(first.contains(QStringLiteral("comes into the Court")), qPrintable(first));
            table().close();
        }
    }

    /// The dice covered the cards, and what was unusual about the battle was cut off.
    void theDiceLeaveRoomForTheCardsOfTheCourt() {
        const auto asBefore = largePrint();
        lay("red leads aggression 2\ncorrect court BC13 blue agents 1\ncorrect 4-hex red ships 6\n"
            "correct 4-hex blue ships 0\ncorrect 4-hex buildings blue city\n"
            "correct blue slots psionic relic none none none none\n");
        QVERIFY(hand_.openBattle(QStringLiteral("4-hex")));
        QVERIFY(press("battleOwnDice"));
        for (int i = 0; i < 2; ++i) QVERIFY(press("face-raid-5"));
        QVERIFY(press("battleFaces"));
        hand_.preferences().setOwnDice(false);
        QTRY_COMPARE(hand_.asked(), QStringLiteral("refill"));
        QTRY_VERIFY(shown("rolledFollows"));
        QVERIFY(screen::rest(hand_.window()));
        picture("refill");
        QVERIFY(isWhole("rolledFollows"));
        int seen = 0;
        for (const auto& option : table().optionList())
            if (!option.card.isEmpty() && hand_.isInSight(QStringLiteral("found-") + option.card)) ++seen;
        QVERIFY2(seen >= 3, qPrintable(QString::number(seen)));
    }

    /// The way to change an entry came after a button that sounded like it.
    void anEntryIsChangedByItsFirstButton() {
        const auto asBefore = largePrint();
        lay("red leads mobilization 4\nred influences BC05\nred influences BC13\n");
        QVERIFY(press("tab-4"));
        QTRY_VERIFY(!shown("commandLine"));
        QVERIFY(press("logLine-1"));
        QTRY_VERIFY(shown("replaceEntry"));
        QVERIFY(screen::rest(hand_.window()));
        for (const char* later : {"entryBefore", "leaveEntryOut", "backToHere", "entryPieces"})
            QVERIFY2(screen::centreOf(*shown("replaceEntry")).y() < screen::centreOf(*shown(later)).y(),
                     later);
    }

    /// One outcome was asked for as if there were a choice.
    void hitsWithOneOutcomeAreNoChoice() {
        lay("correct 4-hex red ships 3\ncorrect 4-hex blue ships 2\nred leads aggression 2\n"
            "red battles blue 4-hex with 2 assault\nrolls assault hit+hit+self hit+hit+self\n"
            "red suffers fresh fresh\n");
        QTRY_COMPARE(hand_.asked(), QStringLiteral("strike"));
        QCOMPARE(text("prompt"), QStringLiteral("Your hits can land in one way only"));
        QVERIFY(!shown("hitByHit"));
        QVERIFY(!shown("target-0"));
        table().close();
        lay("correct 4-hex red ships 3\ncorrect 4-hex blue ships 2\nred leads aggression 2\n"
            "red battles blue 4-hex with 2 skirmish\nrolls skirmish hit hit\n");
        QTRY_COMPARE(hand_.asked(), QStringLiteral("strike"));
        QVERIFY(shown("hitByHit"));
        QVERIFY(shown("target-0"));
    }

    /// Whoever attacks stood below where the seats are in that order.
    void theAttackerIsListedFirst() {
        lay("correct 4-hex red ships 2\ncorrect 4-hex blue ships 3\nred leads aggression 2\nred ends turn\n"
            "blue surpasses aggression 4\n");
        QVERIFY(hand_.openBattle(QStringLiteral("4-hex")));
        QTRY_VERIFY(shown("piecesHere"));
        const QStringList all = screen::looks(*shown("piecesHere"));
        QVERIFY2(all.value(0).trimmed().startsWith(QStringLiteral("3 ships")), qPrintable(all.join(u'|')));
    }

    void cleanup() {
        hand_.window().setProperty("reducedMotion", true);
        hand_.window().resize(1280, 800);
        if (table().isOpen()) table().close();
        QCoreApplication::processEvents();
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(HesitationsTest)
#include "hesitations_test.moc"
