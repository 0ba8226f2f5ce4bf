#include "engine/odds/battle_odds.h"

#include <algorithm>

#include "engine/odds/rerolls.h"

namespace reach::odds {
namespace {

constexpr std::array<std::string_view, kAims> kAimNames{"ships", "city",     "buildings",
                                                        "keys",  "trophies", "safe"};
constexpr auto kSkirmish = static_cast<std::size_t>(Die::Skirmish);
using SkirmishHits = std::array<double, kDiceOfAKind + 1>;

/// The hits of the skirmish dice when each permission rerolls as many blank dice as it allows.
SkirmishHits skirmishHits(const Battle& battle) {
    const int dice = battle.dice.skirmish;
    SkirmishHits hits{};
    std::copy_n(kSkirmishHits[dice][0][0].begin(), hits.size(), hits.begin());
    for (const Pool& leave : battle.rerolls) {
        SkirmishHits after{};
        for (int first = 0; first <= dice; ++first) {
            const int again = std::min(dice - first, leave.skirmish);
            for (int more = 0; more <= again; ++more)
                after[first + more] += hits[first] * kSkirmishHits[again][0][0][more];
        }
        hits = after;
    }
    return hits;
}

/// The chances of the final roll when only skirmish dice can be rerolled. One more hit never harms, so there
/// is nothing to decide, and the kinds of dice are independent.
RollChances chancesByKind(const Battle& battle, const Outcomes& outcomes) {
    RollChances result;
    const Pool& dice = battle.dice;
    const RollTable& raid = kRaidBuildingHits[dice.raid];
    const RollTable& keys = kRaidKeys[dice.raid];
    const SkirmishHits skirmish = skirmishHits(battle);
    for (int self = 0; self <= dice.assault; ++self)
        for (int rolled = 0; rolled <= kMostIntercepts; ++rolled) {
            std::array<double, kMostHits + 1> hits{};
            double chance = 0;
            for (int a = 0; a <= 2 * dice.assault; ++a) {
                const double assault = kAssaultHits[dice.assault][self][rolled][a];
                chance += assault;
                for (int s = 0; s <= dice.skirmish; ++s) hits[a + s] += assault * skirmish[s];
            }
            if (chance <= 0) continue;
            for (int more = 0; more <= dice.raid; ++more)
                for (int also = 0; also <= kMostIntercepts; ++also) {
                    const int intercepted = outcomes.intercepted(rolled + also);
                    for (int key = 0; key <= kMostKeys; ++key)
                        result.keys[self + more][intercepted][key] += chance * keys[more][also][key];
                    auto& force = result.force[self + more][intercepted];
                    for (int b = 0; b <= dice.raid; ++b) {
                        const double buildings = raid[more][also][b];
                        if (buildings <= 0) continue;
                        for (int h = 0; h <= kMostHits; ++h) force[h][b] += hits[h] * buildings;
                    }
                }
        }
    for (const Pool& leave : battle.rerolls)
        if (leave.skirmish > 0 && dice.skirmish > 0)
            for (int face = 0; face < kFaces; ++face)
                if (kDieFaces[kSkirmish][face].hits == 0) result.again[kSkirmish][face] = Again::Always;
    return result;
}

/// True when a permission could reroll a die other than a skirmish die.
bool hasDecisions(const Battle& battle) {
    return std::ranges::any_of(battle.rerolls, [&](const Pool& leave) {
        return (leave.assault > 0 && battle.dice.assault > 0) || (leave.raid > 0 && battle.dice.raid > 0);
    });
}

/// Own losses, and with them the keys, which need a surviving ship.
void addAttacker(const RollChances& roll, const Outcomes& outcomes, BattleOdds& odds) {
    for (int self = 0; self <= kMostSelfHits; ++self)
        for (int intercepted = 0; intercepted < 2; ++intercepted) {
            const OwnResult& own = outcomes.attacker(self, intercepted);
            const int ships = own.left;
            for (int keys = 0; keys <= kMostKeys; ++keys) {
                const double chance = roll.keys[self][intercepted][keys];
                const int usable = ships > 0 ? keys : 0;
                odds.shipsLeft[ships] += chance;
                odds.keysUsable[usable] += chance;
                odds.keys += chance * usable;
                odds.hitsTaken += chance * own.landed();
                odds.shipsLost += chance * own.ships.destroyed;
                odds.upgradesLost += chance * own.upgrades.destroyedCount;
                if (intercepted != 0) odds.intercepted += chance;
            }
        }
    odds.loseEveryShip = odds.shipsLeft[0];
}

/// Adds up the values that depend on both sides. Returns the chances for the defender's side alone.
ByForce<double> addBoth(const RollChances& roll, const Outcomes& outcomes, BattleOdds& odds) {
    ByForce<double> force{};
    for (int self = 0; self <= kMostSelfHits; ++self)
        for (int intercepted = 0; intercepted < 2; ++intercepted) {
            const OwnResult& own = outcomes.attacker(self, intercepted);
            for (int hits = 0; hits <= kMostHits; ++hits)
                for (int more = 0; more <= kMostBuildingHits; ++more) {
                    const double chance = roll.force[self][intercepted][hits][more];
                    const ForceResult& foe = outcomes.defender(hits, more);
                    force[hits][more] += chance;
                    if (own.left > 0 && foe.ships.left.total() == 0) odds.clearAndSurvive += chance;
                    if (own.destroyed() == 0) odds.hitsWithoutLoss += chance * foe.landed();
                }
        }
    return force;
}

/// The defender's losses.
void addDefender(const ByForce<double>& force, const Battle& battle, const Outcomes& outcomes,
                 BattleOdds& odds) {
    for (int hits = 0; hits <= kMostHits; ++hits)
        for (int more = 0; more <= kMostBuildingHits; ++more) {
            const double chance = force[hits][more];
            const auto& [ships, buildings] = outcomes.defender(hits, more);
            const bool cleared = ships.left.total() == 0;
            const bool allBuildings = buildings.destroyedCount == static_cast<int>(battle.buildings.size());
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

std::optional<BattleOdds> oddsOf(const Battle& battle, const Roll* rolled) {
    if (!isPossible(battle)) return std::nullopt;
    const Outcomes outcomes(battle);
    const RollChances roll = rolled != nullptr || hasDecisions(battle)
                                 ? chancesWithRerolls(battle, outcomes, rolled)
                                 : chancesByKind(battle, outcomes);
    BattleOdds odds;
    odds.again = roll.again;
    addAttacker(roll, outcomes, odds);
    addDefender(addBoth(roll, outcomes, odds), battle, outcomes, odds);
    return odds;
}

bool holds(const Pool& pool) {
    const auto within = [](int count) { return count >= 0 && count <= kDiceOfAKind; };
    return within(pool.assault) && within(pool.skirmish) && within(pool.raid);
}

/// False when there are negative counts.
bool takeDice(Battle& battle, const Roll& rolled) {
    std::array<int, kDice> counts{};
    for (int die = 0; die < kDice; ++die)
        for (const std::int8_t count : rolled[die]) {
            if (count < 0) return false;
            counts[die] += count;
        }
    battle.dice = {counts[0], counts[1], counts[2]};
    return true;
}

}  // namespace

std::string_view nameOf(Aim aim) {
    return kAimNames[static_cast<std::size_t>(aim)];
}

std::optional<Aim> findAim(std::string_view name) {
    const auto* const at = std::ranges::find(kAimNames, name);
    if (at == kAimNames.end()) return std::nullopt;
    return static_cast<Aim>(at - kAimNames.begin());
}

bool isPossible(const Battle& battle) {
    const auto within = [](int value, int least, int most) { return value >= least && value <= most; };
    const int flagship = battle.flagshipAttacks ? 1 : 0;
    const auto fits = [&](const Ships& ships) {
        return within(ships.fresh, 0, kMostShips) && within(ships.damaged, 0, kMostShips - ships.fresh);
    };
    const auto armored = [&](const Buildings& buildings) {
        return std::ranges::all_of(buildings, [&](const Building& building) {
            return within(building.under, Building::kOpen, static_cast<int>(buildings.size()) - 1);
        });
    };
    return holds(battle.dice) && std::ranges::all_of(battle.rerolls, holds) && fits(battle.attackers) &&
           fits(battle.defenders) && armored(battle.buildings) && armored(battle.upgrades) &&
           within(battle.attackers.total() + flagship, 1, kMostShips) &&
           within(battle.hitsBefore, 0, 2 * kMostShips) && within(battle.shield, 0, 6 * kMostShips) &&
           within(battle.interceptHits, Battle::kFromShips, 2 * kMostShips);
}

std::optional<BattleOdds> battleOdds(const Battle& battle) {
    return oddsOf(battle, nullptr);
}

std::optional<BattleOdds> oddsOfRoll(Battle battle, const Roll& rolled) {
    return takeDice(battle, rolled) ? oddsOf(battle, &rolled) : std::nullopt;
}

Roll bestReroll(Battle battle, const Roll& rolled) {
    if (!takeDice(battle, rolled) || !isPossible(battle)) return {};
    return bestFirstReroll(battle, Outcomes(battle), rolled);
}

}  // namespace reach::odds
