#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/campaign/passages.h"
#include "engine/cards/campaign_parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"
#include "engine/rules/move.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"

#include <utility>

/// Fate 22, the Gate Wraith: breaks the gates into one Passage (F2201 to F2206).
namespace reach {
namespace {

using namespace steps;

int passages(const State& state) {
    return std::popcount(brokenGates(state));
}

/// F2201B: the Passages on the map, for each ambition won and for control of the Twisted Passage.
int collapse(const Game& game, Player player) {
    const bool holds = counts::holds(game.state, SystemId::TwistedPassage, player);
    return (counts::ambitionsWon(game, player) + (holds ? 1 : 0)) * passages(game.state);
}

// ---- F2201A: the first Passage goes onto any gate, and breaks it

void offerGates(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (isGate(system)) out.push_back({.system = system});
    });
}
void checkGate(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    mustBeGate(game, c.system, v);
}
constexpr Question kBreakGate{
    .reads = reads::system,
    .offer = offerGates,
    .check = checkGate,
    .answer = [](Draft& d, const Pending&, const command::Choice& c) { breakGate(d, c.system); }};

/// The die that shows where the Twisted Passage leads is the one that events roll.
void rollTheWay(Draft& d, Player player) {
    askEventDice(d, player, kPlanetDie);
}

constexpr FateStep kSetup3[]{mayResettle(),
                             gain({2, 3}),
                             collect<FateToken::Passage>(),
                             onMap(asking(kBreakGate), Chore::FirstPassage),
                             doing(rollTheWay),
                             toBooklet({4, 5}),
                             toCourtDeck({6})};

// ---- F2203: the starport, or the Slipstream Drive, that a gate was broken with is destroyed

/// Stages of the question whose starport the move used. A single step need not be a Catapult move.
enum Breaking : std::int8_t { kMayBreak, kBroken };

SystemId start(const Pending& asked) {
    return asked.memo.as<memo::GateBreak>().from;
}
void destroyStarport(Draft& d, SystemId system, Player owner, const Which& which = {}) {
    const int at = findBuilding(d.state(), system, owner, BuildingType::Starport, which);
    if (at >= 0)
        d.emit(event::BuildingRemoved{system, static_cast<std::int8_t>(at), event::PieceEnd::Supply});
}
void destroyDrive(Draft& d, Player player) {
    for (const bool armor : {true, false})
        while (d.state().seat(player).flagship.has({Upgrade::SlipstreamDrive, armor}))
            d.emit(event::FlagshipHit{player, {Upgrade::SlipstreamDrive, armor}, Player::None});
}

void whenMoving(Draft& d, Player holder, const command::Move& c, bool given) {
    if (given || breaksGate(d.state(), holder, c.from, c.route[0].to) == CardId::None) return;
    if (c.slipstream) return destroyDrive(d, c.owner());
    const auto owners = catapultOwners(d.state(), holder, c.from);
    const bool catapults = c.route.size() > 1;
    const bool alone =
        owners.size() == 1 && tellApart(d.state(), c.from, owners[0], BuildingType::Starport).size() <= 1;
    if (catapults && alone) return destroyStarport(d, c.from, owners[0]);
    OwnerSet whose = 0;
    for (const Player owner : owners) whose = with(whose, owner);
    d.ask({.ask = Ask::Resolve,
           .player = holder,
           .card = d.card(),
           .stage = catapults ? kBroken : kMayBreak,
           .memo = memo::GateBreak{c.from, whose}});
}
bool isOneOf(const Pending& asked, Player owner) {
    return contains(asked.memo.as<memo::GateBreak>().owners, owner);
}
void offerOwners(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    for (const Player owner : kAllOwners) {
        if (!isOneOf(asked, owner)) continue;
        auto starports = tellApart(game.state, start(asked), owner, BuildingType::Starport);
        if (starports.empty()) starports.push({});  // a correction removed it meanwhile
        for (const Which& which : starports) out.push_back({.player = owner, .which = which});
    }
}
void checkOwner(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const auto isMeant = [&] {
        return findBuilding(game.state, start(asked), c.player, BuildingType::Starport, c.which) >= 0;
    };
    if (!isOneOf(asked, c.player) || (c.which.says() && !isMeant())) v.refuse(Rule::NoSuchPiece, asked.card);
}
void breakWith(Draft& d, const Pending& asked, const command::Choice& c) {
    const SystemId from = start(asked);
    if (asked.stage == kMayBreak) breakGate(d, systemAt(clusterOf(from), Spot::Gate));
    destroyStarport(d, from, c.player, c.which);
}
bool mayLeaveWhole(const Game&, const Pending& asked) {
    return asked.stage == kMayBreak;
}

// ---- F2204: all ships destroyed this chapter return, including those among Trophies

void comeBack(Draft& d) {
    const CardId card = fateSetCard(22, 4);
    for (const Player owner : kAllOwners) {
        int dead = d.state().campaign.pile({.card = card}).pieces[index(owner)].ships;
        layPieces(d, {.card = card}, owner, {});
        for (const Player holder : d.setup().seats) {
            Pieces left = d.of(holder).trophies[index(owner)];
            if (owner == Player::Blight || left.ships == 0) continue;
            dead += std::exchange(left.ships, std::int8_t{0});
            d.emit(event::TrophiesSet{holder, owner, left});
        }
        placeShips(d, owner, SystemId::TwistedPassage, dead);
    }
}

// ---- F2206 Passage Storms, which attaches itself as soon as it is drawn

CardId storms() {
    return fateSetCard(22, 6);
}
/// Moves the card under the top card of the deck, from its place or from above another card.
void storm(Draft& d, int place) {
    if (tracksMap(d.state()))
        hitEachPiece(d, SystemId::TwistedPassage);
    else
        d.ask({.ask = Ask::AtTable, .player = d.state().initiative, .card = storms()});
    if (d.state().court[static_cast<std::size_t>(place)].card == storms())
        removeFromCourt(d, place, event::CardPlace::Deck);
    else
        d.emit(moveOf(d.state(), storms(), event::CardPlace::Deck));
}
void rideTheStorm(Draft& d, Player player) {
    if (tracksMap(d.state()))
        d.ask({.ask = Ask::MoveAgain,
               .player = player,
               .card = storms(),
               .memo = memo::Systems{bitOf(SystemId::TwistedPassage)}});
    else
        d.ask({.ask = Ask::AtTable, .player = player, .card = storms()});
}

bool goesOnFromThePassage(SystemId gate) {
    return gate == SystemId::TwistedPassage;
}
bool breaksGateOfCluster(SystemId from, SystemId to) {
    return !isGate(from) && to == systemAt(clusterOf(from), Spot::Gate);
}

const Card kCards[]{
    {.id = "F2202", .move = {.catapultsFromRivals = true, .goesOnFrom = goesOnFromThePassage}},
    {.id = "F2203",
     .move = {.breaksGate = breaksGateOfCluster, .before = whenMoving},
     .question = {.reads = reads::player | reads::power | reads::which,
                  .offer = offerOwners,
                  .check = checkOwner,
                  .answer = breakWith,
                  .mayDecline = mayLeaveWhole,
                  .keeps = keeping<memo::GateBreak>},
     .asks = asking<CardAsks::BreakGate, CardAsks::GateBreaker>},
    {.id = "F2204",
     .keepsPieces = kKeepsShips,
     .harm = {.keepsDestroyedShips = true},
     .scoring = {.chapterScoredByLaw = comeBack}},
    {.id = "F2205"},  // rules/passages.h
    {.id = "F2206",
     .question = kAttachQuestion,
     .whenSecured = rideTheStorm,
     .attachesWhenDrawn = true,
     .afterwards = Afterwards::StaysInCourt,
     .crisis = storm},
};

}  // namespace

const Fate kGateWraith{
    .number = 22,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {24, 21, 18}, .setup = kSetup3, .advance = collapse, .readsMap = true}}},
};

std::span<const Card> gateWraithCards() {
    return kCards;
}

}  // namespace reach
