#include "engine/fates/caretaker.h"
#include "engine/campaign/counts.h"
#include "engine/campaign/golems.h"
#include "engine/campaign/objectives.h"
#include "engine/contract/catalogue.h"
#include "engine/fates/rooms.h"
#include "engine/fates/steps.h"
#include "engine/rules/court.h"

/// Fate 5, the Caretaker: wakes the Golems and feeds them lore (F501 to F521).
namespace reach {
namespace {

using namespace steps;

/// F512B, the half at a chapter's end: each Rival with fewer lore cards.
int collectLore(const Game& game, Player player) {
    return counts::rivalsBelow(game, player,
                               [&](Player of) { return counts::cardsOf(game.state, of, CardKind::Lore); });
}

/// F512B, at once: each lore card secured, and each that a Rival gives.
void secureLore(Draft& d, Player player, CardId card) {
    if (isLore(card)) advanceObjective(d, player, 2);
}
void beGivenLore(Draft& d, Player player, const command::DealPart& part) {
    if (isLore(part.card)) advanceObjective(d, player, 1);
}

/// F507: one random lore card per player, from its deck.
void shuffleLoreIn(Draft& d, Player) {
    const auto players = static_cast<int>(d.setup().seats.size());
    d.emit(event::UnknownLore{static_cast<std::int8_t>(d.state().campaign.unknownLore + players)});
}

/// F501A: lays a sleeping Golem of unknown name at the gate of each cluster without Imperial ships.
void layGolems(Draft& d, Player) {
    for (int cluster = 0; cluster < kClusters; ++cluster) {
        bool imperial = false;
        for (const Spot spot : {Spot::Gate, Spot::Arrow, Spot::Moon, Spot::Hex})
            imperial |= d.state().at(systemAt(cluster, spot)).ships[index(Player::Empire)].total() > 0;
        if (!imperial)
            layToken(d, {.kind = FateToken::Golem, .at = systemAt(cluster, Spot::Gate), .turned = true});
    }
}

/// F507: from the map onto the Golem Hearth.
void bringHome(Draft& d, Player player) {
    caretaker::bringHome(d, player, systemsInPlay(d.game()), false);
}

/// F512A: one more Event card among the action cards.
void addEvent(Draft& d, Player) {
    if (const CardId card = fateSetCard(5, 15); liesInBox(d.state(), card))
        d.emit(moveOf(d.state(), card, event::CardPlace::Actions));
}

void wake(Draft& d, Player) {
    turnTokens(d, FateToken::Golem, false);
}

bool golemsAreKnown(const Game& game, Player) {
    return std::ranges::none_of(game.state.campaign.tokens, [](const LaidToken& token) {
        return token.kind == FateToken::Golem && token.number == 0;
    });
}

/// F507, failed: keeps the Unstable cards, 11 down to 8 in the order of the Golems, whose Golems are in play.
void keepUnstable(Draft& d, Player) {
    const auto tokens = d.state().campaign.tokens;
    for (const LaidToken& token : tokens) {
        if (token.kind != FateToken::Golem) continue;
        const CardId card = fateSetCard(5, 12 - token.number);
        if (liesInBox(d.state(), card)) d.emit(moveOf(d.state(), card, event::CardPlace::Deck));
    }
}

/// F501B, the half at a chapter's end: for each ambition won and each Golem one has.
int findGolems(const Game& game, Player player) {
    return 2 * counts::ambitionsWon(game, player) * golemsOf(game.state, player);
}

/// F520B: without a Golem neither lore nor a Golem can be scrapped.
bool hasAny(const Game& game, Player player) {
    return golemsOf(game.state, player) > 0;
}

constexpr FateStep kSetup1[]{gain({2, 3, 4}), onMap(doing(layGolems), Chore::GolemsAtGates),
                             toBooklet({5, 6})};
constexpr FateStep kCompleted1[]{scrap({2}), doing(bringHome, {3}), doing(shuffleLoreIn),
                                 toCourtDeck({8, 9, 10, 11})};
constexpr FateStep kFailed1[]{scrap({2}), toCourtDeck({4}), scrapFromMap<FateToken::Golem>(),
                              where(doing(keepUnstable, {8, 9, 10, 11}), golemsAreKnown),
                              where(stillInPlay({8, 9, 10, 11}), [](const Game& game, Player player) {
                                  return !golemsAreKnown(game, player);
                              })};

constexpr FateStep kSetup2[]{gain({13}), toBooklet({14}), doing(addEvent, {15}), doing(wake)};
constexpr FateStep kCompleted2[]{toCourtDeck({17, 18, 19})};
constexpr FateStep kFailed2[]{scrap({17, 18, 19}), backToCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup3[]{toBooklet({21}), doing(wake)};

}  // namespace

const Fate kCaretaker{
    .number = 5,
    .firstAct = 1,
    .acts = {{{.objective = {18, 18, 18},
               .setup = kSetup1,
               .completed = kCompleted1,
               .failed = kFailed1,
               .advance = findGolems},
              {.objective = {7, 8, 9},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .advance = collectLore,
               .secures = secureLore,
               .isGiven = beGivenLore},
              {.setup = kSetup3, .offering = caretaker::offering, .mayFulfil = hasAny}}},
};

}  // namespace reach
