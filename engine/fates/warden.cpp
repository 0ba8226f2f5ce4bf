#include "engine/fates/warden.h"
#include "engine/campaign/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 16, the Warden: becomes a Lord of Fiefs (F1601 to F1619).
namespace reach {
namespace {

using namespace steps;

bool isLord(const State& state, Player player, int cluster) {
    return state.of(player).cards.contains(fateSetCard(16, 3 + cluster));
}
int fiefs(const State& state, Player player) {
    int count = 0;
    for (int cluster = 0; cluster < kClusters; ++cluster) count += isLord(state, player, cluster) ? 1 : 0;
    return count;
}
int seats(const State& state, Player player) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Seat && token.at != SystemId::None &&
               counts::holds(state, token.at, player);
    }));
}

/// F1601B: two for each Seat controlled, and each city in the Fiefs.
int lordOver(const Game& game, Player player) {
    int spaces = 2 * seats(game.state, player);
    if (!tracksMap(game.state)) return spaces;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!isLord(game.state, player, clusterOf(system))) return;
        for (const Building& building : game.state.at(system).buildings)
            spaces += building.type == BuildingType::City ? 1 : 0;
    });
    return spaces;
}

/// F1617B: Lord of more Fiefs than each Rival; more Seats controlled than the number of the chapter.
int oldWays(const Game& game, Player player) {
    const bool most =
        counts::moreThanEachRival(game, player, [&](Player of) { return fiefs(game.state, of); });
    return (most ? 1 : 0) + (seats(game.state, player) > game.state.chapter ? 1 : 0);
}

constexpr FateStep kSetup2[]{collect<FateToken::Seat>(), gain({2}), setAside({3, 4, 5, 6, 7, 8}),
                             toBooklet({9, 10}), replenish(8)};
constexpr FateStep kCompleted2[]{gain({12}), toCourtDeck({13, 14}), scrap({15, 16})};
constexpr FateStep kFailed2[]{scrap({2}), doing(warden::scrapSeats, {3, 4, 5, 6, 7, 8}), scrap({12, 13, 14}),
                              toCourtDeck({15, 16})};

constexpr FateStep kSetup3[]{collect<FateToken::Court>(), toBooklet({18, 19})};

}  // namespace

const Fate kWarden{
    .number = 16,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {22, 22, 22},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = lordOver,
               .readsMap = true},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = oldWays}}},
};

}  // namespace reach
