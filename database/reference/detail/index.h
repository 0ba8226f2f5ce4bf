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
#include "database/reference/words.h"

namespace reach::reference {

using WordId = std::uint16_t;

/// A word of a text: which, and where in the original.
struct PlacedWord {
    WordId word = 0;
    std::uint16_t begin = 0;
    std::uint16_t length = 0;
};

/// A title or a keyword.
struct Field {
    std::uint32_t doc = 0;
    bool isTitle = false;
    std::uint16_t words = 0;  ///< without stop words, but at least one
    std::uint16_t said = 0;   ///< words of the file in it
    bool operator==(const Field&) const = default;
};

/// What searching keeps of an entry in memory.
struct Doc {
    std::int64_t row = 0;
    Section section = Section::Rule;
    std::string id{};
    std::string title{};
    std::string book{};
    int page = 0;
    std::string heading{};
    std::string kind{};
    CardFacts card{};  ///< empty kind: no card
    std::string tags{};
    std::string plain{};
    std::string foldedId{};
    std::string foldedTitle{};
    std::string titleTogether{};  ///< folded, without spaces
    std::vector<PlacedWord> titleWords{};
    std::vector<PlacedWord> words{};
    std::uint32_t sameAs = 0;   ///< the first entry of this name and text; itself mostly
    std::uint32_t leadsTo = 0;  ///< of a term: the rule that tells it all; itself mostly
};

/// What something people say may mean.
struct Meaning {
    std::string text{};
    bool isSame = false;  ///< the same word, shortened or in another language
};

/// The words of the file and where titles and keywords have them. Texts are searched by FTS5.
class Index {
  public:
    Index(SQLite::Database& database, std::string_view language);

    const std::vector<Doc>& docs() const { return docs_; }
    const std::vector<std::string>& words() const { return words_; }
    const std::vector<Field>& fields() const { return fields_; }
    /// Fields that hold the word.
    const std::vector<std::uint32_t>& fieldsWith(WordId word) const { return postings_[word]; }

    /// 0 to 1: how far a word is one of the campaign's, or of ARCADEs, and not of the base game.
    float campaignShare(WordId word) const { return campaignShares_[word]; }
    float arcadesShare(WordId word) const { return arcadesShares_[word]; }

    /// Position in docs() of a row of the file; npos for one in another language.
    std::size_t docOfRow(std::int64_t row) const;
    /// Position in docs(), or npos.
    std::size_t docOfId(std::string_view id) const;
    /// Position in docs() of the rule that tells all about a term of this title, in any form, or npos.
    std::size_t ruleOfTerm(std::string_view words) const;
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

    /// A word that carries no meaning in a question, in any of its forms.
    bool isStopWord(std::string_view word) const { return stopStems_.contains(stemOf(word)); }
    /// The word, or npos.
    std::size_t find(std::string_view word) const;
    /// Words that begin so, as a range of words().
    std::pair<WordId, WordId> withPrefix(std::string_view beginning) const;
    /// Words of the same stem.
    const std::vector<WordId>& withStem(const std::string& stem) const;
    /// What a phrase of folded words may mean instead.
    const std::vector<Meaning>& meaningsOf(const std::string& stems) const;
    /// Entries one of whose keywords has just these folded words, in their order.
    const std::vector<std::uint32_t>& askedSo(const std::string& folded) const;
    /// What a folded German word that nobody wrote means by the dictionary, in this form or without its
    /// ending.
    std::vector<std::string> translationsOf(const std::string& word) const;
    std::size_t longestSynonym() const { return longestSynonym_; }
    /// Single folded words that people say and that mean something here.
    const std::vector<std::string>& saidWords() const { return saidWords_; }

  private:
    void readWords(SQLite::Database& database);
    void readSynonyms(SQLite::Database& database, std::string_view language);
    void readDocs(SQLite::Database& database, std::string_view language);
    void addField(std::uint32_t doc, std::string_view text, bool isTitle);
    void findCopies();
    void followTerms(SQLite::Database& database);
    void tellBooksApart();

    std::vector<std::string> inDictionary(const std::string& word) const;

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

/// The folded words' stems, parted by spaces: the key of a synonym.
std::string stemsOf(std::string_view folded);

}  // namespace reach::reference
