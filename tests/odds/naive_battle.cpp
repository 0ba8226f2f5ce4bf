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

// A second table of the dice, so that a wrong face in the engine is found. s: hit on own ship, i: intercept,
// h: hit, b: hit on a building, k: key.
const std::vector<std::string> assaultFaces{"", "sh", "sh", "shh", "ih", "hh"};
const std::vector<std::string> skirmishFaces{"", "", "", "h", "h", "h"};
const std::vector<std::string> raidFaces{"i", "ikk", "sk", "sb", "sb", "bk"};

struct Piece {
    bool ship = true;
    int under = -1;  // the place of the Armor that has to go first
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
        if (order == BuildingOrder::FreshFirst) return 2 * (1 - state) + kind;
        return order == BuildingOrder::DamagedFirst ? 2 * state + kind : 2 * kind + state;
    };
    const auto armored = [&](const Piece& piece) {
        return piece.under >= 0 && !pieces[static_cast<std::size_t>(piece.under)].destroyed;
    };
    Piece* best = nullptr;
    for (Piece& piece : pieces)
        if (!piece.ship && !piece.destroyed && !armored(piece) &&
            (best == nullptr || rank(piece) < rank(*best)))
            best = &piece;
    return best;
}

void addBuildings(Pieces& pieces, const Buildings& buildings) {
    const auto first = static_cast<int>(pieces.size());
    for (const Building& building : buildings)
        pieces.push_back({.ship = false,
                          .under = building.under < 0 ? -1 : first + building.under,
                          .city = building.type == BuildingType::City,
                          .damaged = building.damaged});
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
    bool stays = false;  // the attacker's Flagship
    int keys = 0;
};

int shipsLeft(const Result& result) {
    return count(result.own, [](const Piece& p) { return p.ship && remains(p); }) + (result.stays ? 1 : 0);
}

Result resolve(const Battle& battle, const std::string& roll) {
    Result result{.own = shipsOf(battle.attackers), .foe = shipsOf(battle.defenders)};
    addBuildings(result.own, battle.upgrades);
    addBuildings(result.foe, battle.buildings);
    result.stays = battle.flagshipAttacks;
    const auto hitOwn = [&] {
        Piece* ship = nextShip(result.own, battle.ownHits);
        hit(ship != nullptr ? ship : nextBuilding(result.own, BuildingOrder::FreshFirst));
    };

    int shield = battle.shield;
    const auto hitByRoll = [&] {
        if (shield > 0) return static_cast<void>(--shield);
        hitOwn();
    };
    for (int i = 0; i < battle.hitsBefore; ++i) hitOwn();
    for (const char symbol : roll)
        if (symbol == 's') hitByRoll();
    auto intercepts = std::ranges::count(roll, 'i');
    if (battle.ignoresIntercept && intercepts > 0) --intercepts;
    if (battle.interceptsAssault && battle.dice.assault > 0) ++intercepts;
    result.intercepted = intercepts > 0;
    if (result.intercepted) {
        const int fresh = count(result.foe, [](const Piece& p) { return p.ship && !p.damaged; });
        const int taken = battle.interceptHits == Battle::kFromShips ? fresh : battle.interceptHits;
        for (int i = 0; i < taken; ++i) hitByRoll();
    }
    bool half = false;
    for (const char symbol : roll) {
        if (symbol != 'h') continue;
        half = battle.tough && !half;
        if (half) continue;
        Piece* ship = nextShip(result.foe, battle.shipHits);
        hit(ship != nullptr ? ship : nextBuilding(result.foe, battle.buildingHits));
    }
    for (const char symbol : roll)
        if (symbol == 'b') hit(nextBuilding(result.foe, battle.buildingHits));
    if (shipsLeft(result) > 0) result.keys = static_cast<int>(std::ranges::count(roll, 'k'));
    return result;
}

void addOwnSide(BattleOdds& odds, const Result& result, double chance) {
    const int left = shipsLeft(result);
    odds.intercepted += result.intercepted ? chance : 0;
    odds.loseEveryShip += left == 0 ? chance : 0;
    odds.hitsTaken += chance * hitsOn(result.own);
    odds.shipsLost += chance * count(result.own, [](const Piece& p) { return p.ship && p.destroyed; });
    odds.upgradesLost += chance * count(result.own, [](const Piece& p) { return !p.ship && p.destroyed; });
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
    odds.clearAndSurvive += cleared && shipsLeft(result) > 0 ? chance : 0;
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

/// What a decision weighs: the aim, then the lesser things battle_odds.h names.
double valueOf(const Battle& battle, const std::string& roll) {
    const Result result = resolve(battle, roll);
    BattleOdds odds;
    addOwnSide(odds, result, 1);
    addFoeSide(odds, result, 1);
    double value = odds.hitsWithoutLoss;
    if (battle.aim == Aim::ClearShips) value = odds.clearShips;
    if (battle.aim == Aim::DestroyCity) value = odds.destroyCity;
    if (battle.aim == Aim::DestroyBuildings) value = odds.buildingsDestroyed;
    if (battle.aim == Aim::MostKeys) value = odds.keys;
    if (battle.aim == Aim::MostTrophies) value = odds.shipsDestroyed + odds.buildingsDestroyed;
    return value - (odds.shipsLost + odds.upgradesLost) / 1e6 - odds.hitsTaken / 1e7 + odds.hitsLanded / 1e8 +
           odds.keys / 1e9;
}

/// The dice of a roll, sorted: each its kind and its symbols.
using Shown = std::vector<std::string>;

void eachOutcome(Shown kept, const std::vector<char>& again, double chance, auto&& visit) {
    if (again.empty()) {
        std::ranges::sort(kept);
        visit(kept, chance);
        return;
    }
    const std::vector<char> rest(again.begin() + 1, again.end());
    const auto& faces = again[0] == 'A' ? assaultFaces : again[0] == 'S' ? skirmishFaces : raidFaces;
    for (const auto& face : faces) {
        kept.push_back(again[0] + face);
        eachOutcome(kept, rest, chance / 6, visit);
        kept.pop_back();
    }
}

std::string symbolsOf(const Shown& shown) {
    std::string symbols;
    for (const auto& die : shown) symbols += die.substr(1);
    return symbols;
}

/// Every decision, worked out by trying it.
class BestPlay {
  public:
    explicit BestPlay(const Battle& battle) : battle_(battle) {}

    struct Decision {
        double value = 0;
        Shown kept;
        std::vector<char> again;
    };
    const Decision& decide(std::size_t leave, const Shown& shown) {
        const auto [at, isNew] = known_.try_emplace({leave, shown});
        if (isNew) at->second = tried(leave, shown);
        return at->second;
    }

  private:
    Decision tried(std::size_t leave, const Shown& shown) {
        if (leave == battle_.rerolls.size()) return {valueOf(battle_, symbolsOf(shown)), shown, {}};
        const Pool& most = battle_.rerolls[leave];
        Decision best{.value = -1e9, .kept = {}, .again = {}};
        for (unsigned set = 0; set < 1U << shown.size(); ++set) {
            Decision next;
            for (std::size_t die = 0; die < shown.size(); ++die)
                if ((set >> die & 1U) != 0)
                    next.again.push_back(shown[die][0]);
                else
                    next.kept.push_back(shown[die]);
            if (std::ranges::count(next.again, 'A') > most.assault ||
                std::ranges::count(next.again, 'S') > most.skirmish ||
                std::ranges::count(next.again, 'R') > most.raid)
                continue;
            eachOutcome(next.kept, next.again, 1, [&](const Shown& after, double chance) {
                next.value += chance * decide(leave + 1, after).value;
            });
            const bool same = std::abs(next.value - best.value) <= 1e-12;
            if (same ? next.again.size() < best.again.size() : next.value > best.value) best = next;
        }
        return best;
    }

    Battle battle_;
    std::map<std::pair<std::size_t, Shown>, Decision> known_;
};

}  // namespace

BattleOdds naiveOdds(const Battle& battle) {
    BattleOdds odds;
    for (const auto& [roll, chance] :
         rollsOf(battle.dice, battle.rerolls.empty() ? 0 : battle.rerolls[0].skirmish)) {
        const Result result = resolve(battle, roll);
        addOwnSide(odds, result, chance);
        addFoeSide(odds, result, chance);
    }
    return odds;
}

BattleOdds naiveOddsOfBestPlay(const Battle& battle) {
    std::vector<char> dice(static_cast<std::size_t>(battle.dice.assault), 'A');
    dice.insert(dice.end(), static_cast<std::size_t>(battle.dice.skirmish), 'S');
    dice.insert(dice.end(), static_cast<std::size_t>(battle.dice.raid), 'R');
    std::map<Shown, double> rolls;
    eachOutcome({}, dice, 1, [&](const Shown& shown, double chance) { rolls[shown] += chance; });
    BestPlay play(battle);
    for (std::size_t leave = 0; leave < battle.rerolls.size(); ++leave) {
        std::map<Shown, double> after;
        for (const auto& [shown, weight] : rolls) {
            const auto& best = play.decide(leave, shown);
            eachOutcome(best.kept, best.again, weight,
                        [&](const Shown& now, double chance) { after[now] += chance; });
        }
        rolls = after;
    }
    BattleOdds odds;
    for (const auto& [shown, chance] : rolls) {
        const Result result = resolve(battle, symbolsOf(shown));
        addOwnSide(odds, result, chance);
        addFoeSide(odds, result, chance);
    }
    return odds;
}

std::vector<std::string> naiveBestKept(const Battle& battle, std::vector<std::string> roll) {
    std::ranges::sort(roll);
    return BestPlay(battle).decide(0, roll).kept;
}
