#include "arcades_player.h"

#include <QFile>

using reach::arcades_ask::Ask;

/// ARCADEs told by its scores alone, at the real window.
class ArcadesScoresTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void scoresAloneAreTold();
    void onlyWhatIsToldIsPutRight();
    void theLogEndsWithTheNewest();
    void cleanupTestCase() { hand_.leave(); }

  private:
    reach::ArcadesTable& table() const { return player_.table(); }
    Ask asked() const { return player_.asked(); }
    QString lastEntry() const { return table().log().constLast().entry; }

    Hand hand_;
    ArcadesPlayer player_{hand_};
};

void ArcadesScoresTest::scoresAloneAreTold() {
    table().close();
    for (const char* name : {"newTable", "game-arcades", "players-3", "told-score", "startTable"})
        QVERIFY(hand_.tap(name));
    QVERIFY(table().onlyScores());
    QVERIFY(hand_.shown("unknown"));
    QVERIFY(hand_.tap("answer-0"));
    QCOMPARE(asked(), Ask::Trick);
    for (const char* name :
         {"winner-blue", "counted-4", "told-red-up", "told-red-up", "told-blue-up", "scoreIt"})
        QVERIFY(hand_.tap(name));
    QCOMPARE(lastEntry(), QStringLiteral("blue wins 4-gate with red 2 blue 1"));
    QCOMPARE(table().players()[0].power, 2);
    QCOMPARE(table().players()[1].power, 1);
    QCOMPARE(table().round(), 2);
    // Nothing is counted yet of the next one.
    QVERIFY(hand_.tap("winner-red"));
    QVERIFY(hand_.tap("counted-1"));
    QVERIFY(hand_.tap("scoreIt"));
    QCOMPARE(lastEntry(), QStringLiteral("red wins 1-gate with nothing"));
}

/// Of what nobody tells there is nothing to put right; of the markers all three are in reach.
void ArcadesScoresTest::onlyWhatIsToldIsPutRight() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        table().close();
        for (const char* name :
             {"newTable", "game-arcades", "players-3", "told-score", "startTable", "answer-0", "markersHere"})
            QVERIFY2(hand_.tap(name), name);
        const QQuickItem* list = hand_.shown("correctionsPage");
        QVERIFY(list);
        for (const char* marker : {"marker-4-0", "marker-3-0", "marker-5-4"}) {
            const QQuickItem* chip = hand_.shown(QLatin1StringView(marker));
            QVERIFY2(chip && chip->mapToItem(list, {0, chip->height()}).y() <= list->height() + 1, marker);
        }
        QVERIFY(!hand_.shown("correct-1"));
        QVERIFY(hand_.tap("marker-5-4"));
        QVERIFY(hand_.tap("correct-0"));
        for (const char* name : {"add-fuel", "advance-repair-bots", "correct-red-hand-up"})
            QVERIFY2(!hand_.shown(QLatin1StringView(name)), name);
        QVERIFY(hand_.tap("correct-red-power-up"));
        QVERIFY(hand_.tap("applyCorrections"));
        QCOMPARE(table().players()[0].power, 1);
        QCOMPARE(table().markerList()[2].cluster, 4);
    }
    hand_.window().resize(1280, 800);
}

/// Lines are of many heights, known late; the turn that ends a chapter is higher than a phone's list.
void ArcadesScoresTest::theLogEndsWithTheNewest() {
    QFile file(QStringLiteral(REACHKEEPER_SOURCE_DIR "/tests/arcades/records/solo-hard.record"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString game = QString::fromUtf8(file.readAll());
    const auto second =
        game.indexOf(QStringLiteral("red offers"), game.indexOf(QStringLiteral("red offers")) + 1);
    QVERIFY(hand_.games().importRecord(game.left(game.indexOf(u'\n', second) + 1)));
    QCOMPARE(table().chapter(), 2);
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        QVERIFY(hand_.tap("page-log"));
        QQuickItem* list = hand_.shown("arcadesLog");
        QVERIFY(list);
        const QString newest = QStringLiteral("logLine-%1").arg(table().cursor() - 1);
        const auto foot = [&] {
            const QQuickItem* line = hand_.shown(newest);
            return line ? line->mapToItem(list, {0, line->height()}).y() : 1e6;
        };
        QTRY_VERIFY2(foot() <= list->height() + 1,
                     qPrintable(QString::number(foot()) + " " + QString::number(list->height())));
        QVERIFY(hand_.tap("page-players"));
    }
    hand_.window().resize(1280, 800);
}

QTEST_MAIN(ArcadesScoresTest)
#include "arcades_scores_test.moc"
