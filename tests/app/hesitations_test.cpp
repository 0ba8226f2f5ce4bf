#include "tests/app/hand.h"

/// What made people at a table hesitate, lose work or be misled, and does no more.
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

    /// All of it is seen without flicking: in the window and in every list it stands in.
    bool isInSight(const char* name) const {
        const QQuickItem* item = shown(name);
        if (!item) return false;
        const QRectF box = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem())
            if ((around->clip() || !around->parentItem()) &&
                !around->mapRectToScene(QRectF(0, 0, around->width(), around->height()))
                     .adjusted(-1, -1, 1, 1)
                     .contains(box)) {
                qInfo() << name << box << "is cut off by" << around
                        << around->mapRectToScene(QRectF(0, 0, around->width(), around->height()));
                return false;
            }
        return true;
    }

    void lay(const QByteArray& entries) {
        QVERIFY(hand_.lay(entries));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QTRY_VERIFY(shown("prompt"));
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

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

    void aDimKindOfActionTellsWhy() {
        lay("red leads construction 4\n");
        QVERIFY(!shown("message"));
        for (const auto& option : table().optionList()) QVERIFY(option.group != QStringLiteral("seize"));
        QVERIFY(press("group-seize"));
        QTRY_VERIFY(shown("message"));
        QVERIFY(!shown("enterAnyway"));  // there is nothing to enter
    }

    void aKindWithNothingThereGivesWay() {
        lay("red leads mobilization 4\ncorrect 6-gate red ships 3\n");
        QVERIFY(press("group-influence"));
        QVERIFY(hand_.tapSystem(QStringLiteral("6-gate")));
        QTRY_VERIFY(shown("moveFresh"));
    }

    void whoeverFollowsOnAPhoneSeesTheLead() {
        hand_.window().resize(390, 844);
        lay("red leads construction 4\n");
        QVERIFY(press("endTurn"));
        QTRY_VERIFY(shown("played"));
        QVERIFY(isInSight("played"));
        QVERIFY(isInSight("lookUp"));
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
            QVERIFY(press("group-battle"));
            QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
            QTRY_VERIFY(shown("raid"));
            QVERIFY(isInSight("battleRoll"));
            table().close();
        }
    }

    void anUnnamedCardIsNamedWhereItLies() {
        lay("red leads construction 4\ncorrect court 2 unknown\n");
        QTRY_VERIFY(shown("court-2"));
        QVERIFY(screen::rest(hand_.window()));
        QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, screen::centreOf(*shown("court-2")));
        QTRY_VERIFY(shown("courtPlace-2"));
        QVERIFY(shown("courtPlace-2")->property("checked").toBool());
        QVERIFY(!shown("found-BC05"));  // lies in the Court already
        QVERIFY(press("found-BC01"));
        QVERIFY(press("applyCorrections"));
        QCOMPARE(record(), QStringLiteral("correct court 2 BC01"));
    }

    void everybodyIsSeenAtAGlance() {
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads construction 4\n");
            QVERIFY(press("menu"));
            QVERIFY(press("openEverybody"));
            QTRY_VERIFY(shown("everybody-red"));
            if (size.width() > 700)
                for (const char* one : {"everybody-red", "everybody-blue", "everybody-white"})
                    QVERIFY(isInSight(one));
            QVERIFY(press("back"));
            QTRY_VERIFY(shown("prompt"));
        }
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

    void aRaidNamesItsPrice() {
        lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex buildings blue city\n"
            "correct blue slots none psionic none none none none\n"
            "red battles blue 4-hex with 2 raid\nrolls raid key+building key+building\n");
        for (int guard = 0; guard < 4 && hand_.asked() != QStringLiteral("raid"); ++guard)
            QVERIFY(table().choose(0));
        QCOMPARE(hand_.asked(), QStringLiteral("raid"));
        QTRY_VERIFY(shown("answer-0"));
        QVERIFY2(text("answer-0").contains(QStringLiteral("slot 2: 1 of 2 keys")),
                 qPrintable(text("answer-0")));
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
