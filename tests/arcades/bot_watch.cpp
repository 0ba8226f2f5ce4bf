#include "bot_watch.h"

#include "referee.h"

#include "engine/arcades/names.h"
#include "engine/arcades/record/record.h"
#include "engine/core/dice.h"
#include "engine/core/names.h"

#include <algorithm>

namespace reach::arcades::tests {
namespace {

constexpr int kSlotKeys[] = {3, 1, 1, 2, 1, 3};

int clusterOfAgent(const State& state, Player player) {
    return static_cast<int>(state.of(player).agent) / 4;
}

/// Ship by ship: "damaging its own, but one stays fresh as long as possible"; who began first gives up the
/// superfluous ones before.
Ships fallOnOwn(int fresh, int damaged, int hits, int others, bool wasFirst) {
    Ships fall{};
    const auto damage = [&] { --fresh, ++damaged, ++fall.fresh; };
    const auto destroy = [&] { --damaged, ++fall.damaged; };
    for (; hits > 0 && fresh + damaged > 0; --hits) {
        const bool first = wasFirst && fresh > others;
        if (first && fresh - others > 1)
            damage();
        else if (first && damaged > 0)
            destroy();
        else if (fresh > 1)
            damage();
        else if (damaged > 0)
            destroy();
        else
            damage();
    }
    return fall;
}

/// As many as can be are destroyed.
Ships fallOnRival(int fresh, int damaged, int hits) {
    const int now = std::min(hits, damaged);
    const int left = std::min(hits - now, 2 * fresh);
    return {static_cast<std::int8_t>((left + 1) / 2), static_cast<std::int8_t>(now + left / 2)};
}

std::string said(const Ships& ships) {
    return std::to_string(ships.fresh) + " damaged, " + std::to_string(ships.damaged) + " destroyed";
}

}  // namespace

bool BotWatch::isRobot(Player player) const {
    return (setup_.mode == Mode::Solo || setup_.mode == Mode::Hard) && player != setup_.seats[0];
}

std::string BotWatch::take(const Game& before, const Command& command, const std::vector<Event>& events) {
    if (const auto* act = std::get_if<command::Act>(&command))
        if (auto fault = step(before, act->player, events); !fault.empty()) return fault;
    State state = before.state;
    for (const Event& event : events) {
        if (auto fault = look(state, event); !fault.empty()) return fault;
        evolve(state, event);
    }
    if (suffers_ || strikes_ || stolen_ > 0 || driven_ > 0) return "not all of the roll was resolved";
    return {};
}

std::string BotWatch::step(const Game& before, Player bot, const std::vector<Event>& events) {
    ++steps_;
    const auto acted = std::find_if(events.begin(), events.end(), [](const Event& event) {
        const auto* what = std::get_if<event::BotActed>(&event);
        return what && what->step.reason != BotReason::AgentJoinsBattle;
    });
    if (acted == events.end()) return "nothing is told";
    const std::string wanted = expectedStep(before, bot);
    const std::string done = told(std::get<event::BotActed>(*acted).step);
    if (done != wanted) return done + ", not " + wanted;
    const Stage stage = before.state.turn.stage;
    if (stage == Stage::Card) {
        if (course_.actions > 0 || course_.agent) return "a turn is not over";
        ++turns_;
        const int number = numberOf(std::get<event::BotActed>(*acted).step.card);
        course_ = {bot, isRobot(bot) ? number >= 4 ? 2 : 1 : 0, isRobot(bot)};
        return {};
    }
    if (bot != course_.bot) return "it is another's turn";
    if (stage == Stage::Agent) {
        if (course_.actions > 0 || !course_.agent) return "its agent does not move yet";
        course_.agent = false;
        return {};
    }
    if (course_.actions == 0) return "it has no action left";
    const char number = done[0];
    course_.actions = number == '1' || number == '2' || number == '7' ? 0 : course_.actions - 1;
    course_.agent = number != '7';
    return {};
}

std::string BotWatch::look(const State& state, const Event& event) {
    if (const auto* began = std::get_if<event::BattleBegan>(&event)) {
        if (isRobot(began->battle.attacker)) return lookAtDice(state, began->battle);
    } else if (const auto* rolled = std::get_if<event::DiceRolled>(&event)) {
        const Battle& battle = state.battle;
        if (!isRobot(battle.attacker)) return {};
        ++battles_;
        int flames = 0, hits = 0, keys = 0, pyramids = 0;
        bool intercepted = false;
        for (std::size_t die = 0; die < kDice; ++die)
            for (std::size_t face = 0; face < kFaces; ++face)
                for (int times = rolled->faces[die][face]; times > 0; --times) {
                    const Face& shown = kDieFaces[die][face];
                    if (die == static_cast<std::size_t>(Die::Raid)) {
                        keys += shown.keys;
                        pyramids += shown.buildingHits;
                    } else {
                        flames += shown.selfHits;
                        hits += shown.hits;
                        intercepted = intercepted || shown.intercepts > 0;
                    }
                }
        const Ships own = state.ships(battle.cluster, battle.attacker);
        const Ships rival = state.ships(battle.cluster, battle.defender);
        int others = 0;
        for (const Player player : setup_.seats)
            if (player != battle.attacker)
                others = std::max<int>(others, state.ships(battle.cluster, player).fresh);
        flames += intercepted ? rival.fresh : 0;
        if (flames > 0) suffers_ = fallOnOwn(own.fresh, own.damaged, flames, others, battle.wasFirst);
        if (hits > 0) strikes_ = fallOnRival(rival.fresh, rival.damaged, hits);
        destroyed_ = 0;
        if (!isRobot(battle.defender)) {
            int slots = 0;
            for (std::size_t slot = 0; slot < state.of(battle.defender).resources.size(); ++slot)
                slots += kSlotKeys[slot] == 1 ? 1 : 0;
            stolen_ = std::min(keys, slots);
        } else {
            stolen_ = keys / 2;
        }
        driven_ = clusterOfAgent(state, battle.defender) == battle.cluster ? pyramids : 0;
    } else if (const auto* hit = std::get_if<event::ShipsHit>(&event)) {
        if (isRobot(state.battle.attacker)) return lookAtHits(state, *hit);
    } else if (const auto* power = std::get_if<event::PowerChanged>(&event)) {
        if (power->why == event::Why::BotDestroyed && power->by != destroyed_ / 2)
            return "Power for destroyed ships";
        // In a battle: in place of what it steals.
        if (power->why == event::Why::BotResource && state.battle.step == BattleStep::DriveAway) {
            if (power->by != stolen_) return "Power for what is stolen";
            stolen_ = 0;
        }
    } else if (const auto* stolen = std::get_if<event::ResourceStolen>(&event)) {
        if (!isRobot(state.battle.attacker)) return {};
        // The right-most of those behind one key.
        for (int slot = static_cast<int>(state.of(stolen->from).resources.size()) - 1; slot > stolen->slot;
             --slot)
            if (kSlotKeys[slot] == 1) return "a resource further right is to be stolen";
        if (kSlotKeys[stolen->slot] != 1) return "a resource behind more than one key";
    } else if (const auto* moved = std::get_if<event::AgentMoved>(&event)) {
        if (!isRobot(state.battle.attacker) || moved->player != state.battle.defender || driven_ == 0)
            return {};
        if (static_cast<int>(moved->to) / 4 != (state.battle.cluster + driven_) % kClusters)
            return "the agent is driven elsewhere";
        driven_ = 0;
    }
    return {};
}

std::string BotWatch::lookAtDice(const State& state, const Battle& battle) const {
    if (clusterOfAgent(state, battle.attacker) != battle.cluster) return "its agent is not in the battle";
    const Ships own = state.ships(battle.cluster, battle.attacker);
    bool target = clusterOfAgent(state, battle.defender) == battle.cluster;
    for (const PlanetState& planet : state.at(battle.cluster).planets)
        target = target || planet.city == battle.defender;
    DiceCount dice{};
    const int ships = std::min(5, own.fresh + own.damaged);
    for (int ship = 1; ship <= ships; ++ship)
        ++dice[static_cast<std::size_t>(ship == ships && target ? Die::Raid
                                        : ship % 2 == 1         ? Die::Skirmish
                                                                : Die::Assault)];
    if (dice != battle.dice) return "other dice are collected";
    bool first = own.fresh > 0;
    for (const Player player : setup_.seats)
        if (player != battle.attacker) first = first && state.ships(battle.cluster, player).fresh < own.fresh;
    return first == battle.wasFirst ? "" : "whether it was first";
}

std::string BotWatch::lookAtHits(const State& state, const event::ShipsHit& hits) {
    auto& wanted = hits.player == state.battle.attacker ? suffers_ : strikes_;
    if (!wanted || !(*wanted == hits.hits) || hits.taker != Player::None)
        return "hits on " + std::string(reach::nameOf(hits.player)) + ": " + said(hits.hits) + ", not " +
               (wanted ? said(*wanted) : "any");
    if (hits.player == state.battle.defender) destroyed_ = hits.hits.damaged;
    wanted.reset();
    return {};
}

}  // namespace reach::arcades::tests
