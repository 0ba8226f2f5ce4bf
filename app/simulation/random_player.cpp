#include "app/simulation/random_player.h"

#include "engine/cards/catalogue.h"
#include "engine/map/setup_cards.h"
#include "engine/record/record.h"

#include <algorithm>
#include <numeric>

namespace reach::simulation {
namespace {

/// The face records count this one on.
std::size_t firstAlike(std::size_t kind, std::size_t face) {
    const auto& faces = kDieFaces[kind];
    return static_cast<std::size_t>(std::find(faces.begin(), faces.end(), faces[face]) - faces.begin());
}

Ships part(const Ships& all, int fresh, int damaged) {
    return {static_cast<std::int8_t>(std::min<int>(fresh, all.fresh)),
            static_cast<std::int8_t>(std::min<int>(damaged, all.damaged))};
}

}  // namespace

Setup RandomPlayer::setup(int players, int lore) {
    Setup setup;
    do {
        setup.setupCard = static_cast<std::uint8_t>(chance_.below(kSetupCards));
    } while (setupCard(setup).players != players);
    auto colors = kAllPlayers;
    chance_.shuffle(colors);
    for (int seat = 0; seat < players; ++seat) setup.seats.push(colors[static_cast<std::size_t>(seat)]);
    std::array<int, kCourtCards> deck{};
    std::iota(deck.begin(), deck.end(), 0);
    chance_.shuffle(deck);
    for (std::size_t place = 0; place < (players == 2 ? 3U : 4U); ++place)
        setup.court.push(static_cast<CardId>(deck[place]));
    if (lore > 0) layOut(setup, lore);
    return setup;
}

void RandomPlayer::layOut(Setup& setup, int lore) {
    std::array<int, kLeaders> leaders{};
    std::iota(leaders.begin(), leaders.end(), 1);
    chance_.shuffle(leaders);
    std::array<int, kLore> cards{};
    std::iota(cards.begin(), cards.end(), 1);
    chance_.shuffle(cards);
    const std::size_t players = setup.seats.size();
    for (std::size_t i = 0; i <= players; ++i) setup.leaders.push(leaderCard(leaders[i]));
    for (std::size_t i = 0; i <= players * static_cast<std::size_t>(lore); ++i)
        setup.lore.push(loreCard(cards[i]));
}

std::optional<Command> RandomPlayer::next(const Game& game) {
    return next(game, options(game));
}

std::optional<Command> RandomPlayer::next(const Game& game, const std::vector<Option>& offered) {
    const Prompt now = prompt(game);
    const bool otherFirst = now.pending.ask == Ask::Reroll && !offered.empty() && chance_.below(3) == 0;
    if (now.kind == Prompt::Kind::Pending && !otherFirst)
        if (auto command = answer(game, now.pending)) return command;
    if (offered.empty()) return std::nullopt;
    Command command = chance_.oneOf(offered).command;
    const Command whole = command;
    if (auto* move = std::get_if<command::Move>(&command)) narrow(*move);
    if (auto* battle = std::get_if<command::Battle>(&command)) mixDice(*battle, offered);
    // A card may want more than any part of what is offered: two dice at least, a battle after the move.
    return check(game, command).legal() ? command : whole;
}

std::optional<Command> RandomPlayer::answer(const Game& game, const Pending& asked) {
    switch (asked.ask) {
        case Ask::Roll: return roll(game.state.battle);
        case Ask::Reroll: return reroll(game, asked);
        case Ask::Refill: return refill(game.state);
        default: return std::nullopt;
    }
}

Command RandomPlayer::roll(const BattleState& battle) {
    command::Roll roll;
    for (std::size_t kind = 0; kind < kDice; ++kind)
        for (int die = 0; die < battle.dice[kind]; ++die)
            ++roll.faces[kind][firstAlike(kind, static_cast<std::size_t>(chance_.below(kFaces)))];
    return roll;
}

/// Any of the dice that may be, each with any face.
Command RandomPlayer::reroll(const Game& game, const Pending& asked) {
    const DiceCount may = cardOf(asked.card).moments.rerolls(game, asked.player);
    command::Reroll reroll;
    for (std::size_t kind = 0; kind < kDice; ++kind) {
        int dice = chance_.between(0, may[kind]);
        for (std::size_t face = 0; face < kFaces; ++face)
            for (int shown = game.state.battle.faces[kind][face]; shown > 0 && dice > 0; --shown, --dice) {
                ++reroll.before[kind][face];
                ++reroll.after[kind][firstAlike(kind, static_cast<std::size_t>(chance_.below(kFaces)))];
            }
    }
    return reroll;
}

std::optional<Command> RandomPlayer::refill(const State& state) {
    std::vector<CardId> deck;
    state.courtDeck.forEach([&](CardId card) { deck.push_back(card); });
    if (!deck.empty()) return command::Court{chance_.oneOf(deck)};
    if (!state.buried.empty()) return command::Court{state.buried[0]};
    return std::nullopt;
}

/// Some of the ships, and some of those left behind on the way.
void RandomPlayer::narrow(command::Move& move) {
    const Ships all = move.ships;
    do {
        move.ships = part(all, chance_.between(0, all.fresh), chance_.between(0, all.damaged));
    } while (move.ships.total() == 0);
    Ships left = move.ships;
    for (std::size_t i = 0; i + 1 < move.route.size(); ++i) {
        const Ships drop = part(left, chance_.between(0, left.fresh), chance_.between(0, left.damaged));
        if (drop.total() == left.total()) continue;
        move.route[i].drop = drop;
        left = {static_cast<std::int8_t>(left.fresh - drop.fresh),
                static_cast<std::int8_t>(left.damaged - drop.damaged)};
    }
}

/// Any number up to the most offered, of any kinds offered for this battle.
void RandomPlayer::mixDice(command::Battle& battle, const std::vector<Option>& offered) {
    std::vector<std::size_t> kinds;
    int most = 0;
    for (const Option& option : offered) {
        const auto* other = std::get_if<command::Battle>(&option.command);
        if (!other || other->player != battle.player || other->defender != battle.defender ||
            other->system != battle.system)
            continue;
        for (std::size_t kind = 0; kind < kDice; ++kind)
            if (other->dice[kind] > 0) {
                kinds.push_back(kind);
                most = std::max<int>(most, other->dice[kind]);
            }
    }
    battle.dice = {};
    if (kinds.empty()) return;
    for (int dice = chance_.between(1, most); dice > 0; --dice) ++battle.dice[chance_.oneOf(kinds)];
}

}  // namespace reach::simulation
