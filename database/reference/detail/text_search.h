#pragma once

#include <SQLiteCpp/Statement.h>

#include <string>
#include <unordered_map>

#include "database/reference/detail/doc_set.h"
#include "database/reference/detail/index.h"

namespace reach::reference {

/// FTS5 search over all entries. Expressions consist of quoted folded words, so FTS5 never reads typed text
/// as syntax.
class TextSearch {
  public:
    TextSearch(SQLite::Database& database, const Index& index)
        : index_(index), statement_(database, "SELECT rowid FROM search WHERE search MATCH ?") {}

    /// Returns the matching entries of the chosen language. Results are cached: while the player types, only
    /// the last word is new.
    const DocSet& matching(const std::string& expression);

  private:
    static constexpr std::size_t kKept = 512;

    const Index& index_;
    SQLite::Statement statement_;
    std::unordered_map<std::string, DocSet> kept_;
};

/// Returns "word" or "word"* for an expression. The word must be folded.
std::string quotedWord(std::string_view word, bool prefix = false);

}  // namespace reach::reference
