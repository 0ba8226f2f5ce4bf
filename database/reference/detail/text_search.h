#pragma once

#include <SQLiteCpp/Statement.h>

#include <string>
#include <unordered_map>

#include "database/reference/detail/doc_set.h"
#include "database/reference/detail/index.h"

namespace reach::reference {

/// FTS5 over all entries. An expression is made of quoted folded words, so nothing typed reaches its syntax.
class TextSearch {
  public:
    TextSearch(SQLite::Database& database, const Index& index)
        : index_(index), statement_(database, "SELECT rowid FROM search WHERE search MATCH ?") {}

    /// The entries of our language that match. Kept: while somebody types, only the last word is new.
    const DocSet& matching(const std::string& expression);

  private:
    static constexpr std::size_t kKept = 512;

    const Index& index_;
    SQLite::Statement statement_;
    std::unordered_map<std::string, DocSet> kept_;
};

/// "word" or "word"*, for an expression. The word must be folded.
std::string quotedWord(std::string_view word, bool prefix = false);

}  // namespace reach::reference
