#include "app/values/ambition_view.h"

#include "app/words/score_words.h"
#include "app/words/translate.h"
#include "engine/core/names.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/third_party.h"

#include <algorithm>

namespace reach::view {
namespace {

/// The markers at an ambition, best first; for Ambition::None the markers beside the boxes.
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
    if (box.thirdParty > 0) list.append({{}, words::boxedName(), box.thirdParty, thirdPartyPlace(box)});
    return list;
}

QList<ResourceCountView> boxedOn(const Game& game, Ambition ambition) {
    QList<ResourceCountView> list;
    const auto tokens = thirdPartyTokens(game);
    for (const Resource token : kAllResources)
        if (boxOf(token) == ambition && tokens[index(token)] > 0)
            list.append({words::fromView(nameOf(token)), tokens[index(token)]});
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
        view.boxed = boxedOn(game, box.ambition);
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

#include "moc_ambition_view.cpp"
