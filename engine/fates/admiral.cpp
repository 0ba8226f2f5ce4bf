#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/pieces.h"

/// Fate 7, the Admiral: enlarges the Imperial fleet and rules by it (F701 to F721).
namespace reach {
namespace {

using namespace steps;

/// F701A: nobody has it while the Steward plays.
void leadUnlessSteward(Draft& d, Player player) {
    for (const Player other : d.setup().seats)
        if (d.state().seat(other).fate == kSteward.number) return;
    makeFirstRegent(d, player);
}

/// F712B, the part at a chapter's end: planets the Empire controls, for a Regent.
int expand(const Game& game, Player player) {
    if (!isRegent(game.state, player) || !tracksMap(game.state)) return 0;
    int spaces = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        spaces += !isGate(system) && controller(game.state, system) == Player::Empire ? 1 : 0;
    });
    return spaces;
}

/// F719B, for a Regent: nine planets; the largest fleet on the map.
int monopolizeForce(const Game& game, Player player) {
    if (!isRegent(game.state, player)) return 0;
    const int planets = counts::planets(game, player, [](SystemId) { return true; });
    const bool most =
        counts::moreThanEachRival(game, player, [&](Player of) { return shipsOnMap(game.state, of); });
    return (planets >= 9 ? 1 : 0) + (most ? 1 : 0);
}

constexpr FateStep kSetup1[]{gain({2}), toBooklet({3}), doing(leadUnlessSteward)};
constexpr FateStep kCompleted1[]{gain({5}), toCourtDeck({6, 7, 8, 9}), scrap({10, 11})};
constexpr FateStep kFailed1[]{scrap({3}), scrap({5, 6, 7}), toCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup2[]{toCourtDeck({13})};
constexpr FateStep kCompleted2[]{scrap({15, 16}), toCourtDeck({17, 18})};
constexpr FateStep kFailed2[]{toCourtDeck({15, 16}), scrap({17, 18})};

constexpr FateStep kSetup3[]{toBooklet({20}), setAside({21})};

// ---- F705 Honor Guard: no Weapon Guild card is stolen while its holder has Weapons

bool guards(const State& state, Player holder, Player, Resource, CardId card) {
    return isGuild(card) && cardOf(card).suit == Resource::Weapon &&
           tokensHad(state, holder, Resource::Weapon) > 0;
}

// ---- F717, F718 Mass Uprising: damaged ships are destroyed; or a ship in each system of a cluster

void destroyDamaged(Draft& d, int place) {
    if (tracksMap(d.state()))
        forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
            for (const Player owner : kAllOwners)
                while (owner != Player::Blight && d.state().at(system).ships[index(owner)].damaged > 0)
                    takeHit(d, {owner, system, false, Player::None, false});
        });
    removeFromCourt(d, place, event::CardPlace::Bottom);
}
void askCluster(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
void offerClusters(const Game&, const Pending&, parts::Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster) out.push_back({.cluster = cluster});
}
void checkCluster(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.cluster < 0) v.refuse(Rule::NumberOutOfRange);
}
void riseThere(Draft& d, const Pending& asked, const command::Choice& c) {
    SystemSet systems = 0;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
        systems |= bitOf(systemAt(c.cluster, spot));
    placeShipInEach(d, asked.player, systems, asked.card);
}
constexpr Card massUprising(std::string_view id) {
    return {.id = id,
            .question = {.reads = reads::cluster,
                         .offer = offerClusters,
                         .check = checkCluster,
                         .answer = riseThere},
            .whenSecured = askCluster,
            .crisis = destroyDamaged};
}

const Card kCards[]{
    {.id = "F705", .raid = {.bansSteal = guards}},
    massUprising("F717"),
    massUprising("F718"),
};

}  // namespace

const Fate kAdmiral{
    .number = 7,
    .firstAct = 1,
    .acts = {{{.objective = {13, 13, 13}, .setup = kSetup1, .completed = kCompleted1, .failed = kFailed1},
              {.objective = {30, 30, 30},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = expand},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = monopolizeForce}}},
};

std::span<const Card> admiralCards() {
    return kCards;
}

}  // namespace reach
