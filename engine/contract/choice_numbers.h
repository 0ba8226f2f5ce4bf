#pragma once

#include "engine/core/ids.h"
#include "engine/protocol/cards.h"

/// The meanings of `Choice::count` where it is no number of things. The record writes it as a number ("red
/// chooses 3"), and records open for ever, so a card's code names the number here or beside its question.
namespace reach {

/// "Yes", to a question that has no other answer. "No" is to decline.
inline constexpr std::int8_t kYes = 1;

/// An ambition as the number of its box, from 1.
constexpr std::int8_t numberOf(Ambition ambition) {
    return static_cast<std::int8_t>(index(ambition) + 1);
}
/// The ambition that a choice names by the number of its box; None if there is no such box.
constexpr Ambition ambitionOf(const command::Choice& choice) {
    return choice.count < 1 || choice.count > kAmbitions ? Ambition::None
                                                         : static_cast<Ambition>(choice.count - 1);
}

}  // namespace reach
