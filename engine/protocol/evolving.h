#pragma once

#include "engine/core/fate_tokens.h"
#include "engine/map/board.h"
#include "engine/protocol/event.h"

#include <utility>

/// Helpers that several topics use to change a state. Journals come from files, so an index out of range is
/// ignored.
namespace reach::event {

inline bool isPlayer(Player player) {
    return index(player) < kOwners;
}
inline bool isSystem(SystemId system) {
    return index(system) < kSystems;
}

inline PlayerState* playerOf(State& s, Player player) {
    return isPlayer(player) ? &s.of(player) : nullptr;
}
inline CampaignSeat* seatOf(State& s, Player player) {
    return isColor(player) ? &s.seat(player) : nullptr;
}

/// Updates the whereabouts of the owner's ships for this system.
inline void locateShips(State& s, SystemId system, Player owner) {
    const Ships& ships = std::as_const(s).at(system).ships[index(owner)];
    Whereabouts& where = s.of(owner).where;
    const auto mark = [&](SystemSet& set, bool there) {
        set = (set & ~bitOf(system)) | SystemSet{there} << index(system);
    };
    mark(where.ships, ships.total() > 0);
    mark(where.damagedShips, ships.damaged > 0);
}

/// Updates the whereabouts of the owner's buildings for this system.
inline void locateBuildings(State& s, SystemId system, Player owner) {
    SystemSet cities = 0;
    SystemSet starports = 0;
    SystemSet damaged = 0;
    for (const Building& building : std::as_const(s).at(system).buildings) {
        if (building.owner != owner) continue;
        (building.type == BuildingType::City ? cities : starports) = bitOf(system);
        if (building.damaged) damaged = bitOf(system);
    }
    Whereabouts& where = s.of(owner).where;
    where.cities = (where.cities & ~bitOf(system)) | cities;
    where.starports = (where.starports & ~bitOf(system)) | starports;
    where.damagedBuildings = (where.damagedBuildings & ~bitOf(system)) | damaged;
}

/// Returns CampaignState::inPlay, computed from the tokens of the Fates.
inline TokensInPlay tokensInPlay(const FixedVector<LaidToken, kFateTokens>& tokens) {
    TokensInPlay found;
    for (const LaidToken& token : tokens) {
        found.kinds |= bitOf(token.kind);
        if (isSystem(token.at)) found.systems |= bitOf(token.at);
        if (token.kind != FateToken::Golem || !isColor(token.player)) continue;
        found.golemHolders = static_cast<std::uint8_t>(found.golemHolders | 1U << index(token.player));
        found.golemWaits |= token.slot < 0;
    }
    return found;
}
inline void renewTokens(CampaignState& campaign) {
    campaign.inPlay = tokensInPlay(campaign.tokens);
}

/// Records that the attacker of the current battle took a Trophy in its system.
inline void noteTrophy(State& s, SystemId system, Player taker) {
    if (system == s.battle.system && taker == s.battle.attacker && isPlayer(taker))
        s.battle.tookTrophies = true;
}

/// Returns a city to its owner's board. If that covers a slot, even an empty one, the owner may rearrange
/// (Base p.17).
inline void cityReturns(State& s, Player owner) {
    PlayerState& own = s.of(owner);
    const int off = citiesOffBoard(own);
    ++own.citiesOnBoard;
    if (!isColor(owner) || off < 1 || off > kCities || s.turns == 0) return;
    const auto at = static_cast<std::size_t>(off);
    if (kOpenSlots[at - 1] < kOpenSlots[at]) own.justGained = true;
}

/// Returns a building to its owner's supply.
inline void comesHome(State& s, Player owner, BuildingType type) {
    if (type == BuildingType::City)
        cityReturns(s, owner);
    else
        ++s.of(owner).starportSupply;
}

/// Sets `held` to `pieces` of this owner. Additional pieces come from the supply, and removed pieces return
/// to it.
inline void setPieces(State& s, Player color, Pieces& held, const Pieces& pieces) {
    PlayerState& owner = s.of(color);
    const auto back = [](std::int8_t& supply, int had, int has) {
        supply = static_cast<std::int8_t>(supply + had - has);
    };
    back(owner.shipSupply, held.ships, pieces.ships);
    back(owner.agentSupply, held.agents, pieces.agents);
    for (int home = pieces.cities; home < held.cities; ++home) cityReturns(s, color);
    if (pieces.cities > held.cities) back(owner.citiesOnBoard, held.cities, pieces.cities);
    back(owner.starportSupply, held.starports, pieces.starports);
    held = pieces;
}

/// Changes the pile in this place. An empty pile is removed.
template <typename Change>
void changePile(State& s, PilePlace place, Change change) {
    auto& piles = s.campaign.piles;
    std::size_t at = 0;
    while (at < piles.size() && piles[at].place != place) ++at;
    if (at == piles.size()) {
        if (piles.full()) return;
        piles.push({.place = place});
    }
    change(piles[at]);
    if (piles[at] == Pile{.place = place}) piles.removeAt(at);
}

}  // namespace reach::event
