#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How the reference reads text: the compiler and the search must cut and fold words in the same way.
namespace reach::reference {

/// One word of a text: folded to lower case without accents and apostrophes ("people's" is "peoples"), and
/// where it stands in the original, in bytes.
struct Word {
    std::string text;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// The words of a UTF-8 text. Everything but letters and digits parts words; bytes that are no UTF-8 do too.
std::vector<Word> wordsOf(std::string_view text);

/// The folded words, parted by single spaces.
std::string folded(std::string_view text);

/// What "destroy", "destroys", "destroyed" and "destroying" have in common; "intercept" and "interception",
/// "lost" and "lose", "three" and "3", too. For folded words.
std::string stemOf(std::string_view word);

/// Changes (a letter more, less, other, or two neighbours swapped) from one folded word to the other; more
/// than `limit` counts as limit + 1. With `prefix`, to the nearest beginning of `to`.
int editDistance(std::string_view from, std::string_view to, int limit, bool prefix);

}  // namespace reach::reference
