#include "engine/arcades/rules.h"

/// Declaring: the leader marks the cluster of the agent, and the lead card falls to 0 (Action Phase, A).
namespace reach::arcades::rules {
namespace {

/// The marker that shows this much for the first place; -1.
std::int8_t markerShowing(const State& state, int power) {
    for (std::int8_t marker = 0; marker < kMarkers; ++marker)
        if (prizeOf(marker, state.markers[static_cast<std::size_t>(marker)].orange).first == power)
            return marker;
    return -1;
}

}  // namespace

void check(const Game& game, const command::Declare& c, Verdict& v) {
    const State& state = game.state;
    const auto marker = markerShowing(state, c.power);
    if (marker < 0) return v.refuse(Rule::NumberOutOfRange);
    if (state.turn.stage != Stage::Actions) return v.refuse(Rule::PlayACardFirst);
    v.refuseUnless(state.played[0].player == c.player, Rule::DeclareByLeader);
    v.refuseUnless(!state.turn.declared, Rule::DeclareOnce);
    v.refuseUnless(state.markers[static_cast<std::size_t>(marker)].cluster < 0, Rule::MarkerNotAvailable);
    for (const Marker& other : state.markers)
        v.refuseUnless(other.cluster != agentCluster(state, c.player), Rule::OneMarkerACluster);
}

void perform(Draft& d, const command::Declare& c) {
    d.emit(event::MarkerPlaced{markerShowing(d.state(), c.power),
                               static_cast<std::int8_t>(agentCluster(d.state(), c.player)), c.player});
    d.emit(event::ZeroMarkerPlaced{});
}

void offerAmbitions(Offers& offers, Player player) {
    for (int marker = 0; marker < kMarkers; ++marker) {
        const bool orange = offers.state().markers[static_cast<std::size_t>(marker)].orange;
        offers.add(command::Declare{player, prizeOf(marker, orange).first});
    }
}

}  // namespace reach::arcades::rules
