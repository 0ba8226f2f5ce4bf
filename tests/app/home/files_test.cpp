#include "tests/app/hand.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QMimeData>

/// In place of the program that the desktop has for a file.
class Opener : public QObject {
    Q_OBJECT

  public:
    QUrl opened;

  public Q_SLOTS:
    void open(const QUrl& url) { opened = url; }
};

/// Asking for a file: the folders, the names, and the name of a file to write.
class FilesTest : public QObject {
    Q_OBJECT

    Hand hand_;
    QTemporaryDir folder_;

    QObject* dialog(const char* name) const {
        for (QObject* one : hand_.window().findChildren<QObject*>(QLatin1StringView(name)))
            if (one->property("visible").toBool()) return one;
        return nullptr;
    }
    /// Opens the dialog for the record of an open table, in the folder of the test.
    QObject* saving() const {
        if (!hand_.tap(QStringLiteral("menu"))) return nullptr;
        auto* found = hand_.window().findChild<QObject*>(QStringLiteral("recordFile"));
        if (!found) return nullptr;
        found->setProperty("currentFolder", QUrl::fromLocalFile(folder_.path()));
        if (!hand_.tap(QStringLiteral("exportRecord"))) return nullptr;
        // The names are read in a thread of their own.
        return QTest::qWaitFor([&] {
            return hand_.shown(QStringLiteral("fileAccept")) && hand_.shown(QStringLiteral("file-inner"));
        })
                   ? found
                   : nullptr;
    }
    bool name(const QString& text) const {
        QQuickItem* field = hand_.shown(QStringLiteral("fileName"));
        return field && field->setProperty("text", text);
    }
    static bool write(const QString& path, const QByteArray& bytes = "no record") {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

  private Q_SLOTS:
    void init() {
        Hand::watch();
        QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("inner")));
        QVERIFY(write(folder_.filePath(QStringLiteral("old.record"))));
        QVERIFY(write(folder_.filePath(QStringLiteral("letter.txt"))));
        QVERIFY(hand_.start());
    }
    void cleanup() { hand_.leave(); }

    /// A browser refuses a copy in several formats.
    void aRecordIsCopiedAsPlainTextOnly() {
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(hand_.tap(QStringLiteral("menu")));
        QVERIFY(hand_.tap(QStringLiteral("copyRecord")));
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied->formats(), QStringList{QStringLiteral("text/plain")});
        QCOMPARE(copied->text(), hand_.table().record());
    }

    void aRecordIsWrittenWhereTheUserGoes() {
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(saving());
        // The table's name is proposed, and only files of this kind are listed.
        QCOMPARE(hand_.text(QStringLiteral("fileName")), hand_.table().title() + ".record");
        QTRY_VERIFY(hand_.shown(QStringLiteral("file-old.record")));
        QVERIFY(!hand_.shown(QStringLiteral("file-letter.txt")));
        QVERIFY(hand_.tap(QStringLiteral("file-inner")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("file-old.record")));
        QVERIFY(hand_.text(QStringLiteral("fileFolder")).endsWith(QStringLiteral("/inner")));
        QVERIFY(name(QStringLiteral("our #1 table")));
        QVERIFY(hand_.tap(QStringLiteral("fileAccept")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("fileAccept")));
        QFile file(folder_.filePath(QStringLiteral("inner/our #1 table.record")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), hand_.table().record());
        QCOMPARE(hand_.text(QStringLiteral("recordWritten")),
                 QStringLiteral("Written: ") + folder_.filePath(QStringLiteral("inner/our #1 table.record")));
        Opener opener;
        QDesktopServices::setUrlHandler(QStringLiteral("file"), &opener, "open");
        QVERIFY(hand_.tap(QStringLiteral("recordWrittenOpen")));
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(opener.opened, QUrl::fromLocalFile(folder_.filePath(QStringLiteral("inner"))));
    }

    void whatIsReplacedIsSaidBefore() {
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(saving());
        QCOMPARE(hand_.text(QStringLiteral("fileReplaces")), QString());
        QVERIFY(hand_.tap(QStringLiteral("file-old.record")));
        QCOMPARE(hand_.text(QStringLiteral("fileName")), QStringLiteral("old.record"));
        QVERIFY(!hand_.text(QStringLiteral("fileReplaces")).isEmpty());
        QVERIFY(name(QStringLiteral("new")));
        QTRY_VERIFY(hand_.text(QStringLiteral("fileReplaces")).isEmpty());
    }

    /// A typed name stays in the folder that is shown.
    void aNameIsNoPath_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("written");
        QTest::newRow("a folder") << "../escaped"
                                  << "-escaped.record";
        QTest::newRow("an address") << "http://x/y"
                                    << "http---x-y.record";
        QTest::newRow("a percent sign") << "50%20off"
                                        << "50%20off.record";
        QTest::newRow("its ending") << "a.RECORD"
                                    << "a.RECORD";
    }
    void aNameIsNoPath() {
        QFETCH(QString, typed);
        QFETCH(QString, written);
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(saving());
        QVERIFY(name(typed));
        QVERIFY(hand_.tap(QStringLiteral("fileAccept")));
        QVERIFY(QFile::exists(folder_.filePath(written)));
        QVERIFY(QFile::remove(folder_.filePath(written)));
        QVERIFY(name({}) || !hand_.shown(QStringLiteral("fileAccept")));
    }

    void aFileIsOpened() {
        QVERIFY(write(folder_.filePath(QStringLiteral("inner/game.record")),
                      "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\n"
                      "court: BC01 BC02 BC22 BC28\n\nred leads aggression 2\n"));
        QVERIFY(hand_.tap(QStringLiteral("importRecord")));
        auto* found = hand_.window().findChild<QObject*>(QStringLiteral("importFile"));
        QVERIFY(found);
        found->setProperty("currentFolder", QUrl::fromLocalFile(folder_.path()));
        QVERIFY(hand_.tap(QStringLiteral("openFile")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("fileAccept")));
        QVERIFY(!hand_.shown(QStringLiteral("fileAccept"))->isEnabled());
        QTRY_VERIFY(hand_.shown(QStringLiteral("file-letter.txt")));
        QVERIFY(hand_.tap(QStringLiteral("file-inner")));
        QVERIFY(hand_.tap(QStringLiteral("fileUp")));
        QVERIFY(hand_.tap(QStringLiteral("file-inner")));
        QVERIFY(hand_.tap(QStringLiteral("file-game.record")));
        QVERIFY(hand_.tap(QStringLiteral("fileAccept")));
        QTRY_VERIFY(hand_.table().isOpen());
        QCOMPARE(hand_.table().entries(), 1);
    }

    void itIsUsedByTheKeyboard() {
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(saving());
        const auto key = [this](Qt::Key one) {
            QTest::keyClick(&hand_.window(), one);
            screen::rest(hand_.window());
        };
        QCOMPARE(hand_.window().activeFocusItem()->objectName(), QStringLiteral("fileName"));
        for (int tabs = 0; tabs < 8 && hand_.window().activeFocusItem()->objectName() != "file-inner"; ++tabs)
            key(Qt::Key_Tab);
        QCOMPARE(hand_.window().activeFocusItem()->objectName(), QStringLiteral("file-inner"));
        key(Qt::Key_Down);
        QCOMPARE(hand_.window().activeFocusItem()->objectName(), QStringLiteral("file-old.record"));
        key(Qt::Key_Return);
        QCOMPARE(hand_.text(QStringLiteral("fileName")), QStringLiteral("old.record"));
        // Escape closes the dialog alone.
        key(Qt::Key_Escape);
        QVERIFY(!hand_.shown(QStringLiteral("fileAccept")));
        QVERIFY(hand_.shown(QStringLiteral("exportRecord")));
    }

    /// Everything is inside the window and large enough for a finger, and every text differs from its ground.
    void itHasRoomAndCanBeRead_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("print");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("dark");
        for (const QSize size : {QSize(1280, 800), QSize(390, 844), QSize(844, 390)})
            for (const int print : {100, 200})
                for (const char* language : {"en", "de"})
                    for (const bool dark : {false, true})
                        QTest::addRow("%dx%d, %d %%, %s, %s", size.width(), size.height(), print, language,
                                      dark ? "dark" : "light")
                            << size << print << QString::fromLatin1(language) << dark;
    }
    void itHasRoomAndCanBeRead() {
        QFETCH(QSize, size);
        QFETCH(int, print);
        QFETCH(QString, language);
        QFETCH(bool, dark);
        hand_.leave();
        QVERIFY(hand_.start(size));
        hand_.preferences().setLanguage(language);
        hand_.preferences().setSize(print);
        hand_.preferences().setDark(dark);
        QVERIFY(hand_.lay("red leads aggression 2\n"));
        QVERIFY(saving());
        screen::rest(hand_.window());
        if (const QString to = qEnvironmentVariable("REACHKEEPER_PICTURES"); !to.isEmpty())
            hand_.window().grabWindow().save(QStringLiteral("%1/files-%2-%3-%4-%5.png")
                                                 .arg(to)
                                                 .arg(size.width())
                                                 .arg(print)
                                                 .arg(language, dark ? "dark" : "light"));
        const QRectF window(QPointF(), QSizeF(hand_.window().size()));
        for (const char* part :
             {"fileCancel", "fileUp", "fileNames", "fileName", "fileAccept", "file-inner"}) {
            const QQuickItem* item = hand_.shown(QLatin1StringView(part));
            QVERIFY2(item, part);
            const QRectF box = item->mapRectToScene(QRectF({}, item->size()));
            QVERIFY2(window.adjusted(-1, -1, 1, 1).contains(box) || part == QByteArray("file-inner"), part);
            QVERIFY2(box.height() > 36 && box.width() > 36, part);
        }
        const QQuickItem* names = hand_.shown(QStringLiteral("fileNames"));
        const QPointF middle = names->mapRectToScene(QRectF({}, names->size())).center();
        QVERIFY2(std::abs(middle.x() - window.center().x()) < 4, "the sheet is not in the middle");
        const QImage picture = hand_.window().grabWindow();
        const QQuickItem* row = hand_.shown(QStringLiteral("file-inner"));
        const QRect box = row->mapRectToScene(QRectF({}, row->size())).toRect().intersected(picture.rect());
        int darkest = 255;
        int lightest = 0;
        for (int x = box.left(); x <= box.right(); ++x)
            for (int y = box.top(); y <= box.bottom(); ++y) {
                const int gray = qGray(picture.pixel(x, y));
                darkest = std::min(darkest, gray);
                lightest = std::max(lightest, gray);
            }
        QVERIFY2(lightest - darkest > 120, "the names cannot be told from their ground");
        QCOMPARE(dark, qGray(picture.pixel(box.right() - 12, box.center().y())) < 128);
        hand_.preferences().setLanguage(QStringLiteral("en"));
        hand_.preferences().setSize(100);
        hand_.preferences().setDark(false);
    }
};

QTEST_MAIN(FilesTest)
#include "files_test.moc"
