#include "engine/campaign/fate_cards.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/questions.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/outrage.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

using event::CardPlace;

constexpr FateStep kNoStep{};

/// `Pending::stage` of Ask::FateCard and Ask::FateStep: the cards of Setup and Resolution, three to an Act,
/// then the two parts of each Act's Objective.
constexpr int kCardsOfAnAct = 3;
constexpr int kParts = 2;
constexpr int kFirstPart = kActs * kCardsOfAnAct;

std::int8_t stageOf(int act, FateCard card) {
    const int which = static_cast<int>(card);
    const int stage = which < kCardsOfAnAct ? (act - 1) * kCardsOfAnAct + which
                                            : kFirstPart + (act - 1) * kParts + which - kCardsOfAnAct;
    return static_cast<std::int8_t>(stage);
}

std::span<const FateStep> stepsOf(const Pending& asked) {
    const int number = fateOf(asked.card);
    if (number == 0 || asked.stage < 0 || asked.stage >= kFirstPart + kActs * kParts) return {};
    const bool part = asked.stage >= kFirstPart;
    const int each = part ? kParts : kCardsOfAnAct;
    const int at = part ? asked.stage - kFirstPart : asked.stage;
    const auto act = static_cast<std::size_t>(at / each);
    return fate(number).acts[act].steps(static_cast<FateCard>(at % each + (part ? kCardsOfAnAct : 0)));
}

template <typename Visit>
void forEachCardOf(int fate, const FateStep& step, Visit visit) {
    for (const auto number : step.cards)
        if (const CardId card = fateSetCard(fate, number); isCard(card)) visit(card);
}

/// Cards that come into play are in the box. Cards for the Court deck may also be with the player.
void move(Draft& d, Player player, CardId card, CardPlace to, Player receiver = Player::None) {
    const event::CardMoved moved = moveOf(d.state(), card, to, receiver);
    const bool own = moved.from == CardPlace::Player && moved.fromPlayer == player;
    if (moved.from == CardPlace::Box || (to == CardPlace::Deck && own)) d.emit(moved);
}

void giveToEach(Draft& d, int fate, const FateStep& step) {
    std::size_t next = 0;
    for (const Player player : turnOrder(d.game()))
        if (next < step.cards.size())
            move(d, player, fateSetCard(fate, step.cards[next++]), CardPlace::Player, player);
}

void backToDeck(Draft& d, CardId card) {
    if (d.state().courtDiscard.contains(card)) d.emit(moveOf(d.state(), card, CardPlace::Deck));
}

void clearOutrage(Draft& d, Player player) {
    for (const Resource type : kAllResources) clearOutrage(d, player, type);
}

void unbox(Draft& d, Resource token) {
    while (d.state().campaign.boxed[index(token)] > 0)
        d.emit(event::TokenMoved{token, event::TokenPlace::AmbitionBox, Player::None, -1,
                                 event::TokenPlace::Supply, Player::None, -1});
}

/// `asked`: the entry on the stack that a question of the step reuses.
void run(Draft& d, const FateStep& step, Pending asked) {
    using Kind = FateStep::Kind;
    const Player player = asked.player;
    const int own = fateOf(asked.card);
    const auto each = [&](auto visit) { forEachCardOf(own, step, visit); };
    if (step.chore != Chore::None && !tracksMap(d.state())) {
        asked.ask = Ask::AtTable;
        return d.ask(asked);
    }
    switch (step.kind) {
        case Kind::Gain: return each([&](CardId card) { move(d, player, card, CardPlace::Player, player); });
        case Kind::EachGains: return giveToEach(d, own, step);
        case Kind::ToTheRight:
            return each([&](CardId card) {
                move(d, player, card, CardPlace::Player, onTheRight(d.setup(), player));
            });
        case Kind::ToCourtDeck: return each([&](CardId card) { move(d, player, card, CardPlace::Deck); });
        case Kind::BackToCourtDeck: return each([&](CardId card) { backToDeck(d, card); });
        case Kind::ToBooklet: return each([&](CardId card) { move(d, player, card, CardPlace::Booklet); });
        case Kind::SetAside: return;
        case Kind::Scrap: return each([&](CardId card) { scrapCard(d, card); });
        case Kind::FirstRegent: return makeFirstRegent(d, player);
        case Kind::ProvokeOutrage: return provokeOutrage(d, player, step.resource);
        case Kind::ClearOutrage: return clearOutrage(d, player);
        case Kind::Unbox: return unbox(d, step.resource);
        case Kind::Do: return step.act(d, player);
        case Kind::Ask: asked.ask = Ask::FateStep; return d.ask(asked);
    }
}

}  // namespace

int objectiveStart(int fate, int act, int players) {
    if (act < 1 || act > kActs || players < 2 || players > 4) return -1;
    const int space = reach::fate(fate)
                          .acts[static_cast<std::size_t>(act - 1)]
                          .objective[static_cast<std::size_t>(players - 2)];
    return space > 0 ? space : -1;
}

Player onTheRight(const Setup& setup, Player player) {
    for (const Player other : setup.seats)
        if (nextSeat(setup, other) == player) return other;
    return player;
}

void runCard(Draft& d, Player player, FateCard card) {
    d.ask({.ask = Ask::FateCard,
           .player = player,
           .card = fateCard(d.state().seat(player).fate),
           .stage = stageOf(d.state().campaign.act, card)});
}

void advanceFateCard(Draft& d) {
    const Pending asked = d.state().pending.back();
    const auto steps = stepsOf(asked);
    if (asked.count < 0 || static_cast<std::size_t>(asked.count) >= steps.size()) return d.answered();
    Pending next = asked;
    ++next.count;
    d.emit(event::AskChanged{next});
    const FateStep& step = steps[static_cast<std::size_t>(asked.count)];
    if (step.when == nullptr || step.when(d.game(), asked.player)) run(d, step, asked);
}

const FateStep& stepOf(const Pending& asked) {
    const auto steps = stepsOf(asked);
    const bool known = asked.count >= 0 && static_cast<std::size_t>(asked.count) < steps.size();
    return known ? steps[static_cast<std::size_t>(asked.count)] : kNoStep;
}

const Question& fateQuestion(const Pending& asked) {
    static constexpr Question kNone{};
    const Question* question = stepOf(asked).question;
    return question != nullptr ? *question : kNone;
}

}  // namespace reach
