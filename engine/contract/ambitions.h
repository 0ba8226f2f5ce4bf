#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about declaring ambitions (Base p.9; rules/round.cpp).
struct AmbitionSeams {
    bool declaresWhenFollowing = false;  ///< Surpass or Pivot may declare, without the zero marker
    AmbitionSet noZeroMarkerFor = 0;
    AmbitionSet neverDeclares = 0;  ///< the holder cannot declare it (F1502)
    /// Whether the holder may declare now (Base p.9).
    void (*check)(const Game&, Player, Verdict&) = nullptr;
    /// What the holder pays first; the declaration waits below its question.
    void (*price)(Draft&, Player) = nullptr;
    /// After the holder declared; `isNew`: it was undeclared before.
    void (*whenDeclared)(Draft&, Player, Ambition, bool isNew) = nullptr;

    // In the rules booklet
    /// Whether somebody may declare this now (F823).
    void (*checkByLaw)(const Game&, CardId law, Player, Ambition, Verdict&) = nullptr;
    /// After anybody declares; the marker just placed.
    void (*declaredByLaw)(Draft&, Player, Ambition, int marker) = nullptr;
};

}  // namespace reach
