#include "engine/fates/counts.h"
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

constexpr FateStep kSetup3[]{mayResettle(), gain({2}), gain({3}), collect<FateToken::Bunker>(),
                             toBooklet({4, 5})};

}  // namespace

const Fate kSurvivalist{
    .number = 18,
    .firstAct = 3,
    .acts = {{{}, {}, {.objective = {22, 18, 14}, .setup = kSetup3, .proposes = keepSafe}}},
};

}  // namespace reach
