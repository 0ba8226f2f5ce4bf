#pragma once

#include "engine/protocol/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace reach {

/// An event as one line of text for journals: its wire name, then its fields in order, one space between.
/// "card-played red lead construction-4 3". Lists and nested facts are their values one after another.
std::string toWire(const Event& event);

/// The event a line tells; nullopt when the line tells none. Every value lies in the range its kind of thing
/// has in the box, so that evolve is safe with whatever comes back, however the text came about.
std::optional<Event> fromWire(std::string_view line);

/// The name of a question: "may-declare".
std::string_view nameOf(Ask ask);

}  // namespace reach
