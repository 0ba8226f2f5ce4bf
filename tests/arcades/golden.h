#pragma once

#include "engine/arcades/record/record.h"

#include <string>

namespace reach::arcades::tests {

/// Plays a record and holds it to its comments: "#= red power = 12" is so at this point of the file. Every
/// entry must be legal, the table consistent after it, and the Power as counted a second time (count.h). The
/// first thing that is not as written, as "line: ..."; empty when all is well.
std::string replayGolden(const std::string& text, const Record& record);

}  // namespace reach::arcades::tests
