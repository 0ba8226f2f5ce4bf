#include "stage.h"
#include "tests/amount.h"
#include "tests/session/random_hand.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <ranges>

using namespace reach;
using namespace reach::tests;

/// A host hands its table to another device, on a network that is cut at any moment, all from a seed.
class HandingOverTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theOthersComeAlong();
    void itIsCutAnywhere_data();
    void itIsCutAnywhere();
    void aNoChangesNothing();
    void silenceChangesNothing();
    void whoSaysYesAndNoMoreHoldsUpForAWhile();
    void onlyADeviceThatCanKeepIsAsked();
};

namespace {

using Table = OpenTableOf<ArcsGame>;
using Took = HostTable::HandedOn::What;

std::string headerOf(const Setup& setup) {
    ArcsGame::Record record;
    record.game = "base";
    record.setup = setup;
    return ArcsGame::printRecord(record);
}

enum class Trouble : std::uint8_t { None, Cut, HostKilled, TabletKilled };

struct Plan {
    std::uint64_t seed = 0;
    Trouble trouble = Trouble::None;
    bool sinceYes = false;       ///< or else since the question
    std::int64_t after = 0;      ///< frames since then
    messages::Moment lasts = 0;  ///< milliseconds
    bool answers = true;
    bool says = true;
    bool finishes = true;
};

/// Ben keeps a table and hands it to the tablet. A phone is there, too. What the app does on both sides
/// (Handing in app/company/) is done here, between two networks: that of the old host and that of the new
/// one.
class Move {
  public:
    explicit Move(const Plan& plan)
        : plan_(plan),
          old_(plan.seed),
          new_(plan.seed + 1),
          hand_(plan.seed, 3),
          header_(headerOf(hand_.setup())),
          place_(old_, header_, {}),
          host_(old_, place_) {
        old_.longest = new_.longest = 40;
        const std::string code = host_.table->guests().code();
        tablet_ = std::make_unique<Screen<ArcsGame>>(old_, "tablet", seat(0), code, false);
        phone_ = std::make_unique<Screen<ArcsGame>>(old_, "phone", seat(1), code, false);
        watch();
        beat();
    }

    /// Returns what is wrong, or nothing.
    std::string run() {
        while (old_.now < 3'000) step();
        if (!host_.table->handOn("tablet")) return "the tablet is not asked";
        asked_ = old_.now;
        begun_ = old_.frames;
        // Longer than either side waits for the other.
        for (const messages::Moment end = old_.now + plan_.lasts + 35'000; old_.now < end;) step();
        rests_ = true;
        for (const messages::Moment end = old_.now + 120'000; old_.now < end && !isQuiet();) step();
        return isQuiet() ? judge() : "no rest after two minutes";
    }
    bool isMoved() const { return isMoved_; }
    bool isAtBoth() const { return !isMoved_ && isHere_; }

    std::optional<Took> came;
    messages::Moment cameAfter = 0;
    std::int64_t number = 0;  ///< of the old host's last act when that came
    int carried = 0;          ///< acts that were offered to the one and are kept by the other
    bool followed = false;    ///< the phone went along by itself
    HostTable& table() { return *host_.table; }

  private:
    std::string seat(std::size_t at) const { return std::string(nameOf(hand_.setup().seats[at])); }
    bool once(int in) { return old_.chance.below(in) == 0; }
    void watch() {
        host_.table->handedOn = [this](const HostTable::HandedOn& what) {
            came = what.what;
            to_ = what.to;
            cameAfter = old_.now - asked_;
            number = host_.table->number();
        };
    }
    std::vector<Screen<ArcsGame>*> screens() {
        std::vector<Screen<ArcsGame>*> all;
        for (auto* one : {&tablet_, &phone_, &ben_})
            if (*one && (*one)->guest) all.push_back(one->get());
        return all;
    }
    void step() {
        if (!new_.isIdle() && new_.next() < old_.next())
            new_.step();
        else
            old_.step();
        host_.update();
        if (next_) next_->update();
        for (auto* screen : screens()) screen->update();
        makeTrouble();
        followHost();
        followTablet();
        followPhone();
    }
    void beat() {
        old_.after(50, [this] {
            new_.now = std::max(new_.now, old_.now);
            if (host_.hall) host_.hall->tick(old_.now);
            if (next_ && next_->hall) next_->hall->tick(old_.now);
            for (auto* screen : screens()) screen->tick();
            if (!rests_) enterSomewhere();
            beat();
        });
    }
    void enterSomewhere() {
        std::vector<Table*> tables;
        if (host_.runs()) tables.push_back(host_.screen.get());
        if (isHere_ && next_->runs()) tables.push_back(next_->screen.get());
        for (auto* screen : screens())
            // The tablet shows the saved table while the old host has not answered.
            if (screen->table && (screen != tablet_.get() || !next_)) tables.push_back(screen->table.get());
        for (Table* table : tables) {
            if (!once(8)) continue;
            SessionOf<ArcsGame>& session = *table->session;
            const auto command =
                once(2)
                    ? ArcsGame::read("correct " + seat(0) + " power " + std::to_string(old_.chance.below(20)))
                    : hand_.next(session.game());
            if (command) (void)session.enter(*command);
        }
    }

    void makeTrouble() {
        if (plan_.trouble == Trouble::None || asked_ == 0 || (plan_.sinceYes && !isAgreed_)) return;
        if (!troubled_ && old_.frames >= begun_ + plan_.after) {
            troubled_ = old_.now;
            if (plan_.trouble == Trouble::Cut) old_.setDark(true);
            if (plan_.trouble == Trouble::HostKilled && host_.runs()) host_.kill(), isKilled_ = true;
            if (plan_.trouble == Trouble::TabletKilled && tablet_->guest) {
                tablet_->kill();
                if (next_) next_->kill();
                isKilled_ = true;
            }
        }
        if (!troubled_ || old_.now < *troubled_ + plan_.lasts) return;
        old_.setDark(false);
        if (!std::exchange(isKilled_, false)) return;
        if (plan_.trouble == Trouble::HostKilled) {
            host_.start();
            watch();
        } else if (next_) {
            // The tablet has the table among its own, and people open it.
            next_->start();
            isHere_ = true;
        } else {
            tablet_->start();
        }
    }

    void followHost() {
        if (!host_.runs() || came != Took::Took || isMoved_) return;
        // It is noted where the table is, and all are told.
        isMoved_ = true;
        const std::vector<Act> offered = host_.table->offeredHere();
        for (const Act& act : offered) carried_.insert(textOf(act.id));
        const auto keeper = host_.table->close("moved", to_);
        host_.kill();
        ben_ = std::make_unique<Screen<ArcsGame>>(new_, "Ben", seat(2), to_.substr(to_.rfind('/') + 1), false,
                                                  Remembered{{}, "Ben", seat(2), {}, {}, false, offered});
    }
    void followTablet() {
        if (!tablet_->guest) return;
        Guest& guest = *tablet_->guest;
        switch (guest.handing()) {
            case Guest::Handing::Asked:
                if (!plan_.answers || !once(20)) return;
                guest.answerHand(plan_.says);
                if (plan_.sinceYes && !std::exchange(isAgreed_, true)) begun_ = old_.frames;
                return;
            case Guest::Handing::Ready:
                if (plan_.finishes) takeIn(guest);
                return;
            case Guest::Handing::Done:
            case Guest::Handing::Alone:
                isHere_ = true;
                next_->screen->offerAgain(along_);
                next_->screen->settle();
                for (const Act& act : along_) carried_.insert(textOf(act.id));
                tablet_->kill();
                return;
            case Guest::Handing::Over:
                // The copy is closed.
                next_.reset();
                stored_.reset();
                return;
            default: return;
        }
    }
    void takeIn(Guest& guest) {
        along_.assign(guest.offered().begin(), guest.offered().end());
        taken_ = guest.acts();
        stored_.emplace(new_, header_, std::filesystem::path());
        stored_->disk().acts = taken_;
        next_.emplace(new_, *stored_);
        guest.tookIt("http://new/#t/" + next_->table->guests().code());
    }
    void followPhone() {
        if (!phone_->guest || followed) return;
        const Guest& guest = *phone_->guest;
        if (guest.touch() != Guest::Touch::Dismissed || guest.dismissal().why != "moved") return;
        followed = true;
        Remembered along{{}, guest.device(), guest.seat(), guest.title(), {}, false, {}};
        along.offered.assign(guest.offered().begin(), guest.offered().end());
        std::vector<Act> copy;
        if (guest.ready()) copy = guest.acts(), along.header = guest.header();
        for (const Act& act : along.offered) carried_.insert(textOf(act.id));
        const std::string to = guest.dismissal().to;
        phone_->kill();
        gone_.push_back(std::move(phone_));
        phone_ = std::make_unique<Screen<ArcsGame>>(new_, "phone", seat(1), to.substr(to.rfind('/') + 1),
                                                    false, along, copy);
    }

    /// Screens that are at the host that keeps their table.
    bool isSettled(Screen<ArcsGame>& screen, const HostBox<ArcsGame>& at) const {
        return screen.settled() && screen.table->number() == at.table->number();
    }
    bool isLost() const { return isMoved_ && !followed; }  // the phone has not heard of it
    /// The tablet still waits for an answer of the old host.
    bool isPending() const {
        if (!tablet_->guest || !plan_.finishes) return false;
        const Guest::Handing now = tablet_->guest->handing();
        return now == Guest::Handing::Agreed || now == Guest::Handing::Ready || now == Guest::Handing::Took;
    }
    bool isQuiet() {
        if (isPending()) return false;
        if (host_.runs()) {
            if (host_.screen->offered() > 0) return false;
            if (tablet_->guest && !isSettled(*tablet_, host_)) return false;
            if (!isSettled(*phone_, host_)) return false;
        }
        if (isHere_) {
            if (next_->screen->offered() > 0 || (ben_ && !isSettled(*ben_, *next_))) return false;
            if (followed && !isSettled(*phone_, *next_)) return false;
        }
        return isMoved_ ? isHere_ : host_.runs();
    }
    std::string judge() {
        const std::vector<Act> before = place_.acts();
        const std::vector<Act> after = isHere_ ? stored_->acts() : std::vector<Act>{};
        const auto begins = [](const std::vector<Act>& whole, const std::vector<Act>& beginning) {
            return whole.size() >= beginning.size() &&
                   std::ranges::equal(beginning, whole | std::views::take(beginning.size()), {}, &Act::id,
                                      &Act::id);
        };
        if (isMoved_ && !begins(after, before)) return "an act of the old host is not at the new one";
        if (isHere_ && !begins(after, taken_)) return "the new host has another table";
        if (!begins(before, taken_)) return "the new host had acts that the old one has not";
        Ids all;
        for (const Act& act : after)
            if (!all.insert(textOf(act.id)).second) return "an act is kept twice";
        for (const std::string& id : carried_) carried += all.contains(id) ? 1 : 0;
        for (const Act& act : before) all.insert(textOf(act.id));
        Ids refused = host_.refused;
        if (host_.runs()) host_.noteProposals(), refused.insert(host_.refused.begin(), host_.refused.end());
        if (next_ && next_->runs()) next_->noteProposals();
        if (next_) refused.insert(next_->refused.begin(), next_->refused.end());
        std::vector<Screen<ArcsGame>*> ever = screens();
        for (const auto& one : gone_) ever.push_back(one.get());
        if (!tablet_->guest) ever.push_back(tablet_.get());
        for (auto* screen : ever) {
            screen->noteProposals();
            refused.insert(screen->refused.begin(), screen->refused.end());
        }
        for (auto* screen : ever) {
            for (const auto& [id, kept] : screen->kept)
                if (!all.contains(id)) return "an act that was called kept is nowhere";
            const bool waits = (screen == phone_.get() && isLost()) ||
                               (screen == tablet_.get() && plan_.trouble == Trouble::TabletKilled);
            for (const std::string& id : screen->offered)
                if (!waits && !all.contains(id) && !refused.contains(id))
                    return "an offered act is neither kept nor a proposal";
        }
        for (const std::string& id : carried_)
            if (!all.contains(id) && !refused.contains(id)) return "a carried act is lost";
        const HostBox<ArcsGame>& at = isMoved_ ? *next_ : host_;
        for (auto* screen : screens()) {
            if (screen == phone_.get() && isLost()) continue;
            if (ArcsGame::hash(screen->table->session->game()) != ArcsGame::hash(at.screen->session->game()))
                return "a screen shows another game";
        }
        return {};
    }

    Plan plan_;
    Network old_;
    Network new_;
    RandomHand<ArcsGame> hand_;
    std::string header_;
    Place place_;
    HostBox<ArcsGame> host_;
    std::unique_ptr<Screen<ArcsGame>> tablet_;
    std::unique_ptr<Screen<ArcsGame>> phone_;
    std::unique_ptr<Screen<ArcsGame>> ben_;
    std::vector<std::unique_ptr<Screen<ArcsGame>>> gone_;
    std::optional<Place> stored_;  ///< on the tablet
    std::optional<HostBox<ArcsGame>> next_;
    std::vector<Act> along_;
    std::vector<Act> taken_;
    Ids carried_;
    std::string to_;
    bool isMoved_ = false;  ///< the old host has told everybody
    bool isHere_ = false;   ///< the tablet keeps a table
    bool isKilled_ = false;
    bool isAgreed_ = false;
    bool rests_ = false;
    std::int64_t begun_ = 0;
    messages::Moment asked_ = 0;
    std::optional<messages::Moment> troubled_;
};

QByteArray wrongIn(const Plan& plan, const std::string& wrong) {
    return QStringLiteral("seed %1, trouble %2 frames after the %3 for %4 ms: %5")
        .arg(plan.seed)
        .arg(plan.after)
        .arg(plan.sinceYes ? QStringLiteral("yes") : QStringLiteral("question"))
        .arg(plan.lasts)
        .arg(QString::fromStdString(wrong))
        .toUtf8();
}

}  // namespace

void HandingOverTest::theOthersComeAlong() {
    int carried = 0;
    for (int run = 0; run < amount::of(20, 400); ++run) {
        Plan plan;
        plan.seed = amount::seed(static_cast<quint32>(300 + 2 * run));
        Move move(plan);
        const std::string wrong = move.run();
        QVERIFY2(wrong.empty(), wrongIn(plan, wrong));
        QVERIFY2(move.isMoved() && move.followed, wrongIn(plan, "it did not move"));
        carried += move.carried;
    }
    qInfo("%d acts were offered to the old host and kept by the new one", carried);
    QVERIFY(carried > 0);
}

void HandingOverTest::itIsCutAnywhere_data() {
    QTest::addColumn<int>("trouble");
    QTest::newRow("cut") << static_cast<int>(Trouble::Cut);
    QTest::newRow("the host is killed") << static_cast<int>(Trouble::HostKilled);
    QTest::newRow("the tablet is killed") << static_cast<int>(Trouble::TabletKilled);
}

/// Whatever happened, all that was kept is at a place that keeps it on; at the worst at both.
void HandingOverTest::itIsCutAnywhere() {
    QFETCH(int, trouble);
    constexpr std::array<messages::Moment, 5> kLasts{400, 6'000, 14'000, 19'000, 40'000};
    int moved = 0;
    int both = 0;
    int stayed = 0;
    const int runs = amount::of(40, 4'000);
    for (int run = 0; run < runs; ++run) {
        Plan plan;
        plan.seed = amount::seed(static_cast<quint32>(5'000 + 10'000 * trouble + 2 * run));
        plan.trouble = static_cast<Trouble>(trouble);
        // After the yes few messages are left.
        plan.sinceYes = run % 4 != 0;
        plan.after = plan.sinceYes ? run % 12 : run % 60;
        plan.lasts = kLasts[static_cast<std::size_t>(run) % kLasts.size()];
        Move move(plan);
        const std::string wrong = move.run();
        QVERIFY2(wrong.empty(), wrongIn(plan, wrong));
        (move.isMoved() ? moved : move.isAtBoth() ? both : stayed) += 1;
    }
    qInfo("moved %d, at both %d, stayed %d of %d", moved, both, stayed, runs);
    QVERIFY(moved > 0 && stayed > 0);
}

void HandingOverTest::aNoChangesNothing() {
    Plan plan;
    plan.seed = 11;
    plan.says = false;
    Move move(plan);
    QCOMPARE(move.run(), std::string());
    QVERIFY(!move.isMoved() && move.came == Took::No);
    QVERIFY(move.table().number() > move.number);
    QVERIFY(move.table().askedToKeep().empty());
}

void HandingOverTest::silenceChangesNothing() {
    Plan plan;
    plan.seed = 12;
    plan.answers = false;
    Move move(plan);
    QCOMPARE(move.run(), std::string());
    QVERIFY(!move.isMoved() && move.came == Took::Silent);
    QVERIFY(move.cameAfter >= 30'000 && move.cameAfter < 31'000);
    QVERIFY(move.number > 0 && move.table().number() > move.number);
}

void HandingOverTest::whoSaysYesAndNoMoreHoldsUpForAWhile() {
    Plan plan;
    plan.seed = 13;
    plan.finishes = false;
    Move move(plan);
    QCOMPARE(move.run(), std::string());
    QVERIFY(!move.isMoved() && move.came == Took::Unfinished);
    QVERIFY(move.cameAfter >= 15'000 && move.cameAfter < 25'000);
    QVERIFY(move.table().number() > move.number);
}

void HandingOverTest::onlyADeviceThatCanKeepIsAsked() {
    Network network(1);
    RandomHand<ArcsGame> hand(1, 3);
    Place place(network, headerOf(hand.setup()), {});
    HostBox<ArcsGame> host(network, place);
    const auto pass = [&](messages::Moment time) {
        for (const messages::Moment end = network.now + time; network.now < end;) network.step();
    };
    std::function<void()> beat;
    std::vector<std::unique_ptr<Screen<ArcsGame>>> screens;
    beat = [&] {
        host.hall->tick(network.now);
        for (auto& screen : screens) screen->tick();
        network.after(50, beat);
    };
    beat();
    for (const char* name : {"tablet", "page"})
        screens.push_back(
            std::make_unique<Screen<ArcsGame>>(network, name, "red", host.table->guests().code(), false));
    screens[1]->canKeep = false;
    screens[1]->kill();
    screens[1]->start();
    pass(2'000);
    QVERIFY(!host.table->handOn("page"));
    QVERIFY(!host.table->handOn("nobody"));
    QVERIFY(!host.table->handOn(host.table->self()));
    screens[0]->guest->fallAsleep();
    pass(1'000);
    QVERIFY(!host.table->handOn("tablet"));
    screens[0]->guest->wakeUp(network.now);
    pass(1'000);
    QVERIFY(host.table->handOn("tablet"));
    QCOMPARE(host.table->askedToKeep(), std::string("tablet"));
    QVERIFY(!host.table->handOn("tablet"));
    pass(1'000);
    QVERIFY(screens[0]->guest->handing() == Guest::Handing::Asked);
    QVERIFY(screens[1]->guest->handing() == Guest::Handing::None);
    // The host thinks better of it, and an answer comes too late.
    host.table->endHandingOn();
    screens[0]->guest->answerHand(true);
    pass(1'000);
    QVERIFY(screens[0]->guest->handing() == Guest::Handing::Over);
    QVERIFY(host.table->askedToKeep().empty());
    // Another one is asked before, and the device is let go.
    QVERIFY(host.table->handOn("tablet"));
    host.table->letGo("tablet");
    QVERIFY(host.table->askedToKeep().empty());
}

QTEST_GUILESS_MAIN(HandingOverTest)
#include "handing_over_test.moc"
