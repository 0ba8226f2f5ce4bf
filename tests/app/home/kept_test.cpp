#include "database/saves/backups.h"
#include "tests/amount.h"
#include "tests/app/hand.h"
#include "tests/places.h"

#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <QFile>

#include <filesystem>
#include <fstream>
#include <random>

using reach::saves::SaveStore;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> hostileNames() {
    std::vector<std::string> names;
    for (const char* name : {"line\nline\nline\nline", "a\u0301\u0301\u0301\u0301 \u202Eevil\u2066 \a",
                             "<img src=x><h1>big</h1>", "\u2028\u2029\u200B\uFEFF",
                             "\U0001F468\u200D\U0001F469\u200D\U0001F467"})
        names.emplace_back(name);
    names.emplace_back(400, 'W');
    names.push_back(std::string(60, '\t').append("x"));
    names.push_back(std::string(300, ' ').append("x"));
    return names;
}

}  // namespace

/// Messages about the saving of tables, in the real window.
class KeptTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;

    static fs::path data() { return qgetenv("REACHKEEPER_DATA").toStdString(); }
    QString home() const { return hand_->games().problem(); }
    /// A table with a backup of its first entries, on the shelf of a window that was left.
    void keepATable() {
        QVERIFY(hand_->start());
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        hand_->leave();
        auto store = SaveStore::open(data() / "tables.sqlite");
        QVERIFY(store.value().backupInto(data() / "backups", 1'000'000).ok());
    }

  private Q_SLOTS:
    void init() {
        Hand::watch();
        hand_ = std::make_unique<Hand>();
    }

    void aTableThatIsNotKeptSaysSoAllTheTime_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a tablet") << QSize(1280, 800);
        QTest::newRow("upright") << QSize(800, 1280);
        QTest::newRow("a phone") << QSize(390, 844);
    }
    void aTableThatIsNotKeptSaysSoAllTheTime() {
        QFETCH(QSize, size);
        const auto other = SaveStore::open(data() / "tables.sqlite");  // another window
        QVERIFY(other.ok());
        QVERIFY(hand_->start(size));
        QVERIFY(home().contains(QStringLiteral("Another Reachkeeper")));
        // There may be many: the other window has them.
        QVERIFY(!hand_->shown(QStringLiteral("noTables")));
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        for (const char* entry : {"red ends turn", "blue pivots construction 7", "blue ends turn"}) {
            QTRY_VERIFY(hand_->shown(QStringLiteral("unkept")));
            QVERIFY(
                hand_->text(QStringLiteral("unkeptReason")).contains(QStringLiteral("Another Reachkeeper")));
            // It is the reason that has to be read.
            QVERIFY(hand_->shown(QStringLiteral("unkeptReason"))->width() > 0.6 * size.width());
            const QRectF window(QPointF(), size);
            const QQuickItem* save = hand_->shown(QStringLiteral("saveUnkept"));
            QVERIFY(window.contains(save->mapRectToScene(save->boundingRect())) && save->width() > 40);
            QVERIFY(!hand_->shown(QStringLiteral("map"))
                         ->mapRectToScene({0, 0, 10, 10})
                         .intersects(hand_->shown(QStringLiteral("unkept"))
                                         ->mapRectToScene({0, 0, double(size.width()), 30})));
            hand_->table().enter(QString::fromLatin1(entry));
        }
        const QString path = QString::fromStdString((data() / "kept.record").string());
        QVERIFY(hand_->tap(QStringLiteral("saveUnkept")));
        auto* dialog = hand_->window().findChild<QObject*>(QStringLiteral("unkeptFile"));
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->property("visible").toBool());
        QTRY_VERIFY(dialog->property("selectedFile").toString().endsWith(hand_->table().title() + ".record"));
        QVERIFY(dialog->setProperty("selectedFile", QUrl::fromLocalFile(path)));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accepted"));
        QVERIFY(QMetaObject::invokeMethod(dialog, "close"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), hand_->table().record());
        QVERIFY(hand_->text(QStringLiteral("unkeptReason")).startsWith(QStringLiteral("Written")));
        QVERIFY(hand_->table().undo());
        QTRY_VERIFY(hand_->text(QStringLiteral("unkeptReason")).contains(QStringLiteral("not kept")));
        // Back home it is still said.
        hand_->table().close();
        QVERIFY(home().contains(QStringLiteral("Another Reachkeeper")));
    }

    void aFolderThatTakesNothingIsToldAtTheTable() {
        const QByteArray own = qgetenv("REACHKEEPER_DATA");
        qputenv("REACHKEEPER_DATA", "/proc/self");  // nobody writes there, not even root
        const bool started = hand_->start();
        qputenv("REACHKEEPER_DATA", own);
        QVERIFY(started);
        QTRY_VERIFY(hand_->shown(QStringLiteral("storeProblem")));
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        QVERIFY(hand_->table().enter(QStringLiteral("red ends turn")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("saveUnkept")));
        const QString told = hand_->text(QStringLiteral("unkeptReason"));
        QVERIFY2(told.contains(QStringLiteral("not kept")) &&
                     told.contains(QStringLiteral("cannot be written to")),
                 qPrintable(told));
    }

    void aTableThatIsKeptSaysNothing() {
        QVERIFY(hand_->start());
        QTRY_VERIFY(hand_->shown(QStringLiteral("noTables")));
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        QTRY_VERIFY(hand_->shown(QStringLiteral("map")));
        QVERIFY(!hand_->shown(QStringLiteral("unkept")));
        hand_->table().close();
        QVERIFY(hand_->games().openSample(QStringLiteral("base")));
        QVERIFY(!hand_->shown(QStringLiteral("unkept")));
    }

    void whatAStartFoundIsTold_data() {
        QTest::addColumn<QByteArray>("store");  // what stands in its place; null: nothing
        QTest::addColumn<bool>("backup");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("gone") << QByteArray() << true
                              << QStringList{"are gone", "backup is in their place", "lost"};
        QTest::newRow("damaged") << QByteArray("coffee") << true
                                 << QStringList{"were damaged", "backup is in their place", "damaged-1"};
        QTest::newRow("damaged, no backup")
            << QByteArray("coffee") << false << QStringList{"no sound backup", "damaged-1"};
    }
    void whatAStartFoundIsTold() {
        QFETCH(QByteArray, store);
        QFETCH(bool, backup);
        QFETCH(QStringList, words);
        keepATable();
        fs::remove(data() / "tables.sqlite");
        if (!backup) fs::remove_all(data() / "backups");
        if (!store.isNull()) {
            QFile file(QString::fromStdString((data() / "tables.sqlite").string()));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(store) == store.size());
        }
        QVERIFY(hand_->start());
        for (const QString& word : words) QVERIFY2(home().contains(word), qPrintable(home()));
        QTRY_VERIFY(hand_->shown(QStringLiteral("storeProblem")));
        QCOMPARE(hand_->games().list().size(), backup ? 1 : 0);
        // A start that ended before anybody had read it does not take it away; a tap does.
        hand_->leave();
        QVERIFY(hand_->start());
        for (const QString& word : words) QVERIFY2(home().contains(word), qPrintable(home()));
        QVERIFY(hand_->tap(QStringLiteral("acknowledge")));
        QVERIFY2(home().isEmpty(), qPrintable(home()));
        hand_->leave();
        QVERIFY(hand_->start());
        QVERIFY2(home().isEmpty(), qPrintable(home()));
    }

    void damagedSettingsAreTold_data() {
        QTest::addColumn<QByteArray>("settings");
        QTest::newRow("nothing in it") << QByteArray("");
        QTest::newRow("no settings") << QByteArray("root:x:0:0:root:/root:/bin/sh\n");
        QTest::newRow("another theme") << QByteArray();
    }
    void damagedSettingsAreTold() {
        QFETCH(QByteArray, settings);
        QVERIFY(hand_->start());
        hand_->preferences().setSize(150);
        hand_->preferences().setTheme(QStringLiteral("light"));
        hand_->leave();
        QFile file(QString::fromStdString((data() / "settings.ini").string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray sound = file.readAll();
        file.close();
        if (settings.isNull()) settings = QByteArray(sound).replace("theme=light", "theme=night");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(settings) == settings.size());
        file.close();
        QVERIFY(hand_->start());
        QVERIFY2(home().contains(QStringLiteral("settings were damaged")), qPrintable(home()));
        QCOMPARE(hand_->preferences().size(), 100);
        QVERIFY(fs::exists(data() / "settings.ini.damaged-1"));
        QVERIFY(hand_->tap(QStringLiteral("acknowledge")));
        hand_->leave();
        QVERIFY(hand_->start());
        QVERIFY(home().isEmpty());
    }

    /// What a screen reads from the settings leaves them as they are.
    void settingsSurviveEveryScreen_data() {
        QTest::addColumn<QString>("screen");
        for (const char* screen : {"NewTable", "Settings", "Results", "Keys", "Join", "Club", "Reference"})
            QTest::newRow(screen) << QString::fromLatin1(screen);
    }
    void settingsSurviveEveryScreen() {
        QFETCH(QString, screen);
        QVERIFY(hand_->start());
        hand_->preferences().setSize(150);
        hand_->leave();
        QVERIFY(hand_->start());
        hand_->window().setProperty("screen", screen);
        QTRY_COMPARE(hand_->window().property("screen").toString(), screen);
        QTest::qWait(50);
        hand_->leave();
        QVERIFY(hand_->start());
        QVERIFY2(home().isEmpty(), qPrintable(home()));
        QCOMPARE(hand_->preferences().size(), 150);
        QVERIFY(!fs::exists(data() / "settings.ini.damaged-1"));
    }

    void aDamagedReferenceIsTold() {
        const fs::path damaged = data() / "reference.sqlite";
        fs::copy_file(places::reference().toStdString(), damaged);
        {
            std::fstream file(damaged, std::ios::in | std::ios::out | std::ios::binary);
            file.seekp(3'000'000);
            file << "no page of ours";
        }
        const QByteArray own = qgetenv("REACHKEEPER_REFERENCE");
        const auto back = qScopeGuard([&] { qputenv("REACHKEEPER_REFERENCE", own); });
        qputenv("REACHKEEPER_REFERENCE", QByteArray::fromStdString(damaged.string()));
        QVERIFY(hand_->start());
        QVERIFY(hand_->tap(QStringLiteral("openReference")));
        QTRY_VERIFY(
            hand_->text(QStringLiteral("noReference")).contains(QStringLiteral("missing or damaged")));
    }

    void settingsBehindALinkStayThere() {
        QVERIFY(hand_->start());
        hand_->preferences().setSize(150);
        hand_->leave();
        fs::rename(data() / "settings.ini", data() / "mine.ini");
        fs::create_symlink(data() / "mine.ini", data() / "settings.ini");
        QVERIFY(hand_->start());
        QCOMPARE(hand_->preferences().size(), 150);
        hand_->preferences().setSize(120);
        hand_->leave();
        QVERIFY(fs::is_symlink(data() / "settings.ini"));
        fs::remove(data() / "settings.ini");
        fs::rename(data() / "mine.ini", data() / "settings.ini");
        QVERIFY(hand_->start());
        QCOMPARE(hand_->preferences().size(), 120);
        // The program must not replace the target of a link.
        hand_->leave();
        QFile other(QString::fromStdString((data() / "shopping").string()));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("bread\nmilk\n") > 0);
        other.close();
        fs::remove(data() / "settings.ini");
        fs::create_symlink(data() / "shopping", data() / "settings.ini");
        QVERIFY(hand_->start());
        hand_->preferences().setSize(130);
        hand_->leave();
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), QByteArray("bread\nmilk\n"));
    }

    void aFolderThatIsTakenAwayIsTold_data() {
        QTest::addColumn<bool>("entering");  // by the next entry; else by looking now and then
        QTest::newRow("at the next entry") << true;
        QTest::newRow("after a while") << false;
    }
    void aFolderThatIsTakenAwayIsTold() {
        QFETCH(bool, entering);
        QVERIFY(hand_->start());
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        QVERIFY(!hand_->shown(QStringLiteral("unkept")));
        const int entries = hand_->table().entries();
        fs::rename(data() / "tables.sqlite", data() / "taken.sqlite");
        if (entering) {
            // A keeper that answers late takes it back.
            const bool isLate = hand_->table().enter(QStringLiteral("red ends turn"));
            QTRY_COMPARE(hand_->table().entries(), entries);
            const QString why = isLate ? hand_->table().notKeptWhy() : hand_->table().message();
            QVERIFY2(why.contains(QStringLiteral("removed or moved")), qPrintable(why));
        }
        QTRY_VERIFY_WITH_TIMEOUT(hand_->shown(QStringLiteral("saveUnkept")), 10'000);
        QVERIFY(hand_->text(QStringLiteral("unkeptReason")).contains(QStringLiteral("removed or moved")));
        QVERIFY(hand_->table().enter(QStringLiteral("red ends turn")));
        hand_->table().close();
        QVERIFY2(home().contains(QStringLiteral("removed or moved")), qPrintable(home()));
        // Nothing new is begun there either, but it can be played.
        QVERIFY(hand_->games().importRecord(
            QStringLiteral("game: base\nplayers: red, blue\nsetup: 2SETUP01\n\n")));
        QVERIFY(!hand_->table().unkept().isEmpty());
    }

    void aRecordSaysNothingThatAScreenObeys() {
        QVERIFY(hand_->start());
        QVERIFY(!hand_->games().importRecord(
            QStringLiteral("game: base\nplayers: red, blue\n\u202Eevil: yes\n")));
        const QString refusal = hand_->games().refusal();
        QVERIFY2(!refusal.contains(QChar(0x202E)), qPrintable(refusal));
        QVERIFY2(refusal.contains(QStringLiteral("\\u202e")), qPrintable(refusal));
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        QVERIFY(!hand_->table().enter(QStringLiteral("red \u202Eleads")));
        QVERIFY(!hand_->table().message().contains(QChar(0x202E)));
        // A name that is none is refused in words.
        QVERIFY(!hand_->games().renamePlayer(QStringLiteral("blue"), QStringLiteral("#,")));
        QVERIFY(hand_->games().refusal().contains(QStringLiteral("A name needs")));
    }

    void exportGoesToWhatIsThere() {
        QVERIFY(hand_->start());
        QVERIFY(hand_->lay("red leads aggression 2\n"));
        const fs::path pipe = data() / "pipe";
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        const QUrl url = QUrl::fromLocalFile(QString::fromStdString(pipe.string()));
        QVERIFY(!hand_->games().exportFile(url));  // nobody reads
        QVERIFY(hand_->games().refusal().contains(QStringLiteral("cannot be written")));
        QVERIFY(fs::is_fifo(pipe));
        const fs::path device = data() / "null";
        if (mknod(device.c_str(), S_IFCHR | 0600, makedev(1, 3)) != 0) QSKIP("this user may make no device");
        QVERIFY(!hand_->games().exportFile(QUrl::fromLocalFile(QString::fromStdString(device.string()))));
        QVERIFY(fs::is_character_file(device));
    }

    void anImportGoesOnBesideTheWindow() {
        QString record = QStringLiteral("game: base\nplayers: red, blue\nsetup: 2SETUP01\n\n");
        for (int i = 0; i < reach::kMaxRecordLines - 4; ++i)
            record += QStringLiteral("correct red power %1\n").arg(i % 2);
        QVERIFY(hand_->start());
        QVERIFY(hand_->tap(QStringLiteral("importRecord")));
        QTRY_VERIFY(hand_->shown(QStringLiteral("recordText")));
        hand_->shown(QStringLiteral("recordText"))->setProperty("text", record);
        // At once: a finger waits for the window to come to rest, and the import would be over.
        const auto click = [&](const char* name) {
            return QMetaObject::invokeMethod(hand_->shown(QString::fromLatin1(name)), "clicked");
        };
        QVERIFY(click("importText"));
        QVERIFY(!hand_->games().importing().isEmpty());
        QTRY_VERIFY(hand_->games().importProgress() > 0);
        QVERIFY(hand_->shown(QStringLiteral("importProgress")));
        QVERIFY(!hand_->table().isOpen());
        QVERIFY(click("cancelImport"));
        QTRY_VERIFY(hand_->games().importing().isEmpty());
        QVERIFY(!hand_->table().isOpen());
        QVERIFY(hand_->games().list().isEmpty() && home().isEmpty());

        // Again, to the end; and a bad one says why.
        hand_->games().beginImport(QStringLiteral("no record"));
        QTRY_VERIFY(hand_->games().importing().isEmpty());
        QVERIFY(hand_->games().refusal().contains(QStringLiteral("Line 1")));
        hand_->games().beginImport(record.left(2'000).section(u'\n', 0, -2));
        QTRY_VERIFY(hand_->table().isOpen());
        QCOMPARE(hand_->games().list().size(), 1);
        QVERIFY(home().isEmpty());
    }

    void hostileNamesLeaveTheListAtRest_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a tablet") << QSize(1280, 800);
        QTest::newRow("upright") << QSize(800, 1280);
        QTest::newRow("a phone") << QSize(390, 844);
    }
    /// Warnings of QML fail the test: the list was laid out over and over.
    void hostileNamesLeaveTheListAtRest() {
        QFETCH(QSize, size);
        const std::vector<std::string> hostile = hostileNames();
        {
            auto store = SaveStore::open(data() / "tables.sqlite");
            for (const std::string& name : hostile) {
                std::string inRecord = name;
                std::replace(inRecord.begin(), inRecord.end(), '\n', '\v');
                const std::string header = "game: base\nplayers: red=" + inRecord + ", blue=" + inRecord +
                                           ", white=" + inRecord + "\nsetup: 3SETUP02\n\n";
                QVERIFY(store.value().createGame(name, header, 1'000'000).ok());
            }
        }
        QVERIFY(hand_->start(size));
        QTRY_VERIFY(hand_->shown(QStringLiteral("tables")));
        for (int step = 0; step < 3; ++step) {
            hand_->window().resize(size + QSize(37, 11) * step);
            QTest::qWait(150);
        }
    }

    /// As many tables as people have, with any names, at any size and print.
    void theListIsAtRestAtAnySize() {
        const quint32 seed = amount::seed(38);
        std::mt19937 random(seed);
        const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
        const std::vector<const char*> words{"W",          "\u202E", "a\u0301\u0301\u0301\u0301\u0301",
                                             "\t",         " ",      "\v",
                                             "\U0001F468", "\u2028", "\u0E49\u0E49\u0E49",
                                             "\uFDFD",     "\u4E2D", "<h1>",
                                             "\a",         "x"};
        const auto name = [&](std::size_t most) {
            std::string made;
            const char* often = words[below(words.size())];
            for (std::size_t left = 1 + below(most); left > 0; --left)
                made += below(3) == 0 ? words[below(words.size())] : often;
            return made;
        };
        for (int round = 0; round < amount::of(12, 200); ++round) {
            fs::remove_all(data());
            fs::create_directories(data());
            {
                auto store = SaveStore::open(data() / "tables.sqlite");
                for (std::size_t table = below(14); table > 0; --table) {
                    const std::string header = "game: base\nplayers: red=" + name(40) + ", blue=" + name(40) +
                                               ", white=" + name(12) + "\nsetup: 3SETUP02\n\n";
                    const auto made = store.value().createGame(name(60), header, 1'000'000);
                    QVERIFY(store.value().finish(made.value(), below(4) == 0, 1'000'000).ok());
                }
            }
            // A notice that wraps stands above them.
            if (below(4) == 0) std::ofstream(data() / "settings.ini") << "\x7f\x01nothing";
            const QSize size(static_cast<int>(340 + below(1000)), static_cast<int>(420 + below(900)));
            QVERIFY(hand_->start(size));
            hand_->preferences().setSize(static_cast<int>(100 + 25 * below(4)));
            QTest::qWait(60);
            for (int step = 0; step < 4; ++step) {
                hand_->window().resize(static_cast<int>(340 + below(1000)),
                                       static_cast<int>(420 + below(900)));
                QTest::qWait(60);
            }
            hand_->leave();
        }
    }

    void aPipeIsNoRecord() {
        QVERIFY(hand_->start());
        const fs::path pipe = data() / "pipe";
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY(!hand_->games().importFile(QUrl::fromLocalFile(QString::fromStdString(pipe.string()))));
        QVERIFY(hand_->games().refusal().contains(QStringLiteral("cannot be read")));
        QVERIFY(!hand_->games().importFile(QUrl::fromLocalFile(QStringLiteral("/dev/zero"))));
        QVERIFY(hand_->games().refusal().contains(QStringLiteral("cannot be read")));
    }

    void quittingWhileItImportsIsFine() {
        QString record = QStringLiteral("game: base\nplayers: red, blue\nsetup: 2SETUP01\n\n");
        for (int i = 0; i < 20'000; ++i) record += QStringLiteral("correct red power %1\n").arg(i % 2);
        QVERIFY(hand_->start());
        hand_->games().beginImport(record);
        hand_->leave();
        QVERIFY(hand_->start());
        QVERIFY(hand_->games().list().isEmpty());
    }
};

QTEST_MAIN(KeptTest)
#include "kept_test.moc"
