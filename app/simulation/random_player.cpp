#include "app/simulation/random_player.h"

#include "engine/cards/catalogue.h"
#include "engine/map/setup_cards.h"
#include "engine/record/record.h"

#include <algorithm>
#include <numeric>

namespace reach::simulation {
namespace {

constexpr int kBlanksOfSkirmish = 3;  ///< of its six faces

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

Setup RandomPlayer::setup(int players) {
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
    return setup;
}

std::optional<Command> RandomPlayer::next(const Game& game) {
    return next(game, options(game));
}

std::optional<Command> RandomPlayer::next(const Game& game, const std::vector<Option>& offered) {
    const Prompt now = prompt(game);
    if (now.kind == Prompt::Kind::Pending)
        if (auto command = answer(game, now.pending)) return command;
    if (offered.empty()) return std::nullopt;
    Command command = chance_.oneOf(offered).command;
    if (auto* move = std::get_if<command::Move>(&command)) narrow(*move);
    if (auto* battle = std::get_if<command::Battle>(&command)) mixDice(*battle, offered);
    return command;
}

std::optional<Command> RandomPlayer::answer(const Game& game, const Pending& asked) {
    switch (asked.ask) {
        case Ask::Roll: return roll(game.state.battle);
        case Ask::Reroll: return reroll(game.state.battle, asked.count);
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

Command RandomPlayer::reroll(const BattleState& battle, int most) {
    const int dice = std::min<int>(most, battle.dice[static_cast<std::size_t>(Die::Skirmish)]);
    command::Reroll reroll;
    for (int again = chance_.between(0, dice); again > 0; --again)
        ++(chance_.below(kFaces) < kBlanksOfSkirmish ? reroll.blanks : reroll.hits);
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
    for (int dice = chance_.between(1, most); dice > 0; --dice) ++battle.dice[chance_.oneOf(kinds)];
}

}  // namespace reach::simulation
