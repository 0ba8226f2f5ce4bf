#pragma once

#include "database/reference/detail/ranking.h"
#include "database/reference/reference.h"

namespace reach::reference {

/// Returns a result row. Its snippet is the passage of the text with most of the query's words, which are
/// marked.
Hit hitOf(const Doc& doc, const Ranking& ranking);

}  // namespace reach::reference
