#include "database/saves/save_store.h"
#include "tests/app/hand.h"

#include <sqlite3.h>

#include <QDateTime>

#include <cstring>

namespace {

/// What the program has asked of the saved tables.
struct Reads {
    int lists = 0;   ///< the rows of all tables
    int tables = 0;  ///< all acts of a table
};
Reads g_reads;

int count(unsigned, void*, void* statement, void*) {
    const char* sql = sqlite3_sql(static_cast<sqlite3_stmt*>(statement));
    if (sql == nullptr) return 0;
    if (std::strstr(sql, "FROM game") != nullptr && std::strstr(sql, "WHERE") == nullptr) ++g_reads.lists;
    if (std::strstr(sql, "FROM act") != nullptr && std::strstr(sql, "BETWEEN") != nullptr) ++g_reads.tables;
    return 0;
}

/// SQLite calls this for each database that is opened.
int watchDatabase(sqlite3* database, char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, count, nullptr);
}

}  // namespace

/// How often the saved tables are read for the screens that list them.
class ReadsTest : public QObject {
    Q_OBJECT

    Hand hand_;

    static Reads readsOf(const std::function<void()>& what) {
        g_reads = {};
        what();
        return g_reads;
    }
    void show(const char* screen) const {
        hand_.window().setProperty("screen", QLatin1String(screen));
        screen::rest(hand_.window());
    }

  private Q_SLOTS:
    void initTestCase() {
        QCOMPARE(sqlite3_auto_extension(reinterpret_cast<void (*)()>(&watchDatabase)), SQLITE_OK);
        QVERIFY(hand_.start());
        for (int i = 0; i < 3; ++i) QVERIFY(hand_.lay("red leads construction 4\n"));
        hand_.table().close();
    }
    void init() { Hand::watch(); }

    void theListIsReadOnceForAllThatShowIt() {
        show("Settings");
        const Reads home = readsOf([&] {
            hand_.games().refresh();
            show("Home");
        });
        QCOMPARE(home.lists, 1);
        QCOMPARE(home.tables, 0);
        const Reads newTable = readsOf([&] {
            QVERIFY(hand_.tap(QStringLiteral("newTable")));
            QVERIFY(hand_.tap(QStringLiteral("seatName-0")));
            hand_.type(QStringLiteral("Mikah\rDane\r"));
            QVERIFY(hand_.tap(QStringLiteral("backHome")));
        });
        // Leaving a screen forgets a refusal; nothing else has changed.
        QVERIFY2(newTable.lists <= 1, qPrintable(QString::number(newTable.lists)));
        QCOMPARE(newTable.tables, 0);
    }

    void theListIsReadAgainWhenATableWasPlayed() {
        QVERIFY(hand_.games().openGame(hand_.games().list().constFirst().id));
        const int entries = hand_.games().list().constFirst().entries;
        QVERIFY(hand_.table().enter(QStringLiteral("red ends turn")));
        QTRY_COMPARE(hand_.games().list().constFirst().entries, entries + 1);
        QVERIFY(hand_.table().undo());
        QTRY_COMPARE(hand_.games().list().constFirst().entries, entries);
        hand_.table().close();
        QVERIFY(hand_.games().renameGame(hand_.games().list().constFirst().id, QStringLiteral("Friday")));
        QCOMPARE(hand_.games().list().constFirst().title, QStringLiteral("Friday"));
        QVERIFY(hand_.games().removeGame(hand_.games().list().constFirst().id));
        QCOMPARE(hand_.games().list().size(), 2);
    }

    void aFinishedGameIsReadOnce() {
        QVERIFY(hand_.layWholeGame());
        hand_.table().close();
        // The end is noted when the table is opened again.
        QVERIFY(hand_.games().openGame(hand_.games().list().constFirst().id));
        hand_.table().close();
        qsizetype results = 0;
        QCOMPARE(readsOf([&] { results = hand_.games().results().size(); }).tables, 1);
        QCOMPARE(results, 1);
        QCOMPARE(readsOf([&] { results = hand_.games().results().size(); }).tables, 0);
        QCOMPARE(results, 1);
    }

    void aFinishedGameThatCannotBeReadIsTriedOnce() {
        const QString file = hand_.file(QStringLiteral("others.sqlite"));
        {
            auto store = reach::saves::SaveStore::open(file.toStdString());
            QVERIFY(store.ok());
            const auto now = QDateTime::currentSecsSinceEpoch();
            const auto game = store.value().createGame(
                "Riddle", "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n", {"no act at all"}, now);
            QVERIFY(game.ok());
            QVERIFY(store.value().finish(game.value(), true, now).ok());
        }
        const qsizetype before = hand_.games().list().size();
        QVERIFY(hand_.games().importFile(QUrl::fromLocalFile(file)));
        QCOMPARE(hand_.games().list().size(), before + 1);
        const qsizetype results = hand_.games().results().size();
        QCOMPARE(readsOf([&] { QCOMPARE(hand_.games().results().size(), results); }).tables, 0);
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(ReadsTest)
#include "reads_test.moc"
