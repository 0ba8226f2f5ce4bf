#include <QTest>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

#include "engine/odds/best_mix.h"
#include "naive_battle.h"

using namespace reach::odds;
using reach::BuildingType;

namespace {

constexpr double kRounding = 1e-12;
constexpr Building city{BuildingType::City, false};
constexpr Building damagedCity{BuildingType::City, true};
constexpr Building starport{BuildingType::Starport, false};
constexpr Building damagedStarport{BuildingType::Starport, true};

/// BC13: a leave for so many skirmish dice.
Rerolls skirmishers(int dice) {
    return {Pool{0, dice, 0}};
}

struct Field {
    const char* name;
    double BattleOdds::*value;
};
constexpr Field kFields[]{
    {"intercepted", &BattleOdds::intercepted},
    {"loseEveryShip", &BattleOdds::loseEveryShip},
    {"clearShips", &BattleOdds::clearShips},
    {"clearSystem", &BattleOdds::clearSystem},
    {"clearAndSurvive", &BattleOdds::clearAndSurvive},
    {"destroyCity", &BattleOdds::destroyCity},
    {"destroyBuilding", &BattleOdds::destroyBuilding},
    {"hitsTaken", &BattleOdds::hitsTaken},
    {"shipsLost", &BattleOdds::shipsLost},
    {"upgradesLost", &BattleOdds::upgradesLost},
    {"hitsLanded", &BattleOdds::hitsLanded},
    {"hitsWithoutLoss", &BattleOdds::hitsWithoutLoss},
    {"shipsDestroyed", &BattleOdds::shipsDestroyed},
    {"buildingsDestroyed", &BattleOdds::buildingsDestroyed},
    {"keys", &BattleOdds::keys},
};

/// The first difference, or nothing.
QByteArray difference(const BattleOdds& odds, const BattleOdds& truth) {
    const auto differ = [](double a, double b) { return !(std::abs(a - b) <= kRounding); };
    const auto tell = [](const QByteArray& name, double a, double b) {
        return name + " is " + QByteArray::number(a, 'g', 15) + ", not " + QByteArray::number(b, 'g', 15);
    };
    const auto listDifference = [&](const char* name, const auto& a, const auto& b) {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (differ(a[i], b[i])) return tell(name + QByteArray::number(qsizetype(i)), a[i], b[i]);
        return QByteArray();
    };
    for (const auto& [name, value] : kFields)
        if (differ(odds.*value, truth.*value)) return tell(name, odds.*value, truth.*value);
    return listDifference("destroyEach ", odds.destroyEach, truth.destroyEach) +
           listDifference("keysUsable ", odds.keysUsable, truth.keysUsable) +
           listDifference("shipsLeft ", odds.shipsLeft, truth.shipsLeft);
}

QByteArray describe(const Battle& battle) {
    QByteArray leaves;
    for (const Pool& leave : battle.rerolls)
        leaves += QString::asprintf(" %d/%d/%d", leave.assault, leave.skirmish, leave.raid).toLatin1();
    const auto text = QString::asprintf(
        "%d assault %d skirmish %d raid, aim %d, before %d, ignored %d, added %d, intercept hits %d, "
        "rerolls%s, attackers %d+%d, defenders %d+%d, %d buildings, orders "
        "%d %d %d",
        battle.dice.assault, battle.dice.skirmish, battle.dice.raid, static_cast<int>(battle.aim),
        battle.hitsBefore, battle.ignoresIntercept, battle.interceptsAssault, battle.interceptHits,
        leaves.constData(), battle.attackers.fresh, battle.attackers.damaged, battle.defenders.fresh,
        battle.defenders.damaged, static_cast<int>(battle.buildings.size()), static_cast<int>(battle.ownHits),
        static_cast<int>(battle.shipHits), static_cast<int>(battle.buildingHits));
    return text.toLatin1();
}

/// Compares with the naive count; tells the battle and the field when they differ.
QByteArray disagreement(const Battle& battle) {
    const auto odds = battleOdds(battle);
    if (!odds) return describe(battle) + ": held to be impossible";
    const QByteArray wrong = difference(*odds, naiveOdds(battle));
    return wrong.isEmpty() ? QByteArray() : describe(battle) + ": " + wrong;
}

/// Calls with the battle in each of the twelve ways to assign hits.
void inEveryOrder(Battle battle, auto&& call) {
    for (const auto own : {ShipOrder::FreshFirst, ShipOrder::DamagedFirst})
        for (const auto ships : {ShipOrder::FreshFirst, ShipOrder::DamagedFirst})
            for (const auto buildings :
                 {BuildingOrder::CityFirst, BuildingOrder::StarportFirst, BuildingOrder::DamagedFirst}) {
                battle.ownHits = own;
                battle.shipHits = ships;
                battle.buildingHits = buildings;
                call(battle);
            }
}

std::vector<Pool> poolsUpTo(int dice) {
    std::vector<Pool> pools;
    for (int a = 0; a <= dice; ++a)
        for (int s = 0; a + s <= dice; ++s)
            for (int r = 0; a + s + r <= dice; ++r) pools.push_back({a, s, r});
    return pools;
}

}  // namespace

class OddsTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rules_data();
    void rules();
    void agreesWithEveryRollCounted_data();
    void agreesWithEveryRollCounted();
    void agreesOnRandomBattles();
    void agreesOnRandomCampaignBattles();
    void rollsAgainAsIsBest_data();
    void rollsAgainAsIsBest();
    void bestRerollOfEveryRoll();
    void tellsWhatIsRolledAgain_data();
    void tellsWhatIsRolledAgain();
    void oddsOfARollOnTheTable();
    void everyChanceAddsUpToOne();
    void expectationsOfAmpleFleets();
    void refusesWhatTheBoxCannotHold();
    void mixesStayWithinTheLimits_data();
    void mixesStayWithinTheLimits();
    void bestMixIsBestAndCheapest();
    void bestMixExamples_data();
    void bestMixExamples();
    void ordersServeTheirAim();
};

void OddsTest::rules_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<double>("expected");
    const auto row = [](const char* rule, Battle battle, const char* field, double expected) {
        QTest::newRow(rule) << battle << QByteArray(field) << expected;
    };
    const Pool assault{1, 0, 0};
    const Pool skirmish{0, 1, 0};
    const Pool raid{0, 0, 1};

    row("Base p.14 intercept counts fresh defenders", {raid, {0, 2}, {2, 1}}, "loseEveryShip", 2.0 / 6);
    row("Base p.14 damaged defenders do not intercept", {raid, {0, 1}, {0, 3}}, "loseEveryShip", 3.0 / 6);
    row("Base p.14 the defender intercepts once per battle", {{0, 0, 2}, {0, 2}, {1, 0}}, "loseEveryShip",
        21.0 / 36);
    row("Base p.14 the intercept comes before the defender is hit", {assault, {0, 1}, {1, 0}},
        "loseEveryShip", 4.0 / 6);
    row("Base p.14 a hit on a fresh ship only damages it", {skirmish, {1, 0}, {1, 0}}, "clearShips", 0);
    row("Base p.14 a hit on a damaged ship destroys it", {skirmish, {1, 0}, {0, 1}}, "clearShips", 1.0 / 2);
    row("Base p.14 hits go over to buildings once no ships remain",
        {assault, {1, 0}, {0, 1}, {damagedStarport}}, "destroyBuilding", 2.0 / 6);
    row("Base p.14 hits spare buildings while a ship remains", {assault, {1, 0}, {1, 0}, {damagedCity}},
        "destroyBuilding", 0);
    row("Base p.14 building hits pass by ships", {raid, {1, 0}, {3, 0}, {damagedCity}}, "destroyCity",
        3.0 / 6);
    row("Base p.14 building hits leave ships alone", {{0, 0, 6}, {6, 0}, {0, 1}}, "hitsLanded", 0);
    row("Base p.14 a hit that finds no piece is lost", {assault, {1, 0}, {0, 1}}, "hitsLanded", 5.0 / 6);
    row("Base p.14 hits are dealt even when no attacker remains", {{2, 0, 0}, {0, 1}, {0, 2}}, "clearShips",
        29.0 / 36);
    row("Base p.14 zero dice may be collected", {{}, {1, 0}, {1, 0}}, "shipsLost", 0);
    row("Base p.15 Mikah's dice cannot cost her a ship", {{2, 0, 2}, {4, 0}, {1, 2}, {damagedCity}},
        "shipsLost", 0);
    row("Base p.16 keys need an attacking ship that remains", {raid, {0, 1}, {1, 0}}, "keys", 1.0 / 6);
    row("Base p.16 keys of a roll that costs no ship", {raid, {0, 1}, {0, 1}}, "keys", 3.0 / 6);
    row("L12 a hit before the roll", {.attackers = {0, 2}, .defenders = {1, 0}, .hitsBefore = 1}, "shipsLost",
        1);
    row("F1612 a hit that reaches no ship",
        {.dice = raid, .attackers = {0, 1}, .defenders = {1, 0}, .shield = 1}, "shipsLost", 0);
    row("F1612 one hit too many", {.dice = raid, .attackers = {0, 1}, .defenders = {2, 0}, .shield = 1},
        "shipsLost", 2.0 / 6);
    row("L06 one intercept rolled is ignored",
        {.dice = raid, .attackers = {0, 1}, .defenders = {1, 0}, .ignoresIntercept = true}, "loseEveryShip",
        3.0 / 6);
    row("L06 a second intercept counts",
        {.dice = {0, 0, 2}, .attackers = {0, 9}, .defenders = {1, 0}, .ignoresIntercept = true},
        "intercepted", 4.0 / 36);
    row("L04 assault dice add an intercept",
        {.dice = assault, .attackers = {1, 0}, .defenders = {1, 0}, .interceptsAssault = true}, "intercepted",
        1);
    row("L04 other dice do not",
        {.dice = skirmish, .attackers = {1, 0}, .defenders = {1, 0}, .interceptsAssault = true},
        "intercepted", 0);
    row("L06 cannot ignore what L04 adds (FAQ)",
        {.dice = assault,
         .attackers = {1, 0},
         .defenders = {1, 0},
         .ignoresIntercept = true,
         .interceptsAssault = true},
        "intercepted", 1);
    row("LEAD15 an intercept deals what the Weapons say",
        {.dice = raid, .attackers = {0, 9}, .defenders = {5, 0}, .interceptHits = 2}, "shipsLost",
        2 * 2.0 / 6 + 3.0 / 6);
    constexpr Building armored{BuildingType::Starport, true, 0};
    row("BR p.19 Blight takes two hits as one",
        {.dice = skirmish, .attackers = {1, 0}, .defenders = {0, 1}, .interceptHits = 0, .tough = true},
        "clearShips", 0);
    row("BR p.19 and does not intercept",
        {.dice = raid, .attackers = {0, 1}, .defenders = {1, 0}, .interceptHits = 0, .tough = true},
        "loseEveryShip", 3.0 / 6);
    row("BR p.22 a Flagship is not lost",
        {.dice = raid, .attackers = {0, 0}, .defenders = {2, 0}, .flagshipAttacks = true}, "loseEveryShip",
        0);
    row("BR p.23 its Upgrades take the hits",
        {.dice = raid, .defenders = {1, 0}, .flagshipAttacks = true, .upgrades = {damagedCity}},
        "upgradesLost", 5.0 / 6);
    row("BR p.23 after the ships",
        {.dice = raid,
         .attackers = {0, 1},
         .defenders = {1, 0},
         .flagshipAttacks = true,
         .upgrades = {damagedCity}},
        "upgradesLost", 0);
    row("BR p.23 Armor before its Upgrade",
        {.dice = raid, .attackers = {1, 0}, .buildings = {damagedCity, armored}}, "destroyCity", 3.0 / 6);
    row("BR p.23 and the Upgrade when it is gone",
        {.dice = {0, 1, 1}, .attackers = {9, 0}, .buildings = {damagedCity, armored}}, "buildingsDestroyed",
        3.0 / 6 + 3.0 / 6);
    constexpr Building bunker{BuildingType::Starport, true, Building::kOpen, 2};
    row("F1803 one hit does nothing to a Bunker",
        {.dice = skirmish, .attackers = {1, 0}, .buildings = {bunker}}, "hitsLanded", 0);
    row("F1803 two hits destroy a damaged one",
        {.dice = {0, 2, 0}, .attackers = {1, 0}, .buildings = {bunker}}, "destroyBuilding", 1.0 / 4);
    row("F1803 a single hit goes where it tells",
        {.dice = skirmish, .attackers = {1, 0}, .buildings = {bunker, damagedCity}}, "destroyCity", 1.0 / 2);
    row("BC13 a blank skirmish die may be rerolled", {{0, 2, 0}, {2, 0}, {0, 1}, {}, skirmishers(1)},
        "clearShips", 7.0 / 8);
    row("BC13 a die is rerolled once only", {skirmish, {1, 0}, {0, 1}, {}, skirmishers(6)}, "clearShips",
        3.0 / 4);
}

void OddsTest::rules() {
    QFETCH(Battle, battle);
    QFETCH(QByteArray, field);
    QFETCH(double, expected);
    const auto odds = battleOdds(battle);
    QVERIFY(odds);
    const auto* at = std::ranges::find_if(kFields, [&](const Field& f) { return field == f.name; });
    QVERIFY(at != std::end(kFields));
    QVERIFY2(std::abs(*odds.*(at->value) - expected) <= kRounding,
             QByteArray::number(*odds.*(at->value), 'g', 15));
}

void OddsTest::agreesWithEveryRollCounted_data() {
    QTest::addColumn<Pool>("dice");
    for (const Pool& dice : poolsUpTo(4))
        QTest::addRow("%d assault %d skirmish %d raid", dice.assault, dice.skirmish, dice.raid) << dice;
}

void OddsTest::agreesWithEveryRollCounted() {
    QFETCH(Pool, dice);
    const std::vector<Ships> attackers{{1, 0}, {0, 2}, {2, 1}, {4, 0}, {1, 3}};
    const std::vector<Ships> defenders{{0, 0}, {1, 0}, {0, 2}, {2, 1}, {5, 0}};
    const std::vector<Buildings> buildings{
        {},
        {city},
        {damagedStarport},
        {starport, damagedCity},
        {city, damagedStarport},
        {city, starport, damagedCity, damagedStarport},
    };
    QByteArray wrong;
    for (const Ships& own : attackers)
        for (const Ships& foe : defenders)
            for (const Buildings& built : buildings)
                for (const int rerolls : dice.skirmish > 0 ? std::vector{0, 1, 4} : std::vector{0})
                    inEveryOrder({dice, own, foe, built, skirmishers(rerolls)}, [&](const Battle& battle) {
                        if (wrong.isEmpty()) wrong = disagreement(battle);
                    });
    QVERIFY2(wrong.isEmpty(), wrong);
}

void OddsTest::agreesOnRandomBattles() {
    std::mt19937 random(14);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    for (int i = 0; i < 300; ++i) {
        Battle battle;
        for (int dice = upTo(6); dice > 0; --dice) {
            const int kind = upTo(2);
            ++(kind == 0 ? battle.dice.assault : kind == 1 ? battle.dice.skirmish : battle.dice.raid);
        }
        battle.attackers = {1 + upTo(6), upTo(5)};
        battle.defenders = {upTo(6), upTo(5)};
        for (int count = upTo(4); count > 0; --count)
            battle.buildings.push({upTo(1) == 0 ? BuildingType::City : BuildingType::Starport, upTo(1) == 0});
        battle.rerolls = skirmishers(upTo(3));
        battle.hitsBefore = upTo(2);
        battle.shield = std::max(0, upTo(4) - 2);
        battle.ignoresIntercept = upTo(1) == 0;
        battle.interceptsAssault = upTo(2) == 0;
        battle.interceptHits = upTo(4) - 1;
        inEveryOrder(battle, [](const Battle& ordered) {
            const QByteArray wrong = disagreement(ordered);
            QVERIFY2(wrong.isEmpty(), wrong);
        });
        if (QTest::currentTestFailed()) return;
    }
}

// Flagships on both sides, with Armor over some of their Upgrades; or Blight.
void OddsTest::agreesOnRandomCampaignBattles() {
    std::mt19937 random(23);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    const auto piece = [&] {
        return Building{upTo(1) == 0 ? BuildingType::City : BuildingType::Starport, upTo(1) == 0};
    };
    const auto addUpgrades = [&](Buildings& to) {
        for (int upgrades = upTo(3); upgrades > 0; --upgrades) {
            Building upgrade = piece();
            if (upTo(1) == 0) {
                to.push(piece());
                upgrade.under = static_cast<std::int8_t>(to.size() - 1);
            }
            to.push(upgrade);
        }
    };
    for (int i = 0; i < 200; ++i) {
        Battle battle;
        for (int dice = upTo(6); dice > 0; --dice) {
            const int kind = upTo(2);
            ++(kind == 0 ? battle.dice.assault : kind == 1 ? battle.dice.skirmish : battle.dice.raid);
        }
        battle.flagshipAttacks = upTo(2) > 0;
        battle.attackers = {upTo(3) + (battle.flagshipAttacks ? 0 : 1), upTo(2)};
        battle.defenders = {upTo(4), upTo(3)};
        battle.tough = upTo(3) == 0;
        if (battle.flagshipAttacks) addUpgrades(battle.upgrades);
        if (!battle.tough) {
            for (int count = upTo(2); count > 0; --count) battle.buildings.push(piece());
            addUpgrades(battle.buildings);
        }
        battle.rerolls = skirmishers(upTo(3));
        battle.hitsBefore = upTo(2);
        battle.shield = std::max(0, upTo(4) - 2);
        battle.interceptHits = battle.tough ? 0 : upTo(4) - 1;
        inEveryOrder(battle, [](const Battle& ordered) {
            const QByteArray wrong = disagreement(ordered);
            QVERIFY2(wrong.isEmpty(), wrong);
        });
        if (QTest::currentTestFailed()) return;
    }
}

void OddsTest::rollsAgainAsIsBest_data() {
    QTest::addColumn<Rerolls>("leaves");
    QTest::newRow("BC13 skirmish dice") << skirmishers(2);
    QTest::newRow("L14 assault dice") << Rerolls{{2, 0, 0}};
    QTest::newRow("LEAD11 raid dice") << Rerolls{{0, 0, 1}};
    QTest::newRow("L19 any dice") << Rerolls{{6, 6, 6}};
    QTest::newRow("BC13, then LEAD11") << Rerolls{{0, 1, 0}, {0, 0, 2}};
    QTest::newRow("L14, then L19: a die twice") << Rerolls{{1, 0, 0}, {6, 6, 6}};
    QTest::newRow("all four") << Rerolls{{0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {6, 6, 6}};
}

// Every leave with every other card, every aim and small pools, against every decision tried.
void OddsTest::rollsAgainAsIsBest() {
    QFETCH(Rerolls, leaves);
    std::mt19937 random(19);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    for (const Pool& dice : poolsUpTo(leaves.size() > 2 ? 2 : 3))
        for (int i = 0; i < kAims; ++i) {
            Battle battle{dice, {1 + upTo(2), upTo(1)}, {upTo(2), upTo(2)}};
            for (int count = upTo(2); count > 0; --count)
                battle.buildings.push(
                    {upTo(1) == 0 ? BuildingType::City : BuildingType::Starport, upTo(1) == 0});
            battle.rerolls = leaves;
            battle.hitsBefore = upTo(1);
            battle.ignoresIntercept = upTo(1) == 0;
            battle.interceptsAssault = upTo(1) == 0;
            battle.interceptHits = upTo(3) - 1;
            battle = playedFor(battle, static_cast<Aim>(i));
            const auto odds = battleOdds(battle);
            QVERIFY(odds);
            const QByteArray wrong = difference(*odds, naiveOddsOfBestPlay(battle));
            QVERIFY2(wrong.isEmpty(), describe(battle) + ": " + wrong);
        }
}

namespace {

const std::array<std::array<const char*, 6>, 3> kShownFaces{{{"A", "Ash", "Ash", "Ashh", "Aih", "Ahh"},
                                                             {"S", "S", "S", "Sh", "Sh", "Sh"},
                                                             {"Ri", "Rikk", "Rsk", "Rsb", "Rsb", "Rbk"}}};

std::vector<std::string> shown(const Roll& faces) {
    std::vector<std::string> dice;
    for (std::size_t die = 0; die < 3; ++die)
        for (std::size_t face = 0; face < 6; ++face)
            for (int i = 0; i < faces[die][face]; ++i) dice.emplace_back(kShownFaces[die][face]);
    std::ranges::sort(dice);
    return dice;
}

}  // namespace

void OddsTest::bestRerollOfEveryRoll() {
    const Rerolls leaves{{1, 0, 1}, {0, 2, 0}};
    for (int a = 0; a < 6; ++a)
        for (int b = 0; b < 6; ++b)
            for (int c = 0; c < 6; ++c)
                for (int aim = 0; aim < kAims; ++aim) {
                    Roll rolled{};
                    ++rolled[0][static_cast<std::size_t>(a)];
                    ++rolled[1][static_cast<std::size_t>(b)];
                    ++rolled[2][static_cast<std::size_t>(c)];
                    const Battle battle =
                        playedFor({{1, 1, 1}, {1, 1}, {1, 1}, {damagedCity}, leaves}, static_cast<Aim>(aim));
                    std::vector<std::string> kept;
                    std::ranges::set_difference(shown(rolled), shown(bestReroll(battle, rolled)),
                                                std::back_inserter(kept));
                    QCOMPARE(kept, naiveBestKept(battle, shown(rolled)));
                }
}

void OddsTest::tellsWhatIsRolledAgain_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("face");
    QTest::addColumn<Again>("again");
    const Battle assault = playedFor({{1, 0, 0}, {1, 0}, {0, 2}, {}, {{1, 0, 0}}}, Aim::MostTrophies);
    QTest::newRow("L14 a blank") << assault << 0 << 0 << Again::Always;
    QTest::newRow("L14 two hits stay") << assault << 0 << 5 << Again::Never;
    QTest::newRow("L14 a hit at a price is worth another try") << assault << 0 << 1 << Again::Always;
    QTest::newRow("L14 and stays where it is enough")
        << playedFor({{1, 0, 0}, {1, 0}, {0, 1}, {}, {{1, 0, 0}}}, Aim::ClearShips) << 0 << 1 << Again::Never;
    QTest::newRow("no leave for raid dice") << assault << 2 << 0 << Again::Never;
    QTest::newRow("BC13 a blank") << Battle{{0, 2, 0}, {1, 0}, {0, 2}, {}, skirmishers(1)} << 1 << 2
                                  << Again::Always;
    QTest::newRow("LEAD11 an intercept when keys are wanted")
        << playedFor({{0, 0, 2}, {1, 0}, {2, 0}, {}, {{0, 0, 2}}}, Aim::MostKeys) << 2 << 0 << Again::Always;
    QTest::newRow("LEAD11 one intercept more does no harm to keys already lost")
        << playedFor({{0, 0, 2}, {0, 1}, {1, 0}, {}, {{0, 0, 1}}}, Aim::MostKeys) << 2 << 1
        << Again::Sometimes;
}

void OddsTest::tellsWhatIsRolledAgain() {
    QFETCH(Battle, battle);
    QFETCH(int, die);
    QFETCH(int, face);
    QFETCH(Again, again);
    QCOMPARE(battleOdds(battle)->again[static_cast<std::size_t>(die)][static_cast<std::size_t>(face)], again);
}

void OddsTest::oddsOfARollOnTheTable() {
    Roll rolled{};
    rolled[1][0] = 1;
    rolled[1][3] = 1;
    Battle battle{{}, {2, 0}, {0, 2}};
    QCOMPARE(oddsOfRoll(battle, rolled)->clearShips, 0.0);
    battle.rerolls = skirmishers(1);
    QCOMPARE(oddsOfRoll(battle, rolled)->clearShips, 0.5);
    QCOMPARE(oddsOfRoll(battle, rolled)->shipsDestroyed, 1.5);
    rolled[1][0] = -1;
    QVERIFY(!oddsOfRoll(battle, rolled));
    QCOMPARE(bestReroll(battle, rolled), Roll{});
    rolled[1][0] = 7;
    QVERIFY(!oddsOfRoll(battle, rolled));
    QCOMPARE(bestReroll(battle, rolled), Roll{});
}

void OddsTest::everyChanceAddsUpToOne() {
    for (int a = 0; a <= 6; ++a)
        for (int s = 0; s <= 6; ++s)
            for (int r = 0; r <= 6; ++r) {
                const auto odds = battleOdds({{a, s, r}, {3, 2}, {2, 1}, {city}, skirmishers(2)});
                QVERIFY(odds);
                const auto sum = [](const auto& list) {
                    return std::accumulate(list.begin(), list.end(), 0.0);
                };
                QVERIFY(std::abs(sum(odds->keysUsable) - 1) <= kRounding);
                QVERIFY(std::abs(sum(odds->shipsLeft) - 1) <= kRounding);
            }
}

// With more pieces than hits nothing is lost, and the means of single dice simply add up.
void OddsTest::expectationsOfAmpleFleets() {
    const auto odds = battleOdds({{6, 6, 6}, {16, 16}, {0, 32}, {}});
    QVERIFY(odds);
    const auto near = [](double a, double b) { return std::abs(a - b) <= kRounding * 10; };
    QVERIFY(near(odds->hitsTaken, 6 * 3.0 / 6 + 6 * 3.0 / 6));
    QVERIFY(near(odds->hitsLanded, 6 * 7.0 / 6 + 6 * 1.0 / 2));
    QVERIFY(near(odds->shipsDestroyed, odds->hitsLanded));
    QVERIFY(near(odds->hitsWithoutLoss, odds->hitsLanded));
    QVERIFY(near(odds->keys, 6 * 4.0 / 6));
    QVERIFY(near(odds->intercepted, 1 - std::pow(5.0 / 6, 6) * std::pow(4.0 / 6, 6)));
}

void OddsTest::refusesWhatTheBoxCannotHold() {
    const Battle legal{{1, 1, 1}, {1, 0}, {0, 0}};
    QVERIFY(isPossible(legal));
    const auto refused = [&](auto&& change) {
        Battle battle = legal;
        change(battle);
        return !isPossible(battle) && !battleOdds(battle) &&
               everyMix(battle, {.dice = 18, .raid = 6}).empty();
    };
    QVERIFY(refused([](Battle& b) { b.attackers = {0, 0}; }));
    QVERIFY(refused([](Battle& b) { b.attackers = {kMostShips, 1}; }));
    QVERIFY(refused([](Battle& b) {
        b.attackers = {kMostShips, 0};
        b.flagshipAttacks = true;
    }));
    QVERIFY(refused([](Battle& b) { b.upgrades = {{BuildingType::City, false, 1}}; }));
    QVERIFY(refused([](Battle& b) { b.defenders = {-1, 2}; }));
    QVERIFY(refused([](Battle& b) { b.defenders = {2'000'000'000, 2'000'000'000}; }));
    QVERIFY(refused([](Battle& b) { b.hitsBefore = -1; }));
    QVERIFY(refused([](Battle& b) { b.interceptHits = 65; }));
    QVERIFY(refused([](Battle& b) { b.rerolls = skirmishers(7); }));
    for (const Pool& dice : {Pool{7, 0, 0}, Pool{0, 7, 0}, Pool{0, 0, 7}, Pool{-1, 0, 0}}) {
        Battle battle = legal;
        battle.dice = dice;
        QVERIFY(!battleOdds(battle));
    }
}

void OddsTest::mixesStayWithinTheLimits_data() {
    QTest::addColumn<MixLimits>("limits");
    QTest::addColumn<int>("mixes");
    QTest::newRow("Base p.14 one die for each attacking ship") << MixLimits{4, 6} << 35;
    QTest::newRow("Base p.14 raid dice limit") << MixLimits{4, 0} << 15;
    QTest::newRow("Base p.14 six of a type at most") << MixLimits{18, 6} << 343;
    QTest::newRow("Base p.14 both limits at once") << MixLimits{18, 0} << 49;
    QTest::newRow("L17 one raid die anyway") << MixLimits{4, 1} << 25;
    QTest::newRow("LEAD05 extra dice must be collected") << MixLimits{4, 6, 2} << 31;
    QTest::newRow("LEAD11 no more assault than skirmish dice") << MixLimits{4, 0, 0, true} << 9;
    QTest::newRow("more dice than the box holds") << MixLimits{99, 6} << 343;
    QTest::newRow("no dice") << MixLimits{0, 6} << 1;
}

void OddsTest::mixesStayWithinTheLimits() {
    QFETCH(MixLimits, limits);
    QFETCH(int, mixes);
    const auto found = everyMix({{}, {4, 0}, {2, 0}, {city}}, limits);
    QCOMPARE(static_cast<int>(found.size()), mixes);
    for (const MixOdds& mix : found) {
        QVERIFY(mix.dice.total() <= limits.dice && mix.dice.total() >= limits.least);
        QVERIFY(mix.dice.raid <= limits.raid);
        QVERIFY(!limits.skirmishBoundsAssault || mix.dice.assault <= mix.dice.skirmish);
    }
}

void OddsTest::bestMixIsBestAndCheapest() {
    const auto mixes = everyMix({{}, {3, 1}, {1, 1}, {damagedCity, starport}}, {.dice = 6, .raid = 6});
    for (int i = 0; i < kAims; ++i) {
        const auto aim = static_cast<Aim>(i);
        const MixOdds* best = bestMix(mixes, aim);
        QVERIFY(best != nullptr);
        for (const MixOdds& mix : mixes) {
            const double behind = worth(best->odds, aim) - worth(mix.odds, aim);
            QVERIFY(behind > -1e-9);
            QVERIFY(behind > 1e-9 || best->odds.shipsLost <= mix.odds.shipsLost + 1e-9);
        }
    }
    QVERIFY(bestMix({}, Aim::ClearShips) == nullptr);
}

void OddsTest::bestMixExamples_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<int>("dice");
    QTest::addColumn<Aim>("aim");
    QTest::addColumn<Pool>("best");
    QTest::newRow("nothing to clear, so no ship is risked and no die rolled")
        << Battle{{}, {2, 0}, {}, {}} << 2 << Aim::ClearShips << Pool{};
    QTest::newRow("no city in reach, so the safest dice")
        << Battle{{}, {2, 0}, {2, 0}, {}} << 2 << Aim::DestroyCity << Pool{0, 2, 0};
    QTest::newRow("keys come from raid dice")
        << Battle{{}, {4, 0}, {}, {city}} << 4 << Aim::MostKeys << Pool{0, 0, 4};
    QTest::newRow("a last damaged ship is spared")
        << Battle{{}, {0, 1}, {4, 0}} << 1 << Aim::KeepShips << Pool{0, 1, 0};
    QTest::newRow("fresh ships can afford assault dice")
        << Battle{{}, {3, 0}, {0, 6}} << 3 << Aim::KeepShips << Pool{3, 0, 0};
    QTest::newRow("a city behind a screen of ships is for raid dice")
        << Battle{{}, {3, 0}, {5, 0}, {damagedCity}} << 3 << Aim::DestroyCity << Pool{0, 0, 3};
    QTest::newRow("a city without ships is for assault dice")
        << Battle{{}, {3, 0}, {}, {city}} << 1 << Aim::DestroyCity << Pool{1, 0, 0};
}

void OddsTest::bestMixExamples() {
    QFETCH(Battle, battle);
    QFETCH(int, dice);
    QFETCH(Aim, aim);
    QFETCH(Pool, best);
    const auto mixes = everyMix(battle, {.dice = dice, .raid = 6});
    const MixOdds* found = bestMix(mixes, aim);
    QVERIFY(found != nullptr);
    QCOMPARE(found->dice.assault, best.assault);
    QCOMPARE(found->dice.skirmish, best.skirmish);
    QCOMPARE(found->dice.raid, best.raid);
}

void OddsTest::ordersServeTheirAim() {
    const std::vector<Buildings> buildings{{city, damagedStarport}, {starport, damagedCity}, {city, city}};
    for (const Pool& dice : poolsUpTo(4))
        for (const Buildings& built : buildings)
            for (int i = 0; i < kAims; ++i) {
                const auto aim = static_cast<Aim>(i);
                const Battle battle{dice, {1, 1}, {1, 1}, built};
                const double best = worth(*battleOdds(playedFor(battle, aim)), aim);
                inEveryOrder(battle, [&](const Battle& other) {
                    QVERIFY2(worth(*battleOdds(other), aim) <= best + kRounding, describe(other));
                });
                if (QTest::currentTestFailed()) return;
            }
}

QTEST_GUILESS_MAIN(OddsTest)
#include "odds_test.moc"
