#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The query language. Bare words search everything. Operators narrow the search down: `type:guild suit:relic
/// cost>=2 set:base fate:steward act:2 page:14 is:errata has:crisis "exact words" -not or ( )`. queryFields()
/// has the whole list.
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
    UnknownField,      ///< no such operator; `suggestions` has similar ones
    UnknownValue,      ///< the field has no such value; `suggestions` has its values
    NotANumber,        ///< the value of cost, act, page or number is not a number
    NothingToCompare,  ///< < or > after a field whose values are words
    UnmatchedClose,    ///< a ')' without a '('
    TooDeep,           ///< too many nested parentheses
};

/// Returns a fixed lower-case name ("unknown-field"). The app words the sentence for the player.
std::string_view codeName(QueryErrorCode code);

struct QueryError {
    QueryErrorCode code = QueryErrorCode::UnknownField;
    std::size_t position = 0;  ///< byte in the query
    std::size_t length = 0;
    std::string what{};  ///< the wrong word; only the beginning of a long word
    std::vector<std::string> suggestions{};
};

struct Query {
    QueryNode root{};
    bool wordsOnly = true;              ///< the query has no operator
    bool endsInWord = false;            ///< the last word may be incomplete
    std::optional<QueryError> error{};  ///< the first error; with an error, the query finds nothing
};

/// Parses a query. An unfinished query is valid: an open quote or parenthesis closes at the end, and "suit:"
/// alone filters nothing. Text beyond kLongestQuery bytes is ignored.
Query parseQuery(std::string_view text);
inline constexpr std::size_t kLongestQuery = 256;

/// An operator of the query language.
struct QueryField {
    std::string_view name;
    std::vector<std::string_view> aliases{};
    bool isNumber = false;
    std::vector<std::string_view> values{};  ///< empty: any text or number
};
const std::vector<QueryField>& queryFields();

/// A suggested completion for the end of the text.
struct Completion {
    std::size_t from = 0;  ///< the completion replaces the bytes from here to the end
    std::string text{};
};
std::vector<Completion> completionsOf(std::string_view text);

}  // namespace reach::reference
