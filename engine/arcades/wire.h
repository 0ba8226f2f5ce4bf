#pragma once

#include "engine/arcades/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace reach::arcades {

/// Returns an event as one line of text for journals: "ships-placed red 3 2" (engine/core/wire.h).
std::string toWire(const Event& event);

/// Returns the event of a line, or nullopt for an invalid line. Every value is within its range in the box,
/// so evolve is safe for any input text.
std::optional<Event> fromWire(std::string_view line);

/// True when every number of the event is a valid count or index.
bool isSound(const Event& event);

}  // namespace reach::arcades
