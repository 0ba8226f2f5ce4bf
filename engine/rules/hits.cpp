#include "engine/contract/empire.h"
#include "engine/contract/fate.h"
#include "engine/contract/fate_tokens.h"
#include "engine/contract/flagship.h"
#include "engine/core/fate_tokens.h"
#include "engine/rules/battle.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <algorithm>

/// Taking and dealing the hits of a roll (Base p.14).
namespace reach {
namespace {

int buildingToughness(const State& state) {
    int sum = flagshipToughness(state, state.battle.defender, state.battle.system);
    for (const Building& building : state.at(state.battle.system).buildings)
        if (building.owner == state.battle.defender) sum += building.damaged ? 1 : 2;
    return sum + tokenToughness(state, state.battle.defender, state.battle.system);
}

using command::Hurt;
using command::Target;

struct TargetMeaning {
    command::PieceKind piece;
    bool takesFresh;
    bool takesDamaged;
    bool fleet = false;
};

constexpr TargetMeaning meaningOf(Target target) {
    using enum command::PieceKind;
    switch (target) {
        case Target::Ship: return {Ship, true, true};
        case Target::FreshShip: return {Ship, true, false};
        case Target::DamagedShip: return {Ship, false, true};
        case Target::City: return {City, true, true};
        case Target::FreshCity: return {City, true, false};
        case Target::DamagedCity: return {City, false, true};
        case Target::Starport: return {Starport, true, true};
        case Target::FreshStarport: return {Starport, true, false};
        case Target::DamagedStarport: return {Starport, false, true};
        case Target::FreshFleet: return {Ship, true, false, true};
        case Target::DamagedFleet: return {Ship, false, true, true};
        default: return {City, false, false};  // a token, or of the Flagship
    }
}

/// The defender's building a hit on this target lands on: a damaged one before a fresh one; -1.
int buildingUnder(const State& state, const TargetMeaning& target, const Which& which) {
    const auto type = target.piece == command::PieceKind::City ? BuildingType::City : BuildingType::Starport;
    const auto find = [&](bool damaged) {
        return findBuilding(state, state.battle.system, state.battle.defender, type,
                            [&](const Building& b) { return b.damaged == damaged && which.fits(b); });
    };
    const int damaged = target.takesDamaged ? find(true) : -1;
    return damaged >= 0 ? damaged : target.takesFresh ? find(false) : -1;
}

/// One hit on a ship; false when there is none in that condition.
bool hitShip(Draft& d, const TargetMeaning& target) {
    const BattleState& battle = d.state().battle;
    const Player owner = target.fleet ? Player::Empire : battle.defender;
    const Ships ships =
        target.fleet ? defendingFleet(d.state()) : d.state().at(battle.system).ships[index(owner)];
    const bool damaged = target.takesDamaged && ships.damaged > 0;
    if (!damaged && !(target.takesFresh && ships.fresh > 0)) return false;
    takeHit(d, {owner, battle.system, !damaged, battle.attacker, false});
    return true;
}

bool hitBuilding(Draft& d, const TargetMeaning& target, const Which& which) {
    const SystemId system = d.state().battle.system;
    const int at = buildingUnder(d.state(), target, which);
    if (at < 0) return false;
    const Building hit = d.state().at(system).buildings[static_cast<std::size_t>(at)];
    const ResourceSet types = cityTypes(d.state(), system);
    d.emit(event::BuildingHit{system, static_cast<std::int8_t>(at), d.state().battle.attacker});
    if (!hit.damaged || hit.type != BuildingType::City) return true;
    d.emit(event::CityOutstanding{Resource::None, 0, 1});
    for (const Resource type : kAllResources)
        if (contains(types, type)) d.emit(event::CityOutstanding{type, 1, 0});
    const Player attacker = d.state().battle.attacker;
    tellLaws<&BattleSeams::cityDestroyedByLaw>(d, attacker, hit.owner);
    return true;
}

/// One hit on the defender's token; `pending`: those on Tough ones that have not told yet.
bool hitToken(Draft& d, FateToken kind, int& pending) {
    const BattleState& battle = d.state().battle;
    const int at = tokenUnderHit(d.state(), kind, battle.defender, battle.system);
    if (at < 0) return false;
    if (++pending < tokenKind(kind).hits) return true;
    pending = 0;
    harmToken(d, at, battle.attacker);
    return true;
}

bool isShip(Target target) {
    return meaningOf(target).piece == command::PieceKind::Ship;
}

bool isBuilding(Target target) {
    return target >= Target::City && target <= Target::DamagedStarport;
}

bool isFleet(Hurt hurt) {
    return hurt == Hurt::FreshFleet || hurt == Hurt::DamagedFleet;
}

bool isFresh(Hurt hurt) {
    return hurt == Hurt::Fresh || hurt == Hurt::FreshFleet || hurt == Hurt::FreshLent;
}

Player ownerOf(const BattleState& battle, Hurt hurt) {
    return isFleet(hurt) ? Player::Empire : isLent(hurt) ? battle.lent.of : battle.attacker;
}

/// Of a Rival's that attacks along; null.
const Flagship* lentFlagship(const State& state) {
    const BattleState& battle = state.battle;
    return battle.lent.flagship ? flagshipAt(state, battle.lent.of, battle.system) : nullptr;
}

/// The defender's Flagship, if it is there.
bool hitDefendersFlagship(Draft& d, Upgrade upgrade) {
    const BattleState& battle = d.state().battle;
    return flagshipAt(d.state(), battle.defender, battle.system) != nullptr &&
           hitUpgrade(d, battle.defender, upgrade, battle.attacker);
}

/// One hit on a Flagship that is only thought of.
bool wear(Flagship& flagship, Upgrade upgrade) {
    const FlagshipPlace place = underHit(flagship, upgrade);
    if (place.upgrade == Upgrade::None) return false;
    FlagshipSlot& slot = flagship.slot(place);
    if (slot.damaged)
        slot = {};
    else
        slot.damaged = true;
    return true;
}

/// True when the attacking ships can take these hits, one after the other.
bool canTake(const State& state, const command::Suffer& c) {
    const BattleState& battle = state.battle;
    Ships own = battle.attackers;
    Ships fleet = battle.fleet;
    Ships lent = battle.lent.ships;
    const Flagship* there = flagshipAt(state, battle.attacker, battle.system);
    Flagship flagship = there != nullptr && battle.by == CardId::None ? *there : Flagship{};
    const Flagship* along = lentFlagship(state);
    Flagship other = along != nullptr ? *along : Flagship{};
    for (const Hurt hurt : c.hits) {
        if (const Upgrade upgrade = upgradeOf(hurt); upgrade != Upgrade::None) {
            if (!wear(isLent(hurt) ? other : flagship, upgrade)) return false;
            continue;
        }
        const bool fresh = isFresh(hurt);
        Ships& left = isFleet(hurt) ? fleet : isLent(hurt) ? lent : own;
        if (fresh ? left.fresh-- == 0 : left.damaged-- == 0) return false;
        if (fresh) ++left.damaged;
    }
    return true;
}

/// Hits on ships come first.
bool inOrder(const HitsToDeal& hits, const command::Strike& c) {
    for (int at = 0; at < static_cast<int>(c.targets.size()); ++at)
        if (isShip(c.targets[static_cast<std::size_t>(at)].target) != (at < hits.onShips)) return false;
    return true;
}

/// Deals one hit after another; false as soon as one finds nothing in that condition.
bool deal(Draft& d, const command::Strike& c) {
    std::array<int, 2> pending{};
    for (const auto& [target, which] : c.targets) {
        const TargetMeaning meaning = meaningOf(target);
        if (which.says() && !isBuilding(target)) return false;
        if (isToken(target)) {
            if (!hitToken(d, tokenOf(target), pending[target == Target::Banner ? 0 : 1])) return false;
        } else if (const Upgrade upgrade = upgradeOf(target); upgrade != Upgrade::None) {
            if (!hitDefendersFlagship(d, upgrade)) return false;
        } else if (!(isShip(target) ? hitShip(d, meaning) : hitBuilding(d, meaning, which)))
            return false;
    }
    return true;
}

}  // namespace

bool isTough(const State& state) {
    const BattleState& battle = state.battle;
    return battle.defender == Player::Blight && !has<&BattleSeams::hurtsBlight>(state, battle.attacker);
}

CardId ignoresIntercept(const State& state) {
    const BattleState& battle = state.battle;
    if (battle.by != CardId::None || !battle.allFresh) return CardId::None;
    return cardWith<&BattleSeams::ignoresAnIntercept>(state, battle.attacker);
}

CardId interceptsAssault(const State& state) {
    const BattleState& battle = state.battle;
    if (battle.by != CardId::None || battle.dice[index(Die::Assault)] == 0) return CardId::None;
    return cardWith<&BattleSeams::interceptsAssault>(state, battle.defender);
}

CardId changesIntercept(const State& state) {
    return cardWith<&BattleSeams::interceptHits>(state, state.battle.defender);
}

int interceptHits(const State& state) {
    const BattleState& battle = state.battle;
    if (const CardId card = changesIntercept(state); card != CardId::None)
        return cardOf(card).battle.interceptHits(state, battle.defender);
    if (battle.defender == Player::Blight) return 0;  // it never intercepts (BR p.19)
    const bool array = hasUpgrade(state, battle.defender, battle.system, Upgrade::DefenseArray);
    return state.at(battle.system).ships[index(battle.defender)].fresh +
           (array ? flagshipDice(state, battle.defender, battle.system) : 0) + defendingFleet(state).fresh;
}

bool isIntercepted(const State& state) {
    const int rolled = totalsOf(state.battle.faces).intercepts;
    const int ignored = ignoresIntercept(state) != CardId::None ? 1 : 0;
    return rolled > ignored || interceptsAssault(state) != CardId::None;
}

int attackersToughness(const State& state) {
    const BattleState& battle = state.battle;
    const int flagship =
        battle.by == CardId::None ? flagshipToughness(state, battle.attacker, battle.system) : 0;
    const int along =
        lentFlagship(state) != nullptr ? flagshipToughness(state, battle.lent.of, battle.system) : 0;
    return toughness(battle.attackers) + toughness(battle.fleet) + toughness(battle.lent.ships) + flagship +
           along;
}

int hitsOnAttacker(const State& state) {
    return totalsOf(state.battle.faces).selfHits + (isIntercepted(state) ? interceptHits(state) : 0);
}

HitsToDeal hitsToDeal(const State& state) {
    const RollTotals sum = totalsOf(state.battle.faces);
    HitsToDeal deal;
    const BattleState& battle = state.battle;
    const int defending =
        toughness(state.at(battle.system).ships[index(battle.defender)]) + toughness(defendingFleet(state));
    deal.onShips = std::min(isTough(state) ? sum.hits / 2 : sum.hits, defending);
    deal.onBuildings = std::min(sum.hits - deal.onShips + sum.buildingHits, buildingToughness(state));
    return deal;
}

std::vector<command::Suffer> nextHits(const Game& game, const command::Suffer& begun) {
    std::vector<command::Suffer> next;
    const auto& pending = game.state.pending;
    if (pending.empty() || static_cast<int>(begun.hits.size()) >= pending.back().count) return next;
    const auto offer = [&](Hurt hurt) {
        command::Suffer longer = begun;
        longer.hits.push(hurt);
        if (canTake(game.state, longer)) next.push_back(longer);
    };
    for (const Hurt hurt : {Hurt::Fresh, Hurt::Damaged, Hurt::FreshFleet, Hurt::DamagedFleet, Hurt::FreshLent,
                            Hurt::DamagedLent})
        offer(hurt);
    for (const bool lent : {false, true})
        for (const Upgrade upgrade : kAllUpgrades) offer(command::hurtOn(upgrade, lent));
    return next;
}

std::vector<command::Strike> nextHits(const Game& game, const command::Strike& begun) {
    using enum Target;
    std::vector<command::Strike> next;
    const HitsToDeal hits = hitsToDeal(game.state);
    if (static_cast<int>(begun.targets.size()) >= hits.onShips + hits.onBuildings) return next;
    const auto offer = [&](Target target, const Which& which = {}) {
        command::Strike longer = begun;
        longer.targets.push({target, which});
        Game copy = game;
        Draft trial(copy);
        if (inOrder(hits, longer) && deal(trial, longer)) next.push_back(longer);
    };
    Game copy = game;
    Draft soFar(copy);
    deal(soFar, begun);
    const auto offerBuildings = [&](Target target, BuildingType type, bool damaged) {
        const auto& [system, defender] = std::pair{game.state.battle.system, game.state.battle.defender};
        for (const Which& which : tellApart(soFar.state(), system, defender, type, {.damaged = damaged}))
            offer(target, which);
    };
    for (const Target target : {FreshShip, DamagedShip, FreshFleet, DamagedFleet}) offer(target);
    offerBuildings(FreshCity, BuildingType::City, false);
    offerBuildings(DamagedCity, BuildingType::City, true);
    offerBuildings(FreshStarport, BuildingType::Starport, false);
    offerBuildings(DamagedStarport, BuildingType::Starport, true);
    for (const Target target : {Banner, Bunker}) offer(target);
    for (const Upgrade upgrade : kAllUpgrades) offer(command::targetOn(upgrade));
    return next;
}

namespace rules {

void check(const Game& game, const command::Suffer& c, Verdict& v) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Suffer) return v.refuse(Rule::NothingAsked);
    if (state.pending.back().player != c.player) return v.refuse(Rule::NothingAsked);
    if (static_cast<int>(c.hits.size()) != state.pending.back().count) return v.refuse(Rule::HitsMustMatch);
    if (!canTake(state, c)) v.refuse(Rule::HitsMustMatch);
}

void perform(Draft& d, const command::Suffer& c) {
    d.answered();
    const BattleState battle = d.state().battle;
    const Player taker = takerFor(d.state(), battle.defender);
    const TrophyBoxes before = isColor(taker) ? d.of(taker).trophies : TrophyBoxes{};
    for (const Hurt hurt : c.hits) {
        const Player owner = ownerOf(battle, hurt);
        const Player takes = taker == owner ? Player::None : taker;
        if (const Upgrade upgrade = upgradeOf(hurt); upgrade != Upgrade::None)
            hitUpgrade(d, owner, upgrade, takes);
        else
            takeHit(d, {owner, battle.system, isFresh(hurt), takes, true});
    }
    if (!isColor(taker) || d.of(taker).trophies == before) return;
    tellFate<&FateAct::takesTrophies>(d, taker, before);
    if (taker == battle.defender) tell<&BattleSeams::tookTrophies>(d, taker, before);
}

void check(const Game& game, const command::Strike& c, Verdict& v) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Strike ||
        state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const HitsToDeal hits = hitsToDeal(state);
    if (static_cast<int>(c.targets.size()) != hits.onShips + hits.onBuildings)
        return v.refuse(Rule::HitsMustMatch);
    if (!inOrder(hits, c)) return v.refuse(Rule::TargetsInOrder);
    Game copy = game;
    Draft trial(copy);
    if (!deal(trial, c)) v.refuse(Rule::HitsMustMatch);
}

void perform(Draft& d, const command::Strike& c) {
    d.answered();
    const Player attacker = d.state().battle.attacker;
    const TrophyBoxes before = d.of(attacker).trophies;
    deal(d, c);
    tell<&HarmSeams::afterDamaging>(d, attacker, d.state().battle.defender);
    if (d.of(attacker).trophies != before) tellFate<&FateAct::takesTrophies>(d, attacker, before);
}

}  // namespace rules

}  // namespace reach
