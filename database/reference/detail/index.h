#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "database/reference/entry.h"
#include "database/reference/language.h"
#include "database/reference/placed_words.h"

namespace reach::reference {

/// A title or a keyword.
struct Field {
    std::uint32_t doc = 0;
    bool isTitle = false;
    std::uint16_t words = 0;  ///< without stop words, but at least one
    std::uint16_t said = 0;   ///< how many of its words the file knows
    bool operator==(const Field&) const = default;
};

/// The part of an entry that the search keeps in memory.
struct Doc {
    std::int64_t row = 0;
    Section section = Section::Rule;
    std::string id{};
    std::string language{};
    std::string title{};
    std::string book{};
    int page = 0;
    std::string heading{};
    std::string kind{};
    CardFacts card{};  ///< an empty kind means that the entry is no card
    std::string tags{};
    std::string plain{};
    std::string foldedId{};
    std::string foldedTitle{};
    std::string titleTogether{};  ///< folded, without spaces
    std::vector<PlacedWord> titleWords{};
    std::vector<PlacedWord> words{};
    std::uint32_t sameAs = 0;   ///< the first entry with the same name and text; usually the entry itself
    std::uint32_t leadsTo = 0;  ///< for a term, the rule that explains it; otherwise the entry itself
};

/// A meaning of a word or phrase that players use.
struct Meaning {
    std::string text{};
    bool isSame = false;  ///< the same word, shortened or in another language
};

/// The words of the file, with the titles and keywords that contain them. FTS5 searches the texts.
class Index {
  public:
    Index(SQLite::Database& database, std::string_view language);

    /// Returns the chosen language, followed by English.
    const Language& language() const { return language_; }
    const std::vector<Doc>& docs() const { return docs_; }
    const std::vector<std::string>& words() const { return words_; }
    const std::vector<Field>& fields() const { return fields_; }
    /// Returns the fields that contain the word.
    const std::vector<std::uint32_t>& fieldsWith(WordId word) const { return postings_[word]; }

    /// Returns 0 to 1: how strongly a word belongs to the campaign, or to ARCADEs, and not to the base game.
    float campaignShare(WordId word) const { return campaignShares_[word]; }
    float arcadesShare(WordId word) const { return arcadesShares_[word]; }

    /// Returns the position in docs() of a row of the file; npos for a row in another language.
    std::size_t docOfRow(std::int64_t row) const;
    /// Returns the position in docs(), or npos.
    std::size_t docOfId(std::string_view id) const;
    /// Returns the position in docs() of the rule that explains the term with this title, in any form of its
    /// words, or npos.
    std::size_t ruleOfTerm(std::string_view words) const;
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    /// True if the word, in any of its forms, carries no meaning in a question.
    bool isStopWord(std::string_view word) const { return stopStems_.contains(language_.stemOf(word)); }
    /// Returns the number of the word, or npos.
    std::size_t find(std::string_view word) const;
    /// Returns the words with this beginning, as a half-open range of words().
    std::pair<WordId, WordId> withPrefix(std::string_view beginning) const;
    /// Returns the words with this stem.
    const std::vector<WordId>& withStem(const std::string& stem) const;
    /// Returns the other meanings of a phrase, given as stems (Language::stemsOf()).
    const std::vector<Meaning>& meaningsOf(const std::string& stems) const;
    /// Returns the entries with a keyword that consists of exactly these folded words in this order.
    const std::vector<std::uint32_t>& askedSo(const std::string& folded) const;
    /// Looks a folded word up in the dictionary, as it is and then without its ending. Returns its English
    /// meanings.
    std::vector<std::string> translationsOf(const std::string& word) const;
    std::size_t longestSynonym() const { return longestSynonym_; }
    /// Single folded words that are synonyms and do not occur in the content.
    const std::vector<std::string>& saidWords() const { return saidWords_; }

  private:
    void readLanguage(SQLite::Database& database, std::string_view language);
    void readWords(SQLite::Database& database);
    void readSynonyms(SQLite::Database& database, std::string_view language);
    void readDocs(SQLite::Database& database, std::string_view language);
    void addField(std::uint32_t doc, std::string_view text, bool isTitle);
    void findCopies();
    void followTerms(SQLite::Database& database);
    void tellBooksApart();

    std::vector<std::string> inDictionary(const std::string& word) const;

    Language language_{};
    mutable SQLite::Statement translation_;
    std::vector<std::string> words_{};
    std::unordered_map<std::string, std::vector<WordId>> stems_;
    std::unordered_map<std::string, std::vector<Meaning>> synonyms_;
    std::vector<std::string> saidWords_{};
    std::unordered_set<std::string> stopStems_;
    std::size_t longestSynonym_ = 0;
    std::vector<Doc> docs_{};
    std::vector<std::size_t> docOfRow_{};
    std::unordered_map<std::string, std::size_t> docOfId_;
    std::unordered_map<std::string, std::size_t> ruleOfTerm_;  // by the term's stems
    std::vector<Field> fields_{};
    std::vector<std::vector<std::uint32_t>> postings_{};
    std::vector<float> campaignShares_{};
    std::vector<float> arcadesShares_{};
    std::unordered_map<std::string, std::vector<std::uint32_t>> askedSo_;
};

}  // namespace reach::reference
