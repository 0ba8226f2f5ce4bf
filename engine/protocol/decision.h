#pragma once

#include "engine/protocol/command.h"
#include "engine/protocol/event.h"
#include "engine/protocol/rule.h"

#include <vector>

namespace reach {

/// One rule an entry breaks. `card` is set when the rule is a card's own text.
struct Violation {
    Rule rule = Rule::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

/// What the rules say about an entry, without doing it.
struct Verdict {
    Violation refusal;                     ///< rule None: it makes sense on the table
    FixedVector<Violation, 6> violations;  ///< it can be done, but the rules say no

    bool refused() const { return refusal.rule != Rule::None; }
    bool legal() const { return !refused() && violations.empty(); }
    void refuse(Rule rule, CardId card = CardId::None) {
        if (!refused()) refusal = {rule, card};
    }
    void breaks(Rule rule, CardId card = CardId::None) { violations.push({rule, card}); }
    /// The first reason against it; rule None when legal.
    Violation reason() const {
        return refused() ? refusal : violations.empty() ? Violation{} : violations[0];
    }
};

/// The answer to a command. Refused: no events, and the game stays as it is.
struct Decision {
    std::vector<Event> events;
    Verdict verdict;

    bool accepted() const { return !verdict.refused(); }
};

/// Which options to list.
enum class Want : std::uint8_t { Legal, All };

/// Something the table can do now.
struct Option {
    Command command;
    Verdict verdict;  ///< violations tell why it is greyed

    Option(const Command& what, const Verdict& says) : command(what), verdict(says) {}
    /// A legal one, written in place: most commands are far smaller than the largest.
    template <typename C, typename... Fields>
    Option(std::in_place_type_t<C> kind, const Fields&... fields) : command(kind, fields...) {}
};

/// What the table must answer next, and who answers. Too large to be returned in two registers, into which a
/// processor reads it only after waiting for the small pieces it was written in.
struct alignas(32) Prompt {
    enum class Kind : std::uint8_t {
        Play,      ///< a card, or pass
        Act,       ///< Prelude, actions, end of turn
        Overflow,  ///< a token without room goes
        Pending,   ///< `pending` says what
        Score,     ///< the chapter is over
        Free,      ///< depths below Turn: anything may be entered
        Finished,
    };
    Kind kind = Kind::Free;
    Player player = Player::None;
    Pending pending;
};

}  // namespace reach
