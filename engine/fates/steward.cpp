#include "engine/campaign/empire.h"
#include "engine/contract/catalogue.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/ambitions.h"
#include "engine/rules/query.h"

/// Fate 1, the Steward: rules the Empire and lives by its Trust (F101 to F126).
namespace reach {
namespace {

using namespace steps;

/// F101B: each Power from winning an ambition, the bonus of uncovered city slots included, while First
/// Regent.
int consolidate(const Game& game, Player player) {
    if (game.state.campaign.firstRegent != player) return 0;
    int spaces = 0;
    for (const AmbitionStanding& box : declaredStandings(game))
        for (const Placing& placing : box.players)
            if (placing.player == player && placing.place == 1) spaces += placing.power;
    return spaces;
}

bool empireControls(const State& state, SystemId system) {
    return controller(state, system) == Player::Empire;
}

/// F112B: for a First Regent, each cluster with a system that the Empire controls; and each resource in the
/// Trust.
int expand(const Game& game, Player player) {
    const State& state = game.state;
    int spaces = trustSize(state);
    if (state.campaign.firstRegent != player) return spaces;
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        bool any = false;
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            any |= empireControls(state, systemAt(cluster, spot));
        spaces += any ? 1 : 0;
    }
    return spaces;
}

/// F122B, first: a Regent, and the Empire controls every Outlaw city or there are no Outlaws.
bool entrenched(const Game& game, Player player) {
    const State& state = game.state;
    if (!isRegent(state, player)) return false;
    for (int i = 0; i < kSystems; ++i) {
        const auto system = static_cast<SystemId>(i);
        for (const Building& building : state.at(system).buildings)
            if (building.type == BuildingType::City && isOutlaw(state, building.owner) &&
                !empireControls(state, system))
                return false;
    }
    return true;
}

/// F122B, second: First Regent, with more in the Trust than the number of the chapter.
bool trusted(const Game& game, Player player) {
    return game.state.campaign.firstRegent == player && trustSize(game.state) > game.state.chapter;
}

int entrench(const Game& game, Player player) {
    return (entrenched(game, player) ? 1 : 0) + (trusted(game, player) ? 1 : 0);
}

constexpr FateStep kSetup1[]{gain({2, 3}), firstRegent()};
constexpr FateStep kCompleted1[]{toCourtDeck({5, 6, 7}), toBooklet({8}), scrap({9, 10, 11})};
constexpr FateStep kFailed1[]{scrap({5, 6, 7, 8}), toCourtDeck({9, 10, 11}), toCourtDeck({3})};
constexpr FateStep kSetup2[]{toBooklet({13})};
constexpr FateStep kCompleted2[]{toCourtDeck({15, 16, 17}), scrap({18, 19, 20, 21})};
constexpr FateStep kFailed2[]{scrap({15, 16, 17}), toCourtDeck({18, 19, 20, 21})};

/// F122A: replaces the three Govern cards with those with Authority. The First Regent chooses the one on top.
void governWithAuthority(Draft& d, Player player) {
    for (const char* id : {"AID03", "AID04", "AID05"}) {
        const CardId old = findCard(id);
        d.emit(event::CardMoved{old, event::CardPlace::Booklet, Player::None, -1, event::CardPlace::Box,
                                Player::None, -1});
    }
    for (const int number : {24, 25, 26})
        d.emit(event::CardMoved{fateSetCard(1, number), event::CardPlace::Box, Player::None, -1,
                                event::CardPlace::Booklet, Player::None, -1});
    d.emit(event::PolicyChanged{CardId::None});
    const Player chooser = d.state().campaign.firstRegent;
    d.ask({.ask = Ask::Policy, .player = chooser == Player::None ? player : chooser});
}

constexpr FateStep kSetup3[]{toBooklet({23}), doing(governWithAuthority, {24, 25, 26})};

}  // namespace

const Fate kSteward{
    .number = 1,
    .firstAct = 1,
    .acts = {{{.objective = {20, 17, 14},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = consolidate},
              {.objective = {22, 22, 22},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = expand,
               .readsMap = true},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = entrench}}},
};

}  // namespace reach
