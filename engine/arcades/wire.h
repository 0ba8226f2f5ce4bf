#pragma once

#include "engine/arcades/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace reach::arcades {

/// An event as one line of text for journals: "ships-placed red 3 2" (engine/core/wire.h).
std::string toWire(const Event& event);

/// The event a line tells; nullopt when the line tells none. Every value lies in the range its kind of thing
/// has in the box, so that evolve is safe with whatever comes back, however the text came about.
std::optional<Event> fromWire(std::string_view line);

/// True when each number of the event can be what it counts or points at.
bool isSound(const Event& event);

}  // namespace reach::arcades
