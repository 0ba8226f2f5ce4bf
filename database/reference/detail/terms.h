#pragma once

#include <string>
#include <vector>

#include "database/reference/detail/index.h"
#include "database/reference/query.h"

namespace reach::reference {

/// A word of the file that a typed word may mean. Quality 1 means the word itself.
struct WordMatch {
    WordId word = 0;
    float quality = 0;
};

/// The search for one typed word, or for a synonym of several words.
struct SearchTerm {
    std::vector<WordMatch> words{};  ///< best first, each once
    std::string expression{};        ///< for TextSearch; empty if nothing can match
    bool isNumber = false;           ///< a number; the next term is the thing it counts
    bool isStop = false;             ///< a stop word
};

/// The words of a query, in order.
struct Wanted {
    std::vector<std::string> words{};
    std::vector<std::string> phraseWords{};  ///< of quoted phrases; they match exactly
    bool growing = false;                    ///< the last of `words` may be incomplete
};

/// Splits words such as "27vp", "4p" and "6cards" into a number and its unit. Names that the file knows
/// ("BC22") stay whole.
void partUnits(const Index& index, Wanted& wanted);

/// Returns a term for each wanted word that carries meaning, at most kMostTerms. A term has the word's other
/// forms, its completions and its synonyms. For a word the file does not know, it has the words that this may
/// be a typing error of.
std::vector<SearchTerm> termsOf(const Index& index, const Wanted& wanted);
inline constexpr std::size_t kMostTerms = 16;

/// Like termsOf(), but stop words are terms too.
std::vector<SearchTerm> sequenceOf(const Index& index, const Wanted& wanted);
/// Turns the result of sequenceOf() into that of termsOf().
std::vector<SearchTerm> namingTerms(std::vector<SearchTerm> sequence);

/// Returns terms for the most similar words of the file, for a query that matched nothing.
std::vector<SearchTerm> nearestTerms(const Index& index, const Wanted& wanted);

}  // namespace reach::reference
