#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 10, the Hegemon: plants Banners with a Flagship (F1001 to F1012).
namespace reach {
namespace {

using namespace steps;

/// F1001A: starports on the Defense Array and the Slipstream Drive, and six ships besides.
void launch(Draft& d, Player player) {
    gainFlagship(d, player, {.starports = {Upgrade::DefenseArray, Upgrade::SlipstreamDrive}, .fleet = 6});
}

int bannersOnMap(const State& state) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Banner && token.at != SystemId::None;
    }));
}

/// F1001B: each Banner on the map, and once more after winning any ambition.
int plant(const Game& game, Player player) {
    return bannersOnMap(game.state) * (counts::ambitionsWon(game, player) > 0 ? 2 : 1);
}

/// F1011B: no Rival wins Tyrant; more Banners on the map than the number of the chapter.
int oneBody(const Game& game, Player player) {
    bool lost = false;
    forEachRival(game.setup, player,
                 [&](Player rival) { lost |= counts::wins(game, rival, Ambition::Tyrant); });
    return (lost ? 0 : 1) + (bannersOnMap(game.state) > game.state.chapter ? 1 : 0);
}

constexpr FateStep kSetup2[]{doing(launch),  asking(kScrapShips, 4),
                             gain({2}),      collect<FateToken::Banner>(),
                             toBooklet({3}), gain({4})};
constexpr FateStep kCompleted2[]{gain({6}), toCourtDeck({7, 8}), scrap({9, 10})};
constexpr FateStep kFailed2[]{scrap({6}), toCourtDeck({7, 8, 9, 10}), scrapAside<FateToken::Banner>()};

constexpr FateStep kSetup3[]{gain({12})};

}  // namespace

const Fate kHegemon{
    .number = 10,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {14, 14, 14},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = plant},
              {.setup = kSetup3, .grandAmbitions = oneBody}}},
};

}  // namespace reach
