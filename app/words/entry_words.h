#pragma once

#include "app/words/names.h"
#include "engine/protocol/rule.h"

/// Entries of a game as log lines.
namespace reach::words {

/// The entry in one readable line without a full stop: "Ana builds a starport in 4 Hex".
QString entryText(const Command& command, const PlayerNames& players = {});

/// Who makes the entry; None where it is the table's.
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

/// What a choice says, as a list: "4 Hex, Blue, Fuel".
QString choiceText(const command::Choice& choice, const PlayerNames& players);

/// The rule that explains an entry; None where no single one does.
Rule entryRule(const Command& command);

/// Where what the entry does is explained: "Base p.12, Tax"; empty for what is no rule of the game, as a
/// correction.
QString entryCitation(const Command& command);

}  // namespace reach::words
