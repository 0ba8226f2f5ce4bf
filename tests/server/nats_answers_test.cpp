#include "app/stream/stream.h"

#include <QMap>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <functional>
#include <optional>

using namespace reach;

/// What a stream makes of servers that are old, other ones, or answer nonsense: it says why nothing can be
/// kept, and goes on.
class NatsAnswersTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void itIsReadyOnlyWithServersThatKeep_data();
    void itIsReadyOnlyWithServersThatKeep();
    void silenceIsTold();
};

namespace {

/// As much of a nats-server as a stream needs. It answers requests to subjects that begin with a key of
/// `answers`.
class AnsweringServer : public QTcpServer {
  public:
    AnsweringServer() {
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket* const socket = nextPendingConnection();
            socket->write(R"(INFO {"server_id":"A","version":"2.10.27","max_payload":1048576,"headers":true})"
                          "\r\n");
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
        });
        if (!listen(QHostAddress::LocalHost)) qFatal("no port");
    }
    std::string address() const { return "nats://127.0.0.1:" + std::to_string(serverPort()); }

    QMap<QByteArray, QByteArray> answers;

  private:
    void read(QTcpSocket& socket) {
        QByteArray& waiting = waiting_[&socket];
        waiting += socket.readAll();
        for (qsizetype end = 0; (end = waiting.indexOf("\r\n")) >= 0;) {
            const auto words = waiting.left(end).split(' ');
            const bool hasPayload = words.front() == "PUB" || words.front() == "HPUB";
            const qsizetype whole = end + 2 + (hasPayload ? words.back().toInt() + 2 : 0);
            if (waiting.size() < whole) return;
            waiting.remove(0, whole);
            if (words.front() == "PING") socket.write("PONG\r\n");
            // The subscription of "SUB _INBOX.x.* 1" gets what is sent to "_INBOX.x.y".
            if (words.front() == "SUB") subscribed_[words[1].left(words[1].lastIndexOf('.'))] = words.back();
            if (hasPayload && words.size() > 3) answer(socket, words[1], words[2]);
        }
    }
    void answer(QTcpSocket& socket, const QByteArray& subject, const QByteArray& to) const {
        const auto sid = subscribed_.value(to.left(to.lastIndexOf('.')));
        for (auto it = answers.begin(); it != answers.end(); ++it)
            if (subject.startsWith("$JS.API." + it.key()))
                socket.write("MSG " + to + " " + sid + " " + QByteArray::number(it->size()) + "\r\n" + *it +
                             "\r\n");
    }

    QMap<QTcpSocket*, QByteArray> waiting_;
    QMap<QByteArray, QByteArray> subscribed_;
};

/// A stream on these servers, and what it has told.
struct Told {
    explicit Told(std::vector<std::string> servers) {
        auto opened = openNats({std::move(servers), [this](const std::function<void()>& what) {
                                    QTimer::singleShot(0, &caller, what);
                                }});
        if (!opened.stream) qFatal("%s", opened.problem.c_str());
        stream = std::move(opened.stream);
        stream->follow({}, {[](const std::string&, bool) {}, [](const Stream::Message&) {},
                            [](const std::string&) {}, [this](bool ready) { isReady = ready; },
                            [this](const std::string& what) { problems << QString::fromStdString(what); }});
    }
    QObject caller;
    bool isReady = false;
    QStringList problems;
    std::shared_ptr<Stream> stream;
};

constexpr const char* kGood =
    R"({"config":{"description":"one","compression":"none"},"state":{"last_seq":0}})";

}  // namespace

void NatsAnswersTest::itIsReadyOnlyWithServersThatKeep_data() {
    QTest::addColumn<QByteArray>("info");
    QTest::addColumn<QByteArray>("consumer");
    QTest::addColumn<bool>("isReady");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* info, const char* consumer, bool isReady,
                        const char* problem) {
        QTest::newRow(name) << QByteArray(info) << QByteArray(consumer) << isReady
                            << QString::fromLatin1(problem);
    };
    row("2.10.27", kGood, "{}", true, "");
    row("2.9.10", R"({"config":{"description":"one"},"state":{"last_seq":0}})", "{}", false,
        "older than 2.10.27");
    row("no JetStream", R"({"error":{"code":503,"err_code":10039}})", "{}", false, "JetStream");
    row("an error in words", R"({"error":"no"})", "{}", false, "JetStream");
    row("an error whose number is a word", R"({"error":{"err_code":"10059"}})", "{}", false, "JetStream");
    row("numbers as words",
        R"({"config":{"description":7,"compression":"none"},"state":{"last_seq":"many"}})", "{}", true, "");
    row("a refused reader", kGood, R"({"error":{"err_code":"?"}})", false, "");
    row("no JSON", "\x01\xff{", "{}", false, "");
    row("another JSON", "[1, 2]", "{}", false, "");
    row("a stream without a state", R"({"config":{"compression":"none"},"state":[]})", "{}", false, "");
}

void NatsAnswersTest::itIsReadyOnlyWithServersThatKeep() {
    QFETCH(const QByteArray, info);
    QFETCH(const QByteArray, consumer);
    QFETCH(const bool, isReady);
    QFETCH(const QString, problem);
    AnsweringServer server;
    server.answers = {{"STREAM.INFO.", info}, {"CONSUMER.CREATE.", consumer}};
    Told told({server.address()});
    if (isReady) QTRY_VERIFY(told.isReady);
    if (!problem.isEmpty()) QTRY_VERIFY(told.problems.join('\n').contains(problem));
    if (!isReady) {
        QTest::qWait(700);
        QVERIFY(!told.isReady);
        QCOMPARE(told.problems.size(), problem.isEmpty() ? 0 : 1);
        // It looks again, and goes on when the servers are good.
        server.answers = {{"STREAM.INFO.", kGood}, {"CONSUMER.CREATE.", "{}"}};
        QTRY_VERIFY(told.isReady);
    }
}

void NatsAnswersTest::silenceIsTold() {
    QTcpServer port;
    QVERIFY(port.listen(QHostAddress::LocalHost));
    const auto address = "nats://rosa:secret@127.0.0.1:" + std::to_string(port.serverPort());
    port.close();
    Told told({address});
    QTRY_COMPARE(told.problems.size(), 1);
    QVERIFY(told.problems.first().contains(QStringLiteral("no nats-server answers")));
    QVERIFY(!told.problems.first().contains(QStringLiteral("secret")));
}

QTEST_GUILESS_MAIN(NatsAnswersTest)
#include "nats_answers_test.moc"
