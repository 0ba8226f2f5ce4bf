#pragma once

#include <random>

#include "engine/protocol/command.h"

/// Returns a random command of variant alternative `kind` that a record can hold. It need not make sense on
/// any table.
reach::Command randomCommand(std::size_t kind, std::mt19937_64& random);
