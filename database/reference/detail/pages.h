#pragma once

#include <SQLiteCpp/Database.h>

#include "database/reference/detail/index.h"
#include "database/reference/entry.h"

namespace reach::reference {

/// Returns the whole page; nullopt if there is no such id or the file cannot be read.
std::optional<Entry> entryOf(SQLite::Database& database, const Index& index, std::string_view id);

/// Returns every page of a section, without its texts and links; an empty list if the file cannot be read.
std::vector<Entry> contentsOf(SQLite::Database& database, const Index& index, Section section);

/// Returns the id of the entry that describes a rule of the engine, or an empty text.
std::string entryOfRule(SQLite::Database& database, std::string_view engineRule);

}  // namespace reach::reference
