#include "app/session/neighbours.h"

#include "app/session/kinds.h"
#include "engine/core/names.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

namespace reach {
namespace {

std::vector<std::string> wordsOf(std::string_view line) {
    std::vector<std::string> words;
    while (!line.empty()) {
        const auto end = std::min(line.find(' '), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

std::string lineOf(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

std::optional<int> numberIn(const std::string& word) {
    int number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    return read.ec == std::errc{} && read.ptr == word.data() + word.size() ? std::optional(number)
                                                                           : std::nullopt;
}

/// The distance of two lines that differ in one word: that of two numbers, else 2. 0: they differ in another
/// way, or not at all.
int distance(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    if (one.size() != other.size()) return 0;
    const auto [here, there] = std::ranges::mismatch(one, other);
    if (here == one.end() || !std::equal(here + 1, one.end(), there + 1)) return 0;
    const auto from = numberIn(*here);
    const auto to = numberIn(*there);
    return from && to ? std::abs(*from - *to) : 2;
}

}  // namespace

template <typename Kind>
std::vector<std::string> neighbours(const typename Kind::Game& game, const typename Kind::Command& entry,
                                    std::size_t most) {
    const auto words = wordsOf(Kind::print(entry));
    std::vector<std::pair<int, std::string>> near;
    for (const auto& option : options(game)) {
        std::string line = Kind::print(option.command);
        if (const int far = distance(words, wordsOf(line)); far > 0) near.emplace_back(far, std::move(line));
    }
    // The list names the most ships only, and no correction.
    const auto tryWord = [&](std::size_t at, const std::string& word) {
        auto other = words;
        other[at] = word;
        std::string line = lineOf(other);
        const auto command = Kind::read(line);
        if (!command || !Kind::check(game, *command).legal()) return;
        const bool known = std::ranges::any_of(near, [&](const auto& one) { return one.second == line; });
        if (const int far = distance(words, other); far > 0 && !known)
            near.emplace_back(far, std::move(line));
    };
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (const auto number = numberIn(words[at])) {
            tryWord(at, std::to_string(*number - 1));
            tryWord(at, std::to_string(*number + 1));
        }
        const auto isNamed = [&](Player player) { return isColor(player) && nameOf(player) == words[at]; };
        if (std::ranges::none_of(game.setup.seats, isNamed)) continue;
        for (const Player player : game.setup.seats)
            if (isColor(player)) tryWord(at, std::string(nameOf(player)));
    }
    std::ranges::stable_sort(near, {}, &std::pair<int, std::string>::first);
    std::vector<std::string> lines;
    for (auto& [far, line] : near)
        if (lines.size() < most) lines.push_back(std::move(line));
    return lines;
}

#define REACH_INSTANTIATE(Kind) \
    template std::vector<std::string> neighbours<Kind>(const Kind::Game&, const Kind::Command&, std::size_t);
REACH_FOR_EACH_GAME(REACH_INSTANTIATE)
#undef REACH_INSTANTIATE

}  // namespace reach
