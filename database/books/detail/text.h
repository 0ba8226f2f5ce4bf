#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reach::books {

/// The text as valid UTF-8, taken for Latin-1 when it is none, without control characters but '\n'; words
/// parted at the end of a line are joined again.
std::string cleaned(std::string_view text);

/// Text has no zero byte, and hardly a control character.
bool looksLikeText(std::string_view bytes);

/// The text, or as much of it as `most` bytes hold, cut between two characters.
std::string_view beginning(std::string_view text, std::size_t most);

/// The pages of a text: parted by form feeds; without them, or where they stand too far apart, at a blank
/// line every two to four thousand letters. Ends soon after kMostPages. `bytes` may be UTF-8 or Latin-1.
std::vector<std::string> textPages(std::string_view bytes);

}  // namespace reach::books
