#include "tests/app/hand.h"

#include "app/arcades/arcades_table.h"
#include "app/past/history.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using reach::History;

/// The history in the real window, and the model behind it.
class HistoryTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    static QString role(const History& history, int row, History::Role role) {
        return history.data(history.index(row), role).toString();
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        QVERIFY(hand_->start());
        QVERIFY(hand_->layWholeGame());
    }
    void init() { Hand::watch(); }

    void theModelKeepsItsPromises() {
        History history;
        const QAbstractItemModelTester tester(&history,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        history.setTable(&hand_->table());
        QCOMPARE(history.rowCount(), hand_->table().entries());
        hand_->table().jumpTo(40);
        QCOMPARE(history.now(), 40);
        QCOMPARE(history.moment(), 40);  // it followed
        history.setMoment(10);
        hand_->table().jumpTo(60);
        QCOMPARE(history.moment(), 10);  // somebody is looking elsewhere
        history.setMoment(100000);
        QCOMPARE(history.moment(), history.length());
        history.setMoment(-5);
        QCOMPARE(history.moment(), 0);
        QCOMPARE(history.text(), QStringLiteral("The board is laid out"));
        QCOMPARE(history.touched(), QStringList());
        hand_->table().jumpTo(hand_->table().entries());
    }

    void entriesAreInPlainWordsWithTheirCitationAndTurn() {
        History history;
        history.setTable(&hand_->table());
        QCOMPARE(role(history, 0, History::TextRole), QStringLiteral("Yuri leads Mobilization 3"));
        QCOMPARE(role(history, 0, History::HeadingRole), QStringLiteral("Chapter 1 · Round 1 · Yuri"));
        QCOMPARE(role(history, 1, History::HeadingRole), QString());
        QCOMPARE(role(history, 1, History::CitationRole), QStringLiteral("Base p.9, Declaring an Ambition"));
        int cited = 0;
        for (int row = 0; row < history.rowCount(); ++row) {
            QVERIFY(!role(history, row, History::TextRole).isEmpty());
            cited += role(history, row, History::CitationRole).isEmpty() ? 0 : 1;
        }
        QVERIFY2(cited * 10 >= history.rowCount() * 9, qPrintable(QString::number(cited)));
        QCOMPARE(history.chapters().size(), hand_->table().chapter());
    }

    void theMomentShowsTheTableAsItWas() {
        History history;
        history.setTable(&hand_->table());
        for (const int moment : {0, 13, history.length() / 2, history.length()}) {
            history.setMoment(moment);
            const auto systems = history.systems();
            const auto players = history.players();
            hand_->table().jumpTo(moment);
            QCOMPARE(systems, hand_->table().systems());
            QCOMPARE(players, hand_->table().players());
        }
    }

    void lookingBackChangesNothing() {
        hand_->table().jumpTo(hand_->table().entries());
        const int now = hand_->table().cursor();
        QVERIFY(hand_->tap(QStringLiteral("menu")));
        QVERIFY(hand_->tap(QStringLiteral("openHistory")));
        QVERIFY(hand_->tap(QStringLiteral("momentBack")));
        QVERIFY(hand_->tap(QStringLiteral("past-%1").arg(now - 4)));
        QVERIFY(hand_->text(QStringLiteral("momentText")).startsWith(QString::number(now - 4)));
        QTest::keyClick(&hand_->window(), Qt::Key_Left);
        QTRY_VERIFY(hand_->text(QStringLiteral("momentText")).startsWith(QString::number(now - 5)));
        QCOMPARE(hand_->table().cursor(), now);
        QVERIFY(hand_->tap(QStringLiteral("backToNow")));
        QVERIFY(hand_->text(QStringLiteral("momentText")).startsWith(QString::number(now)));
    }

    void theSliderGoesAnywhere() {
        QQuickItem* slider = hand_->shown(QStringLiteral("timeSlider"));
        QVERIFY(slider);
        const QPoint at = slider->mapToScene({slider->width() / 2, slider->height() / 2}).toPoint();
        QTest::mouseClick(&hand_->window(), Qt::LeftButton, {}, at);
        const int half = hand_->table().entries() / 2;
        QTRY_VERIFY(hand_->text(QStringLiteral("momentText")).startsWith(QString::number(half)));
    }

    void undoAndRedoHaveNoLimit() {
        const int all = hand_->table().entries();
        while (hand_->table().canUndo()) QVERIFY(hand_->table().undo());
        QCOMPARE(hand_->table().cursor(), 0);
        QVERIFY(hand_->tap(QStringLiteral("redo")));
        QVERIFY(hand_->table().cursor() > 0);
        while (hand_->table().canRedo()) QVERIFY(hand_->table().redo());
        QCOMPARE(hand_->table().cursor(), all);
        QVERIFY(hand_->shown(QStringLiteral("timeSlider")));  // still here
    }

    void aNewTableBeginsAtAnyMoment() {
        const qsizetype before = hand_->games().list().size();
        const int all = hand_->table().entries();
        const QString original = hand_->table().title();
        QVERIFY(hand_->tap(QStringLiteral("past-%1").arg(all - 3)));
        QVERIFY(hand_->tap(QStringLiteral("forkTable")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("map")));
        QCOMPARE(hand_->games().list().size(), before + 1);
        QCOMPARE(hand_->table().entries(), all - 3);
        QVERIFY(hand_->table().title().startsWith(original));
        QVERIFY(hand_->table().title() != original);
        const QString forked = hand_->table().record();
        // It is saved, and the other one is whole.
        hand_->leave();
        QVERIFY(hand_->start());
        QSet<int> lengths;
        for (const reach::view::SavedTableView& game : hand_->games().list()) {
            QVERIFY(hand_->games().openGame(game.id));
            lengths.insert(hand_->table().entries());
            if (hand_->table().entries() == all - 3) QCOMPARE(hand_->table().record(), forked);
        }
        QVERIFY(lengths.contains(all) && lengths.contains(all - 3));
    }

    void playingOnFromAMomentIsUndoneByRedo() {
        const int all = hand_->table().entries();
        QTRY_VERIFY(hand_->shown(QStringLiteral("menu")));
        QTest::keyClick(&hand_->window(), Qt::Key_H);
        QVERIFY(hand_->tap(QStringLiteral("past-%1").arg(all - 6)));
        QVERIFY(hand_->tap(QStringLiteral("goOnFromHere")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("map")));
        QCOMPARE(hand_->table().cursor(), all - 6);
        QCOMPARE(hand_->table().entries(), all);
    }

    void aGameOfArcadesIsLookedBackAtToo() {
        QVERIFY(hand_->games().importRecord(
            QStringLiteral("game: arcades\nplayers: red=Ana, blue=Ben, white=Cy\n\n"
                           "red places agent 1-arrow\nblue places agent 2-arrow\n"
                           "white places agent 3-arrow\nwhite places 3 3-gate\n"
                           "blue places 3 2-gate\nred places 3 1-gate\nrecruit\n"
                           "red plays aggression 2\nred moves agent clockwise 2-moon\nred ends turn\n"
                           "blue plays mobilization 4\n")));
        auto& table = *hand_->games().findChild<reach::ArcadesTable*>();
        QVERIFY2(table.message().isEmpty(), qPrintable(table.message()));
        QCOMPARE(hand_->games().anyTable(), &table);
        History history;
        const QAbstractItemModelTester tester(&history,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        history.setTable(&table);
        QCOMPARE(history.length(), 11);
        QCOMPARE(role(history, 0, History::HeadingRole), QStringLiteral("Chapter 1"));
        QCOMPARE(role(history, 7, History::HeadingRole), QStringLiteral("Chapter 1 · Round 1 · Ana"));
        QCOMPARE(role(history, 10, History::HeadingRole), QStringLiteral("Chapter 1 · Round 1 · Ben"));
        history.setMoment(9);
        QCOMPARE(history.touched(), QStringList({QStringLiteral("1-arrow"), QStringLiteral("2-moon")}));
        QCOMPARE(history.players().size(), 3);
        QVERIFY(table.undo());
        QCOMPARE(history.now(), 10);
        QCOMPARE(history.moment(), 9);
    }
};

QTEST_MAIN(HistoryTest)
#include "history_test.moc"
