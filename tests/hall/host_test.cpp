#include "app/host/hall.h"
#include "app/session/act_text.h"
#include "app/session/shelf.h"
#include "pen.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace reach;
using namespace reach::messages;
using namespace reach::tests;

/// The host's side of a table: who is let in, what is kept, and what is refused.
class HostTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aCodeLetsInAndAKeyComesBack();
    void aKeyIsKeptAsItsHash();
    void aHelloClaimsNoMoreThanWasShown();
    void whoSaysNoHelloIsSentAway();
    void aCodeAsLongAsAKeyIsNone();
    void noTwoTablesHaveOneCode();
    void aTableThatIsTakenAwayIsOut();
    void codesHaveNoLettersThatLookAlike();
    void aDeviceThatIsLetGoIsOut();
    void whatALetGoDeviceOfferedIsNotKept();
    void seatsAreKeptWithTheNextTick();
    void aClosedDoorLetsNobodyNewIn();
    void onlyADeviceThatManagesManages();
    void aSeatIsHeldByTwoAndAnybodyLooksOn();
    void whoIsHereIsTold();
    void anActIsKeptOnceHoweverOftenItIsOffered();
    void anOvertakenActIsJudgedAnew();
    void nobodyWaitsForAKeeperThatCannotBeReached();
    void anotherHostsGuestsAreTakenOver();
    void questionsFollowAnotherHostsGuests();
    void whoIsAtAnotherHostIsThere();
    void aQuestionIsAnsweredAtAnotherHost();
    void aQuestionComesAlongToAnotherHost();
    void whatAnotherHostMakesUpIsNotTaken();
    void whatWasRefusedIsRefusedAgain();
    void keptIsSaidOnlyOfWhatIsDurable();
    void anUndoOfOnesOwnUnansweredEntryIsKept();
    void aRefusalSaysTheRuleAndWhoWasFirst();
    void aCopyOfAnotherJournalIsReadAnew();
    void onlyWhatIsMissingTravels();
    void theHostsOwnScreenIsOneOfTheScreens();
    void anotherTableIsNotHere();
    void devicesBeyondTheLimitForgetTheOneAwayLongest();
    void whatIsNoMessageEndsAConnection();
    void partsThatWaitForTheirEndAreBounded();
    void aReplicaBecomesASavedTableOfTheSameLife();
    void aQuestionGoesToTheSeatsThatAreAsked();
    void aQuestionEndsWithItsActOrItsDevice();
    void whatIsNoQuestionIsRefusedAndCounted();
    void questionsWithoutEndTakeNoRoom();
};

namespace {

struct Stage {
    explicit Stage(const std::string& guests = {}, std::vector<Act> acts = {}) {
        auto store = std::make_unique<WaitingKeeper>();
        keeper = store.get();
        keeper->number = std::ssize(acts);
        HostTable::Parts parts;
        parts.title = "Tuesday";
        parts.header = kHeader;
        parts.acts = std::move(acts);
        parts.keeper = std::move(store);
        parts.guests = guests;
        parts.keepGuests = [this](const std::string& text) { kept = text; };
        parts.self = "Ana's tablet";
        parts.build = "1";
        table = HostTable::of(std::move(parts));
        hall.add("7", table);
    }

    /// The messages to a connection since the last call.
    std::vector<Message> said(Connection connection) {
        std::vector<Message> messages;
        Reader& reader = readers[connection];
        for (const std::string& frame : std::exchange(sent[connection], {}))
            if (const auto read = reader.read(frame)) messages.push_back(std::get<Message>(*read));
        return messages;
    }
    template <typename M>
    std::optional<M> firstSaid(Connection connection) {
        for (const Message& message : said(connection))
            if (const auto* one = std::get_if<M>(&message)) return *one;
        return std::nullopt;
    }
    std::string whyNot(Connection connection) {
        if (connection == kNotAdmitted) return "not admitted";
        const auto bye = firstSaid<Bye>(connection);
        return bye ? bye->why : std::string("let in");
    }
    void say(Connection connection, const Message& message) {
        for (const std::string& frame : framesOf(message)) hall.message(connection, frame);
    }
    Hello hello(const std::string& device, const std::string& seat = "red") const {
        Hello hello;
        hello.table = "7";
        hello.code = table->guests().code();
        hello.device = device;
        hello.seat = seat;
        return hello;
    }
    /// Shows its key at the door, or its code, and says hello.
    Connection come(const Hello& hello) {
        const Connection connection = show(hello.key.empty() ? hello.code : hello.key);
        if (connection != kNotAdmitted) say(connection, hello);
        return connection;
    }
    Connection show(const std::string& codeOrKey) {
        const auto admission = hall.admit(codeOrKey);
        if (!admission) return kNotAdmitted;
        hall.opened(++last, *admission);
        return last;
    }
    Connection comeIn(const std::string& device, const std::string& seat = "red") {
        const Connection connection = come(hello(device, seat));
        said(connection);
        return connection;
    }

    static constexpr Connection kNotAdmitted = 0;
    Moment now = 1'000'000;
    std::map<Connection, std::vector<std::string>> sent;
    std::map<Connection, Reader> readers;
    std::vector<Connection> dropped;
    Hall hall{{[this](Connection connection, const std::string& frame) { sent[connection].push_back(frame); },
               [this](Connection connection) { dropped.push_back(connection); }}};
    std::string kept;
    WaitingKeeper* keeper = nullptr;
    std::shared_ptr<HostTable> table;
    Connection last = 0;
};

}  // namespace

void HostTest::aCodeLetsInAndAKeyComesBack() {
    Stage stage;
    const auto welcome = stage.firstSaid<Welcome>(stage.come(stage.hello("Rosa's phone")));
    QVERIFY(welcome.has_value());
    QCOMPARE(welcome->device, "Rosa's phone");
    QCOMPARE(welcome->key.size(), std::size_t{32});
    QCOMPARE(welcome->title, "Tuesday");
    QCOMPARE(welcome->seats, (std::vector<std::string>{"red", "blue", "white"}));
    // With small letters and a gap, too; another device gets another name and key.
    Hello other = stage.hello("Rosa's phone");
    for (char& letter : other.code) letter = static_cast<char>(std::tolower(letter));
    other.code.insert(3, " ");
    const auto second = stage.firstSaid<Welcome>(stage.come(other));
    QVERIFY(second && second->device == "Rosa's phone 2" && second->key != welcome->key);
    // After a restart of the host.
    Stage again(stage.kept);
    Hello back;
    back.table = "7";
    back.key = welcome->key;
    const auto known = again.firstSaid<Welcome>(again.come(back));
    QVERIFY(known && known->device == "Rosa's phone" && known->key.empty());
    back.key = std::string(32, '0');
    QCOMPARE(again.whyNot(again.come(back)), "not admitted");
    QCOMPARE(again.table->guests().code(), stage.table->guests().code());
}

void HostTest::aKeyIsKeptAsItsHash() {
    Stage stage;
    const auto welcome = stage.firstSaid<Welcome>(stage.come(stage.hello("Rosa's phone")));
    QVERIFY(stage.kept.find("Rosa's phone") != std::string::npos);
    QVERIFY(stage.kept.find(welcome->key) == std::string::npos);
    // A damaged list is an empty one.
    Stage damaged(stage.kept.substr(0, stage.kept.size() / 2));
    QCOMPARE(damaged.table->guests().devices().size(), std::size_t{1});
}

/// Otherwise a hello could be used to guess: the door delays guesses, and nothing behind it does.
void HostTest::aHelloClaimsNoMoreThanWasShown() {
    Stage stage;
    const auto rosa = stage.firstSaid<Welcome>(stage.come(stage.hello("Rosa")));
    const auto ben = stage.firstSaid<Welcome>(stage.come(stage.hello("Ben", "blue")));
    const auto told = [&](const std::string& shown, const std::string& code, const std::string& key) {
        Hello hello = stage.hello("x", "");
        hello.code = code;
        hello.key = key;
        const Connection connection = stage.show(shown);
        stage.say(connection, hello);
        auto why = stage.whyNot(connection);
        stage.hall.closed(connection);
        return why;
    };
    const std::string code = stage.table->guests().code();
    const std::string never(32, '0');
    // A code was shown.
    QCOMPARE(told(code, "AAAAAA", {}), "code");
    QCOMPARE(told(code, {}, {}), "code");
    QCOMPARE(told(code, {}, never), "code");
    QCOMPARE(told(code, code, {}), "let in");
    QCOMPARE(told(code, code, never), "let in");
    QCOMPARE(told(code, {}, rosa->key), "let in");
    // A key was shown.
    QCOMPARE(told(rosa->key, {}, rosa->key), "let in");
    QCOMPARE(told(rosa->key, {}, ben->key), "key");
    QCOMPARE(told(rosa->key, code, {}), "key");
    QCOMPARE(told(rosa->key, "AAAAAA", never), "key");
    // Another table was meant, which is here, too.
    Stage other;
    stage.hall.add("8", other.table);
    QCOMPARE(told(code, other.table->guests().code(), {}), "code");
    Hello hello = stage.hello("x", "");
    hello.table = "8";
    hello.code = other.table->guests().code();
    const Connection connection = stage.show(code);
    stage.say(connection, hello);
    QCOMPARE(stage.whyNot(connection), "table");
    stage.hall.remove("8");
}

void HostTest::whoSaysNoHelloIsSentAway() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection silent = stage.show(stage.table->guests().code());
    stage.hall.tick(stage.now);
    stage.hall.tick(stage.now + 9'900);
    QVERIFY(stage.dropped.empty());
    stage.hall.tick(stage.now + 10'000);
    QCOMPARE(stage.whyNot(silent), "hello");
    QCOMPARE(stage.dropped, std::vector<Connection>{silent});
    stage.hall.tick(stage.now + 3'600'000);
    stage.say(rosa, Ping{});
    QVERIFY(stage.firstSaid<Pong>(rosa).has_value());
}

/// The door takes what is as long as a key for one, and lets nobody wait who shows it.
void HostTest::aCodeAsLongAsAKeyIsNone() {
    Stage stage;
    const std::string code = stage.table->guests().code();
    QVERIFY(stage.hall.admit(code.substr(0, 3) + "-" + code.substr(3)).has_value());
    QVERIFY(!stage.hall.admit(code + std::string(door::Limits().unguessable - code.size(), '-')).has_value());
}

void HostTest::noTwoTablesHaveOneCode() {
    Stage stage;
    Stage other(stage.kept);
    const std::string code = stage.table->guests().code();
    QCOMPARE(other.table->guests().code(), code);
    stage.hall.add("8", other.table);
    QVERIFY(other.table->guests().code() != code);
    QCOMPARE(stage.table->guests().code(), code);
    QCOMPARE(stage.hall.admit(code)->table, "7");
    QCOMPARE(stage.hall.admit(other.table->guests().code())->table, "8");
    // Nor is a taken one drawn.
    int asked = 0;
    std::string drawn;
    other.table->enterHall({{},
                            [] {},
                            [&](const std::string& one) {
                                drawn = one;
                                return ++asked % 3 != 0;
                            }});
    QCOMPARE(asked, 3);
    QCOMPARE(other.table->guests().code(), drawn);
    stage.hall.remove("8");
}

void HostTest::aTableThatIsTakenAwayIsOut() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection silent = stage.show(stage.table->guests().code());
    stage.hall.remove("7");
    QCOMPARE(stage.whyNot(rosa), "table");
    QCOMPARE(stage.whyNot(silent), "table");
    QCOMPARE(stage.table->connections(), std::size_t{0});
    QCOMPARE(stage.show(stage.table->guests().code()), Stage::kNotAdmitted);
    // It goes on without the hall.
    stage.table->drawCode();
    QCOMPARE(stage.show(stage.table->guests().code()), Stage::kNotAdmitted);
    stage.hall.add("7", stage.table);
    QCOMPARE(stage.whyNot(stage.come(stage.hello("Rosa"))), "let in");
}

void HostTest::codesHaveNoLettersThatLookAlike() {
    std::set<std::string> seen;
    GuestList list;
    for (int i = 0; i < 1'000; ++i) {
        list.drawCode();
        QCOMPARE(list.code().size(), std::size_t{6});
        QVERIFY(list.code().find_first_of("ILOQ0158") == std::string::npos);
        seen.insert(list.code());
    }
    QVERIFY(seen.size() > 990);
}

void HostTest::aDeviceThatIsLetGoIsOut() {
    Stage stage;
    const std::string code = stage.table->guests().code();
    const Connection rosa = stage.come(stage.hello("Rosa"));
    const auto welcome = stage.firstSaid<Welcome>(rosa);
    stage.table->letGo("Rosa");
    QCOMPARE(stage.whyNot(rosa), "let-go");
    QVERIFY(std::ranges::find(stage.dropped, rosa) != stage.dropped.end());
    // Neither its key nor the code that it knows opens the door.
    QCOMPARE(stage.show(welcome->key), Stage::kNotAdmitted);
    QCOMPARE(stage.show(code), Stage::kNotAdmitted);
    // Nor is it let in where it was admitted just before.
    Stage late;
    const std::string before = late.table->guests().code();
    const auto other = late.firstSaid<Welcome>(late.come(late.hello("Rosa")));
    Hello back = late.hello("Rosa");
    back.key = other->key;
    const Connection byKey = late.show(back.key);
    const Connection byCode = late.show(before);
    late.table->letGo("Rosa");
    late.say(byKey, back);
    QCOMPARE(late.whyNot(byKey), "key");
    late.say(byCode, back);
    QCOMPARE(late.whyNot(byCode), "code");
    // Knowing the new code, it cannot come in with what it showed before.
    const Connection again = late.show(late.table->guests().code());
    late.table->drawCode();
    late.say(again, late.hello("Rosa"));
    QCOMPARE(late.whyNot(again), "code");
    // The host's own screen cannot be let go.
    stage.table->letGo("Ana's tablet");
    QCOMPARE(stage.table->guests().devices().size(), std::size_t{1});
}

/// A new device of the same name must not be taken for the one that offered it.
void HostTest::whatALetGoDeviceOfferedIsNotKept() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    stage.keeper->waits = true;
    stage.say(rosa, Offer{Pen().enter("correct red power 3")});
    stage.say(rosa, Offer{Pen(1).enter("correct red power 4")});
    stage.table->letGo("Rosa");
    const Connection next = stage.comeIn("Rosa");
    QVERIFY(next != Stage::kNotAdmitted);
    stage.keeper->store();
    stage.keeper->store();
    // The first was with the keeper already.
    QCOMPARE(stage.table->number(), 1);
}

/// To keep the list takes a disk's time, and a device may change its seat twenty times a second.
void HostTest::seatsAreKeptWithTheNextTick() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    stage.hall.tick(stage.now);
    const std::string before = stage.kept;
    stage.kept = "nothing";
    for (const char* seat : {"blue", "white", "blue"}) stage.say(rosa, TakeSeat{seat});
    QCOMPARE(stage.kept, "nothing");
    stage.hall.tick(stage.now);
    QVERIFY(stage.kept != before && stage.kept.find("\"seat\":\"blue\"") != std::string::npos);
    stage.say(rosa, TakeSeat{"white"});
    (void)stage.table->close("ends");
    QVERIFY(stage.kept.find("\"seat\":\"white\"") != std::string::npos);
}

void HostTest::aClosedDoorLetsNobodyNewIn() {
    Stage stage;
    const auto welcome = stage.firstSaid<Welcome>(stage.come(stage.hello("Rosa")));
    const Connection admitted = stage.show(stage.table->guests().code());
    stage.table->setOpen(false);
    QCOMPARE(stage.whyNot(stage.come(stage.hello("Ben"))), "not admitted");
    stage.say(admitted, stage.hello("Ben"));
    QCOMPARE(stage.whyNot(admitted), "closed");
    Hello back = stage.hello("Rosa");
    back.key = welcome->key;
    QCOMPARE(stage.whyNot(stage.come(back)), "let in");
    stage.table->setOpen(true);
    QCOMPARE(stage.whyNot(stage.come(stage.hello("Ben"))), "let in");
}

void HostTest::onlyADeviceThatManagesManages() {
    Stage stage;
    const Connection rosa = stage.come(stage.hello("Rosa"));
    const auto welcome = stage.firstSaid<Welcome>(rosa);
    QVERIFY(!welcome->manages);
    stage.say(rosa, Manage{"close", {}});
    stage.say(rosa, Manage{"new-code", {}});
    stage.say(rosa, Manage{"let-go", "Rosa"});
    QVERIFY(stage.table->guests().isOpen());
    QVERIFY(!stage.firstSaid<Code>(rosa).has_value());
    QCOMPARE(stage.table->refusals(), 3);
    // One that does was made so by the list.
    std::string list = stage.kept;
    list.replace(list.rfind("\"manages\":false"), 15, "\"manages\":true");
    Stage managed(list);
    Hello back;
    back.table = "7";
    back.key = welcome->key;
    const Connection manager = managed.come(back);
    QCOMPARE(managed.firstSaid<Code>(manager)->code, managed.table->guests().code());
    managed.say(manager, Manage{"close", {}});
    QVERIFY(!managed.table->guests().isOpen() && !managed.firstSaid<Code>(manager)->open);
    managed.say(manager, Manage{"open", {}});
    const Connection ben = managed.comeIn("Ben");
    managed.say(manager, Manage{"let-go", "Ben"});
    QCOMPARE(managed.whyNot(ben), "let-go");
}

void HostTest::aSeatIsHeldByTwoAndAnybodyLooksOn() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    const Connection ben = stage.comeIn("Ben", "red");
    const Connection eve = stage.comeIn("Eve", "");
    Pen pen;
    const Act act = pen.enter("correct red power 3");
    stage.say(eve, Offer{act});
    const auto refused = stage.firstSaid<Refused>(eve);
    QVERIFY(refused && refused->why == "looking-on");
    stage.say(ben, Offer{Pen().enter("correct red power 4")});
    stage.say(rosa, Offer{Pen().enter("correct blue power 4")});
    QCOMPARE(stage.table->number(), 2);
    stage.say(eve, TakeSeat{"purple"});
    stage.say(eve, Offer{Pen().enter("correct red power 5")});
    QCOMPARE(stage.table->number(), 2);
    stage.say(eve, TakeSeat{"white"});
    stage.say(eve, Offer{Pen().enter("correct red power 6")});
    QCOMPARE(stage.table->number(), 3);
}

void HostTest::whoIsHereIsTold() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection ben = stage.comeIn("Ben", "blue");
    stage.hall.tick(stage.now);
    const auto here = stage.firstSaid<Here>(rosa);
    QVERIFY(here && here->devices.size() == 3);
    QCOMPARE(here->devices[1], (Present{"Ben", "blue", "", true, true}));
    stage.say(ben, Awake{false, "Court"});
    stage.hall.tick(stage.now);
    QCOMPARE(stage.firstSaid<Here>(rosa)->devices[1], (Present{"Ben", "blue", "Court", true, false}));
    stage.hall.closed(ben);
    stage.hall.tick(stage.now);
    QCOMPARE(stage.firstSaid<Here>(rosa)->devices[1], (Present{"Ben", "blue", "", false, false}));
    // Nothing has changed, so nothing is said.
    stage.hall.tick(stage.now);
    QVERIFY(stage.said(rosa).empty());
}

void HostTest::anActIsKeptOnceHoweverOftenItIsOffered() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Act act = Pen().enter("correct red power 3");
    for (int i = 0; i < 3; ++i) stage.say(rosa, Offer{act});
    int kept = 0;
    for (const Message& message : stage.said(rosa))
        if (const auto* one = std::get_if<Kept>(&message)) {
            ++kept;
            QVERIFY(one->id == act.id);
            QCOMPARE(one->number, 1);
        }
    QCOMPARE(kept, 3);
    QCOMPARE(stage.table->number(), 1);
    // On a connection that came before the first offer was durable, too.
    stage.keeper->waits = true;
    const Act slow = Pen(1).enter("correct red power 4");
    stage.say(rosa, Offer{slow});
    stage.hall.closed(rosa);
    const Connection again = stage.comeIn("Rosa again");
    stage.say(again, Offer{slow});
    stage.keeper->store();
    stage.keeper->store();
    const auto told = stage.firstSaid<Kept>(again);
    QVERIFY(told && told->number == 2);
    QCOMPARE(stage.table->number(), 2);
}

void HostTest::anOvertakenActIsJudgedAnew() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    stage.keeper->waits = true;
    const Act act = Pen().enter("correct red power 3");
    stage.say(rosa, Offer{act});
    QCOMPARE(stage.keeper->waiting.size(), std::size_t{1});
    // It is offered to the keeper again, after the other one.
    stage.keeper->overtake(Pen().enter("correct blue power 5"));
    QCOMPARE(stage.table->number(), 1);
    QCOMPARE(stage.keeper->waiting.size(), std::size_t{1});
    QVERIFY(stage.keeper->waiting.front().id == act.id);
    stage.keeper->store();
    const auto told = stage.firstSaid<Kept>(rosa);
    QVERIFY(told && told->id == act.id);
    QCOMPARE(told->number, 2);
}

void HostTest::nobodyWaitsForAKeeperThatCannotBeReached() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection ben = stage.comeIn("Ben", "blue");
    stage.keeper->waits = true;
    const Act first = Pen().enter("correct red power 3");
    stage.say(rosa, Offer{first});
    stage.say(ben, Offer{Pen().enter("correct blue power 3")});
    QVERIFY(!stage.firstSaid<Refused>(ben));
    stage.keeper->reaches = false;
    stage.keeper->wake();
    const auto refused = stage.firstSaid<Refused>(ben);
    QVERIFY(refused);
    QCOMPARE(refused->why, std::string("unsaved"));
    stage.say(ben, Offer{Pen().enter("correct blue power 4")});
    QVERIFY(stage.firstSaid<Refused>(ben));
    // Nobody knows of the one in hand, so that it is neither kept nor refused, however often it comes.
    stage.say(rosa, Offer{first});
    QVERIFY(stage.said(rosa).empty());
    stage.keeper->reaches = true;
    stage.keeper->store();
    QVERIFY(stage.firstSaid<Kept>(rosa));
    QCOMPARE(stage.table->number(), 1);
}

void HostTest::anotherHostsGuestsAreTakenOver() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection ben = stage.comeIn("Ben", "blue");
    const GuestList base = GuestList::read(stage.kept);
    // At the same time another host lets in a second Ben and lets Rosa go, and here somebody else comes.
    GuestList theirs = base;
    std::string key;
    theirs.letIn("Cora", key);
    theirs.letGo("Rosa");
    const Connection cora = stage.comeIn("Cora", "white");
    const GuestList merged = GuestList::merged(base, stage.table->guests(), theirs);
    stage.table->takeGuests(merged);
    QCOMPARE(stage.whyNot(rosa), std::string("let-go"));
    QVERIFY(stage.table->guests().withKey(key));
    QCOMPARE(stage.table->guests().withKey(key)->name, std::string("Cora"));
    // The one that came here has another name now, and its entries are kept under it.
    stage.say(cora, Offer{Pen().enter("correct white power 3")});
    QVERIFY(stage.firstSaid<Kept>(cora));
    QCOMPARE(stage.table->acts(1).front().device, std::string("Cora 2"));
    stage.say(ben, Offer{Pen(1).enter("correct blue power 3")});
    QVERIFY(stage.firstSaid<Kept>(ben));
}

void HostTest::whatWasRefusedIsRefusedAgain() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection ben = stage.comeIn("Ben", "blue");
    stage.say(ben, Offer{Pen().enter("red leads aggression 2")});
    const Act late = Pen().enter("red leads construction 4");
    stage.say(rosa, Offer{late});
    QVERIFY(stage.firstSaid<Refused>(rosa).has_value());
    // It would fit again.
    Act undo = Pen(1).undo();
    undo.kind = ActKind::Undo;
    undo.id = ActId::draw();
    undo.after = 1;
    stage.say(ben, Offer{undo});
    QCOMPARE(stage.table->number(), 2);
    stage.say(rosa, Offer{late});
    QVERIFY(stage.firstSaid<Refused>(rosa).has_value());
    QCOMPARE(stage.table->number(), 2);
}

void HostTest::keptIsSaidOnlyOfWhatIsDurable() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    stage.keeper->waits = true;
    stage.say(rosa, Offer{Pen().enter("correct red power 3")});
    stage.say(rosa, Offer{Pen().enter("correct blue power 3")});
    QVERIFY(stage.said(rosa).empty());
    QCOMPARE(stage.table->number(), 0);
    stage.keeper->store();
    QCOMPARE(stage.firstSaid<Kept>(rosa)->number, 1);
    stage.keeper->fail();
    const auto unsaved = stage.firstSaid<Refused>(rosa);
    QVERIFY(unsaved && unsaved->why == "unsaved");
    QCOMPARE(stage.table->number(), 1);
    stage.say(rosa, Offer{Pen().enter("correct white power 3")});
    stage.keeper->store();
    QCOMPARE(stage.firstSaid<Kept>(rosa)->number, 2);
}

/// A screen enters and takes back before its host has answered: it had seen what it takes back.
void HostTest::anUndoOfOnesOwnUnansweredEntryIsKept() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection ben = stage.comeIn("Ben", "blue");
    Pen pen;
    const Act entry = pen.enter("correct red power 3");
    const Act undo = pen.undo();
    stage.say(rosa, Offer{entry});
    stage.say(rosa, Offer{undo});
    QCOMPARE(stage.table->number(), 2);
    QCOMPARE(stage.table->outcome().entries, std::size_t{0});
    // What another device entered in between, it has not seen.
    Pen later(2);
    const Act more = later.enter("correct red power 4");
    const Act back = later.undo();
    stage.say(rosa, Offer{more});
    stage.say(ben, Offer{Pen(2).enter("correct blue power 5")});
    stage.say(rosa, Offer{back});
    QCOMPARE(stage.table->number(), 4);
    QVERIFY(stage.firstSaid<Refused>(rosa).has_value());
}

void HostTest::aRefusalSaysTheRuleAndWhoWasFirst() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Connection ben = stage.comeIn("Ben", "blue");
    stage.say(ben, Offer{Pen().enter("red leads aggression 2")});
    stage.say(rosa, Offer{Pen().enter("red leads construction 4")});
    const auto refused = stage.firstSaid<Refused>(rosa);
    QVERIFY(refused.has_value());
    QCOMPARE(refused->why, "gone-on");
    QCOMPARE(refused->first, "Ben");
    QVERIFY(!refused->rule.empty());
    Act nonsense = Pen().enter("correct red power 3");
    nonsense.lines[0].line = "red eats a cake";
    nonsense.id = ActId::draw();
    stage.say(rosa, Offer{nonsense});
    QCOMPARE(stage.firstSaid<Refused>(rosa)->why, "unreadable");
}

void HostTest::aCopyOfAnotherJournalIsReadAnew() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    stage.say(rosa, Offer{Pen().enter("correct red power 3")});
    stage.say(rosa, Offer{Pen(1).enter("correct red power 4")});
    std::vector<Act> acts;
    for (const Message& message : stage.said(rosa))
        if (const auto* one = std::get_if<Acts>(&message))
            acts.insert(acts.end(), one->acts.begin(), one->acts.end());
    QCOMPARE(acts.size(), std::size_t{2});
    Hello same = stage.hello("Ben", "blue");
    same.life = acts[0].id;
    same.since = 2;
    same.last = acts[1].id;
    same.hash = acts[1].outcome.hash;
    QVERIFY(!stage.firstSaid<Welcome>(stage.come(same))->anew);
    const auto isReadAnew = [&](auto change) {
        Hello hello = same;
        change(hello);
        const Connection connection = stage.come(hello);
        bool anew = false;
        std::size_t count = 0;
        for (const Message& message : stage.said(connection)) {
            if (const auto* welcome = std::get_if<Welcome>(&message)) anew = welcome->anew;
            if (const auto* one = std::get_if<Acts>(&message)) count += one->acts.size();
        }
        stage.hall.closed(connection);
        return anew && count == 2;
    };
    QVERIFY(isReadAnew([](Hello& hello) { hello.life.low ^= 1U; }));
    QVERIFY(isReadAnew([](Hello& hello) { hello.last.low ^= 1U; }));
    QVERIFY(isReadAnew([](Hello& hello) { hello.hash ^= 1U; }));
    QVERIFY(isReadAnew([](Hello& hello) { hello.since = 3; }));
    QVERIFY(!isReadAnew([](Hello& hello) { hello.hash = 0; }));
}

void HostTest::onlyWhatIsMissingTravels() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    for (int power = 1; power <= 40; ++power)
        stage.say(rosa, Offer{Pen(power - 1).enter(("correct red power " + std::to_string(power)).c_str())});
    QCOMPARE(stage.table->number(), 40);
    const auto acts = stage.said(rosa);
    const Act* at30 = nullptr;
    const Act* first = nullptr;
    for (const Message& message : acts)
        if (const auto* one = std::get_if<Acts>(&message)) {
            if (one->acts[0].number == 1) first = &one->acts[0];
            if (one->acts[0].number == 30) at30 = &one->acts[0];
        }
    Hello back = stage.hello("Ben");
    back.life = first->id;
    back.since = 30;
    back.last = at30->id;
    back.hash = at30->outcome.hash;
    const auto missing = stage.firstSaid<Acts>(stage.come(back));
    QCOMPARE(missing->acts.size(), std::size_t{10});
    QCOMPARE(missing->acts.front().number, 31);
}

void HostTest::theHostsOwnScreenIsOneOfTheScreens() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    auto line = stage.table->line();
    GameSession own(setup(), line.get());
    int woken = 0;
    line->wake = [&] { ++woken; };
    // It is answered within the call.
    QVERIFY(own.enter(*parseCommand("correct red power 3").command).done());
    QCOMPARE(own.offered(), std::size_t{0});
    QCOMPARE(woken, 0);
    const auto acts = stage.firstSaid<Acts>(rosa);
    QVERIFY(acts && acts->acts[0].device == "Ana's tablet");
    stage.say(rosa, Offer{Pen(1).enter("correct blue power 5")});
    QCOMPARE(woken, 1);
    QVERIFY(own.settle() == Settled::Game);
    QCOMPARE(own.game().state.of(Player::Blue).power, 5);
    QCOMPARE(own.game().state.of(Player::Red).power, 3);
    // An entry on what it has not taken in yet is judged on what is kept.
    stage.say(rosa, Offer{Pen(2).enter("red leads aggression 2")});
    QVERIFY(own.enter(*parseCommand("red leads construction 4").command).done());
    QCOMPARE(own.proposals().size(), std::size_t{1});
    QCOMPARE(own.number(), 3);
    // Sharing ends, and the keeper goes on alone.
    auto keeper = stage.table->close("ends");
    QCOMPARE(stage.whyNot(rosa), "ends");
    own.keepIn(keeper.get());
    QVERIFY(own.enter(*parseCommand("correct red power 7").command).done());
    QCOMPARE(own.number(), 4);
}

void HostTest::anotherTableIsNotHere() {
    Stage stage;
    Hello other = stage.hello("Rosa");
    other.table = "8";
    QCOMPARE(stage.whyNot(stage.come(other)), "table");
    Hello later = stage.hello("Rosa");
    later.protocol = 2;
    QCOMPARE(stage.whyNot(stage.come(later)), "protocol");
    const auto beginsWith = [&](const Message& message) {
        const Connection connection = stage.show(stage.table->guests().code());
        stage.say(connection, message);
        return stage.whyNot(connection);
    };
    QCOMPARE(beginsWith(Ping{}), "hello");
    QCOMPARE(beginsWith(Part{0, 2, "x"}), "hello");
}

void HostTest::devicesBeyondTheLimitForgetTheOneAwayLongest() {
    Stage stage;
    std::string firstKey;
    for (std::size_t i = 0; i < kMostDevices + 5; ++i) {
        const Connection connection = stage.come(stage.hello("device " + std::to_string(i)));
        const auto welcome = stage.firstSaid<Welcome>(connection);
        QVERIFY(welcome.has_value());
        if (i == 0) firstKey = welcome->key;
        stage.hall.closed(connection);
    }
    QCOMPARE(stage.table->guests().devices().size(), kMostDevices);
    QCOMPARE(stage.show(firstKey), Stage::kNotAdmitted);
    // Connections are limited, too, and the windows of one device.
    std::vector<Connection> open;
    for (std::size_t i = 0; i < 10; ++i) {
        Hello window = stage.hello("x");
        if (i > 0) window.key = firstKey;
        const Connection connection = stage.come(window);
        const auto welcome = stage.firstSaid<Welcome>(connection);
        QVERIFY(welcome.has_value());
        if (i == 0) firstKey = welcome->key;
    }
    QCOMPARE(stage.table->connections(), std::size_t{4});
    while (stage.table->connections() < kMostDevices) (void)stage.come(stage.hello("y"));
    QCOMPARE(stage.whyNot(stage.come(stage.hello("z"))), "full");
}

void HostTest::whatIsNoMessageEndsAConnection() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    stage.hall.message(rosa, R"({"kind":"dance"})");
    QCOMPARE(stage.firstSaid<Unknown>(rosa)->what, "dance");
    stage.say(rosa, Pong{});
    stage.say(rosa, stage.hello("again"));
    QVERIFY(stage.dropped.empty());
    stage.hall.message(rosa, "{");
    QCOMPARE(stage.dropped, std::vector<Connection>{rosa});
    // Nothing more is heard of it.
    stage.say(rosa, Offer{Pen().enter("correct red power 3")});
    QCOMPARE(stage.table->number(), 0);
}

void HostTest::partsThatWaitForTheirEndAreBounded() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    const Act act = Pen().enter("correct red power 3");
    const std::string whole = textOf(Message(Offer{act}));
    const auto half = whole.size() / 2;
    stage.say(rosa, Part{0, 2, whole.substr(0, half)});
    const std::string piece(32'000, 'x');
    for (int device = 0; device < 10; ++device) {
        const Connection hostile = stage.comeIn("device " + std::to_string(device), "");
        for (std::int64_t at = 0; at < 125; ++at) stage.say(hostile, Part{at, 1'000, piece});
    }
    // Each has 4 MB, and four of them may.
    QCOMPARE(stage.dropped.size(), std::size_t{6});
    QVERIFY(std::ranges::find(stage.dropped, rosa) == stage.dropped.end());
    stage.say(rosa, Part{1, 2, whole.substr(half)});
    QVERIFY(stage.firstSaid<Kept>(rosa).has_value());
}

void HostTest::aReplicaBecomesASavedTableOfTheSameLife() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa");
    stage.say(rosa, Offer{Pen().enter("correct red power 3")});
    stage.say(rosa, Offer{Pen(1).enter("red leads aggression 2")});
    std::vector<Act> acts;
    for (const Message& message : stage.said(rosa))
        if (const auto* one = std::get_if<Acts>(&message))
            acts.insert(acts.end(), one->acts.begin(), one->acts.end());
    QTemporaryDir folder;
    Shelf shelf(folder.path().toStdString(), [] { return saves::Seconds{1'000'000}; });
    const auto id = shelf.adopt("Tuesday", kHeader, acts);
    QVERIFY(id.ok());
    auto stored = shelf.stored(id.value());
    QVERIFY(stored.has_value());
    QVERIFY(stored->acts == acts);
    QVERIFY(!shelf.keepGuests(id.value(), "a list"));
    QCOMPARE(shelf.guests(id.value()), "a list");
    // The new host knows a device that has a copy.
    Stage next({}, stored->acts);
    Hello back = next.hello("Ben");
    back.life = acts[0].id;
    back.since = 2;
    back.last = acts[1].id;
    back.hash = acts[1].outcome.hash;
    QVERIFY(!next.firstSaid<Welcome>(next.come(back))->anew);
    // It opens as any other saved table.
    stored.reset();
    const auto opened = shelf.open<ArcsGame>(id.value());
    QVERIFY(opened.ok());
    QCOMPARE(opened.value->session->game().state.of(Player::Red).power, 3);
    QVERIFY(!shelf.remove(id.value()));
    QVERIFY(shelf.guests(id.value()).empty());
}

namespace {

const char* const kDeal = "deal red gives fuel to blue";

messages::Ask question(std::vector<std::string> seats = {"blue"}, std::vector<std::string> lines = {kDeal}) {
    return {ActId::draw(), std::move(seats), std::move(lines)};
}

/// The open questions that a device was told of last; nothing: it was told of none.
std::optional<std::vector<Asked>> lastAsks(Stage& stage, Connection connection) {
    std::optional<std::vector<Asked>> last;
    for (const Message& message : stage.said(connection))
        if (const auto* asks = std::get_if<Asks>(&message)) last = asks->asks;
    return last;
}

}  // namespace

void HostTest::aQuestionGoesToTheSeatsThatAreAsked() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    const Connection ben = stage.comeIn("Ben", "blue");
    const Connection bensTablet = stage.comeIn("Ben's tablet", "blue");
    const Connection cy = stage.comeIn("Cy", "white");
    const Connection eve = stage.comeIn("Eve", "");
    const messages::Ask ask = question();
    const Asked open{ask.id, "Rosa", "red", {"blue"}, {""}, {kDeal}};
    stage.say(rosa, ask);
    stage.say(rosa, ask);
    QCOMPARE(lastAsks(stage, ben), std::vector{open});
    QCOMPARE(lastAsks(stage, bensTablet), std::vector{open});
    QCOMPARE(lastAsks(stage, rosa), std::vector{open});
    QVERIFY(!lastAsks(stage, cy) && !lastAsks(stage, eve));
    // Who holds another seat, or none, has no answer.
    stage.say(cy, Say{ask.id, "yes"});
    stage.say(eve, Say{ask.id, "yes"});
    stage.say(rosa, Say{ask.id, "yes"});
    stage.say(ben, Say{ask.id, "perhaps"});
    stage.say(ben, Say{ask.id, "end"});
    QVERIFY(!lastAsks(stage, rosa) && !lastAsks(stage, ben));
    QCOMPARE(stage.table->refusals(), 4);
    stage.say(ben, Say{ask.id, "yes"});
    QCOMPARE(lastAsks(stage, rosa)->at(0).said, std::vector<std::string>{"yes"});
    // Who takes the seat is asked, who comes back too.
    stage.say(cy, TakeSeat{"blue"});
    QCOMPARE(lastAsks(stage, cy)->size(), std::size_t{1});
    stage.say(cy, TakeSeat{"white"});
    QCOMPARE(lastAsks(stage, cy)->size(), std::size_t{0});
    const Connection again = stage.come(stage.hello("Ben's phone", "blue"));
    QCOMPARE(lastAsks(stage, again)->at(0).id, ask.id);
    // A new question takes the place of the last.
    const messages::Ask other = question({"white"});
    stage.say(rosa, other);
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{0});
    QCOMPARE(lastAsks(stage, cy)->at(0).id, other.id);
    stage.say(rosa, Say{other.id, "end"});
    QCOMPARE(lastAsks(stage, cy)->size(), std::size_t{0});
    // The host's own screen asks and answers, too.
    stage.table->takeOwnSeat("white");
    stage.table->ask(question({"blue"}));
    QCOMPARE(lastAsks(stage, ben)->at(0).device, "Ana's tablet");
    stage.say(rosa, question({"white"}));
    QCOMPARE(stage.table->asks().size(), std::size_t{2});
}

void HostTest::aQuestionEndsWithItsActOrItsDevice() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    const Connection ben = stage.comeIn("Ben", "blue");
    Act act = Pen().enter("correct red power 3");
    messages::Ask ask = question();
    ask.id = act.id;
    stage.say(rosa, ask);
    stage.say(rosa, Offer{act});
    QVERIFY(stage.table->isKept(act.id));
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{0});
    // Said late, it is not asked again.
    stage.say(rosa, ask);
    QVERIFY(!lastAsks(stage, ben));
    QCOMPARE(stage.table->refusals(), 0);
    stage.say(rosa, question());
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{1});
    stage.table->letGo("Rosa");
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{0});
}

void HostTest::questionsFollowAnotherHostsGuests() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    const Connection ben = stage.comeIn("Ben", "blue");
    const GuestList base = GuestList::read(stage.kept);
    stage.say(rosa, question({"blue"}));
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{1});
    // Cora has another name once the lists of both hosts are merged.
    const Connection cora = stage.comeIn("Cora", "white");
    const messages::Ask hers = question({"blue"});
    stage.say(cora, hers);
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{2});
    // Her entry waits for the keeper, which has another one in hand.
    stage.keeper->waits = true;
    stage.say(ben, Offer{Pen().enter("correct blue power 3")});
    stage.say(cora, Offer{Pen(1).enter("correct white power 3")});
    GuestList theirs = base;
    std::string key;
    theirs.letIn("Cora", key);
    theirs.letGo("Rosa");
    stage.table->takeGuests(GuestList::merged(base, stage.table->guests(), theirs));
    QCOMPARE(stage.whyNot(rosa), std::string("let-go"));
    const auto left = lastAsks(stage, ben);
    QVERIFY(left);
    QCOMPARE(left->size(), std::size_t{1});
    QCOMPARE(left->at(0).device, std::string("Cora 2"));
    stage.keeper->store();
    stage.keeper->store();
    QCOMPARE(stage.table->number(), 2);
    QCOMPARE(stage.table->acts(2).at(1).device, std::string("Cora 2"));
    stage.say(cora, Say{hers.id, "end"});
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{0});
}

namespace {

/// Two hosts of one table, with Rosa at the first and Ben at the second.
struct Pair {
    Pair() {
        rosasKey = first.firstSaid<Welcome>(first.come(first.hello("Rosa", "red")))->key;
        rosa = first.last;
        second.table->takeGuests(first.table->guests());
        bensKey = second.firstSaid<Welcome>(second.come(second.hello("Ben", "blue")))->key;
        ben = second.last;
        first.table->takeGuests(second.table->guests());
        tell();
    }

    /// Each host says to the other what is so there.
    void tell() {
        second.table->takeElsewhere("first", first.table->told());
        first.table->takeElsewhere("second", second.table->told());
        second.table->takeElsewhere("first", first.table->told());
    }
    static Connection comeBack(Stage& stage, const std::string& key) {
        Hello hello = stage.hello({}, {});
        hello.key = key;
        return stage.come(hello);
    }
    static messages::Present present(Stage& stage, const std::string& device) {
        const auto all = stage.table->here();
        const auto found = std::ranges::find(all, device, &messages::Present::device);
        return found == all.end() ? messages::Present{} : *found;
    }

    Stage first;
    Stage second;
    Connection rosa = 0;
    Connection ben = 0;
    std::string rosasKey;
    std::string bensKey;
};

}  // namespace

void HostTest::whoIsAtAnotherHostIsThere() {
    Pair pair;
    pair.second.say(pair.ben, Awake{true, "court"});
    pair.tell();
    const auto ben = Pair::present(pair.first, "Ben");
    QVERIFY(ben.there && ben.awake && ben.screen == "court");
    // It cannot be asked to keep the table from here.
    QVERIFY(!ben.canKeep && !pair.first.table->handOn("Ben"));
    pair.first.said(pair.rosa);
    pair.first.table->tick(pair.first.now);
    const auto here = pair.first.firstSaid<Here>(pair.rosa);
    QVERIFY(here && std::ranges::find(here->devices, ben) != here->devices.end());
    pair.second.say(pair.ben, Awake{false, "court"});
    pair.tell();
    QVERIFY(!Pair::present(pair.first, "Ben").awake);
    // What the own host sees counts first.
    const Connection here2 = Pair::comeBack(pair.first, pair.bensKey);
    pair.first.say(here2, Awake{true, "map"});
    QCOMPARE(Pair::present(pair.first, "Ben").screen, std::string("map"));
    pair.first.hall.closed(here2);
    // The other host has closed the table, or is silent.
    pair.first.table->takeElsewhere("second", {});
    QVERIFY(!Pair::present(pair.first, "Ben").there);
    // A device that is at another host is not one that was away longest.
    pair.tell();
    for (std::size_t i = 0; i < 2 * messages::kMostDevices; ++i)
        pair.first.hall.closed(pair.first.comeIn("phone"));
    QVERIFY(Pair::present(pair.first, "Ben").there);
}

void HostTest::aQuestionIsAnsweredAtAnotherHost() {
    Pair pair;
    const messages::Ask ask = question({"blue"});
    pair.first.say(pair.rosa, ask);
    pair.tell();
    auto asked = lastAsks(pair.second, pair.ben);
    QVERIFY(asked && asked->size() == 1);
    QCOMPARE(asked->at(0).device, std::string("Rosa"));
    QCOMPARE(asked->at(0).lines, ask.lines);
    // The same is not told twice.
    pair.tell();
    QVERIFY(!lastAsks(pair.second, pair.ben));
    pair.second.say(pair.ben, Say{ask.id, "yes"});
    QCOMPARE(lastAsks(pair.second, pair.ben)->at(0).said.at(0), std::string("yes"));
    QCOMPARE(pair.second.table->told().said.size(), std::size_t{1});
    pair.first.said(pair.rosa);
    pair.tell();
    asked = lastAsks(pair.first, pair.rosa);
    QVERIFY(asked && asked->size() == 1);
    QCOMPARE(asked->at(0).said.at(0), std::string("yes"));
    // Its host has it now.
    QVERIFY(pair.second.table->told().said.empty());
    QCOMPARE(pair.second.table->refusals() + pair.first.table->refusals(), 0);
    // It ends with its act, wherever that is read first, and an old word does not bring it back.
    const Elsewhere old = pair.first.table->told();
    Act act = Pen().enter("correct blue power 3");
    act.id = ask.id;
    pair.second.say(pair.ben, Offer{act});
    QCOMPARE(lastAsks(pair.second, pair.ben)->size(), std::size_t{0});
    pair.second.table->takeElsewhere("first", {});
    pair.second.table->takeElsewhere("first", old);
    QVERIFY(!lastAsks(pair.second, pair.ben));
    // One that is taken back, and one whose device is let go.
    const messages::Ask second = question({"blue"});
    pair.first.say(pair.rosa, second);
    pair.tell();
    QCOMPARE(lastAsks(pair.second, pair.ben)->size(), std::size_t{1});
    pair.first.say(pair.rosa, Say{second.id, "end"});
    pair.tell();
    QCOMPARE(lastAsks(pair.second, pair.ben)->size(), std::size_t{0});
    pair.first.say(pair.rosa, question({"blue"}));
    pair.tell();
    QCOMPARE(lastAsks(pair.second, pair.ben)->size(), std::size_t{1});
    pair.second.table->letGo("Rosa");
    QCOMPARE(lastAsks(pair.second, pair.ben)->size(), std::size_t{0});
}

/// The host of whoever asks is gone, or the network led elsewhere: what was said to the question stays said.
void HostTest::aQuestionComesAlongToAnotherHost() {
    Pair pair;
    const messages::Ask ask = question({"blue", "white"});
    pair.first.say(pair.rosa, ask);
    pair.tell();
    pair.second.say(pair.ben, Say{ask.id, "yes"});
    pair.first.hall.closed(pair.rosa);
    const Connection rosa = Pair::comeBack(pair.second, pair.rosasKey);
    pair.second.say(rosa, ask);
    pair.tell();
    pair.tell();
    QVERIFY(pair.first.table->told().questions.empty());
    QCOMPARE(pair.second.table->told().questions.size(), std::size_t{1});
    const auto asked = lastAsks(pair.second, rosa);
    QVERIFY(asked && asked->size() == 1);
    QCOMPARE(asked->at(0).said, (std::vector<std::string>{"yes", ""}));
    pair.second.said(pair.ben);
    pair.second.say(rosa, Say{ask.id, "end"});
    pair.tell();
    QCOMPARE(lastAsks(pair.second, pair.ben)->size(), std::size_t{0});
    QVERIFY(pair.first.table->told().questions.empty());
}

void HostTest::whatAnotherHostMakesUpIsNotTaken() {
    Pair pair;
    const std::string seal = pair.second.table->told().guests.at(0).seal;
    const auto asked = [](std::vector<std::string> seats, std::vector<std::string> lines) {
        messages::Asked one{ActId::draw(), {}, "blue", std::move(seats), {}, std::move(lines)};
        one.said.resize(one.seats.size());
        return one;
    };
    Elsewhere word;
    word.guests = {{"nobody", "map", true}};
    word.questions = {{"nobody", asked({"red"}, {kDeal})},
                      {seal, asked({"blue"}, {kDeal})},
                      {seal, asked({"red"}, {"deal <b>"})},
                      {seal, asked({"purple"}, {kDeal})}};
    word.questions.push_back({seal, asked({"red"}, {kDeal})});
    word.questions.back().asked.said.clear();
    word.said = {{ActId::draw(), "red", "yes"}, {ActId::draw(), "purple", ""}};
    pair.first.said(pair.rosa);
    pair.first.table->takeElsewhere("third", word);
    QVERIFY(!lastAsks(pair.first, pair.rosa));
    QCOMPARE(pair.first.table->here().size(), std::size_t{3});
    // No answer of this game.
    const messages::Ask ask = question({"blue"});
    pair.first.say(pair.rosa, ask);
    pair.first.said(pair.rosa);
    word.said = {{ask.id, "blue", "<b>yes</b>"}};
    pair.first.table->takeElsewhere("third", word);
    QVERIFY(!lastAsks(pair.first, pair.rosa));
    // A question that was answered here, and has other seats now.
    Elsewhere asks;
    asks.questions = {{seal, asked({"red"}, {kDeal})}};
    pair.first.table->takeElsewhere("fourth", asks);
    pair.first.say(pair.rosa, Say{asks.questions[0].asked.id, "yes"});
    QCOMPARE(pair.first.table->told().said.size(), std::size_t{1});
    asks.questions[0].asked.seats = {"white"};
    pair.first.table->takeElsewhere("fourth", asks);
    QVERIFY(pair.first.table->told().said.empty());
}

void HostTest::whatIsNoQuestionIsRefusedAndCounted() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    const Connection ben = stage.comeIn("Ben", "blue");
    const Connection eve = stage.comeIn("Eve", "");
    const std::vector<messages::Ask> wrong{question({}),
                                           question({"blue"}, {}),
                                           question({"purple"}),
                                           question({"red"}),
                                           question({"blue", "blue"}),
                                           question({"blue"}, {"deal red gives everything to blue"}),
                                           question({"blue"}, {"<b>deal</b>"}),
                                           question({"blue"}, {kDeal, "dance"}),
                                           question({"blue"}, {"deal red gives fuel to blue\nred passes"})};
    for (const messages::Ask& ask : wrong) {
        stage.say(rosa, ask);
        const auto refused = stage.firstSaid<Refused>(rosa);
        QVERIFY(refused && refused->id == ask.id && refused->why == "unreadable");
    }
    stage.say(eve, question());
    QCOMPARE(stage.firstSaid<Refused>(eve)->why, "looking-on");
    QVERIFY(!lastAsks(stage, ben));
    QCOMPARE(stage.table->refusals(), std::ssize(wrong) + 1);
    // An entry of another game is none of this one.
    stage.say(rosa, question({"blue"}, {"red plays mobilization 1"}));
    QCOMPARE(stage.firstSaid<Refused>(rosa)->why, "unreadable");
}

void HostTest::questionsWithoutEndTakeNoRoom() {
    Stage stage;
    const Connection rosa = stage.comeIn("Rosa", "red");
    const Connection ben = stage.comeIn("Ben", "blue");
    for (int i = 0; i < 5'000; ++i) stage.say(rosa, question());
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{1});
    for (int i = 0; i < 5'000; ++i) stage.say(rosa, Say{ActId::draw(), "yes"});
    stage.hall.closed(rosa);
    const Connection again = stage.comeIn("Rosa's other phone", "red");
    for (int i = 0; i < 5'000; ++i) stage.say(again, question());
    QCOMPARE(lastAsks(stage, ben)->size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(HostTest)
#include "host_test.moc"
