#include "app/values/card_view.h"

#include "app/values/ids.h"
#include "app/words/names.h"
#include "engine/contract/catalogue.h"

namespace reach::view {
namespace {

StartGroupView group(const StartingPieces::Group& pieces) {
    return {pieces.ships, pieces.city, pieces.starport};
}

}  // namespace

CardView card(CardId id) {
    if (id == CardId::None) return {};
    const Card& known = cardOf(id);
    CardView view;
    view.id = idOf(id);
    view.name = words::name(id);
    view.kind = static_cast<arcs::CardKind>(known.kind);
    view.kindId = words::fromView(nameOf(known.kind));
    view.suit = idOf(known.suit);
    view.raidCost = known.raidCost;
    if (known.kind == CardKind::Leader) {
        view.groups = {group(known.start.a), group(known.start.b), group(known.start.c)};
        view.resources = {idOf(known.start.resources[0]), idOf(known.start.resources[1])};
    }
    return view;
}

CardView card(const State& state, CardId id) {
    CardView view = card(id);
    if (!state.campaign.turned.contains(id)) return view;
    view.id = words::fromView(sideOf(id, true));
    view.name = words::sideName(id, true);
    return view;
}

}  // namespace reach::view

#include "moc_card_view.cpp"
