#pragma once

#include "database/reference/detail/text_search.h"
#include "database/reference/query.h"

namespace reach::reference {

/// The entries a query allows. Bare words allow everything where they only rank, and what has them under `or`
/// and `-`.
DocSet allowedBy(const QueryNode& root, const Index& index, TextSearch& texts);

}  // namespace reach::reference
