#include "database/reference/detail/text_search.h"

namespace reach::reference {

const DocSet& TextSearch::matching(const std::string& expression) {
    if (const auto known = kept_.find(expression); known != kept_.end()) return known->second;
    if (kept_.size() >= kKept) kept_.clear();
    DocSet docs(index_.docs().size());
    statement_.reset();
    statement_.bindNoCopy(1, expression);
    while (statement_.executeStep())
        if (const std::size_t doc = index_.docOfRow(statement_.getColumn(0).getInt64()); doc != Index::npos)
            docs.add(doc);
    return kept_.emplace(expression, std::move(docs)).first->second;
}

std::string quotedWord(std::string_view word, bool prefix) {
    std::string quoted = "\"";
    for (const char c : word) {
        if (c == '"') quoted += c;
        quoted += c;
    }
    return quoted + (prefix ? "\"*" : "\"");
}

}  // namespace reach::reference
