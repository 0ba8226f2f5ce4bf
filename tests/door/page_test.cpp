#include "client.h"
#include "house.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace tests;
using reach::door::OpenError;
using reach::door::Refusal;

/// The files of the page, and the door's opening and closing.
class PageTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init();
    void filesAreSentAsTheBrowserTakesThem_data();
    void filesAreSentAsTheBrowserTakesThem();
    void whatNeverChangesIsKeptForEver();
    void everyAnswerForbidsFramesAndGuesses();
    void aHeadHasNoBodyAndTheNextRequestIsAnswered();
    void largeFilesComeWhole();
    void filesAreThoseOfTheOpening();
    void onlyKnownNamesAreServed_data();
    void onlyKnownNamesAreServed();
    void withoutThePageTheDoorwayIsAtTheFront();
    void nothingListensUntilItIsOpened();
    void aPortThatIsTakenIsSaidInWords();
    void anAddressThatIsNotThereIsSaidInWords_data();
    void anAddressThatIsNotThereIsSaidInWords();
    void closingEndsEverythingAtOnce();
    void itOpensAgainAfterClosing();

  private:
    void write(const char* name, const QByteArray& text) const {
        QFile file(folder_->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    std::filesystem::path page() const { return folder_->filePath("page").toStdString(); }

    std::unique_ptr<QTemporaryDir> folder_;
};

void PageTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(folder_->path()).mkdir("page"));
    write("secret", "secret");
    write("page/index.html", "<p>front</p>");
    write("page/worker.js", "worker");
    write("page/manifest.webmanifest", "{}");
    write("page/door.0123456789ab.js", "plain");
    write("page/door.0123456789ab.js.gz", "squeezed");
    write("page/reachkeeper.0123456789ab.wasm", "wasm");
    QVERIFY(QFile::link(folder_->filePath("secret"), folder_->filePath("page/link.js")));
}

void PageTest::filesAreSentAsTheBrowserTakesThem_data() {
    QTest::addColumn<QByteArray>("accepts");
    QTest::addColumn<bool>("isGzip");
    QTest::newRow("gzip") << QByteArray("Accept-Encoding: gzip, deflate\r\n") << true;
    QTest::newRow("gzip among others") << QByteArray("Accept-Encoding: br;q=1.0, GZIP;q=0.8\r\n") << true;
    QTest::newRow("not gzip") << QByteArray("Accept-Encoding: br, gzip;q=0\r\n") << false;
    QTest::newRow("nothing said") << QByteArray() << false;
}

void PageTest::filesAreSentAsTheBrowserTakesThem() {
    QFETCH(QByteArray, accepts);
    QFETCH(bool, isGzip);
    const OpenDoor open({}, page());
    const auto reply = ask(open.port, "GET /door.0123456789ab.js", accepts.toStdString());
    QCOMPARE(reply.status, 200);
    QCOMPARE(reply.body, std::string(isGzip ? "squeezed" : "plain"));
    QCOMPARE(reply.header("Content-Encoding"), std::string(isGzip ? "gzip" : ""));
    QCOMPARE(reply.header("Content-Type"), std::string("text/javascript; charset=utf-8"));
    QCOMPARE(reply.header("Vary"), std::string("Accept-Encoding"));
}

void PageTest::whatNeverChangesIsKeptForEver() {
    const OpenDoor open({}, page());
    const std::string forEver = "public, max-age=31536000, immutable";
    const auto cached = [&](const char* what) { return ask(open.port, what).header("Cache-Control"); };
    QCOMPARE(cached("GET /door.0123456789ab.js"), forEver);
    QCOMPARE(cached("GET /reachkeeper.0123456789ab.wasm"), forEver);
    for (const auto* anew :
         {"GET /", "GET /index.html", "GET /worker.js", "GET /manifest.webmanifest", "GET /text"})
        QCOMPARE(cached(anew), std::string("no-cache"));
    QCOMPARE(ask(open.port, "GET /reachkeeper.0123456789ab.wasm").header("Content-Type"),
             std::string("application/wasm"));
    QCOMPARE(ask(open.port, "GET /").body, std::string("<p>front</p>"));
}

void PageTest::everyAnswerForbidsFramesAndGuesses() {
    const OpenDoor open({}, page());
    for (const auto* what : {"GET /", "GET /none", "GET /acts", "POST /join"}) {
        const auto reply = ask(open.port, what);
        QCOMPARE(reply.header("X-Content-Type-Options"), std::string("nosniff"));
        QCOMPARE(reply.header("Content-Security-Policy"), std::string("frame-ancestors 'none'"));
        QCOMPARE(reply.header("Cross-Origin-Resource-Policy"), std::string("same-origin"));
    }
}

void PageTest::aHeadHasNoBodyAndTheNextRequestIsAnswered() {
    const OpenDoor open({}, page());
    Http http(open.port);
    const auto head = http.ask("HEAD /");
    QCOMPARE(head.status, 200);
    QCOMPARE(head.header("Content-Length"), std::string("12"));
    QCOMPARE(http.ask("GET /worker.js").body, std::string("worker"));
}

void PageTest::largeFilesComeWhole() {
    QByteArray large;
    for (int line = 0; large.size() < 3'000'000; ++line) large += QByteArray::number(line) + '\n';
    write("page/large.bin", large);
    const OpenDoor open({}, page());
    QCOMPARE(ask(open.port, "GET /large.bin").body, large.toStdString());
}

void PageTest::filesAreThoseOfTheOpening() {
    const OpenDoor open({}, page());
    write("page/new.js", "new");
    QVERIFY(QFile::remove(folder_->filePath("page/worker.js")));
    QCOMPARE(ask(open.port, "GET /new.js").status, 404);
    QCOMPARE(ask(open.port, "GET /worker.js").body, std::string("worker"));
}

void PageTest::onlyKnownNamesAreServed_data() {
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing there") << QByteArray("/none") << 404;
    QTest::newRow("up") << QByteArray("/../secret") << 404;
    QTest::newRow("up, in the page") << QByteArray("/page/../../secret") << 404;
    QTest::newRow("up, in other signs") << QByteArray("/%2e%2e/secret") << 404;
    QTest::newRow("a slash in other signs") << QByteArray("/..%2fsecret") << 404;
    QTest::newRow("a backslash") << QByteArray("/..\\secret") << 404;
    QTest::newRow("twice") << QByteArray("/%252e%252e/secret") << 404;
    QTest::newRow("here") << QByteArray("/./index.html") << 404;
    QTest::newRow("two slashes") << QByteArray("//index.html") << 404;
    QTest::newRow("from the root") << QByteArray("//etc/passwd") << 404;
    QTest::newRow("a known name in other signs") << QByteArray("/index%2ehtml") << 404;
    QTest::newRow("a link") << QByteArray("/link.js") << 404;
    QTest::newRow("the gzip itself") << QByteArray("/door.0123456789ab.js.gz") << 404;
    QTest::newRow("a NUL in other signs") << QByteArray("/index.html%00.js") << 404;
    QTest::newRow("a NUL") << QByteArray("/index.html\0.js", 15) << 400;
    QTest::newRow("an 8-bit letter") << QByteArray("/\xc0\xae\xc0\xae/secret") << 400;
    QTest::newRow("no slash") << QByteArray("index.html") << 400;
    QTest::newRow("an address") << QByteArray("http://127.0.0.1/index.html") << 400;
    QTest::newRow("a star") << QByteArray("*") << 400;
    QTest::newRow("very long") << QByteArray("/") + QByteArray(5000, 'a') << 400;
    QTest::newRow("an unknown parameter") << QByteArray("/index.html?x=1") << 400;
}

void PageTest::onlyKnownNamesAreServed() {
    QFETCH(QByteArray, path);
    QFETCH(int, status);
    const OpenDoor open({}, page());
    const auto reply = ask(open.port, "GET " + path.toStdString());
    QCOMPARE(reply.status, status);
    QVERIFY(reply.body.find("secret") == std::string::npos && reply.body.find("front") == std::string::npos);
    QCOMPARE(open.refused(status == 404 ? Refusal::UnknownPath : Refusal::BadRequest), std::uint64_t{1});
}

void PageTest::withoutThePageTheDoorwayIsAtTheFront() {
    const OpenDoor bare;
    const OpenDoor open({}, page());
    const auto doorway = ask(bare.port, "GET /").body;
    QVERIFY(doorway.find("text.js") != std::string::npos);
    QCOMPARE(ask(bare.port, "GET /text").body, doorway);
    QCOMPARE(ask(open.port, "GET /text").body, doorway);
    QCOMPARE(ask(bare.port, "GET /text.js").status, 200);
    // The page's own doorway asks its host for these.
    for (const auto port : {bare.port, open.port})
        for (const auto* path : {"GET /table.js", "GET /table.css"}) QCOMPARE(ask(port, path).status, 200);
    QCOMPARE(ask(bare.port, "GET /index.html").status, 404);
}

void PageTest::nothingListensUntilItIsOpened() {
    House house;
    reach::door::Door door(house);
    QVERIFY(!door.isOpen());
    QCOMPARE(door.port(), std::uint16_t{0});
    door.send(1, "nobody");
    door.close(1, "nobody");
    door.close();
    QVERIFY(!door.open({"127.0.0.1", 0, {}, {}}));
    const auto port = door.port();
    QVERIFY(Socket(port).isConnected());
    door.close();
    QVERIFY(!Socket(port).isConnected());
}

void PageTest::aPortThatIsTakenIsSaidInWords() {
    const OpenDoor open;
    House house;
    reach::door::Door second(house);
    const auto error = second.open({"127.0.0.1", open.port, {}, {}});
    QVERIFY(error.has_value());
    QVERIFY(error->kind == OpenError::Kind::PortTaken);
    QVERIFY(error->words.find(std::to_string(open.port)) != std::string::npos);
    QVERIFY(!second.isOpen());
}

void PageTest::anAddressThatIsNotThereIsSaidInWords_data() {
    QTest::addColumn<QByteArray>("address");
    QTest::newRow("not of this device") << QByteArray("192.0.2.1");
    QTest::newRow("no address") << QByteArray("tablet");
}

void PageTest::anAddressThatIsNotThereIsSaidInWords() {
    QFETCH(QByteArray, address);
    House house;
    reach::door::Door door(house);
    const auto error = door.open({address.toStdString(), 0, {}, {}});
    QVERIFY(error.has_value());
    QVERIFY(error->kind == OpenError::Kind::NoSuchAddress);
    QVERIFY(error->words.find(address.toStdString()) != std::string::npos);
}

void PageTest::closingEndsEverythingAtOnce() {
    OpenDoor open;
    open.house.echoes = true;
    WebSocket socket(open.port, House::kCode);
    Http polling(open.port);
    const auto token = ask(open.port, "POST /join", bearer(House::kCode)).body;
    QVERIFY(open.house.hasOpened(2));
    polling.socket().send(polling.request("GET /acts?after=0", bearer(token)));
    Socket silent(open.port);
    Http half(open.port);
    half.socket().send("GET / HT");
    QCOMPARE(half.reply(50ms).status, 0);
    const auto begun = std::chrono::steady_clock::now();
    open.door.close();
    QVERIFY(std::chrono::steady_clock::now() - begun < 1s);
    QCOMPARE(open.house.closed().size(), std::size_t{2});
    for (auto* one : {&socket.socket(), &polling.socket(), &silent, &half.socket()}) QVERIFY(one->isEnded());
}

void PageTest::itOpensAgainAfterClosing() {
    OpenDoor open;
    WebSocket first(open.port, House::kCode);
    QVERIFY(open.house.hasOpened(1));
    QVERIFY(!open.door.open({"127.0.0.1", 0, {}, {}}));
    QVERIFY(open.house.hasClosed(1));
    WebSocket second(open.door.port(), House::kCode);
    QVERIFY(open.house.hasOpened(2));
    QVERIFY(open.house.opened()[0] != open.house.opened()[1]);
}

QTEST_GUILESS_MAIN(PageTest)
#include "page_test.moc"
