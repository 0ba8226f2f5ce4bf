#pragma once

#include "engine/contract/campaign.h"
#include "engine/contract/seam.h"

namespace reach {

struct AmbitionStanding;  // rules/ambitions.h

/// Changes to scoring ambitions and to the clean-up after it (Base p.18-19; rules/ambitions.cpp,
/// rules/chapter_end.cpp).
struct ScoringSeams {
    AmbitionSet secondAtMost = 0;  ///< first place gains second's Power, and second place none
    AmbitionSet noPowerFrom = 0;   ///< the holder gains no Power from these ambitions (F1502)
    bool firstOnly = false;        ///< Power for first place only
    /// First place gains second's Power without a bonus; second place gains its usual Power (F1802).
    bool secondForWinning = false;
    /// Asks the holder before any ambition is scored (F2403).
    void (*beforeScoring)(Draft&, Player) = nullptr;
    void (*afterScoring)(Draft&, Player) = nullptr;
    /// Asks the holder after the objectives have advanced and before the clean-up.
    void (*beforeCleanUp)(Draft&, Player) = nullptr;
    /// The number of Captives that stay with the holder when all others return (F1802).
    int (*keepsCaptives)(const State&, Player) = nullptr;

    // In the rules booklet
    /// Before scoring: the tasks of the table where the map is not tracked (F2004).
    void (*beforeScoringByLaw)(Draft&) = nullptr;
    bool guildsCountTwice = false;  ///< F425
    /// Changes the Power in the box of a declared ambition (F1003).
    void (*scoredByLaw)(const State&, AmbitionStanding&) = nullptr;
    /// After a chapter is scored, before the clean-up (F2204).
    void (*chapterScoredByLaw)(Draft&) = nullptr;
};

namespace campaign {

void scoreTogether(const State& state, AmbitionStanding& box);  // fates/commonwealth.cpp

}  // namespace campaign

/// Changes the Power in the box that has the marker by which several players score together (F214).
inline void scoreTogether(const State& state, AmbitionStanding& box) {
    if (state.campaign.commonwealth != Ambition::None) campaign::scoreTogether(state, box);
}

}  // namespace reach
