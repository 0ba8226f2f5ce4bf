#include "engine/fates/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"

/// Fate 5, the Caretaker: wakes the Golems and feeds them lore (F501 to F521).
namespace reach {
namespace {

using namespace steps;

/// F512B, the half at a chapter's end: each Rival with fewer lore cards.
int collect(const Game& game, Player player) {
    return counts::rivalsBelow(game, player,
                               [&](Player of) { return counts::cardsOf(game.state, of, CardKind::Lore); });
}

/// F507: one lore card a player, at random, from its deck.
void shuffleLoreIn(Draft& d, Player) {
    const auto players = static_cast<int>(d.setup().seats.size());
    d.emit(event::UnknownLore{static_cast<std::int8_t>(d.state().campaign.unknownLore + players)});
}

constexpr FateStep kSetup1[]{gain({2, 3, 4}), byHand(Chore::GolemsAtGates), toBooklet({5, 6})};
constexpr FateStep kCompleted1[]{scrap({2}), byHand(Chore::GolemsHome, {3}), doing(shuffleLoreIn),
                                 toCourtDeck({8, 9, 10, 11})};
constexpr FateStep kFailed1[]{scrap({2}), toCourtDeck({4}), byHand(Chore::GolemsScrapped),
                              asking(kStillInPlay, 0, {8, 9, 10, 11})};

constexpr FateStep kSetup2[]{gain({13}), toBooklet({14}), byHand(Chore::ExtraEvent, {15}),
                             byHand(Chore::GolemsAwake)};
constexpr FateStep kCompleted2[]{toCourtDeck({17, 18, 19})};
constexpr FateStep kFailed2[]{scrap({17, 18, 19}), backToCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup3[]{toBooklet({21}), byHand(Chore::GolemsAwake)};

}  // namespace

const Fate kCaretaker{
    .number = 5,
    .firstAct = 1,
    .acts = {{{.objective = {18, 18, 18}, .setup = kSetup1, .completed = kCompleted1, .failed = kFailed1},
              {.objective = {7, 8, 9},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = collect},
              {.setup = kSetup3}}},
};

}  // namespace reach
