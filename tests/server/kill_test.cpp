#include "begun.h"
#include "running.h"
#include "tests/amount.h"
#include "tests/hall/pen.h"
#include "tests/hall/visitor.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <memory>
#include <random>
#include <thread>
#include <vector>

using namespace reach;
using namespace reach::tests;
namespace msg = reach::messages;

/// A host that is killed while people play at its tables. What was kept is there afterwards, once.
class KillTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void nothingKeptIsLostAndNothingIsTwice();
};

namespace {

constexpr int kTables = 40;

/// A screen at a table of its own, which offers one act after the other.
struct Screen {
    std::string table;
    std::string code;
    std::string key;
    std::unique_ptr<Visitor> visitor;
    Pen pen;
    std::vector<ActId> kept;     ///< in the order of their numbers
    std::optional<Act> offered;  ///< no answer came

    bool come(std::uint16_t port) {
        visitor = std::make_unique<Visitor>(port, false, key.empty() ? code : key);
        msg::Hello hello;
        hello.table = table;
        hello.code = code;
        hello.key = key;
        hello.seat = "red";
        visitor->say(hello);
        const auto welcome = visitor->hear<msg::Welcome>();
        if (welcome && !welcome->key.empty()) key = welcome->key;
        return welcome.has_value();
    }
    bool offer() {
        if (!offered) offered = pen.enter("correct red power 3");
        return visitor->say(msg::Offer{*offered});
    }
    /// Waits for the answer. False if the connection is gone; `problem` if the answer is wrong.
    bool hearAnswer(std::string& problem) {
        while (const auto message = visitor->next(2s)) {
            if (const auto* kept_ = std::get_if<msg::Kept>(&*message)) {
                if (kept_->id != offered->id) continue;
                if (kept_->number != std::ssize(kept) + 1) problem = "an act got a number that is taken";
                kept.push_back(kept_->id);
                offered.reset();
                return true;
            }
            if (std::holds_alternative<msg::Refused>(*message)) problem = "an act was refused";
        }
        return false;
    }
};

/// What is wrong with the journals, as a host that was started anew has them.
std::string wrongWith(const std::vector<std::unique_ptr<Screen>>& screens, const QString& folder) {
    Shelf shelf(folder.toStdString(), [] { return 1; });
    for (const auto& screen : screens) {
        const auto stored = shelf.stored(saves::GameId{std::stoll(screen->table)});
        if (!stored) return "a table cannot be read";
        std::vector<ActId> ids;
        for (const Act& act : stored->acts) ids.push_back(act.id);
        std::vector<ActId> expected = screen->kept;
        // What was offered and not answered may be there or not.
        if (ids.size() == expected.size() + 1 && screen->offered) expected.push_back(screen->offered->id);
        if (ids != expected)
            return "table " + screen->table + " has " + std::to_string(ids.size()) + " acts instead of " +
                   std::to_string(expected.size()) + ", or others";
    }
    return {};
}

}  // namespace

void KillTest::nothingKeptIsLostAndNothingIsTwice() {
    QTemporaryDir folder;
    std::vector<std::unique_ptr<Screen>> screens;
    for (const Begun& table : beginTables(folder.path(), kTables)) {
        screens.push_back(std::make_unique<Screen>());
        screens.back()->table = table.name;
        screens.back()->code = table.code;
    }
    std::mt19937 random(amount::seed(7));
    // A sanitizer makes everything slower, and acts shall be kept before the host is killed there, too.
    std::uniform_int_distribution<int> moment(5, amount::kSanitized ? 2'800 : 700);
    const int asked = qEnvironmentVariableIntValue("REACHKEEPER_ROUNDS");
    const int rounds = asked > 0 ? asked : amount::of(6, 300);
    RunningHost host;
    std::uint16_t port = 0;
    qint64 slowest = 0;
    std::size_t acts = 0;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer back;
        back.start();
        QVERIFY(host.start(folder.path(), port));
        port = host.port();
        for (const auto& screen : screens) QVERIFY(screen->come(port));
        slowest = std::max(slowest, back.elapsed());
        std::thread killer([&, after = moment(random)] {
            std::this_thread::sleep_for(std::chrono::milliseconds(after));
            ::kill(static_cast<pid_t>(host.id()), SIGKILL);
        });
        std::string problem;
        for (bool lives = true; lives && problem.empty();) {
            for (const auto& screen : screens) lives = screen->offer() && lives;
            for (const auto& screen : screens) lives = screen->hearAnswer(problem) && lives;
        }
        killer.join();
        host.kill();
        for (const auto& screen : screens) screen->visitor.reset();
        QVERIFY2(problem.empty(), problem.c_str());
        const std::string wrong = wrongWith(screens, folder.path());
        QVERIFY2(wrong.empty(), wrong.c_str());
        acts = 0;
        for (const auto& screen : screens) acts += screen->kept.size();
    }
    QVERIFY(acts > screens.size());
    qInfo("killed %d times with %d tables in play: %zu acts kept, all screens back after %lld ms at most",
          rounds, kTables, acts, static_cast<long long>(slowest));
    QVERIFY2(slowest < (amount::kSanitized ? 20'000 : 2'000), std::to_string(slowest).c_str());
}

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
