#include "engine/arcades/bots/bots.h"
#include "engine/arcades/tricks.h"

#include <algorithm>

/// The card that the phantom or a bot plays. It takes the left-most of equally good cards.
namespace reach::arcades {
namespace {

using Offer = FixedVector<ActionCard, kOffer>;

/// Returns the left-most of the best cards, or None if no card fits.
template <typename Fits, typename Better>
ActionCard pick(const Offer& offer, Fits fits, Better better) {
    ActionCard best = ActionCard::None;
    for (const ActionCard card : offer)
        if (fits(card) && (best == ActionCard::None || better(numberOf(card), numberOf(best)))) best = card;
    return best;
}

constexpr auto kHigher = [](int a, int b) { return a > b; };
constexpr auto kLower = [](int a, int b) { return a < b; };

}  // namespace

BotStep chooseCard(const Game& game, Player bot) {
    const State& state = game.state;
    const Offer& offer = state.of(bot).offer;
    const Suit lead = leadSuit(state);
    const auto any = [](ActionCard) { return true; };
    const auto follows = [&](ActionCard card) { return suitOf(card) == lead; };
    const auto seven = [](ActionCard card) { return numberOf(card) == 7; };
    const auto wins = [&](ActionCard card) { return card != ActionCard::None && wouldWin(state, bot, card); };
    const auto plays = [&](BotReason reason, ActionCard card) {
        return BotStep{.bot = bot, .reason = reason, .card = card};
    };
    if (lead == Suit::None) return plays(BotReason::LeadsHighest, pick(offer, any, kHigher));
    if (const auto card = pick(offer, follows, kHigher); wins(card))
        return plays(BotReason::FollowsHighest, card);
    if (const auto card = pick(offer, follows, kLower); card != ActionCard::None)
        return plays(BotReason::FollowsLowest, card);
    if (const auto card = pick(offer, seven, kHigher); wins(card))
        return plays(BotReason::WinsWithSeven, card);
    return plays(BotReason::PlaysLowest, pick(offer, any, kLower));
}

int startCluster(const State& state, Player bot) {
    const auto& offer = state.of(bot).offer;
    if (offer.empty() || numberOf(offer.back()) == 7) return agentCluster(state, bot);
    return numberOf(offer.back()) - 1;
}

}  // namespace reach::arcades
