#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"

/// Cards that hold resources, most of them frozen (BR p.27), whatever the Fate that brings them.
namespace reach {
namespace {

using namespace parts;
using event::TokenPlace;

// ---- F302 Merchant League: declaring brings two resources onto it; a Crisis discards them

constexpr ResourceSet kEverything = (1U << kResources) - 1;

void load(Draft& d, Player player, Ambition, bool) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.card(), .count = 2});
}
void offerLoad(const Game& game, const Pending&, Choices& out) {
    for (const Resource token : kAllResources)
        if (game.state.supply[index(token)] > 0) out.push_back({.resource = token});
}
void checkLoad(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources || game.state.supply[index(c.resource)] <= 0)
        v.refuse(Rule::NoSuchToken);
}
/// The memo distinguishes the second load from the one that came with the declaration.
void loadOne(Draft& d, const Pending& asked, const command::Choice& c) {
    gainFrozen(d, asked.player, c.resource);
    Pending more = asked;
    more.memo = memo::Begun{true};
    if (--more.count > 0) d.ask(more);
}
void unload(Draft& d, Player holder) {
    for (const Resource token : kAllResources)
        while (d.state().seat(holder).frozen[index(token)] > 0)
            d.emit(event::TokenMoved{token, TokenPlace::Frozen, holder, -1, TokenPlace::Supply, Player::None,
                                     -1});
}

// ---- F1503 Arsenal Keepers: a Weapon just taken may go onto the card; F1202 Pirate Hoard: so may a stolen
// resource; F2002 Green Vault: Material and Fuel, as Captives

void offerStore(const Game& game, const Pending& asked, Choices& out) {
    const bool there = asked.stage == kFromTrust ? game.state.campaign.trust[index(asked.resource)] > 0
                                                 : slotWith(game.state.of(asked.player), asked.resource) >= 0;
    if (there) out.emplace_back();
}
void store(Draft& d, const Pending& asked, const command::Choice&) {
    if (asked.stage == kFromTrust)
        return d.emit(event::TokenMoved{asked.resource, TokenPlace::Trust, Player::None, -1,
                                        TokenPlace::Frozen, asked.player, -1});
    storeToken(d, asked.player, asked.resource, asked.card);
}

const Card kCards[]{
    {.id = "F302",
     .ambitions = {.whenDeclared = load},
     .resources = {.freezes = kEverything, .givesFrozen = true},
     .question = {.reads = reads::resource,
                  .offer = offerLoad,
                  .check = checkLoad,
                  .answer = loadOne,
                  .mayDecline = always,
                  .keeps = keeping<memo::Begun>},
     .heldCrisis = unload},
    {.id = "F1503",
     .resources = {.freezes = bitOf(Resource::Weapon), .frozenCost = 2, .storesTaken = true},
     .question = {.offer = offerStore, .answer = store, .mayDecline = always},
     .asks = asking<CardAsks::StoreTaken>},
    {.id = "F1202",
     .resources = {.hoardCost = 2},
     .question = {.offer = offerStore, .answer = store, .mayDecline = always}},
    {.id = "F2002",
     .resources = {.freezes = bitOf(Resource::Material) | bitOf(Resource::Fuel),
                   .freezesCaptives = true,
                   .storesTaken = true},
     .question = {.offer = offerStore, .answer = store, .mayDecline = always},
     .asks = asking<CardAsks::StoreTaken>},
};

}  // namespace

std::span<const Card> frozenCards() {
    return kCards;
}

}  // namespace reach
