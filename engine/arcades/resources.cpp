#include "engine/arcades/resources.h"

#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

#include <algorithm>

/// Core Concepts, Resources: six slots, filled from the left.
namespace reach::arcades {

Player whoOverflows(const Game& game) {
    for (const Player player : game.setup.seats)
        if (game.state.of(player).resources.size() > kResourceSlots) return player;
    return Player::None;
}

namespace rules {

void check(const Game& game, const command::Return& c, Verdict& v) {
    if (whoOverflows(game) != c.player) return v.refuse(Rule::NotAsked);
    checkHeld(game.state, c.player, c.resource, v);
}

void perform(Draft& d, const command::Return& c) {
    d.emit(event::ResourceSpent{c.player, c.resource, true});
}

void check(const Game& game, const command::Arrange& c, Verdict& v) {
    const PlayerState& player = game.state.of(c.player);
    const auto& held = player.resources;
    v.refuseUnless(std::is_permutation(held.begin(), held.end(), c.slots.begin(), c.slots.end()),
                   Rule::ArrangeOnlyOwn);
    v.breaksUnless(player.mayArrange, Rule::ArrangeAfterGain);
}

void perform(Draft& d, const command::Arrange& c) {
    d.emit(event::Arranged{c.player, c.slots});
}

void offerReturn(Offers& offers, Player player) {
    for (const Resource resource : kAllResources) offers.add(command::Return{player, resource});
}

}  // namespace rules
}  // namespace reach::arcades
