#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/rule.h"

/// Entries of a game as log lines.
namespace reach::words {

/// The entry in one line without a full stop: "Ana builds a starport in 4 Hex".
QString entryText(const Command& command, const PlayerNames& players = {});

/// The player who makes the entry; None for the table.
template <typename Command>
Player playerOf(const Command& command) {
    return std::visit(
        [](const auto& entry) {
            if constexpr (requires { entry.player; })
                return entry.player;
            else
                return Player::None;
        },
        command);
}

/// The contents of a choice, as a list: "4 Hex, Blue, Fuel".
QString choiceText(const command::Choice& choice, const PlayerNames& players);

/// The rule that explains an entry; None if no single rule does.
Rule entryRule(const Command& command);

/// The place of the rule by which a card comes into the Court now. The setup of an Act has its own.
RuleRef refillRule(const State& before);

/// The citation of the rule for an entry, with the state before it: "Base p.12, Tax". Empty for an entry
/// outside the rules, for example a correction.
QString entryCitation(const State& before, const Command& command);

}  // namespace reach::words
