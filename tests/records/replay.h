#pragma once

#include "engine/record/record.h"

#include <string>

namespace reach::records {

/// Plays a record and checks its comments. Returns the first difference as "line: expected ... got ...";
/// empty if there is none.
///
///     #= red power 12                       this holds here
///     #! violation tax-once-per-turn        the next entry breaks this rule, and is entered nevertheless
///     #! refused no-such-piece              the next entry makes no sense, and changes nothing
///     #! violation tax-once-per-turn: red taxes 4-hex      the same for an entry that is only judged
///
/// Every other entry must be legal. After every event the pieces of the box must add up, and replaying all
/// events must lead to the same state.
std::string replay(const std::string& text, const Record& record);

}  // namespace reach::records
