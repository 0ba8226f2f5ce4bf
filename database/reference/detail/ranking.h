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

/// A request to rank the allowed entries by the query.
struct RankRequest {
    const std::vector<SearchTerm>* terms = nullptr;
    const std::vector<SearchTerm>* sequence = nullptr;  ///< the terms including stop words
    const DocSet* allowed = nullptr;
    const DocSet* inPlay = nullptr;
    std::string_view typed{};      ///< all words, folded, including stop words
    bool asks = false;             ///< a question, not a name
    bool asksMeaning = false;      ///< the query asks what a word means; only then the glossary ranks high
    std::string_view askedCard{};  ///< "card", "leader", "lore": the query describes what such a card does
    bool asksOneKind = false;      ///< a card of this kind comes before all other entries
    std::string_view book{};       ///< the book in play
    std::string_view namedBook{};  ///< named in the query
    int namedFate = 0;             ///< named in the query
    std::string_view typedTogether{};  ///< `typed` without spaces
};

/// Ranks entries. An entry with the typed id or title comes first. Then come the entries that cover most of
/// the words in the places that count most: the title, a keyword, and close together in the text.
class Ranking {
  public:
    Ranking(const Index& index, TextSearch& texts);

    /// Returns all entries that match well enough, best first.
    std::vector<Scored> rank(const RankRequest& request);

    /// Returns the terms that a word of the file matched in the last rank(), one bit each.
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
    const std::vector<std::uint32_t>* asked_ = nullptr;  ///< entries with a keyword of exactly these words
    std::vector<std::uint32_t> covered_{};               ///< by entry: bits of terms
    std::vector<float> bestField_{};                     ///< by entry
    std::vector<float> secondField_{};                   ///< by entry
    std::vector<float> inFields_{};                      ///< by entry and term: the best quality
    std::vector<std::uint32_t> isTitle_{};  ///< entries whose title is the query, in some form of its words
    std::size_t namedRule_ = Index::npos;   ///< the rule of the term whose title was typed
    std::size_t understoodRule_ = Index::npos;  ///< the same, after typing errors and synonyms are resolved
    float campaign_ = 0;                        ///< 0 to 1: how likely the query is about the campaign
    float arcades_ = 0;                         ///< the same for ARCADEs
    std::vector<float> fieldSum_{};             ///< by field
    std::vector<std::uint32_t> fieldTerms_{};   ///< by field
    std::vector<std::uint16_t> fieldWords_;     ///< by field
    std::vector<std::uint32_t> touched_;        ///< fields
};

}  // namespace reach::reference
