#pragma once

#include <map>
#include <string>
#include <vector>

#include "database/reference/entry.h"
#include "database/reference/language.h"
#include "engine/contract/printed.h"

/// The content of the reference between reading and writing.
namespace reach::compiler {

using reference::Section;

/// A line of a content file. Line 0 means the whole file, or that the file is missing.
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

/// The problems found in the content; lineOf() prints one as "FILE:LINE: what".
class Problems {
  public:
    void add(Place place, std::string text) { list_.push_back({std::move(place), std::move(text)}); }
    bool none() const { return list_.empty(); }
    /// The problems sorted by file and line, without duplicates.
    std::vector<Problem> sorted() const;

  private:
    std::vector<Problem> list_{};
};

std::string lineOf(const Problem& problem);

/// A string of a content file and its line.
struct Text {
    std::string text{};
    int line = 0;
};

/// A passage of an entry. checkLinks() fills its empty link labels and sets `plain` to the text without
/// markup.
struct PartDraft {
    reference::PartKind kind = reference::PartKind::Text;
    std::string heading{};
    std::string markdown{};
    std::string source{};
    Place place{};  ///< of the first line of the Markdown
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
    bool missing = false;               ///< the card's text is unknown
    bool written = true;                ///< false: a page made from the facts alone
    const PrintedCard* card = nullptr;  ///< the facts, for a card
    Place place{};
};

/// A word players use and the box does not, from synonyms.toml.
struct Synonym {
    std::string language = "en";
    std::string say{};
    std::string means{};
    bool isSame = false;  ///< the same word, shortened or in another language
};

/// Questions that players ask when they look for an entry, in their words.
struct Asked {
    std::string id{};
    std::string language = "en";
    std::vector<Text> phrases{};
    Place place{};
};

/// Maps a foreign word to its English meanings in the dictionary's order, all folded.
using Dictionary = std::map<std::string, std::vector<std::string>>;

/// How the words of the dictionary are read and looked up. There is one dictionary, for all languages of the
/// program.
struct DictionaryWords {
    std::string language{};           ///< the language whose words are looked up; empty without a dictionary
    std::vector<std::string> skip{};  ///< words of its lines that carry no meaning
    reference::LanguageData endings{};
};

/// A phrase that gives a tag to every English page that has it.
struct TagPhrase {
    std::string phrase{};
    std::string tag{};
};

struct Content {
    std::vector<EntryDraft> entries{};
    std::vector<Asked> asked{};
    std::vector<Synonym> synonyms{};
    std::vector<std::pair<std::string, std::string>> stopWords{};  ///< language, word
    std::map<std::string, reference::LanguageData> languages{};    ///< by their folders
    std::vector<TagPhrase> tagPhrases{};
    DictionaryWords dictionaryWords{};
    Dictionary dictionary{};
};

/// Reads every .toml file under the folder. Leaves out unusable content and adds a problem for it.
Content readContent(const std::string& folder, Problems& problems);

/// Reads a dictionary in Ding's format. Each line is an entry, "GERMAN; GERMAN | GERMAN :: ENGLISH; ENGLISH |
/// ENGLISH", with remarks in brackets. Keeps single German words and their English meanings of one or two
/// words. Leaves out the words of `skip`.
Dictionary readDictionary(const std::string& path, const std::vector<std::string>& skip, Problems& problems);

/// Whether the content may have gaps.
enum class Completeness { Partly, Fully };

/// Appends the questions of `content.asked` to the keywords of their entries. Questions for an unknown entry
/// are a problem. With Completeness::Fully, an entry without questions is one too.
void giveAsked(Content& content, Completeness wanted, Problems& problems);

/// Gives every printed card a page. A card without an entry gets a page made from its facts. If the facts
/// give no text either, the card is unwritten. With Completeness::Fully, an unwritten card is a problem.
/// Returns the number of unwritten cards.
int addCardPages(Content& content, Completeness asked, Problems& problems);

/// Finds duplicate ids, translations of missing entries and unknown engine rules. With Completeness::Fully,
/// it also finds engine rules that no entry describes, and it wants the words of English.
void checkEntries(const Content& content, Completeness asked, Problems& problems);

/// Keeps only the first of several entries with the same id, and the first of several that describe the same
/// engine rule. Faulty content can then still be written.
void dropDoubles(Content& content);

/// Fills empty link labels, checks markup and links, and extracts the plain text.
void checkLinks(Content& content, Problems& problems);

/// Writes a new database. Returns false and adds a problem if the file cannot be written.
bool writeReference(const Content& content, const std::string& path, Problems& problems);

}  // namespace reach::compiler
