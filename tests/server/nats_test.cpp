#include "at_host.h"
#include "nats_club.h"
#include "tests/amount.h"

#include <QElapsedTimer>
#include <QTest>

#include <memory>
#include <random>
#include <vector>

using namespace reach;
using namespace reach::tests;

/// Two hosts before three servers, as they run. What was kept at either of them is at both, once.
class NatsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void twoHostsRace_data();
    void twoHostsRace();
    void whatCannotBeReachedKeepsNothing();
    void aDeviceComesBackToTheOtherHost();
    void whoIsAtOneHostIsThereAtTheOther();
    void aHostThatEndsSaysGoodBye();
    void itEndsAsAWhole();

  private:
    NatsClub club_;
    std::mt19937 random_{amount::seed(43)};
};

void NatsTest::initTestCase() {
    qInfo("seed %u", amount::seed(43));
    switch (club_.start()) {
        case NatsClub::Started::Yes: return;
        case NatsClub::Started::NoServer: QSKIP("not tested: no nats-server");
        case NatsClub::Started::No: QFAIL("the club did not start");
    }
}

void NatsTest::cleanup() {
    for (const char* name : {"nats-1", "nats-2", "nats-3"}) club_.signal(QString::fromLatin1(name), SIGCONT);
    if (QTest::currentTestFailed()) qWarning("%s", club_.logs().constData());
}

void NatsTest::twoHostsRace_data() {
    QTest::addColumn<QString>("killed");
    QTest::newRow("undisturbed") << QString();
    QTest::newRow("a server is killed") << QStringLiteral("nats");
    QTest::newRow("a host is killed") << QStringLiteral("host");
}

void NatsTest::twoHostsRace() {
    QFETCH(const QString, killed);
    const int asked = qEnvironmentVariableIntValue("REACHKEEPER_ROUNDS");
    const int rounds = killed.isEmpty() ? 1 : asked > 0 ? asked : amount::of(1, 40);
    const QString table = club_.add(QString::fromLatin1(kHeader), QStringLiteral("Race"));
    QVERIFY(!table.isEmpty());
    std::vector<std::unique_ptr<AtHost>> screens;
    for (int at = 0; at < 4; ++at) {
        const int host = 1 + at % 2;
        QTRY_VERIFY_WITH_TIMEOUT(!club_.codeOf(table, host).empty(), 10'000);
        auto screen = std::make_unique<AtHost>();
        screen->table = table.toStdString();
        screen->code = club_.codeOf(table, host);
        screen->seat = at < 2 ? "red" : "blue";
        screen->port = club_.hostPort(host);
        QVERIFY(screen->comeWithin(10s));
        screens.push_back(std::move(screen));
    }
    std::uniform_int_distribution<int> moment(100, 1500);
    qint64 slowest = 0;
    for (int round = 0; round < rounds; ++round) {
        const QString victim =
            killed.isEmpty() ? QString()
                             : killed + QStringLiteral("-%1").arg(1 + random_() % (killed == "nats" ? 3 : 2));
        const int after = moment(random_);
        bool isDone = victim.isEmpty();
        QElapsedTimer passed;
        passed.start();
        while (passed.elapsed() < after + 1500) {
            if (!isDone && passed.elapsed() > after) {
                isDone = true;
                club_.signal(victim, SIGKILL);
            }
            for (const auto& screen : screens) {
                if (screen->visitor->isEnded()) (void)screen->come();
                (void)screen->offer();
            }
            for (const auto& screen : screens) (void)screen->hearAnswer(300ms);
        }
        // All are answered in the end, wherever they were when it happened.
        QElapsedTimer back;
        back.start();
        for (const auto& screen : screens) {
            for (bool isAnswered = !screen->offered; !isAnswered && back.elapsed() < 20'000;) {
                if (screen->visitor->isEnded() && !screen->come()) {
                    QTest::qWait(50);
                    continue;
                }
                isAnswered = screen->offer() && screen->hearAnswer(1s);
            }
            QVERIFY2(!screen->offered, qPrintable(victim));
        }
        slowest = std::max(slowest, back.elapsed());
    }
    std::size_t kept = 0;
    int refused = 0;
    for (const auto& screen : screens) {
        kept += screen->kept.size();
        refused += screen->refused;
        QVERIFY(!screen->kept.empty());
        if (screen->visitor->isEnded()) QVERIFY(screen->comeWithin(10s));
    }
    const std::string wrong = wrongInTheEnd(screens);
    QVERIFY2(wrong.empty(), (QByteArray::fromStdString(wrong) + "\n" + club_.logs()).constData());
    qInfo("%zu acts kept by two hosts, %d refused; all were answered %lld ms later at most", kept, refused,
          static_cast<long long>(slowest));
}

/// All three servers stand still, so that nothing can be durable.
void NatsTest::whatCannotBeReachedKeepsNothing() {
    const QString table = club_.add(QString::fromLatin1(kHeader), QStringLiteral("Alone"));
    QVERIFY(!table.isEmpty());
    std::vector<std::unique_ptr<AtHost>> screens;
    for (int host = 1; host <= 2; ++host) {
        QTRY_VERIFY_WITH_TIMEOUT(!club_.codeOf(table, host).empty(), 10'000);
        auto screen = std::make_unique<AtHost>();
        screen->table = table.toStdString();
        screen->code = club_.codeOf(table, host);
        screen->seat = "red";
        screen->port = club_.hostPort(host);
        QVERIFY(screen->comeWithin(10s));
        QVERIFY(screen->offer() && screen->hearAnswer(5s));
        screens.push_back(std::move(screen));
    }
    for (const char* name : {"nats-1", "nats-2", "nats-3"}) club_.signal(QString::fromLatin1(name), SIGSTOP);
    const auto keptUntilNow = [&] { return screens[0]->kept.size() + screens[1]->kept.size(); };
    const auto before = keptUntilNow();
    // It is not answered, or refused where the host knows already that nothing can be kept.
    for (const auto& screen : screens) {
        const int unsaved = screen->unsaved;
        QVERIFY(screen->offer());
        QVERIFY2(!screen->hearAnswer(300ms) || screen->unsaved > unsaved, club_.logs().constData());
    }
    // After a while the hosts know it, and tell it.
    const auto isToldUnsaved = [&](AtHost& screen) {
        const auto pending = std::exchange(screen.offered, std::nullopt);
        const int unsaved = screen.unsaved;
        for (int at = 0; at < 100 && screen.unsaved == unsaved; ++at) {
            screen.offered.reset();
            (void)screen.offer();
            (void)screen.hearAnswer(200ms);
        }
        screen.offered = pending;
        return screen.unsaved > unsaved;
    };
    for (const auto& screen : screens) QVERIFY(isToldUnsaved(*screen));
    QTRY_COMPARE_WITH_TIMEOUT(::tests::ask(club_.hostPort(1), "GET /health").status, 503, 10'000);
    QCOMPARE(keptUntilNow(), before);
    for (const char* name : {"nats-1", "nats-2", "nats-3"}) club_.signal(QString::fromLatin1(name), SIGCONT);
    // Offered again it is kept, or it has been already: once in any case.
    for (const auto& screen : screens) {
        QElapsedTimer passed;
        passed.start();
        while (screen->offered && passed.elapsed() < 60'000) {
            if (screen->visitor->isEnded()) (void)screen->comeWithin(5s);
            if (!screen->offer() || !screen->hearAnswer(500ms)) continue;
        }
        QVERIFY(!screen->offered);
    }
    const std::string wrong = wrongInTheEnd(screens);
    QVERIFY2(wrong.empty(), (QByteArray::fromStdString(wrong) + "\n" + club_.logs()).constData());
}

/// A device that was let in at one host is known at the other.
void NatsTest::aDeviceComesBackToTheOtherHost() {
    const QString table = club_.add(QString::fromLatin1(kHeader), QStringLiteral("Tuesday"));
    QTRY_VERIFY_WITH_TIMEOUT(!club_.codeOf(table, 1).empty() && !club_.codeOf(table, 2).empty(), 10'000);
    QCOMPARE(club_.codeOf(table, 1), club_.codeOf(table, 2));
    AtHost screen;
    screen.table = table.toStdString();
    screen.code = club_.codeOf(table, 1);
    screen.seat = "red";
    screen.port = club_.hostPort(1);
    QVERIFY(screen.comeWithin(10s));
    const std::string key = screen.key;
    screen.port = club_.hostPort(2);
    screen.code.clear();
    QVERIFY(screen.comeWithin(5s));
    QCOMPARE(screen.key, key);
    QVERIFY(screen.offer() && screen.hearAnswer(5s));
    QCOMPARE(screen.kept.size(), std::size_t{1});
}

/// And a question of one is answered at the other.
void NatsTest::whoIsAtOneHostIsThereAtTheOther() {
    const QString table = club_.add(QString::fromLatin1(kHeader), QStringLiteral("Summit"));
    std::array<AtHost, 2> screens;
    const auto awakeAt = [&](int host) {
        const std::string metrics = ::tests::ask(club_.hostPort(host), "GET /metrics").body;
        const std::size_t at = metrics.find("\nreachkeeper_tables_awake ");
        return at == std::string::npos ? std::string()
                                       : metrics.substr(at + 1, metrics.find('\n', at + 1) - at - 1);
    };
    for (int host = 1; host <= 2; ++host) {
        QTRY_VERIFY_WITH_TIMEOUT(!club_.codeOf(table, host).empty(), 10'000);
        AtHost& screen = screens[static_cast<std::size_t>(host) - 1];
        screen.table = table.toStdString();
        screen.code = club_.codeOf(table, host);
        screen.seat = host == 1 ? "red" : "blue";
        screen.port = club_.hostPort(host);
        // Counters are told every two seconds.
        if (host == 1) QTest::qWait(2'500);
        const std::string awake = awakeAt(2);
        QVERIFY(awake.starts_with("reachkeeper_tables_awake "));
        QVERIFY(screen.comeWithin(10s));
        if (host == 2) break;
        // The other host hears of it, and its copy of the table sleeps on.
        QTest::qWait(2'500);
        QCOMPARE(awakeAt(2), awake);
    }
    Visitor& red = *screens[0].visitor;
    Visitor& blue = *screens[1].visitor;
    const auto seesBoth = [](Visitor& visitor) {
        while (const auto here = visitor.hear<messages::Here>(10s))
            if (std::ranges::count_if(here->devices,
                                      [](const auto& one) { return one.there && !one.keeps; }) == 2)
                return true;
        return false;
    };
    QVERIFY(seesBoth(red));
    QVERIFY(seesBoth(blue));
    const messages::Ask ask{ActId::draw(), {"blue"}, {"deal red gives fuel to blue"}};
    QVERIFY(red.say(ask));
    const auto asked = blue.hear<messages::Asks>();
    QVERIFY2(asked && asked->asks.size() == 1, club_.logs().constData());
    QVERIFY(blue.say(messages::Say{ask.id, "yes"}));
    bool isAgreed = false;
    while (!isAgreed) {
        const auto told = red.hear<messages::Asks>();
        QVERIFY2(told, club_.logs().constData());
        isAgreed = told->asks.size() == 1 && told->asks[0].said == std::vector<std::string>{"yes"};
    }
    // A host that is killed takes nobody's place for long: its device is back, and both see each other again.
    club_.signal(QStringLiteral("host-2"), SIGKILL);
    QVERIFY(screens[1].comeWithin(20s));
    QVERIFY(seesBoth(*screens[1].visitor));
}

void NatsTest::aHostThatEndsSaysGoodBye() {
    const QString table = club_.add(QString::fromLatin1(kHeader), QStringLiteral("Tuesday"));
    QVERIFY(!table.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!club_.codeOf(table, 2).empty(), 10'000);
    AtHost screen;
    screen.table = table.toStdString();
    screen.code = club_.codeOf(table, 2);
    screen.seat = "red";
    screen.port = club_.hostPort(2);
    QVERIFY(screen.comeWithin(10s));
    for (int times = 0; times < 3; ++times) {
        const auto process = static_cast<pid_t>(club_.processOf(QStringLiteral("host-2")));
        club_.signal(QStringLiteral("host-2"), SIGTERM);
        QCOMPARE(screen.visitor->whyNot(), std::string("ends"));
        QTRY_VERIFY(::kill(process, 0) != 0);
        QVERIFY(screen.comeWithin(10s));
    }
}

void NatsTest::itEndsAsAWhole() {
    std::vector<qint64> processes;
    for (const char* name : {"nats-1", "nats-2", "nats-3", "host-1", "host-2"})
        processes.push_back(club_.processOf(QString::fromLatin1(name)));
    for (const qint64 process : processes)
        QVERIFY(process > 0 && ::kill(static_cast<pid_t>(process), 0) == 0);
    club_.end();
    for (const qint64 process : processes)
        QTRY_VERIFY_WITH_TIMEOUT(::kill(static_cast<pid_t>(process), 0) != 0, 5'000);
}

QTEST_GUILESS_MAIN(NatsTest)
#include "nats_test.moc"
