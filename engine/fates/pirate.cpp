#include "engine/campaign/events.h"
#include "engine/cards/parts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/map/board.h"
#include "engine/map/setup_cards.h"
#include "engine/rules/pieces.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

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

/// Each resource, and each type of which no Rival has as many; two players: nor the ambition boxes.
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

/// The rest of both grand ambitions is the Pirate's secret.
bool mayLaugh(const Game& game, Player) {
    return treasureSize(game.state) >= 2;
}

void offerTreasure(const Game& game, const Pending&, parts::Choices& out) {
    for (const Resource token : kAllResources)
        if (treasure(game.state).tokens[index(token)] > 0) out.push_back({.resource = token});
}
void checkTreasure(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (index(c.resource) >= kResources || treasure(game.state).tokens[index(c.resource)] <= 0)
        v.refuse(Rule::TokenNotHeld);
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

// ---- F1208A: the four Rumors face down, each on another planet; the app does not know which is which

void offerPlanets(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (!tracksMap(game.state) || tokensOf(game.state, FateToken::Rumor) >= kRumors) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!isGate(system) && tokensAt(game.state, FateToken::Rumor, system) == 0)
            out.push_back({.system = system});
    });
}
void checkPlanet(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.system) || isGate(c.system)) return v.refuse(Rule::NotInPlay);
    if (tokensAt(game.state, FateToken::Rumor, c.system) > 0) v.refuse(Rule::CardConditions);
}
void hide(Draft& d, const Pending& asked, const command::Choice& c) {
    layToken(d, {.kind = FateToken::Rumor, .at = c.system, .turned = true});
    if (tokensOf(d.state(), FateToken::Rumor) < kRumors) d.ask(asked);
}
constexpr Question kHide{.reads = reads::system, .offer = offerPlanets, .check = checkPlanet, .answer = hide};

constexpr FateStep kSetup2[]{doing(launch), gain({2, 3}),
                             onMap(doing(raidEverywhere), Chore::RaidersAtGates)};
constexpr FateStep kCompleted2[]{gain({5}), scrap({6, 7}), where(byHand(Chore::HoardSpent), hasTreasure),
                                 asking(kCarryHome, StepName::CarryHome), doing(emptyHoard)};
constexpr FateStep kFailed2[]{toCourtDeck({3, 5, 6, 7}), doing(emptyHoard)};

constexpr FateStep kSetup3[]{toCourtDeck({9, 10}), onMap(asking(kHide), Chore::RumorTokens),
                             toBooklet({11, 12})};

// ---- F1209 to F1211: agents on Rumors, who may look at them

int agentsOn(const State& state, SystemId system, Player player) {
    return state.campaign.pile({.at = system}).pieces[index(player)].agents;
}
/// Where the player can place one; `beside`: only with Loyal pieces there (F1209).
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
constexpr Question kWhichRumor{.reads = reads::system,
                               .offer = offerRumors<true>,
                               .check = checkRumor<true>,
                               .answer = placeAgent,
                               .mayDecline = parts::always};

void hearRumors(Draft& d, Player player) {
    d.ask({.ask = Ask::Resolve, .player = player, .card = d.state().resolving.back()});
}

/// Those of the rolled cluster are known to everybody.
void spread(Draft& d, int place) {
    bool flipped = false;
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
        }
    }
    if (flipped) removeFromCourt(d, place, event::CardPlace::Discard);
}

/// Whoever stole from the Pirate hears of a Rumor.
void hearFromThePirate(Draft& d, Player thief, Player victim) {
    if (isColor(victim) && d.state().seat(victim).fate == 12)
        d.ask({.ask = Ask::Resolve, .player = thief, .card = fateSetCard(12, 11)});
}

// ---- F1208B, F1211: at the end of Act III the Rivals guess the Haven in turn order, and the Pirate shows it

enum Haven : std::int8_t { kHear, kGuess, kReveal };
constexpr std::int16_t kHavenPower = 10;

/// `systems` packs what the Rivals guessed: five bits for each colour, the planet from 1 on; 0: nothing.
constexpr unsigned kGuessBits = 5;
constexpr std::uint32_t guessOf(Player player, SystemId planet) {
    return (static_cast<std::uint32_t>(index(planet)) + 1)
           << (kGuessBits * static_cast<unsigned>(index(player)));
}
constexpr bool guessed(std::uint32_t guesses, Player player, SystemId planet) {
    const std::uint32_t all = (1U << kGuessBits) - 1;
    const unsigned at = kGuessBits * static_cast<unsigned>(index(player));
    return (guesses >> at & all) == static_cast<std::uint32_t>(index(planet)) + 1;
}

/// The Rival after `last` is asked, the first for None; after the last one the Pirate.
void askForHaven(Draft& d, Player pirate, Player last, std::uint32_t guesses) {
    Pending next{.ask = Ask::Resolve,
                 .player = pirate,
                 .rival = pirate,
                 .card = fateSetCard(12, 11),
                 .stage = kReveal,
                 .systems = guesses};
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
    askForHaven(d, pirate, Player::None, 0);
}
/// Where nobody tracks the map, the table knows who controls what.
bool mayBeHaven(const Game& game, const Pending& asked, SystemId planet) {
    if (!inPlay(game, planet) || isGate(planet)) return false;
    return asked.stage == kReveal || !tracksMap(game.state) || controls(game.state, planet, asked.player);
}
void reveal(Draft& d, const Pending& asked, SystemId haven) {
    bool found = false;
    for (const Player player : d.setup().seats) {
        if (player == asked.player || !guessed(asked.systems, player, haven)) continue;
        found = true;
        d.emit(event::PowerGained{player, kHavenPower, Ambition::None});
    }
    const auto power = static_cast<std::int16_t>(found ? -kHavenPower : kHavenPower);
    d.emit(event::PowerGained{asked.player, power, Ambition::None});
}
void offerHaven(const Game& game, const Pending& asked, parts::Choices& out) {
    if (asked.stage == kHear) return offerRumors<false>(game, asked, out);
    forEachSystem(systemsInPlay(game), [&](SystemId planet) {
        if (mayBeHaven(game, asked, planet)) out.push_back({.system = planet});
    });
}
void checkHaven(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (asked.stage == kHear) return checkRumor<false>(game, asked, c, v);
    if (!mayBeHaven(game, asked, c.system)) v.refuse(Rule::CardConditions, asked.card);
}
void answerHaven(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kHear) return placeAgent(d, asked, c);
    if (asked.stage == kReveal) return reveal(d, asked, c.system);
    askForHaven(d, asked.rival, asked.player, asked.systems | guessOf(asked.player, c.system));
}
bool mayStaySilent(const Game&, const Pending& asked) {
    return asked.stage != kReveal;
}
void staySilent(Draft& d, const Pending& asked) {
    if (asked.stage == kGuess) askForHaven(d, asked.rival, asked.player, asked.systems);
}
constexpr Question kHaven{.reads = reads::system,
                          .offer = offerHaven,
                          .check = checkHaven,
                          .answer = answerHaven,
                          .mayDecline = mayStaySilent,
                          .decline = staySilent};
constexpr FateStep kEnd3[]{doing(seekHaven)};

constexpr Card rumorsSpread(std::string_view id) {
    return {.id = id, .question = kWhichRumor, .whenSecured = hearRumors, .crisis = spread};
}
const Card kCards[]{
    rumorsSpread("F1209"),
    rumorsSpread("F1210"),
    {.id = "F1212", .summit = {.sharesRumors = true}},
    {.id = "F1211", .raid = {.stolenByLaw = hearFromThePirate}, .question = kHaven},
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
              {.setup = kSetup3, .actEnd = kEnd3, .mayFulfil = mayLaugh}}},
};

std::span<const Card> pirateCards() {
    return kCards;
}

}  // namespace reach
