#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What people type. Bare words search everything; `type:guild suit:relic cost>=2 set:base fate:steward act:2
/// page:14 is:errata has:crisis "exact words" -not or ( )` narrow it down. The whole list is queryFields().
namespace reach::reference {

enum class Compare : char { Has, Equal, Less, AtMost, More, AtLeast };

/// A leaf of a query: a word, a phrase in quotes, or a filter.
struct QueryTerm {
    enum class Kind : char { Word, Phrase, Filter };
    Kind kind = Kind::Word;
    std::string field{};  ///< of a filter, its full name
    Compare compare = Compare::Has;
    std::string text{};        ///< folded
    int number = 0;            ///< of a comparison
    std::size_t position = 0;  ///< byte in the query
    std::size_t length = 0;
};

struct QueryNode {
    enum class Kind : char { Term, Not, And, Or };
    Kind kind = Kind::And;
    QueryTerm term{};
    std::vector<QueryNode> children{};
};

enum class QueryErrorCode {
    UnknownField,      ///< no such operator; `suggestions` are near ones
    UnknownValue,      ///< the field has no such value; `suggestions` are its values
    NotANumber,        ///< cost, act, page and number take numbers
    NothingToCompare,  ///< < and > after a field that holds words
    UnmatchedClose,    ///< a ')' that nothing opened
    TooDeep,           ///< more parentheses than anybody needs
};

/// A fixed lower-case name ("unknown-field"); the sentence for people is the app's.
std::string_view codeName(QueryErrorCode code);

struct QueryError {
    QueryErrorCode code = QueryErrorCode::UnknownField;
    std::size_t position = 0;  ///< byte in the query
    std::size_t length = 0;
    std::string what{};  ///< the word that is wrong; the beginning of a long one
    std::vector<std::string> suggestions{};
};

struct Query {
    QueryNode root{};
    bool wordsOnly = true;              ///< no operator at all
    bool endsInWord = false;            ///< the last word may still be growing
    std::optional<QueryError> error{};  ///< the first one; the query then finds nothing
};

/// Half-typed queries are fine: an open quote or parenthesis closes at the end, "suit:" alone asks for
/// nothing. What stands beyond kLongestQuery bytes is not read.
Query parseQuery(std::string_view text);
inline constexpr std::size_t kLongestQuery = 256;

/// An operator people can use.
struct QueryField {
    std::string_view name;
    std::vector<std::string_view> aliases{};
    bool isNumber = false;
    std::vector<std::string_view> values{};  ///< empty: any text or number
};
const std::vector<QueryField>& queryFields();

/// One way to go on at the end of the text.
struct Completion {
    std::size_t from = 0;  ///< the bytes from here to the end are replaced
    std::string text{};
};
std::vector<Completion> completionsOf(std::string_view text);

}  // namespace reach::reference
