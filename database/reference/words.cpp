#include "database/reference/words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <unordered_map>

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

bool isVowel(char letter) {
    return std::string_view("aeiouy").find(letter) != std::string_view::npos;
}

bool hasVowel(std::string_view word) {
    return std::ranges::any_of(word, isVowel);
}

bool cut(std::string& word, std::string_view ending, std::size_t atLeast) {
    if (!word.ends_with(ending) || word.size() < ending.size() + atLeast) return false;
    if (!hasVowel(std::string_view(word).substr(0, word.size() - ending.size()))) return false;
    word.resize(word.size() - ending.size());
    return true;
}

/// Forms that no ending tells, each after the word they stand for: symptoms are told in the past, and a
/// number is a word or a figure.
constexpr std::string_view kIrregular =
    "be been, become became, begin began begun, bend bent, bind bound, bite bit, blow blew blown, break "
    "broke "
    "broken, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen choice, "
    "come came, deal dealt, defend defense defence defensive, destroy destruction, die dice "
    "dices, do did done, draw drew drawn, drive drove driven, eat ate eaten, fall fell fallen, feel felt, "
    "fight fought, find found, fly flew flown flight, forget forgot forgotten, freeze froze frozen, get got "
    "gotten, give gave given, go went gone, grow grew grown growth, hide hid hidden, hold held, keep kept, "
    "know knew known, lead led, lend lent, lose lost loose loss losses, make made, mean meant, "
    "meet met, pay paid, prove proof, ride rode, rise rose, run ran, say said, see saw seen, seek sought, "
    "sell sold sale, send sent, shake shook, shine shone, shoot shot shots, show shown, sit sat, speak spoke "
    "spoken, spend spent, stand stood, steal stole stolen stealing, stick stuck, strike struck, sweep swept, "
    "swear swore, take took taken, teach taught, tell told, thief thieves, think thought, throw threw "
    "thrown, "
    "tie tied tying, wear wore worn, win won, withdraw withdrew, write wrote written, good better best, bad "
    "worse worst, big bigger biggest, cheap cheaper cheapest, early earlier earliest, far farther further "
    "farthest, fast faster fastest, few fewer fewest, high higher highest, large larger largest, late later "
    "latest, less least lesser, long longer longest, low lower lowest, quick quicker quickly, rich richer "
    "richest, safe safer safest safely, small smaller smallest, strong stronger strongest, weak weaker "
    "weakest, half halves, 0 zero, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, "
    "first 1st, second 2nd, third 3rd, fourth 4th, fifth 5th, sixth 6th";

using PlainForms = std::unordered_map<std::string_view, std::string_view>;

PlainForms plainForms() {
    PlainForms forms;
    std::string_view plain;
    for (std::size_t at = 0; at < kIrregular.size();) {
        const std::size_t end = std::min(kIrregular.find_first_of(", ", at), kIrregular.size());
        const std::string_view form = kIrregular.substr(at, end - at);
        if (plain.empty())
            plain = form;
        else
            forms.emplace(form, plain);
        const bool groupEnds = end < kIrregular.size() && kIrregular[end] == ',';
        if (groupEnds) plain = {};
        at = end + (groupEnds ? 2 : 1);
    }
    return forms;
}

std::string_view plainFormOf(std::string_view word) {
    static const PlainForms kForms = plainForms();
    const auto at = kForms.find(word);
    return at == kForms.end() ? word : at->second;
}

void cutPlural(std::string& word) {
    if (cut(word, "ies", 2)) {
        word += 'y';
    } else if (word.ends_with("sses") || word.ends_with("xes") || word.ends_with("shes") ||
               word.ends_with("ches")) {
        cut(word, "es", 2);
    } else if (!word.ends_with("ss") && !word.ends_with("us") && !word.ends_with("is")) {
        cut(word, "s", 2);
    }
}

void cutVerbEnding(std::string& word) {
    if (cut(word, "ied", 2)) {
        word += 'y';
        return;
    }
    if (!cut(word, "ing", 3) && !cut(word, "ed", 3)) return;
    const std::size_t length = word.size();
    if (length > 3 && word[length - 1] == word[length - 2] &&
        std::string_view("lsz").find(word.back()) == std::string_view::npos)
        word.pop_back();
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

std::string stemOf(std::string_view word) {
    std::string stem(plainFormOf(word));
    if (stem.size() < 4) return stem;
    cutPlural(stem);
    cutVerbEnding(stem);
    cut(stem, "ion", 5);
    cut(stem, "able", 4);
    cut(stem, "ment", 3);
    cut(stem, "ly", 5);
    if (stem.size() > 3 && stem.back() == 'e') stem.pop_back();
    cut(stem, "at", 4);
    if (stem.size() > 3 && stem.back() == 'y') stem.back() = 'i';
    return stem;
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
