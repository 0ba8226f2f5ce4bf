#include "app/game/happened.h"
#include "tests/app/hand.h"

#include <QSignalSpy>

/// A record that is no record: what people are told, and where.
class RefusedTest : public QObject {
    Q_OBJECT

    Hand hand_;

    QString refusal() const { return hand_.games().refusal(); }
    /// All that is written on the window.
    QString said() const {
        QStringList all;
        collect(hand_.window().contentItem(), all);
        return all.join(u'\n');
    }
    static void collect(const QQuickItem* root, QStringList& all) {
        if (!root->isVisible()) return;
        all << root->property("text").toString();
        for (const QQuickItem* child : root->childItems()) collect(child, all);
    }
    QUrl written(const QByteArray& bytes) const {
        QFile file(hand_.file(QStringLiteral("odd.record")));
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }
    void home() {
        if (hand_.games().anyTable()->isOpen()) hand_.games().anyTable()->close();
        hand_.window().setProperty("screen", QStringLiteral("Home"));
        QTRY_VERIFY(hand_.shown(QStringLiteral("importRecord")));
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() {
        Hand::watch();
        home();
    }
    void cleanupTestCase() { hand_.leave(); }

    void aRefusalGoesWithTheSheet() {
        QVERIFY(hand_.tap(QStringLiteral("importRecord")));
        QSignalSpy moved(&hand_.games(), &reach::Games::importMoved);
        hand_.games().beginImport(QStringLiteral("a letter to my aunt"));
        QTRY_VERIFY(!refusal().isEmpty());
        const QString told = refusal();
        QTRY_VERIFY(said().contains(told));
        QVERIFY(hand_.tap(QStringLiteral("cancelImport")));
        QTRY_VERIFY(!said().contains(told));
        QVERIFY(hand_.tap(QStringLiteral("newTable")));
        QVERIFY(hand_.shown(QStringLiteral("startTable")));
        QVERIFY(!said().contains(told));
    }

    // Whatever was refused at one place: another has nothing to do with it.
    void aRefusalGoesWithTheScreen() {
        QVERIFY(!hand_.games().openGame(4711));
        const QString told = refusal();
        QVERIFY(!told.isEmpty());
        QTRY_VERIFY(said().contains(told));
        QVERIFY(hand_.tap(QStringLiteral("newTable")));
        screen::rest(hand_.window());
        QVERIFY(!said().contains(told));
        home();
        QVERIFY(!said().contains(told));
    }

    void aRefusalIsTappedAway() {
        QVERIFY(!hand_.games().openGame(4711));
        QTRY_VERIFY(hand_.shown(QStringLiteral("acknowledge")));
        QVERIFY(hand_.tap(QStringLiteral("acknowledge")));
        QCOMPARE(refusal(), QString());
        QTRY_VERIFY(!hand_.shown(QStringLiteral("storeProblem")));
    }

    // A name is put right at the table, and what is against it is said there.
    void aNameThatCannotBeIsToldWhereItWasTyped() {
        QVERIFY(hand_.lay());
        QVERIFY(!hand_.games().renamePlayer(QStringLiteral("red"), QStringLiteral("#,")));
        QVERIFY(!refusal().isEmpty());
        hand_.games().anyTable()->close();
        QTRY_COMPARE(refusal(), QString());
    }

    void whatNobodyCanReadIsNotShown_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01", 19);
        QTest::newRow("a program") << QByteArray(
            "\x7f"
            "ELF\x02\x01\x01\0\0\0\0\0",
            12);
        QTest::newRow("compressed") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03\xcb\xc8", 12);
        QTest::newRow("no UTF-8") << QByteArray(
            "players: r\xe4"
            "d, \xff\xfe\n");
        QTest::newRow("UTF-16") << QByteArray("\xff\xfeg\0a\0m\0e\0:\0", 12);
        QByteArray all;
        for (int byte = 1; byte < 256; ++byte) all += static_cast<char>(byte);
        QTest::newRow("every byte") << all;
    }
    void whatNobodyCanReadIsNotShown() {
        QFETCH(QByteArray, bytes);
        QVERIFY(!hand_.games().importFile(written(bytes)));
        QCOMPARE(refusal(), QStringLiteral("This is no game record: it holds more than text."));
    }

    void aWordThatIsWrongIsShownInShort() {
        QVERIFY(
            !hand_.games().importRecord(QStringLiteral("game: base\nplayers: %1\n").arg(QString(300, u'x'))));
        QVERIFY(refusal().size() < 160);
    }

    // What is read as JSON is told about as a file of people's, not as a program sees it.
    void aDamagedSaveIsToldInASentence_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a number") << QByteArray("{\"version\": 1.2.3}");
        QTest::newRow("cut off") << QByteArray("{\"version\": 1, \"data\": {\"gameNumb");
        QTest::newRow("another text") << QByteArray("{\\rtf1 Dear aunt}");
        QTest::newRow("too deep") << "{\"a\":" + QByteArray(5000, '[');
    }
    void aDamagedSaveIsToldInASentence() {
        QFETCH(QByteArray, text);
        QVERIFY(!hand_.games().importFile(written(text)));
        QCOMPARE(refusal(),
                 QStringLiteral("This is neither a game record nor a whole save of the Arcs Visual "
                                "Tracker: a part of it is missing or was changed."));
    }
};

QTEST_MAIN(RefusedTest)
#include "refused_test.moc"
