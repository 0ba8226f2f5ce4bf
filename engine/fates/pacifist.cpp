#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 14, the Pacifist: takes nothing and spreads empathy (F1401 to F1412).
namespace reach {
namespace {

using namespace steps;

bool noTrophies(const State& state, Player player) {
    return std::ranges::all_of(state.of(player).trophies, [](const Pieces& p) { return p.total() == 0; });
}
bool noCaptives(const State& state, Player player) {
    return std::ranges::all_of(state.of(player).captives, [](int agents) { return agents == 0; });
}

/// F1401B, the half at a chapter's end.
int commit(const Game& game, Player player) {
    return (noTrophies(game.state, player) ? 2 : 0) + (noCaptives(game.state, player) ? 1 : 0);
}

/// F1408B: neither Trophies nor Captives; the Rivals together with more Psionic.
int demonstrate(const Game& game, Player player) {
    int theirs = 0;
    forEachRival(game.setup, player,
                 [&](Player rival) { theirs += tokensHeld(game.state.of(rival), Resource::Psionic); });
    const bool nonviolent = noTrophies(game.state, player) && noCaptives(game.state, player);
    return (nonviolent ? 1 : 0) + (theirs > tokensHeld(game.state.of(player), Resource::Psionic) ? 1 : 0);
}

constexpr FateStep kSetup2[]{clearOutrage(), gain({2, 3}), byHand(Chore::Witnesses), replenish(8)};
constexpr FateStep kCompleted2[]{scrap({2}), scrap({5, 6, 7}), byHand(Chore::WitnessesFlipped)};
constexpr FateStep kFailed2[]{scrap({2}), toCourtDeck({5, 6, 7}), byHand(Chore::WitnessesScrapped)};

constexpr FateStep kSetup3[]{toBooklet({9}), setAside({10}), toBooklet({11, 12})};

}  // namespace

const Fate kPacifist{
    .number = 14,
    .firstAct = 2,
    .acts = {{{},
              {.objective = {16, 14, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = commit},
              {.setup = kSetup3, .grandAmbitions = demonstrate}}},
};

}  // namespace reach
