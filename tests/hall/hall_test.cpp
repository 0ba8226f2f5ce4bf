#include "stage.h"
#include "tests/amount.h"
#include "tests/session/random_hand.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace reach;
using namespace reach::tests;

/// Hosts and screens in one process, on a network that cuts, delays and loses, all from a seed.
class HallTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyScreenEndsOnTheHostsJournal_data();
    void everyScreenEndsOnTheHostsJournal();
    void joiningALongCampaignIsQuick();
    void aScreenThatSleptIsBackWithinASecond();
    void anotherScreenTakesOver();
    void whatWasAgreedToIsEnteredOnce();
};

namespace {

template <typename Kind>
struct Plan {
    std::uint64_t seed = 0;
    int players = 3;
    int lore = 0;
    bool campaign = false;
    int screens = 3;
    int seconds = 60;
    std::filesystem::path folder;  ///< of the host's shelf; empty: a slow disk
};

template <typename Kind>
std::string headerOf(const typename Kind::Setup& setup, bool campaign) {
    typename Kind::Record record;
    if constexpr (std::is_same_v<Kind, ArcsGame>) record.game = campaign ? "campaign" : "base";
    record.setup = setup;
    return Kind::printRecord(record);
}

template <typename Kind>
class Play {
  public:
    explicit Play(const Plan<Kind>& plan)
        : plan_(plan),
          network_(plan.seed),
          hand_(plan.seed, plan.players, plan.lore, plan.campaign),
          place_(network_, headerOf<Kind>(hand_.setup(), plan.campaign), plan.folder),
          host_(network_, place_) {
        place_.disk().fullOnceIn = 40;
        for (int at = 0; at < plan.screens; ++at)
            screens_.push_back(std::make_unique<Screen<Kind>>(
                network_, "device " + std::to_string(at),
                std::string(
                    nameOf(hand_.setup().seats[static_cast<std::size_t>(at) % hand_.setup().seats.size()])),
                host_.table->guests().code(), at == 1));
        heartbeat();
    }

    /// Plays, heals, and compares. Returns what is wrong.
    std::string run() {
        const messages::Moment end = 1000LL * plan_.seconds;
        while (network_.now < end) step();
        network_.healed = true;
        if (!host_.runs()) host_.start();
        for (auto& screen : screens_) {
            if (!screen->guest) screen->start();
            if (screen->asleep) screen->wake();
        }
        const messages::Moment patience = network_.now + 120'000;
        while (network_.now < patience && !isQuiet()) step();
        return isQuiet() ? judge() : "no rest after two minutes" + states();
    }
    std::int64_t acts() { return std::ssize(place_.acts()); }
    long restarts = 0;

  private:
    void step() {
        network_.step();
        host_.update();
        for (auto& screen : screens_) screen->update();
    }
    bool isQuiet() {
        return host_.screen->offered() == 0 && std::ranges::all_of(screens_, [&](const auto& screen) {
                   return screen->settled() && screen->table->number() == host_.table->number();
               });
    }
    std::string states() {
        std::string text;
        for (const auto& screen : screens_)
            text += "; touch " + std::to_string(static_cast<int>(screen->guest->touch())) + " " +
                    screen->guest->dismissal().why + " offered " +
                    std::to_string(screen->guest->offered().size()) + " acts " +
                    std::to_string(screen->guest->acts().size()) + " of " +
                    std::to_string(host_.table->number());
        return text;
    }
    void heartbeat() {
        network_.after(100, [this] {
            if (host_.hall) host_.hall->tick(network_.now);
            for (auto& screen : screens_) screen->tick();
            if (!network_.healed) {
                for (auto& screen : screens_) disturb(*screen);
                disturbHost();
            }
            heartbeat();
        });
    }
    bool once(int in) { return network_.chance.below(in) == 0; }

    void disturb(Screen<Kind>& screen) {
        if (!screen.guest) {
            if (once(30)) screen.start(), ++restarts;
            return;
        }
        if (screen.asleep) {
            if (once(60)) screen.wake();
            return;
        }
        if (once(400)) return screen.kill();
        if (once(300)) return screen.sleep();
        if (once(150)) network_.cutSome();
        if (screen.table && once(4)) enter(*screen.table->session);
        // A screen that throws its copy away has the host's answers again.
        if (screen.table && once(2000)) screen.guest->stands(screen.table->number(), 1);
        screen.update();
    }
    void disturbHost() {
        if (!host_.runs()) {
            if (once(20)) host_.start(), ++restarts;
            return;
        }
        if (once(500)) return host_.kill();
        if (once(12)) enter(*host_.screen->session);
    }
    void enter(SessionOf<Kind>& session) {
        switch (network_.chance.below(12)) {
            case 0:
                if (session.canUndo()) (void)session.undo();
                return;
            case 1:
                if (session.canRedo()) (void)session.redo();
                return;
            case 2:
                if (once(8)) (void)session.jumpTo(session.cursor() / 2);
                return;
            case 3:
                if (once(4)) rewrite(session);
                return;
            case 4:
            case 5: {
                // It fits at any time, so that nothing but its id tells that it was kept before.
                const auto command = power(network_.chance.below(20));
                if (command) (void)session.enter(*command);
                return;
            }
            default:
                if (const auto command = hand_.next(session.game())) (void)session.enter(*command);
        }
    }
    std::optional<typename Kind::Command> power(int value) const {
        return Kind::read("correct " + std::string(nameOf(hand_.setup().seats[0])) + " power " +
                          std::to_string(value));
    }
    /// A Power that is entered in the past, as it stood.
    void rewrite(SessionOf<Kind>& session) {
        if (session.cursor() < 4) return;
        const std::size_t place = session.cursor() / 2;
        const auto command = power(session.at(place).state.of(hand_.setup().seats[0]).power);
        RewriteOf<Kind> rewrite(session);
        if (!command || rewrite.give(place, {{*command}, false}).refused()) return;
        (void)session.take(rewrite);
    }

    std::string judge() {
        const std::vector<Act> acts = place_.acts();
        std::map<std::string, std::int64_t> journal;
        for (const Act& act : acts)
            if (!journal.emplace(textOf(act.id), act.number).second) return "an act is kept twice";
        std::int64_t broken = 0;
        const auto replay = SessionOf<Kind>::restore(hand_.setup(), acts, nullptr, broken);
        if (!replay) return "the journal cannot be read";
        const std::uint64_t hash = Kind::hash(replay->game());
        if (host_.table->outcome().hash != hash) return "the host is not where its journal ends";
        if (Kind::hash(host_.screen->session->game()) != hash) return "the host's screen shows another game";
        if (!acts.empty() && acts.back().outcome.hash != hash) return "the last act says another hash";
        for (auto& screen : screens_) {
            screen->noteProposals();
            const auto& session = *screen->table->session;
            if (Kind::hash(session.game()) != hash || session.number() != std::ssize(acts))
                return "a screen shows another game";
            for (const auto& [id, number] : screen->kept)
                if (const auto found = journal.find(id); found == journal.end() || found->second != number)
                    return "an act that was called kept is not in the journal";
            for (const std::string& id : screen->refused)
                if (journal.contains(id)) return "an act that was called refused is in the journal";
            for (const std::string& id : screen->offered)
                if (!journal.contains(id) && !screen->refused.contains(id))
                    return "an offered act is neither kept nor a proposal";
        }
        return {};
    }

    Plan<Kind> plan_;
    Network network_;
    RandomHand<Kind> hand_;
    Place place_;
    HostBox<Kind> host_;
    std::vector<std::unique_ptr<Screen<Kind>>> screens_;
};

template <typename Kind>
void playAll(const QString& what, int players, int lore, bool campaign, int games) {
    std::int64_t acts = 0;
    long restarts = 0;
    for (int game = 0; game < games; ++game) {
        QTemporaryDir folder;
        Plan<Kind> plan;
        plan.seed = amount::seed(
            static_cast<quint32>(7000 + 131 * game + 17 * players + 5 * lore + (campaign ? 3 : 0)));
        plan.players = players;
        plan.lore = lore;
        plan.campaign = campaign;
        // A real disk takes its time.
        if (game % 10 == 1) plan.folder = folder.path().toStdString();
        Play<Kind> play(plan);
        const std::string wrong = play.run();
        if (!wrong.empty())
            QFAIL(qPrintable(QStringLiteral("%1, game %2, seed %3: %4")
                                 .arg(what)
                                 .arg(game)
                                 .arg(plan.seed)
                                 .arg(QString::fromStdString(wrong))));
        acts += play.acts();
        restarts += play.restarts;
    }
    qInfo("%s: %d games, %lld acts kept, %ld restarts", qPrintable(what), games, static_cast<long long>(acts),
          restarts);
    QVERIFY(acts > 10 * games);
}

}  // namespace

void HallTest::everyScreenEndsOnTheHostsJournal_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("base game") << 0;
    QTest::newRow("leaders and lore") << 1;
    QTest::newRow("campaign") << 2;
    QTest::newRow("ARCADEs") << 3;
}

void HallTest::everyScreenEndsOnTheHostsJournal() {
    QFETCH(int, kind);
    const QString what = QString::fromLatin1(QTest::currentDataTag());
    const int games = amount::of(4, 125);
    switch (kind) {
        case 0: return playAll<ArcsGame>(what, 4, 0, false, games);
        case 1: return playAll<ArcsGame>(what, 3, 2, false, games);
        case 2: return playAll<ArcsGame>(what, 4, 0, true, games);
        default: return playAll<ArcadesGame>(what, 3, 0, false, games);
    }
}

namespace {

/// A host and screens that are in touch with it.
template <typename Kind>
struct Room {
    Room(Network& on, Place& place) : network(on), host(network, place) { beat(); }

    void beat() {
        network.after(20, [this] {
            if (host.hall) host.hall->tick(network.now);
            for (auto& screen : screens) screen->tick();
            beat();
        });
    }
    Screen<Kind>& join(const std::string& name, const std::string& seat) {
        screens.push_back(
            std::make_unique<Screen<Kind>>(network, name, seat, host.table->guests().code(), false));
        return *screens.back();
    }
    void step() {
        network.step();
        host.update();
        for (auto& screen : screens) screen->update();
    }
    /// The milliseconds until the screen shows what the host has.
    messages::Moment untilSettled(Screen<Kind>& screen) {
        const messages::Moment begun = network.now;
        while (!screen.settled() || screen.table->number() != host.table->number()) {
            if (network.now > begun + 60'000) return -1;
            step();
        }
        return network.now - begun;
    }

    Network& network;
    HostBox<Kind> host;
    std::vector<std::unique_ptr<Screen<Kind>>> screens;
};

}  // namespace

void HallTest::joiningALongCampaignIsQuick() {
    constexpr std::int64_t kActs = 1'100;
    Network network(1);
    network.longest = 1;
    RandomHand<ArcsGame> hand(5, 4, 0, true);
    struct Pen : Keeper {
        std::vector<Act> acts;
        std::vector<Answer> told;
        void offer(const Act& act) override {
            acts.push_back(act);
            acts.back().number = std::ssize(acts);
            told.push_back({Answer::What::Kept, acts.back(), {}, {}});
        }
        std::vector<Answer> answers() override { return std::exchange(told, {}); }
    } pen;
    SessionOf<ArcsGame> session(hand.setup(), &pen);
    while (const auto command = hand.next(session.game()))
        if (std::ssize(pen.acts) == kActs || !session.enter(*command).done()) break;
    QVERIFY(pen.acts.size() > 800);
    // The random campaign is over sooner than one of people, who take back and enter again.
    while (std::ssize(pen.acts) < kActs) QVERIFY(session.undo().ok() && session.redo().ok());
    const std::vector<Act>& acts = pen.acts;
    Place place(network, headerOf<ArcsGame>(hand.setup(), true), {});
    place.disk().acts = acts;
    Room<ArcsGame> room(network, place);
    QElapsedTimer timer;
    timer.start();
    Screen<ArcsGame>& screen = room.join("phone", "");
    const auto waited = room.untilSettled(screen);
    const auto took = timer.elapsed();
    std::size_t bytes = 0;
    for (const Act& act : acts) bytes += textOf(act).size();
    // A device that comes again and again with another copy must not keep the host from drawing.
    messages::Hello hello;
    hello.table = "t";
    hello.code = room.host.table->guests().code();
    Hall& hall = *room.host.hall;
    double welcoming = 1e9;
    for (Connection connection = 1'000'000; connection < 1'000'005; ++connection) {
        timer.start();
        hall.opened(connection, *hall.admit(hello.code));
        hall.message(connection, textOf(messages::Message(hello)));
        welcoming = std::min(welcoming, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    qInfo("joining at %zu acts, %zu KB: %lld ms of work, %.1f ms of it of the host, %lld ms on the way",
          acts.size(), bytes / 1024, static_cast<long long>(took), welcoming, static_cast<long long>(waited));
    QCOMPARE(room.host.table->connections(), std::size_t{6});
    QVERIFY(welcoming < 8);
    QVERIFY(ArcsGame::hash(screen.table->session->game()) == room.host.table->outcome().hash);
    QVERIFY(took < 1000);
}

void HallTest::aScreenThatSleptIsBackWithinASecond() {
    Network network(2);
    network.healed = true;
    RandomHand<ArcsGame> hand(3, 4);
    Place place(network, headerOf<ArcsGame>(hand.setup(), false), {});
    Room<ArcsGame> room(network, place);
    const std::string seat(nameOf(hand.setup().seats[0]));
    Screen<ArcsGame>& screen = room.join("phone", seat);
    QVERIFY(room.untilSettled(screen) < 1'000);
    screen.sleep();
    for (int entry = 0; entry < 40; ++entry) {
        const auto command = hand.next(room.host.screen->session->game());
        QVERIFY(command && room.host.screen->session->enter(*command).done());
        while (room.host.screen->offered() > 0) room.step();
    }
    const messages::Moment hour = network.now + 3'600'000;
    while (network.now < hour) network.step();
    QVERIFY(room.host.table->number() >= 40);
    screen.wake();
    const auto waited = room.untilSettled(screen);
    qInfo("awake with %lld acts missed: %lld ms", static_cast<long long>(room.host.table->number()),
          static_cast<long long>(waited));
    QVERIFY(waited >= 0 && waited < 1'000);
}

/// The host is gone for good. A screen has every act, and the others come to it with their copies.
void HallTest::anotherScreenTakesOver() {
    Network network(4);
    network.healed = true;
    RandomHand<ArcadesGame> hand(3, 3);
    Place place(network, headerOf<ArcadesGame>(hand.setup(), false), {});
    std::vector<Act> replica;
    std::string title;
    std::string header;
    {
        Room<ArcadesGame> room(network, place);
        Screen<ArcadesGame>& screen = room.join("phone", std::string(nameOf(hand.setup().seats[0])));
        QVERIFY(room.untilSettled(screen) >= 0);
        for (int entry = 0; entry < 30; ++entry) {
            const auto command = hand.next(screen.table->session->game());
            QVERIFY(command && screen.table->session->enter(*command).done());
            QVERIFY(room.untilSettled(screen) >= 0);
        }
        replica = screen.guest->acts();
        title = screen.guest->title();
        header = screen.guest->header();
        QCOMPARE(replica, place.acts());
        room.screens.clear();
        room.host.kill();
        network.forget();
    }
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), [] { return saves::Seconds{1'000'000}; });
    const auto id = shelf.adopt(title, header, replica);
    QVERIFY(id.ok());
    Place next(network, header, {});
    next.disk().acts = shelf.stored(id.value())->acts;
    QCOMPARE(next.disk().acts, replica);
    Room<ArcadesGame> room(network, next);
    Screen<ArcadesGame>& other = room.join("tablet", std::string(nameOf(hand.setup().seats[1])));
    QVERIFY(room.untilSettled(other) >= 0);
    QCOMPARE(other.table->number(), std::ssize(replica));
    const auto command = hand.next(other.table->session->game());
    QVERIFY(command && other.table->session->enter(*command).done());
    QVERIFY(room.untilSettled(other) >= 0);
    QCOMPARE(room.host.table->number(), std::ssize(replica) + 1);
    QVERIFY(ArcadesGame::hash(room.host.screen->session->game()) ==
            ArcadesGame::hash(other.table->session->game()));
}

namespace {

/// A screen asks another one for entries, over connections that are cut, and with screens and a host that are
/// killed.
class Questions {
  public:
    explicit Questions(std::uint64_t seed)
        : network_(seed),
          hand_(seed, 3),
          place_(network_, headerOf<ArcsGame>(hand_.setup(), false), {}),
          room_(network_, place_),
          asker_(room_.join("asker", seat(0))),
          other_(room_.join("other", seat(1))) {}

    /// Returns what is wrong, or nothing.
    std::string run() {
        if (room_.untilSettled(asker_) < 0 || room_.untilSettled(other_) < 0) return "it does not begin";
        std::set<std::string> ids;
        for (int question = 0; question < 8; ++question) {
            id_ = ActId::draw();
            line_ = "correct " + seat(0) + " power " + std::to_string(question + 1);
            ids.insert(textOf(id_));
            const messages::Moment begun = network_.now;
            while (!isIn(place_.acts())) {
                if (network_.now > begun + 120'000) return "a question is never answered";
                room_.step();
                if (network_.now < begun + 5'000) disturb();
                answer();
                ask();
            }
        }
        if (room_.untilSettled(asker_) < 0 || room_.untilSettled(other_) < 0) return "it does not end";
        for (const messages::Moment end = network_.now + 1'000; network_.now < end;) room_.step();
        if (std::ssize(place_.acts()) != std::ssize(ids)) return "a deal is entered twice, or not at all";
        for (const Act& act : place_.acts())
            if (ids.erase(textOf(act.id)) != 1) return "an act is not what was asked for";
        if (!asker_.guest->asks().empty() || !other_.guest->asks().empty()) return "a question stays open";
        return {};
    }
    int kills = 0;

  private:
    std::string seat(int at) const {
        return std::string(nameOf(hand_.setup().seats[static_cast<std::size_t>(at)]));
    }
    bool once(int in) { return network_.chance.below(in) == 0; }
    bool isIn(const auto& acts) const { return std::ranges::find(acts, id_, &Act::id) != acts.end(); }
    void disturb() {
        if (once(40)) network_.cutSome();
        for (Screen<ArcsGame>* screen : {&asker_, &other_})
            if (once(150)) screen->kill(), screen->start(), ++kills;
        if (once(300)) room_.host.kill(), room_.host.start(), ++kills;
    }
    const messages::Asked* asked(const Guest& guest) const {
        const auto found = std::ranges::find(guest.asks(), id_, &messages::Asked::id);
        return found == guest.asks().end() ? nullptr : &*found;
    }
    void answer() {
        const messages::Asked* one = asked(*other_.guest);
        if (one && one->device == "asker" && one->said == std::vector<std::string>{""} && once(3))
            other_.guest->say({id_, "yes"});
    }
    void ask() {
        Guest& guest = *asker_.guest;
        if (!asker_.table || isIn(guest.acts()) || isIn(guest.offered())) return;
        const messages::Asked* one = asked(guest);
        if (one && one->said == std::vector<std::string>{"yes"}) {
            Act act;
            act.id = id_;
            act.after = asker_.table->number();
            act.lines = {{line_, {}}};
            guest.offer(act);
        } else if (!one && !(guest.question() && guest.question()->id == id_))
            guest.ask({id_, {seat(1)}, {line_}});
    }

    Network network_;
    RandomHand<ArcsGame> hand_;
    Place place_;
    Room<ArcsGame> room_;
    Screen<ArcsGame>& asker_;
    Screen<ArcsGame>& other_;
    ActId id_;
    std::string line_;
};

}  // namespace

void HallTest::whatWasAgreedToIsEnteredOnce() {
    int kills = 0;
    for (int run = 0; run < amount::of(20, 500); ++run) {
        const auto seed = amount::seed(static_cast<quint32>(900 + run));
        Questions questions(seed);
        const std::string wrong = questions.run();
        QVERIFY2(wrong.empty(),
                 qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(QString::fromStdString(wrong))));
        kills += questions.kills;
    }
    qInfo("%d kills", kills);
    QVERIFY(kills > 20);
}

QTEST_GUILESS_MAIN(HallTest)
#include "hall_test.moc"
