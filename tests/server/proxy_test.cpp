#include "app/host/keyring.h"
#include "app/server/house.h"
#include "running.h"
#include "tests/door/client.h"

#include <QFile>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace reach;
using namespace reach::tests;

/// The site of packaging/host/nginx.conf, run by nginx on the loopback, with a certificate of the test's own.
class ProxyTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    RunningHost host_;
    QProcess nginx_;
    quint16 port_ = 0;

    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    bool makeCertificate() const;
    bool writeSite() const;
    std::unique_ptr<QSslSocket> connected() const;
    QByteArray ask(const QByteArray& request) const;
    static QByteArray head(const char* line, const QByteArray& more = {}) {
        return QByteArray(line) + " HTTP/1.1\r\nHost: tables.example.org\r\nConnection: close\r\n" + more +
               "\r\n";
    }

  private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void thePageIsServedOverTls();
    void aScreenComesByWebSocket();
    void aScreenComesOverHttp();
    void countersAreNotForEverybody();
    void wrongCodesAreSlowedByTheirAddress();
};

namespace {

constexpr const char* kName = "tables.example.org";

QByteArray bearer(const QByteArray& key) {
    return "Authorization: Bearer " + key + "\r\n";
}

}  // namespace

bool ProxyTest::makeCertificate() const {
    return QProcess::execute("openssl",
                             {"req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                              "-nodes", "-days", "2", "-subj", "/CN=tables.example.org", "-addext",
                              "subjectAltName=DNS:tables.example.org", "-keyout", path("tables.key"), "-out",
                              path("tables.pem")}) == 0;
}

/// The site as it is in the package, with the folders and ports of this test.
bool ProxyTest::writeSite() const {
    QFile site(places::source("packaging/host/nginx.conf"));
    if (!site.open(QIODevice::ReadOnly)) return false;
    QByteArray text = site.readAll();
    const auto replace = [&](const char* before, const QByteArray& after) {
        if (text.count(before) != 1) return false;
        text.replace(before, after);
        return true;
    };
    const bool isDone = replace("listen 443 ssl", "listen 127.0.0.1:" + QByteArray::number(port_) + " ssl") &&
                        replace("/etc/ssl/certs/tables.pem", path("tables.pem").toUtf8()) &&
                        replace("/etc/ssl/private/tables.key", path("tables.key").toUtf8()) &&
                        replace("127.0.0.1:8017", "127.0.0.1:" + QByteArray::number(host_.port()));
    QByteArray around =
        "daemon off;\nmaster_process off;\npid nginx.pid;\nerror_log stderr;\n"
        "events { }\nhttp {\naccess_log off;\n";
    for (const char* temporary : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
        around += QByteArray(temporary) + "_temp_path " + temporary + ";\n";
    QFile file(path("nginx.conf"));
    return isDone && file.open(QIODevice::WriteOnly) && file.write(around + text + "}\n") > 0;
}

void ProxyTest::initTestCase() {
    const QString nginx = QStandardPaths::findExecutable("nginx", {"/usr/sbin", "/usr/bin", "/sbin"});
    if (nginx.isEmpty()) QSKIP("nginx is not installed (packaging/packages.txt, [checks])");
    if (QStandardPaths::findExecutable("openssl").isEmpty()) QSKIP("openssl is not installed");
    if (!QSslSocket::supportsSsl()) QSKIP("Qt has no TLS here");
    const QProcess record;
    QVERIFY(
        QProcess::execute(places::program("reachkeeper-host"),
                          {"add", places::source("tests/records/games/three-players-core-conflict.record"),
                           "--data", path("data")}) == 0);
    QVERIFY(host_.start(path("data"), 0, {"--behind-proxy", "--name", kName}));
    {
        QTcpServer free;
        QVERIFY(free.listen(QHostAddress::LocalHost));
        port_ = free.serverPort();
    }
    QVERIFY(makeCertificate() && writeSite());
    nginx_.setStandardErrorFile(path("errors"));
    nginx_.start(nginx, {"-p", folder_.path(), "-c", path("nginx.conf"), "-e", "stderr"});
    QTRY_VERIFY_WITH_TIMEOUT(connected()->isEncrypted(), 10'000);
}

void ProxyTest::cleanupTestCase() {
    if (nginx_.state() != QProcess::NotRunning) {
        nginx_.terminate();
        if (!nginx_.waitForFinished(5'000)) nginx_.kill();
        nginx_.waitForFinished();
    }
    host_.kill();
}

/// A connection whose certificate was checked.
std::unique_ptr<QSslSocket> ProxyTest::connected() const {
    auto socket = std::make_unique<QSslSocket>();
    auto trusted = socket->sslConfiguration();
    trusted.setCaCertificates(QSslCertificate::fromPath(path("tables.pem")));
    socket->setSslConfiguration(trusted);
    socket->setPeerVerifyName(kName);
    socket->connectToHostEncrypted("127.0.0.1", port_);
    socket->waitForEncrypted(3'000);
    return socket;
}

QByteArray ProxyTest::ask(const QByteArray& request) const {
    const auto socket = connected();
    socket->write(request);
    QByteArray got;
    while (socket->waitForReadyRead(5'000)) got += socket->readAll();
    return got;
}

void ProxyTest::thePageIsServedOverTls() {
    const QByteArray page = ask(head("GET /text"));
    QVERIFY2(page.startsWith("HTTP/1.1 200") && page.contains("<html"), page.left(200).constData());
    QVERIFY(ask(head("GET /health")).startsWith("HTTP/1.1 200"));
    // A name that nobody gave to the host, as in DNS rebinding.
    QByteArray elsewhere = head("GET /text");
    elsewhere.replace(kName, "evil.example.org");
    QVERIFY(ask(elsewhere).startsWith("HTTP/1.1 421"));
    // A page of another origin.
    QVERIFY(ask(head("GET /text", "Origin: https://evil.example.org\r\n")).startsWith("HTTP/1.1 403"));
    QVERIFY(ask(head("GET /text", "Origin: https://tables.example.org\r\n")).startsWith("HTTP/1.1 200"));
}

void ProxyTest::aScreenComesByWebSocket() {
    const QString listed = [&] {
        QFile guests(path("data") + "/guests-1");
        return guests.open(QIODevice::ReadOnly) ? QString::fromUtf8(guests.readAll()) : QString();
    }();
    static const QRegularExpression code(QStringLiteral("\"code\":\"([A-Z]{6})\""));
    const QByteArray shown = code.match(listed).captured(1).toLatin1();
    QCOMPARE(shown.size(), 6);
    const auto socket = connected();
    socket->write(
        "GET /join HTTP/1.1\r\nHost: tables.example.org\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Origin: https://tables.example.org\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: reachkeeper, " +
        shown + "\r\n\r\n");
    QByteArray got;
    while (!got.contains("\r\n\r\n") && socket->waitForReadyRead(5'000)) got += socket->readAll();
    QVERIFY2(got.startsWith("HTTP/1.1 101"), got.constData());
    const std::string hello = ::tests::frame(
        0x81, R"({"kind":"hello","protocol":1,"table":"1","code":")" + shown.toStdString() + "\"}");
    socket->write(hello.data(), static_cast<qint64>(hello.size()));
    while (!got.contains("\"kind\":\"here\"") && socket->waitForReadyRead(5'000)) got += socket->readAll();
    QVERIFY(got.contains("\"kind\":\"welcome\"") && got.contains("\"kind\":\"acts\""));
}

void ProxyTest::aScreenComesOverHttp() {
    Keyring keys(House::keysIn(path("data").toStdString()));
    const QByteArray key = QByteArray::fromStdString(keys.make(KeyKind::Member, "Ben", 1).value());
    QByteArray token;
    // The host looks for keys once a second.
    QTRY_VERIFY(ask(head("POST /join", bearer(key) + "Content-Length: 0\r\n")).startsWith("HTTP/1.1 200"));
    const QByteArray joined = ask(head("POST /join", bearer(key) + "Content-Length: 0\r\n"));
    token = joined.mid(joined.indexOf("\r\n\r\n") + 4).trimmed();
    const QByteArray hello = R"({"kind":"hello","protocol":1})";
    const QByteArray sent = ask(
        head("POST /offers", bearer(token) + "Content-Length: " + QByteArray::number(hello.size()) + "\r\n") +
        hello);
    QVERIFY2(sent.startsWith("HTTP/1.1 204"), sent.constData());
    const QByteArray heard = ask(head("GET /acts?after=0", bearer(token)));
    QVERIFY2(heard.contains("\"may\":\"member\""), heard.constData());
}

void ProxyTest::countersAreNotForEverybody() {
    // nginx is on this computer, and those who come through it are not.
    QVERIFY(ask(head("GET /metrics")).startsWith("HTTP/1.1 401"));
    QVERIFY(ask(head("GET /metrics", "X-Forwarded-For: 127.0.0.1\r\n")).startsWith("HTTP/1.1 401"));
    Keyring keys(House::keysIn(path("data").toStdString()));
    const QByteArray key = QByteArray::fromStdString(keys.make(KeyKind::Counters, "watch", 1).value());
    QTRY_VERIFY(ask(head("GET /metrics", bearer(key))).contains("reachkeeper_tables 1"));
    QCOMPARE(::tests::ask(host_.port(), "GET /metrics").status, 200);
}

void ProxyTest::wrongCodesAreSlowedByTheirAddress() {
    QByteArray last;
    for (int at = 0; at < 6; ++at) last = ask(head("GET /view?name=en", bearer("WRONG1")));
    QVERIFY2(last.startsWith("HTTP/1.1 429"), last.left(100).constData());
}

QTEST_GUILESS_MAIN(ProxyTest)
#include "proxy_test.moc"
