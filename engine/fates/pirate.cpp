#include "engine/campaign/objectives.h"
#include "engine/cards/parts.h"
#include "engine/core/fate_tokens.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/presence.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/secrets.h"

#include <algorithm>
#include <numeric>

/// Fate 12, the Pirate: fills a Hoard and hides a Haven with a Flagship (F1201 to F1212). How resources come
/// onto the Hoard and go: cards/campaign_frozen.cpp.
namespace reach {
namespace {

using namespace steps;

constexpr int kRumors = 4;

/// F1201A: a ship on the gate of each cluster without Loyal ships.
void raidEverywhere(Draft& d, Player player) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        int ships = 0;
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            ships += d.state().at(systemAt(cluster, spot)).ships[index(player)].total();
        const bool flagship = d.state().seat(player).flagship.exists() &&
                              clusterOf(d.state().seat(player).flagship.at) == cluster;
        if (ships == 0 && !flagship) placeShips(d, player, systemAt(cluster, Spot::Gate), 1);
    }
}

/// F1201A: starports on the Tractor Beam and the Defense Array.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::TractorBeam, Upgrade::DefenseArray}});
}

/// The Haven's planet, as the true Rumors say it (F1208A).
SecretKey havenSecret() {
    return {.card = fateSetCard(12, 11)};
}

// ---- F1201B, F1204, F1208B: the Hoard

CardId hoard() {
    return fateSetCard(12, 2);
}
const Pile& treasure(const State& state) {
    return state.campaign.pile({.card = hoard()});
}
int treasureSize(const State& state) {
    const auto& tokens = treasure(state).tokens;
    return std::accumulate(tokens.begin(), tokens.end(), 0);
}
bool hasTreasure(const Game& game, Player) {
    return treasureSize(game.state) > 0;
}

/// One for each resource, and one for each type of which no Rival has as many. With two players, the ambition
/// boxes must not have as many either.
int grow(const Game& game, Player player) {
    int spaces = treasureSize(game.state);
    for (const Resource type : kAllResources) {
        int most = thirdPartyTokens(game)[index(type)];
        forEachRival(game.setup, player,
                     [&](Player rival) { most = std::max(most, tokensHad(game.state, rival, type)); });
        spaces += treasure(game.state).tokens[index(type)] > most ? 1 : 0;
    }
    return spaces;
}

/// The Pirate declares the other condition of both grand ambitions, about the Haven.
bool mayLaugh(const Game& game, Player) {
    return treasureSize(game.state) >= 2;
}

void offerTreasure(const Game& game, const Pending&, parts::Choices& out) {
    for (const Resource token : kAllResources)
        if (treasure(game.state).tokens[index(token)] > 0) out.push_back({.resource = token});
}
void checkTreasure(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources || treasure(game.state).tokens[index(c.resource)] <= 0)
        v.refuse(Rule::NoSuchToken);
}
void carryHome(Draft& d, const Pending& asked, const command::Choice& c) {
    using event::TokenPlace;
    const int slot = freeSlot(d.state(), asked.player);
    d.emit(event::TokenMoved{c.resource, TokenPlace::Card, asked.player, -1,
                             slot >= 0 ? TokenPlace::Slot : TokenPlace::Overflow, asked.player,
                             static_cast<std::int8_t>(slot), hoard()});
    d.ask(asked);
}
constexpr Question kCarryHome{.reads = reads::resource,
                              .offer = offerTreasure,
                              .check = checkTreasure,
                              .answer = carryHome,
                              .mayDecline = parts::always};

void emptyHoard(Draft& d, Player) {
    clearPile(d, hoard());
}

// ---- F1204: Fuel, Material and Relics are spent for their Prelude actions, without limits to building ships

ActionSet actionsFor(Resource token) {
    switch (token) {
        case Resource::Fuel: return bitOf(Action::Move);
        case Resource::Material: return static_cast<ActionSet>(bitOf(Action::Build) | bitOf(Action::Repair));
        case Resource::Relic: return bitOf(Action::Secure);
        default: return 0;
    }
}
/// With Outrage the token would have no effect.
bool maySpend(const State& state, Player player, Resource token) {
    return index(token) < kResources && treasure(state).tokens[index(token)] > 0 && actionsFor(token) != 0 &&
           !isOutraged(state.of(player), token);
}
void offerSpending(const Game& game, const Pending& asked, parts::Choices& out) {
    for (const Resource token : kAllResources)
        if (maySpend(game.state, asked.player, token)) out.push_back({.resource = token});
}
void checkSpending(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    checkTreasure(game, asked, c, v);
    if (!v.refused() && !maySpend(game.state, asked.player, c.resource))
        v.refuse(Rule::CardConditions, asked.card);
}
void spendTreasure(Draft& d, const Pending& asked, const command::Choice& c) {
    d.emit(event::TokenMoved{c.resource, event::TokenPlace::Card, asked.player, -1, event::TokenPlace::Supply,
                             Player::None, -1, hoard()});
    d.ask(asked);
    d.ask({.ask = Ask::FreeAction,
           .player = asked.player,
           .resource = c.resource,
           .card = hoard(),
           .memo = memo::Actions{actionsFor(c.resource)}});
}
constexpr Question kSpendHoard{.reads = reads::resource,
                               .offer = offerSpending,
                               .check = checkSpending,
                               .answer = spendTreasure,
                               .mayDecline = parts::always};

// ---- F1208A: the four Rumors face down, each on another planet; the app does not know their content

void offerPlanets(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state) || tokensOf(game.state, FateToken::Rumor) >= kRumors) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!isGate(system) && tokensAt(game.state, FateToken::Rumor, system) == 0)
            out.push_back({.system = system});
    });
}
void checkPlanet(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    mustBePlanet(game, c.system, v);
    if (v.refused()) return;
    if (tokensAt(game.state, FateToken::Rumor, c.system) > 0) v.refuse(Rule::CardConditions);
}
void hide(Draft& d, const Pending& asked, const command::Choice& c) {
    layToken(d, {.kind = FateToken::Rumor, .at = c.system, .turned = true});
    if (tokensOf(d.state(), FateToken::Rumor) < kRumors) d.ask(asked);
}
constexpr Question kHide{.reads = reads::system, .offer = offerPlanets, .check = checkPlanet, .answer = hide};

/// The true Rumors lie at a planet of its cluster and at one with its symbol. Unknown Rumors give no
/// information.
void keepHaven(Draft& d, Player player) {
    SystemSet can = 0;
    for (const LaidToken& one : d.state().campaign.tokens)
        for (const LaidToken& other : d.state().campaign.tokens)
            if (one.kind == FateToken::Rumor && other.kind == FateToken::Rumor && one.at != other.at &&
                one.at != SystemId::None && other.at != SystemId::None)
                can |= bitOf(systemAt(clusterOf(one.at), spotOf(other.at)));
    keepSecret(d, {.key = havenSecret(), .holder = player, .can = can != 0 ? can : planetsInPlay(d.game())});
}

constexpr FateStep kSetup2[]{doing(launch), gain({2, 3}),
                             onMap(doing(raidEverywhere), Chore::RaidersAtGates)};
constexpr FateStep kCompleted2[]{gain({5}), scrap({6, 7}),
                                 where(asking(kSpendHoard, StepName::SpendHoard), hasTreasure),
                                 asking(kCarryHome, StepName::CarryHome), doing(emptyHoard)};
constexpr FateStep kFailed2[]{toCourtDeck({3, 5, 6, 7}), doing(emptyHoard)};

constexpr FateStep kSetup3[]{toCourtDeck({9, 10}), onMap(asking(kHide), Chore::RumorTokens), doing(keepHaven),
                             toBooklet({11, 12})};

// ---- F1206 Call to Action: takes a card of the discard pile. By its Crisis, the player with the most
// resources takes it

int resourcesOf(const State& state, Player player) {
    int tokens = 0;
    for (const Resource type : kAllResources) tokens += tokensHad(state, player, type);
    return tokens;
}
/// Of equals the first in turn order.
void callTheRichest(Draft& d, int place) {
    Player richest = Player::None;
    for (const Player player : turnOrder(d.game()))
        if (richest == Player::None || resourcesOf(d.state(), player) > resourcesOf(d.state(), richest))
            richest = player;
    parts::drawFromDiscard(d, richest);
    removeFromCourt(d, place, event::CardPlace::Discard);
}

// ---- F1209 to F1211: agents on Rumors, and players who may look at them

int agentsOn(const State& state, SystemId system, Player player) {
    return state.campaign.pile({.at = system}).pieces[index(player)].agents;
}
/// Returns the Rumors where the player can place an agent. `beside`: only with Loyal pieces there (F1209).
parts::Choices openRumors(const Game& game, Player player, bool beside) {
    parts::Choices out;
    if (game.state.of(player).agentSupply <= 0) return out;
    for (const LaidToken& token : game.state.campaign.tokens)
        if (token.kind == FateToken::Rumor && token.at != SystemId::None &&
            agentsOn(game.state, token.at, player) == 0 &&
            (!beside || hasPieces(game.state, token.at, player)))
            out.push_back({.system = token.at});
    return out;
}
template <bool Beside>
void offerRumors(const Game& game, const Pending& asked, parts::Choices& out) {
    out = openRumors(game, asked.player, Beside);
}
template <bool Beside>
void checkRumor(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    const auto open = openRumors(game, asked.player, Beside);
    if (std::ranges::find(open, c) == open.end()) v.refuse(Rule::CardConditions, asked.card);
}
void placeAgent(Draft& d, const Pending& asked, const command::Choice& c) {
    layPieces(d, {.at = c.system}, asked.player,
              {.agents = static_cast<std::int8_t>(agentsOn(d.state(), c.system, asked.player) + 1)});
}

/// Stages of the question of F1209: the place of the agent, and the side of the Rumor turned up at the system
/// that it keeps.
enum Spreading : std::int8_t { kAgent, kSide };

/// 1, 2 or 3, in the order of the box's sides: the sides that no other known Rumor shows.
void offerSides(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage == kAgent) return offerRumors<true>(game, asked, out);
    const auto sides = static_cast<std::int8_t>(tokenKind(FateToken::Rumor).which.size());
    for (std::int8_t side = 1; side <= sides; ++side) {
        const auto known = std::ranges::count_if(game.state.campaign.tokens, [&](const LaidToken& token) {
            return token.kind == FateToken::Rumor && token.number == side;
        });
        if (known < copiesOf(FateToken::Rumor, side)) out.push_back({.count = side});
    }
}
void checkSide(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kAgent) return checkRumor<true>(game, asked, c, v);
    parts::Choices offered;
    offerSides(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void answerSpreading(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kAgent) return placeAgent(d, asked, c);
    const auto& tokens = d.state().campaign.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        LaidToken token = tokens[i];
        if (token.kind != FateToken::Rumor || token.at == SystemId::None || token.number != 0 ||
            token.at != asked.memo.as<memo::System>().at)
            continue;
        token.number = c.count;
        return d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}
constexpr Question kWhichRumor{.reads = reads::system | reads::count,
                               .offer = offerSides,
                               .check = checkSide,
                               .answer = answerSpreading,
                               .mayDecline = parts::always,
                               .keeps = keeping<std::monostate, memo::System>};

void hearRumors(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}

/// The Rumors of the rolled cluster become known to all players. The player with the initiative enters their
/// sides.
void spread(Draft& d, int place) {
    bool flipped = false;
    const CardId card = d.card();
    FixedVector<SystemId, kRumors> unknown;
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != FateToken::Rumor || token.at == SystemId::None ||
            clusterOf(token.at) != d.state().campaign.roll.cluster)
            continue;
        for (const Player player : d.setup().seats) layPieces(d, {.at = token.at}, player, {});
        flipped |= token.turned;
        if (token.turned) {
            token.turned = false;
            d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
            if (token.number == 0) unknown.push(token.at);
        }
    }
    if (flipped) removeFromCourt(d, place, event::CardPlace::Discard);
    for (const SystemId at : unknown)
        d.ask({.ask = Ask::Resolve,
               .player = d.state().initiative,
               .card = card,
               .stage = kSide,
               .memo = memo::System{at}});
}

/// A player who stole from the Pirate learns a Rumor.
void hearFromThePirate(Draft& d, Player thief, Player victim) {
    if (isColor(victim) && d.state().seat(victim).fate == 12)
        d.ask({.ask = Ask::Resolve, .player = thief, .card = fateSetCard(12, 11)});
}

// ---- F1208B, F1211: at the end of Act III the Rivals guess the Haven in turn order, and the Pirate shows it

enum Haven : std::int8_t { kHear, kGuess, kReveal, kClaim };
constexpr std::int16_t kHavenPower = 10;

/// The Pirate's claim about the Haven, choice.count. A claim of only one part need not say which.
enum Claim : std::int8_t { kNothing, kUnsaid, kBoth, kNoRivals, kLoyalPiece };
constexpr std::array kClaims{kNothing, kBoth, kNoRivals, kLoyalPiece};

/// Returns the planets for which the claim is true now.
SystemSet whereTrue(const Game& game, Player pirate, int claim) {
    SystemSet all = planetsInPlay(game);
    if (!tracksMap(game.state) || claim == kNothing || claim == kUnsaid) return all;
    SystemSet fits = 0;
    forEachSystem(all, [&](SystemId planet) {
        bool rivals = false;
        forEachRival(game.setup, pirate,
                     [&](Player rival) { rivals |= isPresent(game.state, planet, rival); });
        const bool loyal = isPresent(game.state, planet, pirate);
        if ((claim == kLoyalPiece || !rivals) && (claim == kNoRivals || loyal)) fits |= bitOf(planet);
    });
    return fits;
}
bool canClaim(const Game& game, Player pirate, int claim) {
    const Secret* haven = game.state.campaign.secret(havenSecret());
    return haven == nullptr || (haven->can & whereTrue(game, pirate, claim)) != 0;
}
Pending askForClaims(Player pirate) {
    return {.ask = Ask::Resolve, .player = pirate, .card = havenSecret().card, .stage = kClaim};
}
void claim(Draft& d, Player pirate, int claim) {
    narrowSecret(d, havenSecret(), whereTrue(d.game(), pirate, claim));
    scoreGrandAmbitions(d, pirate, claim == kBoth ? 2 : claim == kNothing ? 0 : 1);
}

/// Asks the Rival after `last`, or the first Rival for None. After the last Rival it asks the Pirate.
void askForHaven(Draft& d, Player pirate, Player last, const memo::Guesses& guesses) {
    Pending next{.ask = Ask::Resolve,
                 .player = pirate,
                 .rival = pirate,
                 .card = fateSetCard(12, 11),
                 .stage = kReveal,
                 .memo = guesses};
    bool passed = last == Player::None;
    for (const Player player : turnOrder(d.game())) {
        if (passed && player != pirate) {
            next.player = player;
            next.stage = kGuess;
            break;
        }
        passed |= player == last;
    }
    d.ask(next);
}
void seekHaven(Draft& d, Player pirate) {
    askForHaven(d, pirate, Player::None, {});
}
/// If the map is not tracked, the players know who controls a planet, and any planet can be named.
bool mayBeHaven(const Game& game, const Pending& asked, SystemId planet) {
    if (!inPlay(game, planet) || isGate(planet)) return false;
    const Secret* haven = game.state.campaign.secret(havenSecret());
    if (asked.stage == kReveal) return haven == nullptr || (haven->can & bitOf(planet)) != 0;
    return !tracksMap(game.state) || controls(game.state, planet, asked.player);
}
void reveal(Draft& d, const Pending& asked, SystemId haven) {
    const auto guesses = asked.memo.as<memo::Guesses>();
    bool found = false;
    for (const Player player : d.setup().seats) {
        if (player == asked.player || guesses.planets[index(player)] != haven) continue;
        found = true;
        d.emit(event::PowerGained{player, kHavenPower, Ambition::None});
    }
    const auto power = static_cast<std::int16_t>(found ? -kHavenPower : kHavenPower);
    d.emit(event::PowerGained{asked.player, power, Ambition::None});
}
void offerHaven(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage == kHear) return offerRumors<false>(game, asked, out);
    if (asked.stage == kClaim) {
        for (const Claim claim : kClaims)
            if (canClaim(game, asked.player, claim)) out.push_back({.count = claim});
        return;
    }
    forEachSystem(systemsInPlay(game), [&](SystemId planet) {
        if (mayBeHaven(game, asked, planet)) out.push_back({.system = planet});
    });
}
void checkHaven(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kHear) return checkRumor<false>(game, asked, c, v);
    if (asked.stage == kClaim) {
        if (c.count < kNothing || c.count > kLoyalPiece) return v.refuse(Rule::NumberOutOfRange);
        if (!canClaim(game, asked.player, c.count)) v.breaks(Rule::CardConditions, asked.card);
        return;
    }
    if (asked.stage == kReveal && inPlay(game, c.system) && !isGate(c.system)) return;  // the secret says
    if (!mayBeHaven(game, asked, c.system)) v.refuse(Rule::CardConditions, asked.card);
}
void answerHaven(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kHear) return placeAgent(d, asked, c);
    if (asked.stage == kClaim) return claim(d, asked.player, c.count);
    if (asked.stage == kReveal) return reveal(d, asked, c.system);
    auto guesses = asked.memo.as<memo::Guesses>();
    guesses.planets[index(asked.player)] = c.system;
    askForHaven(d, asked.rival, asked.player, guesses);
}
bool mayStaySilent(const Game&, const Pending& asked) {
    return asked.stage == kHear || asked.stage == kGuess;
}
SecretKey toldHaven(const Pending& asked) {
    return asked.stage == kReveal ? havenSecret() : SecretKey{};
}
void staySilent(Draft& d, const Pending& asked) {
    if (asked.stage == kGuess) askForHaven(d, asked.rival, asked.player, asked.memo.as<memo::Guesses>());
}
constexpr Question kHaven{.reads = reads::system | reads::count,
                          .offer = offerHaven,
                          .check = checkHaven,
                          .answer = answerHaven,
                          .mayDecline = mayStaySilent,
                          .decline = staySilent,
                          .keeps = keeping<std::monostate, memo::Guesses, memo::Guesses, std::monostate>,
                          .tells = toldHaven};
constexpr FateStep kEnd3[]{doing(seekHaven)};

constexpr Card rumorsSpread(std::string_view id) {
    return {.id = id,
            .question = kWhichRumor,
            .asks = asking<CardAsks::AgentOnRumor, CardAsks::RumorSide>,
            .whenSecured = hearRumors,
            .crisis = spread};
}
const Card kCards[]{
    {.id = "F1203", .raid = {.raidsShips = true}},
    {.id = "F1205", .tax = {.smuggles = true}},
    {.id = "F1206", .whenSecured = parts::drawFromDiscard, .crisis = callTheRichest},
    rumorsSpread("F1209"),
    rumorsSpread("F1210"),
    {.id = "F1212", .summit = {.sharesRumors = true}},
    {.id = "F1211",
     .raid = {.stolenByLaw = hearFromThePirate},
     .question = kHaven,
     .asks = asking<CardAsks::AgentOnRumor, CardAsks::GuessHaven, CardAsks::ShowHaven, CardAsks::ClaimHaven>},
};

}  // namespace

const Fate kPirate{
    .number = 12,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {24, 21, 18},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = grow},
              {.setup = kSetup3, .actEnd = kEnd3, .offering = askForClaims, .mayFulfil = mayLaugh}}},
};

std::span<const Card> pirateCards() {
    return kCards;
}

}  // namespace reach
