#include "engine/arcades/odds.h"

#include "engine/arcades/battle.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/influence.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace reach::arcades {
namespace {

constexpr std::size_t at(Die die) {
    return static_cast<std::size_t>(die);
}

/// The possible results of a roll and their chances.
using Chances = std::map<RollTotals, double>;

Chances rolled(const DiceCount& dice, bool byBot) {
    Chances chances{{RollTotals{}, 1.0}};
    for (const Die die : kAllDice)
        for (int i = 0; i < dice[at(die)]; ++i) {
            Chances more;
            for (const auto& [totals, chance] : chances)
                for (std::size_t face = 0; face < kFaces; ++face) {
                    RolledFaces one{};
                    one[at(die)][face] = 1;
                    more[totals + totalsOf(one, byBot)] += chance / kFaces;
                }
            chances = std::move(more);
        }
    return chances;
}

/// The result for both sides.
struct Outcome {
    Ships own;     ///< hits on the attacker's ships
    Ships theirs;  ///< and on the defender's
};

class Fight {
  public:
    Fight(const Game& game, Player attacker, Player defender, int cluster)
        : own_(game.state.ships(cluster, attacker)),
          theirs_(game.state.ships(cluster, defender)),
          byBot_(isBot(game.setup, attacker)),
          others_(mostOfOthers(freshShips(game, cluster), attacker)),
          wasFirst_(standing(freshShips(game, cluster), attacker) == Standing::First) {}

    bool possible() const { return own_.total() > 0 && theirs_.total() > 0; }
    bool byBot() const { return byBot_; }
    const Ships& own() const { return own_; }
    const Ships& theirs() const { return theirs_; }

    Outcome after(const RollTotals& roll) const {
        const int taken = std::min(roll.selfHits + (roll.intercepted ? theirs_.fresh : 0), mostHits(own_));
        const int dealt = std::min(roll.hits, mostHits(theirs_));
        const Ships hits = byBot_ ? keepingFresh(own_, taken, others_, wasFirst_) : spread(taken);
        return {hits, damagedFirst(theirs_, dealt)};
    }
    /// The value that a reroll of skirmish dice maximises.
    double worth(const RollTotals& roll) const {
        constexpr double kLess = 0.001;
        const Ships hits = after(roll).theirs;
        return hits.damaged + kLess * hits.total();
    }

  private:
    Ships spread(int hits) const {
        const int tipped = std::min<int>(hits, own_.fresh);
        return {static_cast<std::int8_t>(tipped), static_cast<std::int8_t>(hits - tipped)};
    }

    Ships own_;
    Ships theirs_;
    bool byBot_;
    int others_;
    bool wasFirst_;
};

/// Research, Advance tactics: rerolls all skirmish dice if that is worth more.
Chances rolledTwice(const Fight& fight, const DiceCount& dice) {
    DiceCount blue{};
    blue[at(Die::Skirmish)] = dice[at(Die::Skirmish)];
    DiceCount rest = dice;
    rest[at(Die::Skirmish)] = 0;
    const Chances skirmish = rolled(blue, fight.byBot());
    Chances chances;
    for (const auto& [others, chance] : rolled(rest, fight.byBot())) {
        const double again =
            std::accumulate(skirmish.begin(), skirmish.end(), 0.0, [&](double sum, const auto& roll) {
                return sum + roll.second * fight.worth(others + roll.first);
            });
        for (const auto& [first, chanceOfFirst] : skirmish) {
            constexpr double kRounding = 1e-9;
            const RollTotals kept = others + first;
            if (again <= fight.worth(kept) + kRounding) {
                chances[kept] += chance * chanceOfFirst;
                continue;
            }
            for (const auto& [second, chanceOfSecond] : skirmish)
                chances[others + second] += chance * chanceOfFirst * chanceOfSecond;
        }
    }
    return chances;
}

}  // namespace

std::optional<BattleOdds> battleOdds(const Game& game, Player attacker, Player defender, int cluster,
                                     const DiceCount& dice) {
    if (cluster < 0 || cluster >= kClusters || !playsHere(game.setup, attacker) ||
        !playsHere(game.setup, defender) || attacker == defender)
        return std::nullopt;
    const Fight fight(game, attacker, defender, cluster);
    if (!fight.possible()) return std::nullopt;
    const bool again = game.state.of(attacker).has(Advance::AdvanceTactics) && dice[at(Die::Skirmish)] > 0;
    const bool agentThere = agentCluster(game.state, defender) == cluster;
    BattleOdds odds;
    for (const auto& [roll, chance] : again ? rolledTwice(fight, dice) : rolled(dice, fight.byBot())) {
        const Outcome outcome = fight.after(roll);
        if (roll.intercepted) odds.intercepted += chance;
        odds.hitsTaken += chance * outcome.own.total();
        odds.shipsLost += chance * outcome.own.damaged;
        if (outcome.own.damaged == fight.own().total()) odds.loseEveryShip += chance;
        odds.hitsLanded += chance * outcome.theirs.total();
        odds.shipsDestroyed += chance * outcome.theirs.damaged;
        if (outcome.theirs.damaged == fight.theirs().total()) odds.clearShips += chance;
        odds.keys += chance * roll.keys;
        if (agentThere && roll.pyramids > 0) odds.driveAway += chance;
    }
    return odds;
}

}  // namespace reach::arcades
