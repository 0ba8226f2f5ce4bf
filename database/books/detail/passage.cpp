#include "database/books/detail/passage.h"

#include <algorithm>
#include <set>

#include "database/books/detail/text.h"
#include "database/reference/words.h"

namespace reach::books {
namespace {

using reference::Range;

constexpr std::size_t kPassage = 170;  // bytes
constexpr std::size_t kBefore = 30;
constexpr std::size_t kLookedAt = 200;  // matches: a page of nothing else would take long
constexpr std::string_view kEllipsis = "\u2026";

/// The first of the matches that stand with most other ones; one word again and again counts once.
std::size_t bestMatch(std::string_view page, const std::vector<Range>& matches) {
    std::size_t best = 0;
    std::size_t bestCount = 0;
    for (std::size_t from = 0; from < std::min(matches.size(), kLookedAt); ++from) {
        std::set<std::string> words;
        for (std::size_t i = from;
             i < matches.size() && matches[i].begin < matches[from].begin + kPassage - kBefore; ++i)
            words.insert(reference::folded(page.substr(matches[i].begin, matches[i].length)));
        if (words.size() > bestCount) {
            bestCount = words.size();
            best = matches[from].begin;
        }
    }
    return best;
}

bool isGap(char c) {
    return c == ' ' || c == '\n';
}

}  // namespace

Passage passageOf(std::string_view page, const std::vector<Range>& matches) {
    const std::size_t match = bestMatch(page, matches);
    std::size_t begin = page.size() <= kPassage || match <= kBefore ? 0 : match - kBefore;
    while (begin > 0 && begin < match && !isGap(page[begin - 1])) ++begin;
    std::size_t end = begin + beginning(page.substr(begin), kPassage).size();
    for (std::size_t at = end; end < page.size() && at > begin + kPassage / 2; --at)
        if (isGap(page[at])) {
            end = at;
            break;
        }
    Passage passage{.text = begin > 0 ? std::string(kEllipsis) : std::string()};
    const std::size_t shift = passage.text.size();
    for (const Range& range : matches)
        if (range.begin >= begin && range.begin + range.length <= end)
            passage.matches.push_back({range.begin - begin + shift, range.length});
    passage.text += page.substr(begin, end - begin);
    std::ranges::replace(passage.text, '\n', ' ');
    if (end < page.size()) passage.text += kEllipsis;
    return passage;
}

}  // namespace reach::books
