#include "app/campaign/log_sheet.h"
#include "app/table/sheets.h"
#include "tests/app/hand.h"
#include "tests/places.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QTcpServer>
#include <QTcpSocket>

#include <atomic>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

/// A pipe that the app must not open. A reader gets the end of the file at once, so that a failing test ends
/// too.
class Pipe {
  public:
    Pipe() {
        ::mkfifo(qPrintable(path()), 0600);
        watch_ = std::jthread([this](const std::stop_token& stop) {
            while (!stop.stop_requested()) {
                const int end = ::open(qPrintable(path()), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
                if (end >= 0) {
                    ++opened_;
                    ::close(end);
                }
                ++looks_;
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        });
    }
    const QTemporaryDir& folder() const { return folder_; }
    QString path() const { return folder_.filePath(QStringLiteral("f")); }
    int opened() const { return opened_; }
    /// How often the thread has checked whether the pipe was opened.
    int looks() const { return looks_; }
    void forget() { opened_ = 0; }

  private:
    QTemporaryDir folder_{QStringLiteral("/tmp/o-XXXXXX")};  // short: it has to fit into a name
    std::atomic<int> opened_ = 0;
    std::atomic<int> looks_ = 0;
    std::jthread watch_;
};

}  // namespace

/// Text from outside is drawn literally, and no file or address in it is fetched or opened.
class OutsideTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Hand> hand_;
    std::unique_ptr<Pipe> pipe_;
    std::unique_ptr<QTcpServer> server_;
    int asked_ = 0;

    void show(const char* name) const {
        hand_->window().setProperty("screen", QLatin1StringView(name));
        screen::rest(hand_->window());
    }
    void sheet(reach::sheets::Sheet sheet) const {
        hand_->window().property("page").value<QObject*>()->property("chosen").value<QObject*>()->setProperty(
            "sheet", static_cast<int>(sheet));
        screen::rest(hand_->window());
    }
    void goTo(const char* entry) const {
        const auto log = hand_->table().log();
        for (int at = 0; at < log.size(); ++at)
            if (log[at].entry.contains(QLatin1StringView(entry))) {
                hand_->table().jumpTo(at);
                return;
            }
        QFAIL(entry);
    }
    bool import(const char* path, const QString& name) const {
        QFile file(places::source("tests/records/%1").arg(QLatin1StringView(path)));
        if (!file.open(QIODevice::ReadOnly)) return false;
        QString text = QString::fromUtf8(file.readAll());
        text.replace(QStringLiteral("red=Rosa"), QStringLiteral("red=%1").arg(name));
        return hand_->games().importRecord(text);
    }

    static void collect(QQuickItem& root, QList<QQuickItem*>& found) {
        if (!root.isVisible()) return;
        if (root.inherits("QQuickText") && !root.property("text").toString().isEmpty()) found.append(&root);
        for (QQuickItem* child : root.childItems()) collect(*child, found);
    }
    /// Every text that can be seen now; dialogs of Qt 6.8 have windows of their own.
    static QList<QQuickItem*> texts() {
        QList<QQuickItem*> found;
        for (QWindow* window : QGuiApplication::allWindows())
            if (auto* quick = qobject_cast<QQuickWindow*>(window)) collect(*quick->contentItem(), found);
        return found;
    }
    bool drawn(const QString& what) const {
        return std::ranges::any_of(texts(), [&](const QQuickItem* item) {
            return item->property("text").toString().contains(what) &&
                   item->property("textFormat").toInt() == Qt::PlainText;
        });
    }
    /// Texts whose markup is guessed, or is more than ours.
    QStringList guessing() const {
        QStringList found;
        for (const QQuickItem* item : texts()) {
            const QString type = QLatin1StringView(item->metaObject()->className());
            if (item->property("textFormat").toInt() != Qt::PlainText &&
                !type.startsWith(QStringLiteral("Marked_")))
                found << type + u' ' + item->property("text").toString();
        }
        return found;
    }
    /// What has been shown has asked for all it wants when the window is at rest; a knock of our own comes
    /// after that, and somebody has looked at the pipe since.
    void nothingWasFetched() {
        screen::rest(hand_->window());
        QTcpSocket knock;
        knock.connectToHost(QHostAddress::LocalHost, server_->serverPort());
        const int looks = pipe_->looks();
        QTRY_VERIFY(knock.state() == QAbstractSocket::UnconnectedState && pipe_->looks() > looks + 1);
        QCOMPARE(std::exchange(asked_, 0), 1);
        QCOMPARE(pipe_->opened(), 0);
    }
    QString url(const QString& kind) const {
        if (kind == QStringLiteral("http")) return QStringLiteral("http://0:%1").arg(server_->serverPort());
        return kind == QStringLiteral("pipe") ? QStringLiteral("file://") + pipe_->path()
                                              : QStringLiteral("file:///dev/zero");
    }

  private Q_SLOTS:
    void initTestCase() {
        hand_ = std::make_unique<Hand>();
        pipe_ = std::make_unique<Pipe>();
        server_ = std::make_unique<QTcpServer>();
        connect(server_.get(), &QTcpServer::newConnection, this, [this] {
            ++asked_;
            server_->nextPendingConnection()->close();
        });
        QVERIFY(server_->listen(QHostAddress::LocalHost));
        QVERIFY(hand_->start());
    }
    void init() {
        asked_ = 0;
        pipe_->forget();
        Hand::watch();
    }

    void aNameIsOnlyEverDrawn_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"http", "pipe", "zero"})
            QTest::addRow("%s", kind) << QString::fromLatin1(kind);
    }
    void aNameIsOnlyEverDrawn() {
        QFETCH(QString, kind);
        const QString name = QStringLiteral("<img src=\"%1\">").arg(url(kind));
        QVERIFY(name.size() <= 40);

        QVERIFY(import("games/three-players-core-conflict.record", name));
        goTo("score");
        show("Table");
        nothingWasFetched();
        QVERIFY(drawn(name));
        for (const reach::sheets::Sheet beside :
             {reach::sheets::Sheet::Score, reach::sheets::Sheet::Log, reach::sheets::Sheet::Menu,
              reach::sheets::Sheet::Corrections, reach::sheets::Sheet::Count}) {
            sheet(beside);
            QCOMPARE(guessing(), QStringList());
        }
        for (const char* screen : {"History", "Story", "LayOut", "Settings", "Reference"}) {
            show(screen);
            QCOMPARE(guessing(), QStringList());
        }
        show("History");
        QVERIFY(drawn(name));
        hand_->table().close();
        show("Home");
        QVERIFY(drawn(name));
        QCOMPARE(guessing(), QStringList());

        QVERIFY(import("campaign/games/three-players-founder.record", name));
        show("LogSheet");
        QVERIFY(drawn(name));
        QCOMPARE(guessing(), QStringList());
        reach::LogSheet paper;
        paper.setProperty("table", QVariant::fromValue(&hand_->table()));
        QVERIFY(paper.exportPdf(QUrl::fromLocalFile(pipe_->folder().filePath(QStringLiteral("sheet.pdf")))));
        hand_->table().close();
        nothingWasFetched();

        hand_->leave();
        QElapsedTimer time;
        time.start();
        QVERIFY(hand_->start());
        QVERIFY(time.elapsed() < 20'000);
        QVERIFY(drawn(name));
        nothingWasFetched();
    }

    void aTitleIsOnlyEverDrawn() {
        const QString title =
            QStringLiteral("<img src=\"%1\"><b>Friday</b>").arg(url(QStringLiteral("http")));
        QVERIFY(hand_->lay());
        hand_->table().close();
        const qlonglong last = hand_->games().list().constFirst().id;
        QVERIFY(hand_->games().renameGame(last, title));
        show("Home");
        QVERIFY(drawn(title));
        QVERIFY(hand_->games().openGame(last));
        show("Table");
        show("History");
        QVERIFY(drawn(title));
        hand_->table().close();
        nothingWasFetched();
    }

    void aRefusedImportIsTold_data() { aNameIsOnlyEverDrawn_data(); }
    void aRefusedImportIsTold() {
        QFETCH(QString, kind);
        // The save of a tracker; the message says what the colour was.
        const QString word = QStringLiteral("<img src='%1'>").arg(url(kind));
        show("Home");
        QVERIFY(hand_->tap(QStringLiteral("importRecord")));
        QVERIFY(!hand_->games().importRecord(
            QStringLiteral(R"({"version": 1, "data": {"gameNumber": 1, "players": [{"color": "%1"}, {}]}})")
                .arg(word)));
        QVERIFY(hand_->games().refusal().contains(word));
        nothingWasFetched();
        QVERIFY(drawn(word));
        QCOMPARE(guessing(), QStringList());
        QVERIFY(hand_->lay());
        hand_->table().close();
    }

    void aNameIsNoMarkupInAFieldToTypeIn() {
        show("NewTable");
        QQuickItem* name = hand_->shown(QStringLiteral("seatName-0"));
        QVERIFY(name);
        const QString lure = QStringLiteral("<img src=\"%1\">").arg(url(QStringLiteral("http")));
        name->forceActiveFocus();
        for (const QChar letter : lure) QTest::keyClick(&hand_->window(), letter.toLatin1());
        QTRY_VERIFY(drawn(lure));  // in the title that is proposed
        QCOMPARE(guessing(), QStringList());
        show("Home");
        nothingWasFetched();
    }

    /// Were there markup all the same, or a file named in a property: the engine itself fetches nothing.
    void theEngineReadsNothingThatIsNotOurs_data() {
        QTest::addColumn<QByteArray>("qml");
        for (const char* kind : {"http", "pipe"})
            for (const char* item :
                 {"Image { source: '%1' }", "AnimatedImage { source: '%1' }", "FontLoader { source: '%1' }",
                  "Loader { source: '%1' }", "Marked { markup: '<img src=\"%1\"><b>bold</b>' }"})
                QTest::addRow("%s %s", kind, item)
                    << QByteArray(item).replace("%1", url(QLatin1StringView(kind)).toUtf8());
        for (const char* text : {"StyledText", "RichText", "MarkdownText"})
            QTest::addRow("%s", text) << QByteArray("Text { textFormat: Text.") + text +
                                             "; text: '<img src=\"" + url(QStringLiteral("http")).toUtf8() +
                                             "\">' }";
    }
    void theEngineReadsNothingThatIsNotOurs() {
        QFETCH(QByteArray, qml);
        QQmlComponent component(qmlEngine(&hand_->games()));
        component.setData("import QtQuick\nimport Reachkeeper\n" + qml, QUrl(QStringLiteral("qrc:/lure")));
        const std::unique_ptr<QObject> made(component.create());
        QVERIFY2(made, qPrintable(component.errorString()));
        if (auto* item = qobject_cast<QQuickItem*>(made.get()))
            item->setParentItem(hand_->window().contentItem());
        nothingWasFetched();
    }

    void aFileIsOnlyEverNamed() {
        const QString slash = QStringLiteral("%2F");
        const QString name =
            QStringLiteral("<img src=\"file:%1\">").arg(pipe_->path().replace(QStringLiteral("/"), slash));
        const QString folder = pipe_->folder().filePath(QStringLiteral("files"));
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile(folder + QStringLiteral("/") + name).open(QIODevice::WriteOnly));
        QQmlComponent component(qmlEngine(&hand_->games()));
        component.setData(
            "import QtQuick\nimport Reachkeeper\n"
            "Item { property FileSheet dialog: FileSheet {} }",
            QUrl(QStringLiteral("qrc:/lure")));
        const std::unique_ptr<QObject> made(component.create());
        QVERIFY2(made, qPrintable(component.errorString()));
        qobject_cast<QQuickItem*>(made.get())->setParentItem(hand_->window().contentItem());
        auto* dialog = made->property("dialog").value<QObject*>();
        dialog->setProperty("currentFolder", QUrl::fromLocalFile(folder));
        QVERIFY(QMetaObject::invokeMethod(dialog, "open"));
        QTRY_VERIFY(drawn(name));
        nothingWasFetched();
        QVERIFY(QMetaObject::invokeMethod(dialog, "close"));
    }

    void cleanupTestCase() { hand_.reset(); }
};

QTEST_MAIN(OutsideTest)
#include "outside_test.moc"
