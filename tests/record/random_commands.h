#pragma once

#include <random>

#include "engine/protocol/command.h"

/// A command that a record can hold, of alternative number `kind`, with every field at random. It need not
/// make sense on any table.
reach::Command randomCommand(std::size_t kind, std::mt19937_64& random);
