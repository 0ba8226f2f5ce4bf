#include "engine/arcades/agent.h"
#include "engine/arcades/battle.h"
#include "engine/arcades/bots/bots.h"
#include "engine/arcades/rules.h"
#include "engine/arcades/trophies.h"

#include <algorithm>
#include <numeric>

/// Battle C: the roll, in the order of its steps.
namespace reach::arcades {

RollTotals totalsOf(const RolledFaces& faces, bool byBot) {
    RollTotals totals;
    for (const Die die : kAllDice)
        for (std::size_t face = 0; face < kFaces; ++face) {
            const Face& shown = kDieFaces[static_cast<std::size_t>(die)][face];
            const int times = faces[static_cast<std::size_t>(die)][face];
            totals.keys += times * shown.keys;
            totals.pyramids += times * shown.buildingHits;
            if (byBot && die == Die::Raid) continue;
            totals.selfHits += times * shown.selfHits;
            totals.hits += times * shown.hits;
            totals.intercepted |= times * shown.intercepts > 0;
        }
    return totals;
}

std::optional<Slots> slotsWith(const State& state, Player holder,
                               const FixedVector<Resource, kResourceSlots>& resources) {
    const auto& held = state.of(holder).resources;
    std::array<bool, kResourceSlots> taken{};
    for (const Resource resource : resources) {
        int cheapest = -1;
        for (int slot = 0; slot < static_cast<int>(held.size()) && slot < kResourceSlots; ++slot) {
            const auto at = static_cast<std::size_t>(slot);
            if (held[at] == resource && !taken[at] && (cheapest < 0 || keysAt(slot) < keysAt(cheapest)))
                cheapest = slot;
        }
        if (cheapest < 0) return std::nullopt;
        taken[static_cast<std::size_t>(cheapest)] = true;
    }
    Slots slots;
    for (std::int8_t slot = kResourceSlots; slot-- > 0;)
        if (taken[static_cast<std::size_t>(slot)]) slots.push(slot);
    return slots;
}

int keysFor(const Slots& slots) {
    return std::accumulate(slots.begin(), slots.end(), 0,
                           [](int keys, std::int8_t slot) { return keys + keysAt(slot); });
}

namespace {

bool byBot(const Game& game) {
    return isBot(game.setup, game.state.battle.attacker);
}
RollTotals totals(const Game& game) {
    return totalsOf(game.state.battle.faces, byBot(game));
}

/// Hits on the attacker's ships: flames, and one for each fresh defending ship if there is an intercept.
int suffered(const Game& game) {
    const Battle& battle = game.state.battle;
    const RollTotals roll = totals(game);
    const int hits =
        roll.selfHits + (roll.intercepted ? fresh(game.state, battle.cluster, battle.defender) : 0);
    return std::min(hits, mostHits(game.state.ships(battle.cluster, battle.attacker)));
}
int struck(const Game& game) {
    const Battle& battle = game.state.battle;
    return std::min(totals(game).hits, mostHits(game.state.ships(battle.cluster, battle.defender)));
}

/// True when hits can be assigned in this way: fresh ships damaged, then damaged ones destroyed.
bool canFall(const Ships& there, const Ships& hits) {
    return hits.fresh >= 0 && hits.damaged >= 0 && hits.fresh <= there.fresh &&
           hits.damaged <= there.damaged + hits.fresh;
}
/// All assignments of so many hits.
FixedVector<Ships, 32> waysToFall(const Ships& there, int hits) {
    FixedVector<Ships, 32> ways;
    for (int tipped = 0; tipped <= hits; ++tipped) {
        const Ships way{static_cast<std::int8_t>(tipped), static_cast<std::int8_t>(hits - tipped)};
        if (canFall(there, way)) ways.push(way);
    }
    return ways;
}

void suffer(Draft& d, const Ships& hits) {
    const Battle& battle = d.state().battle;
    d.emit(event::ShipsHit{battle.attacker, battle.cluster, hits, Player::None});
}
void strike(Draft& d, const Ships& hits) {
    const Battle& battle = d.state().battle;
    const Player taker = byBot(d.game()) ? Player::None : battle.attacker;
    d.emit(event::ShipsHit{battle.defender, battle.cluster, hits, taker});
}

void next(Draft& d, BattleStep step) {
    d.emit(event::BattleStepped{step});
}

void stepReroll(Draft& d) {
    const Battle& battle = d.state().battle;
    next(d, BattleStep::Suffer);
    if (d.of(battle.attacker).has(Advance::AdvanceTactics) &&
        battle.dice[static_cast<std::size_t>(Die::Skirmish)] > 0)
        d.ask({.ask = Ask::Reroll, .player = battle.attacker});
}

void stepSuffer(Draft& d) {
    const Battle battle = d.state().battle;
    const int hits = suffered(d.game());
    next(d, BattleStep::Strike);
    if (hits == 0) return;
    const Ships there = d.state().ships(battle.cluster, battle.attacker);
    const auto ways = waysToFall(there, hits);
    if (byBot(d.game()))
        suffer(d, botSuffers(d, hits));
    else if (ways.size() == 1)
        suffer(d, ways[0]);
    else
        d.ask({.ask = Ask::Suffer, .player = battle.attacker, .count = static_cast<std::int8_t>(hits)});
}

void stepStrike(Draft& d) {
    const Battle battle = d.state().battle;
    const int hits = struck(d.game());
    next(d, BattleStep::ReturnTrophies);
    if (hits == 0) return;
    const Ships there = d.state().ships(battle.cluster, battle.defender);
    const auto ways = waysToFall(there, hits);
    if (byBot(d.game())) {
        const Ships way = botStrikes(d, hits);
        strike(d, way);
        botRewarded(d, way.damaged);
    } else if (battle.defender == phantom(d.setup())) {
        strike(d, damagedFirst(there, hits));
    } else if (ways.size() == 1) {
        strike(d, ways[0]);
    } else {
        d.ask({.ask = Ask::Strike, .player = battle.attacker, .count = static_cast<std::int8_t>(hits)});
    }
}

void stepReturnTrophies(Draft& d) {
    next(d, BattleStep::Steal);
    if (const int ships = returnTrophies(d, d.state().battle.attacker); ships > 0)
        d.ask({.ask = Ask::StartCard,
               .player = phantom(d.setup()),
               .count = static_cast<std::int8_t>(ships),
               .start = StartFor::PhantomShips});
}

/// Returns the keys for the cheapest filled slot, or 0 if all slots are empty.
int cheapestKeys(const State& state, Player holder) {
    int cheapest = 0;
    for (std::size_t slot = 0; slot < state.of(holder).resources.size(); ++slot)
        if (cheapest == 0 || keysAt(static_cast<int>(slot)) < cheapest)
            cheapest = keysAt(static_cast<int>(slot));
    return cheapest;
}

bool canSteal(const Game& game, int keys) {
    const Player defender = game.state.battle.defender;
    switch (kindOf(game.setup, defender)) {
        case Seat::Phantom: return false;
        case Seat::Bot:
            return keys >= kKeysFromBot && std::any_of(game.state.supply.begin(), game.state.supply.end(),
                                                       [](int n) { return n > 0; });
        case Seat::Person: break;
    }
    const int cheapest = cheapestKeys(game.state, defender);
    return cheapest > 0 && cheapest <= keys;
}

void stepSteal(Draft& d) {
    const Battle& battle = d.state().battle;
    const int keys = totals(d.game()).keys;
    next(d, BattleStep::DriveAway);
    if (!canSteal(d.game(), keys)) return;
    if (byBot(d.game()))
        botSteals(d, keys);
    else
        d.ask({.ask = Ask::Steal, .player = battle.attacker, .count = static_cast<std::int8_t>(keys)});
}

void stepDriveAway(Draft& d) {
    const Battle& battle = d.state().battle;
    const int pyramids = totals(d.game()).pyramids;
    next(d, BattleStep::Repair);
    if (pyramids == 0 || agentCluster(d.state(), battle.defender) != battle.cluster) return;
    if (byBot(d.game()))
        botDrivesAway(d, pyramids);
    else
        d.ask(
            {.ask = Ask::DriveAway, .player = battle.attacker, .count = static_cast<std::int8_t>(pyramids)});
}

int damagedShips(const State& state, Player player) {
    int ships = 0;
    for (int cluster = 0; cluster < kClusters; ++cluster) ships += state.ships(cluster, player).damaged;
    return ships;
}

/// Research, Repair-bots: repairs two ships anywhere. Asks nothing if all damaged ships can be repaired.
void stepRepair(Draft& d) {
    constexpr int kRepairs = 2;
    const Battle battle = d.state().battle;
    next(d, BattleStep::Over);
    for (const Player player : {battle.defender, battle.attacker}) {
        if (!d.of(player).has(Advance::RepairBots)) continue;
        if (damagedShips(d.state(), player) > kRepairs) {
            d.ask({.ask = Ask::RepairBots, .player = player, .count = kRepairs});
            continue;
        }
        for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
            if (const auto ships = d.state().ships(cluster, player).damaged; ships > 0)
                d.emit(event::ShipsRepaired{player, cluster, ships});
    }
}

}  // namespace

void continueBattle(Draft& d) {
    switch (d.state().battle.step) {
        case BattleStep::Reroll: return stepReroll(d);
        case BattleStep::Suffer: return stepSuffer(d);
        case BattleStep::Strike: return stepStrike(d);
        case BattleStep::ReturnTrophies: return stepReturnTrophies(d);
        case BattleStep::Steal: return stepSteal(d);
        case BattleStep::DriveAway: return stepDriveAway(d);
        case BattleStep::Repair: return stepRepair(d);
        case BattleStep::None:
        case BattleStep::Roll:
        case BattleStep::Over: break;
    }
}

namespace rules {
namespace {

bool isAsked(const State& state, Ask ask, Player player) {
    return !state.pending.empty() && state.pending.back().ask == ask && state.pending.back().player == player;
}

int diceIn(const RolledFaces& faces, Die die) {
    const auto& shown = faces[static_cast<std::size_t>(die)];
    if (std::any_of(shown.begin(), shown.end(), [](int count) { return count < 0; })) return -1;
    return std::accumulate(shown.begin(), shown.end(), 0);
}

void checkHits(const Game& game, Ask ask, Player player, Player hit, const Ships& hits, Verdict& v) {
    const State& state = game.state;
    if (!isAsked(state, ask, player)) return v.refuse(Rule::NotAsked);
    v.refuseUnless(
        canFall(state.ships(state.battle.cluster, hit), hits) && hits.total() == state.pending.back().count,
        Rule::HitsMatchRoll);
}

}  // namespace

void check(const Game& game, const command::Roll& c, Verdict& v) {
    const State& state = game.state;
    const Ask ask = state.pending.back().ask;
    if (ask != Ask::Roll && ask != Ask::Reroll) return v.refuse(Rule::NotAsked);
    for (const Die die : kAllDice) {
        const bool rolled = ask == Ask::Roll || die == Die::Skirmish;
        const int dice = rolled ? state.battle.dice[static_cast<std::size_t>(die)] : 0;
        v.refuseUnless(diceIn(c.faces, die) == dice, Rule::RollMatchesDice);
    }
}
void perform(Draft& d, const command::Roll& c) {
    const bool again = d.state().pending.back().ask == Ask::Reroll;
    d.answered();
    d.emit(event::DiceRolled{c.faces, again});
    if (!again) d.emit(event::BattleStepped{BattleStep::Reroll});
}

void check(const Game& game, const command::Keep& c, Verdict& v) {
    v.refuseUnless(isAsked(game.state, Ask::Reroll, c.player), Rule::NotAsked);
}
void perform(Draft& d, const command::Keep&) {
    d.answered();
}

void check(const Game& game, const command::Suffer& c, Verdict& v) {
    checkHits(game, Ask::Suffer, c.player, c.player, c.hits, v);
}
void perform(Draft& d, const command::Suffer& c) {
    d.answered();
    suffer(d, c.hits);
}

void check(const Game& game, const command::Strike& c, Verdict& v) {
    checkHits(game, Ask::Strike, c.player, game.state.battle.defender, c.hits, v);
}
void perform(Draft& d, const command::Strike& c) {
    d.answered();
    strike(d, c.hits);
}

void check(const Game& game, const command::Steal& c, Verdict& v) {
    const State& state = game.state;
    if (!isAsked(state, Ask::Steal, c.player)) return v.refuse(Rule::NotAsked);
    for (const Resource resource : c.resources)
        if (index(resource) >= kResources) return v.refuse(Rule::NumberOutOfRange);
    const int keys = state.pending.back().count;
    if (isBot(game.setup, state.battle.defender)) {
        for (const Resource resource : kAllResources)
            v.refuseUnless(std::count(c.resources.begin(), c.resources.end(), resource) <=
                               state.supply[static_cast<std::size_t>(index(resource))],
                           Rule::TokenNotInSupply);
        return v.breaksUnless(static_cast<int>(c.resources.size()) * kKeysFromBot <= keys, Rule::KeysPay);
    }
    const auto slots = slotsWith(state, state.battle.defender, c.resources);
    if (!slots) return v.refuse(Rule::TokenNotHeld);
    v.breaksUnless(keysFor(*slots) <= keys, Rule::KeysPay);
}
void perform(Draft& d, const command::Steal& c) {
    const Player defender = d.state().battle.defender;
    d.answered();
    if (isBot(d.setup(), defender)) {
        for (const Resource resource : c.resources) d.emit(event::ResourceGained{c.player, resource});
        return;
    }
    const Slots slots = slotsWith(d.state(), defender, c.resources).value_or(Slots{});
    for (const auto slot : slots) d.emit(event::ResourceStolen{defender, c.player, slot});
}

void check(const Game& game, const command::DriveAway& c, Verdict& v) {
    const State& state = game.state;
    if (!isAsked(state, Ask::DriveAway, c.player)) return v.refuse(Rule::NotAsked);
    if (!isPlanet(c.to)) return v.refuse(Rule::NumberOutOfRange);
    v.breaksUnless(
        stepsBetween(state.battle.cluster, clusterOf(c.to), c.counter) == state.pending.back().count,
        Rule::DriveOnePerPyramid);
}
void perform(Draft& d, const command::DriveAway& c) {
    d.answered();
    d.emit(event::AgentMoved{d.state().battle.defender, c.to});
}

namespace {

void offerHits(Offers& offers, const Pending& asked) {
    const Battle& battle = offers.state().battle;
    const bool own = asked.ask == Ask::Suffer;
    const Ships there = offers.state().ships(battle.cluster, own ? battle.attacker : battle.defender);
    for (const Ships way : waysToFall(there, asked.count)) {
        if (own)
            offers.add(command::Suffer{asked.player, way});
        else
            offers.add(command::Strike{asked.player, way});
    }
}

}  // namespace

/// Lists for the keys: each single resource, each pair, and nothing.
void offerAnswers(Offers& offers, const Pending& asked) {
    switch (asked.ask) {
        case Ask::Reroll: offers.add(command::Keep{asked.player}); break;
        case Ask::Suffer:
        case Ask::Strike: offerHits(offers, asked); break;
        case Ask::Steal:
            offers.add(command::Steal{asked.player, {}});
            for (const Resource one : kAllResources) {
                offers.add(command::Steal{asked.player, {one}});
                for (const Resource two : kAllResources)
                    if (one <= two) offers.add(command::Steal{asked.player, {one, two}});
            }
            break;
        case Ask::DriveAway:
            for (const bool counter : {false, true})
                for (int planet = 0; planet < kPlanetsOfCluster; ++planet) {
                    const int steps = counter ? -asked.count : asked.count;
                    offers.add(command::DriveAway{
                        asked.player, counter,
                        planetAt(clockwise(offers.state().battle.cluster, steps), planet)});
                }
            break;
        default: break;
    }
}

}  // namespace rules
}  // namespace reach::arcades
