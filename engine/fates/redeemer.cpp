#include "engine/campaign/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 19, the Redeemer: gathers the Relics to destroy them (F1901 to F1904).
namespace reach {
namespace {

using namespace steps;

/// F1901B, the half that the state tells: Keeper won, or not declared.
int subdue(const Game& game, Player player) {
    return counts::wins(game, player, Ambition::Keeper) || !isDeclared(game.state, Ambition::Keeper) ? 3 : 0;
}

constexpr FateStep kSetup3[]{mayResettle(),    provokeOutrage(Resource::Relic), gain({2}), toBooklet({3}),
                             toCourtDeck({4}), unbox(Resource::Relic)};

}  // namespace

const Fate kRedeemer{
    .number = 19,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {16, 14, 12}, .setup = kSetup3, .proposes = subdue}}},
};

}  // namespace reach
