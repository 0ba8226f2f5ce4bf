#pragma once

#include "engine/arcades/event.h"
#include "engine/arcades/rule.h"

#include <vector>

namespace reach::arcades {

/// One rule an entry breaks.
struct Violation {
    Rule rule = Rule::None;
    /// Rule::FollowSuit: the round of this chapter whose play does not go with this one.
    std::int8_t round = 0;

    friend constexpr bool operator==(const Violation&, const Violation&) = default;
};

/// What the rules say about an entry, without doing it.
struct Verdict {
    Violation refusal;                     ///< rule None: it makes sense on the table
    FixedVector<Violation, 4> violations;  ///< it can be done, but the rules say no

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

/// Something the table can do now.
struct Option {
    Command command;
    Verdict verdict;
};

/// What the table must answer next, and who answers.
struct Prompt {
    enum class Kind : std::uint8_t {
        Recruit,   ///< cards are to be dealt and drafted
        Play,      ///< a person's card
        Act,       ///< a person's actions
        Bot,       ///< the phantom or a bot acts
        Overflow,  ///< a resource without a slot
        Pending,   ///< `pending` says what
        Finished,
        Trick,  ///< who won it, and what counts in the cluster (Depth::Score)
    };
    Kind kind = Kind::Finished;
    Player player = Player::None;
    Pending pending;
};

}  // namespace reach::arcades
