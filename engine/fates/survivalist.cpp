#include "engine/campaign/counts.h"
#include "engine/campaign/objectives.h"
#include "engine/cards/campaign_parts.h"
#include "engine/contract/card.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"

/// Fate 18, the Survivalist: builds Bunkers and fills them (F1801 to F1805).
namespace reach {
namespace {

using namespace steps;

// ---- F1801B Keep the People Safe, and from the Blight

int bunkersOnMap(const State& state) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Bunker && token.at != SystemId::None;
    }));
}
/// For each ambition won, Captives or Bunkers on the map, whichever are fewer.
int keepSafe(const Game& game, Player player) {
    return counts::ambitionsWon(game, player) *
           std::min(bunkersOnMap(game.state), ambitionCount(game, player, Ambition::Tyrant));
}
void protect(Draft& d, Player player, SystemId system) {
    if (tokensAt(d.state(), FateToken::Bunker, system) > 0) advanceObjective(d, player, 1);
}

using event::AgentPlace;

void returnCaptives(Draft& d, Player holder, Player color, int agents) {
    d.emit(event::AgentsMoved{color, static_cast<std::int8_t>(agents), AgentPlace::Captives, holder, -1,
                              AgentPlace::Supply, color, -1});
}
int kindsOfCaptives(const State& state, Player holder) {
    return static_cast<int>(
        std::ranges::count_if(state.of(holder).captives, [](int agents) { return agents > 0; }));
}
void offerColors(const State& state, Player holder, std::vector<command::Choice>& out) {
    for (const Player color : kAllPlayers)
        if (state.of(holder).captives[index(color)] > 0) out.push_back({.player = color});
}
void checkColor(const State& state, Player holder, const command::Choice& c, Verdict& v) {
    if (!isColor(c.player) || state.of(holder).captives[index(c.player)] == 0) v.refuse(Rule::NoSuchPiece);
}

// ---- F1802 Vow of Survival: a Captive for each Bunker stays; with several colours the holder chooses which
// return

int staying(const State& state, Player) {
    return bunkersOnMap(state);
}
void mayReturn(Draft& d, Player holder) {
    askWhoReturns(d, holder, fateSetCard(18, 2), false);
}

// ---- F1805 Captive Release: the player with more Power names a Bunker; Captives return, or its type is
// outraged

enum Release : std::int8_t { kPoints, kAnswers };

Player survivalist(const Game& game) {
    const auto found = std::ranges::find_if(
        game.setup.seats, [&](Player player) { return game.state.seat(player).fate == kSurvivalist.number; });
    return found == game.setup.seats.end() ? Player::None : *found;
}
void demandRelease(Draft& d) {
    const Player holder = survivalist(d.game());
    if (holder == Player::None) return;
    const auto order = turnOrder(d.game());
    for (std::size_t i = order.size(); i-- > 0;) {
        const Player player = order[i];
        if (player == holder || d.of(player).power <= d.of(holder).power) continue;
        d.ask({.ask = tracksMap(d.state()) ? Ask::Resolve : Ask::AtTable,
               .player = player,
               .rival = holder,
               .card = fateSetCard(18, 5),
               .stage = kPoints});
    }
}
void offerRelease(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    if (asked.stage == kAnswers) {
        out.push_back({.player = asked.rival});
        out.push_back({.resource = asked.resource});
        return;
    }
    if (game.state.of(asked.rival).captives[index(asked.player)] == 0) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (tokensAt(game.state, FateToken::Bunker, system) > 0 && controls(game.state, system, asked.player))
            out.push_back({.system = system});
    });
}
void checkRelease(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerRelease(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::CardConditions, asked.card);
}
void answerRelease(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kPoints)
        return d.ask({.ask = Ask::Resolve,
                      .player = asked.rival,
                      .rival = asked.player,
                      .resource = planetType(d.state(), c.system),
                      .card = asked.card,
                      .stage = kAnswers});
    if (c.resource != Resource::None) return provokeOutrage(d, asked.player, c.resource);
    returnCaptives(d, asked.player, c.player, d.of(asked.player).captives[index(c.player)]);
}
bool mayLeaveIt(const Game&, const Pending& asked) {
    return asked.stage == kPoints;
}

// ---- F1803 Building Bunkers: costs an own agent and holds one of a Rival's

void scrapAgent(Draft& d, Player owner) {
    d.emit(event::PiecesScrapped{owner, {.agents = 1}});
}
bool hasAgents(const Game& game, Player holder) {
    bool any = false;
    forEachRival(game.setup, holder, [&](Player rival) { any |= game.state.of(rival).agentSupply > 0; });
    return any;
}
/// True where a building may be built (Base p.12), regardless of the slots.
void checkBunker(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (isGate(c.system) || tokensAt(state, FateToken::Bunker, c.system) > 0 ||
        state.of(holder).agentSupply == 0 ||
        tokensOf(state, FateToken::Bunker) - tokensAt(state, FateToken::Bunker, SystemId::None) ==
            tokenKind(FateToken::Bunker).inTheBox)
        return v.refuse(Rule::CardConditions);
    if (!hasPieces(state, c.system, holder)) v.breaks(Rule::BuildNeedsPresence);
    const bool none = c.player == Player::None;
    const bool rival = !none && c.player != holder && playsHere(game.setup, c.player);
    if (none ? hasAgents(game, holder) : !rival || state.of(c.player).agentSupply == 0)
        v.refuse(Rule::NoSuchPiece);
}
void offerBunkers(const Game& game, Player holder, std::vector<command::Choice>& out) {
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (isGate(system) || !hasPieces(game.state, system, holder)) return;
        if (!hasAgents(game, holder)) out.push_back({.system = system});
        forEachRival(game.setup, holder, [&](Player rival) {
            if (game.state.of(rival).agentSupply > 0) out.push_back({.system = system, .player = rival});
        });
    });
}
void buildBunker(Draft& d, Player holder, const command::Choice& c) {
    scrapAgent(d, holder);
    layToken(
        d, {.kind = FateToken::Bunker, .at = c.system, .turned = rivalControls(d.state(), c.system, holder)});
    if (c.player != Player::None) captureAgents(d, holder, c.player, 1, AgentPlace::Supply);
}
constexpr Ability kBuild[]{{.name = "build",
                            .moment = Moment::NewAction,
                            .base = Action::Build,
                            .reads = reads::system | reads::player,
                            .check = checkBunker,
                            .perform = buildBunker,
                            .offer = offerBunkers}};

// ---- a player who destroys a Bunker scraps a Captive of the Survivalist's

void scrapCaptive(Draft& d, Player holder, Player color) {
    returnCaptives(d, holder, color, 1);
    scrapAgent(d, color);
}
void offerCaptives(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    offerColors(game.state, asked.rival, out);
}
void checkCaptive(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    checkColor(game.state, asked.rival, c, v);
}
void captiveChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    scrapCaptive(d, asked.rival, c.player);
}
void afterLosing(Draft& d, Player holder, FateToken kind, Player rival) {
    if (kind != FateToken::Bunker) return;
    const auto& captives = d.of(holder).captives;
    const int kinds = kindsOfCaptives(d.state(), holder);
    if (kinds > 1)
        d.ask({.ask = Ask::Resolve, .player = rival, .rival = holder, .card = fateSetCard(18, 3)});
    else if (kinds == 1)
        for (const Player color : kAllPlayers)
            if (captives[index(color)] > 0) return scrapCaptive(d, holder, color);
}

const Card kCards[]{
    {.id = "F1802",
     .ambitions = {.neverDeclares = bitOf(Ambition::Tyrant)},
     .scoring = {.secondForWinning = true, .beforeCleanUp = mayReturn, .keepsCaptives = staying},
     .question = kReturningQuestion,
     .asks = asking<CardAsks::CaptiveForBunker>},
    {.id = "F1805",
     .question = {.reads = reads::player | reads::resource | reads::system,
                  .offer = offerRelease,
                  .check = checkRelease,
                  .answer = answerRelease,
                  .mayDecline = mayLeaveIt},
     .asks = asking<CardAsks::PointAtBunker, CardAsks::ReturnCaptives>,
     .edict = demandRelease},
    {.id = "F1803",
     .campaign = {.loyalTokens = bitOf(FateToken::Bunker), .afterLosingToken = afterLosing},
     .abilities = kBuild,
     .question =
         {.reads = reads::player, .offer = offerCaptives, .check = checkCaptive, .answer = captiveChosen},
     .asks = asking<CardAsks::ScrapCaptive>},
    {.id = "F1804"}};  // reminder of F1803 for all players

constexpr FateStep kSetup3[]{mayResettle(), gain({2}), gain({3}), collect<FateToken::Bunker>(),
                             toBooklet({4, 5})};

}  // namespace

const Fate kSurvivalist{
    .number = 18,
    .firstAct = 3,
    .acts = {{{},
              {},
              {.objective = {22, 18, 14},
               .setup = kSetup3,
               .advance = keepSafe,
               .readsMap = true,
               .blightCrisis = protect}}},
};

std::span<const Card> survivalistCards() {
    return kCards;
}

}  // namespace reach
