#pragma once

#include "engine/arcades/record/record.h"

#include <string>

namespace reach::arcades::tests {

/// Plays a record and checks its comments: "#= red power = 12" must hold at this point of the file. Every
/// entry must be legal, the table consistent after it, and the Power as counted a second time (count.h).
/// Returns the first difference as "line: ..."; empty if there is none.
std::string replayGolden(const std::string& text, const Record& record);

}  // namespace reach::arcades::tests
