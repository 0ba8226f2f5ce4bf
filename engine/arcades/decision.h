#pragma once

#include "engine/arcades/event.h"
#include "engine/arcades/rule.h"

#include <vector>

namespace reach::arcades {

/// A rule that an entry breaks.
struct Violation {
    Rule rule = Rule::None;
    /// Rule::FollowSuit: the round of this chapter whose play contradicts this one.
    std::int8_t round = 0;

    friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

/// The judgement of the rules on an entry, without its execution.
struct Verdict {
    Violation refusal;                     ///< rule None: the entry is possible on the table
    FixedVector<Violation, 4> violations;  ///< rules that the possible entry breaks

    bool refused() const { return refusal.rule != Rule::None; }
    bool legal() const { return !refused() && violations.empty(); }
    void refuse(Rule rule) {
        if (!refused()) refusal = {rule};
    }
    void refuseUnless(bool holds, Rule rule) {
        if (!holds) refuse(rule);
    }
    void breaks(Rule rule, std::int8_t round = 0) { violations.push({rule, round}); }
    void breaksUnless(bool holds, Rule rule) {
        if (!holds) breaks(rule);
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

/// An entry that the table can make now.
struct Option {
    Command command;
    Verdict verdict;
};

/// The next decision of the table and the player who makes it.
struct Prompt {
    enum class Kind : std::uint8_t {
        Recruit,   ///< cards are to be dealt and drafted
        Play,      ///< a person's card
        Act,       ///< a person's actions
        Bot,       ///< the phantom or a bot acts
        Overflow,  ///< a resource without a slot
        Pending,   ///< the question in `pending`
        Finished,
        Trick,  ///< the winner of the trick and the influence in the cluster (Depth::Score)
    };
    Kind kind = Kind::Finished;
    Player player = Player::None;
    Pending pending;
};

}  // namespace reach::arcades
