#include "engine/contract/empire.h"
#include "engine/contract/fate.h"
#include "engine/contract/flagship.h"
#include "engine/rules/battle.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <algorithm>
#include <array>

/// Taking the hits of a roll (Base p.14). strike.cpp deals those on the defender.
namespace reach {

using command::Hurt;
using command::Suffer;

namespace {

bool isFleet(Hurt hurt) {
    return hurt == Hurt::FreshFleet || hurt == Hurt::DamagedFleet;
}

bool isFresh(Hurt hurt) {
    return hurt == Hurt::Fresh || hurt == Hurt::FreshFleet || hurt == Hurt::FreshLent;
}

Player ownerOf(const BattleState& battle, Hurt hurt) {
    return isFleet(hurt) ? Player::Empire : isLent(hurt) ? battle.lent.of : battle.attacker;
}

/// Returns the Flagship of a Rival that attacks too, or null.
const Flagship* lentFlagship(const State& state) {
    const BattleState& battle = state.battle;
    return battle.lent.flagship ? flagshipAt(state, battle.lent.of, battle.system) : nullptr;
}

/// Applies one hit to a copy of a Flagship.
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

}  // namespace

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

}  // namespace rules

namespace {

/// The ships that can take hits in a battle.
enum Stack : std::uint8_t { kFleetShips, kLentShips, kOwnShips, kStacks };

/// `first`: the Upgrade of the Flagship of `whose` that takes hits before the ships. Of the ships, those of
/// the stack `begins` take hits first, one's own last.
Suffer sufferFor(const State& state, const Pending& asked, bool spread, Upgrade first, Player whose,
                 Stack begins = kFleetShips) {
    Suffer suffer{asked.player, {}};
    const BattleState& battle = state.battle;
    int left = asked.count;
    const auto hitFlagship = [&](Upgrade upgrade, Player owner) {
        if (owner == Player::None || left == 0) return;
        for (int room = roomOn(state, owner, upgrade); left > 0 && room > 0; --left, --room)
            suffer.hits.push(command::hurtOn(upgrade, owner == battle.lent.of));
    };
    hitFlagship(first, whose);
    std::array<Ships, kStacks> stacks{battle.fleet, battle.lent.ships, battle.attackers};
    constexpr std::array<std::array<Hurt, 2>, kStacks> kHurts{{{Hurt::FreshFleet, Hurt::DamagedFleet},
                                                               {Hurt::FreshLent, Hurt::DamagedLent},
                                                               {Hurt::Fresh, Hurt::Damaged}}};
    const auto hitShips = [&](std::size_t of) {
        for (Ships& ships = stacks[of]; left > 0 && ships.total() > 0; --left) {
            const bool fresh = spread ? ships.fresh > 0 : ships.damaged == 0;
            suffer.hits.push(kHurts[of][fresh ? 0 : 1]);
            --(fresh ? ships.fresh : ships.damaged);
            if (fresh) ++ships.damaged;
        }
    };
    hitShips(begins);
    for (std::size_t of = 0; of < kStacks; ++of) hitShips(of);
    for (const Player owner : {asked.player, battle.lent.of})
        for (const Upgrade upgrade : kAllUpgrades)
            if (upgrade != first || owner != whose) hitFlagship(upgrade, owner);
    return suffer;
}

}  // namespace

/// Lists the sensible ways to take hits: spread over the ships or one ship after the other, then the
/// Flagship; or something on the Flagship before the ships (BR p.24). Whose ships take them first is a
/// choice, too (Base p.15, BR p.11).
void listSuffering(Listing& out, const Pending& asked) {
    const State& state = out.state();
    const auto list = [&](const Suffer& suffer) {
        if (!out.has(suffer)) out.add(suffer);
    };
    const BattleState& battle = state.battle;
    const std::array<bool, kStacks> some{battle.fleet.total() > 0, battle.lent.ships.total() > 0, true};
    for (const Stack begins : {kFleetShips, kLentShips, kOwnShips})
        for (const bool spread : {true, false})
            if (some[begins]) list(sufferFor(state, asked, spread, Upgrade::None, Player::None, begins));
    for (const Player owner : {asked.player, state.battle.lent.of})
        if (owner != Player::None)
            forEachUpgradeThere(state, owner,
                                [&](Upgrade first) { list(sufferFor(state, asked, true, first, owner)); });
}

}  // namespace reach
