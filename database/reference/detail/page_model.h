#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "database/reference/detail/terms.h"

namespace reach::reference {

/// What people say who ask for a page, as one body of speech. A question is heard whole: "no", "how many" and
/// "again" name nothing and yet tell pages apart. Titles and texts are heard too.
class PageModel {
  public:
    explicit PageModel(const Index& index);

    /// Hears what was typed, the terms of sequenceOf(). What is told below is about the last that was heard.
    void hear(const std::vector<SearchTerm>& terms);

    /// How much likelier those who ask for the entry say this than anybody does: a logarithm, summed over the
    /// terms.
    float likelihood(std::size_t doc) const { return likelihood_[doc]; }

  private:
    struct InText {
        std::uint32_t doc = 0;
        float times = 0;  ///< the first few
    };

    using Likelihoods = std::vector<float>;  ///< by entry

    const Likelihoods& likelihoodsOf(const SearchTerm& term);
    void hearFields(const SearchTerm& term);
    void hearTexts(const SearchTerm& term);
    Likelihoods takeCounts();
    void count(std::uint32_t doc, float said);

    const Index& index_;
    std::vector<std::vector<InText>> texts_;  ///< by word
    std::vector<float> silence_{};            ///< by entry: what a word tells that nobody says there
    float allSizes_ = 0;                      ///< how much is said anywhere
    std::vector<float> best_{};               ///< by field, for one term
    std::vector<std::uint32_t> heardFields_{};
    std::vector<float> counts_{};  ///< by entry, for one term
    std::vector<std::uint32_t> heardDocs_{};
    Likelihoods likelihood_{};
    /// By a term's words and their qualities: while somebody types, only the last word is new.
    std::unordered_map<std::string, Likelihoods> kept_{};
};

}  // namespace reach::reference
