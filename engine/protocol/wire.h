#pragma once

#include "engine/protocol/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace reach {

/// Returns an event as one line of text for journals: its wire name, then its fields in order, separated by
/// one space: "card-played red lead construction-4 3". Lists and nested structs are written as their values.
std::string toWire(const Event& event);

/// Returns the event of a line, or nullopt for an invalid line. Every value is within its range in the box,
/// so evolve is safe for any input text.
std::optional<Event> fromWire(std::string_view line);

/// The name of a question: "may-declare".
std::string_view nameOf(Ask ask);

}  // namespace reach
