#include "app/guest/guest.h"
#include "app/session/act_text.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace reach;
using namespace reach::messages;

/// The screen's side: when it connects, over which way, and what it keeps.
class GuestTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aSilentWayGivesWayToTheOther();
    void aWayThatFailsTwiceGivesWayToTheOther();
    void theWayThatWorkedIsRemembered();
    void sleepIsNoTimeOut();
    void wakingConnectsAtOnce();
    void aDeadConnectionIsNoticed();
    void whatIsNotKeptIsOfferedAgainWithTheSameId();
    void whatIsRememberedSurvivesAReload();
    void aRefusalBringsTheEntryBack();
    void aWrongCodeWaitsForAnotherOne();
    void aRefusalAtTheDoorIsAGoodBye();
    void aKeyThatTheDoorDoesNotKnowGivesWayToTheCode();
    void aRefusalIsNoFaultOfTheWay();
    void aFullTableIsAskedMoreAndMoreSlowly();
    void aCopyOfAnotherHashIsReadAnewOnce();
    void offersKeepToThePace();
    void whoIsHereAndWhereTheTableWent();
    void aSeatIsNotLostToOldNews();
    void aQuestionIsAskedAgainUntilItEnds();
    void anAnswerIsSaidAgainUntilItIsHeard();
};

namespace {

/// A way that does what the test says.
class FakeWay : public Transport {
  public:
    bool isOpen = false;
    int opens = 0;
    std::string key;  ///< with which it was opened last
    std::vector<Message> said;

    void open(const std::string& with) override { isOpen = true, ++opens, key = with; }
    void send(const std::string& frame) override {
        if (const auto read = reader_.read(frame)) said.push_back(std::get<Message>(*read));
    }
    void close() override { isOpen = false; }

    template <typename M>
    std::optional<M> lastSaid() const {
        std::optional<M> last;
        for (const Message& message : said)
            if (const auto* one = std::get_if<M>(&message)) last = *one;
        return last;
    }
    void hear(const Message& message) {
        for (const std::string& frame : framesOf(message)) heard(frame);
    }

  private:
    Reader reader_;
};

Act act(std::int64_t number, const ActId& id = ActId::draw()) {
    Act made;
    made.id = id;
    made.number = number;
    made.after = number - 1;
    made.lines = {{"correct red power 3", "power-set red 3\n"}};
    made.outcome = {0x1000U + static_cast<std::uint64_t>(number), 1, 1};
    return made;
}

struct Stage {
    explicit Stage(Remembered remembered = {}, std::vector<Act> acts = {})
        : guest(Guest::Wish{"1", "7", "KMRTVX", "Rosa", "red"}, socket, http, std::move(remembered),
                std::move(acts)) {
        guest.remember = [this](const Remembered& all) { kept = all; };
    }
    void pass(Moment milliseconds) {
        for (const Moment end = now + milliseconds; now < end;) guest.tick(now += 100);
    }
    Welcome welcome(std::int64_t number = 0) const {
        Welcome welcome;
        welcome.device = "Rosa";
        welcome.key = std::string(32, 'a');
        welcome.number = number;
        welcome.title = "Tuesday";
        welcome.header = "game: base\n";
        return welcome;
    }
    void comeIn(FakeWay& way) {
        way.opened();
        way.hear(welcome(std::ssize(guest.acts())));
    }

    FakeWay socket;
    FakeWay http;
    Moment now = 1'000'000;
    Guest guest;
    Remembered kept;
};

}  // namespace

void GuestTest::aSilentWayGivesWayToTheOther() {
    Stage stage;
    stage.pass(100);
    QVERIFY(stage.socket.isOpen);
    stage.pass(2'900);
    QVERIFY(stage.socket.isOpen && !stage.http.isOpen);
    stage.pass(300);
    QVERIFY(!stage.socket.isOpen && stage.http.isOpen);
    // It may be that it opens and then says nothing.
    stage.http.opened();
    stage.pass(3'300);
    QVERIFY(stage.socket.isOpen && !stage.http.isOpen);
    stage.comeIn(stage.socket);
    QVERIFY(stage.guest.touch() == Guest::Touch::InTouch);
}

void GuestTest::aWayThatFailsTwiceGivesWayToTheOther() {
    Stage stage;
    stage.pass(100);
    stage.socket.closed();
    stage.pass(500);
    QCOMPARE(stage.socket.opens, 2);
    stage.socket.closed();
    stage.pass(500);
    QCOMPARE(stage.http.opens, 1);
    // It goes on trying, more and more slowly.
    for (int i = 0; i < 100; ++i) {
        for (FakeWay* way : {&stage.socket, &stage.http})
            if (way->isOpen) way->closed();
        stage.pass(1'000);
    }
    const int tries = stage.socket.opens + stage.http.opens;
    QVERIFY2(tries > 15 && tries < 40, qPrintable(QString::number(tries)));
}

void GuestTest::theWayThatWorkedIsRemembered() {
    Stage stage;
    stage.pass(3'300);
    stage.comeIn(stage.http);
    QVERIFY(stage.kept.overHttp);
    Stage again(Remembered::read(stage.kept.text()).value());
    again.pass(100);
    QVERIFY(again.http.isOpen && !again.socket.isOpen);
}

void GuestTest::sleepIsNoTimeOut() {
    Stage stage;
    stage.pass(100);
    // It slept while it waited: the same way is tried again.
    stage.now += 3'600'000;
    stage.guest.tick(stage.now);
    QVERIFY(stage.socket.isOpen && !stage.http.isOpen);
    QCOMPARE(stage.socket.opens, 2);
    stage.comeIn(stage.socket);
    stage.now += 3'600'000;
    stage.guest.tick(stage.now);
    QCOMPARE(stage.socket.opens, 3);
    QCOMPARE(stage.http.opens, 0);
}

void GuestTest::wakingConnectsAtOnce() {
    Stage stage;
    stage.pass(100);
    for (int i = 0; i < 12; ++i) {
        for (FakeWay* way : {&stage.socket, &stage.http})
            if (way->isOpen) way->closed();
        stage.pass(2'000);
    }
    for (FakeWay* way : {&stage.socket, &stage.http})
        if (way->isOpen) way->closed();
    const int before = stage.socket.opens + stage.http.opens;
    stage.guest.wakeUp(stage.now += 10);
    QCOMPARE(stage.socket.opens + stage.http.opens, before + 1);
    // A short look elsewhere keeps the connection if it answers.
    FakeWay& way = stage.socket.isOpen ? stage.socket : stage.http;
    stage.comeIn(way);
    stage.pass(100);
    stage.guest.fallAsleep();
    QCOMPARE(way.lastSaid<Awake>()->awake, false);
    stage.guest.wakeUp(stage.now += 1'000);
    QCOMPARE(way.lastSaid<Awake>()->awake, true);
    QVERIFY(way.lastSaid<Ping>().has_value());
    const int opens = way.opens;
    way.hear(Pong{});
    stage.pass(2'000);
    QCOMPARE(way.opens, opens);
    // After an hour nobody waits for it.
    stage.guest.wakeUp(stage.now += 3'600'000);
    QCOMPARE(way.opens, opens + 1);
}

void GuestTest::aDeadConnectionIsNoticed() {
    Stage stage;
    stage.pass(100);
    stage.comeIn(stage.socket);
    stage.pass(10'100);
    QVERIFY(stage.socket.lastSaid<Ping>().has_value());
    QVERIFY(stage.guest.touch() == Guest::Touch::InTouch);
    stage.pass(3'300);
    QVERIFY(stage.guest.touch() == Guest::Touch::Away);
    // That is no fault of the way.
    QCOMPARE(stage.socket.opens, 2);
    QCOMPARE(stage.http.opens, 0);
}

void GuestTest::whatIsNotKeptIsOfferedAgainWithTheSameId() {
    Stage stage;
    stage.pass(100);
    stage.comeIn(stage.socket);
    const Act entry = act(0);
    stage.guest.offer(entry);
    QVERIFY(stage.socket.lastSaid<Offer>()->act == entry);
    stage.socket.closed();
    stage.socket.said.clear();
    stage.pass(300);
    QVERIFY(!stage.socket.lastSaid<Offer>().has_value());
    stage.comeIn(stage.socket);
    QVERIFY(stage.socket.lastSaid<Offer>()->act == entry);
    Act kept = entry;
    kept.number = 1;
    stage.socket.hear(Acts{{kept}});
    stage.socket.hear(Kept{entry.id, 1});
    QVERIFY(stage.guest.offered().empty());
    const auto answers = stage.guest.answers();
    QCOMPARE(answers.size(), std::size_t{1});
    QVERIFY(answers[0].what == Answer::What::Kept && answers[0].act == kept);
    // What was kept already is not offered again: the host sends it first.
    const Act second = act(0);
    stage.guest.offer(second);
    stage.socket.closed();
    stage.pass(300);
    stage.socket.said.clear();
    stage.socket.opened();
    QCOMPARE(stage.socket.lastSaid<Hello>()->since, 1);
    QVERIFY(stage.socket.lastSaid<Hello>()->last == entry.id);
    stage.socket.hear(stage.welcome(2));
    Act known = second;
    known.number = 2;
    stage.socket.hear(Acts{{known}});
    QVERIFY(!stage.socket.lastSaid<Offer>().has_value());
    // An act with a gap before it says that something was lost.
    stage.socket.hear(Acts{{act(4)}});
    QCOMPARE(stage.guest.acts().size(), std::size_t{2});
    QVERIFY(stage.guest.touch() == Guest::Touch::Away);
}

void GuestTest::whatIsRememberedSurvivesAReload() {
    Stage stage;
    const Act entry = act(0);
    // Entered before it is in touch at all, and remembered before it leaves.
    stage.guest.offer(entry);
    QCOMPARE(stage.kept.offered, std::vector<Act>{entry});
    stage.pass(100);
    stage.comeIn(stage.socket);
    const auto text = stage.kept.text();
    const auto read = Remembered::read(text);
    QVERIFY(read && *read == stage.kept);
    QVERIFY(!Remembered::read(text.substr(0, text.size() / 2)));
    QVERIFY(!Remembered::read(""));
    Stage again(*read);
    QVERIFY(again.guest.ready());
    again.pass(100);
    again.comeIn(again.socket);
    QCOMPARE(again.socket.lastSaid<Hello>()->key, std::string(32, 'a'));
    QVERIFY(again.socket.lastSaid<Offer>()->act == entry);
}

void GuestTest::aRefusalBringsTheEntryBack() {
    Stage stage;
    stage.pass(100);
    stage.comeIn(stage.socket);
    const Act one = act(0);
    const Act two = act(0);
    stage.guest.offer(one);
    stage.guest.offer(two);
    stage.socket.hear(Refused{one.id, "gone-on", "NotYourTurn", "Ben"});
    stage.socket.hear(Refused{two.id, "unsaved", {}, {}});
    stage.socket.hear(Refused{ActId{7, 7}, "gone-on", {}, {}});
    const auto answers = stage.guest.answers();
    QCOMPARE(answers.size(), std::size_t{2});
    QVERIFY(answers[0].what == Answer::What::Refused && answers[0].act == one);
    QVERIFY(answers[1].what == Answer::What::Unsaved && answers[1].act == two);
    QVERIFY(stage.guest.offered().empty() && stage.kept.offered.empty());
}

void GuestTest::aWrongCodeWaitsForAnotherOne() {
    Stage stage;
    stage.pass(100);
    stage.socket.opened();
    QCOMPARE(stage.socket.lastSaid<Hello>()->code, "KMRTVX");
    stage.socket.hear(Bye{"code", 0, {}});
    QVERIFY(stage.guest.touch() == Guest::Touch::Dismissed);
    stage.pass(60'000);
    QCOMPARE(stage.socket.opens, 1);
    stage.guest.tryCode("AAAAAA", stage.now);
    stage.socket.opened();
    QCOMPARE(stage.socket.lastSaid<Hello>()->code, "AAAAAA");
    // If the host only told it to wait, it tries again by itself.
    stage.socket.hear(Bye{"wait", 8, {}});
    QCOMPARE(stage.guest.dismissal().wait, 8);
    stage.pass(7'000);
    QCOMPARE(stage.socket.opens, 2);
    stage.pass(1'500);
    QCOMPARE(stage.socket.opens, 3);
}

/// The door asks for the code before there is a connection, and its refusal comes instead of opened().
void GuestTest::aRefusalAtTheDoorIsAGoodBye() {
    Stage stage;
    stage.pass(100);
    QCOMPARE(stage.socket.key, "KMRTVX");
    stage.socket.hear(Bye{"code", 0, {}});
    QVERIFY(stage.guest.touch() == Guest::Touch::Dismissed);
    QCOMPARE(stage.guest.dismissal().why, "code");
    stage.pass(60'000);
    QCOMPARE(stage.socket.opens + stage.http.opens, 1);
    stage.guest.tryCode(" aaa-aaa", stage.now);
    QCOMPARE(stage.socket.key, "aaaaaa");
    stage.socket.hear(Bye{"wait", 8, {}});
    QVERIFY(stage.guest.touch() == Guest::Touch::Dismissed);
    stage.pass(7'000);
    QCOMPARE(stage.socket.opens, 2);
    stage.pass(1'500);
    QCOMPARE(stage.socket.opens, 3);
    stage.comeIn(stage.socket);
    QVERIFY(stage.guest.touch() == Guest::Touch::InTouch);
    // A host that wants to be asked in a million years is asked in an hour.
    stage.socket.hear(Bye{"wait", std::numeric_limits<std::int64_t>::max(), {}});
    stage.pass(3'601'000);
    QCOMPARE(stage.socket.opens, 4);
}

void GuestTest::aKeyThatTheDoorDoesNotKnowGivesWayToTheCode() {
    Remembered remembered;
    remembered.key = std::string(32, 'b');
    Stage stage(remembered);
    stage.pass(100);
    QCOMPARE(stage.socket.key, remembered.key);
    stage.socket.hear(Bye{"code", 0, {}});
    QVERIFY(stage.guest.touch() == Guest::Touch::Away);
    stage.pass(200);
    QCOMPARE(stage.socket.key, "KMRTVX");
    stage.comeIn(stage.socket);
    QVERIFY(stage.guest.touch() == Guest::Touch::InTouch);
    // With the new key it comes back.
    stage.socket.closed();
    stage.pass(200);
    QCOMPARE(stage.socket.key, std::string(32, 'a'));
    // Neither of them: nothing is tried by itself any more, and at the next call it begins with the key.
    stage.socket.hear(Bye{"code", 0, {}});
    stage.pass(200);
    stage.socket.hear(Bye{"code", 0, {}});
    QVERIFY(stage.guest.touch() == Guest::Touch::Dismissed);
    stage.guest.wakeUp(stage.now += 100);
    QCOMPARE(stage.socket.key, std::string(32, 'a'));
    // Without a code it is the key that is unknown.
    stage.guest.tryCode({}, stage.now += 100);
    stage.socket.hear(Bye{"code", 0, {}});
    QVERIFY(stage.guest.touch() == Guest::Touch::Dismissed);
    QCOMPARE(stage.guest.dismissal().why, "key");
}

/// A browser does not see why its WebSocket was refused. HTTP tells, and the WebSocket stays the first way.
void GuestTest::aRefusalIsNoFaultOfTheWay() {
    Stage stage;
    stage.pass(100);
    stage.socket.closed();
    stage.pass(500);
    stage.socket.closed();
    stage.pass(500);
    QVERIFY(stage.http.isOpen);
    stage.http.hear(Bye{"code", 0, {}});
    QVERIFY(!stage.http.isOpen);
    stage.guest.tryCode("AAAAAA", stage.now);
    QVERIFY(stage.socket.isOpen);
    QCOMPARE(stage.http.opens, 1);
    stage.comeIn(stage.socket);
    QVERIFY(!stage.kept.overHttp);
}

void GuestTest::aFullTableIsAskedMoreAndMoreSlowly() {
    Stage stage;
    stage.pass(100);
    for (int i = 0; i < 600; ++i) {
        if (stage.socket.isOpen) stage.socket.hear(Bye{"full", 0, {}});
        QVERIFY(stage.guest.touch() == Guest::Touch::Away);
        stage.pass(100);
    }
    QVERIFY2(stage.socket.opens > 10 && stage.socket.opens < 20,
             qPrintable(QString::number(stage.socket.opens)));
    while (!stage.socket.isOpen) stage.pass(100);
    stage.comeIn(stage.socket);
    QVERIFY(stage.guest.touch() == Guest::Touch::InTouch);
}

void GuestTest::aCopyOfAnotherHashIsReadAnewOnce() {
    Stage stage({}, {act(1), act(2)});
    stage.pass(100);
    stage.guest.stands(2, 0x1002);
    stage.socket.opened();
    QCOMPARE(stage.socket.lastSaid<Hello>()->hash, 0x1002U);
    stage.socket.hear(stage.welcome(2));
    QCOMPARE(stage.guest.renewed(), 0);
    stage.guest.stands(2, 0x7);
    QCOMPARE(stage.guest.renewed(), 1);
    QVERIFY(stage.guest.acts().empty() && !stage.guest.ready());
    stage.socket.opened();
    QCOMPARE(stage.socket.lastSaid<Hello>()->since, 0);
    stage.socket.hear(stage.welcome(2));
    stage.socket.hear(Acts{{act(1), act(2)}});
    QVERIFY(stage.guest.ready() && !stage.guest.drifts());
    stage.guest.stands(2, 0x7);
    QCOMPARE(stage.guest.renewed(), 1);
    QVERIFY(stage.guest.drifts());
    // The host may say so, too.
    Welcome other = stage.welcome(1);
    other.anew = true;
    stage.socket.closed();
    stage.pass(300);
    stage.socket.opened();
    QCOMPARE(stage.socket.lastSaid<Hello>()->hash, 0U);
    stage.socket.hear(other);
    QCOMPARE(stage.guest.renewed(), 2);
    stage.socket.hear(Acts{{act(1)}});
    QVERIFY(stage.guest.ready());
}

/// An hour of entries that were made without a network.
void GuestTest::offersKeepToThePace() {
    Stage stage;
    for (int i = 0; i < 200; ++i) stage.guest.offer(act(0));
    stage.pass(100);
    stage.comeIn(stage.socket);
    Pace host;
    std::size_t heard = 0;
    for (int i = 0; i < 400; ++i) {
        stage.pass(100);
        stage.socket.hear(Pong{});
        for (; heard < stage.socket.said.size(); ++heard) QVERIFY(host.pass(stage.now));
    }
    QVERIFY(heard > 200);
    QCOMPARE(stage.socket.opens, 1);
}

void GuestTest::whoIsHereAndWhereTheTableWent() {
    Stage stage;
    stage.pass(100);
    stage.comeIn(stage.socket);
    int changes = 0;
    stage.guest.changed = [&] { ++changes; };
    stage.socket.hear(Here{{{"Ben", "blue", "Table", true, true}, {"Rosa", "white", "", true, true}}});
    QCOMPARE(stage.guest.here().size(), std::size_t{2});
    QCOMPARE(stage.guest.seat(), "white");
    stage.guest.show("Court");
    QCOMPARE(stage.socket.lastSaid<Awake>()->screen, "Court");
    stage.socket.hear(Named{"Wednesday", "game: base\n"});
    QCOMPARE(stage.guest.title(), "Wednesday");
    stage.socket.hear(Bye{"moved", 0, "http://there/"});
    QVERIFY(stage.guest.touch() == Guest::Touch::Dismissed);
    QCOMPARE(stage.guest.dismissal().to, "http://there/");
    QVERIFY(changes > 2);
    // A message that only screens send changes nothing here.
    stage.guest.wakeUp(stage.now += 100);
    stage.comeIn(stage.socket);
    stage.socket.hear(Ping{});
    stage.socket.heard(R"({"kind":"dance"})");
    QVERIFY(stage.guest.touch() == Guest::Touch::InTouch);
    stage.socket.heard("{");
    QVERIFY(stage.guest.touch() == Guest::Touch::Away);
}

namespace {

/// How often a message of this kind was said.
template <typename M>
std::ptrdiff_t countOf(const FakeWay& way) {
    return std::ranges::count_if(way.said, [](const Message& one) { return std::holds_alternative<M>(one); });
}

void comeBack(Stage& stage) {
    stage.socket.closed();
    stage.pass(300);
    stage.comeIn(stage.socket);
}

}  // namespace

void GuestTest::aSeatIsNotLostToOldNews() {
    Stage stage;
    stage.pass(100);
    stage.comeIn(stage.socket);
    const auto hear = [&](const char* seat) {
        Here here;
        here.devices.push_back({"Rosa", seat, {}, true, true});
        stage.socket.hear(here);
    };
    hear("red");
    stage.guest.takeSeat("blue");
    QCOMPARE(stage.socket.lastSaid<TakeSeat>()->seat, std::string("blue"));
    hear("red");  // it was on its way
    QCOMPARE(stage.guest.seat(), std::string("blue"));
    hear("blue");
    hear("white");  // another window of this device
    QCOMPARE(stage.guest.seat(), std::string("white"));
    // After a lost connection the host's word counts.
    stage.guest.takeSeat("red");
    stage.socket.closed();
    stage.pass(300);
    stage.comeIn(stage.socket);
    hear("white");
    QCOMPARE(stage.guest.seat(), std::string("white"));
}

void GuestTest::aQuestionIsAskedAgainUntilItEnds() {
    Stage stage;
    stage.pass(100);
    const Ask ask{ActId::draw(), {"blue"}, {"deal red gives fuel to blue"}};
    stage.guest.ask(ask);
    QCOMPARE(countOf<Ask>(stage.socket), 0);
    stage.comeIn(stage.socket);
    QCOMPARE(*stage.socket.lastSaid<Ask>(), ask);
    comeBack(stage);
    QCOMPARE(countOf<Ask>(stage.socket), 2);
    // The deal is kept.
    stage.socket.hear(Acts{{act(1, ask.id)}});
    QVERIFY(!stage.guest.question());
    comeBack(stage);
    QCOMPARE(countOf<Ask>(stage.socket), 2);
    // A host that does not pass it on says so.
    stage.guest.ask({ActId{1, 2}, {"blue"}, {"nonsense"}});
    stage.socket.hear(Refused{ActId{1, 2}, "unreadable", {}, {}});
    QVERIFY(!stage.guest.question());
    // Who asked ends it, and says so until the host has heard it.
    stage.guest.ask({ActId{3, 4}, {"blue"}, {"x"}});
    stage.guest.say({ActId{3, 4}, "end"});
    QVERIFY(!stage.guest.question());
    const auto ends = countOf<Say>(stage.socket);
    stage.socket.hear(Asks{{{ActId{3, 4}, "Rosa", "red", {"blue"}, {}, {"x"}}}});
    QVERIFY(stage.guest.asks().empty());
    QCOMPARE(countOf<Say>(stage.socket), ends + 1);
    stage.socket.hear(Asks{});
    QCOMPARE(countOf<Say>(stage.socket), ends + 1);
}

void GuestTest::anAnswerIsSaidAgainUntilItIsHeard() {
    Stage stage;
    stage.pass(100);
    stage.comeIn(stage.socket);
    Asked asked{ActId{5, 6}, "Ben", "blue", {"white", "red"}, {"", ""}, {"x"}};
    stage.socket.hear(Asks{{asked}});
    QCOMPARE(stage.guest.asks().size(), std::size_t{1});
    QCOMPARE(countOf<Say>(stage.socket), 0);
    stage.guest.say({asked.id, "yes"});
    QCOMPARE(countOf<Say>(stage.socket), 1);
    // It is shown at once, also where an older list comes.
    QCOMPARE(stage.guest.asks().at(0).said, (std::vector<std::string>{"", "yes"}));
    stage.socket.hear(Asks{{asked}});
    QCOMPARE(stage.guest.asks().at(0).said, (std::vector<std::string>{"", "yes"}));
    QCOMPARE(countOf<Say>(stage.socket), 2);
    comeBack(stage);
    QVERIFY(stage.guest.asks().empty());
    stage.socket.hear(Asks{{asked}});
    QCOMPARE(countOf<Say>(stage.socket), 3);
    QCOMPARE(*stage.socket.lastSaid<Say>(), (Say{asked.id, "yes"}));
    asked.said = {"", "yes"};
    stage.socket.hear(Asks{{asked}});
    QCOMPARE(countOf<Say>(stage.socket), 3);
    // A host that says it without end is not answered without end.
    asked.said.clear();
    for (int i = 0; i < 5'000; ++i) stage.socket.hear(Asks{{asked}});
    QVERIFY(countOf<Say>(stage.socket) < 60);
    stage.pass(1'000);
    QVERIFY(countOf<Say>(stage.socket) < 60);
}

QTEST_APPLESS_MAIN(GuestTest)
#include "guest_test.moc"
