#include "engine/campaign/counts.h"
#include "engine/campaign/empire.h"
#include "engine/campaign/events.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/flagship.h"
#include "engine/campaign/golems.h"
#include "engine/campaign/objectives.h"
#include "engine/campaign/passages.h"
#include "engine/cards/parts.h"
#include "engine/contract/catalogue.h"
#include "engine/contract/choice_numbers.h"
#include "engine/fates/caretaker.h"
#include "engine/fates/rooms.h"
#include "engine/rules/move.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/round.h"
#include "engine/rules/tax.h"

#include <algorithm>

/// The Caretaker's cards: Golems taken, woken, spent, unstable and worshipped.
namespace reach {
namespace {

using namespace parts;

bool isNamed(const LaidToken& token) {
    return token.kind == FateToken::Golem && token.number != 0;
}
Golem nameOfToken(const LaidToken& token) {
    return static_cast<Golem>(token.number);
}
bool isCaretaker(const State& state, Player player) {
    return isColor(player) && state.seat(player).fate == kCaretaker.number;
}
/// Only the Caretaker takes Golems from the map (F505).
bool mayTake(const State& state, Player player, Golem golem) {
    const LaidToken* token = golemToken(state, golem);
    return token != nullptr && (token->at == SystemId::None || isCaretaker(state, player));
}

/// Refuses a choice that is not offered.
template <void (*Offer)(const Game&, const Pending&, Choices&)>
void checkOffered(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    Choices offered;
    Offer(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}

// ---- F502 Golem Beacon: from the map onto the Golem Hearth, awake for the player who is winning

SystemSet inReach(const State& state, Player holder) {
    SystemSet systems = 0;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.kind == FateToken::Golem && token.at != SystemId::None && controls(state, token.at, holder))
            systems |= bitOf(token.at);
    return systems;
}
void checkAwaken(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    if (!tracksMap(game.state) || inReach(game.state, holder) == 0) v.refuse(Rule::CardConditions);
}
void awaken(Draft& d, Player holder, const command::Choice&) {
    caretaker::bringHome(d, holder, inReach(d.state(), holder), counts::ambitionsWon(d.game(), holder) > 0);
}
constexpr Ability kAwaken[]{{.name = "awaken",
                             .moment = Moment::NewAction,
                             .base = Action::Influence,
                             .check = checkAwaken,
                             .perform = awaken}};

// ---- F503 Golem Hearth: a Crisis wakes the Golems that are not on the map; naming the Golem that came home

void wakeHeld(Draft& d, Player) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != FateToken::Golem || !token.turned || token.at != SystemId::None) continue;
        token.turned = false;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}
std::size_t nameless(const State& state) {
    const auto& tokens = state.campaign.tokens;
    const auto fits = [](const LaidToken& token) {
        return token.kind == FateToken::Golem && token.number == 0 && token.at == SystemId::None;
    };
    return static_cast<std::size_t>(std::ranges::find_if(tokens, fits) - tokens.begin());
}
void offerNames(const Game& game, const Pending&, Choices& out) {
    if (nameless(game.state) == game.state.campaign.tokens.size()) return;
    for (const Golem golem : kAllGolems)
        if (golemToken(game.state, golem) == nullptr) out.push_back({.golem = golem});
}
void giveName(Draft& d, const Pending& asked, const command::Choice& c) {
    const std::size_t place = nameless(d.state());
    LaidToken token = d.state().campaign.tokens[place];
    token.number = static_cast<std::int8_t>(index(c.golem));
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
    caretaker::askNames(d, asked.player);
}

// ---- F504 Stone-Speakers: a turn that ends with a declaration, for the Rivals' Golems and a die

/// Stages of its question: whether to use it, the Golems taken, and the result of the die.
enum Stones : std::int8_t { kMayEnd, kTakes, kRolled };

void askStones(Draft& d, Player player, Stones stage) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = fateSetCard(5, 4), .stage = stage});
}
void mayEndTurn(Draft& d, Player holder, Ambition, bool) {
    askStones(d, holder, kMayEnd);
}
void offerStones(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage == kMayEnd) out.push_back({.count = kYes});
    if (asked.stage != kTakes) return;
    for (const LaidToken& token : game.state.campaign.tokens)
        if (const Player holder = golemHolder(game.state, token);
            isNamed(token) && holder != Player::None && holder != asked.player)
            out.push_back({.golem = nameOfToken(token)});
}
void answerStones(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kTakes) {
        takeGolem(d, asked.player, c.golem);
        return askStones(d, asked.player, kTakes);
    }
    if (d.state().turn.player == asked.player && !d.state().turn.expired) endTurn(d, asked.player);
    askStones(d, asked.player, kRolled);
    askEventDice(d, asked.player, kEventDie);
    askStones(d, asked.player, kTakes);
}
/// The Crises roll their own dice, because no Event card was resolved (BR p.18).
void declineStones(Draft& d, const Pending& asked) {
    if (asked.stage == kRolled && d.state().campaign.roll.crisis) beginCrises(d, asked.player, false);
}

// ---- F505 Golems: which Rival gets one that was spent or discarded

Golem meant(const Pending& asked) {
    return asked.memo.as<memo::OfGolem>().golem;
}
void offerRivals(const Game& game, const Pending& asked, Choices& out) {
    for (const Player rival : roomForGolem(game, asked.player)) out.push_back({.player = rival});
}
void giveToRival(Draft& d, const Pending& asked, const command::Choice& c) {
    takeGolem(d, c.player, meant(asked));
}
void keepGolem(Draft& d, const Pending& asked) {
    takeGolem(d, asked.player, meant(asked));
}

// ---- F506 Golem Actions

bool mayDestroy(const State& state, Player player, Player owner, SystemId system) {
    return owner != Player::Blight && state.at(system).ships[index(owner)].damaged > 0 &&
           !truceProtects(state, system, player, owner) &&
           harmBan(state, system, player, owner) == CardId::None;
}
void offerWarrior(const Game& game, const Pending& asked, Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (std::ranges::any_of(kAllOwners, [&](Player owner) {
                return mayDestroy(game.state, asked.player, owner, system);
            }))
            out.push_back({.system = system});
    });
}
/// Loyal ships return to the supply, all others become Trophies.
void strikeDown(Draft& d, Player player, SystemId system) {
    for (const Player owner : kAllOwners)
        while (mayDestroy(d.state(), player, owner, system)) {
            payForHarm(d, system, player, owner);
            d.emit(event::ShipHit{owner, system, false, owner == player ? Player::None : player, false});
        }
}

/// Ships of one owner in a system, all of them or so many. Or a slot of the Flagship, Armor after the
/// Upgrades: this choice is possible once, which `stage` of the question records.
bool isDamaged(const State& state, Player player, int slot) {
    const Flagship& flagship = state.seat(player).flagship;
    return slot >= 0 && slot < 2 * kUpgrades && flagship.exists() && flagship.has(slotOf(slot)) &&
           flagship.slot(slotOf(slot)).damaged;
}
int damagedShips(const State& state, const command::Choice& c) {
    const bool ships = index(c.player) < kOwners && c.player != Player::Blight && index(c.system) < kSystems;
    return ships ? state.at(c.system).ships[index(c.player)].damaged : 0;
}
void offerProtector(const Game& game, const Pending& asked, Choices& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        for (const Player owner : kAllOwners)
            if (const command::Choice there{.system = system, .player = owner};
                damagedShips(game.state, there) > 0)
                out.push_back(there);
    });
    for (std::int8_t slot = 0; slot < 2 * kUpgrades && asked.stage == 0; ++slot)
        if (isDamaged(game.state, asked.player, slot)) out.push_back({.count = slot, .flagship = true});
}
void checkProtector(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const bool fits = c.flagship ? asked.stage == 0 && c.system == SystemId::None &&
                                       isDamaged(game.state, asked.player, c.count)
                                 : std::max<int>(c.count, 1) <= damagedShips(game.state, c) && c.count != 0;
    if (!fits) v.refuse(Rule::RepairDamagedOnly);
}
void repair(Draft& d, const Pending& asked, const command::Choice& c) {
    Pending next = asked;
    if (c.flagship) {
        d.emit(event::FlagshipRepaired{asked.player, slotOf(c.count)});
        next.stage = 1;
    }
    for (int left = c.count < 0 ? damagedShips(d.state(), c) : c.count; left > 0 && !c.flagship; --left)
        d.emit(event::ShipRepaired{c.player, c.system});
    d.ask(next);
}

CardAsks asksForAction(const Pending& asked) {
    switch (meant(asked)) {
        case Golem::Warrior: return CardAsks::GolemDestroys;
        case Golem::Protector: return CardAsks::GolemRepairs;
        default: return CardAsks::GolemGains;
    }
}
void offerAction(const Game& game, const Pending& asked, Choices& out) {
    if (meant(asked) == Golem::Warrior && tracksMap(game.state)) offerWarrior(game, asked, out);
    if (meant(asked) == Golem::Protector && tracksMap(game.state)) offerProtector(game, asked, out);
    if (meant(asked) != Golem::Harvester) return;
    for (const Resource token : kAllResources)
        if (game.state.supply[index(token)] > 0) out.push_back({.resource = token});
}
void checkAction(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (meant(asked) == Golem::Protector) return checkProtector(game, asked, c, v);
    checkOffered<offerAction>(game, asked, c, v);
}
void takeAction(Draft& d, const Pending& asked, const command::Choice& c) {
    switch (meant(asked)) {
        case Golem::Warrior: return strikeDown(d, asked.player, c.system);
        case Golem::Protector: return repair(d, asked, c);
        case Golem::Harvester: return static_cast<void>(gainToken(d, asked.player, c.resource));
        default: return;
    }
}
/// F501B: the Caretaker's marker advances, whether or not the action is taken.
void spent(Draft& d, Player player, Golem golem) {
    for (const Player caretaker : d.setup().seats)
        if (isCaretaker(d.state(), caretaker) && d.state().campaign.act == 1)
            advanceObjective(d, caretaker, 2);
    d.ask({.ask = golem == Golem::Seeker ? Ask::Catapult : Ask::Resolve,
           .player = player,
           .card = fateSetCard(5, 6),
           .memo = memo::OfGolem{golem}});
}

// ---- F508 to F511, the Unstable cards: the effect of a Crisis on the player with the Golem

template <Golem G>
void takeAwake(Draft& d, Player player) {
    wakeGolem(d, G);
    if (mayTake(d.state(), player, G)) takeGolem(d, player, G);
}
void loseResources(Draft& d, int) {
    if (const Player holder = golemHolder(d.state(), Golem::Harvester); holder != Player::None)
        for (const Resource token : kAllResources) discardAllTokens(d, holder, token);
}
void scatter(Draft& d, int) {
    const EventRoll roll = d.state().campaign.roll;
    const Player holder = golemHolder(d.state(), Golem::Seeker);
    if (holder == Player::None || roll.cluster < 0 || !tracksMap(d.state())) return;
    const SystemId gate = standIn(d.state(), systemAt(roll.cluster, Spot::Gate));
    if (!inPlay(d.game(), gate) || !d.state().at(gate).known) return;
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        const SystemId planet = systemAt(cluster, roll.symbol);
        const Ships ships = d.state().at(planet).ships[index(holder)];
        moveShips(d, holder, planet, gate, ships);
        if (d.state().seat(holder).flagship.at == planet) moveFlagship(d, holder, gate, ships.total() == 0);
    }
}
template <typename Act>
void forEachDamaged(Draft& d, Player owner, Act act) {
    if (!tracksMap(d.state())) return;
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        while (d.state().at(system).ships[index(owner)].damaged > 0) act(system);
    });
}
void mendOthers(Draft& d, int) {
    const Player holder = golemHolder(d.state(), Golem::Protector);
    for (const Player owner : kAllOwners)
        if (owner != holder && owner != Player::Blight)
            forEachDamaged(d, owner, [&](SystemId system) { d.emit(event::ShipRepaired{owner, system}); });
}
void loseDamaged(Draft& d, int) {
    if (const Player holder = golemHolder(d.state(), Golem::Warrior); holder != Player::None)
        forEachDamaged(d, holder, [&](SystemId system) {
            d.emit(event::ShipHit{holder, system, false, Player::None, false});
        });
}
/// An unnamed Golem may be any.
template <Golem G>
bool isGone(const Game& game, Player) {
    return nameless(game.state) == game.state.campaign.tokens.size() && golemToken(game.state, G) == nullptr;
}
template <Golem G>
constexpr Card unstable(std::string_view id, void (*crisis)(Draft&, int)) {
    return {.id = id, .court = {.scrappedWhen = isGone<G>}, .whenSecured = takeAwake<G>, .crisis = crisis};
}

// ---- F517 to F519 Golem Worship: a player with Golems returns a city; or any Golem

constexpr std::int8_t kByCrisis = 1;

void worship(Draft& d, int place) {
    const CardId card = d.state().court[static_cast<std::size_t>(place)].card;
    const auto order = turnOrder(d.game());
    removeFromCourt(d, place, event::CardPlace::Bottom);
    for (std::size_t i = order.size(); i-- > 0;)
        if (golemsOf(d.state(), order[i]) > 0)
            d.ask({.ask = Ask::Resolve, .player = order[i], .card = card, .stage = kByCrisis});
}
void mayTakeAny(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}
bool isCityAboard(const State& state, Player player, int slot) {
    const Flagship& flagship = state.seat(player).flagship;
    return flagship.exists() && flagship.has(slotOf(slot)) &&
           flagship.slot(slotOf(slot)).type == BuildingType::City;
}
void offerWorship(const Game& game, const Pending& asked, Choices& out) {
    if (asked.stage != kByCrisis) {
        for (const Golem golem : kAllGolems)
            if (mayTake(game.state, asked.player, golem)) out.push_back({.golem = golem});
        return;
    }
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        for (const Which& which : tellApart(game.state, system, asked.player, BuildingType::City))
            out.push_back({.system = system, .which = which});
    });
    for (std::int8_t slot = 0; slot < 2 * kUpgrades; ++slot)
        if (isCityAboard(game.state, asked.player, slot)) out.push_back({.count = slot, .flagship = true});
}
int cityMeant(const State& state, const Pending& asked, const command::Choice& c) {
    return findBuilding(state, c.system, asked.player, BuildingType::City, c.which);
}
/// With two cities in a system it does not matter which.
void checkWorship(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage != kByCrisis || c != command::Choice{.system = c.system, .which = c.which})
        return checkOffered<offerWorship>(game, asked, c, v);
    if (!inPlay(game, c.system) || cityMeant(game.state, asked, c) < 0)
        v.refuse(Rule::CardConditions, asked.card);
}
void answerWorship(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage != kByCrisis) {
        wakeGolem(d, c.golem);
        return takeGolem(d, asked.player, c.golem);
    }
    if (c.flagship)
        d.emit(event::FlagshipCleared{asked.player, slotOf(c.count)});
    else
        d.emit(event::BuildingRemoved{c.system, static_cast<std::int8_t>(cityMeant(d.state(), asked, c)),
                                      event::PieceEnd::Supply});
    fitTokens(d, asked.player);
}
constexpr Card worshipped(std::string_view id) {
    return {
        .id = id,
        .question = {.reads = reads::golem | reads::system | reads::which | reads::flagship | reads::count,
                     .offer = offerWorship,
                     .check = checkWorship,
                     .answer = answerWorship},
        .asks = asking<CardAsks::TakeAnyGolem, CardAsks::ReturnCity>,
        .whenSecured = mayTakeAny,
        .crisis = worship};
}

const Card kCards[]{
    {.id = "F502", .abilities = kAwaken},
    {.id = "F503",
     .resources = {.golemCost = 2},
     .question =
         {.reads = reads::golem, .offer = offerNames, .check = checkOffered<offerNames>, .answer = giveName},
     .asks = asking<CardAsks::GolemHome>,
     .heldCrisis = wakeHeld},
    {.id = "F504",
     .ambitions = {.whenDeclared = mayEndTurn},
     .question = {.reads = reads::golem | reads::count,
                  .offer = offerStones,
                  .check = checkOffered<offerStones>,
                  .answer = answerStones,
                  .mayDecline = always,
                  .decline = declineStones},
     .asks = asking<CardAsks::EndTurnForGolems, CardAsks::TakeGolems>},
    {.id = "F505",
     .question = {.reads = reads::player,
                  .offer = offerRivals,
                  .check = checkOffered<offerRivals>,
                  .answer = giveToRival,
                  .decline = keepGolem,
                  .keeps = keeping<memo::OfGolem>},
     .asks = asking<CardAsks::GolemToRival>},
    {.id = "F506",
     .resources = {.golemSpentByLaw = spent},
     .question = {.reads = reads::system | reads::player | reads::power | reads::resource | reads::count |
                           reads::flagship,
                  .offer = offerAction,
                  .check = checkAction,
                  .answer = takeAction,
                  .mayDecline = always,
                  .keeps = keeping<memo::OfGolem>},
     .asks = asksForAction},
    unstable<Golem::Harvester>("F508", loseResources),
    unstable<Golem::Seeker>("F509", scatter),
    unstable<Golem::Protector>("F510", mendOthers),
    unstable<Golem::Warrior>("F511", loseDamaged),
    {.id = "F514", .summit = {.givesLoreAndGolems = true}},
    worshipped("F517"),
    worshipped("F518"),
    worshipped("F519"),
    {.id = "F521",
     .question = {.reads = reads::card | reads::golem,
                  .offer = caretaker::offerFood,
                  .check = checkOffered<caretaker::offerFood>,
                  .answer = caretaker::feed,
                  .mayDecline = caretaker::mayKeepAll,
                  .decline = caretaker::nothingToEat},
     .asks = asking<CardAsks::ScrapGuild, CardAsks::ScrapGuild, CardAsks::ScrapLore, CardAsks::ScrapGolem>,
     .edict = caretaker::sate},
};

}  // namespace

void caretaker::bringHome(Draft& d, Player player, SystemSet from, bool awake) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != FateToken::Golem || token.at == SystemId::None || (from & bitOf(token.at)) == 0)
            continue;
        token.at = SystemId::None;
        token.card = fateSetCard(5, 3);
        token.turned = token.turned && !awake;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
    askNames(d, player);
}

void caretaker::askNames(Draft& d, Player player) {
    if (nameless(d.state()) < d.state().campaign.tokens.size())
        d.ask({.ask = Ask::Resolve, .player = player, .card = fateSetCard(5, 3)});
}

std::span<const Card> caretakerCards() {
    return kCards;
}

}  // namespace reach
