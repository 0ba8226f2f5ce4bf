#include "app/viewmodels/ambition_view.h"

#include "app/words/translate.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/rules/ambitions.h"

#include <algorithm>

namespace reach::view {
namespace {

/// Best first; Ambition::None: those beside the boxes.
QList<MarkerView> markersAt(const State& state, Ambition where) {
    QList<MarkerView> list;
    for (int i = 0; i < kMarkers; ++i) {
        const AmbitionMarker& marker = state.markers[i];
        if (marker.where != where) continue;
        const MarkerValue value = markerValue(i, marker.flipped);
        list.append({value.first, value.second, marker.flipped});
    }
    std::ranges::sort(list, std::greater(), &MarkerView::first);
    return list;
}

QList<StandingView> standingsOf(const Game& game, const AmbitionStanding& box,
                                const words::PlayerNames& names) {
    QList<StandingView> list;
    for (const Placing& placing : box.players)
        list.append({words::fromView(nameOf(placing.player)), names.of(placing.player), placing.count,
                     placing.place, placing.power, bonusCityPower(game.state.of(placing.player))});
    return list;
}

}  // namespace

QList<AmbitionView> ambitions(const Game& game, const words::PlayerNames& names) {
    QList<AmbitionView> list;
    for (const AmbitionStanding& box : standings(game)) {
        AmbitionView view;
        view.ambition = words::fromView(nameOf(box.ambition));
        view.name = words::name(box.ambition);
        view.declared = box.declared();
        view.first = box.first;
        view.second = box.second;
        view.markers = markersAt(game.state, box.ambition);
        view.standings = standingsOf(game, box, names);
        view.thirdParty = box.thirdParty;
        view.commonwealth = game.state.campaign.commonwealth == box.ambition;
        view.tokens = tokensIn(game, box.ambition);
        list.append(view);
    }
    return list;
}

QList<MarkerView> availableMarkers(const Game& game) {
    return markersAt(game.state, Ambition::None);
}

}  // namespace reach::view
