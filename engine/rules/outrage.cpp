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
    const bool keepsAll = has<&OutrageSeams::keepsGuilds>(d.state(), player);
    const CardSet held = d.of(player).cards;
    held.forEach([&](CardId id) {
        const Card& card = cardOf(id);
        if (card.suit == type && !keepsAll && !card.outrage.kept) discardCard(d, player, id);
    });
    markOutrage(d, player, type);
    tell<&OutrageSeams::whenProvoked>(d, player, type);
}

void clearOutrage(Draft& d, Player player, Resource type) {
    const OutrageMark mark = d.of(player).outrage[index(type)];
    if (mark == OutrageMark::Agent)
        d.emit(event::AgentsMoved{player, 1, event::AgentPlace::Outrage, player,
                                  static_cast<std::int8_t>(index(type)), event::AgentPlace::Supply, player,
                                  -1});
    else if (mark == OutrageMark::Placeholder)
        d.emit(event::OutrageSet{player, type, OutrageMark::None});
}

}  // namespace reach
