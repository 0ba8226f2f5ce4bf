#include "database/books/detail/expression.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace reach::books {
namespace {

using reference::Query;
using reference::QueryNode;
using reference::QueryTerm;

constexpr std::size_t kLongestWord = 64;  // bytes; nobody looks further for what a longer one could mean
constexpr int kMostTerms = 16;            // each may have several synonyms

std::string inQuotes(std::string_view text, bool growing = false) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"') out += c;
        out += c;
    }
    return out + (growing ? "\" *" : "\"");
}

/// Joins the parts. A part that occurs twice is joined once.
std::string join(const std::vector<std::string>& parts, std::string_view with) {
    std::string all;
    bool several = false;
    for (auto part = parts.begin(); part != parts.end(); ++part) {
        if (std::find(parts.begin(), part, *part) != part) continue;
        several = !all.empty();
        if (several) all += with;
        all += *part;
    }
    return several ? "(" + all + ")" : all;
}

class Writer {
  public:
    Writer(std::string_view typed, const Query& query, const reference::Reference* words,
           const std::function<bool(const std::string&)>& has)
        : typed_(typed), query_(query), words_(words), has_(has) {}

    bool foundFilter() const { return foundFilter_; }

    /// Bare words side by side are what loosens; all else stays as it is.
    Expressions write() {
        std::vector<const QueryNode*> nodes;
        if (query_.root.kind == QueryNode::Kind::And)
            for (const QueryNode& child : query_.root.children) nodes.push_back(&child);
        else
            nodes.push_back(&query_.root);
        std::vector<std::string> strict;
        std::vector<std::string> must;
        std::vector<std::string> never;
        const bool all = std::ranges::all_of(nodes, [&](const auto* node) { return saysNothing(*node); });
        for (const QueryNode* node : nodes) {
            if (isWord(*node) && !all && saysNothing(*node)) continue;
            (isWord(*node) ? strict : must).push_back(part(*node, never));
        }
        std::erase(strict, "");
        std::erase(must, "");
        std::vector<std::string> loose = must;
        if (!strict.empty()) loose.push_back(join(strict, " OR "));
        strict.insert(strict.end(), must.begin(), must.end());
        return {without(join(strict, " AND "), never), without(join(loose, " AND "), never)};
    }

  private:
    static bool isWord(const QueryNode& node) {
        return node.kind == QueryNode::Kind::Term && node.term.kind == QueryTerm::Kind::Word;
    }
    bool isKnowable(const QueryTerm& term) const {
        return words_ != nullptr && term.text.size() <= kLongestWord;
    }
    bool saysNothing(const QueryNode& node) const {
        return isWord(node) && isKnowable(node.term) && words_->meaningsOf(node.term.text).saysNothing;
    }
    static std::string without(const std::string& positive, const std::vector<std::string>& never) {
        if (positive.empty() || never.empty()) return positive;
        return positive + " NOT " + join(never, " OR ");
    }

    /// Empty for what is only excluded; that goes to `never`.
    std::string part(const QueryNode& node, std::vector<std::string>& never) {
        std::vector<std::string> inner;
        std::vector<std::string> excluded;
        switch (node.kind) {
            case QueryNode::Kind::Term: return term(node.term);
            case QueryNode::Kind::Not:
                for (const QueryNode& child : node.children) never.push_back(part(child, excluded));
                std::erase(never, "");
                return {};
            case QueryNode::Kind::And:
            case QueryNode::Kind::Or: break;
        }
        inner.reserve(node.children.size());
        for (const QueryNode& child : node.children) inner.push_back(part(child, excluded));
        std::erase(inner, "");
        std::erase(excluded, "");
        const std::string text = join(inner, node.kind == QueryNode::Kind::Or ? " OR " : " AND ");
        return text.empty() || excluded.empty() ? text : "(" + without(text, excluded) + ")";
    }

    std::string term(const QueryTerm& term) {
        if (term.kind == QueryTerm::Kind::Filter && term.field != "text") {
            foundFilter_ = true;
            return {};
        }
        if (++terms_ > kMostTerms) return {};
        if (term.kind != QueryTerm::Kind::Word) return inQuotes(term.text);
        const bool growing = query_.endsInWord && term.position + term.length == typed_.size();
        // As typed: FTS5 folds in its own way.
        std::vector<std::string> either{inQuotes(typed_.substr(term.position, term.length), growing)};
        if (isKnowable(term)) {
            const reference::Meanings meanings = words_->meaningsOf(term.text);
            if (meanings.isKnown || !has_(either.front()))
                for (const std::string& word : meanings.words) either.push_back(inQuotes(word));
        }
        return join(either, " OR ");
    }

    std::string_view typed_;
    const Query& query_;
    const reference::Reference* words_;
    const std::function<bool(const std::string&)>& has_;
    int terms_ = 0;
    bool foundFilter_ = false;
};

}  // namespace

Expressions expressionsOf(std::string_view typed, const reference::Reference* words,
                          const std::function<bool(const std::string&)>& has) {
    const Query query = reference::parseQuery(typed);
    if (query.error || query.root.children.empty()) return {};
    Writer writer(typed, query, words, has);
    Expressions expressions = writer.write();
    if (writer.foundFilter()) return {};
    return expressions;
}

}  // namespace reach::books
