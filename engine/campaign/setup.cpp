#include "engine/campaign/setup.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/intermission.h"
#include "engine/campaign/questions.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace reach {
namespace {

using event::TokenPlace;

/// Stages of Ask::ActSetup. The first Act and the later ones share the last stages.
enum Stage : std::int8_t {
    kPolicy,
    kRoll,
    kTable,
    kSetupCards = kPlayersSetup,
    kSettling,  // and one more for each time a player settles
    kLaterTable = kLaterActs,
    kLaterBlight,
    kLaterTokens,
    kLaterMoreTokens,
    kLaterFates,
    kHands = 60,
    kReady,
};

void next(Draft& d, std::int8_t stage) {
    Pending asked = d.state().pending.back();
    asked.stage = stage;
    d.emit(event::AskChanged{asked});
}

bool inCluster(SystemId system, int cluster) {
    return clusterOf(system) == cluster;
}

/// Limited by slots and supply, because corrections by the table may have filled them before.
void placeFreeCity(Draft& d, SystemId system) {
    if (d.state().at(system).known && slotsUsed(d.state(), system) < buildingSlots(d.state(), system) &&
        d.of(Player::Free).citiesOnBoard > 0)
        d.emit(event::BuildingPlaced{Player::Free, BuildingType::City, system, false, false, false});
}

/// Steps N to P: the Empire in two clusters, Free cities and Blight outside (BR p.5).
void placePowers(Draft& d) {
    const EventRoll roll = d.state().campaign.roll;
    const int other = (roll.cluster + 1) % kClusters;
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        if (!tracksMap(d.state())) return;
        if (inCluster(system, roll.cluster) || inCluster(system, other))
            return placeShips(d, Player::Empire, system, 1);
        if (spotOf(system) == roll.symbol) placeFreeCity(d, system);
        placeBlight(d, system, true);
    });
}

/// Two players: lays one token for each planet of the cluster on the ambition boxes, if the supply has it.
void boxTokens(Draft& d, int cluster) {
    if (d.setup().seats.size() != 2 || cluster < 0) return;
    for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex}) {
        const Resource token = printedType(systemAt(cluster, spot));
        if (d.state().supply[index(token)] > 0)
            d.emit(event::TokenMoved{token, TokenPlace::Supply, Player::None, -1, TokenPlace::AmbitionBox,
                                     Player::None, -1});
    }
}

/// The objective markers, and every player's Setup card, in turn order.
void setUpFates(Draft& d) {
    const int act = d.state().campaign.act;
    const auto players = static_cast<int>(d.setup().seats.size());
    for (const Player player : d.setup().seats) {
        const int start = objectiveStart(d.state().seat(player).fate, act, players);
        d.emit(event::ObjectiveMoved{player, static_cast<std::int8_t>(start)});
    }
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;) runCard(d, order[i], FateCard::Setup);
}

/// Returns the player who settles next: in turn order, then in reverse (BR p.6).
Player settler(const Game& game, int turn) {
    const auto order = turnOrder(game);
    const auto players = static_cast<int>(order.size());
    return order[static_cast<std::size_t>(turn < players ? turn : 2 * players - 1 - turn)];
}

void fillWithFreeCities(Draft& d) {
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        if (fleetAt(d.state(), system).total() == 0) return;
        for (int slot = buildingSlots(d.state(), system); slot > 0; --slot) placeFreeCity(d, system);
    });
}

void dealHands(Draft& d) {
    const bool known = tracksTurns(d.state());
    for (const Player player : d.setup().seats)
        d.emit(event::HandSet{player, known ? drawnHand(d.game(), player) : kUnknownHand});
    if (known && d.setup().seats.size() == 2)
        d.ask({.ask = Ask::Mulligan, .player = nextSeat(d.setup(), d.state().initiative)});
}

/// Lowest markers first: one on its higher side in Act II, two in Act III (BR p.7).
void turnMarkers(Draft& d) {
    const int higher = d.state().campaign.act - 1;
    for (int i = 0; i < kMarkers; ++i)
        d.emit(event::MarkerSet{static_cast<std::int8_t>(i), i < higher, Ambition::None});
}

void refillCourt(Draft& d) {
    d.emit(event::DeckShuffled{});
    for (int place = courtPlaces(d.setup()); place > 0; --place)
        d.ask({.ask = Ask::Refill,
               .player = d.state().initiative,
               .memo = memo::CourtPlace{static_cast<std::int8_t>(place)}});
}

/// Later Acts: on each gate without Blight and ships (BR p.7).
void spreadToGates(Draft& d) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const SystemId gate = systemAt(cluster, Spot::Gate);
        bool any = false;
        for (const Player owner : kAllOwners) any |= hasShips(d.state(), gate, owner);
        if (!any) placeBlight(d, gate, true);
    }
}

int blightAt(const State& state, SystemId system) {
    return state.at(system).ships[index(Player::Blight)].total();
}

/// Later Acts: at each cluster's planet of the rolled symbol. If that has Blight, at each planet without.
void spreadToPlanets(Draft& d) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const SystemId rolled = systemAt(cluster, d.state().campaign.roll.symbol);
        if (blightAt(d.state(), rolled) == 0) {
            placeBlight(d, rolled, true);
            continue;
        }
        for (const Spot spot : {Spot::Arrow, Spot::Moon, Spot::Hex})
            if (blightAt(d.state(), systemAt(cluster, spot)) == 0)
                placeBlight(d, systemAt(cluster, spot), true);
    }
}

bool askDice(Draft& d, const EventDiceAsked& which, std::int8_t then) {
    next(d, then);
    d.ask({.ask = Ask::EventDice, .player = d.state().initiative, .memo = which});
    return true;
}

}  // namespace

namespace {

/// Lays out the table before any draw or roll.
void layCampaign(Game& game) {
    State& state = game.state;
    CampaignState& campaign = state.campaign;
    const bool later = game.setup.act > 1;
    campaign.act = later ? static_cast<std::int8_t>(game.setup.act - 1) : std::int8_t{1};
    state.of(Player::Empire).shipSupply = kImperialShips;
    state.of(Player::Blight).shipSupply = kBlight;
    state.of(Player::Free).citiesOnBoard = kFreeCities;
    state.of(Player::Free).starportSupply = kFreeStarports;
    const auto& seats = game.setup.seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        CampaignSeat& seat = state.seat(seats[i]);
        seat.fate = game.setup.fates[i];
        if (!later) seat.fates[0] = seat.fate;
    }
    for (int i = kBaseCards; i < cardCount(); ++i) {
        const auto id = static_cast<CardId>(i);
        if (cardOf(id).id.starts_with("CC")) state.courtDeck.insert(id);
    }
    campaign.unknownLore = static_cast<std::int8_t>(seats.size());
    state.court.push({.card = imperialCouncil()});
    for (int place = 0; place < courtPlaces(game.setup); ++place) state.court.push({});
    if (seats.size() == 2) campaign.booklet.insert(findCard("AID02"));
    for (const char* id : {"AID03", "AID04", "AID05"}) campaign.booklet.insert(findCard(id));
    campaign.laws = lawSeams(state);
    campaign.inCourt = courtSeams(state);
}

}  // namespace

namespace campaign {

Rule checkSetup(const Setup& setup) {
    if (setup.seats.size() < 2 || setup.seats.size() > 4) return Rule::NumberOutOfRange;
    if (setup.fates.size() != setup.seats.size()) return Rule::FateForTheAct;
    if (setup.act < 1 || setup.act > kActs) return Rule::NumberOutOfRange;
    for (const auto number : setup.fates)
        if (fate(number).firstAct == 0 || fate(number).firstAct > setup.act) return Rule::FateForTheAct;
    for (std::size_t i = 1; i < setup.fates.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (setup.fates[i] == setup.fates[j]) return Rule::FateForTheAct;
    return setup.court.empty() && setup.leaders.empty() && setup.lore.empty() ? Rule::None
                                                                              : Rule::NotInThisGame;
}

/// The Court is dealt first, and everything else follows in steps (BR p.4-6). A later Act waits until the
/// table is restored to the state in which it was packed up.
Game begin(Game game) {
    layCampaign(game);
    Draft opening(game);
    if (game.setup.act > 1) {
        beginNextAct(opening);
        settle(opening);
        return game;
    }
    opening.ask({.ask = Ask::ActSetup, .player = game.setup.seats[0]});
    for (int place = courtPlaces(game.setup); place > 0; --place)
        opening.ask({.ask = Ask::Refill,
                     .player = game.setup.seats[0],
                     .memo = memo::CourtPlace{static_cast<std::int8_t>(place)}});
    settle(opening);
    return game;
}

}  // namespace campaign

void placeBlight(Draft& d, SystemId system, bool damaged) {
    if (!tracksMap(d.state()) || !d.state().at(system).known) return;
    if (d.of(Player::Blight).shipSupply == 0) {
        Player most = Player::None;
        for (const Player player : turnOrder(d.game())) {
            const int held = d.of(player).trophies[index(Player::Blight)].ships;
            if (held > 0 && (most == Player::None || held > d.of(most).trophies[index(Player::Blight)].ships))
                most = player;
        }
        if (most == Player::None) return;
        Pieces left = d.of(most).trophies[index(Player::Blight)];
        --left.ships;
        d.emit(event::TrophiesSet{most, Player::Blight, left});
    }
    d.emit(event::ShipsPlaced{Player::Blight, system, static_cast<std::int8_t>(damaged ? 0 : 1),
                              static_cast<std::int8_t>(damaged ? 1 : 0)});
}

bool advanceActSetup(Draft& d) {
    const std::int8_t stage = d.state().pending.back().stage;
    const auto players = static_cast<std::int8_t>(d.setup().seats.size());
    if (stage > kSettling && stage <= kSettling + 2 * players) {
        const int turn = stage - kSettling - 1;
        if (turn == 2 * players - 1) {
            next(d, kHands);
        } else {
            next(d, static_cast<std::int8_t>(stage + 1));
        }
        if (tracksMap(d.state())) d.ask({.ask = Ask::Settle, .player = settler(d.game(), turn)});
        return true;
    }
    switch (stage) {
        case kPolicy:
            next(d, kRoll);
            d.ask({.ask = Ask::Policy, .player = d.state().initiative});
            return true;
        case kRoll: return askDice(d, kBothDice, kTable);
        case kTable: {
            placePowers(d);
            const int rolled = d.state().campaign.roll.cluster;
            boxTokens(d, rolled);
            boxTokens(d, (rolled + 1) % kClusters);
            next(d, kSetupCards);
            return true;
        }
        case kSetupCards:
            next(d, kSettling);
            setUpFates(d);
            return true;
        case kSettling:
            if (d.state().campaign.firstRegent == Player::None) makeFirstRegent(d, d.state().initiative);
            next(d, kSettling + 1);
            return true;
        case kLaterTable:
            turnMarkers(d);
            next(d, kLaterBlight);
            d.emit(event::CouncilTurned{false, Player::None});
            refillCourt(d);
            return true;
        case kLaterBlight:
            if (tracksMap(d.state())) spreadToGates(d);
            return askDice(d, kPlanetDie, players == 2 ? kLaterTokens : kLaterFates);
        case kLaterTokens: spreadToPlanets(d); return askDice(d, kNumberDie, kLaterMoreTokens);
        case kLaterMoreTokens:
            boxTokens(d, d.state().campaign.roll.cluster);
            return askDice(d, kNumberDie, kLaterFates);
        case kLaterFates:
            if (players == 2)
                boxTokens(d, d.state().campaign.roll.cluster);
            else
                spreadToPlanets(d);
            next(d, kHands);
            setUpFates(d);
            return true;
        case kHands:
            if (d.state().campaign.act == 1 && tracksMap(d.state())) fillWithFreeCities(d);
            next(d, kReady);
            dealHands(d);
            return true;
        default: d.answered(); return true;
    }
}

namespace {

// ---- questions

void offerSettling(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    const State& state = game.state;
    const PlayerState& settler = state.of(asked.player);
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (fleetAt(state, system).total() == 0 || slotsUsed(state, system) >= buildingSlots(state, system))
            return;
        if (settler.citiesOnBoard > 0)
            out.push_back({.system = system, .piece = command::TrophyKind::Cities});
        if (settler.starportSupply > 0)
            out.push_back({.system = system, .piece = command::TrophyKind::Starports});
    });
}

void checkSettling(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (index(c.system) >= kSystems || isGate(c.system)) return v.refuse(Rule::SettleByTheFleet);
    if (c.piece != command::TrophyKind::Cities && c.piece != command::TrophyKind::Starports)
        return v.refuse(Rule::NoSuchPiece);
    if (slotsUsed(game.state, c.system) >= buildingSlots(game.state, c.system))
        return v.refuse(Rule::BuildNeedsSlot);
    const PlayerState& settler = game.state.of(asked.player);
    const bool city = c.piece == command::TrophyKind::Cities;
    if ((city ? settler.citiesOnBoard : settler.starportSupply) <= 0) return v.refuse(Rule::NoneInSupply);
    if (fleetAt(game.state, c.system).total() == 0) v.breaks(Rule::SettleByTheFleet);
}

void settleThere(Draft& d, const Pending& asked, const command::Choice& c) {
    const bool city = c.piece == command::TrophyKind::Cities;
    d.emit(event::BuildingPlaced{asked.player, city ? BuildingType::City : BuildingType::Starport, c.system,
                                 false, false, false});
    const auto ships = std::min<std::int8_t>(3, d.of(asked.player).shipSupply);
    d.emit(event::ShipsPlaced{asked.player, c.system, ships, 0});
    gainToken(d, asked.player, printedType(c.system));
}

bool isGovern(CardId card) {
    const PrintedCard* printed = printedOf(card);
    return printed != nullptr && printed->order == 3;
}

void offerPolicies(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    game.state.campaign.booklet.forEach([&](CardId card) {
        if (isGovern(card)) out.push_back({.card = card});
    });
}

void checkPolicy(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!isGovern(c.card) || !game.state.campaign.booklet.contains(c.card))
        return v.refuse(Rule::NoSuchCard, c.card);
    if (const CardId oath = cardWith<&CampaignSeams::refusesWar>(game.state, asked.player);
        oath != CardId::None && isWar(c.card))
        v.breaks(Rule::CardConditions, oath);
}

void layPolicy(Draft& d, const Pending&, const command::Choice& c) {
    d.emit(event::PolicyChanged{c.card});
}

}  // namespace

const Question kSettleQuestion{.reads = reads::system | reads::piece,
                               .offer = offerSettling,
                               .check = checkSettling,
                               .answer = settleThere};
const Question kPolicyQuestion{
    .reads = reads::card, .offer = offerPolicies, .check = checkPolicy, .answer = layPolicy};

}  // namespace reach
