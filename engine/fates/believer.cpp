#include "engine/fates/believer.h"

#include "engine/campaign/counts.h"
#include "engine/contract/catalogue.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"

#include <algorithm>

/// Fate 8, the Believer: spreads a faith and its Ideals (F801 to F831).
namespace reach {

namespace believer {

CardId topOfStack(const State& state) {
    for (int number = kFaithfulCards; number > 0; --number)
        if (state.campaign.faithfulStack.contains(faithfulCard(number))) return faithfulCard(number);
    return CardId::None;
}

CardId doctrineCard() {
    static const CardId card = fateSetCard(8, 22);
    return card;
}

Suit doctrine(const State& state) {
    if (!state.campaign.booklet.contains(doctrineCard())) return Suit::None;
    return state.campaign.turned.contains(doctrineCard()) ? Suit::Wisdom : Suit::Zeal;
}

void turnDoctrine(Draft& d, Suit to) {
    if (doctrine(d.state()) != to) d.emit(event::CardTurned{doctrineCard(), to == Suit::Wisdom});
}

const LaidToken* idealOn(const State& state, Ambition ambition) {
    const auto* found = std::ranges::find_if(state.campaign.tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Ideal && token.ambition == ambition;
    });
    return found != state.campaign.tokens.end() ? found : nullptr;
}

}  // namespace believer

namespace {

using namespace steps;
using event::CardPlace;

void stackFaithful(Draft& d, Player) {
    for (int number = 1; number <= kFaithfulCards; ++number)
        if (const CardId card = faithfulCard(number); liesInBox(d.state(), card))
            d.emit(moveOf(d.state(), card, CardPlace::Stack));
}

void stackToCourtDeck(Draft& d, Player) {
    const CardSet left = d.state().campaign.faithfulStack;
    left.forEach([&](CardId card) { d.emit(moveOf(d.state(), card, CardPlace::Deck)); });
}

/// F801B: for each ambition won, the pips of the card on top of the stack. With an empty stack 10.
int spreadTheWord(const Game& game, Player player) {
    const CardId top = believer::topOfStack(game.state);
    const int spaces = top == CardId::None ? 10 : pipsOf(actionCard(Suit::Zeal, faithfulNumber(top)));
    return spaces * counts::ambitionsWon(game, player);
}

/// F820A: the player with the initiative gets Zeal.
void tuckDoctrine(Draft& d, Player player) {
    if (liesInBox(d.state(), believer::doctrineCard()))
        d.emit(moveOf(d.state(), believer::doctrineCard(), CardPlace::Booklet));
    believer::turnDoctrine(d, d.state().initiative == player ? Suit::Zeal : Suit::Wisdom);
}

/// F820B: the Power of ambitions with Ideals, that of cities with it.
int developIdeals(const Game& game, Player player) {
    int power = 0;
    counts::forEachWon(game, player, [&](const AmbitionStanding& box, const Placing& won) {
        if (believer::idealOn(game.state, box.ambition) != nullptr) power += won.power;
    });
    return power;
}

/// F824: replaces The Young Light by The Prophet for its holder.
void followTheLight(Draft& d, Player player) {
    const CardId light = fateSetCard(8, 16);
    if (!d.of(player).cards.contains(light)) return;
    scrapCard(d, light);
    d.emit(moveOf(d.state(), fateSetCard(8, 25), CardPlace::Player, player));
}

/// F829A: the side of most Ideals on ambitions; Wisdom on a tie.
void followIdeals(Draft& d, Player) {
    int zealous = 0;
    for (const LaidToken& token : d.state().campaign.tokens)
        if (token.kind == FateToken::Ideal && token.ambition != Ambition::None)
            zealous += token.turned ? -1 : 1;
    if (believer::doctrine(d.state()) != Suit::None)
        believer::turnDoctrine(d, zealous > 0 ? Suit::Zeal : Suit::Wisdom);
}

constexpr FateStep kSetup1[]{gain({2, 3}), doing(stackFaithful, {4, 5, 6, 7, 8, 9, 10, 11, 12}),
                             toBooklet({13, 14})};
constexpr FateStep kCompleted1[]{gain({16}), toCourtDeck({17}), scrap({3, 18, 19}), doing(stackToCourtDeck)};
constexpr FateStep kFailed1[]{scrap({3, 16, 17}), toCourtDeck({18, 19}), doing(stackToCourtDeck)};

constexpr FateStep kSetup2[]{collect<FateToken::Ideal>(), toBooklet({21}), doing(tuckDoctrine, {22}),
                             scrap({14}), toBooklet({23})};
constexpr FateStep kCompleted2[]{doing(followTheLight, {16, 25}), scrap({26, 27, 28})};
constexpr FateStep kFailed2[]{scrapAside<FateToken::Ideal>(), scrap({25}), toCourtDeck({26}), scrap({21, 23}),
                              toBooklet({27, 28})};

constexpr FateStep kSetup3[]{toBooklet({30}), setAside({23}), toBooklet({31}), doing(followIdeals, {22})};

/// F829B: two ambition markers on ambitions with Ideals, and all three.
int guideTheFlock(const Game& game, Player) {
    const auto blessed = std::ranges::count_if(game.state.markers, [&](const AmbitionMarker& marker) {
        return marker.where != Ambition::None && believer::idealOn(game.state, marker.where) != nullptr;
    });
    return blessed >= kMarkers ? 2 : blessed == kMarkers - 1 ? 1 : 0;
}

}  // namespace

const Fate kBeliever{
    .number = 8,
    .firstAct = 1,
    .acts = {{{.objective = {10, 9, 8},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = spreadTheWord},
              {.objective = {20, 18, 16},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = developIdeals},
              {.setup = kSetup3, .grandAmbitions = guideTheFlock}}},
};

}  // namespace reach
