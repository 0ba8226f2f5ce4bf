#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"

namespace reach::words {

/// What is stolen, where from, and the price: "Ana raids Psionic from slot 3: 2 of 3 keys".
QString raidText(const State& state, const command::Raid& raid, const PlayerNames& players = {});

/// With the action it gives: "Ana spends Fuel: Move" (Base p.17).
QString spendText(const command::Spend& spend, const PlayerNames& players = {});

/// Why there is nothing of a kind of action ("tax", as `option.group`) to do at all.
QString nothingText(const QString& group);

/// That passing now ends the chapter though cards are left in hands.
QString lastPassText();

}  // namespace reach::words
