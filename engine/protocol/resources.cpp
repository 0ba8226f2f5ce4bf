#include "engine/protocol/resources.h"

#include "engine/protocol/evolving.h"

namespace reach::event {
namespace {

void takeToken(State& s, const TokenMoved& e) {
    auto* p = playerOf(s, e.fromPlayer);
    const int r = index(e.token);
    if (e.from == TokenPlace::Card) changePile(s, {e.card}, [&](Pile& pile) { --pile.tokens[r]; });
    if (e.from == TokenPlace::Supply) --s.supply[r];
    if (e.from == TokenPlace::Tray) --s.turn.tray[r];
    if (e.from == TokenPlace::Trust) --s.campaign.trust[r];
    if (e.from == TokenPlace::Frozen && isColor(e.fromPlayer)) --s.seat(e.fromPlayer).frozen[r];
    if (e.from == TokenPlace::AmbitionBox) --s.campaign.boxed[r];
    if (e.from == TokenPlace::Box) --s.campaign.scrapped[r];
    if (e.from == TokenPlace::Planet && e.fromSlot >= 0 && e.fromSlot < kSystems)
        s.systems[static_cast<std::size_t>(e.fromSlot)].retyped = Resource::None;
    if (e.from == TokenPlace::Slot && p && e.fromSlot >= 0 && e.fromSlot < kResourceSlots)
        p->slots[static_cast<std::size_t>(e.fromSlot)] = Resource::None;
    if (e.from == TokenPlace::Overflow && p)
        for (std::size_t i = 0; i < p->overflow.size(); ++i)
            if (p->overflow[i] == e.token) return p->overflow.removeAt(i);
}

}  // namespace

void TokenMoved::apply(State& s) const {
    if (index(token) >= kResources) return;
    takeToken(s, *this);
    auto* p = playerOf(s, toPlayer);
    const int r = index(token);
    if (to == TokenPlace::Supply) ++s.supply[r];
    if (to == TokenPlace::Tray) ++s.turn.tray[r];
    if (to == TokenPlace::Trust) ++s.campaign.trust[r];
    if (to == TokenPlace::Frozen && isColor(toPlayer)) ++s.seat(toPlayer).frozen[r];
    if (to == TokenPlace::AmbitionBox) ++s.campaign.boxed[r];
    if (to == TokenPlace::Box) ++s.campaign.scrapped[r];
    if (to == TokenPlace::Card) changePile(s, {card}, [&](Pile& pile) { ++pile.tokens[r]; });
    if (to == TokenPlace::Planet && toSlot >= 0 && toSlot < kSystems)
        s.systems[static_cast<std::size_t>(toSlot)].retyped = token;
    if (to == TokenPlace::Slot && p && toSlot >= 0 && toSlot < kResourceSlots)
        p->slots[static_cast<std::size_t>(toSlot)] = token;
    if (to == TokenPlace::Overflow && p) p->overflow.push(token);
    // Resources from setup stay as they are.
    if ((to == TokenPlace::Slot || to == TokenPlace::Overflow) && p && s.turns > 0) p->justGained = true;
}

void SlotsSet::apply(State& s) const {
    if (auto* p = playerOf(s, player)) p->slots = slots;
}

void OutrageSet::apply(State& s) const {
    if (auto* p = playerOf(s, player); p && index(resource) < kResources) p->outrage[index(resource)] = mark;
}

}  // namespace reach::event
