#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/core/dice.h"

/// The sums of several dice of one kind, computed from kDieFaces at compile time.
namespace reach::odds {

/// The most of one symbol that six dice of a kind can show.
inline constexpr int kMostOfSymbol = 2 * kDiceOfAKind;

/// Intercepts are counted up to this number. More than one matters only if one is ignored.
inline constexpr int kMostIntercepts = 2;

/// The chances of a roll, by hits on the attacker's own ships (0-6), by intercepts rolled (0, 1, or 2 and
/// more), and by the sum of one further symbol (0-12).
using RollTable =
    std::array<std::array<std::array<double, kMostOfSymbol + 1>, kMostIntercepts + 1>, kDiceOfAKind + 1>;
/// One RollTable for each number of dice, 0-6.
using RollTables = std::array<RollTable, kDiceOfAKind + 1>;

/// Adds one die to a roll. `symbol` is the symbol that is summed.
consteval RollTable withOneMore(const RollTable& roll, Die die, std::uint8_t Face::*symbol) {
    RollTable result{};
    for (int self = 0; self < kDiceOfAKind; ++self)
        for (int intercept = 0; intercept <= kMostIntercepts; ++intercept)
            for (int sum = 0; sum <= kMostOfSymbol; ++sum) {
                const double chance = roll[self][intercept][sum];
                if (chance == 0.0) continue;
                for (const Face& face : kDieFaces[static_cast<int>(die)])
                    result[self + face.selfHits][std::min(intercept + face.intercepts, kMostIntercepts)]
                          [sum + face.*symbol] += chance / kFaces;
            }
    return result;
}

consteval RollTables rollTables(Die die, std::uint8_t Face::*symbol) {
    RollTables tables{};
    tables[0][0][0][0] = 1.0;
    for (int dice = 1; dice <= kDiceOfAKind; ++dice)
        tables[dice] = withOneMore(tables[dice - 1], die, symbol);
    return tables;
}

/// True when no face of the die shows the symbol.
consteval bool never(Die die, std::uint8_t Face::*symbol) {
    return std::ranges::all_of(kDieFaces[static_cast<int>(die)],
                               [symbol](const Face& face) { return face.*symbol == 0; });
}

// Each symbol is counted only for the kinds of dice that show it.
static_assert(never(Die::Assault, &Face::buildingHits) && never(Die::Assault, &Face::keys));
static_assert(never(Die::Skirmish, &Face::selfHits) && never(Die::Skirmish, &Face::intercepts));
static_assert(never(Die::Skirmish, &Face::buildingHits) && never(Die::Skirmish, &Face::keys));
static_assert(never(Die::Raid, &Face::hits));

inline constexpr RollTables kAssaultHits = rollTables(Die::Assault, &Face::hits);
inline constexpr RollTables kSkirmishHits = rollTables(Die::Skirmish, &Face::hits);
inline constexpr RollTables kRaidBuildingHits = rollTables(Die::Raid, &Face::buildingHits);
inline constexpr RollTables kRaidKeys = rollTables(Die::Raid, &Face::keys);

}  // namespace reach::odds
