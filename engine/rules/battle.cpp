#include "engine/rules/battle.h"

#include "engine/rules/handlers.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>

/// Collecting and rolling the dice (Base p.14). hits.cpp and raid.cpp go on from there.
namespace reach {

RollTotals totalsOf(const RolledFaces& faces) {
    RollTotals sum;
    for (int die = 0; die < kDice; ++die)
        for (int face = 0; face < kFaces; ++face) {
            const int times = faces[die][face];
            const Face& shown = kDieFaces[die][face];
            sum.selfHits += times * shown.selfHits;
            sum.intercepts += times * shown.intercepts;
            sum.hits += times * shown.hits;
            sum.buildingHits += times * shown.buildingHits;
            sum.keys += times * shown.keys;
        }
    return sum;
}

int diceLimit(const Game& game, Player attacker, SystemId system) {
    int limit = game.state.at(system).ships[index(attacker)].total();
    forEachCard(game.state.of(attacker), [&](CardId, const Card& card) {
        if (isGate(system)) limit += card.modifiers.gateBattleDice;
    });
    return limit;
}

bool raidDiceAllowed(const Game& game, Player defender, SystemId system) {
    const State& state = game.state;
    for (const Building& building : state.at(system).buildings)
        if (building.owner == defender) return true;
    return buildingsOnMap(state, defender, BuildingType::City) == 0 &&
           buildingsOnMap(state, defender, BuildingType::Starport) == 0 &&
           state.of(defender).citiesElsewhere == 0;
}

namespace {

int rerollLimit(const State& state) {
    bool may = false;
    forEachCard(state.of(state.battle.attacker),
                [&](CardId, const Card& card) { may |= card.modifiers.rerollsSkirmish; });
    if (!may) return 0;
    return std::min<int>(state.battle.dice[index(Die::Skirmish)],
                         icons(state, state.battle.attacker, Resource::Weapon));
}

/// Skirmish faces come in two looks; counts are kept on the first face of each.
constexpr int kSkirmishBlank = 0;
constexpr int kSkirmishHit = 3;

int skirmishShowing(const RolledFaces& faces, bool hit) {
    int count = 0;
    for (int face = 0; face < kFaces; ++face)
        if ((kDieFaces[index(Die::Skirmish)][face].hits > 0) == hit)
            count += faces[index(Die::Skirmish)][face];
    return count;
}

/// What the dice ask for, in the printed order; the questions stack up, so the first goes on last.
void askHits(Draft& d) {
    const BattleState battle = d.state().battle;
    const RollTotals sum = totalsOf(battle.faces);
    d.emit(event::KeysGained{static_cast<std::int8_t>(sum.keys)});
    d.ask({.ask = Ask::Aftermath, .player = battle.attacker, .rival = battle.defender});
    const HitsToDeal deal = hitsToDeal(d.state());
    if (deal.onShips + deal.onBuildings > 0)
        d.ask({.ask = Ask::Strike, .player = battle.attacker, .rival = battle.defender});
    const int taken =
        std::min(hitsOnAttacker(d.state()), 2 * battle.attackers.fresh + battle.attackers.damaged);
    if (taken > 0)
        d.ask({.ask = Ask::Suffer,
               .player = battle.attacker,
               .rival = battle.defender,
               .count = static_cast<std::int8_t>(taken)});
}

}  // namespace

namespace rules {

void check(const Game& game, const command::Battle& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state) || !state.at(c.system).known) return v.refuse(Rule::MapNotTracked);
    if (c.defender == c.player) return v.refuse(Rule::BattleNeedsDefender);
    if (state.at(c.system).ships[index(c.player)].total() == 0) return v.refuse(Rule::BattleNeedsShips);
    if (!hasPieces(state, c.system, c.defender)) return v.refuse(Rule::BattleNeedsDefender);
    int total = 0;
    for (const auto count : c.dice) {
        if (count < 0 || count > kDiceOfAKind) return v.refuse(Rule::DicePerKind);
        total += count;
    }
    findPayment(game, c.player, Action::Battle, v);
    if (total > diceLimit(game, c.player, c.system)) v.breaks(Rule::DiceLimit);
    if (c.dice[index(Die::Raid)] > 0 && !raidDiceAllowed(game, c.defender, c.system))
        v.breaks(Rule::RaidDiceLimit);
}

void perform(Draft& d, const command::Battle& c) {
    pay(d, c.player, Action::Battle);
    d.emit(event::BattleStarted{c.player, c.defender, c.system, c.dice});
    if (c.dice == DiceCount{})
        d.emit(event::BattleEnded{});
    else
        d.ask({.ask = Ask::Roll, .player = c.player, .rival = c.defender});
}

void check(const Game& game, const command::Roll& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Roll)
        return v.refuse(Rule::NothingAsked);
    for (int die = 0; die < kDice; ++die) {
        int shown = 0;
        for (const auto count : c.faces[die]) {
            if (count < 0) return v.refuse(Rule::RollMatchesDice);
            shown += count;
        }
        if (shown != game.state.battle.dice[die]) return v.refuse(Rule::RollMatchesDice);
    }
}

void perform(Draft& d, const command::Roll& c) {
    d.answered();
    d.emit(event::DiceRolled{c.faces});
    if (const int rerolls = rerollLimit(d.state()); rerolls > 0)
        d.ask({.ask = Ask::Reroll,
               .player = d.state().battle.attacker,
               .count = static_cast<std::int8_t>(rerolls)});
    else
        askHits(d);
}

void check(const Game& game, const command::Reroll& c, Verdict& v) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Reroll)
        return v.refuse(Rule::NothingAsked);
    const int again = c.hits + c.blanks;
    if (c.hits < 0 || c.blanks < 0 || again > game.state.battle.dice[index(Die::Skirmish)])
        return v.refuse(Rule::RollMatchesDice);
    if (again > game.state.pending.back().count) v.breaks(Rule::RerollLimit);
}

void perform(Draft& d, const command::Reroll& c) {
    d.answered();
    RolledFaces faces = d.state().battle.faces;
    const int blanks = skirmishShowing(faces, false);
    const int hits = skirmishShowing(faces, true);
    const int again = c.hits + c.blanks;
    const int blanksAgain = std::min(again, blanks);
    faces[index(Die::Skirmish)] = {};
    faces[index(Die::Skirmish)][kSkirmishBlank] = static_cast<std::int8_t>(blanks - blanksAgain + c.blanks);
    faces[index(Die::Skirmish)][kSkirmishHit] =
        static_cast<std::int8_t>(hits - (again - blanksAgain) + c.hits);
    if (again > 0) d.emit(event::DiceRolled{faces});
    askHits(d);
}

}  // namespace rules
}  // namespace reach
