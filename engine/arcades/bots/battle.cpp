#include "engine/arcades/battle.h"

#include "engine/arcades/bots/bots.h"
#include "engine/arcades/influence.h"

#include <algorithm>

/// Bot Battle: the decisions of a bot in place of a person's choices.
namespace reach::arcades {
namespace {

constexpr int kShipsAPower = 2;

BotStep stepOf(const Game& game, BotReason reason) {
    const Battle& battle = game.state.battle;
    return {.bot = battle.attacker, .reason = reason, .cluster = battle.cluster, .rival = battle.defender};
}

}  // namespace

/// Among equals the next player clockwise.
Player chooseDefender(const Game& game, int cluster, Player bot) {
    Player best = Player::None;
    for (int places = 1; places < static_cast<int>(game.setup.seats.size()); ++places) {
        const Player rival = clockwiseOf(game.setup, bot, places);
        if (game.state.ships(cluster, rival).total() == 0) continue;
        if (best == Player::None || fresh(game.state, cluster, rival) > fresh(game.state, cluster, best))
            best = rival;
    }
    return best;
}

DiceCount chooseDice(const State& state, int cluster, Player bot, Player defender) {
    const int count = std::min(kMostDice, state.ships(cluster, bot).total());
    DiceCount dice{};
    for (int die = 0; die < count; ++die) {
        const bool raid = die == count - 1 && hasRaidTarget(state, cluster, defender);
        const Die kind = raid ? Die::Raid : die % 2 == 0 ? Die::Skirmish : Die::Assault;
        ++dice[static_cast<std::size_t>(kind)];
    }
    return dice;
}

void beginBotBattle(Draft& d, const BotStep& step) {
    if (agentCluster(d.state(), step.bot) != step.cluster) {
        d.emit(event::BotActed{{.bot = step.bot,
                                .reason = BotReason::AgentJoinsBattle,
                                .cluster = step.cluster,
                                .planet = agentPlanet(d.state(), step.cluster)}});
        moveBotAgent(d, step.bot, step.cluster);
    }
    BotStep chooses = step;
    chooses.reason = BotReason::ChoosesDefender;
    d.emit(event::BotActed{chooses});
    beginBattle(d, step.bot, step.rival, step.cluster,
                chooseDice(d.state(), step.cluster, step.bot, step.rival));
}

Ships botSuffers(Draft& d, int hits) {
    const Battle& battle = d.state().battle;
    const int others = mostOfOthers(freshShips(d.game(), battle.cluster), battle.attacker);
    BotStep step = stepOf(d.game(), BotReason::TakesHits);
    step.hits = keepingFresh(d.state().ships(battle.cluster, battle.attacker), hits, others, battle.wasFirst);
    d.emit(event::BotActed{step});
    return step.hits;
}

Ships botStrikes(Draft& d, int hits) {
    const Battle& battle = d.state().battle;
    BotStep step = stepOf(d.game(), BotReason::DealsHits);
    step.hits = damagedFirst(d.state().ships(battle.cluster, battle.defender), hits);
    d.emit(event::BotActed{step});
    return step.hits;
}

void botRewarded(Draft& d, int destroyed) {
    d.power(d.state().battle.attacker, destroyed / kShipsAPower, event::Why::BotDestroyed);
}

/// Takes for each key the right-most resource that costs one key. From another bot it takes one resource for
/// two keys.
void botSteals(Draft& d, int keys) {
    const Battle battle = d.state().battle;
    BotStep step = stepOf(d.game(), BotReason::UsesKeys);
    if (isBot(d.setup(), battle.defender)) {
        step.ships = static_cast<std::int8_t>(keys / kKeysFromBot);
        d.emit(event::BotActed{step});
        return d.power(battle.attacker, step.ships, event::Why::BotResource);
    }
    Slots slots;
    for (int slot = std::min<int>(static_cast<int>(d.of(battle.defender).resources.size()), kResourceSlots);
         slot-- > 0;)
        if (keysAt(slot) == 1 && static_cast<int>(slots.size()) < keys)
            slots.push(static_cast<std::int8_t>(slot));
    if (slots.empty()) return;
    step.ships = static_cast<std::int8_t>(slots.size());
    d.emit(event::BotActed{step});
    for (const auto slot : slots) d.emit(event::ResourceStolen{battle.defender, Player::None, slot});
    d.power(battle.attacker, step.ships, event::Why::BotResource);
}

/// Moves the agent clockwise to the left-most planet. Nothing is collected.
void botDrivesAway(Draft& d, int pyramids) {
    BotStep step = stepOf(d.game(), BotReason::DrivesAgentAway);
    step.planet = planetAt(clockwise(step.cluster, pyramids), 0);
    d.emit(event::BotActed{step});
    d.emit(event::AgentMoved{step.rival, step.planet});
}

}  // namespace reach::arcades
