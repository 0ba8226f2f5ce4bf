#include "engine/arcades/bots/bots.h"
#include "engine/arcades/influence.h"
#include "engine/map/board.h"

/// Solo Mode, A3 and Moving a bot's agent to a cluster.
namespace reach::arcades {
namespace {

Counts withInfluence(Counts counts, Player bot, int influence) {
    counts[static_cast<std::size_t>(index(bot))] = static_cast<std::int8_t>(influence);
    return counts;
}

/// True when the agent's influence in its cluster decides the first place.
bool losesFirst(const Game& game, int cluster, Player bot) {
    const Counts counts = influences(game, cluster);
    if (standing(counts, bot) != Standing::First) return false;
    const int agent = game.state.of(bot).has(Advance::SuperiorIntellect) ? 3 : 2;
    return standing(withInfluence(counts, bot, influence(game.state, cluster, bot) - agent), bot) !=
           Standing::First;
}

}  // namespace

BotStep chooseAgentMove(const Game& game, Player bot) {
    const State& state = game.state;
    const int here = agentCluster(state, bot);
    BotStep step{
        .bot = bot, .reason = BotReason::AgentStaysForNothing, .cluster = static_cast<std::int8_t>(here)};
    if (state.turn.attacked) {
        step.reason = BotReason::AgentStaysAfterBattle;
        return step;
    }
    if (losesFirst(game, here, bot)) {
        step.reason = BotReason::AgentStaysToKeepFirst;
        return step;
    }
    const int start = startCluster(state, bot);
    for (int i = 0; i < kClusters; ++i) {
        const int cluster = clockwise(start, i);
        const Counts counts = influences(game, cluster);
        const Standing before = standing(counts, bot);
        const Standing after =
            standing(withInfluence(counts, bot, influenceWithAgent(state, cluster, bot)), bot);
        if (cluster == here || before == Standing::First || after != Standing::First) continue;
        return {.bot = bot,
                .reason = BotReason::AgentMovesForFirst,
                .cluster = static_cast<std::int8_t>(cluster),
                .before = before,
                .after = after,
                .planet = agentPlanet(state, cluster)};
    }
    return step;
}

SystemId agentPlanet(const State& state, int cluster) {
    for (int planet = 0; planet < kPlanetsOfCluster; ++planet)
        if (state.planet(planetAt(cluster, planet)).token) return planetAt(cluster, planet);
    return planetAt(cluster, 0);
}

void moveBotAgent(Draft& d, Player bot, int cluster) {
    const SystemId planet = agentPlanet(d.state(), cluster);
    d.emit(event::AgentMoved{bot, planet});
    if (!d.state().planet(planet).token) return;
    d.emit(event::TokenTaken{Player::None, planet});
    d.power(bot, 1, event::Why::BotResource);
}

}  // namespace reach::arcades
