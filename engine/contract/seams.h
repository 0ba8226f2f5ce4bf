#pragma once

#include "engine/contract/catalogue.h"
#include "engine/core/colors.h"
#include "engine/core/fields.h"
#include "engine/protocol/draft.h"

/// Queries about cards: `has<&TaxSeams::noLoyal>(state, player)`. The state keeps one bit for each seam that
/// a player's cards fill (core/seam_bits.h). A seam that no card fills costs one test.
namespace reach {

namespace detail {

template <typename>
struct SeamType;
template <typename Of, typename T>
struct SeamType<T Of::*> {
    using Rule = Of;
    using Field = T;
};
template <auto Seam>
using RuleOf = typename SeamType<decltype(Seam)>::Rule;

template <typename Rule>
inline constexpr Rule kUntouched{};

/// Returns the index of the seam within its rule.
template <auto Seam>
constexpr int placeOf() {
    int found = -1;
    int at = 0;
    const auto look = [&](const auto& field) {
        if constexpr (std::is_same_v<decltype(&field), decltype(&(kUntouched<RuleOf<Seam>>.*Seam))>)
            if (&field == &(kUntouched<RuleOf<Seam>>.*Seam)) found = at;
        ++at;
    };
    std::apply([&](const auto&... all) { (look(all), ...); }, fields(kUntouched<RuleOf<Seam>>));
    return found;
}

/// Returns the bit of the rule's first seam, or -1 if `Rule` is no member of Card.
template <typename Rule, typename... Rules>
constexpr int firstBit(std::type_identity<std::tuple<const Rules&...>>) {
    int bit = 0;
    bool found = false;
    ((found |= std::is_same_v<Rule, Rules>, bit += found ? 0 : static_cast<int>(fieldCount<Rules>())), ...);
    return found ? bit : -1;
}

template <typename... Rules>
constexpr int allSeams(std::type_identity<std::tuple<const Rules&...>>) {
    return (static_cast<int>(fieldCount<Rules>()) + ...);
}
inline constexpr int kSeams = allSeams(std::type_identity<decltype(rulesOf(std::declval<const Card&>()))>{});

template <auto Seam>
inline constexpr int kSeam =
    firstBit<RuleOf<Seam>>(std::type_identity<decltype(rulesOf(std::declval<const Card&>()))>{}) +
    placeOf<Seam>();

}  // namespace detail

/// Returns the value of this seam in the card.
template <auto Seam>
const auto& seamOf(const Card& card) {
    return std::get<const detail::RuleOf<Seam>&>(rulesOf(card)).*Seam;
}

/// True when a card of the player fills the seam now.
template <auto Seam>
bool has(const State& state, Player player) {
    if (state.of(player).seams.test(detail::kSeam<Seam>)) [[unlikely]]
        return true;
    return false;
}

/// True when a card of any player fills the seam now.
template <auto Seam>
bool anyHas(const State& state) {
    bool any = false;
    forEachColor([&](Player player) { any |= has<Seam>(state, player); });
    return any;
}

/// True when the card's seam applies: a standing change only while the card's ambition is declared, a moment
/// always.
template <auto Seam>
bool holds(const State& state, const Card& card) {
    return std::is_pointer_v<typename detail::SeamType<decltype(Seam)>::Field> ||
           card.whileDeclared == Ambition::None || isDeclared(state, card.whileDeclared);
}

namespace detail {

/// All cards that fill the seam.
template <auto Seam>
const CardSet& fillers() {
    static const CardSet all =
        cardsWith([](const Card& card) { return seamOf<Seam>(card) != kUntouched<RuleOf<Seam>>.*Seam; });
    return all;
}

// These functions are separate from the test before them. The code of a rule without card changes stays
// shorter and faster.

template <auto Seam, typename Visit>
[[gnu::noinline]] void visitCards(const State& state, Player player, const Visit& visit) {
    state.of(player).cards.forEachIn(fillers<Seam>(), [&](CardId id) {
        const Card& card = cardOf(id);
        if (holds<Seam>(state, card)) visit(id, seamOf<Seam>(card));
    });
}

template <auto Seam, typename Visit>
[[gnu::noinline]] void visitLaws(const State& state, const Visit& visit) {
    state.campaign.booklet.forEachIn(fillers<Seam>(),
                                     [&](CardId id) { visit(id, seamOf<Seam>(cardOf(id))); });
}

template <auto Moment, typename... Args>
[[gnu::noinline]] void tellCards(Draft& d, Player holder, Args... args) {
    const CardId used = d.card();
    const CardSet held = d.of(holder).cards & fillers<Moment>();
    held.forEach([&](CardId id) {
        d.useCard(id);
        seamOf<Moment>(cardOf(id))(d, holder, args...);
    });
    d.useCard(used);
}

}  // namespace detail

/// Calls visit(CardId, value) for each card of the player that fills the seam now.
template <auto Seam, typename Visit>
void forEachWith(const State& state, Player player, Visit visit) {
    if (!has<Seam>(state, player)) return;
    const Visit there = visit;  // what `visit` holds is written to memory here, and not before the test
    detail::visitCards<Seam>(state, player, there);
}

/// Returns the card that fills the seam now and so lets the player do something: the last of several, or
/// None.
template <auto Seam>
CardId cardWith(const State& state, Player player) {
    if (!has<Seam>(state, player)) return CardId::None;
    CardId found = CardId::None;
    detail::visitCards<Seam>(state, player, [&](CardId id, const auto&) { found = id; });
    return found;
}

/// Returns the sum of this number over the player's cards.
template <auto Seam>
int sumOf(const State& state, Player player) {
    if (!has<Seam>(state, player)) return 0;
    int sum = 0;
    detail::visitCards<Seam>(state, player, [&](CardId, int value) { sum += value; });
    return sum;
}

/// True when a card in the rules booklet fills the seam.
template <auto Seam>
bool hasLaw(const State& state) {
    return state.campaign.laws.test(detail::kSeam<Seam>);
}

/// Calls visit(CardId, value) for each card in the rules booklet that fills the seam.
template <auto Seam, typename Visit>
void forEachLaw(const State& state, Visit visit) {
    if (!hasLaw<Seam>(state)) return;
    const Visit there = visit;
    detail::visitLaws<Seam>(state, there);
}
/// Returns the card in the rules booklet that fills the seam: the last of several, or None.
template <auto Seam>
CardId lawWith(const State& state) {
    if (!hasLaw<Seam>(state)) return CardId::None;
    CardId found = CardId::None;
    detail::visitLaws<Seam>(state, [&](CardId id, const auto&) { found = id; });
    return found;
}

/// True when a card of a campaign's Court fills the seam.
template <auto Seam>
bool courtHas(const State& state) {
    return state.campaign.inCourt.test(detail::kSeam<Seam>);
}

/// Calls the moment of each card that the player holds. The moment may remove and add cards.
template <auto Moment, typename... Args>
void tell(Draft& d, Player holder, const Args&... args) {
    if (has<Moment>(d.state(), holder)) detail::tellCards<Moment>(d, holder, args...);
}
/// Calls the moment of each card in the rules booklet.
template <auto Moment, typename... Args>
void tellLaws(Draft& d, const Args&... args) {
    if (!hasLaw<Moment>(d.state())) return;
    const CardSet laws = d.state().campaign.booklet & detail::fillers<Moment>();
    laws.forEach([&](CardId id) { seamOf<Moment>(cardOf(id))(d, args...); });
}

}  // namespace reach
