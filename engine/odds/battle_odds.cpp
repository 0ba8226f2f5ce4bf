#include "engine/odds/battle_odds.h"

#include <algorithm>

#include "engine/odds/dice_tables.h"

namespace reach::odds {
namespace {

constexpr int kMostSelfHits = 2 * kDiceOfAKind;  // assault and raid dice
constexpr int kMostHits = 3 * kDiceOfAKind;      // two a die on assault, one on skirmish
constexpr int kMostBuildingHits = kDiceOfAKind;  // raid dice

using SkirmishHits = std::array<double, kDiceOfAKind + 1>;
/// Something for each roll of own hits and of whether the defender intercepts.
template <typename T>
using BySelf = std::array<std::array<T, 2>, kMostSelfHits + 1>;
/// Something for each roll of hits and of building hits.
template <typename T>
using ByForce = std::array<std::array<T, kMostBuildingHits + 1>, kMostHits + 1>;

struct ForceResult {
    ShipsHit ships;
    BuildingsHit buildings;
    int landed() const { return ships.landed + buildings.landed; }
};

/// Hits of the skirmish dice when up to `rerolls` blank ones are rolled once more.
SkirmishHits skirmishHits(int dice, int rerolls) {
    SkirmishHits result{};
    for (int first = 0; first <= dice; ++first) {
        const int again = std::min(dice - first, rerolls);
        for (int second = 0; second <= again; ++second)
            result[first + second] += kSkirmishHits[dice][0][0][first] * kSkirmishHits[again][0][0][second];
    }
    return result;
}

/// One battle being worked out. What happens to the attacker depends only on own hits and the intercept,
/// what happens to the defender only on hits and building hits, so the two are resolved once for each of
/// their few outcomes, and the dice, which tie them together, are summed in the middle.
class Evaluation {
  public:
    explicit Evaluation(const Battle& battle);
    BattleOdds odds() const;

  private:
    void addAttacker(BattleOdds& odds) const;
    void addDefender(BattleOdds& odds) const;
    void addBoth(BattleOdds& odds) const;
    double expectation(const BySelf<double>& attacker, const ByForce<double>& defender) const;

    const Battle& battle_;
    const RollTable& assault_;
    const RollTable& raid_;
    const RollTable& keys_;
    SkirmishHits skirmish_;
    BySelf<ShipsHit> attacker_;
    ByForce<ForceResult> defender_;
};

Evaluation::Evaluation(const Battle& battle)
    : battle_(battle),
      assault_(kAssaultHits[battle.dice.assault]),
      raid_(kRaidBuildingHits[battle.dice.raid]),
      keys_(kRaidKeys[battle.dice.raid]),
      skirmish_(skirmishHits(battle.dice.skirmish, battle.rerolls)) {
    for (int self = 0; self <= kMostSelfHits; ++self)
        for (int intercept = 0; intercept < 2; ++intercept)
            attacker_[self][intercept] =
                hitShips(battle.attackers, self + intercept * battle.defenders.fresh, battle.ownHits);

    std::array<BuildingsHit, kMostHits + kMostBuildingHits + 1> buildings;
    for (int hits = 0; hits < static_cast<int>(buildings.size()); ++hits)
        buildings[hits] = hitBuildings(battle.buildings, hits, battle.buildingHits);
    for (int hits = 0; hits <= kMostHits; ++hits) {
        const ShipsHit ships = hitShips(battle.defenders, hits, battle.shipHits);
        for (int more = 0; more <= kMostBuildingHits; ++more)
            defender_[hits][more] = {ships, buildings[ships.surplus + more]};
    }
}

BattleOdds Evaluation::odds() const {
    BattleOdds odds;
    addAttacker(odds);
    addDefender(odds);
    addBoth(odds);
    return odds;
}

/// Own losses, and with them the keys, which need a surviving ship.
void Evaluation::addAttacker(BattleOdds& odds) const {
    BySelf<std::array<double, kMostKeys + 1>> chances{};
    for (int a = 0; a <= battle_.dice.assault; ++a)
        for (int b = 0; b < 2; ++b) {
            double assault = 0;
            for (const double chance : assault_[a][b]) assault += chance;
            for (int c = 0; c <= battle_.dice.raid; ++c)
                for (int d = 0; d < 2; ++d)
                    for (int keys = 0; keys <= kMostKeys; ++keys)
                        chances[a + c][b | d][keys] += assault * keys_[c][d][keys];
        }

    for (int self = 0; self <= kMostSelfHits; ++self)
        for (int intercept = 0; intercept < 2; ++intercept) {
            const ShipsHit& own = attacker_[self][intercept];
            const int ships = own.left.total();
            for (int keys = 0; keys <= kMostKeys; ++keys) {
                const double chance = chances[self][intercept][keys];
                const int usable = ships > 0 ? keys : 0;
                odds.shipsLeft[ships] += chance;
                odds.keysUsable[usable] += chance;
                odds.keys += chance * usable;
                odds.hitsTaken += chance * own.landed;
                odds.shipsLost += chance * own.destroyed;
                if (intercept != 0) odds.intercepted += chance;
            }
        }
    odds.loseEveryShip = odds.shipsLeft[0];
}

/// The defender's losses. Hits come from assault and skirmish dice and building hits from raid dice, so the
/// two are independent.
void Evaluation::addDefender(BattleOdds& odds) const {
    std::array<double, kMostHits + 1> hitChances{};
    std::array<double, kMostBuildingHits + 1> buildingChances{};
    for (const auto& row : assault_)
        for (const auto& sums : row)
            for (int a = 0; a <= 2 * battle_.dice.assault; ++a)
                for (int s = 0; s <= battle_.dice.skirmish; ++s) hitChances[a + s] += sums[a] * skirmish_[s];
    for (const auto& row : raid_)
        for (const auto& sums : row)
            for (int b = 0; b <= kMostBuildingHits; ++b) buildingChances[b] += sums[b];

    for (int hits = 0; hits <= kMostHits; ++hits)
        for (int more = 0; more <= kMostBuildingHits; ++more) {
            const double chance = hitChances[hits] * buildingChances[more];
            const auto& [ships, buildings] = defender_[hits][more];
            const bool cleared = ships.left.total() == 0;
            const bool allBuildings = buildings.destroyedCount == static_cast<int>(battle_.buildings.size());
            odds.clearShips += cleared ? chance : 0;
            odds.clearSystem += cleared && allBuildings ? chance : 0;
            odds.destroyCity += buildings.cityDestroyed ? chance : 0;
            odds.destroyBuilding += buildings.destroyedCount > 0 ? chance : 0;
            for (int i = 0; i < kMostBuildings; ++i)
                odds.destroyEach[i] += buildings.destroyed[i] ? chance : 0;
            odds.hitsLanded += chance * (ships.landed + buildings.landed);
            odds.shipsDestroyed += chance * ships.destroyed;
            odds.buildingsDestroyed += chance * buildings.destroyedCount;
        }
}

void Evaluation::addBoth(BattleOdds& odds) const {
    BySelf<double> survives{};
    BySelf<double> losesNone{};
    for (int self = 0; self <= kMostSelfHits; ++self)
        for (int intercept = 0; intercept < 2; ++intercept) {
            survives[self][intercept] = attacker_[self][intercept].left.total() > 0 ? 1 : 0;
            losesNone[self][intercept] = attacker_[self][intercept].destroyed == 0 ? 1 : 0;
        }
    ByForce<double> clears{};
    ByForce<double> landed{};
    for (int hits = 0; hits <= kMostHits; ++hits)
        for (int more = 0; more <= kMostBuildingHits; ++more) {
            clears[hits][more] = defender_[hits][more].ships.left.total() == 0 ? 1 : 0;
            landed[hits][more] = defender_[hits][more].landed();
        }
    odds.clearAndSurvive = expectation(survives, clears);
    odds.hitsWithoutLoss = expectation(losesNone, landed);
}

/// The mean of attacker times defender over all rolls. The skirmish dice are folded into the defender's
/// side first and the assault dice's hits next, which leaves only own hits to pair with the raid dice.
double Evaluation::expectation(const BySelf<double>& attacker, const ByForce<double>& defender) const {
    std::array<std::array<double, kMostBuildingHits + 1>, kMostOfSymbol + 1> folded{};
    for (int a = 0; a <= 2 * battle_.dice.assault; ++a)
        for (int s = 0; s <= battle_.dice.skirmish; ++s)
            for (int b = 0; b <= kMostBuildingHits; ++b) folded[a][b] += skirmish_[s] * defender[a + s][b];

    double sum = 0;
    for (int a = 0; a <= battle_.dice.assault; ++a)
        for (int b = 0; b < 2; ++b) {
            std::array<double, kMostBuildingHits + 1> worth{};
            for (int hits = 0; hits <= 2 * battle_.dice.assault; ++hits)
                for (int more = 0; more <= kMostBuildingHits; ++more)
                    worth[more] += assault_[a][b][hits] * folded[hits][more];
            for (int c = 0; c <= battle_.dice.raid; ++c)
                for (int d = 0; d < 2; ++d)
                    for (int more = 0; more <= kMostBuildingHits; ++more)
                        sum += raid_[c][d][more] * worth[more] * attacker[a + c][b | d];
        }
    return sum;
}

}  // namespace

bool isPossible(const Battle& battle) {
    const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
    const auto fits = [&](const Ships& ships) {
        return within(ships.fresh, 0, kMostShips) && within(ships.damaged, 0, kMostShips - ships.fresh);
    };
    return within(battle.dice.assault, 0, kDiceOfAKind) && within(battle.dice.skirmish, 0, kDiceOfAKind) &&
           within(battle.dice.raid, 0, kDiceOfAKind) && within(battle.rerolls, 0, kDiceOfAKind) &&
           fits(battle.attackers) && fits(battle.defenders) && battle.attackers.total() > 0;
}

std::optional<BattleOdds> battleOdds(const Battle& battle) {
    if (!isPossible(battle)) return std::nullopt;
    return Evaluation(battle).odds();
}

}  // namespace reach::odds
