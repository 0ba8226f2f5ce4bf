#include "engine/protocol/pieces.h"

#include "engine/protocol/evolving.h"

#include <algorithm>
#include <utility>

namespace reach::event {
namespace {

Building* buildingAt(State& s, SystemId system, int at) {
    if (!isSystem(system)) return nullptr;
    auto& all = s.at(system).buildings;
    return at >= 0 && at < static_cast<int>(all.size()) ? &all[static_cast<std::size_t>(at)] : nullptr;
}

/// If a card ransacked in mid-battle destroys attacking ships (Base p.16), the attacker continues with those
/// that are left.
void standDown(State& s, SystemId system, Player player) {
    if (s.battle.system != system || s.battle.by != CardId::None) return;
    const Ships& left = s.at(system).ships[index(player)];
    const auto fit = [&](Ships& ships) {
        ships = {std::min(ships.fresh, left.fresh), std::min(ships.damaged, left.damaged)};
    };
    if (player == s.battle.attacker) fit(s.battle.attackers);
    if (player == s.battle.lent.of) fit(s.battle.lent.ships);
    if (player == Player::Empire) fit(s.battle.fleet);
}

}  // namespace

void ShipsPlaced::apply(State& s) const {
    if (!isPlayer(player) || !isSystem(system)) return;
    Ships& ships = s.at(system).ships[index(player)];
    ships.fresh = static_cast<std::int8_t>(ships.fresh + fresh);
    ships.damaged = static_cast<std::int8_t>(ships.damaged + damaged);
    s.of(player).shipSupply = static_cast<std::int8_t>(s.of(player).shipSupply - fresh - damaged);
    locateShips(s, system, player);
}

void ShipsMoved::apply(State& s) const {
    if (!isPlayer(player) || !isSystem(this->from) || !isSystem(this->to)) return;
    Ships& from = s.at(this->from).ships[index(player)];
    Ships& to = s.at(this->to).ships[index(player)];
    from.fresh = static_cast<std::int8_t>(from.fresh - fresh);
    from.damaged = static_cast<std::int8_t>(from.damaged - damaged);
    to.fresh = static_cast<std::int8_t>(to.fresh + fresh);
    to.damaged = static_cast<std::int8_t>(to.damaged + damaged);
    locateShips(s, this->from, player);
    locateShips(s, this->to, player);
    standDown(s, this->from, player);
}

void MayMoveAgain::apply(State& s) const {
    if (isSystem(system)) s.turn.mayMoveAgain[index(system)] = ships;
}

void ShipHit::apply(State& s) const {
    if (!isPlayer(player) || !isSystem(system)) return;
    const auto hit = [&](Ships& ships) {
        if (wasFresh) {
            --ships.fresh;
            ++ships.damaged;
        } else {
            --ships.damaged;
        }
    };
    hit(s.at(system).ships[index(player)]);
    locateShips(s, system, player);
    if (attacker)
        hit(player == Player::Empire     ? s.battle.fleet
            : player == s.battle.lent.of ? s.battle.lent.ships
                                         : s.battle.attackers);
    else
        standDown(s, system, player);
    if (wasFresh) return;
    if (isPlayer(taker))
        ++s.of(taker).trophies[index(player)].ships;
    else
        ++s.of(player).shipSupply;
    noteTrophy(s, system, taker);
}

void ShipRepaired::apply(State& s) const {
    if (!isPlayer(player) || !isSystem(system)) return;
    Ships& ships = s.at(system).ships[index(player)];
    --ships.damaged;
    ++ships.fresh;
    locateShips(s, system, player);
}

void ShipsCounted::apply(State& s) const {
    if (!isPlayer(player) || !isSystem(system)) return;
    Ships& ships = s.at(system).ships[index(player)];
    auto& supply = s.of(player).shipSupply;
    supply = static_cast<std::int8_t>(supply + ships.total() - fresh - damaged);
    ships = {fresh, damaged};
    locateShips(s, system, player);
    standDown(s, system, player);
}

void BuildingPlaced::apply(State& s) const {
    auto* p = playerOf(s, player);
    if (!p || !isSystem(system)) return;
    s.at(system).buildings.push({player, type, damaged, false, outside});
    locateBuildings(s, system, player);
    if (type == BuildingType::Starport)
        --p->starportSupply;
    else if (fromElsewhere)
        --p->citiesElsewhere;
    else
        --p->citiesOnBoard;
}

void PiecesScrapped::apply(State& s) const {
    auto* p = playerOf(s, player);
    if (!p) return;
    const auto scrap = [](std::int8_t& supply, std::int8_t& gone, int pieces) {
        supply = static_cast<std::int8_t>(supply - pieces);
        gone = static_cast<std::int8_t>(gone + pieces);
    };
    scrap(p->shipSupply, p->scrapped.ships, this->pieces.ships);
    scrap(p->agentSupply, p->scrapped.agents, this->pieces.agents);
    scrap(p->citiesOnBoard, p->scrapped.cities, this->pieces.cities);
    scrap(p->starportSupply, p->scrapped.starports, this->pieces.starports);
}

void SlotTaxed::apply(State& s) const {
    if (!isSystem(system)) return;
    ++s.at(system).slotsTaxed;
    s.used |= bitOf(system);
}

void BuildingUsed::apply(State& s) const {
    auto* b = buildingAt(s, system, at);
    if (!b) return;
    b->used = true;
    s.used |= bitOf(system);
}

void BuildingRepaired::apply(State& s) const {
    auto* b = buildingAt(s, system, at);
    if (!b) return;
    b->damaged = false;
    locateBuildings(s, system, b->owner);
}

void BuildingHit::apply(State& s) const {
    auto* b = buildingAt(s, system, at);
    if (!b) return;
    const Player owner = b->owner;
    if (!b->damaged) {
        b->damaged = true;
        return locateBuildings(s, system, owner);
    }
    if (isPlayer(taker)) {
        Pieces& taken = s.of(taker).trophies[index(owner)];
        ++(b->type == BuildingType::City ? taken.cities : taken.starports);
    } else {
        comesHome(s, owner, b->type);
    }
    noteTrophy(s, system, taker);
    s.at(system).buildings.removeAt(static_cast<std::size_t>(at));
    locateBuildings(s, system, owner);
}

void BuildingRemoved::apply(State& s) const {
    auto* b = buildingAt(s, system, at);
    if (!b) return;
    const Player owner = b->owner;
    if (b->type == BuildingType::City && to == PieceEnd::Elsewhere)
        ++s.of(owner).citiesElsewhere;
    else
        comesHome(s, owner, b->type);
    s.at(system).buildings.removeAt(static_cast<std::size_t>(at));
    locateBuildings(s, system, owner);
}

void CitiesElsewhere::apply(State& s) const {
    auto* p = playerOf(s, player);
    if (!p) return;
    p->citiesOnBoard = static_cast<std::int8_t>(p->citiesOnBoard + p->citiesElsewhere - cities);
    p->citiesElsewhere = cities;
}

void SystemForgotten::apply(State& s) const {
    if (!isSystem(system)) return;
    SystemState& here = s.at(system);
    for (const Player color : kAllOwners) {
        auto& p = s.of(color);
        p.shipSupply = static_cast<std::int8_t>(p.shipSupply + here.ships[index(color)].total());
    }
    while (!here.buildings.empty()) BuildingRemoved{system, 0, PieceEnd::Elsewhere}.apply(s);
    const Resource retyped = here.retyped;
    here = {};
    here.retyped = retyped;
    here.known = false;
    for (const Player owner : kAllOwners) locateShips(s, system, owner);
}

void SystemKnown::apply(State& s) const {
    if (isSystem(system)) s.at(system).known = true;
}

void TrophiesSet::apply(State& s) const {
    auto* holder = playerOf(s, player);
    if (holder && isPlayer(color)) setPieces(s, color, holder->trophies[index(color)], pieces);
}

void TrophiesPassed::apply(State& s) const {
    auto* giver = playerOf(s, from);
    auto* taker = playerOf(s, to);
    if (!giver || !taker || !isPlayer(color)) return;
    const auto pass = [&](std::int8_t Pieces::*kind) {
        const auto move = [&](PlayerState& holder, int by) {
            std::int8_t& held = holder.trophies[index(color)].*kind;
            held = static_cast<std::int8_t>(held + by);
        };
        move(*giver, -(pieces.*kind));
        move(*taker, pieces.*kind);
    };
    pass(&Pieces::ships);
    pass(&Pieces::agents);
    pass(&Pieces::cities);
    pass(&Pieces::starports);
}

void TrophiesReturned::apply(State& s) const {
    for (const Player holder : kAllPlayers)
        for (const Player color : kAllOwners)
            if (std::as_const(s).of(holder).trophies[index(color)] != Pieces{})
                TrophiesSet{holder, color, {}}.apply(s);
    for (LaidToken& token : s.campaign.tokens)
        if (isTrophy(token)) token = {.kind = token.kind, .number = token.number};
}

}  // namespace reach::event
