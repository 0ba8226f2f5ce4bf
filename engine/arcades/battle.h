#pragma once

#include "engine/arcades/draft.h"

#include <compare>
#include <optional>

/// Battle: a person attacks (battle.cpp), and whoever attacks, the roll is resolved step by step
/// (battle_resolve.cpp). A bot's choices are in bots/battle.cpp.
namespace reach::arcades {

/// What a roll amounts to (Battle C).
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
/// Of a bot's raid die only keys and pyramids count (Solo Mode, Roll and resolve dice).
RollTotals totalsOf(const RolledFaces& faces, bool byBot);

/// The defender's agent or a city of theirs is there: what raid dice are for.
bool hasRaidTarget(const State& state, int cluster, Player defender);

/// How many hits ships there can take.
constexpr int mostHits(const Ships& ships) {
    return 2 * ships.fresh + ships.damaged;
}

using Slots = FixedVector<std::int8_t, kResourceSlots>;
/// The cheapest slots that hold these resources, from the right; nullopt when they are not all there.
std::optional<Slots> slotsWith(const State& state, Player holder,
                               const FixedVector<Resource, kResourceSlots>& resources);
/// Keys for them (Battle C 4).
int keysFor(const Slots& slots);

/// Keys for a resource out of the supply, in place of a bot's (Solo Mode, Special Concepts).
inline constexpr int kKeysFromBot = 2;

/// Begins a battle whose dice are collected, and asks for the roll.
void beginBattle(Draft& d, Player attacker, Player defender, int cluster, const DiceCount& dice);
/// Goes on from step to step until there is a question or an end.
void continueBattle(Draft& d);

}  // namespace reach::arcades
