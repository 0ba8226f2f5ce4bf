#include "database/saves/backups.h"
#include "tests/app/hand.h"

#include <QFile>

#include <filesystem>

using reach::saves::SaveStore;
namespace fs = std::filesystem;

/// What people are told about the keeping of their tables, in the real window.
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
        hand_->leave();
        QVERIFY(hand_->start());
        QVERIFY2(home().isEmpty(), qPrintable(home()));
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
        QVERIFY(home().contains(QStringLiteral("Line 1")));
        hand_->games().beginImport(record.left(2'000).section(u'\n', 0, -2));
        QTRY_VERIFY(hand_->table().isOpen());
        QCOMPARE(hand_->games().list().size(), 1);
        QVERIFY(home().isEmpty());
    }

    void aPipeIsNoRecord() {
        QVERIFY(hand_->start());
        QVERIFY(!hand_->games().importFile(QUrl::fromLocalFile(QStringLiteral("/dev/zero"))));
        QVERIFY(home().contains(QStringLiteral("cannot be read")));
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
