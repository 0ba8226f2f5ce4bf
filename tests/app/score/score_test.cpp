#include "tests/app/hand.h"

/// The end of a chapter, ambition by ambition, with the Power of all players so far. Nothing is entered until
/// it is applied.
class ScoreTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    int total(const char* player) const {
        const QQuickItem* item = hand_->shown(QStringLiteral("total-") + QLatin1String(player));
        return item ? item->property("becomes").toInt() : -1;
    }
    bool shows(const QString& ambition) const {
        return hand_->shown(QStringLiteral("scored-") + ambition) != nullptr;
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        QVERIFY(hand_->layWholeGame());
    }
    void init() { Hand::watch(); }

    void ambitionsAreScoredOneByOne() {
        reach::Table& table = hand_->table();
        // The end of the second chapter: Tycoon and Empath were declared.
        int end = -1;
        for (int chapter = 1, at = 0; at < table.entries() && chapter <= 2; ++at)
            if (table.log()[at].entry == QStringLiteral("score") && chapter++ == 2) end = at;
        QVERIFY(end > 0);
        QVERIFY(table.jumpTo(end));
        QTRY_VERIFY(shows(QStringLiteral("tycoon")));
        QVERIFY(!shows(QStringLiteral("empath")));
        const auto players = table.players();
        QTRY_COMPARE(total("yellow"), 8 + 9);
        QTRY_COMPARE(hand_->text(QStringLiteral("answer-0")), QStringLiteral("Apply all at once"));
        QVERIFY(hand_->tap(QStringLiteral("scoreNext")));
        QTRY_VERIFY(shows(QStringLiteral("empath")));
        QVERIFY(!hand_->shown(QStringLiteral("scoreNext")));
        QCOMPARE(table.cursor(), end);
        for (const auto& player : players)
            QTRY_COMPARE(total(qPrintable(player.color)), player.power + player.projected);
        QCOMPARE(hand_->text(QStringLiteral("answer-0")), QStringLiteral("Apply the score"));
        QVERIFY(hand_->tap(QStringLiteral("answer-0")));
        QTRY_COMPARE(table.chapter(), 3);
        QVERIFY(hand_->tap(QStringLiteral("undo")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("scoreNext")));  // and begins with the first again
    }

    /// It moved down with each ambition.
    void theButtonOfTheNextAmbitionStaysInItsPlace() {
        hand_->window().resize(390, 844);
        QVERIFY(
            hand_->lay("correct marker 1 tycoon\ncorrect marker 2 keeper\ncorrect marker 3 empath\n"
                       "correct red slots fuel relic psionic none none none\nred passes\nblue passes\n"
                       "white passes\n"));
        QTRY_VERIFY(hand_->shown(QStringLiteral("scoreNext")));
        QVERIFY(screen::rest(hand_->window()));
        const QPoint place = screen::centreOf(*hand_->shown(QStringLiteral("scoreNext")));
        QVERIFY(hand_->tap(QStringLiteral("scoreNext")));
        QTRY_VERIFY(shows(QStringLiteral("keeper")));
        QVERIFY(screen::rest(hand_->window()));
        QCOMPARE(screen::centreOf(*hand_->shown(QStringLiteral("scoreNext"))), place);
        QVERIFY(hand_->tap(QStringLiteral("scoreNext")));
        QTRY_VERIFY(hand_->isInSight(QStringLiteral("scored-empath")));
    }

    void cleanupTestCase() { hand_.reset(); }
};

QTEST_MAIN(ScoreTest)
#include "score_test.moc"
