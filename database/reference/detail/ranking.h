#pragma once

#include <string>
#include <vector>

#include "database/reference/detail/page_model.h"
#include "database/reference/detail/terms.h"
#include "database/reference/detail/text_search.h"

namespace reach::reference {

struct Scored {
    std::uint32_t doc = 0;
    float score = 0;
};

/// What is ranked: the entries that may appear, by what was typed.
struct RankRequest {
    const std::vector<SearchTerm>* terms = nullptr;
    const std::vector<SearchTerm>* sequence = nullptr;  ///< the same with the words that name nothing
    const DocSet* allowed = nullptr;
    const DocSet* inPlay = nullptr;
    std::string_view typed{};          ///< all words, folded, stop words too
    bool asks = false;                 ///< a question, not a name
    bool asksMeaning = false;          ///< what a word means: the glossary's business, and else not
    std::string_view askedCard{};      ///< "card", "leader", "lore": one is looked for by what it does
    bool asksOneKind = false;          ///< such a card comes before all others
    std::string_view book{};           ///< that is played
    std::string_view namedBook{};      ///< by what was typed
    int namedFate = 0;                 ///< by what was typed
    std::string_view typedTogether{};  ///< the same without spaces
};

/// Orders entries: id or title as typed first, then what covers most of the words where it counts most: in
/// the title, in a keyword, in the text and there close together.
class Ranking {
  public:
    Ranking(const Index& index, TextSearch& texts);

    /// All entries that match enough, best first.
    std::vector<Scored> rank(const RankRequest& request);

    /// Bits of the terms a word of the file matches, for the last rank().
    std::uint32_t termsOfWord(WordId word) const { return wordTerms_[word]; }
    float weightOfTerms(std::uint32_t terms) const;

  private:
    void weigh(const std::vector<SearchTerm>& terms);
    void markWords(const std::vector<SearchTerm>& terms);
    void collectTexts(const std::vector<SearchTerm>& terms);
    void collectFields(const std::vector<SearchTerm>& terms);
    void askForBooks(const std::vector<SearchTerm>& terms);
    std::vector<Scored> scoreAll(const RankRequest& request) const;
    float scoreOf(std::uint32_t at, const RankRequest& request) const;
    float inFields(std::uint32_t at) const;
    float closeness(const Doc& doc) const;
    float density(const Doc& doc) const;
    float counted(const Doc& doc, const std::vector<SearchTerm>& terms) const;

    const Index& index_;
    TextSearch& texts_;
    PageModel model_;
    std::vector<std::uint32_t> wordTerms_{};  ///< by word
    std::vector<WordId> marked_{};
    std::vector<float> weights_{};  ///< by term: rare words count more
    float allWeights_ = 0;
    std::string understood_{};
    const std::vector<std::uint32_t>* asked_ = nullptr;  ///< entries with a keyword of just these words
    std::vector<std::uint32_t> covered_{};               ///< by entry: bits of terms
    std::vector<float> bestField_{};                     ///< by entry
    std::vector<float> secondField_{};                   ///< by entry
    std::vector<float> inFields_{};                      ///< by entry and term: the best quality
    std::vector<std::uint32_t> isTitle_{};      ///< entries whose title is what was typed, in some form
    std::size_t namedRule_ = Index::npos;       ///< the rule a term leads to whose title is as typed
    std::size_t understoodRule_ = Index::npos;  ///< the same, with slips mended and synonyms taken
    float campaign_ = 0;                        ///< 0 to 1: how surely the campaign is meant
    float arcades_ = 0;                         ///< the same of ARCADEs
    std::vector<float> fieldSum_{};             ///< by field
    std::vector<std::uint32_t> fieldTerms_{};   ///< by field
    std::vector<std::uint16_t> fieldWords_;     ///< by field
    std::vector<std::uint32_t> touched_;        ///< fields
};

}  // namespace reach::reference
