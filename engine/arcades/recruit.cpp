#include "engine/arcades/rules.h"

#include <algorithm>

/// Recruit phase. Hands are dealt and drafted in secret, so only their number is entered. The face-up cards
/// of the phantom and the bots are known to all.
namespace reach::arcades::rules {
namespace {

bool offered(const Game& game, ActionCard card) {
    return std::any_of(game.setup.seats.begin(), game.setup.seats.end(), [&](Player player) {
        const auto& offer = game.state.of(player).offer;
        return std::find(offer.begin(), offer.end(), card) != offer.end();
    });
}

/// Checks a card that has not been shown in this chapter.
Rule newCard(const Game& game, ActionCard card) {
    if (!inDeck(card)) return Rule::CardNotInDeck;
    return (game.state.seen & bitOf(card)) != 0 || offered(game, card) ? Rule::CardAlreadySeen : Rule::None;
}

}  // namespace

void check(const Game& game, const command::Recruit&, Verdict& v) {
    v.refuseUnless(game.state.phase == Phase::Recruit, Rule::NotAsked);
}

void perform(Draft& d, const command::Recruit&) {
    const Setup& setup = d.setup();
    if (onlyScores(setup)) {
        d.emit(event::PhaseBegan{Phase::Action});
        return d.emit(event::RoundBegan{1});
    }
    for (const Player player : setup.seats)
        if (isPerson(setup, player))
            d.emit(event::HandDealt{player, static_cast<std::int8_t>(rounds(setup))});
    d.emit(event::ArrangingEnded{});
    d.emit(event::PhaseBegan{Phase::Action});
    d.emit(event::RoundBegan{1});
    d.emit(event::TurnBegan{d.state().initiative});
    for (std::size_t seat = setup.seats.size(); seat-- > 0;)
        if (const Player player = setup.seats[seat]; !isPerson(setup, player)) {
            d.emit(event::OfferShown{player, {}});
            d.ask({.ask = Ask::Offer, .player = player});
        }
}

void check(const Game& game, const command::Offer& c, Verdict& v) {
    const Pending& asked = game.state.pending.back();
    if (asked.ask != Ask::Offer || asked.player != c.player) return v.refuse(Rule::NotAsked);
    if (c.cards.size() != kOffer) return v.refuse(Rule::NumberOutOfRange);
    for (std::size_t i = 0; i < c.cards.size(); ++i) {
        if (const Rule rule = newCard(game, c.cards[i]); rule != Rule::None) return v.refuse(rule);
        for (std::size_t j = 0; j < i; ++j)
            if (c.cards[i] == c.cards[j]) return v.refuse(Rule::CardAlreadySeen);
    }
}

void perform(Draft& d, const command::Offer& c) {
    d.answered();
    d.emit(event::OfferShown{c.player, c.cards});
}

void check(const Game& game, const command::Draw& c, Verdict& v) {
    const Pending& asked = game.state.pending.back();
    if (asked.ask != Ask::Draw || asked.player != c.player) return v.refuse(Rule::NotAsked);
    if (const Rule rule = newCard(game, c.card); rule != Rule::None) v.refuse(rule);
}

void perform(Draft& d, const command::Draw& c) {
    d.answered();
    d.emit(event::CardDrawn{c.player, c.card});
}

void offerDraw(Offers& offers, const Pending& asked) {
    for (int card = 0; card < kActionCards; ++card)
        offers.add(command::Draw{asked.player, static_cast<ActionCard>(card)});
}

}  // namespace reach::arcades::rules
