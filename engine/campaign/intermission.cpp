#include "engine/campaign/intermission.h"

#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/objectives.h"
#include "engine/campaign/questions.h"
#include "engine/campaign/setup.h"
#include "engine/contract/catalogue.h"
#include "engine/rules/court.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

using event::CardPlace;
using event::TokenPlace;

using namespace intermission;

bool completed(const State& state, Player player) {
    return state.seat(player).objective == 0;
}

/// A. The Resolution cards. A player who failed loses Power by the space of the marker (BR p.28).
void resolveFates(Draft& d) {
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;) {
        const Player player = order[i];
        const int left = d.state().seat(player).objective;
        const bool met = completed(d.state(), player);
        d.emit(event::FateResolved{player, met});
        if (!met && left > 0)
            d.emit(event::PowerGained{player, static_cast<std::int16_t>(-left), Ambition::None});
        runCard(d, player, met ? FateCard::Completed : FateCard::Failed);
    }
}

/// B. The Court's cards return to the deck, agents to their players; the discard pile is scrapped.
void clearCourt(Draft& d) {
    for (std::size_t i = 0; i < d.state().court.size(); ++i) {
        const auto at = static_cast<std::int8_t>(i);
        const CourtSlot slot = d.state().court[i];
        for (const Player color : kAllPlayers)
            if (slot.agents[index(color)] > 0)
                d.emit(event::AgentsMoved{color, slot.agents[index(color)], event::AgentPlace::Court,
                                          Player::None, at, event::AgentPlace::Supply, color, -1});
        for (const CardId attached : slot.attached)
            d.emit(event::CardMoved{attached, CardPlace::Attached, Player::None, at, CardPlace::Deck,
                                    Player::None, -1});
        if (slot.card != CardId::None && slot.card != imperialCouncil())
            d.emit(event::CardMoved{slot.card, CardPlace::Court, Player::None, at, CardPlace::Deck,
                                    Player::None, -1});
    }
    const CardSet discarded = d.state().courtDiscard;
    discarded.forEach([&](CardId card) {
        d.emit(
            event::CardMoved{card, CardPlace::Discard, Player::None, -1, CardPlace::Box, Player::None, -1});
    });
}

/// C. Trophies, Captives, frozen resources including the Imperial Trust, and the ambition boxes.
void clearPieces(Draft& d) {
    d.emit(event::TrophiesReturned{});
    d.emit(event::CaptivesReturned{});
    for (const Resource token : kAllResources) {
        while (d.state().campaign.trust[index(token)] > 0)
            d.emit(event::TokenMoved{token, TokenPlace::Trust, Player::None, -1, TokenPlace::Supply,
                                     Player::None, -1});
        for (const Player player : d.setup().seats)
            while (d.state().seat(player).frozen[index(token)] > 0)
                d.emit(event::TokenMoved{token, TokenPlace::Frozen, player, -1, TokenPlace::Supply,
                                         Player::None, -1});
        while (d.state().campaign.boxed[index(token)] > 0)
            d.emit(event::TokenMoved{token, TokenPlace::AmbitionBox, Player::None, -1, TokenPlace::Supply,
                                     Player::None, -1});
    }
}

bool hasShips(const State& state, SystemId system) {
    for (const Player player : kAllPlayers)
        if (hasShips(state, system, player)) return true;
    return fleetAt(state, system).total() > 0;
}

void destroyBuildings(Draft& d, SystemId system, bool all) {
    for (std::size_t i = d.state().at(system).buildings.size(); i-- > 0;)
        if (all || d.state().at(system).buildings[i].damaged)
            d.emit(event::BuildingRemoved{system, static_cast<std::int8_t>(i), event::PieceEnd::Supply});
}

/// Removes damaged Upgrades and Armor. An Upgrade that still has Armor is safe (BR p.22, p.28).
void destroyUpgrades(Draft& d, Player player) {
    for (const bool armor : {true, false})
        for (const Upgrade upgrade : kAllUpgrades) {
            const Flagship& flagship = d.state().seat(player).flagship;
            if (flagship.slot({upgrade, armor}).damaged && (armor || !flagship.has({upgrade, true})))
                d.emit(event::FlagshipCleared{player, {upgrade, armor}});
        }
}

/// D. Blight is repaired. Damaged pieces are destroyed, and so is every building in a system with Blight and
/// without ships. Banners are destroyed like buildings and go aside (F1003).
void destroyBanners(Draft& d, SystemId system, bool all) {
    const auto tokens = d.state().campaign.tokens;
    for (const LaidToken& token : tokens)
        if (token.kind == FateToken::Banner && token.at == system && (all || token.turned))
            returnToken(d, token);
}

void repairAndDestroy(Draft& d) {
    if (!tracksMap(d.state())) return;
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        if (!d.state().at(system).known) return;
        for (const Player owner : kAllOwners) {
            const Ships ships = d.state().at(system).ships[index(owner)];
            if (ships.damaged == 0) continue;
            const auto fresh =
                owner == Player::Blight ? static_cast<std::int8_t>(ships.total()) : ships.fresh;
            d.emit(event::ShipsCounted{owner, system, fresh, 0});
        }
        const bool blight = d.state().at(system).ships[index(Player::Blight)].total() > 0;
        for (const bool all : {false, blight && !hasShips(d.state(), system)}) {
            destroyBuildings(d, system, all);
            destroyBanners(d, system, all);
        }
    });
    for (const Player player : d.setup().seats) destroyUpgrades(d, player);
}

void askHomeless(Draft& d) {
    for (const Player player : turnOrder(d.game()))
        if (isHomeless(d.state(), player)) d.ask({.ask = Ask::Homeless, .player = player});
}

/// E. The initiative goes to the player with the most Power, on a tie to the first in turn order. Power above
/// 1 is halved.
void shiftPower(Draft& d) {
    const Player most = mostPower(d.game());
    if (most != d.state().initiative) d.emit(event::InitiativeMoved{most, false});
    for (const Player player : d.setup().seats)
        if (const int power = d.of(player).power; power > 1)
            d.emit(event::PowerGained{player, static_cast<std::int16_t>(-(power / 2)), Ambition::None});
}

// ---- F. choosing a Fate

bool isTaken(const State& state, int number) {
    return std::any_of(state.campaign.seats.begin(), state.campaign.seats.end(),
                       [&](const CampaignSeat& seat) {
                           return seat.fate == number ||
                                  std::find(seat.fates.begin(), seat.fates.end(), number) != seat.fates.end();
                       });
}

bool mayChoose(const Game& game, Player player, int number) {
    if (number == game.state.seat(player).fate) return completed(game.state, player);
    return fate(number).firstAct == game.state.campaign.act + 1 && !isTaken(game.state, number);
}

void offerFates(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    for (int number = 1; number <= kFates; ++number)
        if (mayChoose(game, asked.player, number)) out.push_back({.card = fateCard(number)});
}

void checkFate(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const int number = fateOf(c.card);
    if (number == 0) return v.refuse(Rule::NoSuchCard, c.card);
    if (number != game.state.seat(asked.player).fate && isTaken(game.state, number))
        return v.refuse(Rule::FateForTheAct, c.card);
    if (!mayChoose(game, asked.player, number)) v.breaks(Rule::FateForTheAct, c.card);
}

/// Scraps the old Fate's tokens that are not in play. Hammers wait for the Planet-Eater (BR p.29, F1110).
void scrapTokensLeft(Draft& d, int fate) {
    for (const FateToken kind : kAllTokens)
        if (tokenKind(kind).fate == fate && kind != FateToken::Hammer) scrapAside(d, kind);
}

/// Takes a Fate. With a new Fate the Favors on the old one return; cards in play stay (BR p.29).
void takeFate(Draft& d, const Pending& asked, const command::Choice& c) {
    const auto number = static_cast<std::int8_t>(fateOf(c.card));
    const CampaignSeat seat = d.state().seat(asked.player);
    if (number != seat.fate)
        for (const Player color : kAllPlayers)
            if (const auto favors = seat.favors[index(color)]; favors > 0)
                d.emit(event::AgentsMoved{color, favors, event::AgentPlace::Favors, asked.player, -1,
                                          event::AgentPlace::Supply, color, -1});
    if (number != seat.fate) scrapTokensLeft(d, seat.fate);
    d.emit(event::FateTaken{asked.player, number});
}

void askFates(Draft& d) {
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;) d.ask({.ask = Ask::ChooseFate, .player = order[i]});
}

/// The Fates chosen count from the new Act on.
void startAct(Draft& d) {
    d.answered();
    d.emit(event::ActStarted{static_cast<std::int8_t>(d.state().campaign.act + 1)});
    d.ask({.ask = Ask::ActSetup, .player = d.state().initiative, .stage = kLaterActs});
}

/// Earlier Fates win ties: A before B before C, then turn order (BR p.8).
bool isBetter(const Game& game, Player one, Player other) {
    const State& state = game.state;
    if (state.of(one).power != state.of(other).power) return state.of(one).power > state.of(other).power;
    return fate(state.seat(one).fate).firstAct < fate(state.seat(other).fate).firstAct;
}

Player best(const Game& game, bool byObjective) {
    Player winner = Player::None;
    for (const Player player : turnOrder(game)) {
        const State& state = game.state;
        if (state.of(player).conceded) continue;
        if (byObjective && (state.seat(player).objective != 0 || state.of(player).power < 1)) continue;
        if (winner == Player::None || isBetter(game, player, winner)) winner = player;
    }
    return winner;
}

}  // namespace

void beginIntermission(Draft& d) {
    d.ask({.ask = Ask::Intermission, .player = d.state().initiative});
}

void beginNextAct(Draft& d) {
    d.ask({.ask = Ask::Intermission, .player = d.state().initiative, .stage = kPause});
}

namespace campaign {

bool endsAct(Draft& d) {
    const int act = d.state().campaign.act;
    if (const Player winner = act == kActs ? winnerByObjective(d.game()) : Player::None;
        winner != Player::None) {
        d.emit(event::GameEnded{winner});
        return true;
    }
    if (d.state().chapter < chaptersOf(act)) return false;
    if (act == kActs)
        d.emit(event::GameEnded{winnerOfCampaign(d.game())});
    else
        beginIntermission(d);
    return true;
}

}  // namespace campaign

bool advanceIntermission(Draft& d) {
    Pending asked = d.state().pending.back();
    const std::int8_t stage = asked.stage++;
    d.emit(event::AskChanged{asked});
    switch (stage) {
        case kResolveFates: resolveFates(d); break;
        case kClearCourt: clearCourt(d); break;
        case kClearPieces: clearPieces(d); break;
        case kRepair: repairAndDestroy(d); break;
        case kHomeless: askHomeless(d); break;
        case kShift: shiftPower(d); break;
        case kChoose: askFates(d); break;
        case kPause: d.ask({.ask = Ask::NextAct, .player = d.state().initiative}); break;
        default: startAct(d); break;
    }
    return true;
}

Player winnerByObjective(const Game& game) {
    return best(game, true);
}

Player winnerOfCampaign(const Game& game) {
    return best(game, false);
}

const Question kFateQuestion{
    .reads = reads::card, .offer = offerFates, .check = checkFate, .answer = takeFate};

}  // namespace reach
