#pragma once

#include "engine/arcades/decision.h"
#include "engine/core/names.h"

/// The text forms of what ARCADEs alone has: as they stand in records, in JSON and in tests. Never
/// translated.
namespace reach::arcades {

std::string_view nameOf(Advance advance);    ///< "repair-bots"; "none"
std::string_view nameOf(Mode mode);          ///< "hard"
std::string_view nameOf(Phase phase);        ///< "action"
std::string_view nameOf(Ask ask);            ///< "drive-away"
std::string_view nameOf(BotReason reason);   ///< "places-for-first"
std::string_view nameOf(Standing standing);  ///< "tied-first"
std::string_view nameOf(Prompt::Kind kind);  ///< "overflow"

}  // namespace reach::arcades

namespace reach {
template <>
std::optional<arcades::Advance> parseName<arcades::Advance>(std::string_view text);
}  // namespace reach
