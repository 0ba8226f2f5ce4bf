#include "tests/app/arcades/arcades_player.h"
#include "tests/places.h"

#include <QFile>

#include <algorithm>

using reach::arcades_ask::Ask;

/// ARCADEs with only the scores entered, in the real window.
class ArcadesScoresTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() { Hand::watch(); }
    void scoresAloneAreTold();
    void whatStaysIsOneTap();
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
    for (const char* name :
         {"newTable", "game-arcades", "players-3", "told-score", "startTable", "layOutDone"})
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

/// Nobody knows the map: the first trick is told in full, who, where and how much. What was told stands there
/// for the next one: as it was, a trick is one tap; won by another, two; a changed number costs its own taps.
void ArcadesScoresTest::whatStaysIsOneTap() {
    const auto taps = [this](const QStringList& names) {
        return std::ranges::all_of(names, [this](const QString& name) { return hand_.tap(name); });
    };
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        table().close();
        QVERIFY(taps(
            {"newTable", "game-arcades", "players-3", "told-score", "startTable", "layOutDone", "answer-0"}));
        QVERIFY(!hand_.shown("scoreIt")->isEnabled());
        QVERIFY(taps({"winner-blue", "counted-4", "told-red-up", "told-red-up", "told-blue-up", "scoreIt"}));
        QVERIFY(taps({"scoreIt"}));
        QCOMPARE(lastEntry(), QStringLiteral("blue wins 4-gate with red 2 blue 1"));
        QCOMPARE(table().round(), 3);
        QCOMPARE(table().players()[0].power, 4);
        // Nobody knows where White's agent is.
        QVERIFY(taps({"winner-white"}));
        QVERIFY(!hand_.shown("scoreIt")->isEnabled());
        QVERIFY(taps({"counted-4", "told-red-down", "told-white-up", "scoreIt"}));
        QCOMPARE(lastEntry(), QStringLiteral("white wins 4-gate with red 1 blue 1 white 1"));
        QVERIFY(taps({"winner-blue", "scoreIt"}));
        QCOMPARE(lastEntry(), QStringLiteral("blue wins 4-gate with red 1 blue 1 white 1"));
        // What is undone was not told.
        QVERIFY(taps({"undo", "undo", "scoreIt"}));
        QCOMPARE(lastEntry(), QStringLiteral("blue wins 4-gate with red 2 blue 1"));
        QVERIFY(taps({"scoreIt"}));
        QVERIFY(hand_.shown("scoreIt"));
        QVERIFY(taps({"scoreIt"}));
        // The chapter's end: of cluster 4 it is known, of the others and of resources nothing.
        QCOMPARE(asked(), Ask::Cluster);
        for (int cluster = 1; cluster <= 6; ++cluster) {
            QCOMPARE(table().promptView().cluster, cluster);
            QVERIFY(taps({"scoreIt"}));
            QCOMPARE(lastEntry(),
                     QStringLiteral("scores %1-gate with %2")
                         .arg(QString::number(cluster),
                              cluster == 4 ? QStringLiteral("red 2 blue 1") : QStringLiteral("nothing")));
        }
        QCOMPARE(asked(), Ask::Resources);
        QVERIFY(taps({"scoreIt"}));
        QCOMPARE(lastEntry(), QStringLiteral("scores resources with nothing"));
        QCOMPARE(table().chapter(), 2);
    }
    // The same trick stands where the finger still is: a double tap is one.
    QVERIFY(
        hand_.games().importRecord(QStringLiteral("game: arcades\nplayers: red, blue, white\ndepth: score\n\n"
                                                  "recruit\nblue wins 4-gate with red 2 blue 1\n")));
    QVERIFY(screen::rest(hand_.window()));
    const QPoint at = screen::centreOf(*hand_.shown("scoreIt"));
    hand_.window().setProperty("reducedMotion", false);
    QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, at);
    QTest::mouseClick(&hand_.window(), Qt::LeftButton, {}, at);
    QCOMPARE(table().round(), 3);
    hand_.window().setProperty("reducedMotion", true);
    hand_.window().resize(1280, 800);
}

/// Of what nobody tells there is nothing to put right; of the markers all three are in reach.
void ArcadesScoresTest::onlyWhatIsToldIsPutRight() {
    for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
        hand_.window().resize(size);
        QTRY_COMPARE(hand_.window().size(), size);
        table().close();
        for (const char* name : {"newTable", "game-arcades", "players-3", "told-score", "startTable",
                                 "layOutDone", "answer-0", "markersHere"})
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
    QFile file(places::source("tests/arcades/records/solo-hard.record"));
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
