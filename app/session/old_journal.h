#pragma once

#include "app/session/act.h"
#include "database/saves/save_store.h"

#include <string>
#include <vector>

/// Journals of the first version of the store. They held a row for each entry and for each rewrite, and the
/// number of rows that count. What was undone and then replaced is not in them.
namespace reach {

/// Returns the acts that such a journal comes to, with the outcome of each. `header` is the record's header.
/// Entries that cannot be read become acts all the same; the outcome of these acts is not known. The same
/// journal always gives the same acts, with the same ids.
std::vector<Act> actsOf(const std::string& header, const std::vector<saves::JournalRow>& rows,
                        std::int64_t cursor);

/// Does the same as text, for saves::StoreOptions.
std::vector<saves::StoredAct> storedActsOf(const std::string& header,
                                           const std::vector<saves::JournalRow>& rows, std::int64_t cursor);

}  // namespace reach
