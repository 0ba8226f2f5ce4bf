#include <QTest>
#include <random>
#include <set>

#include "engine/contract/catalogue.h"
#include "engine/core/fields.h"
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
};

QTEST_APPLESS_MAIN(WireTest)
#include "wire_test.moc"
