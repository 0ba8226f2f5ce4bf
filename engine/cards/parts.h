#pragma once

#include "engine/contract/card.h"
#include "engine/protocol/draft.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

/// Parts that several cards share.
namespace reach::parts {

using Choices = std::vector<command::Choice>;

/// "Discard this to steal one token of R": choice.player is the Rival, or None when no Rival has one.
template <Resource R>
struct StealOne {
    static void check(const Game& game, Player holder, const command::Choice& c, Verdict& v);
    static void perform(Draft& d, Player holder, const command::Choice& c);
    static void offer(const Game& game, Player holder, Choices& out);
};

/// Returns the Rivals from whom the player can steal this token now.
FixedVector<Player, kPlayerColors> stealableFrom(const Game& game, Player player, Resource token);

template <Resource R>
void StealOne<R>::check(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (c.player == Player::None) return;
    if (c.player == holder) return v.refuse(Rule::NeedsRival);
    if (!hasToken(game.state, c.player, R)) return v.refuse(Rule::TokenNotHeld);
    const Violation ban = stealBan(game.state, holder, c.player, R);
    if (ban.rule != Rule::None) v.breaks(ban.rule, ban.card);
}
template <Resource R>
void StealOne<R>::perform(Draft& d, Player holder, const command::Choice& c) {
    if (c.player != Player::None) stealToken(d, holder, c.player, R);
}
template <Resource R>
void StealOne<R>::offer(const Game& game, Player holder, Choices& out) {
    for (const Player rival : stealableFrom(game, holder, R)) out.push_back({.player = rival});
    if (out.empty()) out.emplace_back();
}

/// "Discard this to place three ships in a system you control": choice.system. Without one the card is only
/// discarded.
void checkControlled(const Game& game, Player holder, const command::Choice& c, Verdict& v);
void placeThreeShips(Draft& d, Player holder, const command::Choice& c);
void offerControlled(const Game& game, Player holder, Choices& out);
inline constexpr Ability kMuster{.name = "muster",
                                 .discards = true,
                                 .reads = reads::system,
                                 .check = checkControlled,
                                 .perform = placeThreeShips,
                                 .offer = offerControlled};

/// A Union: placed beside a played card of suit S. choice.player played that card.
template <Suit S>
struct Union {
    static int place(const State& state, Player whose) {
        for (std::size_t i = 0; i < state.played.size(); ++i) {
            const PlayedCard& card = state.played[i];
            if ((whose == Player::None || card.player == whose) && isFaceUp(card.card) &&
                suitOf(card.card) == S && card.attached == CardId::None)
                return static_cast<int>(i);
        }
        return -1;
    }
    static void check(const Game& game, Player, const command::Choice& c, Verdict& v) {
        if (place(game.state, c.player) < 0) v.refuse(Rule::CardConditions);
    }
    static void perform(Draft& d, Player holder, const command::Choice& c) {
        d.emit(event::CardMoved{d.card(), event::CardPlace::Player, holder, -1, event::CardPlace::Played,
                                Player::None, static_cast<std::int8_t>(place(d.state(), c.player))});
    }
    static void offer(const Game& game, Player, Choices& out) {
        for (const PlayedCard& card : game.state.played)
            if (place(game.state, card.player) >= 0) out.push_back({.player = card.player});
    }
    static constexpr Ability ability{
        .name = "fetch", .reads = reads::player, .check = check, .perform = perform, .offer = offer};
};

/// "Gain one R": the new action of the Interest cards.
template <Resource R>
void gainOne(Draft& d, Player holder, const command::Choice&) {
    gainToken(d, holder, R);
}

/// Discarding an Interest card: gain R for the empty slots, or choice.count of it. If the supply runs out,
/// the rest is stolen one by one through the card's question (offerRest, checkRest, stealRest).
void checkFill(const Game& game, Player holder, const command::Choice& c, Verdict& v);
template <Resource R>
void fillUp(Draft& d, Player holder, const command::Choice& c) {
    int room = emptySlots(d.state(), holder);
    if (c.count >= 0) room = std::min<int>(room, c.count);
    while (room > 0 && gainToken(d, holder, R)) --room;
    if (room > 0)
        d.ask({.ask = Ask::Resolve,
               .player = holder,
               .resource = R,
               .card = d.card(),
               .count = static_cast<std::int8_t>(room)});
}
void offerRest(const Game& game, const Pending& asked, Choices& out);
void checkRest(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v);
void stealRest(Draft& d, const Pending& asked, const command::Choice& c);

/// Makes Rivals discard this resource after scoring.
template <Resource R>
void rivalsDiscard(Draft& d, Player holder) {
    forEachRival(d.setup(), holder, [&](Player rival) { discardAllTokens(d, rival, R); });
}

/// Draws one card from the action discard pile, if it has any, into the hand.
void drawFromDiscard(Draft& d, Player player);

/// True when the player has the resource: in a slot, or as a supply that a card holds (FAQ).
bool hasResource(const State& state, Player player, Resource resource);

/// For questions that may always be declined.
inline bool always(const Game&, const Pending&) {
    return true;
}

}  // namespace reach::parts
