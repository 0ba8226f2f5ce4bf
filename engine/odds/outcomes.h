#pragma once

#include "engine/odds/battle_odds.h"
#include "engine/odds/dice_tables.h"

/// The results for both sides. The attacker's result depends only on own hits and the intercept, the
/// defender's only on hits and building hits. Each is therefore computed once for its few cases.
namespace reach::odds {

inline constexpr int kMostSelfHits = 2 * kDiceOfAKind;  // assault and raid dice
inline constexpr int kMostHits = 3 * kDiceOfAKind;      // two on an assault die, one on a skirmish die
inline constexpr int kMostBuildingHits = kDiceOfAKind;  // raid dice

/// A value for each number of own hits, with and without an intercept.
template <typename T>
using BySelf = std::array<std::array<T, 2>, kMostSelfHits + 1>;
/// A value for each number of hits and of building hits.
template <typename T>
using ByForce = std::array<std::array<T, kMostBuildingHits + 1>, kMostHits + 1>;

struct ForceResult {
    ShipsHit ships;
    BuildingsHit buildings;
    int landed() const { return ships.landed + buildings.landed; }
};

struct OwnResult {
    ShipsHit ships;
    BuildingsHit upgrades;
    int left = 0;  ///< ships that remain, including a Flagship
    int landed() const { return ships.landed + upgrades.landed; }
    int destroyed() const { return ships.destroyed + upgrades.destroyedCount; }
};

class Outcomes {
  public:
    explicit Outcomes(const Battle& battle);

    /// Returns 1 if a roll with so many intercepts counts as intercepted, else 0.
    int intercepted(int rolled) const { return added_ || rolled > ignored_ ? 1 : 0; }
    const OwnResult& attacker(int selfHits, int intercepted) const {
        return attacker_[selfHits][intercepted];
    }
    const ForceResult& defender(int hits, int buildingHits) const { return defender_[hits][buildingHits]; }

    /// Returns the value that rerolls maximise; see battle_odds.h.
    double value(int selfHits, int intercepted, int hits, int buildingHits, int keys) const;

  private:
    double worth(const OwnResult& own, const ForceResult& foe, int keys) const;

    Aim aim_;
    bool added_;
    int ignored_;
    BySelf<OwnResult> attacker_;
    ByForce<ForceResult> defender_;
};

/// The chances of all results of a roll after the last reroll.
struct RollChances {
    BySelf<std::array<double, kMostKeys + 1>> keys{};
    BySelf<ByForce<double>> force{};
    std::array<std::array<Again, kFaces>, kDice> again{};
};

}  // namespace reach::odds
