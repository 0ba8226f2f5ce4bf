#pragma once

#include <map>
#include <string>
#include <vector>

#include "database/reference/entry.h"
#include "engine/contract/printed.h"

/// The words of the reference between reading and writing.
namespace reach::compiler {

using reference::Section;

/// A line of a content file; line 0 when the file (or its absence) is meant as a whole.
struct Place {
    std::string file{};
    int line = 0;

    auto operator<=>(const Place&) const = default;
};

struct Problem {
    Place place{};
    std::string text{};

    auto operator<=>(const Problem&) const = default;
};

/// Everything that is wrong with the content, "FILE:LINE: what" once printed.
class Problems {
  public:
    void add(Place place, std::string text) { list_.push_back({std::move(place), std::move(text)}); }
    bool none() const { return list_.empty(); }
    /// By file and line, each once.
    std::vector<Problem> sorted() const;

  private:
    std::vector<Problem> list_{};
};

std::string lineOf(const Problem& problem);

/// A string of a content file and the line it stands in.
struct Text {
    std::string text{};
    int line = 0;
};

/// A passage of an entry. After checkLinks() its empty link labels are filled and `plain` is what is read.
struct PartDraft {
    reference::PartKind kind = reference::PartKind::Text;
    std::string heading{};
    std::string markdown{};
    std::string source{};
    Place place{};  ///< where the first line of the Markdown stands
    std::string plain{};
    std::vector<Text> links{};
};

struct EntryDraft {
    Section section = Section::Rule;
    std::string id{};
    std::string language = "en";
    std::string title{};
    std::string book{};
    int page = 0;
    std::string heading{};
    std::string topic{};
    std::string source{};
    std::string kind{};  ///< of an aid: summary or checklist; of a card: its printed kind
    std::vector<Text> keywords{};
    std::vector<Text> see{};
    std::vector<Text> engine{};
    std::vector<PartDraft> parts{};
    bool missing = false;               ///< the card's text is not known to us
    bool written = true;                ///< false: a page made from the facts alone
    const PrintedCard* card = nullptr;  ///< the facts, for a card
    Place place{};
};

/// What people say and the box does not, from synonyms.toml.
struct Synonym {
    std::string language = "en";
    std::string say{};
    std::string means{};
    bool isSame = false;  ///< the same word, shortened or in another language
};

/// What people ask when they look for an entry, in their words.
struct Asked {
    std::string id{};
    std::string language = "en";
    std::vector<Text> phrases{};
    Place place{};
};

/// A word of another language and what it may be in English, in the order of the dictionary, all folded.
using Dictionary = std::map<std::string, std::vector<std::string>>;

struct Content {
    std::vector<EntryDraft> entries{};
    std::vector<Asked> asked{};
    std::vector<Synonym> synonyms{};
    std::vector<std::pair<std::string, std::string>> stopWords{};  ///< language, word
    Dictionary dictionary{};
};

/// Reads every .toml file under the folder. What cannot be used is left out and told.
Content readContent(const std::string& folder, Problems& problems);

/// Reads a dictionary of Ding's form, a line an entry, "GERMAN; GERMAN | GERMAN :: ENGLISH; ENGLISH |
/// ENGLISH" with remarks in brackets: the single words, and of what they mean what is a word or two.
Dictionary readDictionary(const std::string& path, Problems& problems);

/// How much is asked of the content.
enum class Completeness { Partly, Fully };

/// Hands what is asked to the entries, behind their own keywords. What no entry takes is a problem; when
/// completeness is asked for, so is an entry nobody asks for.
void giveAsked(Content& content, Completeness wanted, Problems& problems);

/// Gives every printed card a page: an unwritten one gets a page from its facts and, when completeness is
/// asked for, a problem. Returns how many are unwritten.
int addCardPages(Content& content, Completeness asked, Problems& problems);

/// Duplicate ids, rules of the engine that nobody describes or that are not there.
void checkEntries(const Content& content, Completeness asked, Problems& problems);

/// Of entries with one id, and of entries that describe one rule of the engine, only the first stays. So a
/// faulty content can be written all the same.
void dropDoubles(Content& content);

/// Fills empty link labels, checks markup and links, and extracts the plain text.
void checkLinks(Content& content, Problems& problems);

/// Writes the database anew. False, with a problem, when the file cannot be written.
bool writeReference(const Content& content, const std::string& path, Problems& problems);

}  // namespace reach::compiler
