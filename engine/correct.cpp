#include "engine/correct.h"

#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/campaign/golems.h"
#include "engine/campaign/passages.h"
#include "engine/contract/catalogue.h"
#include "engine/core/fate_tokens.h"
#include "engine/core/limits.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/court.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/round.h"

#include <algorithm>
#include <cstdlib>

/// Corrections by the table: every number can be set, within the box's counts.
namespace reach::rules {
namespace {

using command::CardPile;
using command::Field;
using command::TrophyKind;
using event::AgentPlace;
using event::CardPlace;
using event::TokenPlace;

/// Removes Golems from slots that the table fills with resources.
void makeRoom(Draft& d, const command::Correct& c) {
    for (const Golem golem : kAllGolems)
        if (const LaidToken* token = golemToken(d.state(), golem);
            token != nullptr && token->player == c.player && token->slot >= 0 &&
            c.slots[static_cast<std::size_t>(token->slot)] != Resource::None)
            layGolem(d, golem, {.turned = token->turned, .player = c.player});
}

void setSlots(Draft& d, const command::Correct& c) {
    for (const Resource token : kAllResources) discardFromBoard(d, c.player, token);
    makeRoom(d, c);
    for (std::int8_t slot = 0; slot < kResourceSlots; ++slot)
        if (const Resource token = c.slots[static_cast<std::size_t>(slot)]; token != Resource::None)
            d.emit(event::TokenMoved{token, TokenPlace::Supply, Player::None, -1, TokenPlace::Slot, c.player,
                                     slot});
}

void setOutrage(Draft& d, const command::Correct& c) {
    const OutrageMark mark = d.of(c.player).outrage[index(c.resource)];
    const auto at = static_cast<std::int8_t>(index(c.resource));
    if (c.value == 0) clearOutrage(d, c.player, c.resource);
    if (c.value != 0 && mark == OutrageMark::None) {
        if (d.of(c.player).agentSupply > 0)
            d.emit(event::AgentsMoved{c.player, 1, AgentPlace::Supply, c.player, -1, AgentPlace::Outrage,
                                      c.player, at});
        else
            d.emit(event::OutrageSet{c.player, c.resource, OutrageMark::Placeholder});
    }
}

/// Additional agents come from their supply, removed ones return to it. An event moves no negative number.
void changeAgents(Draft& d, Player color, int more, AgentPlace place, Player holder, std::int8_t at) {
    const auto count = static_cast<std::int8_t>(std::abs(more));
    if (more > 0) d.emit(event::AgentsMoved{color, count, AgentPlace::Supply, color, -1, place, holder, at});
    if (more < 0) d.emit(event::AgentsMoved{color, count, place, holder, at, AgentPlace::Supply, color, -1});
}

void setCaptives(Draft& d, const command::Correct& c) {
    if (c.trophy == TrophyKind::CaptiveShips)
        return holdCaptiveShips(d, c.player, c.rival, c.value - d.of(c.player).captiveShips[index(c.rival)]);
    const int more = c.value - d.of(c.player).captives[index(c.rival)];
    changeAgents(d, c.rival, more, AgentPlace::Captives, c.player, -1);
}

void setTrophies(Draft& d, const command::Correct& c) {
    const Pieces held = d.of(c.player).trophies[index(c.rival)];
    d.emit(event::TrophiesSet{c.player, c.rival, changed(held, c.trophy, c.value - countOf(held, c.trophy))});
}

void setCities(Draft& d, const command::Correct& c) {
    const PlayerState& player = d.of(c.player);
    const int placed = citiesOffBoard(player) - player.citiesElsewhere;
    d.emit(event::CitiesElsewhere{c.player, static_cast<std::int8_t>(c.value - placed)});
}

void clearPlace(Draft& d, std::int8_t place) {
    const CourtSlot slot = d.state().court[static_cast<std::size_t>(place)];
    for (const Player color : kAllPlayers)
        if (const auto agents = slot.agents[index(color)]; agents > 0)
            d.emit(event::AgentsMoved{color, agents, AgentPlace::Court, Player::None, place,
                                      AgentPlace::Supply, color, -1});
    if (slot.card != CardId::None)
        d.emit(event::CardMoved{slot.card, CardPlace::Court, Player::None, place, CardPlace::Deck,
                                Player::None, -1});
}

void moveCard(Draft& d, CardId card, CardPlace to, Player player, std::int8_t at) {
    if (const int place = courtPlace(d.state(), card); place >= 0)
        clearPlace(d, static_cast<std::int8_t>(place));
    event::CardMoved move = moveOf(d.state(), card, to, player);
    move.toAt = at;
    d.emit(move);
}

void setCourtCard(Draft& d, const command::Correct& c) {
    clearPlace(d, c.place);
    if (isCard(c.card))
        moveCard(d, c.card, CardPlace::Court, Player::None, c.place);
    else if (c.card == CardId::Unknown)
        d.emit(event::CardMoved{c.card, CardPlace::Deck, Player::None, -1, CardPlace::Court, Player::None,
                                c.place});
}

void setAttached(Draft& d, const command::Correct& c) {
    if (isCard(c.card)) return moveCard(d, c.card, CardPlace::Attached, Player::None, c.place);
    const auto attached = d.state().court[static_cast<std::size_t>(c.place)].attached;
    for (const CardId old : attached)
        d.emit(event::CardMoved{old, CardPlace::Attached, Player::None, c.place, CardPlace::Deck,
                                Player::None, -1});
}

/// Changes the number of tokens. Additional ones come from the supply, and removed ones return to it. `card`:
/// the card they lie on.
void changeTokens(Draft& d, Resource token, int more, TokenPlace place, Player holder,
                  CardId card = CardId::None) {
    const auto supply = TokenPlace::Supply;
    for (; more > 0; --more) d.emit(event::TokenMoved{token, supply, holder, -1, place, holder, -1, card});
    for (; more < 0; ++more) d.emit(event::TokenMoved{token, place, holder, -1, supply, holder, -1, card});
}

void setFrozen(Draft& d, const command::Correct& c) {
    const int more = c.value - d.state().seat(c.player).frozen[index(c.resource)];
    changeTokens(d, c.resource, more, TokenPlace::Frozen, c.player);
}

void setCourtAgents(Draft& d, const command::Correct& c) {
    const auto place = static_cast<std::int8_t>(courtPlace(d.state(), c.card));
    const int more = c.value - d.state().court[static_cast<std::size_t>(place)].agents[index(c.player)];
    changeAgents(d, c.player, more, AgentPlace::Court, Player::None, place);
}

void clearBuildings(Draft& d, SystemId system) {
    while (!d.state().at(system).buildings.empty())
        d.emit(event::BuildingRemoved{system, 0, event::PieceEnd::Supply});
}

/// A city that stood here before keeps its place. An additional one comes from the cities in unknown places,
/// if the owner has any. A gate has no slots.
void setBuildings(Draft& d, const command::Correct& c) {
    std::array<int, kOwners> stood{};
    for (const Building& building : d.state().at(c.system).buildings)
        if (building.type == BuildingType::City) ++stood[index(building.owner)];
    d.emit(event::SystemKnown{c.system});
    clearBuildings(d, c.system);
    for (std::size_t i = 0; i < c.buildings.size(); ++i) {
        const Building& building = c.buildings[i];
        const bool elsewhere = building.type == BuildingType::City && stood[index(building.owner)]-- <= 0 &&
                               d.of(building.owner).citiesElsewhere > 0;
        d.emit(event::BuildingPlaced{building.owner, building.type, c.system, building.damaged, elsewhere,
                                     building.outside || isGate(c.system)});
        if (building.used) d.emit(event::BuildingUsed{c.system, static_cast<std::int8_t>(i)});
    }
}

void setPlanetType(Draft& d, const command::Correct& c) {
    const auto at = static_cast<std::int8_t>(index(c.system));
    if (const Resource laid = d.state().at(c.system).retyped; laid != Resource::None)
        d.emit(event::TokenMoved{laid, TokenPlace::Planet, Player::None, at, TokenPlace::Supply, Player::None,
                                 -1});
    if (c.resource != Resource::None)
        d.emit(event::TokenMoved{c.resource, TokenPlace::Supply, Player::None, -1, TokenPlace::Planet,
                                 Player::None, at});
}

void setTrust(Draft& d, const command::Correct& c) {
    const int more = c.value - d.state().campaign.trust[index(c.resource)];
    changeTokens(d, c.resource, more, TokenPlace::Trust, Player::None);
}

/// Sets the Flagship without the effects of gaining one: no building is given up and none is placed.
void setFlagship(Draft& d, const command::Correct& c) {
    if (c.system == SystemId::None) return clearFlagship(d, c.player);
    d.emit(event::SystemKnown{c.system});
    d.emit(event::FlagshipMoved{c.player, c.system});
}

void setUpgrade(Draft& d, const command::Correct& c) {
    d.emit(event::FlagshipCleared{c.player, c.flagshipPlace});
    if (!c.buildings.empty())
        d.emit(event::FlagshipBuilt{c.player, c.flagshipPlace, c.buildings[0].type, c.buildings[0].damaged});
}

bool opensPassage(const LaidToken& token) {
    return token.kind == FateToken::Passage && token.at != SystemId::None;
}

/// Additional tokens come from aside, and removed ones go aside. Aside itself is filled from the box.
void setToken(Draft& d, const command::Correct& c) {
    const auto count = [&] { return tokensLike(d.state(), c.token); };
    const bool aside = c.token.isAside();
    if (opensPassage(c.token) && c.value > count()) return breakGate(d, c.token.at);
    for (int more = c.value - count(); more > 0; --more) aside ? takeToken(d, c.token) : layToken(d, c.token);
    for (int less = count() - c.value; less > 0; --less)
        aside ? scrapToken(d, c.token) : returnToken(d, c.token);
}

PilePlace pilePlace(const command::Correct& c) {
    return c.system == SystemId::None ? PilePlace{.card = c.card} : PilePlace{.at = c.system};
}

void setPile(Draft& d, const command::Correct& c) {
    const Pile pile = d.state().campaign.pile(pilePlace(c));
    if (c.resource == Resource::None) {
        const Pieces& lie = pile.pieces[index(c.player)];
        return layPieces(d, pilePlace(c), c.player, changed(lie, c.trophy, c.value - countOf(lie, c.trophy)));
    }
    const int more = c.value - pile.tokens[index(c.resource)];
    changeTokens(d, c.resource, more, TokenPlace::Card, Player::None, c.card);
}

void setEmpty(Draft& d, const command::Correct& c) {
    d.emit(event::SystemKnown{c.system});
    clearBuildings(d, c.system);
    for (const Player color : kAllOwners)
        if (d.state().at(c.system).ships[index(color)].total() > 0)
            d.emit(event::ShipsCounted{color, c.system, 0, 0});
}

/// Before the lead card is played, the holder of the initiative leads (Base p.8).
void setInitiative(Draft& d, Player player) {
    d.emit(event::InitiativeMoved{player, d.state().seized});
    const State& state = d.state();
    const bool leading = state.turn.player != Player::None && !state.turn.played && !state.turn.expired &&
                         state.played.empty();
    if (leading && state.turn.player != player && mayHoldCards(state, player))
        d.emit(event::TurnStarted{player});
}

CardPlace placeOf(const command::Correct& c) {
    if (c.player != Player::None) return CardPlace::Player;
    switch (static_cast<CardPile>(c.value)) {
        case CardPile::Deck: return CardPlace::Deck;
        case CardPile::Box: return CardPlace::Box;
        case CardPile::Booklet: return CardPlace::Booklet;
        case CardPile::Stack: return CardPlace::Stack;
        case CardPile::Actions: return CardPlace::Actions;
        case CardPile::Discard: break;
    }
    return CardPlace::Discard;
}

void apply(Draft& d, const command::Correct& c) {
    switch (c.field) {
        case Field::Power:
            return d.emit(event::PowerGained{
                c.player, static_cast<std::int16_t>(c.value - d.of(c.player).power), Ambition::None});
        case Field::Hand: return d.emit(event::HandSet{c.player, static_cast<std::int8_t>(c.value)});
        case Field::Slots: return setSlots(d, c);
        case Field::Outrage: return setOutrage(d, c);
        case Field::Captives: return setCaptives(d, c);
        case Field::Trophies: return setTrophies(d, c);
        case Field::Cities: return setCities(d, c);
        case Field::Card: return moveCard(d, c.card, placeOf(c), c.player, -1);
        case Field::CourtCard: return setCourtCard(d, c);
        case Field::CourtAgents: return setCourtAgents(d, c);
        case Field::Initiative: return setInitiative(d, c.player);
        case Field::Chapter: return d.emit(event::ChapterSet{static_cast<std::int8_t>(c.value)});
        case Field::Marker: return d.emit(event::MarkerSet{c.place, c.value != 0, c.ambition});
        case Field::Ships:
            d.emit(event::SystemKnown{c.system});
            return d.emit(event::ShipsCounted{c.player, c.system, c.ships.fresh, c.ships.damaged});
        case Field::Buildings: return setBuildings(d, c);
        case Field::PlanetType: return setPlanetType(d, c);
        case Field::Empty: return setEmpty(d, c);
        case Field::Unknown: return d.emit(event::SystemForgotten{c.system});
        case Field::Title:
            return d.emit(event::TitleTurned{c.player, c.value != 0 ? Title::Outlaw : Title::Regent});
        case Field::Objective:
            return d.emit(event::ObjectiveMoved{c.player, static_cast<std::int8_t>(c.value)});
        case Field::Favors:
            return changeAgents(d, c.rival, c.value - d.state().seat(c.player).favors[index(c.rival)],
                                AgentPlace::Favors, c.player, -1);
        case Field::FirstRegent: return d.emit(event::FirstRegentMoved{c.player});
        case Field::Trust: return setTrust(d, c);
        case Field::Council: return d.emit(event::CouncilTurned{c.value != 0, Player::None});
        case Field::Flagship: return setFlagship(d, c);
        case Field::Attached: return setAttached(d, c);
        case Field::Frozen: return setFrozen(d, c);
        case Field::Sponsored: return d.emit(event::SponsorMoved{c.ambition});
        case Field::Upgrade: return setUpgrade(d, c);
        case Field::Commonwealth: return d.emit(event::CommonwealthMarked{c.ambition});
        case Field::Token: return setToken(d, c);
        case Field::Side: return d.emit(event::CardTurned{c.card, c.value != 0});
        case Field::Scrapped: return d.emit(event::ActionsScrapped{static_cast<std::int8_t>(c.value)});
        case Field::Pile: return setPile(d, c);
    }
}

bool between(int value, int low, int high) {
    return value >= low && value <= high;
}

/// Corrections that name no player.
bool isOfTheTable(Field field) {
    return (field >= Field::Buildings && field <= Field::Unknown) ||
           (field >= Field::FirstRegent && field <= Field::Council) || field == Field::Attached ||
           field == Field::Sponsored || field >= Field::Commonwealth;
}

bool playerInRange(const Game& game, const command::Correct& c) {
    const bool none = c.player == Player::None &&
                      (c.field == Field::Card || c.field == Field::CourtCard || c.field == Field::Chapter ||
                       c.field == Field::Marker || isOfTheTable(c.field));
    if (c.field == Field::Pile && c.resource == Resource::None) return ownsPieces(game.setup, c.player);
    if (c.field == Field::Ships) return ownsPieces(game.setup, c.player) && c.player != Player::Free;
    if (!none && !playsHere(game.setup, c.player)) return false;
    if (c.rival == c.player) return c.rival == Player::None;
    if (c.field == Field::Trophies) return ownsPieces(game.setup, c.rival);
    if (c.field == Field::Captives && c.trophy == TrophyKind::CaptiveShips)  // the Empire's too (F1012)
        return ownsPieces(game.setup, c.rival) && c.rival != Player::Free;
    const bool agents = c.field == Field::Captives || c.field == Field::Favors;
    return !agents || playsHere(game.setup, c.rival);
}

/// Cards of the base Court never return to the box. Only the campaign has a booklet. Leaders are never in the
/// Court's piles. Vox cards are not held, and action cards of Fates are not held openly.
bool mayLie(const command::Correct& c) {
    if (!isCard(c.card)) return false;
    const CardKind kind = cardOf(c.card).kind;
    if (c.player != Player::None) return kind != CardKind::Vox && !isActionCard(c.card);
    const bool ofTheCampaign = index(c.card) >= kBaseCards;
    switch (static_cast<CardPile>(c.value)) {
        case CardPile::Box: return kind == CardKind::Lore || kind == CardKind::Leader || ofTheCampaign;
        case CardPile::Booklet: return ofTheCampaign && !isActionCard(c.card);
        case CardPile::Stack: return faithfulNumber(c.card) > 0;
        case CardPile::Actions: return isActionCard(c.card);
        default: return kind != CardKind::Leader && kind != CardKind::Event;
    }
}

/// True for cards that can lie on the table with either side up.
bool hasTwoSides(CardId card) {
    const PrintedCard* printed = printedOf(card);
    return printed != nullptr && !printed->flipSide.empty();
}

bool isDrafting(const State& state) {
    return std::any_of(state.pending.begin(), state.pending.end(),
                       [](const Pending& asked) { return asked.ask == Ask::Draft; });
}

/// Pieces, tokens and hands cannot be corrected before setup has placed them.
bool setupPlaces(Field field) {
    constexpr std::array kOther{Field::Power,      Field::Card,    Field::CourtCard,
                                Field::Initiative, Field::Chapter, Field::Marker};
    return std::find(kOther.begin(), kOther.end(), field) == kOther.end();
}

/// True while a battle goes on where the player's Flagship is.
bool fights(const State& state, Player player) {
    return state.battle.system != SystemId::None && flagshipAt(state, player, state.battle.system) != nullptr;
}

/// Checks the fields of a token. The check of the whole state finds tokens beyond the count of the box.
Rule tokenRange(const Game& game, const command::Correct& c) {
    const LaidToken& token = c.token;
    const TokenKind& kind = tokenKind(token.kind);
    if (!between(token.number, 0, static_cast<int>(kind.which.size())) || !between(c.value, 0, kind.inTheBox))
        return Rule::NumberOutOfRange;
    if (token.turned && kind.back.empty()) return Rule::NumberOutOfRange;
    if (opensPassage(token) && c.value > 1) return Rule::NumberOutOfRange;
    const bool there = opensPassage(token) ? isGate(token.at) && token.at != SystemId::TwistedPassage
                                           : token.at == SystemId::None || inPlay(game, token.at);
    if (!there) return Rule::NotInPlay;
    if (token.at != SystemId::None && !tracksMap(game.state)) return Rule::MapNotTracked;
    if (token.player != Player::None && !playsHere(game.setup, token.player)) return Rule::NotInThisGame;
    if (token.ambition != Ambition::None && !isInPlay(game.state, token.ambition))
        return Rule::NoSuchAmbition;
    return token.card != CardId::None && !isCard(token.card) ? Rule::NoSuchCard : Rule::None;
}

/// Returns false for a card on which no rule lays anything.
bool keepsAny(const Card& card) {
    return card.keepsPieces != 0 || card.resources.hoardCost > 0;
}

/// The places of the rules always have room: those cards, and the Rumors. What the table lays on other cards
/// takes the rest of the list.
bool hasRoomForPile(const State& state, CardId card) {
    static const int byRule = cardsWith(keepsAny).size() + tokenKind(FateToken::Rumor).inTheBox;
    if (keepsAny(cardOf(card)) || state.campaign.pile({.card = card}) != kNoPile) return true;
    return byRule + std::ranges::count_if(state.campaign.piles,
                                          [](const Pile& pile) {
                                              return isCard(pile.place.card) &&
                                                     !keepsAny(cardOf(pile.place.card));
                                          }) <
           kPiles;
}

/// On a token in a system there are only agents.
Rule pileRange(const Game& game, const command::Correct& c) {
    const bool tokens = c.resource != Resource::None;
    const int most = tokens ? kTokens : kFreeCities;
    if ((tokens && index(c.resource) >= kResources) || !between(c.value, 0, most))
        return Rule::NumberOutOfRange;
    if (!tokens && c.trophy > command::TrophyKind::Starports) return Rule::NoSuchPiece;
    if (c.system == SystemId::None && !isCard(c.card)) return Rule::NoSuchCard;
    if (c.system == SystemId::None)
        return c.value == 0 || hasRoomForPile(game.state, c.card) ? Rule::None : Rule::BeyondTheBox;
    const auto& laid = game.state.campaign.tokens;
    const bool token = std::ranges::find(laid, c.system, &LaidToken::at) != laid.end();
    return (token || c.value == 0) && !tokens && c.trophy == command::TrophyKind::Agents ? Rule::None
                                                                                         : Rule::NoSuchPiece;
}

Rule inRange(bool good) {
    return good ? Rule::None : Rule::NumberOutOfRange;
}

bool isResource(Resource resource) {
    return index(resource) < kResources;
}

bool isOneOrNone(const State& state, Ambition ambition) {
    return ambition == Ambition::None || isInPlay(state, ambition);
}

Rule slotsRange(const State& state, const command::Correct& c) {
    for (int i = 0; i < kResourceSlots; ++i)
        if (c.slots[i] != Resource::None && (!isResource(c.slots[i]) || !isOpen(state, c.player, i)))
            return Rule::NumberOutOfRange;
    return Rule::None;
}

/// The fields of one player.
Rule playerRange(const Game& game, const command::Correct& c) {
    switch (c.field) {
        case Field::Power:  // below zero only in a campaign (BR p.8)
            return inRange(between(c.value, game.setup.campaign ? kLowestPower : 0, kHighestPower));
        case Field::Hand: return inRange(between(c.value, -1, kActionCards));
        case Field::Slots: return slotsRange(game.state, c);
        case Field::Outrage: return inRange(isResource(c.resource) && between(c.value, 0, 1));
        case Field::Captives:
            if (c.trophy == TrophyKind::CaptiveShips)
                return inRange(isCampaign(game.state) && between(c.value, 0, kBlight));
            return inRange(between(c.value, 0, kAgents));
        case Field::Trophies: return inRange(between(c.value, 0, kFreeCities));
        case Field::Cities: return inRange(between(c.value, 0, kCities));
        case Field::Title: return inRange(between(c.value, 0, 1));
        case Field::Objective: return inRange(between(c.value, -1, kHighestObjective));
        case Field::Favors: return inRange(between(c.value, 0, kAgents));
        case Field::Frozen:
        case Field::Trust: return inRange(isResource(c.resource) && between(c.value, 0, kTokens));
        default: return Rule::None;
    }
}

/// The fields of a place of the Court.
Rule courtRange(const State& state, const command::Correct& c) {
    if (c.field == Field::CourtAgents)
        return courtPlace(state, c.card) < 0 ? Rule::NoSuchCard : inRange(between(c.value, 0, kAgents));
    if (!between(c.place, 0, static_cast<int>(state.court.size()) - 1)) return Rule::NumberOutOfRange;
    if (c.card == CardId::None || (c.field == Field::CourtCard && c.card == CardId::Unknown))
        return Rule::None;
    if (!isCard(c.card) || isLeader(c.card)) return Rule::NoSuchCard;
    return inRange(c.field == Field::CourtCard ||
                   !state.court[static_cast<std::size_t>(c.place)].attached.full());
}

/// The fields of the whole table, except the map and the Court.
Rule tableRange(const Game& game, const command::Correct& c) {
    const State& state = game.state;
    switch (c.field) {
        case Field::Chapter: return inRange(between(c.value, 1, kChapters));
        case Field::Marker:
            if (!isOneOrNone(state, c.ambition)) return Rule::NoSuchAmbition;
            return inRange(between(c.place, 0, kMarkers - 1) && between(c.value, 0, 1));
        case Field::Council: return inRange(between(c.value, 0, 1));
        case Field::Commonwealth:
        case Field::Sponsored: return isOneOrNone(state, c.ambition) ? Rule::None : Rule::NoSuchAmbition;
        case Field::Card: return mayLie(c) ? Rule::None : Rule::NoSuchCard;
        case Field::Side: return hasTwoSides(c.card) ? inRange(between(c.value, 0, 1)) : Rule::NoSuchCard;
        case Field::Scrapped:
            return inRange(between(c.value, 0, actionDeckSize(game) + state.campaign.actionsScrapped));
        default: return Rule::None;
    }
}

Rule flagshipRange(const State& state, const command::Correct& c) {
    if (fights(state, c.player)) return Rule::AnswerFirst;
    if (c.field == Field::Flagship) return Rule::None;
    return inRange(index(c.flagshipPlace.upgrade) < kUpgrades && c.buildings.size() <= 1 &&
                   state.seat(c.player).flagship.exists());
}

/// The fields of a system.
Rule mapRange(const Game& game, const command::Correct& c) {
    const State& state = game.state;
    if (!inPlay(game, c.system)) return Rule::NotInPlay;
    if (c.field == Field::PlanetType)
        return inRange(!isGate(c.system) && (c.resource == Resource::None || isResource(c.resource)));
    if (!tracksMap(state)) return Rule::MapNotTracked;
    if (state.battle.system == c.system) return Rule::AnswerFirst;
    if (c.field == Field::Ships)
        return inRange(between(c.ships.fresh, 0, kBlight) && between(c.ships.damaged, 0, kBlight));
    const auto isHere = [&](const Building& building) {
        return playsHere(game.setup, building.owner) ||
               (game.setup.campaign && building.owner == Player::Free);
    };
    return std::ranges::all_of(c.buildings, isHere) ? Rule::None : Rule::NotInThisGame;
}

Rule rangeOf(const Game& game, const command::Correct& c) {
    switch (c.field) {
        case Field::Power:
        case Field::Hand:
        case Field::Slots:
        case Field::Outrage:
        case Field::Captives:
        case Field::Trophies:
        case Field::Cities:
        case Field::Initiative:
        case Field::Title:
        case Field::Objective:
        case Field::Favors:
        case Field::FirstRegent:
        case Field::Frozen:
        case Field::Trust: return playerRange(game, c);
        case Field::CourtCard:
        case Field::CourtAgents:
        case Field::Attached: return courtRange(game.state, c);
        case Field::Card:
        case Field::Chapter:
        case Field::Marker:
        case Field::Council:
        case Field::Commonwealth:
        case Field::Sponsored:
        case Field::Side:
        case Field::Scrapped: return tableRange(game, c);
        case Field::Ships:
        case Field::Buildings:
        case Field::PlanetType:
        case Field::Empty:
        case Field::Unknown: return mapRange(game, c);
        case Field::Upgrade: return flagshipRange(game.state, c);
        case Field::Flagship:
            if (const Rule rule = flagshipRange(game.state, c); rule != Rule::None) return rule;
            return c.system == SystemId::None ? Rule::None : mapRange(game, c);
        case Field::Token: return tokenRange(game, c);
        case Field::Pile: return pileRange(game, c);
    }
    return Rule::None;
}

}  // namespace

void check(const Game& game, const command::Correct& c, Verdict& v) {
    if (c.field >= Field::Title && !game.setup.campaign) return v.refuse(Rule::NotACampaign);
    if (isCard(c.card) && index(c.card) >= kBaseCards && !game.setup.campaign)
        return v.refuse(Rule::NoSuchCard, c.card);
    if (c.rival == c.player && playsHere(game.setup, c.player)) return v.refuse(Rule::NeedsRival);
    if (!playerInRange(game, c)) return v.refuse(Rule::NotInThisGame);
    if (isDrafting(game.state) && setupPlaces(c.field)) return v.refuse(Rule::AnswerFirst);
    if (isCard(c.card) && moveOf(game.state, c.card, CardPlace::Box).from == CardPlace::Resolving)
        return v.refuse(Rule::AnswerFirst, c.card);
    if (const Rule rule = rangeOf(game, c); rule != Rule::None) return v.refuse(rule, c.card);
    Game copy = game;
    Draft trial(copy);
    apply(trial, c);
    const bool tooFew = c.field == Field::Token && tokensLike(trial.state(), c.token) != c.value;
    if (tooFew || !findBeyondTheBox(trial.game()).empty()) v.refuse(Rule::BeyondTheBox);
}

void perform(Draft& d, const command::Correct& c) {
    apply(d, c);
}

}  // namespace reach::rules
