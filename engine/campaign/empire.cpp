#include "engine/campaign/empire.h"

#include "engine/campaign/flagship.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <numeric>

namespace reach {
namespace campaign {

Ships defendingFleet(const State& state) {
    const BattleState& battle = state.battle;
    const Ships& all = fleetAt(state, battle.system);
    return {static_cast<std::int8_t>(all.fresh - battle.fleet.fresh),
            static_cast<std::int8_t>(all.damaged - battle.fleet.damaged)};
}

bool isDenied(const State& state, Player player) {
    bool denied = false;
    forEachLaw<&CampaignSeams::deniesFleet>(state,
                                            [&](CardId, auto denies) { denied |= denies(state, player); });
    return denied;
}

bool commandsFleet(const State& state, SystemId system, Player player) {
    return !isDenied(state, player) &&
           (isPresent(state, system, player) || has<&CampaignSeams::ignoresPresenceLaw>(state, player));
}

bool truceProtects(const State& state, SystemId system, Player from, Player owner) {
    if (owner == from || has<&CampaignSeams::ignoresTruceLaw>(state, from)) return false;
    return owner == Player::Empire || (isRegent(state, owner) && fleetAt(state, system).total() > 0);
}

bool fleetIsLed(const State& state, Player player, const Ships& fleet, const Ships& loyal, bool flagship) {
    return fleet.total() <= loyal.total() + (flagship ? 1 : 0) ||
           has<&CampaignSeams::ignoresMovementLaw>(state, player);
}

bool stopsCatapult(const State& state, SystemId gate, Player player, bool mixed) {
    bool goesOn = false;
    forEachWith<&MoveSeams::goesOnFrom>(state, player,
                                        [&](CardId, auto goesOnFrom) { goesOn |= goesOnFrom(gate); });
    if (goesOn) return false;
    if (state.at(gate).ships[index(Player::Blight)].total() > 0 &&
        !has<&MoveSeams::passesBlight>(state, player))
        return true;
    const Player holder = controller(state, gate);
    if (holder == Player::None || holder == player) return false;
    if (holder == Player::Empire) return !isRegent(state, player) || isDenied(state, player);
    return !(mixed && isRegent(state, holder));
}

Player takerFor(const State& state, Player defender) {
    if (defender == Player::Empire) return state.campaign.firstRegent;
    return isColor(defender) ? defender : Player::None;
}

}  // namespace campaign

void makeFirstRegent(Draft& d, Player player) {
    if (d.state().campaign.firstRegent != player) d.emit(event::FirstRegentMoved{player});
}

void leaveEmpire(Draft& d, Player player) {
    d.emit(event::TitleTurned{player, Title::Outlaw});
    if (d.state().campaign.firstRegent != player) return;
    Player next = Player::None;
    for (const Player regent : regents(d.game()))
        if (next == Player::None || d.of(regent).power > d.of(next).power) next = regent;
    if (next == Player::None) {
        for (const Resource token : kAllResources)
            while (d.state().campaign.trust[index(token)] > 0) {
                d.emit(event::TokenMoved{token, event::TokenPlace::Trust, Player::None, -1,
                                         event::TokenPlace::Supply, Player::None, -1});
                d.emit(event::PowerGained{player, -1, Ambition::None});
            }
    }
    makeFirstRegent(d, next);
}

void reviveEmpire(Draft& d, Player player) {
    d.emit(event::TitleTurned{player, Title::Regent});
    makeFirstRegent(d, player);
}

FixedVector<Player, kPlayerColors> regents(const Game& game) {
    FixedVector<Player, kPlayerColors> found;
    for (const Player player : turnOrder(game))
        if (isRegent(game.state, player)) found.push(player);
    return found;
}

int trustSize(const State& state) {
    const auto& trust = state.campaign.trust;
    return std::accumulate(trust.begin(), trust.end(), 0);
}

bool hitFreshFirst(Draft& d, Player owner, SystemId system) {
    const Ships ships = d.state().at(system).ships[index(owner)];
    if (ships.fresh == 0 && hitRightmost(d, owner, system)) return true;
    if (ships.total() == 0) return false;
    takeHit(d, {owner, system, ships.fresh > 0, Player::None, false});
    return true;
}

bool isWar(CardId policy) {
    return isCard(policy) && cardOf(policy).policy.arms;
}

}  // namespace reach
