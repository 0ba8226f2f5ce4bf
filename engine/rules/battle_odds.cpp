#include "engine/rules/battle_odds.h"

#include "engine/contract/empire.h"
#include "engine/contract/flagship.h"
#include "engine/core/fate_tokens.h"
#include "engine/rules/battle.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

odds::Pool poolOf(const DiceCount& dice) {
    const auto most = [](int count) { return std::clamp(count, 0, kDiceOfAKind); };
    return {most(dice[index(Die::Assault)]), most(dice[index(Die::Skirmish)]), most(dice[index(Die::Raid)])};
}

bool defendsBuilding(const State& state, Player defender, SystemId system) {
    return std::ranges::any_of(state.at(system).buildings,
                               [&](const Building& building) { return building.owner == defender; });
}

odds::Ships together(const Ships& own, const Ships& fleet) {
    return {own.fresh + fleet.fresh, own.damaged + fleet.damaged};
}

/// Each Upgrade of the Flagship behind its Armor (BR p.23).
void addUpgrades(const Flagship& flagship, odds::Buildings& to) {
    for (const Upgrade upgrade : kAllUpgrades) {
        std::int8_t armor = odds::Building::kOpen;
        for (const FlagshipPlace place : {FlagshipPlace{upgrade, true}, FlagshipPlace{upgrade, false}}) {
            if (!flagship.has(place)) continue;
            to.push({flagship.slot(place).type, flagship.slot(place).damaged, armor});
            armor = static_cast<std::int8_t>(to.size() - 1);
        }
    }
}

/// Returns the attacker's card that takes hits before the ships do (F1612), or None.
CardId shieldOf(const State& state) {
    if (state.battle.by != CardId::None) return CardId::None;
    return cardWith<&HarmSeams::takesHits>(state, state.battle.attacker);
}

/// Returns the pieces and the other data of the battle, without its dice.
odds::Battle piecesOf(const State& state, odds::Aim aim) {
    const BattleState& now = state.battle;
    const SystemState& here = state.at(now.system);
    odds::Battle battle;
    battle.attackers = together(now.attackers, now.fleet);
    battle.attackers.fresh += now.lent.ships.fresh;
    battle.attackers.damaged += now.lent.ships.damaged;
    battle.defenders = together(here.ships[index(now.defender)], defendingFleet(state));
    for (const Building& building : here.buildings)
        if (building.owner == now.defender) battle.buildings.push({building.type, building.damaged});
    for (const LaidToken& token : state.campaign.tokens)
        if (const std::int8_t hits = tokenKind(token.kind).hits;
            hits > 0 && token.at == now.system && ownerOf(state, token.kind) == now.defender)
            battle.buildings.push({BuildingType::Starport, token.turned, odds::Building::kOpen, hits});
    if (const Flagship* flagship = flagshipAt(state, now.defender, now.system))
        addUpgrades(*flagship, battle.buildings);
    if (const Flagship* flagship = flagshipAt(state, now.attacker, now.system);
        flagship != nullptr && now.by == CardId::None) {
        battle.flagshipAttacks = true;
        addUpgrades(*flagship, battle.upgrades);
    }
    if (const Flagship* flagship = now.lent.flagship ? flagshipAt(state, now.lent.of, now.system) : nullptr) {
        battle.flagshipAttacks = true;  // of two, as many of their Upgrades as the odds can count
        addUpgrades(*flagship, battle.upgrades);
    }
    if (const CardId shield = shieldOf(state); shield != CardId::None)
        battle.shield = cardOf(shield).harm.takesHits(state, now.attacker);
    battle.tough = isTough(state);
    if (now.defender == Player::Blight) battle.interceptHits = 0;
    battle.ignoresIntercept = ignoresIntercept(state) != CardId::None;
    battle.interceptsAssault = interceptsAssault(state) != CardId::None;
    if (changesIntercept(state) != CardId::None || flagshipDice(state, now.defender, now.system) > 0)
        battle.interceptHits = interceptHits(state);
    return odds::playedFor(battle, aim);
}

/// A battle on a copy of the game, so that cards answer as they will in the real battle.
class Trial {
  public:
    Trial(const Game& game, Player attacker, Player defender, SystemId system, const DiceCount& dice,
          odds::Aim aim, const Ships& fleet, const LentShips& lent);

    BattleAhead ahead();

  private:
    void begin(Player attacker, Player defender, SystemId system, const Ships& fleet, const LentShips& lent);
    bool takeHit();
    void addLimits();
    void addIntercept();
    void addRerolls();
    void note(CardId card, BattleChange what, int count = 0) {
        if (card != CardId::None) result_.changes.push({card, what, count});
    }
    const BattleState& battle() const { return draft_.state().battle; }

    Game game_;
    Draft draft_;
    odds::Aim aim_;
    DiceCount dice_;
    odds::Battle whole_;  ///< before any hit
    int hitsBefore_ = 0;
    BattleAhead result_;
};

Trial::Trial(const Game& game, Player attacker, Player defender, SystemId system, const DiceCount& dice,
             odds::Aim aim, const Ships& fleet, const LentShips& lent)
    : game_(game), draft_(game_), aim_(aim), dice_(dice) {
    const BattleState& now = battle();
    const bool underWay = now.system == system && now.attacker == attacker && now.defender == defender &&
                          now.by == CardId::None;
    if (!underWay) begin(attacker, defender, system, fleet, lent);
    whole_ = piecesOf(draft_.state(), aim_);
    while (result_.battle.hitsBefore < hitsBefore_ && takeHit()) ++result_.battle.hitsBefore;
    draft_.emit(event::DiceCollected{dice});
}

/// Returns the fresh ships that the question lets come, from all systems.
int shipsOffered(const Game& game, const Pending& asked) {
    std::vector<command::Choice> choices;
    cardOf(asked.card).question.offer(game, asked, choices);
    int ships = 0;
    for (const command::Choice& choice : choices) ships += choice.flagship ? 0 : choice.ships.fresh;
    return ships;
}

/// Runs the defender's cards that act before dice are collected.
void Trial::begin(Player attacker, Player defender, SystemId system, const Ships& fleet,
                  const LentShips& lent) {
    draft_.emit(event::BattleStarted{attacker, defender, system, {}, CardId::None});
    if (fleet.total() > 0) draft_.emit(event::FleetJoined{fleet.fresh, fleet.damaged, false});
    if (lent.any())
        draft_.emit(event::LentShipsJoined{lent.of, lent.ships.fresh, lent.ships.damaged, lent.flagship});
    letFleetDefend(draft_);
    const CardSet held = draft_.of(defender).cards;
    held.forEach([&](CardId id) {
        const BattleSeams& card = cardOf(id).battle;
        if (!card.beforeCollecting || !card.actsBeforeCollecting(draft_.game(), defender, system)) return;
        card.beforeCollecting(draft_, defender);
        const Pending asked = draft_.state().pending.back();
        if (asked.ask == Ask::Suffer && asked.player == attacker) {
            hitsBefore_ += asked.count;
            note(id, BattleChange::HitsBefore, asked.count);
        } else {
            result_.mayCome = shipsOffered(draft_.game(), asked);
            note(id, BattleChange::ShipsCome, result_.mayCome);
        }
    });
}

/// Hits a ship of the attacker first, then one of the Empire, then a lent one, then an Upgrade. Returns false
/// when there is none.
bool Trial::takeHit() {
    const BattleState now = battle();
    for (const auto& [owner, ships] : {std::pair{now.attacker, now.attackers},
                                       {Player::Empire, now.fleet},
                                       {now.lent.of, now.lent.ships}}) {
        if (ships.total() == 0) continue;
        draft_.emit(event::ShipHit{owner, now.system, ships.fresh > 0, now.defender, true});
        return true;
    }
    const auto hitFlagship = [&](Player owner) {
        return flagshipAt(draft_.state(), owner, now.system) != nullptr &&
               std::ranges::any_of(kAllUpgrades, [&](Upgrade upgrade) {
                   return hitUpgrade(draft_, owner, upgrade, now.defender);
               });
    };
    return hitFlagship(now.attacker) || (now.lent.flagship && hitFlagship(now.lent.of));
}

BattleAhead Trial::ahead() {
    const int before = result_.battle.hitsBefore;
    result_.battle = piecesOf(draft_.state(), aim_);
    result_.battle.attackers = whole_.attackers;
    result_.battle.upgrades = whole_.upgrades;
    result_.battle.hitsBefore = before;
    result_.battle.dice = poolOf(dice_);
    addLimits();
    addIntercept();
    addRerolls();
    if (result_.battle.shield > 0)
        note(shieldOf(draft_.state()), BattleChange::TakesHits, result_.battle.shield);
    return result_;
}

void Trial::addLimits() {
    const Game& game = draft_.game();
    const Player attacker = battle().attacker;
    const SystemId system = battle().system;
    result_.limits.dice = diceLimit(game, attacker, system);
    result_.limits.least = diceOwed(game, attacker, system);
    result_.limits.raid = raidDiceLimit(game, attacker, battle().defender, system);
    const auto noteDice = [&](CardId id, int more) { note(id, BattleChange::MoreDice, more); };
    forEachWith<&BattleSeams::extraDice>(game.state, attacker, noteDice);
    if (isGate(system)) forEachWith<&BattleSeams::gateDice>(game.state, attacker, noteDice);
    const CardId bound = cardWith<&BattleSeams::skirmishBoundsAssault>(game.state, attacker);
    result_.limits.skirmishBoundsAssault = bound != CardId::None;
    note(bound, BattleChange::SkirmishBoundsAssault);
    if (result_.limits.raid == 0 && defendsBuilding(game.state, battle().defender, system))
        note(cardWith<&BattleSeams::starportBarsRaid>(game.state, battle().defender),
             BattleChange::NoRaidDice);
    if (result_.limits.raid == 1)
        note(cardWith<&BattleSeams::oneRaidDieAnyway>(game.state, attacker), BattleChange::OneRaidDie);
}

/// Intercepts matter only with dice that can show one. Without assault dice none is added either.
void Trial::addIntercept() {
    const State& state = draft_.state();
    result_.battle.interceptsAssault = has<&BattleSeams::interceptsAssault>(state, battle().defender);
    if (dice_[index(Die::Assault)] + dice_[index(Die::Raid)] == 0) return;
    note(ignoresIntercept(state), BattleChange::IgnoresIntercept);
    note(interceptsAssault(state), BattleChange::InterceptsAssault);
    note(changesIntercept(state), BattleChange::InterceptHits, interceptHits(state));
}

/// Puts all dice of the box on the table, so that each card reports its full reroll for any collected dice.
void Trial::addRerolls() {
    draft_.emit(event::DiceCollected{{kDiceOfAKind, kDiceOfAKind, kDiceOfAKind}});
    for (const RerollLeave& leave : rerollsOf(draft_.game(), battle().attacker)) {
        const odds::Pool most = poolOf(leave.dice);
        result_.battle.rerolls.push(most);
        const odds::Pool dice = poolOf(dice_);
        const int count = std::min(most.assault, dice.assault) + std::min(most.skirmish, dice.skirmish) +
                          std::min(most.raid, dice.raid);
        if (count > 0) note(leave.card, BattleChange::Rerolls, count);
    }
}

}  // namespace

BattleAhead battleAhead(const Game& game, Player attacker, Player defender, SystemId system,
                        const DiceCount& dice, odds::Aim aim, Ships fleet, const LentShips& lent) {
    return Trial(game, attacker, defender, system, dice, aim, fleet, lent).ahead();
}

odds::Battle battleOnTable(const Game& game, odds::Aim aim) {
    const State& state = game.state;
    odds::Battle battle = piecesOf(state, aim);
    battle.dice = poolOf(state.battle.dice);
    // An attacker who fires from another system is safe.
    if (state.battle.by != CardId::None) battle.attackers = {1, 0};
    for (auto at = state.pending.size(); at > 0 && state.pending[at - 1].ask == Ask::Reroll; --at) {
        const Pending& asked = state.pending[at - 1];
        if (const auto rerolls = cardOf(asked.card).battle.rerolls)
            battle.rerolls.push(poolOf(rerolls(game, asked.player)));
    }
    return battle;
}

RolledFaces bestReroll(const Game& game, odds::Aim aim) {
    if (game.state.pending.empty() || game.state.pending.back().ask != Ask::Reroll) return {};
    return odds::bestReroll(battleOnTable(game, aim), game.state.battle.faces);
}

}  // namespace reach
