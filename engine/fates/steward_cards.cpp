#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/contract/catalogue.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steward.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <vector>

/// The effects of the Steward's cards (F102 to F126).
namespace reach {
namespace {

using namespace parts;

void bury(Draft& d, int place) {
    removeFromCourt(d, place, event::CardPlace::Bottom);
}

template <typename Visit>
void forEachSystemOf(int cluster, Visit visit) {
    if (cluster < 0 || cluster >= kClusters) return;
    for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex}) visit(systemAt(cluster, spot));
}

void hitFleet(Draft& d, SystemId system) {
    const Ships fleet = fleetAt(d.state(), system);
    for (int ship = 0; ship < fleet.fresh; ++ship)
        takeHit(d, {Player::Empire, system, true, Player::None, false});
    for (int ship = 0; ship < fleet.damaged; ++ship)
        takeHit(d, {Player::Empire, system, false, Player::None, false});
}

// ---- F103 Dealmakers: a Rival secures, the holder influences for each of their agents, then secures

/// Returns the Rival who could secure the card in this place, or None.
Player couldSecure(const Game& game, int place, Player holder) {
    const CourtSlot& slot = game.state.court[static_cast<std::size_t>(place)];
    if (!isCard(slot.card)) return Player::None;
    if (slot.card == imperialCouncil() && game.state.campaign.councilDecided) return Player::None;
    Player found = Player::None;
    forEachRival(game.setup, holder, [&](Player rival) {
        if (!hasMostAgents(slot, rival)) return;
        Verdict v;
        forEachCard(game.state.of(rival), [&](CardId, const Card& card) {
            if (card.court.check) card.court.check(game, rival, slot, v);
        });
        if (v.legal()) found = rival;
    });
    return found;
}
void checkBargain(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    const int place = courtPlace(game.state, c.card);
    if (place < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (couldSecure(game, place, holder) == Player::None) v.refuse(Rule::SecureMostAgents);
}
void offerBargain(const Game& game, Player holder, Choices& out) {
    for (std::size_t place = 0; place < game.state.court.size(); ++place)
        if (couldSecure(game, static_cast<int>(place), holder) != Player::None)
            out.push_back({.card = game.state.court[place].card});
}

enum Return : std::int8_t { kInfluence, kSecure };

void bargain(Draft& d, Player holder, const command::Choice& c) {
    const int place = courtPlace(d.state(), c.card);
    const Player rival = couldSecure(d.game(), place, holder);
    const auto agents = d.state().court[static_cast<std::size_t>(place)].agents[index(rival)];
    d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card(), .count = agents, .stage = kInfluence});
    secureCard(d, rival, place, event::AgentPlace::Supply);
}

/// `count`: the remaining influences, then the one secure. Every possible action is compulsory.
bool mayReturn(const Game& game, const Pending& asked, CardId card) {
    const int place = courtPlace(game.state, card);
    if (place < 0 || !isCard(card)) return false;
    if (card == imperialCouncil() && game.state.campaign.councilDecided) return false;
    if (asked.stage == kInfluence) return asked.count > 0 && game.state.of(asked.player).agentSupply > 0;
    const CourtSlot& slot = game.state.court[static_cast<std::size_t>(place)];
    Verdict v;
    forEachWith<&CourtSeams::check>(game.state, asked.player,
                                    [&](CardId, auto check) { check(game, asked.player, slot, v); });
    return hasMostAgents(slot, asked.player) && v.legal();
}
void offerReturns(const Game& game, const Pending& asked, Choices& out) {
    for (const CourtSlot& slot : game.state.court)
        if (mayReturn(game, asked, slot.card)) out.push_back({.card = slot.card});
}
void checkReturns(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (courtPlace(game.state, c.card) < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (!mayReturn(game, asked, c.card)) v.refuse(Rule::SecureMostAgents);
}
/// With nothing left to influence the secure follows.
void nextReturn(Draft& d, const Pending& asked) {
    if (asked.stage == kInfluence)
        d.ask({.ask = Ask::Resolve, .player = asked.player, .card = asked.card, .stage = kSecure});
}
void takeReturns(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kSecure)
        return secureCard(d, asked.player, courtPlace(d.state(), c.card), event::AgentPlace::Captives);
    influenceCard(d, asked.player, c.card);
    Pending next = asked;
    --next.count;
    d.ask(next);
}
constexpr Ability kBargain[]{{.name = "bargain",
                              .moment = Moment::NewAction,
                              .base = Action::Secure,
                              .reads = reads::card,
                              .check = checkBargain,
                              .perform = bargain,
                              .offer = offerBargain}};

// ---- F106 Tax Collectors: an Outlaw's own resource instead of the supply's

/// The question keeps the owner, the taxed resource, and whether the supply had it.
void mayCollect(Draft& d, Player holder, SystemId system, int building, Resource type, bool gained) {
    if (building < 0 || type == Resource::None) return;
    const auto& all = d.state().at(system).buildings;
    const Player owner = all[static_cast<std::size_t>(building)].owner;
    if (owner != holder && isOutlaw(d.state(), owner))
        d.ask({.ask = Ask::Resolve,
               .player = holder,
               .rival = owner,
               .resource = type,
               .card = d.card(),
               .memo = memo::Taxed{gained}});
}
void offerCollected(const Game& game, const Pending& asked, Choices& out) {
    if (canSpend(game.state, asked.rival, asked.resource)) out.push_back({.resource = asked.resource});
}
void checkCollected(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (c.resource != asked.resource || !canSpend(game.state, asked.rival, c.resource))
        v.refuse(Rule::TokenNotHeld);
}
/// Tokens are alike: the token that the supply gave is kept, and the Outlaw's goes to the supply.
void collect(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.memo.as<memo::Taxed>().gained)
        discardToken(d, asked.rival, c.resource);
    else
        takeToken(d, asked.player, asked.rival, c.resource);
}

// ---- F107 Hunter Squads: assault dice again, against an Outlaw

DiceCount rerollAssault(const Game& game, Player holder) {
    DiceCount dice{};
    if (game.state.battle.by == CardId::None && isOutlaw(game.state, game.state.battle.defender))
        dice[index(Die::Assault)] = static_cast<std::int8_t>(icons(game.state, holder, Resource::Weapon));
    return dice;
}
constexpr Ability kHunterSquads[]{kMuster};

// ---- F108 Imperial Protectors, F109 Empire Falls

/// With the arrow all Regents become Outlaws and each Imperial ship is hit; the card is discarded. All of it
/// happens at once, so the First Regent has no player to give the tile to (BR p.16).
void empireFalls(Draft& d, int place) {
    if (d.state().campaign.roll.symbol != Spot::Arrow) return;
    const Player first = d.state().campaign.firstRegent;
    for (const Player regent : regents(d.game()))
        if (regent != first) leaveEmpire(d, regent);
    if (isRegent(d.state(), first)) leaveEmpire(d, first);
    if (tracksMap(d.state())) forEachSystem(systemsInPlay(d.game()), [&](SystemId s) { hitFleet(d, s); });
    removeFromCourt(d, place, event::CardPlace::Discard);
}

// ---- F110, F111, F120, F121 Lesser Regents: any ambition, or for nothing when no marker is left (FAQ)

void declareAny(Draft& d, Player holder, const command::Choice&) {
    if (bestAvailableMarker(d.state()) >= 0)
        d.ask({.ask = Ask::MayDeclare, .player = holder, .card = d.card()});
}
constexpr Ability kLesserRegent[]{
    {.name = "declare", .moment = Moment::Prelude, .discards = true, .perform = declareAny}};

// ---- F115 Navy Reprisal: the Empire's ships strike at Outlaws

void reprise(Draft& d, SystemId system) {
    for (int ships = fleetAt(d.state(), system).total(); ships > 0; --ships)
        for (const Player player : d.setup().seats)
            if (isOutlaw(d.state(), player)) hitFreshFirst(d, player, system);
}
void navyCrisis(Draft& d, int place) {
    if (tracksMap(d.state())) forEachSystem(systemsInPlay(d.game()), [&](SystemId s) { reprise(d, s); });
    bury(d, place);
}

/// The ships that are hit in choice.cluster: choice.count.
enum Struck : std::int8_t { kOutlaws, kFleet, kStruck };

void offerNavy(const Game&, const Pending&, Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster)
        for (const Struck struck : {kOutlaws, kFleet}) out.push_back({.cluster = cluster, .count = struck});
}
void checkNavy(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.cluster < 0 || c.count < 0 || c.count >= kStruck) v.refuse(Rule::NumberOutOfRange);
}
void strikeThere(Draft& d, const Pending&, const command::Choice& c) {
    if (!tracksMap(d.state())) return;
    forEachSystemOf(c.cluster, [&](SystemId s) { c.count == kFleet ? hitFleet(d, s) : reprise(d, s); });
}

// ---- F116 Council Insiders: after securing a Guild card the Council is turned, or influenced

void mayUseInsiders(Draft& d, Player holder, CardId secured) {
    if (isGuild(secured)) d.ask({.ask = Ask::Resolve, .player = holder, .card = d.card()});
}
void offerInsiders(const Game& game, const Pending& asked, Choices& out) {
    if (courtPlace(game.state, imperialCouncil()) < 0) return;
    if (game.state.campaign.councilDecided || game.state.of(asked.player).agentSupply > 0)
        out.push_back({.card = imperialCouncil()});
}
void checkInsiders(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.card != imperialCouncil()) v.refuse(Rule::NoSuchCard, c.card);
}
void useInsiders(Draft& d, const Pending& asked, const command::Choice& c) {
    if (d.state().campaign.councilDecided)
        d.emit(event::CouncilTurned{false, Player::None});
    else
        influenceCard(d, asked.player, c.card);
}

// ---- F118, F119 Imperial Defectors: the Empire's ships change sides

Player firstOutlaw(const Game& game) {
    for (const Player player : turnOrder(game))
        if (isOutlaw(game.state, player)) return player;
    return Player::None;
}

/// Limited by the Outlaw's supply. Damaged ships stay damaged.
void defect(Draft& d, int cluster) {
    const Player outlaw = firstOutlaw(d.game());
    if (outlaw == Player::None || !tracksMap(d.state())) return;
    forEachSystemOf(cluster, [&](SystemId system) {
        for (Ships fleet = fleetAt(d.state(), system); fleet.total() > 0 && d.of(outlaw).shipSupply > 0;) {
            const bool fresh = fleet.fresh > 0;
            --(fresh ? fleet.fresh : fleet.damaged);
            d.emit(event::ShipsCounted{Player::Empire, system, fleet.fresh, fleet.damaged});
            d.emit(event::ShipsPlaced{outlaw, system, static_cast<std::int8_t>(fresh ? 1 : 0),
                                      static_cast<std::int8_t>(fresh ? 0 : 1)});
        }
    });
}
void defectorsCrisis(Draft& d, int place) {
    defect(d, d.state().campaign.roll.cluster);
    bury(d, place);
}
/// "Bury or discard this card": choice.count, if the card is discarded, alone or beside the cluster.
constexpr std::int8_t kDiscards = 0;

void offerClusters(const Game&, const Pending&, Choices& out) {
    for (std::int8_t cluster = 0; cluster < kClusters; ++cluster) out.push_back({.cluster = cluster});
    for (std::int8_t cluster = -1; cluster < kClusters; ++cluster)
        out.push_back({.cluster = cluster, .count = kDiscards});
}
void checkCluster(const Game&, const Pending&, const command::Choice& c, Verdict& v) {
    if (c.count > kDiscards || (c.cluster < 0 && c.count < 0)) v.refuse(Rule::NumberOutOfRange);
}
void defectThere(Draft& d, const Pending& asked, const command::Choice& c) {
    if (c.cluster >= 0) defect(d, c.cluster);
    if (c.count == kDiscards) d.emit(moveOf(d.state(), asked.card, event::CardPlace::Discard));
}

/// The card being resolved asks its holder.
void askHolder(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}

constexpr Question kDefectorsQuestion{.reads = reads::cluster | reads::count,
                                      .offer = offerClusters,
                                      .check = checkCluster,
                                      .answer = defectThere,
                                      .mayDecline = always};

const Card kCards[]{
    {.id = "F102", .tax = {.imperialCities = true}, .campaign = {.buriedByOutlaws = true}},
    {.id = "F103",
     .abilities = kBargain,
     .question = {.reads = reads::card,
                  .offer = offerReturns,
                  .check = checkReturns,
                  .answer = takeReturns,
                  .decline = nextReturn},
     .asks = asking<CardAsks::InfluenceAgain, CardAsks::SecureInCourt>},
    {.id = "F106",
     .tax = {.after = mayCollect},
     .campaign = {.buriedByOutlaws = true},
     .question = {.reads = reads::resource,
                  .offer = offerCollected,
                  .check = checkCollected,
                  .answer = collect,
                  .mayDecline = always,
                  .keeps = keeping<memo::Taxed>}},
    {.id = "F107", .battle = {.rerolls = rerollAssault}, .abilities = kHunterSquads},
    {.id = "F108", .campaign = {.sparesImperialSystems = true}},
    {.id = "F109",
     .question = kSendOnQuestion,
     .whenSecured = maySendOn,
     .afterwards = Afterwards::Buried,
     .crisis = empireFalls},
    {.id = "F110", .abilities = kLesserRegent},
    {.id = "F111", .abilities = kLesserRegent},
    {.id = "F115",
     .question = {.reads = reads::cluster | reads::count,
                  .offer = offerNavy,
                  .check = checkNavy,
                  .answer = strikeThere,
                  .mayDecline = always},
     .whenSecured = askHolder,
     .afterwards = Afterwards::Buried,
     .crisis = navyCrisis},
    {.id = "F116",
     .court = {.afterSecuring = mayUseInsiders},
     .question = {.reads = reads::card,
                  .offer = offerInsiders,
                  .check = checkInsiders,
                  .answer = useInsiders,
                  .mayDecline = always}},
    {.id = "F118",
     .question = kDefectorsQuestion,
     .asks = asking<CardAsks::Defect>,
     .whenSecured = askHolder,
     .afterwards = Afterwards::Buried,
     .crisis = defectorsCrisis},
    {.id = "F119",
     .question = kDefectorsQuestion,
     .asks = asking<CardAsks::Defect>,
     .whenSecured = askHolder,
     .afterwards = Afterwards::Buried,
     .crisis = defectorsCrisis},
    {.id = "F120", .abilities = kLesserRegent},
    {.id = "F121", .abilities = kLesserRegent},
};

}  // namespace

std::span<const Card* const> stewardCards() {
    static const std::vector<const Card*> all = [] {
        std::vector<const Card*> cards;
        cards.reserve(std::size(kCards));
        for (const Card& card : kCards) cards.push_back(&card);
        cards.insert(cards.end(), stewardEdicts().begin(), stewardEdicts().end());
        return cards;
    }();
    return all;
}

}  // namespace reach
