#include "engine/campaign/events.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/contract/fate.h"
#include "engine/fates/blight.h"
#include "engine/fates/rooms.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"

#include <algorithm>
#include <cstdlib>

/// The effects of the Blight Speaker's cards (F1302 to F1313).
namespace reach {
namespace {

using namespace parts;
using blight::blightAt;

constexpr int kBlightSpeakerFate = 13;

// ---- F1302 Spore Ships: Spawn, fresh Blight is damaged for more of it

void offerSpawn(const Game& game, Player holder, Choices& out) {
    if (game.state.of(Player::Blight).shipSupply <= 0) return;
    blight::forEachControlled(game, holder, [&](SystemId system) {
        if (blightAt(game.state, system).fresh > 0) out.push_back({.system = system});
    });
}
/// F1301B counts it.
void spawn(Draft& d, Player holder, const command::Choice& c) {
    d.emit(event::ShipHit{Player::Blight, c.system, true, Player::None, false});
    d.emit(event::ShipsPlaced{Player::Blight, c.system, 0, 1});
    tell<&HarmSeams::afterDamaging>(d, holder, Player::Blight);
    if (d.state().seat(holder).fate == kBlightSpeakerFate && d.state().campaign.act == 2)
        advanceObjective(d, holder, 1);
}
constexpr Ability kSpawn[]{{.name = "spawn",
                            .moment = Moment::NewAction,
                            .base = Action::Build,
                            .reads = reads::system,
                            .check = blight::checkOffered<offerSpawn>,
                            .perform = spawn,
                            .offer = offerSpawn}};

// ---- F1304 Blight Fury: Blight moves and is repaired; Anger: Blight Crises in the rolled cluster

/// The other stage of its question.
constexpr std::int8_t kRolled = blight::kAlong + 1;

void rage(Draft& d, Player holder, const command::Choice&) {
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card(), .stage = kRolled});
    askEventDice(d, holder, kNumberDie);
}
constexpr Ability kFury[]{blight::kMove,
                          blight::kRepair,
                          {.name = "anger",
                           .moment = Moment::NewAction,
                           .base = Action::Battle,
                           .check =
                               [](const Game& game, Player, const command::Choice&, Verdict& v) {
                                   if (!tracksMap(game.state)) v.refuse(Rule::MapNotTracked);
                               },
                           .perform = rage}};

void offerFury(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == blight::kAlong) return blight::offerAlong(game, asked, out);
    const int rolled = game.state.campaign.roll.cluster;
    out.push_back({.cluster = blight::turnedBy(rolled, 0)});
    if (!canSpend(game.state, asked.player, Resource::Psionic)) return;
    for (const int by : {1, -1}) out.push_back({.cluster = blight::turnedBy(rolled, by)});
}
void checkFury(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == blight::kAlong) return blight::checkAlong(game, asked, c, v);
    Choices offered;
    offerFury(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void answerFury(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == blight::kAlong) return blight::goAlong(d, asked, c);
    EventRoll roll = d.state().campaign.roll;
    if (c.cluster == roll.cluster) {
        SystemSet systems = 0;
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            systems |= bitOf(systemAt(c.cluster, spot));
        return blightStrikes(d, systems);
    }
    spendToken(d, asked.player, Resource::Psionic);
    roll.cluster = c.cluster;
    d.emit(event::EventRolled{roll});
    d.ask(asked);
}
bool mayStay(const Game&, const Pending& asked) {
    return asked.stage == blight::kAlong;
}

// ---- F1306 Blight Reapers: Harvest, damaged Blight for a resource

void offerHarvest(const Game& game, Player holder, Choices& out) {
    blight::forEachControlled(game, holder, [&](SystemId system) {
        if (blightAt(game.state, system).damaged == 0) return;
        if (!isGate(system)) return out.push_back({.system = system});
        for (const Resource token : kAllResources) out.push_back({.system = system, .resource = token});
    });
}
void harvest(Draft& d, Player holder, const command::Choice& c) {
    d.emit(event::ShipHit{Player::Blight, c.system, false, Player::None, false});
    tell<&HarmSeams::afterDamaging>(d, holder, Player::Blight);
    gainToken(d, holder, isGate(c.system) ? c.resource : planetType(d.state(), c.system));
}
constexpr Ability kHarvest[]{{.name = "harvest",
                              .moment = Moment::NewAction,
                              .base = Action::Tax,
                              .reads = reads::system | reads::resource,
                              .check = blight::checkOffered<offerHarvest>,
                              .perform = harvest,
                              .offer = offerHarvest}};

// ---- F1307 to F1309 Blight Purge: two Power for each Blight among the Trophies

void praise(Draft& d, Player player) {
    if (const int blight = d.of(player).trophies[index(Player::Blight)].ships; blight > 0)
        d.emit(event::PowerGained{player, static_cast<std::int16_t>(2 * blight), Ambition::None});
}
void praiseAll(Draft& d, int place) {
    for (const Player player : d.setup().seats) praise(d, player);
    removeFromCourt(d, place, event::CardPlace::Bottom);
}
void praiseOne(Draft& d, Player player) {
    praise(d, player);
    forEachRival(d.setup(), player, [&](Player rival) {
        d.emit(event::TrophiesSet{rival, Player::Blight, {}});
    });
}
constexpr Card blightPurge(std::string_view id) {
    return {.id = id, .whenSecured = praiseOne, .crisis = praiseAll};
}

// ---- F1310 Blight Panic: agents leave the Court; or damaged Blight in a cluster becomes Trophies

constexpr std::int8_t kByCrisis = 1;

/// At buildings and Flagships.
int menaces(const Game& game, Player player) {
    int count = 0;
    if (!tracksMap(game.state)) return 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (contains(game.state.of(player).where.buildings(), system) ||
            flagshipAt(game.state, player, system) != nullptr)
            count += blightAt(game.state, system).total();
    });
    return count;
}
int agentsInCourt(const State& state, Player player) {
    int count = 0;
    for (const CourtSlot& slot : state.court) count += slot.agents[index(player)];
    return count;
}
/// Removes so many of the player's agents. The player chooses if there is a choice. Returns false when no
/// question is open.
bool panics(Draft& d, Player player, CardId card, int agents) {
    if (agents < agentsInCourt(d.state(), player)) {
        if (agents > 0)
            d.ask({.ask = Ask::Resolve,
                   .player = player,
                   .card = card,
                   .count = static_cast<std::int8_t>(agents),
                   .stage = kByCrisis});
        return agents > 0;
    }
    for (std::size_t place = 0; place < d.state().court.size(); ++place)
        if (const int there = d.state().court[place].agents[index(player)]; there > 0)
            blight::takeBack(d, player, static_cast<int>(place), there);
    return false;
}
/// Continues with the players after this one, or with all players for None. Then the card is buried.
void panicAfter(Draft& d, Player player, CardId card) {
    bool reached = player == Player::None;
    for (const Player next : turnOrder(d.game())) {
        if (reached && panics(d, next, card, menaces(d.game(), next))) return;
        reached |= next == player;
    }
    if (const int place = courtPlace(d.state(), card); place >= 0)
        removeFromCourt(d, place, event::CardPlace::Bottom);
}
void panic(Draft& d, int place) {
    panicAfter(d, Player::None, d.state().court[static_cast<std::size_t>(place)].card);
}
bool hasLoyal(const State& state, Player player, int cluster) {
    bool any = false;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
        any |= hasPieces(state, systemAt(cluster, spot), player);
    return any;
}
void offerPanic(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kByCrisis) {
        for (const CourtSlot& slot : game.state.court)
            if (slot.agents[index(asked.player)] > 0 && isCard(slot.card)) out.push_back({.card = slot.card});
        return;
    }
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        if (hasLoyal(game.state, asked.player, cluster)) out.push_back({.cluster = cluster});
}
void checkPanic(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerPanic(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void answerPanic(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kByCrisis) {
        blight::takeBack(d, asked.player, courtPlace(d.state(), c.card), 1);
        if (!panics(d, asked.player, asked.card, asked.count - 1)) panicAfter(d, asked.player, asked.card);
        return;
    }
    destroyDamagedBlight(d, asked.player, c.cluster);
}
void hunt(Draft& d, Player player) {
    const Pending asked{.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()};
    Choices offered;
    if (tracksMap(d.state())) offerPanic(d.game(), asked, offered);
    if (!offered.empty()) d.ask(asked);
}

// ---- F1313 Blight Hunger: pieces destroyed by Blight Crises stay on it until scoring is over

void returnBodies(Draft& d, Player) {
    clearPile(d, d.card());
}

const Card kCards[]{
    {.id = "F1302", .move = {.passesBlight = true}, .abilities = kSpawn},
    {.id = "F1304",
     .abilities = kFury,
     .question = {.reads = reads::ships | reads::cluster,
                  .offer = offerFury,
                  .check = checkFury,
                  .answer = answerFury,
                  .mayDecline = mayStay,
                  .keeps = keeping<memo::Step, std::monostate>},
     .asks = asking<CardAsks::GoWithBlight, CardAsks::TurnRoll>},
    {.id = "F1305", .battle = {.hurtsBlight = true}},
    {.id = "F1306", .abilities = kHarvest},
    blightPurge("F1307"),
    blightPurge("F1308"),
    blightPurge("F1309"),
    {.id = "F1310",
     .question = {.reads = reads::card | reads::cluster,
                  .offer = offerPanic,
                  .check = checkPanic,
                  .answer = answerPanic},
     .asks = asking<CardAsks::DestroyBlight, CardAsks::ReturnAgent>,
     .whenSecured = hunt,
     .afterwards = Afterwards::Buried,
     .crisis = panic},
    {.id = "F1313",
     .keepsPieces = kKeepsShips | kKeepsBuildings,
     .scoring = {.afterScoring = returnBodies},
     .campaign = {.keepsBlightVictims = true}},
};

}  // namespace

std::span<const Card> blightSpeakerCards() {
    return kCards;
}

}  // namespace reach
