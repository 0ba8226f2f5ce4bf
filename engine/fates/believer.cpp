#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"

/// Fate 8, the Believer: spreads a faith and its Ideals (F801 to F831).
namespace reach {
namespace {

using namespace steps;

/// F824: who has The Young Light has The Prophet in its place.
void followTheLight(Draft& d, Player player) {
    const CardId light = fateSetCard(8, 16);
    if (!d.of(player).cards.contains(light)) return;
    scrapCard(d, light);
    d.emit(moveOf(d.state(), fateSetCard(8, 25), event::CardPlace::Player, player));
}

constexpr FateStep kSetup1[]{gain({2, 3}), byHand(Chore::FaithfulStack, {4, 5, 6, 7, 8, 9, 10, 11, 12}),
                             toBooklet({13, 14})};
constexpr FateStep kCompleted1[]{gain({16}), toCourtDeck({17}), scrap({3, 18, 19}),
                                 byHand(Chore::FaithfulToCourt)};
constexpr FateStep kFailed1[]{scrap({3, 16, 17}), toCourtDeck({18, 19}), byHand(Chore::FaithfulToCourt)};

constexpr FateStep kSetup2[]{collect<FateToken::Ideal>(), toBooklet({21}), toBooklet({22}),
                             byHand(Chore::DoctrineSide), scrap({14}),     toBooklet({23})};
constexpr FateStep kCompleted2[]{doing(followTheLight, {16, 25}), scrap({26, 27, 28})};
constexpr FateStep kFailed2[]{scrapAside<FateToken::Ideal>(), scrap({25}), toCourtDeck({26}), scrap({21, 23}),
                              toBooklet({27, 28})};

constexpr FateStep kSetup3[]{toBooklet({30}), setAside({23}), toBooklet({31}),
                             byHand(Chore::DoctrineSide, {22})};

/// F829B: two ambition markers on ambitions with Ideals, and all three.
int guideTheFlock(const Game& game, Player) {
    const auto blessed = std::ranges::count_if(game.state.markers, [&](const AmbitionMarker& marker) {
        return marker.where != Ambition::None &&
               std::ranges::any_of(game.state.campaign.tokens, [&](const LaidToken& token) {
                   return token.kind == FateToken::Ideal && token.ambition == marker.where;
               });
    });
    return blessed >= kMarkers ? 2 : blessed == kMarkers - 1 ? 1 : 0;
}

}  // namespace

const Fate kBeliever{
    .number = 8,
    .firstAct = 1,
    .acts = {{{.objective = {10, 9, 8}, .setup = kSetup1, .completed = kCompleted1, .failed = kFailed1},
              {.objective = {20, 18, 16}, .setup = kSetup2, .completed = kCompleted2, .failed = kFailed2},
              {.setup = kSetup3, .grandAmbitions = guideTheFlock}}},
};

}  // namespace reach
