#include "engine/rules/presence.h"

#include "engine/contract/campaign.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/passages.h"
#include "engine/core/colors.h"
#include "engine/core/fate_tokens.h"
#include "engine/rules/outrage.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

namespace reach {

bool controls(const State& state, SystemId system, Player player) {
    const bool imperial = fleetAt(state, system).fresh > 0;
    if (!imperial && isColor(player)) {
        const int own = freshShips(state, system, player);
        if (own == 0) return false;
        int most = 0;  // of any Rival, without a branch
        forEachColor([&](Player other) {
            most = std::max(most, other == player ? 0 : freshShips(state, system, other));
        });
        return own > most && state.at(system).known;
    }
    const Player holder = controller(state, system);
    if (holder != Player::Empire) return holder == player;
    if (!isColor(player) || state.seat(player).title != Title::Regent) return false;
    return campaign::commandsFleet(state, system, player);
}

bool rivalControls(const State& state, SystemId system, Player player) {
    return controller(state, system) != Player::None && !controls(state, system, player);
}

Player campaign::lenderOf(const State& state, Player player) {
    const CardId card = cardWith<&CampaignSeams::lender>(state, player);
    return card == CardId::None ? Player::None : cardOf(card).campaign.lender(state, player);
}

Player ownerOf(const State& state, FateToken kind) {
    for (const Player player : kAllPlayers) {
        bool loyal = false;
        forEachWith<&CampaignSeams::loyalTokens>(
            state, player, [&](CardId, TokenSet kinds) { loyal |= (kinds & bitOf(kind)) != 0; });
        if (loyal) return player;
    }
    return Player::None;
}

bool campaign::hasToken(const State& state, SystemId system, Player owner, int hits) {
    return std::ranges::any_of(state.campaign.tokens, [&](const LaidToken& token) {
        return token.at == system && tokenKind(token.kind).hits >= hits &&
               ownerOf(state, token.kind) == owner;
    });
}

bool campaign::hasAgents(const State& state, SystemId system, Player player) {
    return state.campaign.pile({.at = system}).pieces[index(player)].agents > 0;
}

SystemSet presenceWithin(const State& state, Player player) {
    SystemSet systems = state.of(player).where.pieces() | state.campaign.inPlay.systems;
    if (const Flagship& flagship = state.seat(player).flagship; flagship.exists())
        systems |= bitOf(flagship.at);
    for (const Pile& pile : state.campaign.piles)
        if (pile.place.at != SystemId::None) systems |= bitOf(pile.place.at);
    return systems;
}

CardId harmBan(const State& state, SystemId system, Player player, Player owner) {
    if (const CardId law = passageBan(system, player, owner); law != CardId::None) return law;
    if (const HarmPrice price = harmPrice(state, system, player, owner);
        price.token != Resource::None && !canSpend(state, player, price.token))
        return price.law;
    CardId ban = CardId::None;
    forEachWith<&HarmSeams::bans>(state, player, [&](CardId id, auto bans) {
        if (ban == CardId::None) ban = bans(state, id, system, player, owner);
    });
    if (!courtHas<&CourtSeams::bansHarm>(state)) return ban;
    for (const CourtSlot& slot : state.court)
        for (const CardId card : slot.cards())
            if (const auto bans = cardOf(card).court.bansHarm;
                ban == CardId::None && bans && bans(state, system, player, owner))
                ban = card;
    return ban;
}

bool actsForTheFree(const State& state, SystemId system, Player player) {
    bool acts = false;
    forEachWith<&FreeStatesSeams::actsForThem>(
        state, player, [&](CardId, auto actsForThem) { acts |= actsForThem(state, system); });
    return acts;
}

bool hasBuildingThere(const State& state, SystemId system, Player owner, BuildingType type, bool freshOnly) {
    const auto fits = [&](const Building& b) { return b.type == type && !(freshOnly && b.damaged); };
    return findBuilding(state, system, owner, type, fits) >= 0 ||
           hasOnFlagship(state, system, owner, type, freshOnly);
}

}  // namespace reach
