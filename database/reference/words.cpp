#include "database/reference/words.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace reach::reference {
namespace {

constexpr char32_t kNoCharacter = 0xFFFD;

struct Character {
    char32_t code = kNoCharacter;
    std::size_t bytes = 1;
};

Character characterAt(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80) return {first, 1};
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
    if (bytes == 1 || at + bytes > text.size()) return {};
    char32_t code = first & (0xFFU >> (bytes + 1));
    for (std::size_t i = at + 1; i < at + bytes; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return {};
        code = code << 6U | (byte(i) & 0x3FU);
    }
    return {code, bytes};
}

/// U+00C0 to U+017F without their accents; a dot for what is no letter.
constexpr std::string_view kLatin =
    "aaaaaaaceeeeiiiidnooooo.ouuuuytsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrr"
    "ssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kLatin.size() == 0x180 - 0xC0);

bool isApostrophe(char32_t code) {
    return code == '\'' || code == '`' || code == 0xB4 || code == 0x2BC || (code >= 0x2018 && code <= 0x201B);
}

bool isAccent(char32_t code) {
    return code >= 0x300 && code <= 0x36F;
}

/// Signs and spaces beyond ASCII; every other character there is taken for a letter.
bool isForeignSign(char32_t code) {
    return (code >= 0x80 && code < 0xC0) || (code >= 0x2000 && code <= 0x2BFF) ||
           (code >= 0x3000 && code <= 0x303F) || (code >= 0xFE00 && code <= 0xFE0F) || code >= 0x1F000 ||
           code == kNoCharacter;
}

/// Appends what the character is in a folded word; false when it ends the word.
bool fold(Character character, std::string_view bytes, std::string& out) {
    const char32_t code = character.code;
    if (isApostrophe(code) || isAccent(code)) return true;
    if (code < 0x80) {
        const int letter = static_cast<int>(code);
        if (std::isalnum(letter) == 0) return false;
        out += static_cast<char>(std::tolower(letter));
        return true;
    }
    if (code >= 0xC0 && code < 0x180) {
        const char letter = kLatin[code - 0xC0];
        if (letter == '.') return false;
        out += letter;
        if (code == 0xDF) out += 's';                                                    // sharp s
        if (code == 0xC6 || code == 0xE6 || code == 0x152 || code == 0x153) out += 'e';  // ae, oe
        return true;
    }
    if (isForeignSign(code)) return false;
    out += bytes;
    return true;
}

}  // namespace

std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    Word word;
    const auto close = [&] {
        if (!word.text.empty()) words.push_back(std::move(word));
        word = {};
    };
    for (std::size_t at = 0; at < text.size();) {
        const Character character = characterAt(text, at);
        const bool opens = word.text.empty();
        if (!fold(character, text.substr(at, character.bytes), word.text)) {
            close();
        } else if (!word.text.empty()) {
            if (opens) word.begin = static_cast<std::uint32_t>(at);
            if (!isApostrophe(character.code)) word.end = static_cast<std::uint32_t>(at + character.bytes);
        }
        at += character.bytes;
    }
    close();
    return words;
}

std::string folded(std::string_view text) {
    std::string out;
    for (const Word& word : wordsOf(text)) {
        if (!out.empty()) out += ' ';
        out += word.text;
    }
    return out;
}

std::vector<std::string_view> parted(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(separator, from), text.size());
        parts.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return parts;
}

int editDistance(std::string_view from, std::string_view to, int limit, bool prefix) {
    constexpr std::size_t kLongest = 32;
    const int missing = static_cast<int>(from.size()) - static_cast<int>(to.size());
    if (from.size() > kLongest || to.size() > kLongest || missing > limit || (!prefix && -missing > limit))
        return limit + 1;
    if (prefix) to = to.substr(0, from.size() + static_cast<std::size_t>(limit));
    std::array<std::array<int, kLongest + 1>, 3> rows{};
    for (std::size_t j = 0; j <= to.size(); ++j) rows[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= from.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        const auto& twoAbove = rows[(i + 1) % 3];
        row[0] = static_cast<int>(i);
        int best = row[0];
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const int other = from[i - 1] == to[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + other});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
            best = std::min(best, row[j]);
        }
        if (best > limit) return limit + 1;
    }
    const auto& last = rows[from.size() % 3];
    const auto end = last.begin() + static_cast<std::ptrdiff_t>(to.size()) + 1;
    const int distance = prefix ? *std::min_element(last.begin(), end) : last[to.size()];
    return std::min(distance, limit + 1);
}

}  // namespace reach::reference
