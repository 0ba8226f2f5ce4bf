#include "engine/campaign/counts.h"
#include "engine/contract/card.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 18, the Survivalist: builds Bunkers and fills them (F1801 to F1805).
namespace reach {
namespace {

using namespace steps;

/// F1801B, the part at a chapter's end: for each ambition won, Captives or Bunkers on the map, whichever are
/// fewer.
int keepSafe(const Game& game, Player player) {
    const auto bunkers = std::ranges::count_if(game.state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Bunker && token.at != SystemId::None;
    });
    return counts::ambitionsWon(game, player) *
           std::min(static_cast<int>(bunkers), ambitionCount(game.state, player, Ambition::Tyrant));
}

// ---- F1803 Building Bunkers: for an agent of one's own, with one of a Rival's in it

using event::AgentPlace;

void scrapAgent(Draft& d, Player owner) {
    d.emit(event::PiecesScrapped{owner, {.agents = 1}});
}
bool hasAgents(const Game& game, Player holder) {
    bool any = false;
    forEachRival(game.setup, holder, [&](Player rival) { any |= game.state.of(rival).agentSupply > 0; });
    return any;
}
/// Where a building may be built (Base p.12), whatever its slots hold.
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
    if (c.player != Player::None)
        d.emit(event::AgentsMoved{c.player, 1, AgentPlace::Supply, c.player, -1, AgentPlace::Captives, holder,
                                  -1});
}
constexpr Ability kBuild[]{{.name = "build",
                            .moment = Moment::NewAction,
                            .base = Action::Build,
                            .reads = reads::system | reads::player,
                            .check = checkBunker,
                            .perform = buildBunker,
                            .offer = offerBunkers}};

// ---- whoever destroys one scraps a Captive of the Survivalist's

void scrapCaptive(Draft& d, Player holder, Player color) {
    d.emit(event::AgentsMoved{color, 1, AgentPlace::Captives, holder, -1, AgentPlace::Supply, color, -1});
    scrapAgent(d, color);
}
void offerCaptives(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    for (const Player color : kAllPlayers)
        if (game.state.of(asked.rival).captives[index(color)] > 0) out.push_back({.player = color});
}
void checkCaptive(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (!isColor(c.player) || game.state.of(asked.rival).captives[index(c.player)] == 0)
        v.refuse(Rule::NoSuchPiece);
}
void captiveChosen(Draft& d, const Pending& asked, const command::Choice& c) {
    scrapCaptive(d, asked.rival, c.player);
}
void afterLosing(Draft& d, Player holder, FateToken kind, Player rival) {
    if (kind != FateToken::Bunker) return;
    const auto& captives = d.of(holder).captives;
    const auto kinds = std::ranges::count_if(captives, [](int agents) { return agents > 0; });
    if (kinds > 1)
        d.ask({.ask = Ask::Resolve, .player = rival, .rival = holder, .card = fateSetCard(18, 3)});
    else if (kinds == 1)
        for (const Player color : kAllPlayers)
            if (captives[index(color)] > 0) return scrapCaptive(d, holder, color);
}

const Card kCards[]{{.id = "F1803",
                     .campaign = {.loyalTokens = bitOf(FateToken::Bunker), .afterLosingToken = afterLosing},
                     .abilities = kBuild,
                     .question = {.reads = reads::player,
                                  .offer = offerCaptives,
                                  .check = checkCaptive,
                                  .answer = captiveChosen}},
                    {.id = "F1804"}};  // tells everybody what F1803 says

constexpr FateStep kSetup3[]{mayResettle(), gain({2}), gain({3}), collect<FateToken::Bunker>(),
                             toBooklet({4, 5})};

}  // namespace

const Fate kSurvivalist{
    .number = 18,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {22, 18, 14}, .setup = kSetup3, .proposes = keepSafe}}},
};

std::span<const Card> survivalistCards() {
    return kCards;
}

}  // namespace reach
