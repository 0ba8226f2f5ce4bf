#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "database/reference/detail/terms.h"

namespace reach::reference {

/// A language model of each page, made from the questions for it, its title and its text. It also counts
/// small words: "no", "how many" and "again" name nothing, but they tell pages apart.
class PageModel {
  public:
    explicit PageModel(const Index& index);

    /// Takes in a query, as the terms of sequenceOf(). likelihood() then refers to this query.
    void hear(const std::vector<SearchTerm>& terms);

    /// How much likelier the query is for this entry than for any entry: a logarithm, summed over the terms.
    float likelihood(std::size_t doc) const { return likelihood_[doc]; }

  private:
    struct InText {
        std::uint32_t doc = 0;
        float times = 0;  ///< capped
    };

    using Likelihoods = std::vector<float>;  ///< by entry

    const Likelihoods& likelihoodsOf(const SearchTerm& term);
    void hearFields(const SearchTerm& term);
    void hearTexts(const SearchTerm& term);
    Likelihoods takeCounts();
    void count(std::uint32_t doc, float said);

    const Index& index_;
    std::vector<std::vector<InText>> texts_;  ///< by word
    std::vector<float> silence_{};            ///< by entry: the likelihood of a word that the entry lacks
    float allSizes_ = 0;                      ///< the size of all entries
    std::vector<float> best_{};               ///< by field, for one term
    std::vector<std::uint32_t> heardFields_{};
    std::vector<float> counts_{};  ///< by entry, for one term
    std::vector<std::uint32_t> heardDocs_{};
    Likelihoods likelihood_{};
    /// A cache, keyed by a term's words and their qualities. While the player types, only the last word is
    /// new.
    std::unordered_map<std::string, Likelihoods> kept_{};
};

}  // namespace reach::reference
