#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/ambitions.h"

/// Fate 24, the Judge: balances the Reach (F2401 to F2405).
namespace reach {
namespace {

using namespace steps;

/// F2401B: each declared ambition with a tie for first place, the third party's of two players among them.
int balance(const Game& game, Player) {
    int ties = 0;
    for (const AmbitionStanding& box : standings(game)) {
        int best = box.thirdParty;
        for (const Placing& placing : box.players) best = std::max(best, placing.count);
        const auto first = std::ranges::count(box.players, best, &Placing::count);
        const bool tied = first > 1 || (first == 1 && box.thirdParty == best);
        ties += box.declared() && best > 0 && tied ? 1 : 0;
    }
    return ties;
}

constexpr FateStep kSetup3[]{mayResettle(), gain({2, 3, 4}), toBooklet({5})};

}  // namespace

const Fate kJudge{
    .number = 24,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {6, 6, 6}, .setup = kSetup3, .advance = balance}}},
};

}  // namespace reach
