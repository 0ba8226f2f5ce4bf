#include "app/values/turn_view.h"

#include "app/values/ids.h"
#include "app/words/option_words.h"
#include "engine/contract/catalogue.h"
#include "engine/core/action_cards.h"
#include "engine/rules/query.h"

namespace reach::view {
namespace {

/// The reference page of the card.
QString pageOf(ActionCard card) {
    if (!isFaceUp(card)) return {};
    if (isFaithful(card)) return idOf(faithfulCard(numberOf(card)));
    return QStringLiteral("ACT-%1-%2").arg(idOf(suitOf(card)), QString::number(numberOf(card)));
}

}  // namespace

TurnView turn(const Game& game) {
    const TurnState& turn = game.state.turn;
    TurnView view;
    view.player = idOf(turn.player);
    view.played = turn.played;
    view.prelude = turn.prelude;
    view.weapon = turn.weapon;
    view.pips = turn.pips;
    view.pipsUsed = turn.pipsUsed;
    const ActionSet set = pipActions(game.state);
    for (int i = 0; i < kActions; ++i)
        if (contains(set, static_cast<Action>(i))) view.actions.append(idOf(static_cast<Action>(i)));
    for (const Grant& grant : turn.grants) view.free.append(words::freeText(grant));
    if (!turn.grants.empty())
        for (int i = 0; i < kActions; ++i)
            if (turn.grants.back().actions == bitOf(static_cast<Action>(i)))
                view.given = idOf(static_cast<Action>(i));
    view.tray = QList<int>(turn.tray.begin(), turn.tray.end());
    return view;
}

QList<PlayedCardView> played(const Game& game) {
    QList<PlayedCardView> list;
    for (const PlayedCard& card : game.state.played) {
        PlayedCardView view;
        view.player = idOf(card.player);
        view.mode = static_cast<arcs::PlayMode>(card.mode);
        view.card = idOf(card.card);
        view.faceDown = !isFaceUp(card.card);
        if (!view.faceDown) {
            view.suit = idOf(suitOf(card.card));
            view.number = numberOf(card.card);
        }
        view.page = pageOf(card.card);
        view.extraCard = card.extraCard;
        view.zero = list.isEmpty() && game.state.zeroMarker;
        view.attached = view::card(card.attached);
        list.append(view);
    }
    return list;
}

QList<ActionCardView> actionCards(const Game& game) {
    QList<ActionCardView> list;
    // A card that was drawn back from the discard pile may be played again.
    const ActionCardSet seen = game.state.recycled ? 0 : game.state.seen;
    for (int i = 0; i < kActionFaces; ++i) {
        const auto card = static_cast<ActionCard>(i);
        list.append({idOf(card), idOf(suitOf(card)), numberOf(card), pipsOf(card), pageOf(card),
                     inDeck(game, card), (seen & bitOf(card)) != 0});
    }
    return list;
}

}  // namespace reach::view

#include "moc_turn_view.cpp"
