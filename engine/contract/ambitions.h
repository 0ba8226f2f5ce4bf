#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// An ambition that a law adds. It can be declared whenever besideBox() of it could be (F2004, F2104).
struct NewAmbition {
    Ambition ambition = Ambition::None;
    int (*count)(const Game&, Player) = nullptr;  ///< how much of it the player has; 0 without the map

    friend constexpr bool operator==(const NewAmbition&, const NewAmbition&) = default;
};

/// Changes by cards to declaring ambitions (Base p.9; rules/round.cpp).
struct AmbitionSeams {
    bool declaresWhenFollowing = false;  ///< Surpass or Pivot may declare, without the zero marker
    AmbitionSet noZeroMarkerFor = 0;
    AmbitionSet neverDeclares = 0;  ///< the holder cannot declare it (F1502)
    /// Whether the holder may declare now (Base p.9).
    void (*check)(const Game&, Player, Verdict&) = nullptr;
    /// The price that the holder pays first. The declaration waits on the stack below its question.
    void (*price)(Draft&, Player) = nullptr;
    /// Places another piece instead of an ambition marker when the holder declares (F2303).
    void (*insteadOfMarker)(Draft&, Player, Ambition) = nullptr;
    /// After the holder declared. `isNew`: the ambition was undeclared before.
    void (*whenDeclared)(Draft&, Player, Ambition, bool isNew) = nullptr;

    // In the rules booklet
    NewAmbition adds{};
    /// Whether a player may declare this ambition now (F823).
    void (*checkByLaw)(const Game&, CardId law, Player, Ambition, Verdict&) = nullptr;
    /// After any player declares. `marker`: the marker just placed; -1: none (F2303).
    void (*declaredByLaw)(Draft&, Player, Ambition, int marker) = nullptr;
};

}  // namespace reach
