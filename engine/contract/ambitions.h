#pragma once

#include "engine/contract/campaign.h"
#include "engine/contract/seam.h"

namespace reach {

struct AmbitionStanding;  // rules/ambitions.h

/// What cards change about declaring and scoring ambitions (Base p.9, p.18-19; rules/declare.cpp,
/// rules/ambitions.cpp, rules/chapter_end.cpp).
struct AmbitionSeams {
    bool declaresWhenFollowing = false;  ///< Surpass or Pivot may declare, without the zero marker
    std::uint8_t noZeroMarkerFor = 0;    ///< bit per Ambition
    std::uint8_t secondAtMost = 0;       ///< bit per Ambition: first place gains second's Power, second none
    bool firstOnly = false;              ///< Power for first place only
    /// Whether the holder may declare now (Base p.9).
    void (*check)(const Game&, Player, Verdict&) = nullptr;
    /// What the holder pays first; the declaration waits below its question.
    void (*price)(Draft&, Player) = nullptr;
    /// After the holder declared; `isNew`: it was undeclared before.
    void (*whenDeclared)(Draft&, Player, Ambition, bool isNew) = nullptr;
    void (*afterScoring)(Draft&, Player) = nullptr;

    // In the rules booklet
    /// Whether somebody may declare this now (F823).
    void (*checkByLaw)(const Game&, CardId law, Player, Ambition, Verdict&) = nullptr;
    /// After anybody declares; the marker just placed.
    void (*declaredByLaw)(Draft&, Player, Ambition, int marker) = nullptr;
    /// What the law makes of the Power in a declared ambition's box (F1003).
    void (*scoredByLaw)(const State&, AmbitionStanding&) = nullptr;
    /// Once a chapter is scored, before anything is cleaned up (F2204).
    void (*chapterScoredByLaw)(Draft&) = nullptr;
};

namespace campaign {

void scoreTogether(const State& state, AmbitionStanding& box);  // fates/commonwealth.cpp

}  // namespace campaign

/// Where a marker lies by which several players score together, what that makes of the Power in the box
/// (F214).
inline void scoreTogether(const State& state, AmbitionStanding& box) {
    if (state.campaign.commonwealth != Ambition::None) campaign::scoreTogether(state, box);
}

}  // namespace reach
