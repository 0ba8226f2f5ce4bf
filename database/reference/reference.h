#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "database/reference/entry.h"
#include "database/reference/query.h"

/// The reference: every rule and every card, found while one types. Nothing here throws (memory aside).
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
    std::string title{};
    std::string book{};
    int page = 0;
    std::string heading{};
    std::string kind{};                 ///< of a card: "guild"; of an aid: "checklist"
    std::string suit{};                 ///< of a card
    std::string set{};                  ///< of a card
    std::string snippet{};              ///< plain text, cut with an ellipsis
    std::vector<Range> inTitle{};       ///< what matched
    std::vector<Range> inSnippet{};     ///< what matched
    std::vector<std::string> copies{};  ///< ids of further cards of the same name and text
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
    std::size_t found = 0;   ///< how many there are, beyond the limit too
    bool nearest = false;    ///< nothing matched: these are only alike
    bool asksRules = false;  ///< a question, and of no card by name
    std::optional<QueryError> error{};
};

/// What is on the table.
struct SearchContext {
    std::vector<std::string> inPlay{};  ///< ids of cards: they come first among equals
    std::string book{};  ///< "blighted-reach" in a campaign, "arcades": its rules count as much as the base's
    std::optional<Section> only{};  ///< nothing else is wanted
};

/// Other words for a word.
struct Meanings {
    bool saysNothing = false;          ///< "the", "can"
    bool isKnown = false;              ///< false: `words` are those it may be a slip of
    std::vector<std::string> words{};  ///< its other forms and synonyms, nearest first
};

enum class OpenError {
    NotFound,
    NotAReference,  ///< no database, or another program's, or damaged
    OtherVersion,   ///< written by another version of the compiler
};

class Reference {
  public:
    struct Opened;

    /// Opens the file read-only and reads what searching needs. `language` falls back to English entry by
    /// entry.
    static Opened open(const std::filesystem::path& path, std::string_view language = "en");

    Reference(Reference&&) noexcept;
    Reference& operator=(Reference&&) noexcept;
    ~Reference();

    /// The best hits for what was typed so far. Not for several threads at once.
    SearchResult search(std::string_view typed, std::size_t limit = 20,
                        const SearchContext& context = {}) const;

    /// The whole page, by its exact id.
    std::optional<Entry> entry(std::string_view id) const;

    /// Id of the entry that describes a rule of the engine ("tax-once-per-turn"); empty when none does.
    std::string entryForRule(std::string_view engineRule) const;

    /// What a folded word may mean besides itself.
    Meanings meaningsOf(std::string_view word) const;

    /// Every page of a section in the order of the content, without its parts, links and engine rules.
    std::vector<Entry> contents(Section section) const;

  private:
    struct Parts;
    explicit Reference(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

struct Reference::Opened {
    std::optional<Reference> reference;
    OpenError error = OpenError::NotFound;  ///< when there is none
};

}  // namespace reach::reference
