#include "database/reference/detail/snippet.h"

#include <algorithm>

namespace reach::reference {
namespace {

constexpr std::size_t kSnippetWords = 28;
constexpr std::size_t kWordsBefore = 5;
constexpr std::string_view kEllipsis = "\u2026";
constexpr std::string_view kBetweenLines = " \u00b7 ";

/// True if a line that ends with this would run into the next one, as those of a list do.
bool isOpen(char last) {
    return std::string_view(".,:;!?").find(last) == std::string_view::npos;
}

/// The first word of the stretch that has most of what was looked for.
std::size_t bestStretch(const Doc& doc, const Ranking& ranking) {
    constexpr std::size_t kStretch = kSnippetWords - kWordsBefore;
    std::size_t best = 0;
    float bestWeight = 0;
    for (std::size_t from = 0; from < doc.words.size(); ++from) {
        if (ranking.termsOfWord(doc.words[from].word) == 0) continue;
        std::uint32_t terms = 0;
        const std::size_t end = std::min(from + kStretch, doc.words.size());
        for (std::size_t i = from; i < end; ++i) terms |= ranking.termsOfWord(doc.words[i].word);
        const float weight = ranking.weightOfTerms(terms);
        if (weight > bestWeight * 1.001F) {
            bestWeight = weight;
            best = from;
        }
    }
    return best;
}

void cutSnippet(const Doc& doc, const Ranking& ranking, Hit& hit) {
    const std::size_t match = bestStretch(doc, ranking);
    const std::size_t count = doc.words.size();
    std::size_t first = match > kWordsBefore ? match - kWordsBefore : 0;
    if (count <= kSnippetWords + kWordsBefore) first = 0;
    const std::size_t last = std::min(first + kSnippetWords + (first == 0 ? kWordsBefore : 0), count);
    const std::size_t begin = first == 0 ? 0 : doc.words[first].begin;
    const std::size_t end = last == count
                                ? doc.plain.size()
                                : std::size_t{doc.words[last - 1].begin} + doc.words[last - 1].length;
    hit.snippet = first == 0 ? "" : kEllipsis;
    std::size_t next = first;
    for (std::size_t at = begin; at < end; ++at) {
        for (; next < last && doc.words[next].begin <= at; ++next)
            if (ranking.termsOfWord(doc.words[next].word) != 0)
                hit.inSnippet.push_back({hit.snippet.size(), doc.words[next].length});
        if (doc.plain[at] == '\n')
            hit.snippet += at > begin && isOpen(doc.plain[at - 1]) ? kBetweenLines : " ";
        else
            hit.snippet += doc.plain[at];
    }
    if (last < count) hit.snippet += kEllipsis;
}

}  // namespace

Hit hitOf(const Doc& doc, const Ranking& ranking) {
    Hit hit{.section = doc.section,
            .id = doc.id,
            .language = doc.language,
            .title = doc.title,
            .book = doc.book,
            .page = doc.page,
            .heading = doc.heading,
            .kind = doc.kind,
            .suit = doc.card.suit,
            .set = doc.card.set,
            .snippet = {}};
    for (const PlacedWord& word : doc.titleWords)
        if (ranking.termsOfWord(word.word) != 0) hit.inTitle.push_back({word.begin, word.length});
    if (doc.words.empty())
        hit.snippet = doc.plain;
    else
        cutSnippet(doc, ranking, hit);
    return hit;
}

}  // namespace reach::reference
