#include "app/viewmodels/arcades_table.h"
#include "hand.h"

using reach::arcades_ask::Ask;

/// ARCADEs at the real window, by taps alone: from the new table to the end of a chapter.
class ArcadesTapsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void aChapterOfThree();
    void aTableIsFoundAgain();
    void aSoloChapterInHardMode();
    void twoPlayWithThePhantom();
    void aPhoneShowsOneThingAtATime();
    void cleanupTestCase() { hand_.leave(); }

  private:
    reach::ArcadesTable& table() const { return hand_.singleton<reach::ArcadesTable>("ArcadesTable"); }
    Ask asked() const { return table().promptView().ask; }

    bool begin(int players, bool hard) const;
    bool tapCard();
    /// One tap, or the few that an answer takes; false when nothing can be tapped.
    bool answer();
    bool playUntil(int chapter);

    Hand hand_;
    std::uint32_t taps_ = 0;
    bool free_ = false;  ///< the free actions before a card were looked at
};

bool ArcadesTapsTest::begin(int players, bool hard) const {
    if (table().isOpen()) table().close();
    return hand_.tap("newTable") && hand_.tap("game-arcades") &&
           hand_.tap(QStringLiteral("players-%1").arg(players)) && (!hard || hand_.tap("mode-hard")) &&
           hand_.tap("startTable") && table().isOpen();
}

/// The next unseen card, another one each time.
bool ArcadesTapsTest::tapCard() {
    QStringList names;
    for (const auto& card : table().cards())
        if (!card.seen) names.append(QStringLiteral("card-%1-%2").arg(card.suit).arg(card.number));
    return !names.isEmpty() && hand_.tap(names[static_cast<qsizetype>(++taps_ * 7) % names.size()]);
}

bool ArcadesTapsTest::answer() {
    switch (asked()) {
        case Ask::Play:
            if (hand_.shown(QStringLiteral("freeActions")) && !free_) {
                // There and back: a resource may be spent before the card.
                free_ = true;
                return hand_.tap("freeActions") && hand_.tap("toCards") && tapCard();
            }
            return tapCard();
        case Ask::Draw:
        case Ask::Offer: return tapCard();
        case Ask::Roll: return hand_.tap("rollHere");
        case Ask::Reroll: return hand_.tap("keepDice");
        case Ask::Bot: return hand_.tap(++taps_ % 2 == 0 ? "botAll" : "botStep");
        case Ask::Act:
            // Now an action, now the end of the turn.
            if (++taps_ % 3 != 0)
                for (const char* group : {"battle", "place", "agent"})
                    if (hand_.shown(QStringLiteral("group-%1").arg(QLatin1StringView(group)))) {
                        if (!hand_.tap(QStringLiteral("group-%1").arg(QLatin1StringView(group))))
                            return false;
                        if (group == QLatin1StringView("battle"))
                            return hand_.tap("battle-0") && hand_.tap("battle");
                        return hand_.tap("answer-0");
                    }
            return hand_.tap("endTurn");
        case Ask::Finished: return false;
        default: return hand_.tap("answer-0");
    }
}

bool ArcadesTapsTest::playUntil(int chapter) {
    for (int answers = 0; table().chapter() < chapter && asked() != Ask::Finished; ++answers) {
        const int before = table().cursor();
        if (!answer() || answers > 900) return false;
        // Two cards of three turned up are no entry yet.
        if (table().cursor() == before && asked() != Ask::Offer) {
            qWarning("nothing was entered: %s (%s)", qPrintable(table().promptView().text),
                     qPrintable(table().message()));
            return false;
        }
    }
    return true;
}

void ArcadesTapsTest::aChapterOfThree() {
    QVERIFY(begin(3, false));
    QCOMPARE(table().players().size(), 3);
    QVERIFY(hand_.shown("cluster-6"));
    QVERIFY(playUntil(2));
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

void ArcadesTapsTest::aSoloChapterInHardMode() {
    QVERIFY(begin(1, true));
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
        QVERIFY(answer());
    }
    QVERIFY(told);
    QCOMPARE(table().chapter(), 2);
}

void ArcadesTapsTest::twoPlayWithThePhantom() {
    QVERIFY(begin(2, false));
    QCOMPARE(table().players().size(), 3);
    QVERIFY(!table().players()[2].counts);
    QVERIFY(playUntil(2));
}

void ArcadesTapsTest::aPhoneShowsOneThingAtATime() {
    table().close();
    hand_.leave();
    QVERIFY(hand_.start({390, 844}));
    QVERIFY(begin(3, false));
    for (const char* page : {"page-map", "page-players", "page-log", "page-clusters"})
        QVERIFY(hand_.tap(page));
    for (int answers = 0; answers < 40; ++answers) QVERIFY(answer());
}

QTEST_MAIN(ArcadesTapsTest)
#include "arcades_taps_test.moc"
