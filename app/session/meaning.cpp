#include "app/session/meaning.h"

#include "engine/contract/campaign.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

using namespace command;

using Meant = MeantIn<ArcsGame>;
using What = Meant::What;

bool isLegal(const Game& game, const Command& command) {
    return check(game, command).legal();
}

/// The player whose turn it is; None between two turns.
Player turnOf(const Game& game) {
    return game.state.turn.expired ? Player::None : game.state.turn.player;
}

Command handOf(Player player, int cards) {
    Correct correct;
    correct.field = Field::Hand;
    correct.player = player;
    correct.value = static_cast<std::int16_t>(cards);
    return correct;
}

Command initiativeOf(Player player) {
    Correct correct;
    correct.field = Field::Initiative;
    correct.player = player;
    return correct;
}

/// The card drawn into the Court: one that lay there then and does not lie there now, else an unknown one.
Command drawn(const Game& now, const Game& then) {
    for (const CourtSlot& slot : then.state.court)
        if (isCard(slot.card) && courtPlace(now.state, slot.card) < 0)
            if (const Command court = Court{slot.card}; isLegal(now, court)) return court;
    return Court{};
}

Command rolledEvent(const Pending& asked) {
    const EventDiceAsked dice = eventDiceOf(asked);
    RollEvent roll;
    if (dice.number) roll.cluster = 0;
    if (dice.symbol) roll.symbol = static_cast<Spot>(1);
    return roll;
}

/// The answer to a question that was not asked then: the one that does nothing, or else the first one.
std::optional<Command> answer(const Game& now, const Game& then, const Pending& asked) {
    if (asked.ask == Ask::Refill) return drawn(now, then);
    if (asked.ask == Ask::Roll) return Roll{.faces = facesFor(now.state.battle.dice, {})};
    if (asked.ask == Ask::EventDice) return rolledEvent(asked);
    const Player player = asked.player;
    const std::initializer_list<Command> doNothing{Decline{player},
                                                   EndRaid{player},
                                                   Mulligan{player, false},
                                                   EndSummit{player, true},
                                                   EndSummit{player, false},
                                                   Done{},
                                                   Reroll{}};
    for (const Command& nothing : doNothing)
        if (isLegal(now, nothing)) return nothing;
    for (const Option& option : options(now))
        if (!std::holds_alternative<PutFirst>(option.command)) return option.command;
    return std::nullopt;
}

/// The step while a player is about to play a card, or to pass.
std::optional<Command> stepBeforePlay(const Game& now, const Game& then, Player waiting) {
    const Prompt there = prompt(then);
    const Player turn = turnOf(then);
    const bool otherPlays = there.kind == Prompt::Kind::Play && turn != waiting;
    const bool chapterOver = there.kind == Prompt::Kind::Score;
    if (now.state.played.empty()) {
        if (otherPlays) return initiativeOf(turn);
        if (chapterOver)
            for (const Player player : now.setup.seats)
                if (now.state.of(player).hand != 0) return handOf(player, 0);
        return std::nullopt;
    }
    // The player did not follow then: a player without cards is skipped.
    const bool leads = there.kind == Prompt::Kind::Play && then.state.played.empty();
    const bool inRound = now.state.chapter == then.state.chapter && now.state.round <= then.state.round;
    if (!leads && !otherPlays && !chapterOver && !(turn == Player::None && inRound)) return std::nullopt;
    if (const Command end = EndTurn{waiting}; isLegal(now, end)) return end;
    return handOf(waiting, 0);
}

std::optional<Command> anyStep(const Game& now, const Game& then) {
    const Prompt here = prompt(now);
    switch (here.kind) {
        case Prompt::Kind::Pending: return answer(now, then, here.pending);
        case Prompt::Kind::Overflow: {
            const auto list = options(now);
            return list.empty() ? std::nullopt : std::optional(list[0].command);
        }
        case Prompt::Kind::Act:
            if (turnOf(then) == here.player && then.state.turn.played) return std::nullopt;
            return EndTurn{here.player};
        case Prompt::Kind::Play: return stepBeforePlay(now, then, here.player);
        default: return std::nullopt;
    }
}

/// A card that was seen already was taken for another: for one that was seen then and is not now.
std::optional<Command> swapped(const Game& now, const Game& then, const PlayCard& play) {
    if ((now.state.seen & bitOf(play.card)) == 0) return std::nullopt;
    for (int i = 0; i < kActionCards; ++i) {
        const auto card = static_cast<ActionCard>(i);
        if ((then.state.seen & ~now.state.seen & bitOf(card)) == 0) continue;
        for (const PlayMode mode : {play.mode, PlayMode::Surpass, PlayMode::Pivot, PlayMode::Lead})
            if (const PlayCard other{play.player, mode, card}; isLegal(now, other)) return other;
    }
    return std::nullopt;
}

/// The same card in another way of playing that is legal now. A card that fits no other way is played face
/// down.
Meant played(const Game& now, const Game& then, const PlayCard& play) {
    if (play.mode == PlayMode::Event) return {};
    if (const auto other = swapped(now, then, play)) return {What::Instead, other};
    for (const PlayMode mode : {PlayMode::Surpass, PlayMode::Pivot, PlayMode::Lead})
        if (const PlayCard other{play.player, mode, play.card}; isFaceUp(play.card) && isLegal(now, other))
            return {What::Instead, other};
    const PlayCard copy{play.player, PlayMode::Copy, ActionCard::FaceDown};
    return isLegal(now, copy) ? Meant{What::Instead, copy} : Meant{};
}

/// The ships of the move that are still there. Damaged ones move in place of fresh ones, and the other way
/// round.
Meant moved(const Game& now, const Move& move) {
    if (move.flagship || move.fleet.total() > 0 || move.route.size() != 1) return {};
    const Ships here = now.state.at(move.from).ships[index(move.owner())];
    Move fewer = move;
    fewer.ships.fresh = std::min(move.ships.fresh, here.fresh);
    fewer.ships.damaged = std::min(move.ships.damaged, here.damaged);
    for (int all = std::min(move.ships.total(), here.total()); fewer.ships.total() < all;)
        ++(fewer.ships.fresh < here.fresh ? fewer.ships.fresh : fewer.ships.damaged);
    return fewer.ships.total() > 0 && isLegal(now, fewer) ? Meant{What::Instead, fewer} : Meant{};
}

/// The first way to assign the hits that is legal now.
template <typename Hits>
Meant assigned(const Game& now, const Hits& hits) {
    for (const Option& option : options(now))
        if (const auto* other = std::get_if<Hits>(&option.command); other && other->player == hits.player)
            return {What::Instead, option.command};
    return {};
}

/// The card in the same place of the Court, where the change was that another card was drawn. In that case
/// each of the two cards is still in the deck of the other game.
template <typename OnCard>
Meant onCourt(const Game& now, const Game& then, OnCard entry) {
    const int place = courtPlace(then.state, entry.card);
    if (place < 0 || place >= static_cast<int>(now.state.court.size())) return {};
    const CardId here = now.state.court[static_cast<std::size_t>(place)].card;
    if (!isCard(here) || !then.state.courtDeck.contains(here) || !now.state.courtDeck.contains(entry.card))
        return {};
    entry.card = here;
    return isLegal(now, entry) ? Meant{What::Instead, entry} : Meant{};
}

/// True if what the entry says is so already, or there is nothing left that it could end.
bool isSo(const Game& now, const Command& entry) {
    const Prompt here = prompt(now);
    const bool asked = here.kind == Prompt::Kind::Pending;
    if (const auto* end = std::get_if<EndTurn>(&entry)) return turnOf(now) != end->player && !asked;
    if (const auto* seize = std::get_if<Seize>(&entry)) return now.state.initiative == seize->player;
    if (const auto* end = std::get_if<EndPrelude>(&entry))
        return turnOf(now) != end->player || !now.state.turn.prelude;
    if (std::holds_alternative<Discard>(entry)) return here.kind != Prompt::Kind::Overflow;
    if (std::holds_alternative<Decline>(entry) || std::holds_alternative<EndRaid>(entry) ||
        std::holds_alternative<Mulligan>(entry))
        return !asked;
    if (const auto* correct = std::get_if<Correct>(&entry))
        return (correct->field == Field::Initiative && now.state.initiative == correct->player) ||
               (correct->field == Field::Hand && now.state.of(correct->player).hand == correct->value);
    if (const auto* court = std::get_if<Court>(&entry))
        return court->card == CardId::Unknown || courtPlace(now.state, court->card) >= 0;
    return false;
}

}  // namespace

RolledFaces facesFor(const DiceCount& dice, RolledFaces shown) {
    RolledFaces faces{};
    for (std::size_t kind = 0; kind < kDice; ++kind) {
        int left = dice[kind];
        for (std::size_t face = 0; face < kFaces; ++face)
            for (; shown[kind][face] > 0 && left > 0; --shown[kind][face], --left) ++faces[kind][face];
        faces[kind][0] = static_cast<std::int8_t>(faces[kind][0] + left);
    }
    return faces;
}

MeantIn<ArcsGame> meantBy(const Game& now, const Game& then, const Command& entry) {
    if (isSo(now, entry)) return {What::Already, {}};
    if (const auto* play = std::get_if<PlayCard>(&entry)) return played(now, then, *play);
    if (const auto* move = std::get_if<Move>(&entry)) return moved(now, *move);
    if (const auto* roll = std::get_if<Roll>(&entry); roll && prompt(now).pending.ask == Ask::Roll)
        return {What::Instead, Roll{.faces = facesFor(now.state.battle.dice, roll->faces)}};
    if (const auto* influence = std::get_if<Influence>(&entry)) return onCourt(now, then, *influence);
    if (const auto* secure = std::get_if<Secure>(&entry)) return onCourt(now, then, *secure);
    if (const auto* ransack = std::get_if<Ransack>(&entry)) return onCourt(now, then, *ransack);
    if (const auto* strike = std::get_if<Strike>(&entry)) return assigned(now, *strike);
    if (const auto* suffer = std::get_if<Suffer>(&entry)) return assigned(now, *suffer);
    return {};
}

std::optional<Command> stepTowards(const Game& now, const Game& then) {
    if (isSameMoment(now, then)) return std::nullopt;
    const auto step = anyStep(now, then);
    return step && isLegal(now, *step) ? step : std::nullopt;
}

bool isSameMoment(const Game& now, const Game& then) {
    const Prompt here = prompt(now);
    const Prompt there = prompt(then);
    return here.kind == there.kind && here.player == there.player && here.pending.ask == there.pending.ask &&
           here.pending.card == there.pending.card;
}

std::optional<Command> handAsThen(const Game& now, const Game& then) {
    const bool sameTurn = turnOf(now) == turnOf(then) && turnOf(now) != Player::None;
    if (!tracksTurns(now.state) || !sameTurn || now.state.chapter != then.state.chapter) return std::nullopt;
    for (const Player player : now.setup.seats) {
        const int hand = then.state.of(player).hand;
        if ((now.state.of(player).hand == 0) != (hand == 0)) return handOf(player, hand);
    }
    return std::nullopt;
}

}  // namespace reach
