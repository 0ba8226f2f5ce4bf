#pragma once

#include "engine/protocol/command.h"
#include "engine/protocol/event.h"
#include "engine/protocol/rule.h"

#include <vector>

namespace reach {

/// A rule that an entry breaks. `card` is set when the rule is a card's own text.
struct Violation {
    Rule rule = Rule::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

/// The judgement of the rules on an entry, without its execution.
struct Verdict {
    Violation refusal;                     ///< rule None: the entry is possible on the table
    FixedVector<Violation, 6> violations;  ///< rules that the possible entry breaks

    bool refused() const { return refusal.rule != Rule::None; }
    bool legal() const { return !refused() && violations.empty(); }
    void refuse(Rule rule, CardId card = CardId::None) {
        [[unlikely]];
        if (!refused()) refusal = {rule, card};
    }
    void breaks(Rule rule, CardId card = CardId::None) {
        [[unlikely]];
        violations.push({rule, card});
    }
    /// Returns the first reason against the entry, with rule None if it is legal.
    Violation reason() const {
        return refused() ? refusal : violations.empty() ? Violation{} : violations[0];
    }
};

/// The result of a command. A refused command has no events, and the game does not change.
struct Decision {
    std::vector<Event> events;
    Verdict verdict;

    bool accepted() const { return !verdict.refused(); }
};

/// Which options to list.
enum class Want : std::uint8_t { Legal, All };

/// An entry that the table can make now.
struct Option {
    Command command;
    Verdict verdict;  ///< the violations explain why the option is greyed

    Option(const Command& what, const Verdict& says) : command(what), verdict(says) {}
    /// Constructs a legal option in place, because most commands are far smaller than the largest.
    template <typename C, typename... Fields>
    Option(std::in_place_type_t<C> kind, const Fields&... fields) : command(kind, fields...) {}
};

/// The next decision of the table and the player who makes it. The alignment makes it too large for a return
/// in two registers. Such a return would stall, because it reads back several small writes as one.
struct alignas(32) Prompt {
    enum class Kind : std::uint8_t {
        Play,      ///< play a card, or pass
        Act,       ///< Prelude, actions, end of turn
        Overflow,  ///< discard a token without a slot
        Pending,   ///< the question in `pending`
        Score,     ///< the chapter is over
        Free,      ///< depths below Turn: any entry is possible
        Finished,
    };
    Kind kind = Kind::Free;
    Player player = Player::None;
    Pending pending;
};

}  // namespace reach
