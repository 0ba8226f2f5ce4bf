#include "engine/rules/outrage.h"

#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

namespace reach {
namespace {

void markOutrage(Draft& d, Player player, Resource type) {
    if (isOutraged(d.of(player), type)) return;
    if (d.of(player).agentSupply > 0)
        d.emit(event::AgentsMoved{player, 1, event::AgentPlace::Supply, player, -1,
                                  event::AgentPlace::Outrage, player, static_cast<std::int8_t>(index(type))});
    else
        d.emit(event::OutrageSet{player, type, OutrageMark::Placeholder});
}

}  // namespace

void provokeOutrage(Draft& d, Player player, Resource type) {
    discardFromBoard(d, player, type);
    const CardId keeper = hoardOf(d.state(), player);
    if (keeper != CardId::None && contains(cardOf(keeper).resources.keeps, type))
        discardAllTokens(d, player, type);
    const bool keepsAll = has<&OutrageSeams::keepsGuilds>(d.state(), player);
    const CardSet held = d.of(player).cards;
    held.forEach([&](CardId id) {
        const Card& card = cardOf(id);
        if (card.suit == type && !keepsAll && !card.outrage.kept) discardCard(d, player, id);
    });
    markOutrage(d, player, type);
    tell<&OutrageSeams::whenProvoked>(d, player, type);
}

HarmPrice harmPrice(const State& state, SystemId system, Player by, Player owner) {
    HarmPrice price;
    forEachLaw<&HarmSeams::priceByLaw>(state, [&](CardId law, auto asks) {
        if (const Resource token = asks(state, system, by, owner); token != Resource::None)
            price = {law, token};
    });
    return price;
}

void payForHarm(Draft& d, SystemId system, Player by, Player owner) {
    const HarmPrice price = harmPrice(d.state(), system, by, owner);
    if (price.token == Resource::None) return;
    spendToken(d, by, price.token);
    if (const auto paid = cardOf(price.law).harm.paidByLaw) paid(d, system, by);
}

FixedVector<CardId, 4> lawsOnHarm(const State& state, SystemId system, Player by, Player owner) {
    FixedVector<CardId, 4> laws;
    forEachLaw<&HarmSeams::harmedByLaw>(state, [&](CardId law, auto) {
        const auto minds = cardOf(law).harm.mindsByLaw;
        if (!minds || minds(state, system, by, owner)) laws.push(law);
    });
    return laws;
}

void tellHarm(Draft& d, SystemId system, Player by, Player owner) {
    for (const CardId law : lawsOnHarm(d.state(), system, by, owner))
        cardOf(law).harm.harmedByLaw(d, system, by, owner);
}

void clearOutrage(Draft& d, Player player, Resource type) {
    const OutrageMark mark = d.of(player).outrage[index(type)];
    if (mark == OutrageMark::Agent)
        d.emit(event::AgentsMoved{player, 1, event::AgentPlace::Outrage, player,
                                  static_cast<std::int8_t>(index(type)), event::AgentPlace::Supply, player,
                                  -1});
    else if (const Player rival = rivalOn(mark); rival != Player::None)
        d.emit(event::AgentsMoved{rival, 1, event::AgentPlace::Outrage, player,
                                  static_cast<std::int8_t>(index(type)), event::AgentPlace::Supply, rival,
                                  -1});
    else if (mark == OutrageMark::Placeholder)
        d.emit(event::OutrageSet{player, type, OutrageMark::None});
}

}  // namespace reach
