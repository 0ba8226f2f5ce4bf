#include "app/door/detail/guesses.h"
#include "app/door/detail/pace.h"
#include "client.h"
#include "house.h"

#include <QTest>

using namespace tests;
using reach::door::guesserOf;
using reach::door::Guesses;
using reach::door::Limits;
using reach::door::Pace;
using reach::door::Refusal;

/// Delays after wrong codes, and the pace of messages.
class GuessesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theDelayGrowsWithEachWrongCode();
    void anAddressIsForgottenAfterAWhile();
    void aMillionGuessesTakeLongerThanAnEvening_data();
    void aMillionGuessesTakeLongerThanAnEvening();
    void oneHouseholdIsOneGuesser();
    void theDoorLooksAtNoCodeBeforeItsTime();
    void aKeyNobodyGuessesDoesNotWait();
    void messagesHaveTheirTurn();
};

namespace {

const Guesses::Time kBegin{std::chrono::hours(1000)};

template <typename Time>
long long inSeconds(Time time) {
    return std::chrono::duration_cast<std::chrono::seconds>(time).count();
}

}  // namespace

void GuessesTest::theDelayGrowsWithEachWrongCode() {
    const Limits limits;
    Guesses guesses(limits);
    auto now = kBegin;
    QList<long long> waits;
    for (int guess = 0; guess < 12; ++guess) {
        guesses.wrong("a", now);
        waits.append(inSeconds(guesses.wait("a", now)));
        now += guesses.wait("a", now);
    }
    QCOMPARE(waits, (QList<long long>{0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60}));
    QCOMPARE(inSeconds(guesses.wait("b", now)), 0LL);
}

void GuessesTest::anAddressIsForgottenAfterAWhile() {
    const Limits limits;
    Guesses guesses(limits);
    for (int guess = 0; guess < 10; ++guess) guesses.wrong("a", kBegin);
    QCOMPARE(inSeconds(guesses.wait("a", kBegin)), 60LL);
    const auto later = kBegin + limits.forgotten;
    guesses.wrong("a", later);
    QCOMPARE(inSeconds(guesses.wait("a", later)), 0LL);
}

void GuessesTest::aMillionGuessesTakeLongerThanAnEvening_data() {
    QTest::addColumn<int>("addresses");
    QTest::addColumn<int>("atLeast");
    // README.md tells these days.
    QTest::newRow("from one address") << 1 << 694;
    QTest::newRow("from a network") << 250 << 23;
    QTest::newRow("from a new address each time") << 1'000'000 << 23;
}

void GuessesTest::aMillionGuessesTakeLongerThanAnEvening() {
    QFETCH(int, addresses);
    QFETCH(int, atLeast);
    const Limits limits;
    Guesses guesses(limits);
    auto now = kBegin;
    for (int guess = 0; guess < 1'000'000; ++guess) {
        const auto address = std::to_string(guess % addresses);
        now += std::max(Guesses::Duration::zero(), guesses.wait(address, now));
        guesses.wrong(address, now);
    }
    const auto days = static_cast<double>(inSeconds(now - kBegin)) / 86'400;
    qInfo("a million wrong codes take %.1f days", days);
    QVERIFY(days > atLeast && days < atLeast + 1);
}

void GuessesTest::oneHouseholdIsOneGuesser() {
    QCOMPARE(guesserOf("192.168.0.7"), std::string("192.168.0.7"));
    QCOMPARE(guesserOf("::ffff:192.168.0.7"), std::string("192.168.0.7"));
    QCOMPARE(guesserOf("2001:db8:1:2:3:4:5:6"), guesserOf("2001:db8:1:2:ffff::1"));
    QVERIFY(guesserOf("2001:db8:1:2::1") != guesserOf("2001:db8:1:3::1"));
    QCOMPARE(guesserOf("fe80::1%eth0"), guesserOf("fe80::2"));
}

void GuessesTest::theDoorLooksAtNoCodeBeforeItsTime() {
    OpenDoor open;
    const auto join = [&](const char* code) { return ask(open.port, "POST /join", bearer(code)); };
    for (int guess = 0; guess < 4; ++guess) QCOMPARE(join("WRONG1").status, 403);
    QCOMPARE(open.house.asked(), std::size_t{4});
    // Now even the right one has to wait.
    const auto reply = join(House::kCode);
    QCOMPARE(reply.status, 429);
    QCOMPARE(reply.header("Retry-After"), std::string("1"));
    QCOMPARE(ask(open.port, "GET /view?name=en", bearer(House::kCode)).status, 429);
    QCOMPARE(WebSocket(open.port, House::kCode).status(), 429);
    QCOMPARE(open.house.asked(), std::size_t{4});
    QCOMPARE(open.refused(Refusal::MustWait), std::uint64_t{3});
    open.pass(1s);
    QCOMPARE(join(House::kCode).status, 200);
}

void GuessesTest::aKeyNobodyGuessesDoesNotWait() {
    OpenDoor open;
    for (int guess = 0; guess < 40; ++guess) ask(open.port, "POST /join", bearer("WRONG1"));
    QCOMPARE(ask(open.port, "POST /join", bearer(House::kCode)).status, 429);
    QCOMPARE(ask(open.port, "POST /join", bearer(House::kDeviceKey)).status, 200);
}

void GuessesTest::messagesHaveTheirTurn() {
    Limits limits;
    limits.messagesPerSecond = 20;
    limits.messagesAtOnce = 3;
    Pace pace;
    QList<long long> waits;
    for (int message = 0; message < 5; ++message)
        waits.append(
            std::chrono::duration_cast<std::chrono::milliseconds>(pace.take(kBegin, limits)).count());
    QCOMPARE(waits, (QList<long long>{0, 0, 0, 50, 100}));
    QVERIFY(!pace.isRested(kBegin));
    QVERIFY(pace.isRested(kBegin + 250ms));
    QCOMPARE(inSeconds(pace.take(kBegin + 1s, limits)), 0LL);
}

QTEST_GUILESS_MAIN(GuessesTest)
#include "guesses_test.moc"
