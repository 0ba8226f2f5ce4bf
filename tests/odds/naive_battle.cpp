#include "naive_battle.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace {

using namespace reach::odds;
using reach::BuildingType;

// The dice of the box once more, so that a wrong face in the engine shows. s: hit on own ship,
// i: intercept, h: hit, b: hit on a building, k: key.
const std::vector<std::string> assaultFaces{"", "sh", "sh", "shh", "ih", "hh"};
const std::vector<std::string> skirmishFaces{"", "", "", "h", "h", "h"};
const std::vector<std::string> raidFaces{"i", "ikk", "sk", "sb", "sb", "bk"};

struct Piece {
    bool ship = true;
    bool city = false;
    bool damaged = false;
    bool destroyed = false;
    int hits = 0;
};
using Pieces = std::vector<Piece>;

/// The symbols of a roll, sorted, with its chance.
using Rolls = std::map<std::string, double>;

void rerollBlanks(std::vector<std::string>& shown, std::size_t from, int rerolls, double chance,
                  Rolls& rolls) {
    for (std::size_t i = from; i < shown.size() && rerolls > 0; ++i) {
        if (!shown[i].empty()) continue;
        for (const auto& face : skirmishFaces) {
            shown[i] = face;
            rerollBlanks(shown, i + 1, rerolls - 1, chance / 6, rolls);
        }
        shown[i].clear();
        return;
    }
    std::string symbols;
    for (const auto& face : shown) symbols += face;
    std::ranges::sort(symbols);
    rolls[symbols] += chance;
}

/// Rolls the skirmish dice first, so that they stand at the front of `shown`.
void rollAll(Pool left, std::vector<std::string>& shown, std::vector<std::string>& others, double chance,
             int rerolls, Rolls& rolls) {
    const bool skirmish = left.skirmish > 0;
    const bool assault = !skirmish && left.assault > 0;
    if (left.total() == 0) {
        Rolls skirmishRolls;
        rerollBlanks(shown, 0, rerolls, chance, skirmishRolls);
        for (const auto& [symbols, weight] : skirmishRolls) {
            std::string all = symbols;
            for (const auto& face : others) all += face;
            std::ranges::sort(all);
            rolls[all] += weight;
        }
        return;
    }
    --(skirmish ? left.skirmish : assault ? left.assault : left.raid);
    auto& onto = skirmish ? shown : others;
    for (const auto& face : skirmish ? skirmishFaces : assault ? assaultFaces : raidFaces) {
        onto.push_back(face);
        rollAll(left, shown, others, chance / 6, rerolls, rolls);
        onto.pop_back();
    }
}

const Rolls& rollsOf(const Pool& dice, int rerolls) {
    static std::map<std::tuple<int, int, int, int>, Rolls> known;
    const auto [at, isNew] = known.try_emplace({dice.assault, dice.skirmish, dice.raid, rerolls});
    std::vector<std::string> shown;
    std::vector<std::string> others;
    if (isNew) rollAll(dice, shown, others, 1, rerolls, at->second);
    return at->second;
}

void hit(Piece* piece) {
    if (piece == nullptr) return;
    ++piece->hits;
    (piece->damaged ? piece->destroyed : piece->damaged) = true;
}

Piece* nextShip(Pieces& pieces, ShipOrder order) {
    Piece* any = nullptr;
    for (Piece& piece : pieces) {
        if (!piece.ship || piece.destroyed) continue;
        if (piece.damaged == (order == ShipOrder::DamagedFirst)) return &piece;
        any = &piece;
    }
    return any;
}

Piece* nextBuilding(Pieces& pieces, BuildingOrder order) {
    const auto rank = [order](const Piece& piece) {
        const int kind = piece.city == (order != BuildingOrder::StarportFirst) ? 0 : 1;
        const int state = piece.damaged ? 0 : 1;
        return order == BuildingOrder::DamagedFirst ? 2 * state + kind : 2 * kind + state;
    };
    Piece* best = nullptr;
    for (Piece& piece : pieces)
        if (!piece.ship && !piece.destroyed && (best == nullptr || rank(piece) < rank(*best))) best = &piece;
    return best;
}

Pieces shipsOf(const Ships& ships) {
    Pieces pieces;
    for (int i = 0; i < ships.fresh; ++i) pieces.push_back({});
    for (int i = 0; i < ships.damaged; ++i) pieces.push_back({.damaged = true});
    return pieces;
}

int count(const Pieces& pieces, auto&& predicate) {
    return static_cast<int>(std::ranges::count_if(pieces, predicate));
}

int hitsOn(const Pieces& pieces) {
    int sum = 0;
    for (const Piece& piece : pieces) sum += piece.hits;
    return sum;
}

bool remains(const Piece& piece) {
    return !piece.destroyed;
}

struct Result {
    Pieces own;
    Pieces foe;
    bool intercepted = false;
    int keys = 0;
};

Result resolve(const Battle& battle, const std::string& roll) {
    Result result{.own = shipsOf(battle.attackers), .foe = shipsOf(battle.defenders)};
    for (const Building& building : battle.buildings)
        result.foe.push_back(
            {.ship = false, .city = building.type == BuildingType::City, .damaged = building.damaged});

    for (const char symbol : roll)
        if (symbol == 's') hit(nextShip(result.own, battle.ownHits));
    result.intercepted = roll.find('i') != std::string::npos;
    if (result.intercepted)
        for (const Piece& piece : result.foe)
            if (piece.ship && !piece.damaged) hit(nextShip(result.own, battle.ownHits));
    for (const char symbol : roll) {
        if (symbol != 'h') continue;
        Piece* ship = nextShip(result.foe, battle.shipHits);
        hit(ship != nullptr ? ship : nextBuilding(result.foe, battle.buildingHits));
    }
    for (const char symbol : roll)
        if (symbol == 'b') hit(nextBuilding(result.foe, battle.buildingHits));
    if (std::ranges::any_of(result.own, remains))
        result.keys = static_cast<int>(std::ranges::count(roll, 'k'));
    return result;
}

void addOwnSide(BattleOdds& odds, const Result& result, double chance) {
    const int left = count(result.own, remains);
    odds.intercepted += result.intercepted ? chance : 0;
    odds.loseEveryShip += left == 0 ? chance : 0;
    odds.hitsTaken += chance * hitsOn(result.own);
    odds.shipsLost += chance * (static_cast<int>(result.own.size()) - left);
    odds.keys += chance * result.keys;
    odds.keysUsable[result.keys] += chance;
    odds.shipsLeft[left] += chance;
}

void addFoeSide(BattleOdds& odds, const Result& result, double chance) {
    const int ships = count(result.foe, [](const Piece& p) { return p.ship && p.destroyed; });
    const int buildings = count(result.foe, [](const Piece& p) { return !p.ship && p.destroyed; });
    const bool cleared = count(result.foe, [](const Piece& p) { return p.ship && !p.destroyed; }) == 0;
    odds.clearShips += cleared ? chance : 0;
    odds.clearSystem += std::ranges::none_of(result.foe, remains) ? chance : 0;
    odds.clearAndSurvive += cleared && std::ranges::any_of(result.own, remains) ? chance : 0;
    odds.destroyCity +=
        std::ranges::any_of(result.foe, [](const Piece& p) { return p.city && p.destroyed; }) ? chance : 0;
    odds.destroyBuilding += buildings > 0 ? chance : 0;
    std::size_t at = 0;
    for (const Piece& piece : result.foe)
        if (!piece.ship) odds.destroyEach[at++] += piece.destroyed ? chance : 0;
    odds.hitsLanded += chance * hitsOn(result.foe);
    odds.hitsWithoutLoss += std::ranges::all_of(result.own, remains) ? chance * hitsOn(result.foe) : 0;
    odds.shipsDestroyed += chance * ships;
    odds.buildingsDestroyed += chance * buildings;
}

}  // namespace

BattleOdds naiveOdds(const Battle& battle) {
    BattleOdds odds;
    for (const auto& [roll, chance] : rollsOf(battle.dice, battle.rerolls)) {
        const Result result = resolve(battle, roll);
        addOwnSide(odds, result, chance);
        addFoeSide(odds, result, chance);
    }
    return odds;
}
