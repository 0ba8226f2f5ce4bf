#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"

namespace reach::words {

/// The sentence of an ability that has one of its own, "Ana fires rifles from 4 Gate at Ben in 4 Hex"; empty
/// when there is none that says all that was chosen.
QString abilityText(const command::Use& use, const PlayerNames& players);

}  // namespace reach::words
