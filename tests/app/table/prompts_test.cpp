#include "tests/app/hand.h"

/// Rare questions: each is reached and answered by taps in the real window.
class PromptsTest : public QObject {
    Q_OBJECT

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const char* name) const { return hand_.tap(QLatin1StringView(name)); }
    bool tapSystem(const char* id) const { return hand_.tapSystem(QLatin1StringView(id)); }
    QString asked() const { return hand_.asked(); }
    QString record() const { return table().record().trimmed().section(QLatin1Char('\n'), -1); }
    QString text(const char* name) const { return hand_.text(QLatin1StringView(name)); }

    /// Three players, red first, and what the lines tell.
    void lay(const char* lines) {
        const QString head = QStringLiteral(
            "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC01 BC02 BC22 BC28\n\n");
        QVERIFY(hand_.games().importRecord(head + QString::fromLatin1(lines)));
        QTRY_VERIFY(shown("prompt"));
    }

    void battle(const char* place) { QVERIFY(hand_.openBattle(QLatin1StringView(place))); }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }

    void diceAreRolledAgain() {
        lay("red leads aggression 2\ncorrect red card BC13\n"
            "correct 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n");
        battle("6-gate");
        QVERIFY(press("battleOwnDice"));
        QVERIFY(press("face-skirmish-0"));
        QVERIFY(press("face-skirmish-0"));
        QVERIFY(press("battleFaces"));
        QTRY_COMPARE(asked(), QStringLiteral("reroll"));
        QVERIFY(press("again-skirmish-3"));  // one icon: one of the blanks is taken up already
        QVERIFY(press("enterReroll"));
        QTRY_COMPARE(record(), QStringLiteral("rerolls skirmish blank > hit"));
        QCOMPARE(asked(), QStringLiteral("strike"));
    }

    /// A Union was nowhere on the screen from its use on, neither beside the played card nor discarded.
    void aUnionIsSeenWhereItLies() {
        hand_.window().resize(1280, 800);
        lay("correct red card BC05\nred leads construction 4\nred uses BC05\n");
        QTRY_VERIFY(shown("heldCard-BC05"));
        for (const char* entry :
             {"red ends turn", "blue copies", "blue ends turn", "white copies", "white ends turn"})
            QVERIFY2(table().enter(QString::fromLatin1(entry)), entry);
        QTRY_VERIFY(!shown("heldCard-BC05"));
        QVERIFY(press("menu"));
        QVERIFY(press("openDiscard"));
        QTRY_VERIFY(shown("heldCard-BC05"));
    }

    /// A reroll of all three kinds is entered without scrolling: the dice, their new faces, and the ways on.
    void aRerollOfThreeKindsIsInSight() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads aggression 6\nred declares empath\ncorrect red card L19\ncorrect 1-hex red ships "
                "4\n"
                "correct 1-hex blue ships 2\ncorrect 1-hex buildings blue city\n");
            QVERIFY(table().enter(QStringLiteral("red battles blue 1-hex with 1 assault 1 skirmish 1 raid")));
            QVERIFY(table().enter(QStringLiteral("rolls assault blank, skirmish blank, raid intercept")));
            QTRY_COMPARE(asked(), QStringLiteral("reroll"));
            QTRY_VERIFY(shown("keepAll") || shown("rollAgain"));
            // The marked ones are rolled again already.
            for (const char* kind : {"assault", "skirmish", "raid"})
                if (const QByteArray name(kind); !shown("again-" + name + "-0"))
                    QVERIFY(press("die-" + name + "-0"));
            QVERIFY(screen::rest(hand_.window()));
            for (const char* name : {"die-assault-0", "die-skirmish-0", "die-raid-0", "again-assault-0",
                                     "again-skirmish-0", "again-raid-0"}) {
                QVERIFY2(shown(name), name);
                const QRectF place =
                    shown(name)->mapRectToScene(QRectF(0, 0, shown(name)->width(), shown(name)->height()));
                QVERIFY2(place.bottom() <= shown("keepAll")->mapToScene(QPointF()).y(),
                         qPrintable(QStringLiteral("%1 at %2: %3")
                                        .arg(QLatin1StringView(name))
                                        .arg(size.width())
                                        .arg(place.bottom() - shown("keepAll")->mapToScene(QPointF()).y())));
            }
            table().close();
        }
        hand_.window().resize(1280, 800);
    }

    /// At a reroll every way on is in sight, and own dice stand before the odds.
    void aRerollHasItsWaysOnInSight() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads aggression 2\ncorrect red card BC13\n"
                "correct 6-gate red ships 4\ncorrect 6-gate blue ships 1+1\n");
            QVERIFY(table().enter(QStringLiteral("red battles blue 6-gate with 4 skirmish")));
            QVERIFY(table().enter(QStringLiteral("rolls skirmish blank blank blank hit")));
            QTRY_COMPARE(asked(), QStringLiteral("reroll"));
            QTRY_VERIFY(shown("keepAll"));
            QVERIFY(screen::rest(hand_.window()));
            for (const char* name : {"keepAll", "rollAgain", "again-skirmish-0", "again-skirmish-3"}) {
                QVERIFY2(shown(name), name);
                const QRectF place =
                    shown(name)->mapRectToScene(QRectF(0, 0, shown(name)->width(), shown(name)->height()));
                QVERIFY2(QRectF(QPointF(), size).contains(place), name);
                if (QLatin1StringView(name).startsWith(QLatin1StringView("again")))
                    QVERIFY2(place.bottom() <= shown("keepAll")->mapToScene(QPointF()).y(), name);
            }
            QVERIFY(press("again-skirmish-3"));
            QTRY_VERIFY(shown("enterReroll"));
            QVERIFY(!shown("rollAgain"));
            const int before = table().cursor();
            QVERIFY(press("keepAll"));
            QTRY_VERIFY(table().cursor() > before);
            QVERIFY(table().record().contains(QStringLiteral("rerolls none")));
            table().close();
        }
        hand_.window().resize(1280, 800);
    }

    /// Whoever lets the app roll sees the dice, also when the hits go on by themselves and the next one is
    /// up.
    void diceTheAppRolledStayUntilTappedAway() {
        hand_.preferences().setOwnDice(false);
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            hand_.window().resize(size);
            lay("red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n");
            QVERIFY(!shown("rolled"));
            battle("6-gate");
            const int before = table().cursor();
            QVERIFY(press("battleRoll"));
            QTRY_VERIFY(shown("rolled"));
            QCOMPARE(QStringLiteral("The roll: ") + text("rolledText"), table().log()[before + 1].text);
            QVERIFY(press("undo"));
            QTRY_VERIFY(!shown("rolled"));  // it never was
            QVERIFY(press("rollHere"));
            QTRY_VERIFY(shown("rolled"));
            const int rolled = table().cursor();
            QVERIFY(press("rolled"));
            QTRY_VERIFY(!shown("rolled"));
            QCOMPARE(table().cursor(), rolled);
            table().close();
        }
        hand_.window().resize(1280, 800);
    }

    void hitsLandOnWhatIsThere() {
        lay("red leads aggression 2\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2+1\n"
            "red battles blue 6-gate with 3 skirmish\nrolls skirmish hit hit blank\n");
        QCOMPARE(asked(), QStringLiteral("strike"));
        QTRY_VERIFY(shown("target-1"));
        QVERIFY(!shown("target-2"));  // no buildings in a gate
        QCOMPARE(text("target-0"), QStringLiteral("Fresh ship"));
        QCOMPARE(text("target-1"), QStringLiteral("Damaged ship"));
        QVERIFY(press("target-1"));
        QTRY_VERIFY(!shown("target-1"));  // it was the only damaged one
        QVERIFY(press("target-0"));
        QTRY_VERIFY(!shown("target-0"));
        QVERIFY(press("enterHits"));
        QCOMPARE(record(), QStringLiteral("red strikes damaged-ship fresh-ship"));
    }

    void ofTwoCitiesAnyIsTaxedAndHit() {
        lay("correct red slots weapon none none none none none\n"
            "correct 1-hex buildings blue city, blue damaged city\nred leads administration 4\n");
        QVERIFY(press("group-tax"));
        QTRY_VERIFY(shown("option-1"));
        QCOMPARE(text("option-0"), QStringLiteral("Taxes 1 Hex, a city of Blue (undamaged)"));
        QCOMPARE(text("option-1"), QStringLiteral("Taxes 1 Hex, a city of Blue (damaged)"));
        QVERIFY(press("option-1"));
        QCOMPARE(record(), QStringLiteral("red taxes 1-hex blue damaged"));

        lay("correct 1-hex buildings blue city, blue outside city\nred leads aggression 2\n"
            "red battles blue 1-hex with 1 skirmish\nrolls skirmish hit\n");
        QTRY_VERIFY(shown("target-1"));
        QCOMPARE(text("target-0"), QStringLiteral("Fresh city (in a slot)"));
        QCOMPARE(text("target-1"), QStringLiteral("Fresh city (beside the slots)"));
        QVERIFY(press("target-1"));
        QVERIFY(press("enterHits"));
        QCOMPARE(record(), QStringLiteral("red strikes outside fresh-city"));

        lay("correct 1-hex buildings blue city, blue city\nred leads administration 4\n");
        QVERIFY(press("group-tax"));
        QTRY_COMPARE(text("option-0"), QStringLiteral("Taxes 1 Hex, a city of Blue"));
        QVERIFY(text("option-1") != text("option-0") &&
                !text("option-1").contains(QStringLiteral("damaged")));
    }

    void whoseDiceAreRolledIsChangedAtWill() {
        lay("red leads aggression 2\ncorrect red card BC13\n"
            "correct 6-gate red ships 3\ncorrect 6-gate blue ships 1+1\n");
        auto& preferences = hand_.preferences();
        QVERIFY(press("group-battle"));
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)})
            for (const bool first : {true, false}) {
                hand_.window().resize(size);
                preferences.setOwnDice(first);
                QVERIFY(tapSystem("6-gate"));
                for (const bool own : {first, !first, first}) {
                    preferences.setOwnDice(own);
                    QTRY_VERIFY(shown(own ? "battleFaces" : "battleRoll"));
                    QVERIFY(!shown(own ? "battleRoll" : "battleFaces"));
                }
                QVERIFY(press("closePanel"));
            }
        hand_.window().resize(1280, 800);
        preferences.setOwnDice(false);
    }

    /// The raid dice against one are not there against another, and nothing of them stays.
    void whatIsCountedIsForOneRival() {
        lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex blue ships 1\n"
            "correct 4-hex white ships 1\ncorrect 4-hex buildings blue city\n");
        hand_.preferences().setOwnDice(true);
        battle("4-hex");
        QVERIFY(press("rival-blue"));
        QTRY_VERIFY(shown("face-raid-0"));
        QVERIFY(press("face-raid-0"));
        QVERIFY(press("rival-white"));
        QTRY_VERIFY(!shown("face-raid-0"));
        QVERIFY(!shown("battleFaces")->isEnabled());
        QVERIFY(press("face-skirmish-0"));
        QVERIFY(press("battleFaces"));
        QTRY_VERIFY(table().record().contains(QStringLiteral("\nred battles white 4-hex with 1 skirmish\n")));
        hand_.preferences().setOwnDice(false);
    }

    void aBattleAgainstTheRulesIsAskedAbout() {
        lay("red leads construction 4\ncorrect 6-gate red ships 3\ncorrect 6-gate blue ships 2\n");
        const int before = table().cursor();
        battle("6-gate");
        QVERIFY(press("battleAnyway"));
        QVERIFY(press("battleOwnDice"));
        QTRY_VERIFY(shown("battleFaces"));
        QVERIFY(press("face-assault-0"));
        QVERIFY(press("battleFaces"));
        QCOMPARE(table().cursor(), before);
        QVERIFY(press("enterAnyway"));
        QCOMPARE(table().cursor(), before + 2);
        QVERIFY(record().startsWith(QStringLiteral("rolls assault ")));
    }

    void shipsTooFewForAllGatesArePlaced() {
        lay("red leads aggression 2\ncorrect red card BC08\ncorrect 6-gate red ships 7\n");
        QVERIFY(press("group-card"));
        QVERIFY(press("option-0"));
        QTRY_COMPARE(asked(), QStringLiteral("place"));
        while (asked() == QStringLiteral("place")) {
            const int before = table().cursor();
            const QString first = table().optionList()[0].system;
            QVERIFY(tapSystem(qPrintable(first)));
            QTRY_COMPARE(table().cursor(), before + 1);
        }
        QCOMPARE(asked(), QStringLiteral("act"));
        QCOMPARE(table().players()[0].shipSupply, 0);
    }

    void whoeverHasNoShipsLeftStartsAnew() {
        lay("red leads construction 4\n");
        for (const auto& system : table().systems())
            if (system.ships[0].fresh > 0)
                QVERIFY(table().enter(QStringLiteral("correct %1 empty").arg(system.id)));
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(asked(), QStringLiteral("homeless"));
        const QString gate = table().optionList()[0].system;
        QVERIFY(tapSystem(qPrintable(gate)));
        QTRY_COMPARE(record(), QStringLiteral("red places %1").arg(gate));
        QCOMPARE(asked(), QStringLiteral("play"));
    }

    void cleanup() {
        if (table().isOpen()) table().close();
        QCoreApplication::processEvents();
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(PromptsTest)
#include "prompts_test.moc"
