#pragma once

#include "database/reference/query.h"

namespace reach::reference {

/// By full name or alias; null when there is none.
const QueryField* fieldNamed(std::string_view name);

/// Names a mistyped field may have meant; all of them when none is near.
std::vector<std::string> fieldsLike(std::string_view name);

/// The value that is meant, or all that begin so.
std::vector<std::string> valuesOf(const QueryField& field, std::string_view beginning);

}  // namespace reach::reference
