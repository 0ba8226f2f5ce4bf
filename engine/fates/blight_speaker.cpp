#include "engine/campaign/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 13, the Blight Speaker: spreads the Blight and feeds it (F1301 to F1313).
namespace reach {
namespace {

using namespace steps;

/// F1301B: for each ambition won, the Blight beside Loyal ships. Blight placed by Spawn counts at once.
int contact(const Game& game, Player player) {
    if (!tracksMap(game.state)) return 0;
    int blight = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        const bool flagship = game.state.seat(player).flagship.at == system;
        if (flagship || game.state.at(system).ships[index(player)].total() > 0)
            blight += game.state.at(system).ships[index(Player::Blight)].total();
    });
    return counts::ambitionsWon(game, player) * blight;
}

constexpr FateStep kSetup2[]{gain({2}), scrapShips(2), replenish(8)};
constexpr FateStep kCompleted2[]{gain({4}), toCourtDeck({5, 6, 7, 8, 9}), scrap({10, 11})};
constexpr FateStep kFailed2[]{scrap({4, 5, 6, 7, 8}), toCourtDeck({9, 10, 11})};

constexpr FateStep kSetup3[]{gain({13})};

/// F1312B: no Rival wins Warlord; more pieces on Blight Hunger than the number of the chapter.
int gorge(const Game& game, Player player) {
    bool dominated = true;
    forEachRival(game.setup, player,
                 [&](Player rival) { dominated &= !counts::wins(game, rival, Ambition::Warlord); });
    int bodies = 0;
    for (const Pieces& pieces : game.state.campaign.pile({.card = fateSetCard(13, 13)}).pieces)
        bodies += pieces.total();
    return (dominated ? 1 : 0) + (bodies > game.state.chapter ? 1 : 0);
}

}  // namespace

const Fate kBlightSpeaker{
    .number = 13,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {18, 16, 14},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = contact,
               .readsMap = true},
              {.setup = kSetup3, .readsMap = true, .grandAmbitions = gorge}}},
};

}  // namespace reach
