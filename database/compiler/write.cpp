#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "database/compiler/content.h"
#include "database/reference/placed_words.h"
#include "database/reference/schema.h"
#include "database/reference/seal.h"
#include "database/reference/words.h"
#include "engine/core/names.h"

namespace reach::compiler {
namespace {

using reference::PartKind;
using reference::wordsOf;

/// The texts of an entry that the search reads.
struct SearchText {
    std::string keywords;  ///< one a line, the heading among them
    std::string plain;
    std::string facts;
    std::string tags;
};

std::string suitOf(const PrintedCard& card) {
    if (card.suit != Resource::None) return std::string(nameOf(card.suit));
    return card.actionSuit == Suit::None ? "" : std::string(nameOf(card.actionSuit));
}

bool has(std::string_view folded, std::string_view words) {
    return (" " + std::string(folded) + " ").find(" " + std::string(words) + " ") != std::string::npos;
}

/// The tags that a query can ask for with `is:` and `has:`.
std::string tagsOf(const EntryDraft& entry, const std::string& plain, const std::vector<TagPhrase>& phrases) {
    std::set<std::string> tags;
    const std::string folded = reference::folded(plain);
    for (const auto& [phrase, tag] : phrases)
        if (has(folded, phrase)) tags.insert("has:" + tag);
    for (const PartDraft& part : entry.parts) {
        if (part.kind == PartKind::Example) tags.insert("has:example");
        if (part.kind == PartKind::Back) tags.insert("has:back");
        if (part.kind != PartKind::Ruling) continue;
        tags.insert("has:ruling");
        tags.insert(reference::folded(part.source).find("errat") != std::string::npos ? "is:errata"
                                                                                      : "is:faq");
    }
    if (entry.section == Section::Faq) tags.insert("is:faq");
    if (entry.section == Section::Erratum) tags.insert("is:errata");
    if (!entry.kind.empty() && entry.section == Section::Aid) tags.insert("is:" + entry.kind);
    if (entry.missing) tags.insert("is:missing");
    if (!entry.written) tags.insert("is:unwritten");
    if (entry.card != nullptr && entry.card->raidCost == kProtected) tags.insert("is:protected");
    if (entry.card != nullptr && !entry.card->flipSide.empty()) tags.insert("has:back");
    std::string out = " ";
    for (const std::string& tag : tags) out += tag + " ";
    return out;
}

std::string factsOf(const EntryDraft& entry) {
    if (entry.card == nullptr) return entry.book + " " + entry.topic;
    const PrintedCard& card = *entry.card;
    std::string facts = entry.id + " " + std::string(nameOf(card.kind)) + " card " + suitOf(card) + " " +
                        std::string(fateName(card.fate)) + " " + std::string(nameOf(card.set));
    if (card.act > 0) facts += " act " + std::to_string(card.act);
    return facts;
}

SearchText searchTextOf(const EntryDraft& entry, const std::vector<TagPhrase>& phrases) {
    SearchText text;
    for (const Text& keyword : entry.keywords) text.keywords += keyword.text + "\n";
    if (entry.heading != entry.title) text.keywords += entry.heading;
    for (const PartDraft& part : entry.parts) {
        if (!text.plain.empty()) text.plain += '\n';
        if (!part.heading.empty()) text.plain += part.heading + "\n";
        text.plain += part.plain;
    }
    text.facts = factsOf(entry);
    text.tags = tagsOf(entry, text.plain, phrases);
    return text;
}

/// A translation has the tags of the English page, whose words name them.
std::vector<SearchText> searchTextsOf(const Content& content) {
    std::vector<SearchText> texts;
    std::map<std::string_view, const SearchText*> english;
    texts.reserve(content.entries.size());
    for (const EntryDraft& entry : content.entries) {
        texts.push_back(searchTextOf(entry, content.tagPhrases));
        if (entry.language == "en") english.emplace(entry.id, &texts.back());
    }
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (const auto at = english.find(content.entries[i].id); at != english.end())
            texts[i].tags = at->second->tags;
    return texts;
}

constexpr std::size_t kMostMeanings = 8;  // the usual ones stand first

using Vocabulary = std::map<std::string, int>;

void number(Vocabulary& words) {
    int n = 0;
    for (auto& [word, at] : words) at = ++n;
}

std::string wordsBlob(const std::string& plain, const Vocabulary& vocabulary) {
    std::vector<reference::PlacedWord> placed;
    for (const auto& word : wordsOf(plain)) {
        if (word.end > 0xFFFF) break;
        placed.push_back({static_cast<reference::WordId>(vocabulary.at(word.text) - 1),
                          static_cast<std::uint16_t>(word.begin),
                          static_cast<std::uint16_t>(word.end - word.begin)});
    }
    return reference::stored(placed);
}

/// The dictionary in rows of many lines, which are a third smaller for whoever downloads them than a row a
/// word.
class DictionaryRows {
  public:
    explicit DictionaryRows(SQLite::Database& database)
        : row_(database, "INSERT INTO translation VALUES (?, ?)") {}

    /// The words must come in order. The meanings are separated by tabs.
    void add(const std::string& say, const std::string& meanings) {
        if (lines_.empty()) first_ = say;
        lines_ += say + '\t' + meanings + '\n';
        if (lines_.size() > kRow) finish();
    }
    void finish() {
        if (lines_.empty()) return;
        row_.bind(1, first_);
        row_.bind(2, lines_);
        row_.exec();
        row_.reset();
        lines_.clear();
    }

  private:
    static constexpr std::size_t kRow = 8000;  // bytes: some 250 words

    SQLite::Statement row_;
    std::string first_;
    std::string lines_;
};

/// One file being written.
class Writer {
  public:
    explicit Writer(const std::string& path) : database_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
        database_.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
        database_.exec(reference::kSchema);
        database_.exec("PRAGMA application_id = " + std::to_string(reference::kApplicationId));
        database_.exec("PRAGMA user_version = " + std::to_string(reference::kSchemaVersion));
    }

    void write(const Content& content) {
        SQLite::Transaction transaction(database_);
        const std::vector<SearchText> texts = searchTextsOf(content);
        addWords(content, texts);
        int n = 0;
        for (const EntryDraft& entry : content.entries) {
            ++n;
            addEntry(n, entry, texts[static_cast<std::size_t>(n - 1)]);
            addParts(n, entry);
            if (entry.language == "en") addLinks(entry);
        }
        for (const Synonym& synonym : content.synonyms)
            run("INSERT INTO synonym VALUES (?, ?, ?, ?)", synonym.language, reference::folded(synonym.say),
                reference::folded(synonym.means), synonym.isSame ? 1 : 0);
        for (const auto& [language, data] : content.languages) addLanguage(language, data);
        addLanguage("", content.dictionaryWords.endings);
        for (const auto& [language, word] : content.stopWords)
            run("INSERT INTO stop_word VALUES (?, ?)", language, reference::folded(word));
        addTranslations(content);
        transaction.commit();
        database_.exec("INSERT INTO search (search) VALUES ('optimize'); ANALYZE; VACUUM");
    }

  private:
    template <typename... Values>
    void run(const char* sql, const Values&... values) {
        SQLite::Statement statement(database_, sql);
        int at = 0;
        (statement.bind(++at, values), ...);
        statement.exec();
    }

    void addWords(const Content& content, const std::vector<SearchText>& texts) {
        const auto add = [&](const std::string& text) {
            for (const auto& word : wordsOf(text)) words_.emplace(word.text, 0);
        };
        for (std::size_t i = 0; i < texts.size(); ++i) {
            add(content.entries[i].title);
            add(texts[i].keywords);
            add(texts[i].plain);
            add(texts[i].facts);
        }
        number(words_);
        for (const auto& [word, n] : words_) run("INSERT INTO word VALUES (?, ?)", n, word);
    }

    void addLanguage(const std::string& language, const reference::LanguageData& data) {
        for (const auto& [use, word, means] : data.words)
            run("INSERT INTO language_word VALUES (?, ?, ?, ?)", language, std::string(nameOf(use)), word,
                means);
        for (const auto& [step, cut, put, least, single] : data.endings)
            run("INSERT INTO ending VALUES (?, ?, ?, ?, ?, ?)", language, step, cut, put, least,
                single ? 1 : 0);
    }

    /// Adds the words that only the dictionary has, if their translation occurs in a text.
    void addTranslations(const Content& content) {
        std::set<std::string> stems;
        std::set<std::string> stops;
        std::set<std::string> synonyms;
        reference::Language english;
        if (const auto at = content.languages.find("en"); at != content.languages.end())
            english.add(at->second);
        for (const auto& [word, n] : words_) stems.insert(english.stemOf(word));
        for (const auto& [language, word] : content.stopWords)
            stops.insert(english.stemOf(reference::folded(word)));
        for (const Synonym& synonym : content.synonyms) synonyms.insert(reference::folded(synonym.say));
        DictionaryRows rows(database_);
        for (const auto& [say, meanings] : content.dictionary) {
            if (stems.contains(english.stemOf(say)) || synonyms.contains(say)) continue;
            std::string means;
            std::size_t count = 0;
            for (const std::string& meaning : meanings) {
                bool known = true;
                bool stop = true;
                for (const auto& word : wordsOf(meaning)) {
                    const std::string stem = english.stemOf(word.text);
                    known = known && stems.contains(stem);
                    stop = stop && stops.contains(stem);
                }
                if (stop || !(known || synonyms.contains(meaning)) || count >= kMostMeanings) continue;
                ++count;
                means += (means.empty() ? "" : "\t") + meaning;
            }
            if (!means.empty()) rows.add(say, means);
        }
        rows.finish();
    }

    void addEntry(int n, const EntryDraft& entry, const SearchText& text) {
        static const PrintedCard kNone{};
        const PrintedCard& card = entry.card == nullptr ? kNone : *entry.card;
        const std::string blob = wordsBlob(text.plain, words_);
        SQLite::Statement row(database_,
                              "INSERT INTO entry VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,"
                              "?,?,?,?)");
        int at = 0;
        const auto put = [&](const auto& value) { row.bind(++at, value); };
        const auto put_text = [&](std::string_view value) { row.bind(++at, std::string(value)); };
        put(n);
        for (const std::string_view value :
             {std::string_view(entry.id), std::string_view(entry.language), nameOf(entry.section),
              std::string_view(entry.title), std::string_view(entry.book)})
            put_text(value);
        put(entry.page);
        for (const std::string& value : {entry.heading, entry.topic, entry.source, entry.kind}) put(value);
        for (const int value : {entry.missing ? 1 : 0, entry.written ? 1 : 0, entry.card != nullptr ? 1 : 0})
            put(value);
        put(suitOf(card));
        for (const int value : {std::max<int>(card.raidCost, 0), card.raidCost == kProtected ? 1 : 0})
            put(value);
        put_text(entry.card == nullptr ? "" : nameOf(card.set));
        put(static_cast<int>(card.fate));
        put_text(fateName(card.fate));
        for (const int value :
             {int{card.act}, int{card.number}, int{card.pips}, int{card.order}, int{card.copies}})
            put(value);
        put_text(card.flipSide);
        for (const std::string& value : {text.keywords, text.tags, text.plain}) put(value);
        row.bind(++at, blob.data(), static_cast<int>(blob.size()));
        row.exec();
        run("INSERT INTO search (rowid, title, keywords, body, facts) VALUES (?, ?, ?, ?, ?)", n,
            reference::folded(entry.title), reference::folded(text.keywords), reference::folded(text.plain),
            reference::folded(text.facts));
    }

    void addParts(int n, const EntryDraft& entry) {
        int place = 0;
        for (const PartDraft& part : entry.parts)
            run("INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)", n, place++, std::string(nameOf(part.kind)),
                part.heading, part.markdown, part.source);
    }

    void addLinks(const EntryDraft& entry) {
        int place = 0;
        std::set<std::string> known{entry.id};
        const auto add = [&](const Text& target, const char* how) {
            if (known.insert(target.text).second)
                run("INSERT INTO link VALUES (?, ?, ?, ?)", entry.id, target.text, how, place++);
        };
        for (const Text& target : entry.see) add(target, "see");
        for (const PartDraft& part : entry.parts)
            for (const Text& target : part.links) add(target, "text");
        for (const Text& rule : entry.engine)
            run("INSERT INTO engine_rule VALUES (?, ?)", rule.text, entry.id);
    }

    SQLite::Database database_;
    Vocabulary words_;
};

}  // namespace

bool writeReference(const Content& content, const std::string& path, Problems& problems) {
    try {
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
        Writer(path).write(content);
        if (reference::seal(path)) return true;
        problems.add({path, 0}, "cannot be sealed");
        return false;
    } catch (const SQLite::Exception& exception) {
        problems.add({path, 0}, std::string("cannot be written: ") + exception.what());
        return false;
    }
}

}  // namespace reach::compiler
