#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace reach::reference {

/// A word of the file, counted from 0 in the order of the table `word`.
using WordId = std::uint16_t;

/// A word in a text: which it is, its first byte, and its length in bytes.
struct PlacedWord {
    WordId word = 0;
    std::uint16_t begin = 0;
    std::uint16_t length = 0;

    friend bool operator==(const PlacedWord&, const PlacedWord&) = default;
};

/// Returns the words of a text as they are stored. Each has its number in two bytes, low byte first; the
/// number of bytes between the end of the word before and its own beginning; and its length. These two are a
/// byte each; 255 says that the next byte is to be added. The words must stand in the order of the text and
/// must not overlap.
std::string stored(const std::vector<PlacedWord>& words);

/// The words that stored() was given. What is cut off in the middle of a word or leads beyond 65,535 bytes
/// ends the list.
std::vector<PlacedWord> placedWords(std::string_view stored);

}  // namespace reach::reference
