#pragma once

#include "database/reference/detail/text_search.h"
#include "database/reference/query.h"

namespace reach::reference {

/// Returns the entries that a query allows. A bare word only ranks and allows every entry. Under `or` and
/// `-`, a bare word stands for the entries that contain it.
DocSet allowedBy(const QueryNode& root, const Index& index, TextSearch& texts);

}  // namespace reach::reference
