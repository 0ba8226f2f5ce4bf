#pragma once

#include "engine/core/state.h"

namespace reach {

/// A question as a journal writes it. The order of the fields never changes, and neither does the form of a
/// memo: its kind follows from the question, and its values stand in `count`, `stage` and `number`, where the
/// journals of the first versions had them.
struct AskedLine {
    Ask ask = Ask::None;
    Player player = Player::None;
    Player rival = Player::None;
    Resource resource = Resource::None;
    CardId card = CardId::None;
    std::int8_t count = 0;
    std::int8_t stage = 0;
    std::uint32_t number = 0;
    CardId about = CardId::None;

    /// For a line without `about` (protocol/earlier.h).
    void readFromBefore();
};

AskedLine lineOf(const Pending& asked);
Pending askedOf(const AskedLine& written);

/// Returns the kind of memo that this question keeps. `stage` is the one of the line. The rules define it
/// (rules/questions.cpp), because cards have questions of their own.
MemoKind memoKindOf(Ask ask, CardId card, int stage);

}  // namespace reach
