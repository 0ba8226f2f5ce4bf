#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "database/reference/entry.h"
#include "database/reference/query.h"

/// The reference searches every rule and card while the player types. The functions throw only
/// std::bad_alloc.
namespace reach::reference {

/// A stretch of a text, in bytes.
struct Range {
    std::size_t begin = 0;
    std::size_t length = 0;
    bool operator==(const Range&) const = default;
};

/// One row of a result.
struct Hit {
    Section section = Section::Rule;
    std::string id{};
    std::string language{};  ///< of its text: "en" if there is no translation
    std::string title{};
    std::string book{};
    int page = 0;
    std::string heading{};
    std::string kind{};                 ///< of a card: "guild"; of an aid: "checklist"
    std::string suit{};                 ///< of a card
    std::string set{};                  ///< of a card
    std::string snippet{};              ///< plain text, cut with an ellipsis
    std::vector<Range> inTitle{};       ///< the matching ranges
    std::vector<Range> inSnippet{};     ///< the matching ranges
    std::vector<std::string> copies{};  ///< ids of other cards with the same name and text
    double score = 0;
};

/// The hits of a section, best first; groups stand in the order of their best hit.
struct HitGroup {
    Section section = Section::Rule;
    std::vector<std::size_t> hits{};
};

struct SearchResult {
    std::vector<Hit> hits{};  ///< best first
    std::vector<HitGroup> groups{};
    std::size_t found = 0;   ///< the number of matches, including those beyond the limit
    bool nearest = false;    ///< nothing matched; these hits are only similar
    bool asksRules = false;  ///< the query is a question, but not about a kind of card
    std::optional<QueryError> error{};
};

/// The game in play.
struct SearchContext {
    std::vector<std::string> inPlay{};  ///< ids of cards; they come first among equal hits
    /// "blighted-reach" in a campaign, "arcades": its rules rank like the base game's. "base": the campaign's
    /// rank lower than without a game.
    std::string book{};
    std::optional<Section> only{};  ///< limits the search to this section
};

/// The meanings of a word.
struct Meanings {
    bool saysNothing = false;          ///< a stop word: "the", "can"
    bool isKnown = false;              ///< false: `words` has the words that this may be a typing error of
    std::vector<std::string> words{};  ///< its other forms and synonyms, nearest first
};

enum class OpenError {
    NotFound,
    NotAReference,  ///< no database, a damaged one or another program's
    OtherVersion,   ///< written by another version of the compiler
};

class Reference {
  public:
    struct Opened;

    /// Opens the file read-only and reads the data that the search needs. An entry without a translation into
    /// `language` is in English.
    static Opened open(const std::filesystem::path& path, std::string_view language = "en");

    Reference(Reference&&) noexcept;
    Reference& operator=(Reference&&) noexcept;
    ~Reference();

    /// Returns the best hits for the query typed so far. Not thread-safe.
    SearchResult search(std::string_view typed, std::size_t limit = 20,
                        const SearchContext& context = {}) const;

    /// Returns the whole page with this exact id.
    std::optional<Entry> entry(std::string_view id) const;

    /// Returns the id of the entry that describes a rule of the engine ("tax-once-per-turn"); empty if none
    /// does.
    std::string entryForRule(std::string_view engineRule) const;

    /// Returns the other words that a folded word may mean.
    Meanings meaningsOf(std::string_view word) const;

    /// Returns every page of a section in the order of the content, without parts, links and engine rules.
    std::vector<Entry> contents(Section section) const;

  private:
    struct Parts;
    explicit Reference(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

struct Reference::Opened {
    std::optional<Reference> reference;
    OpenError error = OpenError::NotFound;  ///< valid if there is no reference
};

}  // namespace reach::reference
