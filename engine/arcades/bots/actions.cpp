#include "engine/arcades/bots/bots.h"
#include "engine/arcades/influence.h"

#include <algorithm>
#include <optional>

/// Solo Mode, A2: a list of actions, each tried in all clusters before the next one.
namespace reach::arcades {
namespace {

constexpr int kMostPlaced = 3;

Standing standingWith(Counts counts, Player bot, int more) {
    auto& own = counts[static_cast<std::size_t>(index(bot))];
    own = static_cast<std::int8_t>(own + more);
    return standing(counts, bot);
}

/// One cluster as a bot looks at it.
struct Look {
    const Game& game;
    Player bot;
    int cluster;
    Counts counts = freshShips(game, cluster);
    Standing now = standing(counts, bot);

    BotStep step(BotReason reason) const {
        return {.bot = bot, .reason = reason, .cluster = static_cast<std::int8_t>(cluster), .before = now};
    }
    const Ships& own() const { return game.state.ships(cluster, bot); }
};

using Try = std::optional<BotStep> (*)(const Look&);

std::optional<BotStep> place(const Look& look, BotReason reason) {
    const int ships = std::min<int>(kMostPlaced, look.game.state.of(look.bot).shipSupply);
    if (look.now == Standing::First || ships == 0) return std::nullopt;
    BotStep step = look.step(reason);
    step.ships = static_cast<std::int8_t>(ships);
    step.after = standingWith(look.counts, look.bot, ships);
    return step;
}
/// 1. Places ships to be first.
std::optional<BotStep> placeForFirst(const Look& look) {
    const auto step = place(look, BotReason::PlacesForFirst);
    return step && step->after == Standing::First ? step : std::nullopt;
}
/// 2. Places ships to be tied for first or second, if it was not before.
std::optional<BotStep> placeForTie(const Look& look) {
    const auto step = place(look, BotReason::PlacesForTieOrSecond);
    const bool gains = step && step->after > look.now && step->after != Standing::First;
    return gains ? step : std::nullopt;
}

/// 3. Moves in all superfluous ships of the neighbours, if they make it first or tied for first.
std::optional<BotStep> moveIn(const Look& look) {
    if (look.now == Standing::First) return std::nullopt;
    const int left = superfluous(look.game, clockwise(look.cluster, -1), look.bot);
    const int right = superfluous(look.game, clockwise(look.cluster), look.bot);
    if (left + right == 0) return std::nullopt;
    BotStep step = look.step(BotReason::MovesShipsIn);
    step.ships = static_cast<std::int8_t>(left + right);
    step.fromLeft = static_cast<std::int8_t>(left);
    step.after = standingWith(look.counts, look.bot, left + right);
    if (step.after <= look.now || step.after < Standing::TiedFirst) return std::nullopt;
    return step;
}

std::optional<BotStep> battle(const Look& look, BotReason reason) {
    BotStep step = look.step(reason);
    step.rival = chooseDefender(look.game, look.cluster, look.bot);
    if (step.rival == Player::None || look.own().total() == 0) return std::nullopt;
    step.advantage =
        static_cast<std::int8_t>(fresh(look.game.state, look.cluster, step.rival) - look.own().fresh);
    return step;
}
/// 4. Battles the leader, with at least as many ships, fresh or not, as the leader is ahead.
std::optional<BotStep> battleForFirst(const Look& look) {
    if (look.now == Standing::First) return std::nullopt;
    const auto step = battle(look, BotReason::BattlesForFirst);
    return step && look.own().total() >= step->advantage ? step : std::nullopt;
}
/// 5. Battles as the first among others.
std::optional<BotStep> battleAsFirst(const Look& look) {
    return look.now == Standing::First ? battle(look, BotReason::BattlesAsFirst) : std::nullopt;
}

/// 6. Repairs all damaged ships of a cluster.
std::optional<BotStep> repair(const Look& look) {
    if (look.own().damaged == 0) return std::nullopt;
    BotStep step = look.step(BotReason::RepairsAll);
    step.ships = look.own().damaged;
    return step;
}

/// The first of these that applies, each in all clusters clockwise from the start.
template <std::size_t N>
std::optional<BotStep> firstOf(const Game& game, Player bot, const Try (&tries)[N]) {
    const int start = startCluster(game.state, bot);
    for (const Try attempt : tries)
        for (int i = 0; i < kClusters; ++i)
            if (const auto step = attempt({game, bot, clockwise(start, i)})) return step;
    return std::nullopt;
}

}  // namespace

int superfluous(const Game& game, int cluster, Player bot) {
    const Counts counts = freshShips(game, cluster);
    if (standing(counts, bot) != Standing::First) return 0;
    return fresh(game.state, cluster, bot) - mostOfOthers(counts, bot) - 1;
}

BotStep choosePlacing(const Game& game, Player bot) {
    static constexpr Try kPlacing[]{placeForFirst, placeForTie};
    return firstOf(game, bot, kPlacing).value_or(BotStep{});
}

BotStep chooseMainAction(const Game& game, Player bot) {
    static constexpr Try kActions[]{moveIn, battleForFirst, battleAsFirst, repair};
    return firstOf(game, bot, kActions).value_or(BotStep{.bot = bot, .reason = BotReason::CannotAct});
}

void takeAction(Draft& d, const BotStep& step) {
    d.emit(event::BotActed{step});
    switch (step.reason) {
        case BotReason::PlacesForFirst:
        case BotReason::PlacesForTieOrSecond:
            return d.emit(event::ShipsPlaced{step.bot, step.cluster, step.ships});
        case BotReason::MovesShipsIn: {
            const auto fromRight = static_cast<std::int8_t>(step.ships - step.fromLeft);
            const auto move = [&](int from, std::int8_t ships) {
                if (ships > 0)
                    d.emit(event::ShipsMoved{
                        step.bot, static_cast<std::int8_t>(from), step.cluster, {ships, 0}});
            };
            move(clockwise(step.cluster, -1), step.fromLeft);
            move(clockwise(step.cluster), fromRight);
            return;
        }
        case BotReason::BattlesForFirst:
        case BotReason::BattlesAsFirst: return beginBotBattle(d, step);
        case BotReason::RepairsAll: return d.emit(event::ShipsRepaired{step.bot, step.cluster, step.ships});
        case BotReason::CannotAct:
            d.power(step.bot, 1, event::Why::BotIdle);
            return d.emit(event::StageReached{Stage::Over});
        default: return;
    }
}

}  // namespace reach::arcades
