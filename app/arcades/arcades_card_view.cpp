#include "app/arcades/arcades_card_view.h"

#include "app/values/ids.h"
#include "engine/arcades/names.h"
#include "engine/arcades/tricks.h"

namespace reach::view {

QList<ArcadesCardView> cards(const arcades::Game& game) {
    QList<ArcadesCardView> list;
    for (int at = 0; at < kActionCards; ++at) {
        const auto card = static_cast<ActionCard>(at);
        if (!arcades::inDeck(card)) continue;
        bool seen = (game.state.seen & bitOf(card)) != 0;
        for (const Player player : game.setup.seats)
            for (const ActionCard shown : game.state.of(player).offer) seen |= shown == card;
        list.append({QString::fromStdString(nameOf(card)), idOf(suitOf(card)), numberOf(card), seen});
    }
    return list;
}

QList<PlayedCardView> played(const arcades::Game& game) {
    QList<PlayedCardView> list;
    for (const arcades::PlayedCard& card : game.state.played) {
        PlayedCardView view;
        view.player = idOf(card.player);
        view.card = QString::fromStdString(nameOf(card.card));
        view.suit = idOf(suitOf(card.card));
        view.number = numberOf(card.card);
        view.zero = game.state.zeroed && list.isEmpty();
        list.append(view);
    }
    return list;
}

}  // namespace reach::view

#include "moc_arcades_card_view.cpp"
