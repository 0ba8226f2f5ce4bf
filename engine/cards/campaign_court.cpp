#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/setup.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/cards/sets.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/build.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/round.h"

#include <algorithm>
#include <vector>

/// The campaign's common cards: the Policies of the Empire (AID03 to AID05), and the cards of its Court deck
/// that are not reprints of the base game (CC11 to CC15).
namespace reach {
namespace {

using Choices = std::vector<command::Choice>;
using event::AgentPlace;
using event::CardPlace;

/// Stages of a card's question: by its Crisis, or after it was secured.
constexpr std::int8_t kByCrisis = 1;

void bury(Draft& d, int place) {
    removeFromCourt(d, place, CardPlace::Bottom);
}

// ---- CC11 Populist Demands: the declared marker with the highest Power returns, or any ambition is declared

void returnBestMarker(Draft& d, int) {
    int best = -1;
    for (int i = 0; i < kMarkers; ++i) {
        const AmbitionMarker& marker = d.state().markers[i];
        if (marker.where == Ambition::None) continue;
        const auto value = [&](int at) { return markerValue(at, d.state().markers[at].flipped).first; };
        if (best < 0 || value(i) > value(best)) best = i;
    }
    if (best >= 0)
        d.emit(event::MarkerSet{static_cast<std::int8_t>(best), d.state().markers[best].flipped,
                                Ambition::None});
}

void mayDeclareAny(Draft& d, Player player) {
    d.ask({.ask = Ask::MayDeclare, .player = player, .card = findCard("CC11")});
}

// ---- CC12, F105 Council Intrigue: the Council in session; agents move on

void intrigue(Draft& d, int place) {
    d.emit(event::CouncilTurned{false, Player::None});
    const auto at = static_cast<std::int8_t>(place);
    const auto council = static_cast<std::int8_t>(courtPlace(d.state(), imperialCouncil()));
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    for (const Player color : kAllPlayers)
        if (const auto agents = slot.agents[index(color)]; agents > 0 && council >= 0) {
            d.emit(event::AgentsMoved{color, agents, AgentPlace::Court, Player::None, at, AgentPlace::Supply,
                                      color, -1});
            d.emit(event::AgentsMoved{color, agents, AgentPlace::Supply, color, -1, AgentPlace::Court,
                                      Player::None, council});
        }
    bury(d, place);
}

void intrigueSecured(Draft& d, Player player) {
    d.emit(event::CouncilTurned{false, Player::None});
    maySendOn(d, player);
}

// ---- CC13 Diplomatic Fiasco: no more Guild cards than agents in the supply

int guilds(const State& state, Player player) {
    int count = 0;
    forEachGuild(state.of(player), [&](CardId, const Card&) { ++count; });
    return count;
}

bool mayDiscard(CardId card) {
    return cardOf(card).raidCost != kProtected;
}

bool owesGuild(const State& state, Player player) {
    bool any = false;
    forEachGuild(state.of(player), [&](CardId id, const Card&) { any |= mayDiscard(id); });
    return any && guilds(state, player) > state.of(player).agentSupply;
}

/// Pushed in reverse turn order, so that the first player is on top.
void fiasco(Draft& d, Player spared) {
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;)
        if (order[i] != spared && owesGuild(d.state(), order[i]))
            d.ask({.ask = Ask::Resolve, .player = order[i], .card = findCard("CC13")});
}
void fiascoCrisis(Draft& d, int place) {
    bury(d, place);
    fiasco(d, Player::None);
}
void offerGuilds(const Game& game, const Pending& asked, Choices& out) {
    if (!owesGuild(game.state, asked.player)) return;
    forEachGuild(game.state.of(asked.player), [&](CardId id, const Card&) {
        if (mayDiscard(id)) out.push_back({.card = id});
    });
}
void checkOwnGuild(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    mustHoldGuild(game.state, asked.player, c.card, v);
    if (!v.refused() && !mayDiscard(c.card)) v.refuse(Rule::CardProtected, c.card);
}
void giveUpGuild(Draft& d, const Pending& asked, const command::Choice& c) {
    discardCard(d, asked.player, c.card);
    if (owesGuild(d.state(), asked.player)) d.ask(asked);
}

// ---- CC14 Song of Freedom: a city becomes Free

void songCrisis(Draft& d, int) {
    const Player player = mostPower(d.game());
    d.ask({.ask = Ask::Resolve, .player = player, .card = findCard("CC14"), .stage = kByCrisis});
}
void songSecured(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = findCard("CC14")});
}

/// By the Crisis a Loyal city; secured, any city the player controls.
bool mayFree(const State& state, const Pending& asked, SystemId system, Player owner) {
    if (!isColor(owner)) return false;
    return asked.stage == kByCrisis ? owner == asked.player : controls(state, system, asked.player);
}
void offerCities(const Game& game, const Pending& asked, Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        for (const Player owner : game.setup.seats)
            if (mayFree(game.state, asked, system, owner))
                for (const Which& which : tellApart(game.state, system, owner, BuildingType::City))
                    out.push_back({.system = system, .player = owner, .which = which});
    });
}
int toFree(const State& state, const command::Choice& c) {
    return findBuilding(state, c.system, c.player, BuildingType::City, c.which);
}
void checkCity(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (index(c.system) >= kSystems || !mayFree(game.state, asked, c.system, c.player) ||
        toFree(game.state, c) < 0)
        v.refuse(Rule::NoSuchPiece);
}
void setFree(Draft& d, const Pending& asked, const command::Choice& c) {
    replaceBuilding(d, c.system, toFree(d.state(), c), Player::Free, BuildingType::City);
    fitTokens(d, c.player);
    if (asked.stage != kByCrisis && seizeBan(d.state(), asked.player) == Rule::None)
        d.ask({.ask = Ask::MaySeize, .player = asked.player, .card = asked.card});
}
bool whenSecuredOnly(const Game&, const Pending& asked) {
    return asked.stage != kByCrisis;
}

// ---- CC15, F1311 Blight Looms: the Blight mends and spreads, or the damaged Blight in a cluster is
// destroyed

void blightLooms(Draft& d, int place) {
    const EventRoll roll = d.state().campaign.roll;
    if (tracksMap(d.state()) && roll.cluster >= 0) {
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex}) {
            const SystemId system = systemAt(roll.cluster, spot);
            while (d.state().at(system).ships[index(Player::Blight)].damaged > 0)
                d.emit(event::ShipRepaired{Player::Blight, system});
        }
        for (int cluster = 0; cluster < kClusters; ++cluster)
            if (const SystemId planet = systemAt(cluster, roll.symbol);
                d.state().at(planet).ships[index(Player::Blight)].total() == 0)
                placeBlight(d, planet, true);
    }
    bury(d, place);
}

bool holds(const State& state, Player player, int cluster) {
    bool any = false;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
        any |= hasPieces(state, systemAt(cluster, spot), player);
    return any;
}
void offerClusters(const Game& game, const Pending& asked, Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        if (holds(game.state, asked.player, cluster)) out.push_back({.cluster = cluster});
}
void checkCluster(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.cluster < 0) return v.refuse(Rule::NumberOutOfRange);
    if (!holds(game.state, asked.player, c.cluster)) v.breaks(Rule::CardConditions, asked.card);
}
void purge(Draft& d, const Pending& asked, const command::Choice& c) {
    destroyDamagedBlight(d, asked.player, c.cluster);
}
void mayPurge(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = findCard("CC15")});
}

const Card kPopulistDemandsCampaign{
    .id = "CC11", .whenSecured = mayDeclareAny, .afterwards = Afterwards::Buried, .crisis = returnBestMarker};
const Card kCouncilIntrigue{.id = "CC12",
                            .question = kSendOnQuestion,
                            .whenSecured = intrigueSecured,
                            .afterwards = Afterwards::Buried,
                            .crisis = intrigue};
const Card kDiplomaticFiasco{
    .id = "CC13",
    .question = {.reads = reads::card, .offer = offerGuilds, .check = checkOwnGuild, .answer = giveUpGuild},
    .whenSecured = [](Draft& d, Player player) { fiasco(d, player); },
    .afterwards = Afterwards::Buried,
    .crisis = fiascoCrisis};
const Card kSongOfFreedomCampaign{.id = "CC14",
                                  .question = {.reads = reads::system | reads::player | reads::which,
                                               .offer = offerCities,
                                               .check = checkCity,
                                               .answer = setFree,
                                               .mayDecline = whenSecuredOnly},
                                  .whenSecured = songSecured,
                                  .afterwards = Afterwards::ShuffledIntoDeck,
                                  .crisis = songCrisis};
const Card kBlightLooms{.id = "CC15",
                        .question = {.reads = reads::cluster,
                                     .offer = offerClusters,
                                     .check = checkCluster,
                                     .answer = purge,
                                     .mayDecline = parts::always},
                        .whenSecured = mayPurge,
                        .afterwards = Afterwards::Buried,
                        .crisis = blightLooms};

constexpr ResourceSet set(auto... resources) {
    return static_cast<ResourceSet>((bitOf(resources) | ...));
}

/// AID02 Guild Envoys Depart: Guild cards without agents go under the deck.
void buryIdleGuilds(Draft& d) {
    for (std::size_t i = d.state().court.size(); i-- > 0;) {
        const CourtSlot slot = d.state().court[i];
        const bool idle = std::all_of(slot.agents.begin(), slot.agents.end(), [](int n) { return n == 0; });
        if (isGuild(slot.card) && idle) bury(d, static_cast<int>(i));
    }
}

const Card kGuildEnvoysDepart{.id = "AID02", .edict = buryIdleGuilds};
const Card kWar{.id = "AID03", .policy = {.demandsPieces = true, .arms = true}};
const Card kPeace{.id = "AID04",
                  .policy = {.demands = set(Resource::Relic, Resource::Psionic), .celebrates = 1}};
const Card kEscalation{
    .id = "AID05",
    .policy = {.demands = set(Resource::Material, Resource::Fuel, Resource::Weapon), .requisitions = 2}};

}  // namespace

std::span<const Card* const> campaignLiterals() {
    static const std::vector<const Card*> all = [] {
        std::vector<const Card*> cards{&kPopulistDemandsCampaign,
                                       &kCouncilIntrigue,
                                       &kDiplomaticFiasco,
                                       &kSongOfFreedomCampaign,
                                       &kBlightLooms,
                                       &kGuildEnvoysDepart,
                                       &kWar,
                                       &kPeace,
                                       &kEscalation};
        for (const auto cardsAlike : {attachedCards(), frozenCards(), fleetCards()})
            for (const Card& card : cardsAlike) cards.push_back(&card);
        return cards;
    }();
    return all;
}

}  // namespace reach
