#include "engine/arcades/trophies.h"

#include "engine/arcades/points.h"
#include "engine/arcades/rules.h"

/// Core Concepts, Ships: destroyed ships as Trophies, given back at three, bought back before.
namespace reach::arcades {
namespace {

constexpr int kMercy = 2;

std::int8_t heldOf(const State& state, Player holder, Player owner) {
    return state.of(holder).trophies[static_cast<std::size_t>(index(owner))];
}

}  // namespace

int returnTrophies(Draft& d, Player holder) {
    if (d.of(holder).trophyCount() < kTrophiesToReturn) return 0;
    const Player ghost = phantom(d.setup());
    const int phantoms = ghost == Player::None ? 0 : heldOf(d.state(), holder, ghost);
    for (const Player owner : kAllPlayers)
        if (const auto ships = heldOf(d.state(), holder, owner); ships > 0)
            d.emit(event::TrophiesReturned{holder, owner, ships});
    d.power(holder, kMercy, event::Why::TrophiesReturned);
    return phantoms;
}

namespace rules {

void check(const Game& game, const command::BuyBack& c, Verdict& v) {
    if (!playsHere(game.setup, c.holder)) return v.refuse(Rule::NotInThisGame);
    v.refuseUnless(isPerson(game.setup, c.holder), Rule::BotsPlayByRule);
    v.refuseUnless(heldOf(game.state, c.holder, c.player) > 0, Rule::NoTrophiesThere);
    if (c.price == Resource::None)
        v.refuseUnless(game.state.of(c.player).power > 0, Rule::PowerToPay);
    else
        checkHeld(game.state, c.player, c.price, v);
}

void perform(Draft& d, const command::BuyBack& c) {
    if (c.price == Resource::None) {
        d.power(c.player, -1, event::Why::BoughtBack);
        d.power(c.holder, 1, event::Why::BoughtBack);
    } else {
        d.emit(event::ResourceGiven{c.player, c.holder, c.price});
    }
    d.emit(event::TrophiesReturned{c.holder, c.player, heldOf(d.state(), c.holder, c.player)});
}

void offerTrophies(Offers& offers, Player player) {
    for (const Player holder : offers.game().setup.seats) {
        if (heldOf(offers.state(), holder, player) == 0) continue;
        offers.add(command::BuyBack{player, holder, Resource::None});
        for (const Resource price : kAllResources) offers.add(command::BuyBack{player, holder, price});
    }
}

}  // namespace rules
}  // namespace reach::arcades
