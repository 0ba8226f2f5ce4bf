#include "database/reference/detail/ranking.h"

#include <algorithm>
#include <cmath>

namespace reach::reference {
namespace {

constexpr float kExact = 10;          // the id or the title, as typed
constexpr float kTitleBegins = 0.6F;  // the title begins with what was typed
constexpr float kTitle = 2.2F;
constexpr float kKeyword = 1.7F;
constexpr float kCloseness = 0.5F;
constexpr float kOneWord = 4;  // the title, as typed but for spaces and hyphens
constexpr float kInPlay = 0.35F;
constexpr float kEnough = 0.45F;  // of the best coverage
constexpr float kWholeTitle = 1;  // each word of the title and of what was typed answers the other
constexpr float kArcades = -0.5F;
constexpr float kCampaign = -0.15F;
constexpr std::size_t kLookedInto = 64;

/// Among equals a rule is what people look for, and the base game what they play.
float priorOf(const Doc& doc) {
    const float book = doc.book == "arcades" ? kArcades : doc.book == "blighted-reach" ? kCampaign : 0;
    switch (doc.section) {
        case Section::Rule: return book + 0.12F;
        case Section::Card: return book + 0.06F;
        case Section::Term: return book + 0.08F;
        case Section::Aid: return book + 0.04F;
        case Section::Faq: return book + 0.02F;
        case Section::Erratum: return book;
    }
    return 0;
}

}  // namespace

Ranking::Ranking(const Index& index, TextSearch& texts)
    : index_(index),
      texts_(texts),
      wordTerms_(index.words().size()),
      covered_(index.docs().size()),
      bestField_(index.docs().size()),
      fieldSum_(index.fields().size()),
      fieldTerms_(index.fields().size()),
      fieldWords_(index.fields().size()) {}

float Ranking::weightOfTerms(std::uint32_t terms) const {
    float sum = 0;
    for (std::size_t i = 0; i < weights_.size(); ++i)
        if ((terms >> i & 1U) != 0) sum += weights_[i];
    return sum;
}

void Ranking::weigh(const std::vector<SearchTerm>& terms) {
    const auto all = static_cast<float>(index_.docs().size());
    weights_.clear();
    allWeights_ = 0;
    for (const SearchTerm& term : terms) {
        const std::size_t found = term.expression.empty() ? 0 : texts_.matching(term.expression).count();
        // A word nobody wrote says little about what is looked for.
        const float weight = found == 0 ? 0.5F : std::log(1 + all / static_cast<float>(found));
        weights_.push_back(weight);
        allWeights_ += weight;
    }
}

void Ranking::markWords(const std::vector<SearchTerm>& terms) {
    for (const WordId word : marked_) wordTerms_[word] = 0;
    marked_.clear();
    for (std::size_t i = 0; i < terms.size(); ++i) {
        for (const WordMatch& match : terms[i].words) {
            wordTerms_[match.word] |= 1U << i;
            marked_.push_back(match.word);
        }
    }
}

void Ranking::collectTexts(const std::vector<SearchTerm>& terms) {
    std::ranges::fill(covered_, 0U);
    for (std::size_t i = 0; i < terms.size(); ++i)
        if (!terms[i].expression.empty())
            texts_.matching(terms[i].expression).forEach([&](std::size_t doc) { covered_[doc] |= 1U << i; });
}

/// A field is as good as the share of the typed words it has, and the share of its own that were typed.
void Ranking::collectFields(const std::vector<SearchTerm>& terms) {
    std::ranges::fill(bestField_, 0.0F);
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const std::uint32_t bit = 1U << i;
        for (const WordMatch& match : terms[i].words) {
            for (const std::uint32_t field : index_.fieldsWith(match.word)) {
                if (fieldTerms_[field] == 0) touched_.push_back(field);
                ++fieldWords_[field];
                if ((fieldTerms_[field] & bit) != 0) continue;  // the better words come first
                fieldTerms_[field] |= bit;
                fieldSum_[field] += weights_[i] * match.quality;
            }
        }
    }
    for (const std::uint32_t id : touched_) {
        const Field& field = index_.fields()[id];
        const float typedShare = fieldSum_[id] / allWeights_;
        const float ownShare =
            std::min(1.0F, static_cast<float>(fieldWords_[id]) / static_cast<float>(field.words));
        const bool whole = field.isTitle && ownShare >= 1 &&
                           static_cast<std::size_t>(std::popcount(fieldTerms_[id])) == terms.size();
        const float value = (whole ? kWholeTitle * typedShare : 0) +
                            typedShare * (0.35F + 0.65F * ownShare) * (field.isTitle ? kTitle : kKeyword);
        bestField_[field.doc] = std::max(bestField_[field.doc], value);
        fieldTerms_[id] = 0;
        fieldSum_[id] = 0;
        fieldWords_[id] = 0;
    }
    touched_.clear();
}

float Ranking::scoreOf(std::uint32_t at, const RankRequest& request) const {
    const Doc& doc = index_.docs()[at];
    const float coverage = weightOfTerms(covered_[at]) / allWeights_;
    float score = coverage * coverage + bestField_[at] + priorOf(doc);
    if (doc.foldedId == request.typed || doc.foldedTitle == request.typed)
        score += kExact;
    else if (doc.titleTogether == request.typedTogether)
        score += kOneWord;
    else if (doc.foldedTitle.starts_with(request.typed))
        score += kTitleBegins;
    if (request.inPlay->has(at)) score += kInPlay;
    return score;
}

std::vector<Scored> Ranking::scoreAll(const RankRequest& request) const {
    float best = 0;
    request.allowed->forEach([&](std::size_t doc) { best = std::max(best, weightOfTerms(covered_[doc])); });
    std::vector<Scored> scored;
    if (best <= 0) return scored;
    request.allowed->forEach([&](std::size_t at) {
        const auto doc = static_cast<std::uint32_t>(at);
        if (covered_[at] != 0 && weightOfTerms(covered_[at]) >= kEnough * best)
            scored.push_back({doc, scoreOf(doc, request)});
    });
    return scored;
}

/// 0 to 1: how much of what was typed stands within a few words of the text.
float Ranking::closeness(const Doc& doc) const {
    constexpr std::size_t kWindow = 12;
    float best = 0;
    for (std::size_t from = 0; from < doc.words.size(); ++from) {
        if (wordTerms_[doc.words[from].word] == 0) continue;
        std::uint32_t terms = 0;
        const std::size_t end = std::min(from + kWindow, doc.words.size());
        for (std::size_t i = from; i < end; ++i) terms |= wordTerms_[doc.words[i].word];
        best = std::max(best, weightOfTerms(terms));
    }
    return best / allWeights_;
}

std::vector<Scored> Ranking::rank(const RankRequest& request) {
    weigh(*request.terms);
    markWords(*request.terms);
    collectTexts(*request.terms);
    collectFields(*request.terms);
    std::vector<Scored> scored = scoreAll(request);
    const auto better = [](const Scored& a, const Scored& b) {
        return a.score != b.score ? a.score > b.score : a.doc < b.doc;
    };
    const auto looked = static_cast<std::ptrdiff_t>(std::min(kLookedInto, scored.size()));
    std::ranges::partial_sort(scored, scored.begin() + looked, better);
    for (auto at = scored.begin(); at != scored.begin() + looked; ++at)
        at->score += kCloseness * closeness(index_.docs()[at->doc]);
    std::sort(scored.begin(), scored.begin() + looked, better);
    return scored;
}

}  // namespace reach::reference
