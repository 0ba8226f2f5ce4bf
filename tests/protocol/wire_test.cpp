#include <QTest>
#include <random>
#include <set>

#include "engine/contract/catalogue.h"
#include "engine/core/fields.h"
#include "engine/core/names.h"
#include "engine/protocol/asked_line.h"
#include "engine/protocol/wire.h"
#include "engine/protocol/wire_check.h"

using namespace reach;

namespace {

/// Fills the fields of any event.
struct Source {
    std::mt19937_64& random;

    int number(int lowest, int highest) { return std::uniform_int_distribution(lowest, highest)(random); }

    template <typename Id>
    void named(Id& id, int count) {
        id = number(0, 4) == 0 ? Id::None : static_cast<Id>(number(0, count - 1));
    }
    void fill(Player& id) { named(id, kPlayerColors); }
    void fill(Resource& id) { named(id, kResources); }
    void fill(Ambition& id) { named(id, kAmbitions); }
    void fill(SystemId& id) { named(id, kSystems); }
    void fill(Upgrade& id) { named(id, kUpgrades); }
    void fill(CardId& id) { named(id, kCourtCards); }
    void fill(ActionCard& id) { named(id, kActionFaces); }
    /// Only what a journal can say of a question: what it keeps follows from the question.
    void fill(Pending& asked) {
        AskedLine line;
        fill(line);
        asked = askedOf(line);
    }
    void fill(bool& flag) { flag = number(0, 1) == 1; }
    template <typename Enum>
        requires std::is_enum_v<Enum>
    void fill(Enum& value) {
        value = static_cast<Enum>(number(0, counted(value)));
    }
    static int counted(PlayMode) { return 4; }
    static int counted(Spot) { return 3; }
    static int counted(Title) { return 1; }
    static int counted(BuildingType) { return 1; }
    static int counted(Depth) { return 2; }
    static int counted(Strictness) { return 2; }
    static int counted(OutrageMark) { return index(OutrageMark::OfYellow); }
    static int counted(Ask) { return index(Ask::FreeAction); }
    static int counted(FateToken) { return kTokenKinds - 1; }
    static int counted(event::TokenPlace) { return index(event::TokenPlace::Box); }
    static int counted(event::AgentPlace) { return 5; }
    static int counted(event::CardPlace) { return index(event::CardPlace::Actions); }
    static int counted(event::PieceEnd) { return 2; }

    template <typename Integer>
        requires std::is_integral_v<Integer>
    void fill(Integer& value) {
        value = static_cast<Integer>(number(std::is_signed_v<Integer> && number(0, 9) == 0 ? -2 : 0, 6));
    }
    template <typename T, std::size_t N>
    void fill(std::array<T, N>& list) {
        for (T& item : list)
            if constexpr (std::is_integral_v<T>)
                item = static_cast<T>(number(0, 6));
            else
                fill(item);
    }
    template <typename T>
        requires std::is_class_v<T>
    void fill(T& object) {
        std::apply([&](auto&... field) { (fill(field), ...); }, reach::fields(object));
    }
};

template <std::size_t... Kinds>
Event emptyEvent(std::size_t kind, std::index_sequence<Kinds...>) {
    Event event;
    (void)((kind == Kinds && (event.emplace<Kinds>(), true)) || ...);
    return event;
}

Event randomEvent(std::size_t kind, std::mt19937_64& random) {
    Source source{random};
    while (true) {
        auto event = emptyEvent(kind, std::make_index_sequence<std::variant_size_v<Event>>{});
        std::visit([&](auto& fact) { source.fill(fact); }, event);
        if (wire::isSound(event)) return event;
    }
}

bool same(const Event& a, const Event& b) {
    if (a.index() != b.index()) return false;
    return std::visit(
        [&b](const auto& fact) {
            const auto& other = std::get<std::remove_cvref_t<decltype(fact)>>(b);
            return reach::fields(fact) == reach::fields(other);
        },
        a);
}

}  // namespace

class WireTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// F909: ships of any owner are scrapped at the Portal, the Empire's too.
    void theEmpiresScrappedShipsAreRead() {
        const Event event = event::PiecesScrapped{Player::Empire, {.ships = 1}};
        const auto read = fromWire(toWire(event));
        QVERIFY(read);
        QCOMPARE(toWire(*read), toWire(event));
    }
    void everyEventReadsBack() {
        std::mt19937_64 random(11);
        for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind)
            for (int i = 0; i < 200; ++i) {
                const Event event = randomEvent(kind, random);
                const auto line = toWire(event);
                const auto read = fromWire(line);
                QVERIFY2(read, line.c_str());
                QVERIFY2(same(*read, event), line.c_str());
            }
    }

    void namesAreUnique() {
        std::mt19937_64 random(12);
        std::set<std::string> names;
        for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
            const auto line = toWire(randomEvent(kind, random));
            QVERIFY2(names.insert(line.substr(0, line.find(' '))).second, line.c_str());
        }
    }

    /// Journals written by any version must stay readable: these lines never change.
    void writtenForm_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"card-played red lead construction-4 3",
                                 "card-played white copy face-down 1",
                                 "initiative-moved blue yes",
                                 "hand-set red -1",
                                 "declared red warlord 2 no",
                                 "token-moved fuel supply none 0 slot red 2 none",
                                 "slots-set red fuel none none none none relic none",
                                 "agents-moved blue 2 supply none 0 court none 3",
                                 "outrage-set red fuel agent",
                                 "card-moved BC05 court none 1 player red 0",
                                 "ship-hit blue 4-hex yes red no",
                                 "trophies-set red blue 2 1 0 0",
                                 "trophies-passed red white blue 0 0 1 0",
                                 "battle-started red blue 4-hex 2 0 1 none",
                                 "dice-rolled 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 1",
                                 "round-ended",
                                 "asked refill red none none BC05 3 0 0 none",
                                 "asked free-action red none none F1202 0 0 2 none",
                                 "asked resolve blue none none F411 1 1 0 CC02",
                                 "ask-changed place red none none none 2 0 1048576 none",
                                 "map-token-placed 2 golem none 1 yes none none F503 -1",
                                 "map-token-scrapped 2",
                                 "pieces-laid F1103A none free 0 0 2 1 0",
                                 "pieces-laid F1612 none red 2 0 0 0 1",
                                 "pieces-laid none 4-hex red 0 1 0 0 0",
                                 "token-moved fuel card red -1 slot blue 2 F1202",
                                 "marker-set 1 yes none",
                                 "depth-set board",
                                 "strictness-set strict"})
            QTest::newRow(line) << QByteArray(line);
    }
    void writtenForm() {
        QFETCH(QByteArray, line);
        const auto event = fromWire(line.toStdString());
        QVERIFY(event);
        QCOMPARE(QByteArray::fromStdString(toWire(*event)), line);
    }

    /// Fields that came later, as journals from before them leave them out.
    void olderForm_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("today");
        const auto row = [](const char* line, const char* today) {
            QTest::newRow(line) << QByteArray(line) << QByteArray(today);
        };
        row("grant-given red 2", "grant-given red 2 no none no");
        row("grant-given red 2 yes LEAD06", "grant-given red 2 yes LEAD06 no");
        row("slots-set red fuel none none none none relic",
            "slots-set red fuel none none none none relic none");
        row("building-placed red city 4-hex no yes", "building-placed red city 4-hex no yes no");
        row("pieces-laid F1103A none free 0 0 2 1", "pieces-laid F1103A none free 0 0 2 1 0");
        row("battle-started red blue 4-hex 2 0 1", "battle-started red blue 4-hex 2 0 1 none");
        row("token-moved fuel supply none -1 slot red 2", "token-moved fuel supply none -1 slot red 2 none");
        row("map-token-placed 0 pilgrim 4-hex", "map-token-placed 0 pilgrim 4-hex 0 no none none none -1");
        row("map-token-placed 1 golem none 1 no red none none",
            "map-token-placed 1 golem none 1 no red none none -1");
        row("asked refill red none none BC05 3 0 0", "asked refill red none none BC05 3 0 0 none");
        row("ask-changed place red none none none 2 0 1048576",
            "ask-changed place red none none none 2 0 1048576 none");
        // Two cards kept another by its place in the catalogue, F411 from 1.
        row("asked resolve blue none none F411 1 1 77", "asked resolve blue none none F411 1 1 0 CC02");
        row("asked resolve blue none none F411 1 1 0", "asked resolve blue none none F411 1 1 0 none");
        row("asked resolve blue red none F413 0 1 76", "asked resolve blue red none F413 0 1 0 CC02");
        row("asked resolve blue red none F413 0 1 387", "asked resolve blue red none F413 0 1 0 F2403");
        row("ask-changed resolve blue red none F413 0 1 98",
            "ask-changed resolve blue red none F413 0 1 0 F103");
        // A free action had the name of the scoring, which no card asks.
        row("asked scoring red none none F1202 0 0 2", "asked free-action red none none F1202 0 0 2 none");
        row("asked scoring red none none none 0 0 0", "asked scoring red none none none 0 0 0 none");
        row("map-token-placed 3 portal none", "map-token-placed 3 portal none 0 no none none none -1");
    }
    void olderForm() {
        QFETCH(QByteArray, line);
        const auto event = fromWire(line.toStdString());
        QVERIFY(event);
        QTEST(QByteArray::fromStdString(toWire(*event)), "today");
    }

    /// Each kind of memo in the words that journals of every version use for it.
    void memos_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<Pending>("asked");
        const auto row = [](const char* line, Pending asked, const Memo& memo) {
            asked.player = Player::Red;
            asked.memo = memo;
            QTest::newRow(line) << QByteArray(line) << asked;
        };
        const auto ask = [](Ask what) { return Pending{.ask = what}; };
        const auto card = [](const char* id, std::int8_t stage = 0) {
            return Pending{.ask = Ask::Resolve, .card = findCard(id), .stage = stage};
        };
        constexpr SystemId there = systemAt(3, Spot::Hex);   // the sixteenth system
        constexpr SystemId here = systemAt(0, Spot::Arrow);  // the second
        using namespace memo;
        row("asked resolve red none none BC05 0 0 0 none", card("BC05"), {});
        row("asked move-again red none none F2206 0 0 16777216 none",
            {.ask = Ask::MoveAgain, .card = findCard("F2206")}, Systems{bitOf(SystemId::TwistedPassage)});
        row("asked resolve red none none F703 0 0 32770 none", card("F703"),
            Systems{bitOf(there) | bitOf(here)});
        row("asked resolve red none none F2102 0 1 32768 none", card("F2102", 1), Systems{bitOf(there)});
        row("asked resolve red none none LEAD14 0 0 32768 none", card("LEAD14"), System{there});
        row("asked resolve red none none F1209 0 1 32768 none", card("F1209", 1), System{there});
        row("asked resolve red none none F1103A 0 1 32768 none", card("F1103A", 1), System{there});
        row("asked resolve red none none L15 0 0 32768 none", card("L15"), CalledFrom{bitOf(there)});
        row("asked refill red none none none 3 0 0 none", ask(Ask::Refill), CourtPlace{3});
        row("asked resolve red none none F402 3 0 0 none", card("F402"), CourtPlace{3});
        row("asked resolve red none none LEAD08 0 0 5 none", card("LEAD08"), CourtPlaces{5});
        row("asked resolve red none none LEAD10 2 1 32768 none", card("LEAD10", 1), BuildingAt{there, 2});
        row("asked resolve red none none F1304 1 0 32768 none", card("F1304"), Step{here, there});
        row("asked resolve red none none L16 1 17 32768 none", card("L16"), SharedStep{here, there, 0x11});
        row("asked may-declare red none none none 0 0 65 none", ask(Ask::MayDeclare),
            Declarable{.which = 0x41});
        row("asked may-declare red none none none 2 0 0 none", ask(Ask::MayDeclare), Declarable{.marker = 2});
        row("asked may-declare red none none none 0 1 0 none", ask(Ask::MayDeclare),
            Declarable{.undeclaredOnly = true});
        row("asked declaring red none none none 2 1 0 none", ask(Ask::Declaring),
            Declaration{Ambition::Warlord, true});
        row("asked resolve red none none F213 2 0 0 none", card("F213"), JustDeclared{Ambition::Warlord});
        row("asked resolve red none none F2405 3 1 0 none", card("F2405", 1), Marker{3});
        row("asked free-action red none none none 0 0 6 none", ask(Ask::FreeAction), Actions{6});
        row("asked catapult red none none none 3 0 0 none", ask(Ask::Catapult), OfGolem{Golem::Seeker});
        row("asked resolve red none none F506 2 1 0 none", card("F506", 1), OfGolem{Golem::Protector});
        row("asked imperial-action red none none none 0 1 5 none", {.ask = Ask::ImperialAction, .stage = 1},
            Players{5});
        row("asked crises red none none none 1 2 0 none", {.ask = Ask::Crises, .stage = 2}, CrisisDice{true});
        row("asked flagship red none none none 8 0 97 none", {.ask = Ask::Flagship, .count = 8},
            Aboard{.cities = 0x21, .starports = 1});
        row("asked resolve red none none F302 1 0 1 none",
            {.ask = Ask::Resolve, .card = findCard("F302"), .count = 1}, Begun{true});
        row("asked resolve red none none F202 0 1 1 none", card("F202", 1), Begun{true});
        row("asked resolve red none none F1402 4 0 32768 none", card("F1402"), Witness{bitOf(there), 4});
        row("asked resolve red none none F1211 0 2 65536 none", card("F1211", 2),
            Guesses{{SystemId::None, SystemId::None, SystemId::None, here}});
        row("asked resolve red none none F2203 5 1 32768 none", card("F2203", 1), GateBreak{there, 5});
        row("asked resolve red none none F1111 1 0 32768 none", card("F1111"), RolledPlanet{there, true});
        row("asked resolve red none none F1111 2 3 4 none", card("F1111", 3), Hunt{2, 4});
        row("asked resolve red none none F2303 6 1 12 none", card("F2303", 1), memo::Conspiracy{6, 12});
        row("asked resolve red none none F2305 6 1 524 none", card("F2305", 1),
            GuessedConspiracy{6, 12, Player::White});
        row("asked resolve red none none F411 2 1 0 none", card("F411", 1), Passing{2});
        row("asked resolve red none none F106 1 0 0 none", card("F106"), Taxed{true});
        row("asked resolve red none none F1609 4 0 0 none", card("F1609"), Fief{4});
        row("asked resolve red none none F2403 0 5 0 none", card("F2403", 1), Gift{TrophyKind::Captives});
        row("asked fate-step red none none FATE08 3 7 2 none",
            {.ask = Ask::FateStep, .card = findCard("FATE08"), .count = 3, .stage = 7}, Scrapped{2});
        row("asked aftermath red none none none 2 3 0 none", {.ask = Ask::Aftermath, .count = 2},
            Raided{.stole = true, .ships = true});
        row("asked event-dice red none none none 0 1 0 none", ask(Ask::EventDice),
            EventDice{.symbol = false, .other = false});
        row("asked event-dice red none none none 0 2 0 none", ask(Ask::EventDice),
            EventDice{.number = false, .other = false});
        row("asked event-dice red none none none 0 7 0 none", ask(Ask::EventDice),
            EventDice{.number = false, .again = true});
    }
    void memos() {
        QFETCH(QByteArray, line);
        QFETCH(Pending, asked);
        const auto read = fromWire(line.toStdString());
        QVERIFY(read);
        QVERIFY(std::get<event::Asked>(*read).pending == asked);
        QCOMPARE(QByteArray::fromStdString(toWire(event::Asked{asked})), line);
        kinds_.insert(asked.memo.visit([](const auto& what) {
            return static_cast<int>(memoKind<std::remove_cvref_t<decltype(what)>>());
        }));
    }
    void everyMemoHasItsRow() { QCOMPARE(kinds_.size(), std::variant_size_v<Memo::Kept>); }

    void refusesWhatIsNoEvent_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"",
                                 " ",
                                 "unheard-of",
                                 "Passed red",
                                 "passed",
                                 "passed ",
                                 "passed  red",
                                 "passed red ",
                                 "passed red x",
                                 "passed green",
                                 "card-played red lead construction-8 3",
                                 "card-played red lead construction-4 300",
                                 "card-played red lead construction-4 99",
                                 "hand-set red -2",
                                 "hand-set red 29",
                                 "hand-set none 3",
                                 "hand-set red 3x",
                                 "hand-set red 0x3",
                                 "hand-set red +3",
                                 "ship-hit blue 7-hex yes red no",
                                 "ship-hit none 4-hex yes red no",
                                 "ship-hit blue 4-hex 1 red no",
                                 "declared red warlord 3 no",
                                 "token-moved fuel supply none 0 slot red 7",
                                 "token-moved none supply none 0 slot red 1",
                                 "token-moved fuel card none -1 slot red 1 none",
                                 "token-moved fuel supply none -1 slot red 1 F1202",
                                 "pieces-laid none none red 0 1 0 0",
                                 "pieces-laid F1103A none none 0 1 0 0",
                                 "pieces-laid F1103A none red 0 11 0 0",
                                 "pieces-laid F1612 none red 1 0 0 0 2",
                                 "agents-moved blue 2 supply none 0 court none 6",
                                 "agents-moved blue 11 supply none 0 court none 0",
                                 "agents-moved blue -11 supply none 0 court none 0",
                                 "card-moved BC99 court none 1 player red 0",
                                 "card-moved BC05 court none -1 player red 0",
                                 "building-hit 4-hex 3 red",
                                 "ships-placed red 4-hex 16 0",
                                 "ships-placed red 4-hex 8 8",
                                 "battle-started red blue 4-hex 7 0 0",
                                 "dice-rolled 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 7",
                                 "dice-rolled 1",
                                 "asked refill red none none BC05 3 0 33554432",
                                 "marker-set 3 no none",
                                 "power-gained red 40000 none",
                                 "grant-given red 128",
                                 "slots-set red fuel"})
            QTest::newRow(line) << QByteArray(line);
    }
    void refusesWhatIsNoEvent() {
        QFETCH(QByteArray, line);
        QVERIFY(!fromWire(line.toStdString()));
    }

  private:
    std::set<int> kinds_;  ///< of memos() so far
};

QTEST_APPLESS_MAIN(WireTest)
#include "wire_test.moc"
