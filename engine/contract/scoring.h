#pragma once

#include "engine/contract/campaign.h"
#include "engine/contract/seam.h"

namespace reach {

struct AmbitionStanding;  // rules/ambitions.h

/// What cards change about scoring ambitions, and about cleaning up behind it (Base p.18-19;
/// rules/ambitions.cpp, rules/chapter_end.cpp).
struct ScoringSeams {
    AmbitionSet secondAtMost = 0;  ///< first place gains second's Power, second none
    AmbitionSet noPowerFrom = 0;   ///< scoring it gains the holder nothing (F1502)
    bool firstOnly = false;        ///< Power for first place only
    /// First place gains second's Power, without bonus; second place its own (F1802).
    bool secondForWinning = false;
    /// What the holder is asked before anything is scored (F2403).
    void (*beforeScoring)(Draft&, Player) = nullptr;
    void (*afterScoring)(Draft&, Player) = nullptr;
    /// Once objectives have advanced, before anything is cleaned up: what the holder is asked about that.
    void (*beforeCleanUp)(Draft&, Player) = nullptr;
    /// Captives that stay with the holder where all return (F1802).
    int (*keepsCaptives)(const State&, Player) = nullptr;

    // In the rules booklet
    /// Before anything is scored: what the table has to do itself where nobody tracks the map (F2004).
    void (*beforeScoringByLaw)(Draft&) = nullptr;
    bool guildsCountTwice = false;  ///< F425
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
