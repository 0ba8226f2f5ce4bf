#include "engine/arcades/influence.h"
#include "engine/arcades/rules.h"
#include "engine/arcades/tricks.h"

#include <algorithm>

/// Depth::Score: the table enters the winner of each trick and the influence of all players in the scored
/// cluster. At the end of a chapter it enters the six clusters and the remaining resources. Everything else
/// is unknown.
namespace reach::arcades {
namespace {

/// The most influence that a player can have: all ships, the agent under Superior intellect, two fresh
/// cities.
constexpr int kMostInfluence = kOthersShips + 3 + 4;

/// Asks for the six clusters and the resources in this order. The last pushed is asked first.
void beginCounting(Draft& d) {
    d.emit(event::PhaseBegan{Phase::Ambition});
    d.ask({.ask = Ask::Resources});
    for (std::int8_t cluster = kClusters; cluster-- > 0;) d.ask({.ask = Ask::Cluster, .count = cluster});
}

void scoreTrick(Draft& d, const command::Score& c) {
    d.emit(event::InitiativeTaken{c.winner});
    scoreCounts(d, c.cluster, c.told, {}, event::Why::RoundScored);
    if (d.state().round >= rounds(d.setup())) return beginCounting(d);
    d.emit(event::RoundBegan{static_cast<std::int8_t>(d.state().round + 1)});
}

void spendTold(Draft& d, const command::Told& held) {
    for (const Player player : d.setup().seats)
        d.power(player, held[static_cast<std::size_t>(index(player))], event::Why::ResourcesSpent);
}

}  // namespace

namespace rules {

void check(const Game& game, const command::Score& c, Verdict& v) {
    const State& state = game.state;
    const bool trick = state.pending.empty();
    const bool resources = !trick && state.pending.back().ask == Ask::Resources;
    if (trick ? c.cluster < 0 : c.cluster != (resources ? -1 : state.pending.back().count))
        return v.refuse(Rule::NotAsked);
    if ((c.winner != Player::None) != trick) return v.refuse(Rule::NotAsked);
    if (trick && !playsHere(game.setup, c.winner)) return v.refuse(Rule::NotInThisGame);
    if (c.cluster >= kClusters) return v.refuse(Rule::NumberOutOfRange);
    const int most = resources ? kResourceSlots : kMostInfluence;
    for (const Player player : kAllPlayers) {
        const int told = c.told[static_cast<std::size_t>(index(player))];
        if (told < 0 || told > most) return v.refuse(Rule::NumberOutOfRange);
        if (told > 0 && !playsHere(game.setup, player)) return v.refuse(Rule::NotInThisGame);
        // The phantom has no resources.
        if (told > 0 && resources && player == phantom(game.setup)) return v.refuse(Rule::NumberOutOfRange);
    }
}

void perform(Draft& d, const command::Score& c) {
    if (d.state().pending.empty()) return scoreTrick(d, c);
    d.answered();
    if (c.cluster >= 0)
        return scoreCounts(d, c.cluster, c.told, prizeAt(d.state(), c.cluster), event::Why::ClusterScored);
    spendTold(d, c.told);
    endIfLast(d);
}

}  // namespace rules
}  // namespace reach::arcades
