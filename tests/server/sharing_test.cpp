#include "app/server/sharing.h"
#include "app/session/act_text.h"
#include "tests/amount.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <random>
#include <set>

using namespace reach;

/// Hosts that share tables by a stream which does what JetStream does on a bad day.
class SharingTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hostsThatRaceKeepOneLine();
    void whatIsUnreachableIsNotKept();
    void aRowThatTwoHostsChangeIsMerged();
    void whatChangesBeforeAHostIsReadyIsMerged();
    void aTableOfAnotherNumberIsNotMixed();
    void wordsGoToTheOtherHosts();
    void aWordIsReadAsItWasWritten();
};

namespace {

using Id = Sharing::Id;

/// The servers: one line of messages, for all streams.
struct Servers {
    std::vector<Stream::Message> messages;
    std::map<std::string, std::uint64_t> last;
    std::vector<std::function<void(const std::string&)>> listeners;  ///< of words

    Stream::Outcome add(const std::string& subject, const std::string& text, std::uint64_t after,
                        bool twice) {
        // Two messages for one place: nats-server #4320.
        if (last[subject] != after && !twice) return Stream::Outcome::Overtaken;
        messages.push_back({subject, text, messages.size() + 1});
        last[subject] = messages.size();
        return Stream::Outcome::Accepted;
    }
};

/// A host's way to the servers. What comes and goes waits until the test lets it pass.
class TestStream : public Stream {
  public:
    TestStream(Servers& servers, std::mt19937& random) : servers_(servers), random_(random) {}

    void follow(Place place, Listener listener) override {
        listener_ = std::move(listener);
        servers_.listeners.push_back([this](const std::string& text) {
            if (!isCut) ways_.push_back([=, this] { listener_.said(text); });
        });
        listener_.found("1", place.stream != "1");
        read_ = place.stream == "1" ? place.sequence : 0;
    }
    void append(const std::string& subject, const std::string& text, std::uint64_t last,
                std::function<void(Outcome)> done) override {
        if (!isReady) return ways_.push_back([done] { done(Outcome::NotSent); });
        ways_.push_back([=, this] {
            if (isCut || chance(lost)) return done(Outcome::Unknown);
            // Servers may refuse it for the sake of a message that is lost with one of them.
            if (chance(refused)) return done(Outcome::Overtaken);
            const auto outcome = servers_.add(subject, text, last, chance(twice));
            if (chance(lost)) return done(Outcome::Unknown);
            ways_.push_back([=] { done(outcome); });
        });
    }
    void say(const std::string& text) override {
        if (isCut || chance(lost)) return;
        for (const auto& listener : servers_.listeners) listener(text);
    }
    void purge(const std::string&, std::uint64_t) override {}

    void be(bool ready) {
        isReady = ready;
        listener_.ready(ready);
    }
    bool work() {
        if (!ways_.empty() && (chance(50) || !canRead())) {
            const auto what = std::move(ways_.front());
            ways_.pop_front();
            what();
            return true;
        }
        if (!canRead()) return false;
        const Message message = servers_.messages[read_++];
        listener_.message(message);
        return true;
    }
    bool canRead() const { return !isCut && read_ < servers_.messages.size(); }

    bool isReady = false;
    bool isCut = false;  ///< it is lost on the way, both ways
    int lost = 0;        ///< of a hundred
    int twice = 0;
    int refused = 0;

  private:
    bool chance(int percent) { return static_cast<int>(random_() % 100) < percent; }

    Servers& servers_;
    std::mt19937& random_;
    Listener listener_;
    std::deque<std::function<void()>> ways_;
    std::uint64_t read_ = 0;
};

/// What a host stores; it survives the host.
struct Stored {
    std::map<Id, SharedRow> rows;
    std::map<Id, std::vector<Act>> acts;
};

/// A host with a keeper for each table, and somebody who offers act after act.
class Host : public SharedTables {
  public:
    Host(Servers& servers, std::mt19937& random, Stored& stored, const QString& file)
        : stream(std::make_shared<TestStream>(servers, random)),
          stored_(stored),
          sharing(stream, *this, file.toStdString(),
                  [this](const std::string& line) { log += line + "\n"; }) {
        sharing.start();
    }

    std::vector<Id> ids() const override {
        std::vector<Id> ids;
        ids.reserve(stored_.rows.size());
        for (const auto& [id, row] : stored_.rows) ids.push_back(id);
        return ids;
    }
    std::optional<SharedRow> rowOf(Id id) const override {
        const auto found = stored_.rows.find(id);
        return found == stored_.rows.end() ? std::nullopt : std::optional(found->second);
    }
    void takeRow(Id id, const SharedRow& row) override {
        if (row.isGone)
            stored_.rows.erase(id);
        else
            stored_.rows[id] = row;
    }
    Act lastOf(Id id) const override {
        const auto found = stored_.acts.find(id);
        return found == stored_.acts.end() || found->second.empty() ? Act{} : found->second.back();
    }
    std::vector<Act> actsOf(Id id) const override { return stored_.acts.at(id); }
    bool store(Id id, const Act& act) override {
        auto& acts = stored_.acts[id];
        if (act.number != std::ssize(acts) + 1) return false;
        acts.push_back(act);
        return true;
    }
    void takeWord(Id id, const std::string& host, const Elsewhere& word) override {
        words[{id, host}] = word;
    }

    void begin(Id id, const std::string& title, int acts) {
        stored_.rows[id] = {title, "game: base", {}, {}, 0, false};
        for (int at = 0; at < acts; ++at) {
            Act act;
            act.id = ActId::draw();
            act.number = at + 1;
            stored_.acts[id].push_back(act);
        }
        sharing.changed(id);
    }
    /// Offers one more act, if the last one was answered.
    void offer(Id id) {
        if (offered.contains(id)) return;
        Act act;
        act.id = ActId::draw();
        offered[id] = act;
        keeper(id).offer(act);
    }
    Keeper& keeper(Id id) {
        auto& one = keepers_[id];
        if (!one) one = sharing.keeper(id);
        return *one;
    }
    void hear() {
        for (auto& [id, one] : keepers_)
            for (const Answer& answer : one->answers()) {
                const bool isMine = offered.contains(id) && offered[id].id == answer.act.id;
                if (answer.what == Answer::What::Kept) {
                    if (isMine) kept[id].push_back(answer.act), offered.erase(id);
                } else if (isMine) {
                    ++refused;
                    if (answer.what == Answer::What::Unsaved) ++unsaved;
                    // As a table does: it is judged anew, and offered again.
                    one->offer(offered[id]);
                }
            }
    }

    const std::shared_ptr<TestStream> stream;

  private:
    Stored& stored_;

  public:
    Sharing sharing;
    std::map<Id, Act> offered;
    std::map<Id, std::vector<Act>> kept;
    std::map<std::pair<Id, std::string>, Elsewhere> words;
    int refused = 0;
    int unsaved = 0;
    std::string log;

  private:
    std::map<Id, std::unique_ptr<Keeper>> keepers_;
};

std::vector<ActId> idsOf(const std::vector<Act>& acts) {
    std::vector<ActId> ids;
    ids.reserve(acts.size());
    for (const Act& act : acts) ids.push_back(act.id);
    return ids;
}

/// Two hosts before the same servers.
struct Pair {
    explicit Pair(unsigned seed) : random(seed) {}

    std::mt19937 random;
    Servers servers;
    QTemporaryDir folder;
    std::array<Stored, 2> stored;
    Host first{servers, random, stored[0], folder.filePath(QStringLiteral("1"))};
    Host second{servers, random, stored[1], folder.filePath(QStringLiteral("2"))};
};

/// Lets everything pass until nothing is left to do.
void settle(const std::vector<Host*>& hosts) {
    for (int quiet = 0; quiet < 30; ++quiet) {
        for (Host* host : hosts) {
            while (host->stream->work()) quiet = 0;
            host->hear();
            host->sharing.tick();
        }
    }
}

}  // namespace

void SharingTest::hostsThatRaceKeepOneLine() {
    const int rounds = amount::of(50, 5000);
    const quint32 first = amount::seed(1);
    int refused = 0;
    std::size_t acts = 0;
    for (quint32 seed = first; seed < first + static_cast<quint32>(rounds); ++seed) {
        std::mt19937 random(seed);
        Servers servers;
        QTemporaryDir folder;
        std::array<Stored, 3> stored;
        std::vector<std::unique_ptr<Host>> hosts(3);
        std::map<Id, std::vector<Act>> kept;
        const auto start = [&](std::size_t at) {
            hosts[at] =
                std::make_unique<Host>(servers, random, stored[at], folder.filePath(QString::number(at)));
            hosts[at]->stream->lost = 10;
            hosts[at]->stream->twice = 5;
            hosts[at]->stream->refused = 5;
            hosts[at]->stream->be(true);
        };
        for (std::size_t at = 0; at < hosts.size(); ++at) start(at);
        hosts[0]->begin(1, "one", static_cast<int>(random() % 400));
        hosts[1]->begin(2, "two", 0);
        for (int step = 0; step < 1500; ++step) {
            const std::size_t which = random() % hosts.size();
            Host& host = *hosts[which];
            host.hear();
            for (const Id id : {1, 2})
                if (host.rowOf(id) && random() % 4 == 0) host.offer(id);
            for (auto left = random() % 6; left > 0; --left) (void)host.stream->work();
            host.hear();
            if (random() % 4 == 0) host.sharing.tick();
            if (random() % 100 == 0) host.stream->be(!host.stream->isReady);
            if (random() % 400 != 0) continue;
            // It is killed, and started anew: what it stored is there, and its place may be an old one.
            refused += host.refused;
            for (const auto& [id, line] : host.kept)
                kept[id].insert(kept[id].end(), line.begin(), line.end());
            if (random() % 2 == 0) host.sharing.close();
            hosts[which].reset();
            start(which);
        }
        std::vector<Host*> all;
        for (const auto& host : hosts) {
            host->stream->lost = host->stream->twice = host->stream->refused = 0;
            host->stream->be(true);
            all.push_back(host.get());
        }
        settle(all);
        for (const auto& host : hosts) {
            QVERIFY2(host->offered.empty(), qPrintable(QStringLiteral("not answered: seed %1").arg(seed)));
            refused += host->refused;
            for (const auto& [id, line] : host->kept)
                kept[id].insert(kept[id].end(), line.begin(), line.end());
        }
        const std::string where = "seed " + std::to_string(seed) + "\n" + hosts[0]->log;
        for (const Id id : {1, 2}) {
            const auto line = idsOf(stored[0].acts[id]);
            acts += line.size();
            for (const Stored& one : stored) QVERIFY2(idsOf(one.acts.at(id)) == line, where.c_str());
            std::set<std::pair<std::uint64_t, std::uint64_t>> once;
            for (const ActId& one : line) once.insert({one.high, one.low});
            QVERIFY2(once.size() == line.size(), where.c_str());
            for (const Act& act : kept[id]) {
                const auto at = static_cast<std::size_t>(act.number) - 1;
                QVERIFY2(at < line.size() && line[at] == act.id, where.c_str());
            }
            QVERIFY2(!kept[id].empty(), where.c_str());
        }
    }
    qInfo("seeds %u to %u: %zu acts on one line each, %d offers were overtaken or not taken", first,
          first + static_cast<quint32>(rounds) - 1, acts, refused);
    QVERIFY(refused > rounds);
}

void SharingTest::whatIsUnreachableIsNotKept() {
    std::mt19937 random(1);
    Servers servers;
    QTemporaryDir folder;
    Stored stored;
    Host host(servers, random, stored, folder.filePath(QStringLiteral("1")));
    host.stream->be(true);
    host.begin(1, "one", 2);
    settle({&host});
    // The servers are gone, and nobody has noticed.
    host.stream->isCut = true;
    host.offer(1);
    for (int at = 0; at < 100; ++at) {
        while (host.stream->work()) continue;
        host.hear();
        host.sharing.tick();
    }
    QVERIFY(host.kept[1].empty());
    QCOMPARE(host.unsaved, 0);  // nobody knows
    // It was noticed. What nobody knows stays open.
    host.stream->be(false);
    QVERIFY(!host.sharing.isReady());
    Act second;
    second.id = ActId::draw();
    host.keeper(1).offer(second);
    const auto answers = host.keeper(1).answers();
    QCOMPARE(answers.size(), std::size_t{1});
    QVERIFY(answers[0].what == Answer::What::Unsaved);
    QCOMPARE(stored.acts[1].size(), std::size_t{2});
    host.stream->isCut = false;
    host.stream->be(true);
    settle({&host});
    QCOMPARE(host.kept[1].size(), std::size_t{1});
    QCOMPARE(stored.acts[1].size(), std::size_t{3});
}

void SharingTest::aRowThatTwoHostsChangeIsMerged() {
    Pair pair(2);
    auto& [random, servers, folder, stored, first, second] = pair;
    first.stream->be(true);
    second.stream->be(true);
    first.begin(1, "one", 3);
    settle({&first, &second});
    QCOMPARE(stored[1].rows[1].title, std::string("one"));
    stored[0].rows[1].title = "renamed";
    stored[1].rows[1].note = R"({"hidden":true})";
    first.sharing.changed(1);
    second.sharing.changed(1);
    settle({&first, &second});
    for (const Stored& one : stored) {
        QCOMPARE(one.rows.at(1).title, std::string("renamed"));
        QCOMPARE(one.rows.at(1).note, std::string(R"({"hidden":true})"));
    }
    // Removed is removed, whatever else is said.
    stored[0].rows.erase(1);
    first.sharing.removed(1);
    stored[1].rows[1].title = "again";
    second.sharing.changed(1);
    settle({&first, &second});
    for (const Stored& one : stored) QVERIFY(!one.rows.contains(1));
}

/// A device that a host lets in before it has read everything is known afterwards.
void SharingTest::whatChangesBeforeAHostIsReadyIsMerged() {
    Pair pair(4);
    auto& [random, servers, folder, stored, first, second] = pair;
    first.stream->be(true);
    first.begin(1, "one", 3);
    settle({&first, &second});
    QCOMPARE(stored[1].rows[1].title, std::string("one"));
    stored[0].rows[1].note = R"({"hidden":true})";
    first.sharing.changed(1);
    settle({&first, &second});
    stored[1].rows[1].title = "renamed";
    second.sharing.changed(1);
    second.stream->be(true);
    settle({&first, &second});
    for (const Stored& one : stored) {
        QCOMPARE(one.rows.at(1).title, std::string("renamed"));
        QCOMPARE(one.rows.at(1).note, std::string(R"({"hidden":true})"));
    }
}

void SharingTest::aTableOfAnotherNumberIsNotMixed() {
    Pair pair(3);
    auto& [random, servers, folder, stored, first, second] = pair;
    first.stream->be(true);
    first.begin(1, "one", 3);
    settle({&first});
    // Both were hosts of their own before, and both have begun a table 1.
    second.begin(1, "two", 3);
    const auto mine = idsOf(stored[1].acts[1]);
    second.stream->be(true);
    settle({&first, &second});
    QVERIFY(idsOf(stored[1].acts[1]) == mine);
    QCOMPARE(stored[0].acts[1].size(), std::size_t{3});
    QVERIFY2(second.log.find("table 1") != std::string::npos, second.log.c_str());
}

void SharingTest::wordsGoToTheOtherHosts() {
    Pair pair(5);
    auto& [random, servers, folder, stored, first, second] = pair;
    first.stream->be(true);
    second.stream->be(true);
    first.begin(1, "one", 3);
    settle({&first, &second});
    const Elsewhere word{{{"seal", "map", true}}, {}, {}};
    first.sharing.say(1, word);
    first.sharing.say(2, word);  // nobody has a table 2
    settle({&first, &second});
    QVERIFY(first.words.empty());
    QCOMPARE(second.words.size(), std::size_t{1});
    QVERIFY(second.words.begin()->second == word);
    // What comes last counts, and another host has another name.
    first.sharing.say(1, {});
    second.sharing.say(1, word);
    settle({&first, &second});
    QVERIFY(second.words.begin()->second.isEmpty());
    QCOMPARE(first.words.size(), std::size_t{1});
    QVERIFY(first.words.begin()->first.second != second.words.begin()->first.second);
}

void SharingTest::aWordIsReadAsItWasWritten() {
    SharedWord word{"host", 7, {}};
    word.elsewhere.guests = {{"seal", "map", true}, {"other", "", false}};
    messages::Asked asked{ActId::draw(), {}, "red", {"blue", "white"}, {"yes", ""}, {"a line"}};
    word.elsewhere.questions = {{"seal", asked}};
    word.elsewhere.said = {{ActId::draw(), "blue", "no"}};
    QVERIFY(SharedWord::read(word.text()) == word);
    const SharedWord empty{"host", 7, {}};
    QVERIFY(SharedWord::read(empty.text()) == empty);
    for (const char* text : {"", "[]", "{}", R"({"host":"","table":1})", R"({"host":"a","table":"1"})",
                             R"({"host":1,"table":1})"})
        QVERIFY2(!SharedWord::read(text), text);
    // What is no word of this kind is left out.
    const auto odd =
        SharedWord::read(R"({"host":"a","table":1,"here":[1,{"seal":""},{"seal":"x","awake":"yes"}],)"
                         R"("asks":{"id":"x"},"says":[{"id":"no id"}]})");
    QVERIFY(odd && odd->elsewhere == (Elsewhere{{{"x", "", false}}, {}, {}}));
    std::string many = R"({"host":"a","table":1,"here":[{"seal":"x"})";
    for (int i = 0; i < 100; ++i) many += R"(,{"seal":"x"})";
    QVERIFY(SharedWord::read(many + "]}")->elsewhere.isEmpty());
}

QTEST_GUILESS_MAIN(SharingTest)
#include "sharing_test.moc"
