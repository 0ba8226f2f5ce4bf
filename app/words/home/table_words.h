#pragma once

#include "engine/arcades/setup.h"
#include "engine/core/setup.h"

#include <QString>

namespace reach::words {

/// What is played at a table: "Arcs", "Leaders & Lore", "The Blighted Reach, Act I: Steward, Magnate".
QString gameText(const Setup& setup);
/// "ARCADEs", "ARCADEs, alone against bots".
QString gameText(const arcades::Setup& setup);

}  // namespace reach::words
