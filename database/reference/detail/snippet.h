#pragma once

#include "database/reference/detail/ranking.h"
#include "database/reference/reference.h"

namespace reach::reference {

/// A row for people: the passage of the text that has most of the words, and where they stand.
Hit hitOf(const Doc& doc, const Ranking& ranking);

}  // namespace reach::reference
