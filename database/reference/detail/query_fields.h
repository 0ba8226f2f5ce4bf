#pragma once

#include "database/reference/query.h"

namespace reach::reference {

/// Finds a field by full name or alias; null if there is none.
const QueryField* fieldNamed(std::string_view name);

/// Returns the field names close to a mistyped one; all names if none is close.
std::vector<std::string> fieldsLike(std::string_view name);

/// Returns the value that `beginning` spells out, or all values that begin with it.
std::vector<std::string> valuesOf(const QueryField& field, std::string_view beginning);

}  // namespace reach::reference
