#include "engine/campaign/counts.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"

/// Fate 4, the Advocate: serves the guilds and has them serve (F401 to F426).
namespace reach {
namespace {

using namespace steps;

/// F412B: each suit of the Guild cards, and each Rival with fewer of them.
int connect(const Game& game, Player player) {
    const auto cards = [&](Player of) { return counts::guildCards(game.state, of); };
    return std::popcount(counts::guildSuits(game.state, player)) + counts::rivalsBelow(game, player, cards);
}

/// F423B: more suits than chapters; more than half of the Court, including attached cards and the Council.
int supremacy(const Game& game, Player player) {
    int cards = 0;
    int guilds = 0;
    for (const CourtSlot& slot : game.state.court)
        for (const CardId card : slot.cards()) {
            cards += card != CardId::None ? 1 : 0;
            guilds += isGuild(card) ? 1 : 0;
        }
    const bool suits = std::popcount(counts::guildSuits(game.state, player)) > game.state.chapter;
    return (suits ? 1 : 0) + (2 * guilds > cards ? 1 : 0);
}

/// F404: Liaisons of suits in which the Advocate has more cards than each Rival. The others stay in the box.
void keepLiaisons(Draft& d, Player player) {
    constexpr std::array<std::uint8_t, kResources> kLiaisons{5, 6, 7, 8, 9};
    for (const Resource suit : kAllResources) {
        const auto cards = [&](Player of) {
            int count = 0;
            forEachGuild(d.of(of), [&](CardId, const Card& card) { count += card.suit == suit ? 1 : 0; });
            return count;
        };
        const CardId liaisons = fateSetCard(4, kLiaisons[static_cast<std::size_t>(index(suit))]);
        if (counts::moreThanEachRival(d.game(), player, cards) && liesInBox(d.state(), liaisons))
            d.emit(moveOf(d.state(), liaisons, event::CardPlace::Deck));
    }
}

constexpr FateStep kSetup1[]{gain({2, 3})};
constexpr FateStep kCompleted1[]{toCourtDeck({3, 5, 6, 7, 8, 9, 10}), scrap({11})};
constexpr FateStep kFailed1[]{toCourtDeck({3}), doing(keepLiaisons, {5, 6, 7, 8, 9}), scrap({10}),
                              toCourtDeck({11})};

constexpr FateStep kSetup2[]{toBooklet({13}), toBooklet({14})};
constexpr FateStep kCompleted2[]{toCourtDeck({16, 17, 18, 19, 20, 21}), scrap({22})};
constexpr FateStep kFailed2[]{scrap({16, 17, 18, 19, 20, 21}), toCourtDeck({22}), scrap({13})};

constexpr FateStep kSetup3[]{gain({24}), toBooklet({25}), setAside({26})};

}  // namespace

const Fate kAdvocate{
    .number = 4,
    .firstAct = 1,
    .acts = {{{.objective = {18, 18, 18},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = atOnce},
              {.objective = {12, 12, 12},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = connect},
              {.setup = kSetup3, .grandAmbitions = supremacy}}},
};

}  // namespace reach
