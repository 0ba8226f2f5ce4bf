#include "app/court/court_view.h"

#include "app/words/names.h"
#include "engine/contract/catalogue.h"

namespace reach::view {

QList<CourtPlaceView> court(const Game& game) {
    QList<CourtPlaceView> list;
    for (const CourtSlot& slot : game.state.court) {
        CourtPlaceView place;
        place.card = card(slot.card);
        if (slot.card == imperialCouncil())
            place.card.name = words::sideName(slot.card, game.state.campaign.councilDecided);
        place.agents = QList<int>(slot.agents.begin(), slot.agents.end());
        for (const CardId id : slot.attached) place.attached.append(card(id));
        place.tokens = tokensOn(game, slot.card);
        place.empty = slot.card == CardId::None;
        place.unknown = slot.card == CardId::Unknown;
        list.append(place);
    }
    return list;
}

QList<CardView> courtDiscard(const Game& game) {
    QList<CardView> list;
    game.state.courtDiscard.forEach([&](CardId id) { list.append(card(id)); });
    return list;
}

}  // namespace reach::view

#include "moc_court_view.cpp"
