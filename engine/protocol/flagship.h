#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Flagships (BR p.22-25). command.h and event.h explain commands and events.

namespace reach::event {

struct FlagshipMoved {
    static constexpr std::string_view wire = "flagship-moved";
    Player player;
    SystemId to;  ///< None: back to the box

    void apply(State& s) const;
};
/// Places a city or starport from the supply onto a Flagship board.
struct FlagshipBuilt {
    static constexpr std::string_view wire = "flagship-built";
    Player player;
    FlagshipPlace place;
    BuildingType type;
    bool damaged;

    void apply(State& s) const;
};
/// One hit: a fresh building is damaged, a damaged one becomes `taker`'s Trophy. Without a taker it returns
/// to its supply.
struct FlagshipHit {
    static constexpr std::string_view wire = "flagship-hit";
    Player player;
    FlagshipPlace place;
    Player taker;

    void apply(State& s) const;
};
struct FlagshipRepaired {
    static constexpr std::string_view wire = "flagship-repaired";
    Player player;
    FlagshipPlace place;

    void apply(State& s) const;
};
/// Returns the building in this place to the supply.
struct FlagshipCleared {
    static constexpr std::string_view wire = "flagship-cleared";
    Player player;
    FlagshipPlace place;

    void apply(State& s) const;
};
/// A ship was built at the Flagship this turn, or its Slipstream Drive was used.
struct FlagshipUsed {
    static constexpr std::string_view wire = "flagship-used";
    Player player;
    bool slipstream;

    void apply(State& s) const;
};

using FlagshipEvents =
    Types<FlagshipMoved, FlagshipBuilt, FlagshipHit, FlagshipRepaired, FlagshipCleared, FlagshipUsed>;

}  // namespace reach::event
