#include "engine/rules/battle_odds.h"
#include "engine/contract/catalogue.h"
#include "engine/core/names.h"

#include "suites.h"
#include "table.h"

#include <QTest>

namespace reach::tests {
namespace {

constexpr std::array<const char*, 11> kChanges{
    "more dice",      "no more assault than skirmish", "no raid dice",       "one raid die",   "hits before",
    "ships may come", "ignores an intercept",          "intercepts assault", "intercept hits", "rerolls",
    "takes hits"};

/// What the cards make of a battle: limits, what differs from a plain one, and the cards.
QByteArray tell(const BattleAhead& ahead) {
    const odds::Battle& battle = ahead.battle;
    QByteArray text = "dice " + QByteArray::number(ahead.limits.least) + "-" +
                      QByteArray::number(ahead.limits.dice) + " raid " +
                      QByteArray::number(ahead.limits.raid);
    if (ahead.limits.skirmishBoundsAssault) text += " bound";
    if (battle.hitsBefore > 0) text += " before " + QByteArray::number(battle.hitsBefore);
    if (battle.ignoresIntercept) text += " ignores";
    if (battle.interceptsAssault) text += " adds";
    if (battle.interceptHits != odds::Battle::kFromShips)
        text += " deals " + QByteArray::number(battle.interceptHits);
    for (const odds::Pool& leave : battle.rerolls)
        text += " rerolls " + QByteArray::number(leave.assault) + "/" + QByteArray::number(leave.skirmish) +
                "/" + QByteArray::number(leave.raid);
    for (const ChangedBattle& change : ahead.changes) {
        const std::string_view id = reach::nameOf(change.card);
        text += "; " + QByteArray(id.data(), static_cast<qsizetype>(id.size())) + " " +
                kChanges[static_cast<std::size_t>(change.what)];
        if (change.count > 0) text += " " + QByteArray::number(change.count);
    }
    return text;
}

struct BattleRow {
    const char* name;
    const char* before;
    DiceCount dice;
    const char* told;
};

constexpr const char* kPlain = "correct 4-hex red ships 3; correct 4-hex blue ships 2; ";

/// Red's three ships in 4-hex, beside two of Blue's and no building.
constexpr BattleRow kCards[]{
    {"no card changes anything", "", {3, 0, 0}, "dice 0-3 raid 0"},
    {"Base p.14 a city of the defender's allows raid dice",
     "correct 4-hex buildings blue city",
     {3, 0, 0},
     "dice 0-3 raid 6"},
    {"BC08 two more dice in a gate only", "correct red card BC08", {3, 0, 0}, "dice 0-3 raid 0"},
    {"BC13 a skirmish die for each Weapon icon",
     "correct red card BC13; correct red slots weapon none none none none none",
     {1, 2, 0},
     "dice 0-3 raid 0 rerolls 0/2/0; BC13 rerolls 2"},
    {"BC13 says nothing without skirmish dice",
     "correct red card BC13; correct red slots weapon none none none none none",
     {3, 0, 0},
     "dice 0-3 raid 0 rerolls 0/2/0"},
    {"LEAD05 Committed: two extra dice, which must be collected",
     "correct red card LEAD05",
     {3, 0, 0},
     "dice 2-5 raid 0; LEAD05 more dice 2"},
    {"LEAD11 Wary, and Tricky for two different resources",
     "correct 4-hex buildings blue city; correct red card LEAD11; correct red slots fuel weapon fuel none "
     "none "
     "none",
     {0, 0, 3},
     "dice 0-3 raid 6 bound rerolls 0/0/2; LEAD11 no more assault than skirmish; LEAD11 rerolls 2"},
    {"LEAD15 an intercept deals what the Weapons say",
     "correct blue card LEAD15; correct blue slots weapon none none none none none",
     {1, 0, 0},
     "dice 0-3 raid 0 deals 1; LEAD15 intercept hits 1"},
    {"LEAD15 says nothing when no die shows an intercept",
     "correct blue card LEAD15",
     {0, 3, 0},
     "dice 0-3 raid 0 deals 0"},
    {"L04 an intercept for assault dice",
     "correct blue card L04",
     {1, 0, 0},
     "dice 0-3 raid 0 adds; L04 intercepts assault"},
    {"L04 not for other dice", "correct blue card L04", {0, 1, 0}, "dice 0-3 raid 0 adds"},
    {"L05 no raid dice against a fresh starport",
     "correct 4-hex buildings blue starport; correct blue card L05",
     {1, 0, 0},
     "dice 0-3 raid 0; L05 no raid dice"},
    {"L05 says nothing without one",
     "correct 4-hex buildings blue city; correct blue card L05",
     {1, 0, 0},
     "dice 0-3 raid 6"},
    {"L06 an intercept is ignored when all are fresh",
     "correct red card L06",
     {1, 0, 0},
     "dice 0-3 raid 0 ignores; L06 ignores an intercept"},
    {"L06 not with a damaged ship",
     "correct red card L06; correct 4-hex red ships 2+1",
     {1, 0, 0},
     "dice 0-3 raid 0"},
    {"L12 a hit before dice are collected",
     "correct blue card L12",
     {1, 0, 0},
     "dice 0-3 raid 0 before 1; L12 hits before 1"},
    {"L12 which can cost a die",
     "correct blue card L12; correct 4-hex red ships 0+3",
     {1, 0, 0},
     "dice 0-2 raid 0 before 1; L12 hits before 1"},
    {"L12 not when its ships are damaged",
     "correct blue card L12; correct 4-hex blue ships 0+2",
     {1, 0, 0},
     "dice 0-3 raid 0"},
    {"L12 FAQ L06 looks before the hit",
     "correct blue card L12; correct red card L06",
     {1, 0, 0},
     "dice 0-3 raid 0 before 1 ignores; L12 hits before 1; L06 ignores an intercept"},
    {"L12 before L14: a ship less is fresh",
     "correct blue card L12; correct red card L14",
     {3, 0, 0},
     "dice 0-3 raid 0 before 1 rerolls 2/0/0; L12 hits before 1; L14 rerolls 2"},
    {"L14 an assault die for each fresh ship",
     "correct red card L14; correct 4-hex red ships 2+1",
     {3, 0, 0},
     "dice 0-3 raid 0 rerolls 2/0/0; L14 rerolls 2"},
    {"L15 ships may come first",
     "correct blue card L15; correct 4-gate blue ships 1",
     {1, 0, 0},
     "dice 0-3 raid 0; L15 ships may come 1"},
    {"L17 one raid die without buildings",
     "correct red card L17",
     {1, 0, 0},
     "dice 0-3 raid 1; L17 one raid die"},
    {"L19 only while Empath is declared", "correct red card L19", {1, 0, 0}, "dice 0-3 raid 0"},
};

// ---- the campaign

/// Red, a Regent, has three ships in 2-hex beside two Imperial ones, one of them damaged; blue, an Outlaw,
/// two.
constexpr const char* kCampaign =
    "campaign FATE01 FATE02 FATE06 | court CC01; court CC05; court CC11; court L07; red chooses AID04; "
    "event 2 edict moon; red chooses 2-hex cities; blue chooses 3-hex cities; white chooses 2-arrow cities; "
    "white chooses 3-moon starports; blue chooses 2-moon starports; red chooses 3-arrow starports; correct "
    "blue title outlaw; correct 2-hex empire ships 1+1; correct 2-hex blue ships 2; ";

struct CampaignRow {
    const char* name;
    const char* before;
    Player attacker;
    Player defender;
    Ships fleet;
    const char* told;  ///< ships of both sides, the defender's buildings, then as for the cards
};
constexpr CampaignRow kPowers[]{
    {"BR p.11 Imperial ships attack beside a Regent",
     "",
     Player::Red,
     Player::Blue,
     {1, 1},
     "4+1 against 2+0, 0 buildings: dice 0-5 raid 0"},
    {"BR p.11 or stay out of it",
     "",
     Player::Red,
     Player::Blue,
     {},
     "3+0 against 2+0, 0 buildings: dice 0-3 raid 0"},
    {"BR p.11 they have to defend a Regent",
     "",
     Player::Blue,
     Player::Red,
     {},
     "2+0 against 4+1, 1 buildings: dice 0-2 raid 6"},
    {"BR p.11 but no Outlaw",
     "correct red title outlaw",
     Player::Blue,
     Player::Red,
     {},
     "2+0 against 3+0, 1 buildings: dice 0-2 raid 6"},
    {"BR p.11 the Empire defends with its own",
     "",
     Player::Blue,
     Player::Empire,
     {},
     "2+0 against 1+1, 0 buildings: dice 0-2 raid 6"},
    {"BR p.15 the Free States with their buildings",
     "",
     Player::Blue,
     Player::Free,
     {},
     "2+0 against 0+0, 1 buildings: dice 0-2 raid 6"},
    {"BR p.19 Blight is Tough, and does not intercept",
     "correct 2-hex blight ships 1+1",
     Player::Blue,
     Player::Blight,
     {},
     "2+0 against 1+1, 0 buildings, tough: dice 0-2 raid 6 deals 0"},
    {"L12 BR p.11 a hit before, and an Imperial ship is left to take it",
     "correct blue card L12; correct 2-hex red ships 0; correct 2-hex buildings red city",
     Player::Red,
     Player::Blue,
     {1, 0},
     "1+0 against 2+0, 0 buildings: dice 0-1 raid 0 before 1; L12 hits before 1"},
    {"F1003 a Banner is hit like a building, and lets nobody raid",
     "correct blue flagship 6-gate; correct blue card F1002; correct token banner 2-hex 1; correct red title "
     "outlaw",
     Player::Red,
     Player::Blue,
     {},
     "3+0 against 2+0, 1 buildings: dice 0-3 raid 0"},
    {"F1803 a Bunker too, but no token of the attacker's",
     "correct blue card F1803; correct red flagship 6-gate; correct red card F1002; correct token bunker "
     "2-hex 1; correct token banner "
     "2-hex 1; correct red title outlaw",
     Player::Red,
     Player::Blue,
     {},
     "3+0 against 2+0, 1 buildings: dice 0-3 raid 0"},
    {"F1612 ships on the Levy take hits first",
     "correct red card F1612; correct on F1612 white ships 2; correct red title outlaw",
     Player::Red,
     Player::Blue,
     {},
     "3+0 against 2+0, 0 buildings: dice 0-3 raid 0; F1612 takes hits 4"},
};

}  // namespace

/// Effects of the table on the odds: one row for each card.
class BattleOddsTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cards_data();
    void cards();
    void powers_data();
    void powers();
    void gateDice();
    void lentShips();
    void anyDiceWhileEmpathIsDeclared();
    void underWay();
    void adviceFollowsTheAim();
    void adviceOutsideBattle();
};

void BattleOddsTest::cards_data() {
    QTest::addColumn<const BattleRow*>("row");
    for (const BattleRow& row : kCards) QTest::newRow(row.name) << &row;
}

void BattleOddsTest::cards() {
    QFETCH(const BattleRow*, row);
    Table table;
    QCOMPARE(table.play(std::string(kPlain) + row->before), std::string());
    const auto hex = static_cast<SystemId>(15);
    const BattleAhead ahead = battleAhead(table.game(), Player::Red, Player::Blue, hex, row->dice);
    QCOMPARE(tell(ahead), QByteArray(row->told));
    QVERIFY(odds::battleOdds(ahead.battle));
    QCOMPARE(ahead.battle.attackers.total(), 3);
}

void BattleOddsTest::powers_data() {
    QTest::addColumn<const CampaignRow*>("row");
    for (const CampaignRow& row : kPowers) QTest::newRow(row.name) << &row;
}

void BattleOddsTest::powers() {
    QFETCH(const CampaignRow*, row);
    Table table;
    QCOMPARE(table.play(std::string(kCampaign) + row->before), std::string());
    const BattleAhead ahead =
        battleAhead(table.game(), row->attacker, row->defender, *parseName<SystemId>("2-hex"), {1, 0, 0},
                    odds::Aim::MostTrophies, row->fleet);
    const auto ships = [](const odds::Ships& side) {
        return QByteArray::number(side.fresh) + "+" + QByteArray::number(side.damaged);
    };
    const QByteArray sides = ships(ahead.battle.attackers) + " against " + ships(ahead.battle.defenders) +
                             ", " + QByteArray::number(static_cast<int>(ahead.battle.buildings.size())) +
                             " buildings" + (ahead.battle.tough ? ", tough: " : ": ");
    QCOMPARE(sides + tell(ahead), QByteArray(row->told));
    QVERIFY(odds::battleOdds(ahead.battle));
}

/// F2404: the Judge's ships and Flagship beside red's own.
void BattleOddsTest::lentShips() {
    Table table;
    QCOMPARE(
        table.play(
            "campaign act3 FATE14 FATE24 FATE07 | correct 2-hex red ships 8; correct 3-hex blue ships 3; "
            "correct 4-hex white ships 3; done; court CC02; court CC03; court CC04; court CC06; "
            "event hex; correct white card F2404; correct white title outlaw; correct 4-hex red ships 2; "
            "correct 4-hex blue ships 1+1; correct blue flagship 4-hex; correct blue hull starport"),
        std::string());
    const auto hex = *parseName<SystemId>("4-hex");
    const auto ahead = [&](const LentShips& lent) {
        return battleAhead(table.game(), Player::White, Player::Red, hex, {1, 0, 0}, odds::Aim::MostTrophies,
                           {}, lent);
    };
    QCOMPARE(tell(ahead({})), QByteArray("dice 0-3 raid 6"));
    const BattleAhead along = ahead({Player::Blue, {1, 1}, true});
    QCOMPARE(tell(along), QByteArray("dice 0-6 raid 6"));
    QCOMPARE(along.battle.attackers.total(), 5);
    QVERIFY(along.battle.flagshipAttacks);
    QCOMPARE(static_cast<int>(along.battle.upgrades.size()), 1);
    QVERIFY(odds::battleOdds(along.battle));
}

void BattleOddsTest::gateDice() {
    Table table;
    QCOMPARE(table.play("correct red card BC08; correct 4-gate red ships 1; correct 4-gate blue ships 1"),
             std::string());
    const BattleAhead ahead =
        battleAhead(table.game(), Player::Red, Player::Blue, static_cast<SystemId>(12), {});
    QCOMPARE(tell(ahead), QByteArray("dice 0-3 raid 0; BC08 more dice 2"));
}

void BattleOddsTest::anyDiceWhileEmpathIsDeclared() {
    Table table;
    QCOMPARE(table.play(std::string(kPlain) + "correct red card L19; correct marker 3 empath"),
             std::string());
    const BattleAhead ahead =
        battleAhead(table.game(), Player::Red, Player::Blue, static_cast<SystemId>(15), {2, 1, 0});
    QCOMPARE(tell(ahead), QByteArray("dice 0-3 raid 0 rerolls 6/6/6; L19 rerolls 3"));
}

// Once the hit has been taken it is no longer ahead.
void BattleOddsTest::underWay() {
    Table table;
    QCOMPARE(table.play(std::string(kPlain) +
                        "correct blue card L12; red leads aggression 2; red battles blue 4-hex with nothing; "
                        "red suffers fresh"),
             std::string());
    const BattleAhead ahead =
        battleAhead(table.game(), Player::Red, Player::Blue, static_cast<SystemId>(15), {1, 0, 0});
    QCOMPARE(tell(ahead), QByteArray("dice 0-3 raid 0"));
    QCOMPARE(ahead.battle.attackers, (odds::Ships{2, 1}));
}

// A die that keeps ships safe is no die that takes Trophies.
void BattleOddsTest::adviceFollowsTheAim() {
    Table table;
    QCOMPARE(table.play("correct 4-hex red ships 0+2; correct 4-hex blue ships 0+4; correct red card BC13; "
                        "correct red card L14; correct 4-hex red ships 1+1; red leads aggression 2; "
                        "red battles blue 4-hex with 1 assault 1 skirmish; rolls assault self+hit, skirmish "
                        "blank"),
             std::string());
    RolledFaces skirmish{};
    skirmish[1][0] = 1;
    QCOMPARE(bestReroll(table.game()), skirmish);
    QCOMPARE(battleOnTable(table.game(), odds::Aim::KeepShips).rerolls,
             (odds::Rerolls{{0, 1, 0}, {1, 0, 0}}));
    QCOMPARE(table.play("rerolls none"), std::string());
    RolledFaces assault{};
    assault[0][1] = 1;
    QCOMPARE(bestReroll(table.game(), odds::Aim::MostTrophies), assault);
    QCOMPARE(table.play("rerolls none"), std::string());
    QCOMPARE(bestReroll(table.game()), RolledFaces{});
}

// L19: any dice, those of Galactic Rifles too; nothing can happen to whoever fires them.
void BattleOddsTest::adviceOutsideBattle() {
    Table table;
    QCOMPARE(
        table.play("correct red card L19; correct red card L02; correct marker 3 empath; correct 4-gate blue "
                   "ships 2; red leads aggression 2; red uses L02 from 4-hex 4-gate blue 2; "
                   "rolls skirmish hit blank"),
        std::string());
    RolledFaces blank{};
    blank[1][0] = 1;
    QCOMPARE(bestReroll(table.game()), blank);
}

QObject* battleOddsTests() {
    return new BattleOddsTest;
}

}  // namespace reach::tests

#include "battle_odds_test.moc"
