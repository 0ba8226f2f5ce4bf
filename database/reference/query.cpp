#include "database/reference/query.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "database/reference/detail/query_fields.h"
#include "database/reference/words.h"

namespace reach::reference {
namespace {

constexpr int kDeepest = 12;
constexpr std::size_t kLongestWhat = 40;

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

struct Operator {
    Compare compare = Compare::Has;
    std::size_t length = 0;
};

Operator operatorAt(std::string_view text) {
    if (text.starts_with("<=")) return {Compare::AtMost, 2};
    if (text.starts_with(">=")) return {Compare::AtLeast, 2};
    if (text.starts_with("<")) return {Compare::Less, 1};
    if (text.starts_with(">")) return {Compare::More, 1};
    if (text.starts_with("=")) return {Compare::Equal, 1};
    if (text.starts_with(":")) return {Compare::Has, 1};
    return {};
}

/// Reads a query from left to right: or of ands of terms.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text.substr(0, kLongestQuery)) {}

    Query parse() && {
        query_.root = alternatives(0);
        while (at_ < text_.size()) {  // only a ')' ends it early
            fail({QueryErrorCode::UnmatchedClose, at_, 1, ")"});
            ++at_;
            alternatives(0);
        }
        query_.endsInWord = !text_.empty() && !isSpace(text_.back()) && lastIsWord_;
        return std::move(query_);
    }

  private:
    void fail(QueryError error) {
        if (query_.error) return;
        if (std::string& what = error.what; what.size() > kLongestWhat) {
            std::size_t end = kLongestWhat;
            while (end > 0 && (static_cast<unsigned char>(what[end]) & 0xC0U) == 0x80) --end;
            what.replace(end, std::string::npos, "\u2026");
        }
        query_.error = std::move(error);
    }
    void skipSpaces() {
        while (at_ < text_.size() && isSpace(text_[at_])) ++at_;
    }
    bool ended() {
        skipSpaces();
        return at_ >= text_.size() || text_[at_] == ')';
    }
    bool takeOr() {
        const std::string_view rest = text_.substr(at_);
        const bool isOr =
            lower(rest.substr(0, 2)) == "or" && rest.size() > 2 && (isSpace(rest[2]) || rest[2] == '(');
        if (!isOr) return false;
        at_ += 2;
        query_.wordsOnly = false;
        return true;
    }

    QueryNode alternatives(int depth) {
        QueryNode either{.kind = QueryNode::Kind::Or};
        either.children.push_back(conjunction(depth));
        while (!ended() && takeOr()) either.children.push_back(conjunction(depth));
        std::erase_if(either.children, [](const QueryNode& node) { return node.children.empty(); });
        if (either.children.size() == 1) return std::move(either.children.front());
        if (either.children.empty()) either.kind = QueryNode::Kind::And;
        return either;
    }

    QueryNode conjunction(int depth) {
        QueryNode all{.kind = QueryNode::Kind::And};
        while (!ended()) {
            const std::size_t before = at_;
            if (!all.children.empty() && takeOr()) {
                at_ = before;  // the caller takes it
                break;
            }
            item(depth, all.children);
        }
        return all;
    }

    void item(int depth, std::vector<QueryNode>& out) {
        lastIsWord_ = false;
        const char c = text_[at_];
        if (c == '-' && at_ + 1 < text_.size() && !isSpace(text_[at_ + 1])) {
            return negation(depth, out);
        }
        if (c == '(') return group(depth, out);
        if (c == '"') return phrase(out);
        if (const std::size_t name = nameLength(); name > 0) return filter(name, out);
        word(out);
    }

    void negation(int depth, std::vector<QueryNode>& out) {
        query_.wordsOnly = false;
        while (at_ < text_.size() && text_[at_] == '-') ++at_;
        std::vector<QueryNode> negated;
        if (!ended()) item(depth, negated);
        lastIsWord_ = false;
        if (negated.empty()) return;
        out.push_back({.kind = QueryNode::Kind::Not, .children = std::move(negated)});
    }

    void group(int depth, std::vector<QueryNode>& out) {
        const std::size_t open = at_++;
        query_.wordsOnly = false;
        if (depth >= kDeepest) {
            fail({QueryErrorCode::TooDeep, open, 1, "("});
            at_ = text_.size();
            return;
        }
        QueryNode inner = alternatives(depth + 1);
        lastIsWord_ = false;
        if (at_ < text_.size()) ++at_;  // the ')'
        if (!inner.children.empty()) out.push_back(std::move(inner));
    }

    void phrase(std::vector<QueryNode>& out) {
        const std::size_t open = at_;
        query_.wordsOnly = false;
        const std::string words = folded(quoted());
        if (!words.empty()) add(out, {.kind = QueryTerm::Kind::Phrase, .text = words, .position = open});
    }

    /// The text between the quotes at the cursor. A quote that is not closed reaches to the end.
    std::string_view quoted() {
        const std::size_t begin = ++at_;
        const std::size_t end = std::min(text_.find('"', begin), text_.size());
        at_ = std::min(end + 1, text_.size());
        return text_.substr(begin, end - begin);
    }

    void word(std::vector<QueryNode>& out) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && !isSpace(text_[at_]) && text_[at_] != '(' && text_[at_] != ')' &&
               text_[at_] != '"')
            ++at_;
        for (Word& part : wordsOf(text_.substr(begin, at_ - begin))) {
            lastIsWord_ = true;
            out.push_back({.kind = QueryNode::Kind::Term,
                           .term = {.kind = QueryTerm::Kind::Word,
                                    .text = std::move(part.text),
                                    .position = begin + part.begin,
                                    .length = part.end - part.begin}});
        }
    }

    /// Length of the field's name when an operator stands here, else 0. "Act II: setup" has none.
    std::size_t nameLength() const {
        std::size_t end = at_;
        while (end < text_.size() && isLetter(text_[end])) ++end;
        const std::size_t sign = operatorAt(text_.substr(end)).length;
        if (end == at_ || sign == 0) return 0;
        const bool open = end + sign >= text_.size() || isSpace(text_[end + sign]);
        return open && fieldNamed(lower(text_.substr(at_, end - at_))) == nullptr ? 0 : end - at_;
    }

    std::string_view value() {
        if (at_ < text_.size() && text_[at_] == '"') return quoted();
        const std::size_t begin = at_;
        while (at_ < text_.size() && !isSpace(text_[at_]) && text_[at_] != ')') ++at_;
        return text_.substr(begin, at_ - begin);
    }

    void filter(std::size_t nameLength, std::vector<QueryNode>& out) {
        query_.wordsOnly = false;
        QueryTerm term{.kind = QueryTerm::Kind::Filter, .position = at_};
        const std::string name = lower(text_.substr(at_, nameLength));
        at_ += nameLength;
        const Operator how = operatorAt(text_.substr(at_));
        at_ += how.length;
        term.compare = how.compare;
        const std::string_view wanted = value();
        const QueryField* field = fieldNamed(name);
        if (field == nullptr)
            return fail({QueryErrorCode::UnknownField, term.position, nameLength, name, fieldsLike(name)});
        term.field = field->name;
        if (how.compare != Compare::Has && how.compare != Compare::Equal && !field->isNumber)
            return fail({QueryErrorCode::NothingToCompare, term.position, at_ - term.position, name});
        term.text = folded(wanted);
        if (term.text.empty() && wanted.empty()) return;
        if (checkValue(*field, wanted, term)) add(out, std::move(term));
    }

    bool checkValue(const QueryField& field, std::string_view wanted, QueryTerm& term) {
        const std::size_t position = at_ - wanted.size();
        if (field.isNumber) {
            if (field.name == "cost" && (term.text == "x" || term.text == "protected")) {
                term.number = -1;
                return true;
            }
            const auto [end, error] =
                std::from_chars(term.text.data(), term.text.data() + term.text.size(), term.number);
            if (error == std::errc() && end == term.text.data() + term.text.size() && wanted[0] != '-')
                return true;
            fail({QueryErrorCode::NotANumber, position, wanted.size(), std::string(wanted)});
            return false;
        }
        if (field.values.empty() || !valuesOf(field, wanted).empty()) return true;
        fail({QueryErrorCode::UnknownValue, position, wanted.size(), std::string(wanted),
              valuesOf(field, "")});
        return false;
    }

    void add(std::vector<QueryNode>& out, QueryTerm term) {
        term.length = at_ - term.position;
        out.push_back({.kind = QueryNode::Kind::Term, .term = std::move(term)});
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool lastIsWord_ = false;
    Query query_;
};

}  // namespace

std::string_view codeName(QueryErrorCode code) {
    constexpr std::array<std::string_view, 6> kNames{"unknown-field",      "unknown-value",   "not-a-number",
                                                     "nothing-to-compare", "unmatched-close", "too-deep"};
    return kNames[static_cast<std::size_t>(code)];
}

Query parseQuery(std::string_view text) {
    return Parser(text).parse();
}

std::vector<Completion> completionsOf(std::string_view text) {
    std::size_t from = text.size();
    while (from > 0 && !isSpace(text[from - 1]) && text[from - 1] != '(') --from;
    if (from < text.size() && text[from] == '-') ++from;
    const std::string_view word = text.substr(from);
    std::vector<Completion> completions;
    const std::size_t sign = word.find_first_of(":=");
    if (word.empty() || word.find('"') != std::string_view::npos) return {};
    if (sign == std::string_view::npos) {
        // A whole word is a word of the query, not the beginning of a field: "what is" asks for no field.
        for (const QueryField& field : queryFields())
            if (field.name != lower(word) && field.name.starts_with(lower(word)))
                completions.push_back({from, std::string(field.name) + ":"});
        return completions;
    }
    const QueryField* field = fieldNamed(lower(word.substr(0, sign)));
    if (field == nullptr || field->values.empty()) return {};
    for (const std::string& value : valuesOf(*field, word.substr(sign + 1)))
        completions.push_back(
            {from + sign + 1, value.find(' ') == std::string::npos ? value : '"' + value + '"'});
    return completions;
}

}  // namespace reach::reference
