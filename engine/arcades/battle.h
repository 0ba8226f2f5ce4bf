#pragma once

#include "engine/arcades/draft.h"

#include <compare>
#include <optional>

/// Battle. battle.cpp has the attack of a person. battle_resolve.cpp resolves the roll of any attacker step
/// by step. bots/battle.cpp has the choices of a bot.
namespace reach::arcades {

/// The sums of a roll (Battle C).
struct RollTotals {
    int selfHits = 0;  ///< flames
    bool intercepted = false;
    int hits = 0;
    int keys = 0;
    int pyramids = 0;

    friend constexpr RollTotals operator+(RollTotals a, const RollTotals& b) {
        return {a.selfHits + b.selfHits, a.intercepted || b.intercepted, a.hits + b.hits, a.keys + b.keys,
                a.pyramids + b.pyramids};
    }
    friend constexpr auto operator<=>(const RollTotals&, const RollTotals&) = default;
};
/// Returns the sums of a roll. Of a bot's raid dice only keys and pyramids count (Solo Mode, Roll and resolve
/// dice).
RollTotals totalsOf(const RolledFaces& faces, bool byBot);

/// True when the defender's agent or one of their cities is in the cluster, as a target for raid dice.
bool hasRaidTarget(const State& state, int cluster, Player defender);

/// Returns how many hits these ships can take.
constexpr int mostHits(const Ships& ships) {
    return 2 * ships.fresh + ships.damaged;
}

using Slots = FixedVector<std::int8_t, kResourceSlots>;
/// Returns the cheapest slots that hold these resources, from the right, or nullopt if the holder does not
/// have them all.
std::optional<Slots> slotsWith(const State& state, Player holder,
                               const FixedVector<Resource, kResourceSlots>& resources);
/// Returns the keys that these slots cost (Battle C 4).
int keysFor(const Slots& slots);

/// Keys for a resource from the supply, taken instead of a bot's (Solo Mode, Special Concepts).
inline constexpr int kKeysFromBot = 2;

/// Begins a battle with these dice, and asks for the roll.
void beginBattle(Draft& d, Player attacker, Player defender, int cluster, const DiceCount& dice);
/// Continues step by step until there is a question or the battle ends.
void continueBattle(Draft& d);

}  // namespace reach::arcades
