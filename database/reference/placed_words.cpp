#include "database/reference/placed_words.h"

#include <limits>
#include <optional>

namespace reach::reference {
namespace {

constexpr std::uint32_t kMore = 255;

void put(std::string& out, std::uint32_t value) {
    for (; value >= kMore; value -= kMore) out += static_cast<char>(kMore);
    out += static_cast<char>(value);
}

std::optional<std::uint32_t> take(std::string_view& left) {
    std::uint32_t value = 0;
    while (!left.empty()) {
        const auto byte = static_cast<unsigned char>(left.front());
        left.remove_prefix(1);
        value += byte;
        if (byte != kMore) return value;
    }
    return std::nullopt;
}

}  // namespace

std::string stored(const std::vector<PlacedWord>& words) {
    std::string out;
    std::uint32_t end = 0;
    for (const PlacedWord& word : words) {
        out += static_cast<char>(word.word & 0xFFU);
        out += static_cast<char>(word.word >> 8U);
        put(out, word.begin - end);
        put(out, word.length);
        end = std::uint32_t{word.begin} + word.length;
    }
    return out;
}

std::vector<PlacedWord> placedWords(std::string_view stored) {
    constexpr std::uint32_t kMost = std::numeric_limits<std::uint16_t>::max();
    std::vector<PlacedWord> words;
    words.reserve(stored.size() / 4);
    std::uint32_t end = 0;
    while (stored.size() >= 2) {
        const auto low = static_cast<unsigned char>(stored[0]);
        const auto high = static_cast<unsigned char>(stored[1]);
        stored.remove_prefix(2);
        const auto gap = take(stored);
        const auto length = take(stored);
        if (!gap || !length || end + *gap > kMost || *length > kMost) break;
        words.push_back({static_cast<WordId>(low | high << 8U), static_cast<std::uint16_t>(end + *gap),
                         static_cast<std::uint16_t>(*length)});
        end += *gap + *length;
    }
    return words;
}

}  // namespace reach::reference
