#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Splits and folds text into words. The compiler and the search must do this in the same way.
namespace reach::reference {

/// One word of a text: folded to lower case without accents and apostrophes ("people's" is "peoples"), and
/// its place in the original, in bytes.
struct Word {
    std::string text;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// Returns the words of a UTF-8 text. All characters except letters and digits separate words, and so do
/// bytes that are not UTF-8.
std::vector<Word> wordsOf(std::string_view text);

/// Returns the folded words, separated by single spaces.
std::string folded(std::string_view text);

/// Returns the parts of a text between the separators. A text without a separator is one part.
std::vector<std::string_view> parted(std::string_view text, char separator);

/// Returns the number of edits from one folded word to the other: a letter added, removed or replaced, or two
/// neighbours swapped. A distance above `limit` is returned as limit + 1. With `prefix`, compares with the
/// nearest beginning of `to`.
int editDistance(std::string_view from, std::string_view to, int limit, bool prefix);

}  // namespace reach::reference
