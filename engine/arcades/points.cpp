#include "engine/arcades/points.h"

#include <algorithm>

namespace reach::arcades {

int pointsLeft(const State& state) {
    if (state.turn.stage != Stage::Actions || state.played.empty()) return 0;
    if (state.turn.use == Use::Points) return state.turn.points;
    const int number = numberOf(state.played.back().card);
    return state.turn.use == Use::Ships || number == 7 ? 0 : number;
}

void checkPoints(const State& state, int cost, Verdict& v) {
    if (state.turn.stage != Stage::Actions) return v.refuse(Rule::PlayACardFirst);
    v.breaksUnless(!state.turn.declared, Rule::DeclareAfterActions);
    if (numberOf(state.played.back().card) == 7)
        v.breaks(Rule::SevensOnlyPlace);
    else if (state.turn.use == Use::Ships)
        v.breaks(Rule::PlaceOrPoints);
    else
        v.breaksUnless(cost <= pointsLeft(state), Rule::NotEnoughPoints);
}

void spendPoints(Draft& d, int cost) {
    const int left = pointsLeft(d.state());
    if (d.state().turn.use == Use::Open) d.emit(event::CardUsed{Use::Points, static_cast<std::int8_t>(left)});
    d.emit(event::PointsSpent{static_cast<std::int8_t>(std::min(cost, left))});
}

void checkHeld(const State& state, Player player, Resource resource, Verdict& v) {
    const auto& held = state.of(player).resources;
    v.refuseUnless(std::find(held.begin(), held.end(), resource) != held.end(), Rule::TokenNotHeld);
}

}  // namespace reach::arcades
