#include "engine/contract/seams.h"

namespace reach {
namespace {

/// The seams that a card fills, and which of them are moments.
struct Filled {
    SeamBits all;
    SeamBits moments;
};

Filled filledBy(const Card& card) {
    Filled filled;
    int bit = 0;
    const auto note = [&](const auto& field, const auto& untouched) {
        if (field != untouched) filled.all.set(bit);
        if (field != untouched && std::is_pointer_v<std::remove_cvref_t<decltype(field)>>)
            filled.moments.set(bit);
        ++bit;
    };
    const auto noteAll = [&]<typename Rule>(const Rule& rule) {
        std::apply(
            [&](const auto&... mine) {
                std::apply([&](const auto&... untouched) { (note(mine, untouched), ...); },
                           fields(detail::kUntouched<Rule>));
            },
            fields(rule));
    };
    std::apply([&](const auto&... rules) { (noteAll(rules), ...); }, rulesOf(card));
    static_assert(detail::kSeams <= SeamBits::kCapacity);
    return filled;
}

const Filled& filledBy(CardId id) {
    static const auto all = [] {
        std::array<Filled, CardSet::kCapacity> table{};
        for (int i = 0; i < CardSet::kCapacity; ++i)
            table[static_cast<std::size_t>(i)] = filledBy(cardOf(static_cast<CardId>(i)));
        return table;
    }();
    return all[static_cast<std::size_t>(index(id))];
}

}  // namespace

SeamBits heldSeams(const State& state, Player player) {
    SeamBits bits;
    forEachCard(state.of(player), [&](CardId id, const Card& card) {
        const bool holds = card.whileDeclared == Ambition::None || isDeclared(state, card.whileDeclared);
        bits |= holds ? filledBy(id).all : filledBy(id).moments;
    });
    return bits;
}

SeamBits lawSeams(const State& state) {
    SeamBits bits;
    state.campaign.booklet.forEach([&](CardId law) { bits |= filledBy(law).all; });
    return bits;
}

SeamBits courtSeams(const State& state) {
    SeamBits bits;
    for (const CourtSlot& slot : state.court)
        for (const CardId card : slot.cards())
            if (isCard(card)) bits |= filledBy(card).all;
    return bits;
}

}  // namespace reach
