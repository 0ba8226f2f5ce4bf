#include "engine/contract/fate_tokens.h"
#include "engine/contract/flagship.h"
#include "engine/core/fate_tokens.h"
#include "engine/rules/battle.h"
#include "engine/rules/listing.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <array>

/// The sensible ways to take and deal the hits of a roll (Base p.14).
namespace reach {
namespace {

using command::Hurt;
using command::Strike;
using command::Suffer;
using command::Target;

/// Hits until nothing is left of this Upgrade and its Armor on the player's Flagship, if it is there.
int roomOn(const State& state, Player player, Upgrade upgrade) {
    const Flagship* flagship = flagshipAt(state, player, state.battle.system);
    if (flagship == nullptr || upgrade == Upgrade::None) return 0;
    if (player == state.battle.attacker && state.battle.by != CardId::None) return 0;  // not along
    if (player == state.battle.lent.of && !state.battle.lent.flagship) return 0;
    int room = 0;
    for (const bool armor : {true, false})
        if (flagship->has({upgrade, armor})) room += flagship->slot({upgrade, armor}).damaged ? 1 : 2;
    return room;
}
template <typename Visit>
void forEachUpgradeThere(const State& state, Player player, Visit visit) {
    for (const Upgrade upgrade : kAllUpgrades)
        if (roomOn(state, player, upgrade) > 0) visit(upgrade);
}

/// `first`: the Upgrade of `whose` Flagship that takes hits before the ships.
Suffer sufferFor(const State& state, const Pending& asked, bool spread, Upgrade first, Player whose) {
    Suffer suffer{asked.player, {}};
    const BattleState& battle = state.battle;
    int left = asked.count;
    const auto hitFlagship = [&](Upgrade upgrade, Player owner) {
        if (owner == Player::None) return;
        for (int room = roomOn(state, owner, upgrade); left > 0 && room > 0; --left, --room)
            suffer.hits.push(command::hurtOn(upgrade, owner == battle.lent.of));
    };
    hitFlagship(first, whose);
    std::array<Ships, 3> stacks{battle.fleet, battle.lent.ships, battle.attackers};  // one's own last
    constexpr std::array<std::array<Hurt, 2>, 3> kHurts{{{Hurt::FreshFleet, Hurt::DamagedFleet},
                                                         {Hurt::FreshLent, Hurt::DamagedLent},
                                                         {Hurt::Fresh, Hurt::Damaged}}};
    for (std::size_t i = 0; left > 0 && i < stacks.size();) {
        Ships& ships = stacks[i];
        if (ships.total() == 0) {
            ++i;
            continue;
        }
        const bool fresh = spread ? ships.fresh > 0 : ships.damaged == 0;
        suffer.hits.push(kHurts[i][fresh ? 0 : 1]);
        --(fresh ? ships.fresh : ships.damaged);
        if (fresh) ++ships.damaged;
        --left;
    }
    for (const Player owner : {asked.player, battle.lent.of})
        for (const Upgrade upgrade : kAllUpgrades)
            if (upgrade != first || owner != whose) hitFlagship(upgrade, owner);
    return suffer;
}

/// How to tell apart the defender's cities or starports that the first hit can land on: damaged ones if
/// there are any. A single empty one, of cities, where there is neither.
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

/// So many hits on the defender's tokens; what is left of them.
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
                 bool tokensFirst, Upgrade first = Upgrade::None) {
    Strike strike{state.battle.attacker, {}};
    Ships own = state.at(state.battle.system).ships[index(state.battle.defender)];
    Ships fleet = defendingFleet(state);
    for (int i = 0; i < deal.onShips; ++i) {
        Ships& ships = own.total() > 0 ? own : fleet;
        const bool fresh = finish ? ships.damaged == 0 : ships.fresh > 0;
        strike.targets.push({own.total() > 0 ? (fresh ? Target::FreshShip : Target::DamagedShip)
                                             : (fresh ? Target::FreshFleet : Target::DamagedFleet)});
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

/// The sensible ways to take hits: over the ships or one after the other, then the Flagship; or something
/// on the Flagship before the ships (BR p.24).
void listSuffering(Listing& out, const Pending& asked) {
    const State& state = out.state();
    const auto list = [&](const Suffer& suffer) {
        if (!out.has(suffer)) out.add(suffer);
    };
    for (const bool spread : {true, false})
        list(sufferFor(state, asked, spread, Upgrade::None, Player::None));
    for (const Player owner : {asked.player, state.battle.lent.of})
        if (owner != Player::None)
            forEachUpgradeThere(state, owner,
                                [&](Upgrade first) { list(sufferFor(state, asked, true, first, owner)); });
}

/// The sensible ways to deal hits: finish ships or spread, and which building first; tokens before them,
/// or last; something on a Flagship before them.
void listStrikes(Listing& out, const Pending&) {
    const State& state = out.state();
    const HitsToDeal deal = hitsToDeal(state);
    const bool plain = !isCampaign(state);  // nothing but ships and buildings: what fits the hits is legal
    const auto list = [&](const Strike& strike) {
        if (!out.has(strike)) plain ? out.addIf(true, strike) : out.add(strike);
    };
    for (const bool tokensFirst : {false, true}) {
        if (tokensFirst && state.campaign.tokens.empty()) continue;
        for (const bool finish : {true, false})
            for (const bool cityFirst : {true, false})
                for (const Which& which : firstHit(state, cityFirst))
                    list(strikeFor(state, deal, finish, cityFirst, which, tokensFirst));
    }
    forEachUpgradeThere(state, state.battle.defender,
                        [&](Upgrade first) { list(strikeFor(state, deal, true, true, {}, false, first)); });
}

}  // namespace reach
