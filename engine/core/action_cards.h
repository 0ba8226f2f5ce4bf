#pragma once

#include "engine/core/ids.h"

/// Facts of the box about the 28 action cards (Base p.3, p.8-10) and the Faithful cards (F804 to F813): pips,
/// actions and ambitions.
namespace reach {

using ActionSet = std::uint8_t;  ///< bit per Action

constexpr ActionSet bitOf(Action action) {
    return static_cast<ActionSet>(1U << index(action));
}
constexpr bool contains(ActionSet set, Action action) {
    return (set & bitOf(action)) != 0;
}

/// Returns the actions that a pip of this suit may take (Base p.8, F813).
constexpr ActionSet actionsOf(Suit suit) {
    constexpr auto set = [](auto... actions) { return static_cast<ActionSet>((bitOf(actions) | ...)); };
    switch (suit) {
        case Suit::Construction: return set(Action::Build, Action::Repair);
        case Suit::Administration: return set(Action::Tax, Action::Repair, Action::Influence);
        case Suit::Aggression: return set(Action::Battle, Action::Move, Action::Secure);
        case Suit::Mobilization: return set(Action::Move, Action::Influence);
        case Suit::Zeal: return set(Action::Move, Action::Influence, Action::Battle, Action::Tax);
        case Suit::Wisdom: return set(Action::Build, Action::Repair, Action::Secure);
        case Suit::None: break;
    }
    return 0;
}

inline constexpr int kPips[kSuits][7] = {
    {4, 4, 3, 3, 2, 2, 1}, {4, 4, 3, 3, 3, 2, 1}, {3, 3, 2, 2, 2, 2, 1}, {4, 4, 3, 3, 2, 2, 1}};
inline constexpr int kFaithfulPips[kFaithfulCards] = {4, 4, 3, 3, 3, 2, 2, 1, 1};

/// Action pips printed on a card.
constexpr int pipsOf(ActionCard card) {
    if (isFaithful(card)) return kFaithfulPips[numberOf(card) - 1];
    return isFaceUp(card) ? kPips[index(suitOf(card))][numberOf(card) - 1] : 0;
}

/// True when the card lets its leader declare this ambition. Cards 2 to 6 allow the ambition of their number,
/// 7 any, 1 none (Base p.9). Faithful cards allow any (F814).
constexpr bool allowsAmbition(ActionCard card, Ambition ambition) {
    return isFaithful(card) ||
           (isFaceUp(card) && (numberOf(card) == 7 || numberOf(card) == index(besideBox(ambition)) + 2));
}

/// True when the card is in the deck of a game with so many players: 1s and 7s only with four (Base p.4). The
/// state has the cards that Fates add (inDeck, rules/query.h).
constexpr bool inDeck(ActionCard card, int players) {
    return isFaceUp(card) && !isFaithful(card) &&
           (players == 4 || (numberOf(card) != 1 && numberOf(card) != 7));
}

/// Returns all cards of that deck.
constexpr ActionCardSet deckOf(int players) {
    constexpr auto kAll = (ActionCardSet{1} << kActionCards) - 1;
    constexpr auto kFewer = [] {
        ActionCardSet cards = 0;
        for (int i = 0; i < kActionCards; ++i)
            if (const auto card = static_cast<ActionCard>(i); inDeck(card, 3)) cards |= bitOf(card);
        return cards;
    }();
    return players == 4 ? kAll : kFewer;
}

/// Returns all cards of a suit of the base game, by number. Returns the empty set for any other suit.
constexpr ActionCardSet printedOf(Suit suit) {
    return index(suit) < kSuits ? ActionCardSet{0x7F} << index(suit) * 7 : 0;
}

/// Returns how many action cards a game with so many players uses.
constexpr int deckSize(int players) {
    return players == 4 ? kActionCards : kActionCards - 8;
}

/// Returns the number of Event cards in a campaign's action deck (BR p.4).
constexpr int eventCards(int players) {
    return players == 4 ? 3 : 2;
}

inline constexpr int kHandSize = 6;

}  // namespace reach
