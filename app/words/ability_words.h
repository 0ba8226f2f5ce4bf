#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"

namespace reach::words {

/// The sentence for the use of an ability with its own wording, "Ana fires rifles from 4 Gate at Ben in 4
/// Hex". Empty when no such wording covers all of the choices.
QString abilityText(const command::Use& use, const PlayerNames& players);

}  // namespace reach::words
