#pragma once

#include "engine/cards/parts.h"
#include "engine/rules/owed.h"
#include "engine/rules/turn.h"

/// Parts that several leaders and lore cards share.
namespace reach::parts {

inline constexpr StartingPieces::Group kCityAnd3{.ships = 3, .city = true};
inline constexpr StartingPieces::Group kStarportAnd3{.ships = 3, .starport = true};
inline constexpr StartingPieces::Group kThreeShips{.ships = 3};
inline constexpr StartingPieces::Group kTwoShips{.ships = 2};

/// Marks these Outrage icons in setup.
template <Resource... Types>
void beginOutraged(Draft& d, Player holder) {
    for (const Resource type : {Types...})
        d.emit(event::AgentsMoved{holder, 1, event::AgentPlace::Supply, holder, -1,
                                  event::AgentPlace::Outrage, holder, static_cast<std::int8_t>(index(type))});
}

/// The question "Influence a card of the Court", with choice.card.
void offerCourt(const Game& game, const Pending& asked, Choices& out);
void checkCourt(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v);
void influenceChosen(Draft& d, const Pending& asked, const command::Choice& c);

/// "When you Copy or Pivot in order to do X, you may do Y before it": pays for X and grants both actions. X
/// is then owed. The ability is offered only where X is possible now or after Y.
void checkFirst(const Game& game, Player holder, Action owed, Verdict& v, CardId card);
template <int Leader, Action Owed>
void checkFirstOf(const Game& game, Player holder, const command::Choice&, Verdict& v) {
    checkFirst(game, holder, Owed, v, leaderCard(Leader));
}
template <int Leader, Action Owed, Action First>
void giveBoth(Draft& d, Player holder, const command::Choice&) {
    d.emit(event::GrantGiven{holder, bitOf(Owed), true, leaderCard(Leader), true});
    d.emit(event::GrantGiven{holder, bitOf(First), true, CardId::None, true});
}
/// The ability "first Y, then X" of a leader.
template <int Leader, Action Owed, Action First>
constexpr Ability firstThen(std::string_view name) {
    return {.name = name,
            .moment = Moment::NewAction,
            .base = Owed,
            .following = true,
            .check = checkFirstOf<Leader, Owed>,
            .perform = giveBoth<Leader, Owed, First>};
}

/// "Discard this to clear the Outrage of these types."
template <Resource... Types>
void clearOutrage(Draft& d, Player holder, const command::Choice&) {
    for (const Resource type : {Types...}) {
        const OutrageMark mark = d.of(holder).outrage[index(type)];
        if (mark == OutrageMark::Agent)
            d.emit(event::AgentsMoved{holder, 1, event::AgentPlace::Outrage, holder,
                                      static_cast<std::int8_t>(index(type)), event::AgentPlace::Supply,
                                      holder, -1});
        if (mark == OutrageMark::Placeholder) d.emit(event::OutrageSet{holder, type, OutrageMark::None});
    }
}
/// Reminders that apply only in some states
template <Resource... Types>
bool isOutragedNow(const Game& game, Player holder) {
    return (isOutraged(game.state.of(holder), Types) || ...);
}
template <Resource... Types>
bool holdsAny(const Game& game, Player holder) {
    return ((tokensHeld(game.state.of(holder), Types) > 0) || ...);
}
/// The reminder for "first place takes second's Power".
template <Ambition Scored>
inline constexpr Hint kScores[]{{.when = Occasion::Scoring, .whileDeclared = Scored}};

/// Offers the ability if there is Outrage to clear.
template <Resource... Types>
void offerClear(const Game& game, Player holder, Choices& out) {
    if ((isOutraged(game.state.of(holder), Types) || ...)) out.emplace_back();
}
template <Resource... Types>
inline constexpr Ability kClearOutrage{
    .name = "clear", .discards = true, .perform = clearOutrage<Types...>, .offer = offerClear<Types...>};

}  // namespace reach::parts
