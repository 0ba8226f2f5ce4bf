#include "engine/cards/catalogue.h"
#include "engine/fates/counts.h"
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

/// F507: one lore card a player, at random, from its deck.
void shuffleLoreIn(Draft& d, Player) {
    const auto players = static_cast<int>(d.setup().seats.size());
    d.emit(event::UnknownLore{static_cast<std::int8_t>(d.state().campaign.unknownLore + players)});
}

/// F501A: a sleeping Golem at the gate of each cluster without Imperial ships; nobody knows which.
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
void bringHome(Draft& d, Player) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != FateToken::Golem || token.at == SystemId::None) continue;
        token.at = SystemId::None;
        token.card = fateSetCard(5, 3);
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
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

/// F507, failed: of the Unstable cards, 11 down to 8 in the order of the Golems, those still in play.
void keepUnstable(Draft& d, Player) {
    const auto tokens = d.state().campaign.tokens;
    for (const LaidToken& token : tokens) {
        if (token.kind != FateToken::Golem) continue;
        const CardId card = fateSetCard(5, 12 - token.number);
        if (liesInBox(d.state(), card)) d.emit(moveOf(d.state(), card, event::CardPlace::Deck));
    }
}

// ---- F502 Golem Beacon: from the map onto the Golem Hearth, awake for who is winning

bool leads(const State& state, Player holder, const LaidToken& token) {
    return token.kind == FateToken::Golem && token.at != SystemId::None && controls(state, token.at, holder);
}
void checkAwaken(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    const auto isLed = [&](const LaidToken& token) { return leads(game.state, holder, token); };
    if (!tracksMap(game.state) || std::ranges::none_of(game.state.campaign.tokens, isLed))
        v.refuse(Rule::CardConditions);
}
void awaken(Draft& d, Player holder, const command::Choice&) {
    const bool winning = counts::ambitionsWon(d.game(), holder) > 0;
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (!leads(d.state(), holder, token)) continue;
        token.at = SystemId::None;
        token.card = fateSetCard(5, 3);
        token.turned = token.turned && !winning;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}
constexpr Ability kAwaken[]{{.name = "awaken",
                             .moment = Moment::NewAction,
                             .base = Action::Influence,
                             .check = checkAwaken,
                             .perform = awaken}};

// ---- F503 Golem Hearth: a Crisis wakes those that are not on the map

void wakeHeld(Draft& d, Player) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != FateToken::Golem || !token.turned || token.at != SystemId::None) continue;
        token.turned = false;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}

const Card kCards[]{{.id = "F502", .abilities = kAwaken}, {.id = "F503", .heldCrisis = wakeHeld}};

constexpr FateStep kSetup1[]{gain({2, 3, 4}), onMap(doing(layGolems), Chore::GolemsAtGates),
                             toBooklet({5, 6})};
constexpr FateStep kCompleted1[]{scrap({2}), doing(bringHome, {3}), doing(shuffleLoreIn),
                                 toCourtDeck({8, 9, 10, 11})};
constexpr FateStep kFailed1[]{
    scrap({2}), toCourtDeck({4}), scrapFromMap<FateToken::Golem>(),
    where(doing(keepUnstable, {8, 9, 10, 11}), golemsAreKnown),
    where(asking(kStillInPlay, 0, {8, 9, 10, 11}),
          [](const Game& game, Player player) { return !golemsAreKnown(game, player); })};

constexpr FateStep kSetup2[]{gain({13}), toBooklet({14}), doing(addEvent, {15}), doing(wake)};
constexpr FateStep kCompleted2[]{toCourtDeck({17, 18, 19})};
constexpr FateStep kFailed2[]{scrap({17, 18, 19}), backToCourtDeck({8, 9, 10, 11})};

constexpr FateStep kSetup3[]{toBooklet({21}), doing(wake)};

}  // namespace

const Fate kCaretaker{
    .number = 5,
    .firstAct = 1,
    .acts = {{{.objective = {18, 18, 18}, .setup = kSetup1, .completed = kCompleted1, .failed = kFailed1},
              {.objective = {7, 8, 9},
               .setup = kSetup2,
               .completed = kCompleted2,
               .failed = kFailed2,
               .proposes = collectLore},
              {.setup = kSetup3}}},
};

std::span<const Card> caretakerCards() {
    return kCards;
}

}  // namespace reach
