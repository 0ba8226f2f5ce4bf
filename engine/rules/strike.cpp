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
#include <array>

/// Dealing the hits of a roll to the defender (Base p.14).
namespace reach {

using command::Strike;
using command::Target;

namespace {

int buildingToughness(const State& state) {
    int sum = flagshipToughness(state, state.battle.defender, state.battle.system);
    for (const Building& building : state.at(state.battle.system).buildings)
        if (building.owner == state.battle.defender) sum += building.damaged ? 1 : 2;
    return sum + tokenToughness(state, state.battle.defender, state.battle.system);
}

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

/// Returns the index of the defender's building that this target means, a damaged one before a fresh one, or
/// -1.
int buildingUnder(const State& state, const TargetMeaning& target, const Which& which) {
    const auto type = target.piece == command::PieceKind::City ? BuildingType::City : BuildingType::Starport;
    const auto find = [&](bool damaged) {
        return findBuilding(state, state.battle.system, state.battle.defender, type,
                            [&](const Building& b) { return b.damaged == damaged && which.fits(b); });
    };
    const int damaged = target.takesDamaged ? find(true) : -1;
    return damaged >= 0 ? damaged : target.takesFresh ? find(false) : -1;
}

/// Applies one hit to a ship. Returns false when there is none in that condition.
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

/// Applies one hit to the defender's token. `pending`: hits on Tough tokens that have had no effect yet.
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

/// The defender's Flagship, if it is there.
bool hitDefendersFlagship(Draft& d, Upgrade upgrade) {
    const BattleState& battle = d.state().battle;
    return flagshipAt(d.state(), battle.defender, battle.system) != nullptr &&
           hitUpgrade(d, battle.defender, upgrade, battle.attacker);
}

/// Hits on ships come first.
bool inOrder(const HitsToDeal& hits, const command::Strike& c) {
    for (int at = 0; at < static_cast<int>(c.targets.size()); ++at)
        if (isShip(c.targets[static_cast<std::size_t>(at)].target) != (at < hits.onShips)) return false;
    return true;
}

/// Deals one hit after another. Returns false as soon as a hit has no target in that condition.
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

void check(const Game& game, const command::Strike& c, Verdict& v) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Strike ||
        state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const HitsToDeal hits = hitsToDeal(state);
    if (static_cast<int>(c.targets.size()) != hits.onShips + hits.onBuildings)
        return v.refuse(Rule::HitsMustMatch);
    if (!inOrder(hits, c)) return v.refuse(Rule::TargetsInOrder);
    // The copy is kept between calls, so that its assignment skips the parts that neither game uses.
    static thread_local constinit Game copy;
    copy = game;
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

namespace {

/// Returns the descriptions that tell apart the defender's cities or starports for the first hit, damaged
/// ones if there are any. Returns a single empty one, for cities, when there are neither.
FixedVector<Which, 3> firstHit(const State& state, bool city) {
    for (const bool damaged : {true, false})
        if (const auto ways =
                tellApart(state, state.battle.system, state.battle.defender,
                          city ? BuildingType::City : BuildingType::Starport, {.damaged = damaged});
            !ways.empty())
            return ways;
    const auto other = tellApart(state, state.battle.system, state.battle.defender,
                                 city ? BuildingType::Starport : BuildingType::City);
    if (city && other.empty()) return {Which{}};
    return {};
}

/// Hits that destroy one of these.
int hitsOn(const State& state, Which which, bool city) {
    which.damaged = true;
    return findBuilding(state, state.battle.system, state.battle.defender,
                        city ? BuildingType::City : BuildingType::Starport, which) < 0
               ? 2
               : 1;
}

/// Assigns so many hits to the defender's tokens. Returns the hits that are left.
int strikeTokens(const State& state, Strike& strike, int hits) {
    for (const Target token : {Target::Banner, Target::Bunker}) {
        const int place =
            tokenUnderHit(state, command::tokenOf(token), state.battle.defender, state.battle.system);
        if (place < 0) continue;
        const bool damaged = state.campaign.tokens[static_cast<std::size_t>(place)].turned;
        int most = tokenKind(command::tokenOf(token)).hits * (damaged ? 1 : 2);
        for (; hits > 0 && most > 0; --hits, --most) strike.targets.push({token});
    }
    return hits;
}

/// Buildings of one kind.
struct Stock {
    int fresh = 0;
    int damaged = 0;

    int room() const { return 2 * fresh + damaged; }
};

/// `which`: of the buildings of the kind that comes first.
Strike strikeFor(const State& state, const HitsToDeal& deal, bool finish, bool cityFirst, const Which& which,
                 bool tokensFirst, bool fleetFirst = false, Upgrade first = Upgrade::None) {
    Strike strike{state.battle.attacker, {}};
    Ships own = state.at(state.battle.system).ships[index(state.battle.defender)];
    Ships fleet = defendingFleet(state);
    for (int i = 0; i < deal.onShips; ++i) {
        const bool hitsFleet = fleet.total() > 0 && (fleetFirst || own.total() == 0);
        Ships& ships = hitsFleet ? fleet : own;
        const bool fresh = finish ? ships.damaged == 0 : ships.fresh > 0;
        strike.targets.push({hitsFleet ? (fresh ? Target::FreshFleet : Target::DamagedFleet)
                                       : (fresh ? Target::FreshShip : Target::DamagedShip)});
        --(fresh ? ships.fresh : ships.damaged);
        if (fresh) ++ships.damaged;
    }
    std::array<Stock, 2> stock{};
    for (const Building& building : state.at(state.battle.system).buildings)
        if (building.owner == state.battle.defender) {
            Stock& kind = stock[index(building.type)];
            ++(building.damaged ? kind.damaged : kind.fresh);
        }
    int left = tokensFirst ? strikeTokens(state, strike, deal.onBuildings) : deal.onBuildings;
    const auto hitFlagship = [&](Upgrade upgrade) {
        if (left == 0) return;
        for (int wear = roomOn(state, state.battle.defender, upgrade); left > 0 && wear > 0; --left, --wear)
            strike.targets.push({command::targetOn(upgrade)});
    };
    hitFlagship(first);
    const std::size_t one = cityFirst ? 0 : 1;
    // With hits for all of them it is no choice.
    int told = which.says() && left < stock[one].room() ? hitsOn(state, which, cityFirst) : 0;
    // With hits for every fresh one it does not matter which comes first.
    const std::size_t lead = left >= stock[0].fresh + stock[1].fresh ? 0 : one;
    if (!finish && left >= 2 && left <= stock[0].room() + stock[1].room() - 2)
        for (const std::size_t kind : {lead, 1 - lead})
            for (; left > 0 && stock[kind].fresh > 0; --left, told = 0) {
                --stock[kind].fresh;
                ++stock[kind].damaged;
                strike.targets.push({kind == 0 ? Target::FreshCity : Target::FreshStarport});
            }
    std::array<int, 2> rest{stock[0].room(), stock[1].room()};
    for (; left > 0 && rest[0] + rest[1] > 0; --left) {
        const bool city = rest[0] > 0 && (cityFirst || rest[1] == 0);
        --rest[city ? 0 : 1];
        strike.targets.push({city ? Target::City : Target::Starport, told-- > 0 ? which : Which{}});
    }
    for (const Upgrade upgrade : kAllUpgrades)
        if (upgrade != first) hitFlagship(upgrade);
    if (!tokensFirst) strikeTokens(state, strike, left);
    return strike;
}

}  // namespace

/// Lists the sensible ways to deal hits: destroy ships one by one or spread the hits; the defender's ships or
/// those of the Empire first; any building first; tokens first or last; something on a Flagship first.
void listStrikes(Listing& out, const Pending&) {
    const State& state = out.state();
    const HitsToDeal deal = hitsToDeal(state);
    // Only ships and buildings: any assignment that fits the hits is legal.
    const bool plain = !isCampaign(state);
    const auto list = [&](const Strike& strike) {
        if (!out.has(strike)) plain ? out.addIf(true, strike) : out.add(strike);
    };
    for (const bool tokensFirst : {false, true}) {
        if (tokensFirst && state.campaign.tokens.empty()) continue;
        for (const bool finish : {true, false})
            for (const bool cityFirst : {true, false})
                for (const Which& which : firstHit(state, cityFirst)) {
                    list(strikeFor(state, deal, finish, cityFirst, which, tokensFirst));
                    if (defendingFleet(state).total() > 0)
                        list(strikeFor(state, deal, finish, cityFirst, which, tokensFirst, true));
                }
    }
    forEachUpgradeThere(state, state.battle.defender, [&](Upgrade first) {
        list(strikeFor(state, deal, true, true, {}, false, false, first));
    });
}

}  // namespace reach
