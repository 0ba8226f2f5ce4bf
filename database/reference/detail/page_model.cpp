#include "database/reference/detail/page_model.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace reach::reference {
namespace {

constexpr float kTitleCounts = 3;     // a title is as if it were asked that often
constexpr float kTextCounts = 0.15F;  // each time the text has a word, but not more often than
constexpr float kMostInText = 4;
constexpr float kSmoothing = 80;  // words that everybody says, for each page: few questions prove little

constexpr std::size_t kKept = 256;

}  // namespace

PageModel::PageModel(const Index& index)
    : index_(index),
      texts_(index.words().size()),
      best_(index.fields().size()),
      counts_(index.docs().size()),
      likelihood_(index.docs().size()) {
    std::vector<float> sizes(index.docs().size());
    for (const Field& field : index.fields())
        sizes[field.doc] += static_cast<float>(field.said) * (field.isTitle ? kTitleCounts : 1);
    for (std::uint32_t doc = 0; doc < index.docs().size(); ++doc) {
        for (const PlacedWord& word : index.docs()[doc].words) {
            std::vector<InText>& in = texts_[word.word];
            if (in.empty() || in.back().doc != doc) in.push_back({doc, 0});
            if (in.back().times >= kMostInText) continue;
            ++in.back().times;
            sizes[doc] += kTextCounts;
        }
    }
    for (const float size : sizes) {
        silence_.push_back(std::log(kSmoothing / (size + kSmoothing)));
        allSizes_ += size;
    }
}

void PageModel::hear(const std::vector<SearchTerm>& terms) {
    std::ranges::fill(likelihood_, 0.0F);
    for (const SearchTerm& term : terms) {
        const Likelihoods& more = likelihoodsOf(term);
        std::ranges::transform(likelihood_, more, likelihood_.begin(), std::plus());
    }
}

const PageModel::Likelihoods& PageModel::likelihoodsOf(const SearchTerm& term) {
    std::string key;
    for (const WordMatch& match : term.words)
        key.append(reinterpret_cast<const char*>(&match.word), sizeof match.word)
            .append(reinterpret_cast<const char*>(&match.quality), sizeof match.quality);
    if (const auto known = kept_.find(key); known != kept_.end()) return known->second;
    if (kept_.size() >= kKept) kept_.clear();
    hearFields(term);
    hearTexts(term);
    return kept_.emplace(std::move(key), takeCounts()).first->second;
}

void PageModel::count(std::uint32_t doc, float said) {
    if (counts_[doc] == 0) heardDocs_.push_back(doc);
    counts_[doc] += said;
}

/// A question that has a word twice, or in two forms, says it once.
void PageModel::hearFields(const SearchTerm& term) {
    for (const WordMatch& match : term.words) {
        for (const std::uint32_t field : index_.fieldsWith(match.word)) {
            if (best_[field] == 0) heardFields_.push_back(field);
            best_[field] = std::max(best_[field], match.quality);
        }
    }
    for (const std::uint32_t id : heardFields_) {
        const Field& field = index_.fields()[id];
        count(field.doc, best_[id] * (field.isTitle ? kTitleCounts : 1));
        best_[id] = 0;
    }
    heardFields_.clear();
}

void PageModel::hearTexts(const SearchTerm& term) {
    for (const WordMatch& match : term.words)
        for (const InText& in : texts_[match.word]) count(in.doc, kTextCounts * in.times * match.quality);
}

PageModel::Likelihoods PageModel::takeCounts() {
    if (heardDocs_.empty()) return Likelihoods(counts_.size());  // a word nobody says tells nothing
    float all = 0;
    for (const std::uint32_t doc : heardDocs_) all += counts_[doc];
    const float usual = kSmoothing * all / allSizes_;
    Likelihoods likelihoods = silence_;
    for (const std::uint32_t doc : heardDocs_) {
        likelihoods[doc] += std::log(1 + counts_[doc] / usual);
        counts_[doc] = 0;
    }
    heardDocs_.clear();
    return likelihoods;
}

}  // namespace reach::reference
