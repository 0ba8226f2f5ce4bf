#include "at_host.h"
#include "begun.h"
#include "nats_club.h"
#include "running.h"
#include "small_disk.h"
#include "tests/amount.h"

#include <QElapsedTimer>
#include <QTest>

#include <memory>
#include <random>
#include <vector>

using namespace reach;
using namespace reach::tests;

/// The power of all hosts and servers is cut at once, while people play. What was kept is there afterwards,
/// once.
class PowerTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void nothingKeptIsLost_data();
    void nothingKeptIsLost();
};

namespace {

/// What runs on the disk, and who plays there.
struct Evening {
    SmallDisk disk;
    std::unique_ptr<NatsClub> club;
    std::unique_ptr<RunningHost> host;
    bool isClub = false;
    std::vector<std::unique_ptr<AtHost>> screens;

    /// A table with four screens. The first host has it, and brings it to the club.
    void begin() {
        const Begun table = beginTables(disk.path() + (isClub ? "/host-1" : "/host"), 1).front();
        for (int at = 0; at < 4; ++at) {
            screens.push_back(std::make_unique<AtHost>());
            screens.back()->table = table.name;
            screens.back()->code = table.code;
            screens.back()->seat = at < 2 ? "red" : "blue";
        }
    }
    NatsClub::Started start() {
        if (isClub) {
            club = std::make_unique<NatsClub>(disk.path());
            return club->start();
        }
        host = std::make_unique<RunningHost>();
        return host->start(disk.path() + "/host") ? NatsClub::Started::Yes : NatsClub::Started::No;
    }
    /// All are at the table again, and what they had offered is answered. Returns the milliseconds; -1: it is
    /// not.
    qint64 comeBack() {
        QElapsedTimer passed;
        passed.start();
        for (std::size_t at = 0; at < screens.size(); ++at) {
            AtHost& screen = *screens[at];
            screen.port = isClub ? club->hostPort(1 + static_cast<int>(at % 2)) : host->port();
            if (!screen.comeWithin(30s)) return -1;
        }
        for (const auto& screen : screens)
            while (screen->offered) {
                if (passed.elapsed() > 60'000) return -1;
                if (screen->visitor->isEnded()) (void)screen->come();
                if (!screen->offer() || !screen->hearAnswer(500ms)) continue;
            }
        return passed.elapsed();
    }
    void play(int milliseconds) {
        QElapsedTimer passed;
        passed.start();
        while (passed.elapsed() < milliseconds) {
            for (const auto& screen : screens) (void)screen->offer();
            for (const auto& screen : screens) (void)screen->hearAnswer(20ms);
        }
        for (const auto& screen : screens) (void)screen->offer();
    }
    /// What has been told to a screen by now stays told; the disk has what it has.
    bool cut() {
        std::vector<qint64> all;
        if (isClub)
            for (const char* name : {"host-1", "host-2", "nats-1", "nats-2", "nats-3"})
                all.push_back(club->processOf(QString::fromLatin1(name)));
        else
            all.push_back(host->id());
        for (const qint64 process : all) ::kill(static_cast<pid_t>(process), SIGSTOP);
        const bool isCopied = disk.copy();
        for (const auto& screen : screens) (void)screen->hearAnswer(10ms);
        if (club) club->kill();
        if (host) host->kill();
        if (!isCopied || !disk.putInCopy()) return false;
        forgetStart();
        return true;
    }
    /// The system tells each of its starts by another number. In this test it was not started anew.
    void forgetStart() const {
        for (const char* name : {"host-1", "host-2"}) {
            QFile file(disk.path() + QStringLiteral("/%1/club").arg(QString::fromLatin1(name)));
            if (!file.open(QIODevice::ReadWrite)) continue;
            QByteArrayList lines = file.readAll().split('\n');
            QByteArrayList words = lines.first().split(' ');
            if (words.size() > 2) words[2] = "another";
            lines.first() = words.join(' ');
            file.resize(0);
            file.write(lines.join('\n'));
        }
    }
};

}  // namespace

void PowerTest::nothingKeptIsLost_data() {
    QTest::addColumn<bool>("isClub");
    QTest::newRow("one host") << false;
    QTest::newRow("two hosts, three servers") << true;
}

void PowerTest::nothingKeptIsLost() {
    QFETCH(const bool, isClub);
    Evening evening;
    evening.isClub = isClub;
    if (!evening.disk.putIn()) QSKIP("not tested: it needs root, a loop device and mkfs.ext4");
    evening.begin();
    std::mt19937 random(amount::seed(44));
    std::uniform_int_distribution<int> moment(300, 2000);
    const int asked = qEnvironmentVariableIntValue("REACHKEEPER_ROUNDS");
    const int rounds = asked > 0 ? asked : amount::of(1, 40);
    qint64 slowest = 0;
    for (int round = 0;; ++round) {
        switch (evening.start()) {
            case NatsClub::Started::Yes: break;
            case NatsClub::Started::NoServer: QSKIP("not tested: no nats-server");
            case NatsClub::Started::No: QFAIL("it did not start");
        }
        const qint64 back = evening.comeBack();
        QVERIFY2(back >= 0, isClub ? evening.club->logs().constData() : "");
        slowest = std::max(slowest, back);
        // Servers that have just started may be late, but come to the same in the end.
        std::string wrong;
        for (int at = 0; at < 6 && (at == 0 || !wrong.empty()); ++at) wrong = wrongInTheEnd(evening.screens);
        const QByteArray told = isClub ? evening.club->logs() : QByteArray();
        QVERIFY2(wrong.empty(), (QByteArray::fromStdString(wrong) + "\n" + told).constData());
        if (round == rounds) break;
        evening.play(moment(random));
        QVERIFY(evening.cut());
    }
    std::size_t kept = 0;
    for (const auto& screen : evening.screens) kept += screen->kept.size();
    QVERIFY(kept > evening.screens.size());
    if (evening.host) QVERIFY(evening.host->end());
    qInfo("cut %d times: %zu acts kept, all answered after %lld ms at most", rounds, kept,
          static_cast<long long>(slowest));
}

QTEST_GUILESS_MAIN(PowerTest)
#include "power_test.moc"
