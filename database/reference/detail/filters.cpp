#include "database/reference/detail/filters.h"

#include <algorithm>

#include "database/reference/detail/query_fields.h"
#include "database/reference/detail/terms.h"
#include "database/reference/words.h"

namespace reach::reference {
namespace {

/// One filter against one entry.
class Filter {
  public:
    explicit Filter(const QueryTerm& term) : term_(term) {
        if (const QueryField* field = fieldNamed(term.field))
            for (const std::string& value : valuesOf(*field, term.text)) values_.push_back(folded(value));
    }

    bool allows(const Doc& doc) const {
        const std::string& field = term_.field;
        if (field == "type") return isOne(doc.card.kind) || isOne(std::string(nameOf(doc.section)));
        if (field == "suit") return isOne(doc.card.suit);
        if (field == "set") return isOne(doc.card.set);
        if (field == "book") return isOne(doc.book) || isOne(doc.card.set);
        if (field == "is") return is(doc);
        if (field == "has") return tagged(doc, "has:");
        if (field == "fate") return allowsFate(doc);
        if (field == "cost") return allowsCost(doc);
        if (field == "act") return compare(doc.card.act);
        if (field == "page") return compare(doc.page);
        if (field == "number") return compare(doc.card.number);
        if (field == "id")
            return term_.compare == Compare::Equal ? doc.foldedId == term_.text
                                                   : doc.foldedId.starts_with(term_.text);
        return false;
    }

  private:
    bool isOne(std::string_view value) const {
        return !value.empty() && std::ranges::find(values_, folded(value)) != values_.end();
    }
    bool tagged(const Doc& doc, const std::string& what) const {
        return std::ranges::any_of(values_, [&](const std::string& value) {
            return doc.tags.find(" " + what + value + " ") != std::string::npos;
        });
    }
    bool is(const Doc& doc) const {
        const bool campaign = doc.book == "blighted-reach" || doc.card.set == "blighted-reach";
        return tagged(doc, "is:") || isOne(nameOf(doc.section)) || (campaign && isOne("campaign"));
    }
    bool allowsFate(const Doc& doc) const {
        return doc.card.fate > 0 && (folded(doc.card.fateName).starts_with(term_.text) ||
                                     std::to_string(doc.card.fate) == term_.text);
    }
    bool allowsCost(const Doc& doc) const {
        if (term_.number < 0) return doc.card.isProtected;
        return compare(doc.card.raidCost);
    }
    /// Zero is "none", which no comparison allows.
    bool compare(int value) const {
        if (value == 0) return false;
        switch (term_.compare) {
            case Compare::Has:
            case Compare::Equal: return value == term_.number;
            case Compare::Less: return value < term_.number;
            case Compare::AtMost: return value <= term_.number;
            case Compare::More: return value > term_.number;
            case Compare::AtLeast: return value >= term_.number;
        }
        return false;
    }

    const QueryTerm& term_;
    std::vector<std::string> values_;
};

class Evaluation {
  public:
    Evaluation(const Index& index, TextSearch& texts) : index_(index), texts_(texts) {}

    /// `strict`: words count here too.
    DocSet of(const QueryNode& node, bool strict) {
        if (node.kind == QueryNode::Kind::Term) return ofTerm(node.term, strict);
        DocSet docs(index_.docs().size());
        if (node.kind == QueryNode::Kind::Or) {
            for (const QueryNode& child : node.children) docs.unite(of(child, true));
            return docs;
        }
        docs.addAll();
        for (const QueryNode& child : node.children) {
            if (node.kind == QueryNode::Kind::Not)
                docs.remove(ofUnwanted(child));
            else
                docs.keep(of(child, strict));
        }
        return docs;
    }

  private:
    /// Elsewhere words like "the" say nothing; who does not want one means it.
    DocSet ofUnwanted(const QueryNode& node) {
        const bool word = node.kind == QueryNode::Kind::Term && node.term.kind == QueryTerm::Kind::Word;
        return word && index_.isStopWord(node.term.text) ? texts_.matching(quotedWord(node.term.text))
                                                         : of(node, true);
    }

    DocSet ofTerm(const QueryTerm& term, bool strict) {
        DocSet docs(index_.docs().size());
        if (term.kind == QueryTerm::Kind::Word) {
            if (!strict || index_.isStopWord(term.text)) {
                docs.addAll();
                return docs;
            }
            const auto terms = termsOf(index_, {.words = {term.text}, .phraseWords = {}});
            return terms.empty() || terms[0].expression.empty() ? docs : texts_.matching(terms[0].expression);
        }
        if (term.kind == QueryTerm::Kind::Phrase) return texts_.matching(quotedWord(term.text));
        if (term.field == "title") return texts_.matching("title : (" + allWords(term) + ")");
        if (term.field == "text") return texts_.matching("body : (" + allWords(term) + ")");
        const Filter filter(term);
        for (std::size_t i = 0; i < index_.docs().size(); ++i)
            if (filter.allows(index_.docs()[i])) docs.add(i);
        return docs;
    }

    /// With "=" or quotes in that order, else all of them as beginnings.
    static std::string allWords(const QueryTerm& term) {
        if (term.compare == Compare::Equal) return quotedWord(term.text);
        std::string all;
        for (const Word& word : wordsOf(term.text)) {
            if (!all.empty()) all += " AND ";
            all += quotedWord(word.text, true);
        }
        return all.empty() ? "\"\"" : all;
    }

    const Index& index_;
    TextSearch& texts_;
};

}  // namespace

DocSet allowedBy(const QueryNode& root, const Index& index, TextSearch& texts) {
    return Evaluation(index, texts).of(root, false);
}

}  // namespace reach::reference
