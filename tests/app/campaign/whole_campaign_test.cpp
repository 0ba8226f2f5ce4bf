#include "app/game/chance.h"
#include "tests/app/hand.h"
#include "tests/finger/tapper.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTest>

/// A campaign as a group plays it, by taps only: Act I on one tablet, packed up and printed; then set out
/// again on another tablet and played to the winner.
class WholeCampaignTest : public QObject {
    Q_OBJECT

    static constexpr int kMostTaps = 6000;  ///< no campaign takes so many

    Hand hand_;
    QTemporaryDir other_;
    QTemporaryDir paper_;

    reach::Table& table() const { return hand_.table(); }
    int act() const { return table().campaignView().act; }
    QString asked() const { return hand_.asked(); }

    /// Taps until it is asked, or until the campaign is over.
    bool playUntil(const QString& kind, quint32 seed) const {
        reach::Chance::useSeed(seed);
        Tapper tapper(hand_.window(), table(), seed);
        QElapsedTimer clock;
        clock.start();
        bool tapped = true;
        while (tapped && !tapper.over() && asked() != kind && tapper.taps() < kMostTaps)
            tapped = tapper.tap();
        qInfo("%d taps, %d entries in %.1f s", tapper.taps(), table().cursor(),
              static_cast<double>(clock.elapsed()) / 1000);
        if (!tapped) qInfo("%s", qPrintable(tapper.problem()));
        return tapped && (tapper.over() || asked() == kind);
    }

    static void ticks(QQuickItem* root, QStringList& names) {
        if (!root->isVisible()) return;
        if (root->objectName().startsWith(QStringLiteral("step-")) &&
            root->objectName().endsWith(QStringLiteral("-tick")))
            names.append(root->objectName());
        const QList<QQuickItem*> children = root->childItems();
        for (QQuickItem* child : children) ticks(child, names);
    }

    /// Ticks a packing list from its first line to its last.
    bool tickAll() const {
        QStringList names;
        ticks(hand_.window().contentItem(), names);
        for (const QString& name : names)
            if (!hand_.tap(name)) return false;
        return names.size() > 10;
    }

  private Q_SLOTS:
    void init() { Hand::watch(); }

    // One after another: each goes on where the one before ended.
    void actOneIsPlayed() {
        QVERIFY(hand_.start());
        QVERIFY(hand_.games().importRecord(QStringLiteral(
            "game: campaign\nplayers: red=Ana, blue=Ben, white=Cy\nfates: FATE01 FATE02 FATE07\n")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
        QVERIFY(playUntil(QStringLiteral("nextAct"), 31));
        QCOMPARE(act(), 1);
    }

    void itIsPackedUpAndPrinted() {
        QCOMPARE(asked(), QStringLiteral("nextAct"));
        QVERIFY(hand_.tap(QStringLiteral("packUp")));
        QVERIFY(hand_.tap(QStringLiteral("packingPart")));
        QVERIFY(tickAll());
        QCOMPARE(hand_.text(QStringLiteral("sheetProgress")),
                 QStringLiteral("All is packed. See you at the next Act."));
        auto* sheet = hand_.window().property("page").value<QObject*>()->property("sheet").value<QObject*>();
        QVERIFY(sheet);
        const QString pdf = paper_.filePath(QStringLiteral("sheet.pdf"));
        bool written = false;
        QVERIFY(QMetaObject::invokeMethod(sheet, "exportPdf", Q_RETURN_ARG(bool, written),
                                          Q_ARG(QUrl, QUrl::fromLocalFile(pdf))));
        QVERIFY(written);
        QFile printed(pdf);
        QVERIFY(printed.open(QIODevice::ReadOnly));
        QVERIFY(printed.read(5) == "%PDF-");
        QVERIFY(printed.size() > 10'000);
        QVERIFY(hand_.tap(QStringLiteral("back")));
    }

    void anotherTabletSetsItOut() {
        QCOMPARE(asked(), QStringLiteral("nextAct"));
        const auto before = table().players();
        const QString carried = table().record();
        hand_.leave();
        qputenv("REACHKEEPER_DATA", other_.path().toLocal8Bit());
        QVERIFY(hand_.start());
        QVERIFY(hand_.games().list().isEmpty());
        QVERIFY(hand_.tap(QStringLiteral("importRecord")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("recordText")));
        hand_.shown(QStringLiteral("recordText"))->setProperty("text", carried);
        QVERIFY(hand_.tap(QStringLiteral("importText")));
        QTRY_VERIFY(table().isOpen());
        QCOMPARE(asked(), QStringLiteral("nextAct"));
        QCOMPARE(table().players(), before);
        QVERIFY(hand_.tap(QStringLiteral("packUp")));
        QVERIFY(hand_.tap(QStringLiteral("unpackingPart")));
        QVERIFY(tickAll());
        QCOMPARE(hand_.text(QStringLiteral("sheetProgress")), QStringLiteral("All is set out. Play on."));
        QVERIFY(hand_.tap(QStringLiteral("back")));
    }

    void actTwoIsPlayed() {
        QCOMPARE(asked(), QStringLiteral("nextAct"));
        QVERIFY(table().enter(QStringLiteral("done")));
        QCOMPARE(act(), 2);
        QVERIFY(playUntil(QStringLiteral("nextAct"), 32));
    }

    void actThreeIsPlayedToTheWinner() {
        if (asked() == QStringLiteral("nextAct")) {  // else won in Act II
            QVERIFY(table().enter(QStringLiteral("done")));
            QCOMPARE(act(), 3);
            QVERIFY(playUntil(QStringLiteral("finished"), 33));
        }
        QTRY_VERIFY(hand_.shown(QStringLiteral("winner")));
        QVERIFY(!table().winner().isEmpty());
        QVERIFY(hand_.tap(QStringLiteral("openStory")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("powerChart")));
        if (const QString picture = qEnvironmentVariable("REACHKEEPER_PICTURE"); !picture.isEmpty())
            hand_.window().grabWindow().save(picture);
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(WholeCampaignTest)
#include "whole_campaign_test.moc"
