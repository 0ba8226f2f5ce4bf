#include "engine/fates/commonwealth.h"

#include "engine/contract/fate.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

bool hasFree(const State& state, SystemId system) {
    const auto& buildings = state.at(system).buildings;
    return std::ranges::any_of(buildings, [](const Building& b) { return b.owner == Player::Free; });
}

/// Returns the Armistice in the Court, or None.
CardId armistice(const State& state) {
    if (!courtHas<&CourtSeams::armistice>(state)) return CardId::None;
    for (const CourtSlot& slot : state.court)
        for (const CardId card : slot.cards())
            if (isCard(card) && cardOf(card).court.armistice) return card;
    return CardId::None;
}

/// F214: only first place gains Power, that of first and second place together. The Members of the
/// Commonwealth count together and share it, rounded down and without bonus. Any other player gains double.
void awardTogether(const State& state, AmbitionStanding& box) {
    int together = 0;
    int members = 0;
    int best = box.thirdParty;
    for (Placing& mine : box.players) {
        mine.power = mine.bonus = 0;
        const bool member = isMember(state, mine.player);
        members += member ? 1 : 0;
        together += member ? mine.count : 0;
        best = std::max(best, member ? 0 : mine.count);
    }
    box.commonwealthWins = together > best;
    const auto outsider = [&](const Placing& p) { return !isMember(state, p.player) && p.count == best; };
    const bool alone =
        best > std::max(together, box.thirdParty) && std::ranges::count_if(box.players, outsider) == 1;
    for (Placing& mine : box.players) {
        if (box.commonwealthWins && isMember(state, mine.player))
            mine.power = (box.first + box.second) / members;
        if (!alone || !outsider(mine)) continue;
        if (has<&ScoringSeams::secondForWinning>(state, mine.player)) {
            mine.power = box.second;  // FAQ of F1802
            continue;
        }
        mine.bonus = bonusCityPower(state.of(mine.player));
        mine.power = 2 * (box.first + box.second) + mine.bonus;
    }
}

}  // namespace

/// Only a Member's card defines the actions with Free buildings.
bool isMember(const State& state, Player player) {
    return isColor(player) && has<&FreeStatesSeams::actsForThem>(state, player);
}

FixedVector<Player, kPlayerColors> members(const Game& game) {
    FixedVector<Player, kPlayerColors> found;
    for (const Player player : turnOrder(game))
        if (isMember(game.state, player)) found.push(player);
    return found;
}

Player founder(const State& state) {
    return holderOf(state, fateSetCard(2, 13));
}

bool commonwealthWins(const Game& game) {
    return std::ranges::any_of(declaredStandings(game), &AmbitionStanding::commonwealthWins);
}

bool membersAct(const State& state, SystemId system) {
    return hasFree(state, system) && controller(state, system) != Player::Empire;
}

CardId keepArmistice(const State& state, CardId, SystemId, Player, Player owner) {
    return owner == Player::Free || isMember(state, owner) ? armistice(state) : CardId::None;
}

/// F222: a Member who harms a Free city there loses membership.
void disgrace(Draft& d, Player member, SystemId system) {
    if (findBuilding(d.state(), system, Player::Free, BuildingType::City,
                     [](const Building&) { return true; }) < 0)
        return;
    while (isMember(d.state(), member))
        scrapCard(d, cardWith<&FreeStatesSeams::actsForThem>(d.state(), member));
}

CardId spareFreeBuildings(const State&, CardId card, SystemId, Player, Player owner) {
    return owner == Player::Free ? card : CardId::None;
}

/// True when no player has more agents there, and a player with as many is no Member.
bool tiedWithOutsiders(const State& state, Player holder, const CourtSlot& slot) {
    const int own = slot.agents[index(holder)];
    bool outsider = false;
    for (const Player other : kAllPlayers) {
        if (slot.agents[index(other)] > own) return false;
        outsider |= other != holder && slot.agents[index(other)] == own && !isMember(state, other);
    }
    return own > 0 && outsider;
}

void campaign::scoreTogether(const State& state, AmbitionStanding& box) {
    if (box.commonwealth) awardTogether(state, box);
}

}  // namespace reach
