#include "odds_rows.h"

#include "engine/arcades/bots/bots.h"
#include "engine/arcades/odds.h"
#include "table.h"

#include <vector>

namespace reach::arcades::tests {
namespace {

struct OddsRow {
    const char* name;
    const char* opening;
    const char* given;
    const char* attack;  ///< "red battles blue 1-gate with 3 assault"; of a bot: "blue acts"
};

#define LOW "red plays aggression 1; red ends turn; blue acts; blue draws mobilization 3; "

constexpr OddsRow kRows[]{
    {"three assault against two", "three", "correct 1-gate blue ships 2; red plays aggression 3",
     "red battles blue 1-gate with 3 assault"},
    {"three skirmish against one and a damaged one", "three",
     "correct 1-gate blue ships 1+1; red plays aggression 3", "red battles blue 1-gate with 3 skirmish"},
    {"an intercept of four", "three",
     "correct 1-gate blue ships 4; correct 1-gate red ships 2+1; red plays aggression 3",
     "red battles blue 1-gate with 2 assault 1 skirmish"},
    {"more ships than dice", "three",
     "correct 1-gate blue ships 1+2; correct 1-gate red ships 4; red plays aggression 3",
     "red battles blue 1-gate with 1 assault 1 skirmish"},
    {"raid dice at the agent", "three",
     "correct 1-gate blue ships 2; correct blue agent 1-hex; red plays aggression 3",
     "red battles blue 1-gate with 1 assault 2 raid"},
    {"raid dice at a city only", "three",
     "correct 1-gate blue ships 2; correct 1-hex city blue; red plays aggression 3",
     "red battles blue 1-gate with 1 skirmish 1 raid"},
    {"one ship against one", "three",
     "correct 1-gate blue ships 1; correct 1-gate red ships 0+1; red plays aggression 3",
     "red battles blue 1-gate with 1 assault"},
    {"the phantom's ships", "phantom", "correct 1-gate white ships 1+1; red plays aggression 3",
     "red battles white 1-gate with 3 assault"},
    {"skirmish dice twice, with Advance Tactics", "three",
     "correct 1-gate blue ships 1+1; correct red advance advance-tactics on; red plays aggression 3",
     "red battles blue 1-gate with 1 assault 2 skirmish"},
    {"a bot that is not first", "bare solo",
     "correct 3-gate red ships 3; correct 3-gate blue ships 2+1; correct 6-gate blue ships 1+8; " LOW,
     "blue acts"},
    {"a bot with its raid die", "bare solo",
     "correct red agent 3-hex; correct 3-gate red ships 3; correct 3-gate blue ships 2+2; correct 6-gate "
     "blue "
     "ships 1+7; " LOW,
     "blue acts"},
    {"a bot that is first", "bare solo",
     "correct 3-gate red ships 1; correct 3-gate blue ships 2+2; correct 6-gate blue ships 1+7; " LOW,
     "blue acts"},
};

/// Everything that a battle came to, summed over rolls.
struct Sum {
    double rolls = 0;
    BattleOdds odds;

    void add(const BattleOdds& one) {
        rolls += 1;
        odds.intercepted += one.intercepted;
        odds.hitsTaken += one.hitsTaken;
        odds.shipsLost += one.shipsLost;
        odds.loseEveryShip += one.loseEveryShip;
        odds.hitsLanded += one.hitsLanded;
        odds.shipsDestroyed += one.shipsDestroyed;
        odds.clearShips += one.clearShips;
        odds.keys += one.keys;
        odds.driveAway += one.driveAway;
    }
    double worth() const { return (odds.shipsDestroyed + 0.001 * odds.hitsLanded) / rolls; }
};

Game after(const Game& game, const Command& command) {
    Game next = game;
    const Decision decision = decide(game, command);
    for (const Event& event : decision.events) evolve(next.state, event);
    return next;
}

/// The faces of one roll out of all there are, by its number.
RolledFaces facesOf(const DiceCount& dice, int number) {
    RolledFaces faces{};
    for (std::size_t die = 0; die < kDice; ++die)
        for (int i = 0; i < dice[die]; ++i, number /= kFaces)
            ++faces[die][static_cast<std::size_t>(number % kFaces)];
    return faces;
}
int waysOf(const DiceCount& dice) {
    int ways = 1;
    for (const auto count : dice)
        for (int i = 0; i < count; ++i) ways *= kFaces;
    return ways;
}

/// What lies on the table when every question of the battle was answered as a person would.
BattleOdds fought(Game game, const Battle& battle, const RolledFaces& faces, const Ships& own,
                  const Ships& theirs, bool agentThere) {
    BattleOdds odds;
    const auto count = [](const Ships& ships) { return 2 * ships.fresh + ships.damaged; };
    const bool byBot = isBot(game.setup, battle.attacker);
    for (std::size_t die = 0; die < kDice; ++die)
        for (std::size_t face = 0; face < kFaces; ++face) {
            const Face& shown = kDieFaces[die][face];
            const int times = faces[die][face];
            odds.keys += times * shown.keys;
            const bool heeded = !byBot || static_cast<Die>(die) != Die::Raid;
            if (times > 0 && heeded && shown.intercepts > 0) odds.intercepted = 1;
            if (times > 0 && shown.buildingHits > 0 && agentThere) odds.driveAway = 1;
        }
    Ships ownLeft = own;
    Ships theirsLeft = theirs;
    for (int asked = 0; asked < 9 && game.state.battle.step != BattleStep::None; ++asked) {
        ownLeft = game.state.ships(battle.cluster, battle.attacker);
        theirsLeft = game.state.ships(battle.cluster, battle.defender);
        const Pending now = game.state.pending.empty() ? Pending{} : game.state.pending.back();
        if (now.ask == Ask::Suffer) {
            const int tipped = std::min<int>(now.count, ownLeft.fresh);
            game = after(game, command::Suffer{now.player,
                                               {static_cast<std::int8_t>(tipped),
                                                static_cast<std::int8_t>(now.count - tipped)}});
        } else if (now.ask == Ask::Strike) {
            game = after(game, command::Strike{now.player, damagedFirst(theirsLeft, now.count)});
        } else {
            break;
        }
    }
    ownLeft = game.state.ships(battle.cluster, battle.attacker);
    theirsLeft = game.state.ships(battle.cluster, battle.defender);
    odds.hitsTaken = count(own) - count(ownLeft);
    odds.shipsLost = own.total() - ownLeft.total();
    odds.loseEveryShip = ownLeft.total() == 0 ? 1 : 0;
    odds.hitsLanded = count(theirs) - count(theirsLeft);
    odds.shipsDestroyed = theirs.total() - theirsLeft.total();
    odds.clearShips = theirsLeft.total() == 0 ? 1 : 0;
    return odds;
}

/// Every roll of the dice, one after the other, fought by the engine.
BattleOdds counted(const Game& begun) {
    const Battle battle = begun.state.battle;
    const Ships own = begun.state.ships(battle.cluster, battle.attacker);
    const Ships theirs = begun.state.ships(battle.cluster, battle.defender);
    const bool agentThere = agentCluster(begun.state, battle.defender) == battle.cluster;
    const auto blue = static_cast<std::size_t>(Die::Skirmish);
    Sum all;
    for (int number = 0; number < waysOf(battle.dice); ++number) {
        const RolledFaces faces = facesOf(battle.dice, number);
        const Game rolled = after(begun, command::Roll{faces});
        const auto goesOn = [&](const Command& command, const RolledFaces& shown) {
            return fought(after(rolled, command), battle, shown, own, theirs, agentThere);
        };
        if (rolled.state.pending.empty() || rolled.state.pending.back().ask != Ask::Reroll) {
            all.add(fought(rolled, battle, faces, own, theirs, agentThere));
            continue;
        }
        Sum again;
        DiceCount twice{};
        twice[blue] = battle.dice[blue];
        for (int second = 0; second < waysOf(twice); ++second) {
            const RolledFaces anew = facesOf(twice, second);
            RolledFaces shown = faces;
            shown[blue] = anew[blue];
            again.add(goesOn(command::Roll{anew}, shown));
        }
        Sum kept;
        kept.add(goesOn(command::Keep{battle.attacker}, faces));
        Sum& best = again.worth() > kept.worth() + 1e-9 ? again : kept;
        BattleOdds mean = best.odds;
        for (double* value :
             {&mean.intercepted, &mean.hitsTaken, &mean.shipsLost, &mean.loseEveryShip, &mean.hitsLanded,
              &mean.shipsDestroyed, &mean.clearShips, &mean.keys, &mean.driveAway})
            *value /= best.rolls;
        all.add(mean);
    }
    for (double* value : {&all.odds.intercepted, &all.odds.hitsTaken, &all.odds.shipsLost,
                          &all.odds.loseEveryShip, &all.odds.hitsLanded, &all.odds.shipsDestroyed,
                          &all.odds.clearShips, &all.odds.keys, &all.odds.driveAway})
        *value /= all.rolls;
    return all.odds;
}

}  // namespace

void addOddsRows() {
    QTest::addColumn<int>("row");
    int at = 0;
    for (const OddsRow& row : kRows) QTest::newRow(row.name) << at++;
}

void checkOddsRow() {
    QFETCH(int, row);
    const OddsRow& r = kRows[row];
    Table table(r.opening);
    if (const auto fault = table.play(r.given); !fault.empty()) QFAIL(fault.c_str());
    const auto decision = table.enter(r.attack);
    QVERIFY(decision.verdict.legal());
    const Game begun = table.game();
    const Battle& battle = begun.state.battle;
    QCOMPARE(battle.step, BattleStep::Roll);
    const auto odds = battleOdds(begun, battle.attacker, battle.defender, battle.cluster, battle.dice);
    QVERIFY(odds);
    const BattleOdds right = counted(begun);
    const std::pair<const char*, double BattleOdds::*> fields[]{
        {"intercepted", &BattleOdds::intercepted}, {"hitsTaken", &BattleOdds::hitsTaken},
        {"shipsLost", &BattleOdds::shipsLost},     {"loseEveryShip", &BattleOdds::loseEveryShip},
        {"hitsLanded", &BattleOdds::hitsLanded},   {"shipsDestroyed", &BattleOdds::shipsDestroyed},
        {"clearShips", &BattleOdds::clearShips},   {"keys", &BattleOdds::keys},
        {"driveAway", &BattleOdds::driveAway},
    };
    for (const auto& [name, field] : fields)
        QVERIFY2(std::abs((*odds).*field - right.*field) < 1e-9,
                 qPrintable(QStringLiteral("%1: %2, counted %3")
                                .arg(QLatin1StringView(name))
                                .arg((*odds).*field)
                                .arg(right.*field)));
}

}  // namespace reach::arcades::tests
