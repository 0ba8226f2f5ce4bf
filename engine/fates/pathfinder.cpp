#include "engine/fates/pathfinder.h"

#include "engine/campaign/counts.h"
#include "engine/campaign/events.h"
#include "engine/campaign/fate_cards.h"
#include "engine/campaign/fate_tokens.h"
#include "engine/campaign/setup.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/secrets.h"

/// Fate 9, the Pathfinder: seeks the Portal and leads the Pilgrims there (F901 to F911).
namespace reach {
namespace {

using namespace steps;

/// F907B: control of the Portal; more Pilgrims delivered than the number of the chapter.
int deliver(const Game& game, Player player) {
    const bool delivered = tokensAt(game.state, FateToken::Pilgrim, SystemId::None) > game.state.chapter;
    return (holdsPortal(game.state, player) ? 1 : 0) + (delivered ? 1 : 0);
}

// ---- F904, failed: the Portal is laid at its secret planet

bool canBePortal(const State& state, SystemId planet) {
    const Secret* secret = state.campaign.secret(portalSecret());
    return secret == nullptr || (secret->can & bitOf(planet)) != 0;
}
void offerPlanets(const Game& game, const Pending&, std::vector<command::Choice>& out) {
    if (tracksMap(game.state) && portal(game.state) == SystemId::None)
        forEachSystem(systemsInPlay(game), [&](SystemId system) {
            if (!isGate(system) && canBePortal(game.state, system)) out.push_back({.system = system});
        });
}
void checkPlanet(const Game& game, const Pending&, const command::Choice& c, Verdict& v) {
    mustBePlanet(game, c.system, v);
}
void reveal(Draft& d, const Pending&, const command::Choice& c) {
    placeFateToken(d, FateToken::Portal, c.system);
}
SecretKey toldPlanet(const Pending&) {
    return portalSecret();
}
constexpr Question kReveal{.reads = reads::system,
                           .offer = offerPlanets,
                           .check = checkPlanet,
                           .answer = reveal,
                           .tells = toldPlanet};

void scrapClues(Draft& d, Player) {
    dropSecret(d, portalSecret());
    scrapFateTokens(d, FateToken::CheckClue);
    scrapFateTokens(d, FateToken::CrossClue);
}

// ---- F904, completed: an Upgrade or Armor wherever the Flagship is; choice.count is the slot, Armor after
// the Upgrades, choice.piece the building

/// Armor lies above a fresh Upgrade (BR p.22).
bool isOpen(const Flagship& flagship, FlagshipPlace place) {
    const FlagshipPlace below{place.upgrade, false};
    return !flagship.has(place) && (!place.armor || (flagship.has(below) && !flagship.slot(below).damaged));
}
void offerSlots(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    const Flagship& flagship = game.state.seat(asked.player).flagship;
    if (!flagship.exists()) return;
    for (std::int8_t slot = 0; slot < 2 * kUpgrades; ++slot) {
        if (!isOpen(flagship, slotOf(slot))) continue;
        if (game.state.of(asked.player).citiesOnBoard > 0)
            out.push_back({.piece = command::TrophyKind::Cities, .count = slot});
        if (game.state.of(asked.player).starportSupply > 0)
            out.push_back({.piece = command::TrophyKind::Starports, .count = slot});
    }
}
void checkSlot(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerSlots(game, asked, offered);
    if (std::ranges::find(offered, c) == offered.end()) v.refuse(Rule::NoSuchPiece);
}
void buildAboard(Draft& d, const Pending& asked, const command::Choice& c) {
    const auto type = c.piece == command::TrophyKind::Cities ? BuildingType::City : BuildingType::Starport;
    const SystemId at = d.state().seat(asked.player).flagship.at;
    d.emit(event::FlagshipBuilt{asked.player, slotOf(c.count), type,
                                rivalControls(d.state(), at, asked.player)});
}
constexpr Question kBuildAboard{
    .reads = reads::piece | reads::count, .offer = offerSlots, .check = checkSlot, .answer = buildAboard};

// ---- F907A: a Pilgrim at each planet of the rolled symbol

void rollForPilgrims(Draft& d, Player player) {
    askEventDice(d, player, kPlanetDie);
}
void gatherPilgrims(Draft& d, Player) {
    for (int cluster = 0; cluster < kClusters; ++cluster)
        placeFateToken(d, FateToken::Pilgrim, systemAt(cluster, d.state().campaign.roll.symbol));
}

/// F901A: the player to the right writes down any planet on the map, and seals it or says that it is on
/// paper.
void hidePortal(Draft& d, Player player) {
    const Player keeper = onTheRight(d.setup(), player);
    keepSecret(d, {.key = portalSecret(), .holder = keeper, .can = planetsInPlay(d.game())});
    d.ask({.ask = Ask::AtTable, .player = keeper, .rival = player, .card = portalSecret().card});
}

/// F901A: a starport on the Slipstream Drive, a city on the Hull.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::SlipstreamDrive}, .city = Upgrade::Hull});
}

constexpr FateStep kSetup2[]{doing(launch), gain({2}), doing(hidePortal), giveToTheRight({3})};
constexpr FateStep kCompleted2[]{toCourtDeck({5}), scrap({6}), asking(kBuildAboard, StepName::BuildAboard)};
constexpr FateStep kFailed2[]{scrap({5}), toCourtDeck({6}), asking(kReveal, StepName::RevealPortal),
                              doing(scrapClues), scrap({2, 3})};

constexpr FateStep kSetup3[]{gain({8}), toCourtDeck({9}), setAside({10, 11}), doing(rollForPilgrims),
                             onMap(doing(gatherPilgrims), Chore::Pilgrims)};

}  // namespace

const Fate kPathfinder{
    .number = 9,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {8, 8, 8},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = [](const Game&, Player) { return 0; }},  // each Clue advances it at once
              {.setup = kSetup3, .grandAmbitions = deliver}}},
};

SystemId portal(const State& state) {
    const auto* found = std::ranges::find(state.campaign.tokens, FateToken::Portal, &LaidToken::kind);
    return found == state.campaign.tokens.end() ? SystemId::None : found->at;
}

SecretKey portalSecret() {
    return {.card = fateSetCard(9, 3)};
}

bool holdsPortal(const State& state, Player player) {
    const SystemId at = portal(state);
    return at != SystemId::None && counts::holds(state, at, player);
}

}  // namespace reach
