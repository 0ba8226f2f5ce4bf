#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/cards/campaign_parts.h"
#include "engine/cards/parts.h"
#include "engine/fates/commonwealth.h"
#include "engine/fates/rooms.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"

/// The effects of the Founder's cards (F202 to F227).
namespace reach {
namespace {

using namespace parts;
using event::AgentPlace;
using event::CardPlace;

bool isFresh(const Building& building) {
    return !building.damaged;
}
bool hasFreeCity(const State& state, SystemId system, bool (*test)(const Building&)) {
    return findBuilding(state, system, Player::Free, BuildingType::City, test) >= 0;
}
bool anyCity(const Building&) {
    return true;
}

// ---- F202 Parade Fleets: declaring brings two ships to a Free city, then a Regent may leave the Empire

constexpr std::int8_t kMayLeave = 1;

void parade(Draft& d, Player player, Ambition, bool) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.card()});
}
/// The memo distinguishes this question from the one that came with the declaration.
void mayLeave(Draft& d, const Pending& asked) {
    if (asked.stage != kMayLeave && isRegent(d.state(), asked.player))
        d.ask({.ask = Ask::Resolve,
               .player = asked.player,
               .card = asked.card,
               .stage = kMayLeave,
               .memo = memo::Begun{true}});
}
void offerParade(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kMayLeave) return out.emplace_back(), void();
    if (!tracksMap(game.state) || game.state.of(asked.player).shipSupply <= 0) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (hasFreeCity(game.state, system, anyCity)) out.push_back({.system = system});
    });
}
void checkParade(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kMayLeave) {
        if (c.system != SystemId::None) v.refuse(Rule::ChoiceNotAsked, asked.card);
    } else if (!inPlay(game, c.system) || !hasFreeCity(game.state, c.system, anyCity)) {
        v.refuse(Rule::NoSuchPiece);
    }
}
void answerParade(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kMayLeave) return leaveEmpire(d, asked.player);
    placeShips(d, asked.player, c.system, 2);
    mayLeave(d, asked);
}

// ---- F204 Book of Liberation: Free buildings are built, not harmed

bool isBuilding(command::TrophyKind piece) {
    return piece == command::TrophyKind::Cities || piece == command::TrophyKind::Starports;
}
bool isLeft(const State& state, command::TrophyKind piece) {
    const PlayerState& free = state.of(Player::Free);
    return (piece == command::TrophyKind::Cities ? free.citiesOnBoard : free.starportSupply) > 0;
}
/// choice.system, choice.piece: Cities or Starports.
bool mayLiberate(const Game& game, const command::Choice& c) {
    return tracksMap(game.state) && inPlay(game, c.system) && game.state.at(c.system).known &&
           isBuilding(c.piece) && isLeft(game.state, c.piece) &&
           slotsUsed(game.state, c.system) < buildingSlots(game.state, c.system);
}
void checkLiberate(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!tracksMap(game.state)) return v.refuse(Rule::MapNotTracked);
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (!game.state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    if (!isBuilding(c.piece)) return v.refuse(Rule::NoSuchPiece);
    if (!isLeft(game.state, c.piece)) return v.refuse(Rule::NoneInSupply);
    if (!mayLiberate(game, c)) return v.refuse(Rule::BuildNeedsSlot);
    if (controller(game.state, c.system) == Player::Empire) v.breaks(Rule::CardConditions);
    if (!hasPieces(game.state, c.system, holder) && !actsForTheFree(game.state, c.system, holder))
        v.breaks(Rule::BuildNeedsPresence);
}
void offerLiberate(const Game& game, Player holder, Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!hasPieces(game.state, system, holder) || controller(game.state, system) == Player::Empire)
            return;
        for (const auto piece : {command::TrophyKind::Cities, command::TrophyKind::Starports})
            if (const command::Choice choice{.system = system, .piece = piece}; mayLiberate(game, choice))
                out.push_back(choice);
    });
}
void liberate(Draft& d, Player holder, const command::Choice& c) {
    const auto type = c.piece == command::TrophyKind::Cities ? BuildingType::City : BuildingType::Starport;
    const bool damaged =
        rivalControls(d.state(), c.system, holder) && !actsForTheFree(d.state(), c.system, holder);
    d.emit(event::BuildingPlaced{Player::Free, type, c.system, damaged, false, false});
    clearOutrage(d, holder, planetType(d.state(), c.system));
}
constexpr Ability kLiberation[]{{.name = "liberate",
                                 .moment = Moment::NewAction,
                                 .base = Action::Build,
                                 .reads = reads::system | reads::piece,
                                 .check = checkLiberate,
                                 .perform = liberate,
                                 .offer = offerLiberate}};

// ---- F205 to F207 Political Intrigue: Favors to the neighbours; or one from each Rival

void giveFavor(Draft& d, Player from, Player to) {
    if (from != to && d.of(from).agentSupply > 0)
        d.emit(event::AgentsMoved{from, 1, AgentPlace::Supply, from, -1, AgentPlace::Favors, to, -1});
}
/// The arrow: to the left; the hex: to the right; the moon: to both.
void intrigueCrisis(Draft& d, int place) {
    const Spot symbol = d.state().campaign.roll.symbol;
    for (const Player player : turnOrder(d.game())) {
        if (symbol != Spot::Hex) giveFavor(d, player, nextSeat(d.setup(), player));
        if (symbol != Spot::Arrow)
            for (const Player other : d.setup().seats)
                if (nextSeat(d.setup(), other) == player) giveFavor(d, player, other);
    }
    removeFromCourt(d, place, CardPlace::Bottom);
}
void takeFavors(Draft& d, Player player) {
    forEachRival(d.setup(), player, [&](Player rival) { giveFavor(d, rival, player); });
}
constexpr Card intrigue(std::string_view id) {
    return {.id = id, .whenSecured = takeFavors, .crisis = intrigueCrisis};
}

// ---- F213 Founder of the Commonwealth: the marker onto the ambition just declared

void mayMark(Draft& d, Player player, Ambition ambition, bool) {
    if (d.state().campaign.commonwealth == Ambition::None)
        d.ask(
            {.ask = Ask::Resolve, .player = player, .card = d.card(), .memo = memo::JustDeclared{ambition}});
}
void offerYes(const Game&, const Pending&, Choices& out) {
    out.emplace_back();
}
void mark(Draft& d, const Pending& asked, const command::Choice&) {
    d.emit(event::CommonwealthMarked{asked.memo.as<memo::JustDeclared>().ambition});
}

// ---- F215 Call for Armistice, F226 Mass Call for Armistice

/// Returns an Armistice that is still behind the Edict, or None.
CardId tuckedArmistice(const State& state) {
    for (const int number : {16, 17})
        if (const CardId card = fateSetCard(2, number); liesInBox(state, card)) return card;
    return CardId::None;
}
/// The Member with the least Power; None on a tie.
Player leastPower(const Game& game) {
    Player least = Player::None;
    bool tie = false;
    for (const Player player : members(game)) {
        const int power = game.state.of(player).power;
        tie = least != Player::None && power == game.state.of(least).power;
        if (least == Player::None || power < game.state.of(least).power) least = player;
    }
    return tie ? Player::None : least;
}
void askArmistice(Draft& d, Player player, CardId edict) {
    if (player != Player::None) d.ask({.ask = Ask::Resolve, .player = player, .card = edict});
}
void callForArmistice(Draft& d, int number, bool founderToo) {
    const CardId edict = fateSetCard(2, number);
    if (founderToo) askArmistice(d, founder(d.state()), edict);
    askArmistice(d, leastPower(d.game()), edict);
}
void offerUnattached(const Game& game, const Pending&, Choices& out) {
    if (tuckedArmistice(game.state) == CardId::None) return;
    for (const CardId card : attachTargets(game.state, false)) out.push_back({.card = card});
}
void checkUnattached(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    offerUnattached(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::InfluenceCourtCard, c.card);
}
void attachArmistice(Draft& d, const Pending&, const command::Choice& c) {
    attachCard(d, tuckedArmistice(d.state()), courtPlace(d.state(), c.card));
}
bool noMembers(const Game& game, Player) {
    return members(game).empty();
}
constexpr Question kWhichCourtCard{.reads = reads::card,
                                   .offer = offerUnattached,
                                   .check = checkUnattached,
                                   .answer = attachArmistice,
                                   .mayDecline = always};

// ---- F216, F217 Armistice: all agents move on; `rival`: their owner, `count`: their number

void offerCourt(const Game& game, const Pending& asked, Choices& out) {
    kSendOnQuestion.offer(game, asked, out);
}
void checkCourt(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    kSendOnQuestion.check(game, asked, c, v);
}
void sendOn(Draft& d, const Pending& asked, const command::Choice& c) {
    influenceCard(d, asked.rival, c.card);
    Pending more = asked;
    if (--more.count > 0) d.ask(more);
}
constexpr Card armistice(std::string_view id) {
    return {.id = id,
            .court = {.armistice = true},
            .question = {.reads = reads::card, .offer = offerCourt, .check = checkCourt, .answer = sendOn},
            .afterwards = Afterwards::SetAside};
}

// ---- F227 Freedom Fighters: damaged ships of Rivals and the Empire beside a fresh Free city are destroyed

bool mayRevolt(const Game& game, SystemId system) {
    return tracksMap(game.state) && inPlay(game, system) && hasFreeCity(game.state, system, isFresh);
}
/// True for an owner whose damaged ships are destroyed. An Armistice spares Members (FAQ).
bool isRevoltedAgainst(const State& state, SystemId system, Player holder, Player owner) {
    return (owner == Player::Empire || (isColor(owner) && owner != holder)) &&
           harmBan(state, system, holder, owner) == CardId::None;
}
void checkRevolt(const Game& game, Player, const command::Choice& c, Verdict& v) {
    if (!mayRevolt(game, c.system)) v.refuse(Rule::CardConditions);
}
void offerRevolt(const Game& game, Player holder, Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        bool any = false;
        for (const Player owner : kAllOwners)
            any |= isRevoltedAgainst(game.state, system, holder, owner) &&
                   game.state.at(system).ships[index(owner)].damaged > 0;
        if (any && mayRevolt(game, system)) out.push_back({.system = system});
    });
}
void revolt(Draft& d, Player holder, const command::Choice& c) {
    for (const Player owner : kAllOwners) {
        if (!isRevoltedAgainst(d.state(), c.system, holder, owner)) continue;
        if (d.state().at(c.system).ships[index(owner)].damaged > 0) payForHarm(d, c.system, holder, owner);
        while (d.state().at(c.system).ships[index(owner)].damaged > 0)
            takeHit(d, {owner, c.system, false, Player::None, false});
    }
}
constexpr Ability kInciteRevolt[]{{.name = "revolt",
                                   .moment = Moment::NewAction,
                                   .base = Action::Battle,
                                   .reads = reads::system,
                                   .check = checkRevolt,
                                   .perform = revolt,
                                   .offer = offerRevolt}};

constexpr Card member(std::string_view id) {
    return {.id = id,
            .harm = {.bans = keepArmistice},
            .freeStates = {.actsForThem = membersAct, .whenAttacked = disgrace}};
}

const Card kCards[]{
    {.id = "F202",
     .ambitions = {.whenDeclared = parade},
     .question = {.reads = reads::system,
                  .offer = offerParade,
                  .check = checkParade,
                  .answer = answerParade,
                  .mayDecline = always,
                  .decline = mayLeave,
                  .keeps = keeping<std::monostate, memo::Begun>},
     .asks = asking<CardAsks::ShipsAtFreeCity, CardAsks::BecomeOutlaw>},
    {.id = "F204", .harm = {.bans = spareFreeBuildings}, .abilities = kLiberation},
    intrigue("F205"),
    intrigue("F206"),
    intrigue("F207"),
    {.id = "F213",
     .ambitions = {.whenDeclared = mayMark},
     .question =
         {.offer = offerYes, .answer = mark, .mayDecline = always, .keeps = keeping<memo::JustDeclared>}},
    {.id = "F214"},  // scored by fates/commonwealth.cpp
    {.id = "F215",
     .court = {.scrappedWhen = noMembers},
     .question = kWhichCourtCard,
     .edict = [](Draft& d) { callForArmistice(d, 15, false); }},
    armistice("F216"),
    armistice("F217"),
    member("F218"),
    member("F219"),
    member("F220"),
    member("F221"),
    {.id = "F222"},  // fates/commonwealth.cpp has the actions of Members
    {.id = "F224", .court = {.breaksTies = tiedWithOutsiders}},
    {.id = "F226",
     .court = {.scrappedWhen = noMembers},
     .question = kWhichCourtCard,
     .edict = [](Draft& d) { callForArmistice(d, 26, true); }},
    {.id = "F227", .abilities = kInciteRevolt},
};

}  // namespace

std::span<const Card> founderCards() {
    return kCards;
}

}  // namespace reach
