#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reach::books {

/// Returns the text as valid UTF-8. Text that is not UTF-8 is read as Latin-1. Control characters other than
/// '\n' are removed. Words hyphenated at a line's end are joined.
std::string cleaned(std::string_view text);

/// True if the bytes have no zero byte and hardly any control characters.
bool looksLikeText(std::string_view bytes);

/// Returns at most `most` bytes of the text, cut between two characters.
std::string_view beginning(std::string_view text, std::size_t most);

/// Splits a text into pages at form feeds. Where form feeds are missing or too far apart, a page ends after
/// two to four thousand bytes, at a blank line if there is one. Stops soon after kMostPages. `bytes` may be
/// UTF-8 or Latin-1.
std::vector<std::string> textPages(std::string_view bytes);

}  // namespace reach::books
