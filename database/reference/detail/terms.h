#pragma once

#include <string>
#include <vector>

#include "database/reference/detail/index.h"
#include "database/reference/query.h"

namespace reach::reference {

/// A word of the file that a typed word may mean, and how well: 1 is the word itself.
struct WordMatch {
    WordId word = 0;
    float quality = 0;
};

/// What one typed word (or a synonym of several) looks for.
struct SearchTerm {
    std::vector<WordMatch> words{};  ///< best first, each once
    std::string expression{};        ///< for TextSearch; empty when nothing can match
    bool isNumber = false;           ///< the next term is what it counts
    bool isStop = false;             ///< names nothing
};

/// The words somebody looks for, in their order.
struct Wanted {
    std::vector<std::string> words{};
    std::vector<std::string> phraseWords{};  ///< of quoted phrases: taken exactly
    bool growing = false;                    ///< the last of `words` may be the beginning of one
};

/// "27vp", "4p" and "6cards" are a number and its unit; names the file knows ("BC22") stay whole.
void partUnits(const Index& index, Wanted& wanted);

/// A term for each wanted word that carries meaning: with its other forms, what it begins, its synonyms and,
/// when the file does not know it, the words it is a slip of. At most kMostTerms.
std::vector<SearchTerm> termsOf(const Index& index, const Wanted& wanted);
inline constexpr std::size_t kMostTerms = 16;

/// The same with the words that carry no meaning, each a term: how something is asked.
std::vector<SearchTerm> sequenceOf(const Index& index, const Wanted& wanted);
/// What termsOf() gives, from what sequenceOf() gave.
std::vector<SearchTerm> namingTerms(std::vector<SearchTerm> sequence);

/// Terms for the words of the file most alike, when nothing matched at all.
std::vector<SearchTerm> nearestTerms(const Index& index, const Wanted& wanted);

}  // namespace reach::reference
