#include "database/reference/detail/index.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "database/reference/words.h"

namespace reach::reference {
namespace {

std::string textAt(SQLite::Statement& row, int column) {
    const SQLite::Column value = row.getColumn(column);
    return {value.getText(), static_cast<std::size_t>(value.getBytes())};
}

std::size_t wordCount(std::string_view words) {
    return 1 + static_cast<std::size_t>(std::ranges::count(words, ' '));
}

CardFacts factsAt(SQLite::Statement& row, int column) {
    CardFacts card;
    const auto number = [&] { return row.getColumn(column++).getInt(); };
    const auto text = [&] { return textAt(row, column++); };
    const bool isCard = number() != 0;
    card.suit = text();
    card.raidCost = number();
    card.isProtected = number() != 0;
    card.set = text();
    card.fate = number();
    card.fateName = text();
    card.act = number();
    card.number = number();
    card.pips = number();
    card.order = number();
    card.copies = number();
    card.flipSide = text();
    if (isCard) card.kind = text();
    return card;
}

constexpr const char* kDocs =
    "SELECT n, section, id, title, book, page, heading, kind, tags, plain, words, keywords, "
    "is_card, suit, raid_cost, protected, card_set, fate, fate_name, act, number, pips, edict_order, copies, "
    "flip_side, kind, language FROM entry AS e WHERE language = ?1 OR (language = 'en' AND NOT EXISTS "
    "(SELECT 1 FROM entry WHERE language = ?1 AND id = e.id)) ORDER BY n";

}  // namespace

Index::Index(SQLite::Database& database, std::string_view language)
    : translation_(database, "SELECT lines FROM translation WHERE first <= ? ORDER BY first DESC LIMIT 1") {
    readLanguage(database, language);
    readWords(database);
    readSynonyms(database, language);
    readDocs(database, language);
    findCopies();
    followTerms(database);
    tellBooksApart();
}

void Index::readLanguage(SQLite::Database& database, std::string_view language) {
    const auto read = [&](const std::string& code) {
        LanguageData data;
        SQLite::Statement word(database, "SELECT use, word, means FROM language_word WHERE language = ?");
        word.bind(1, code);
        while (word.executeStep())
            if (const auto use = useOf(textAt(word, 0)))
                data.words.push_back({*use, textAt(word, 1), textAt(word, 2)});
        SQLite::Statement ending(database,
                                 "SELECT step, cut, put, least, single FROM ending WHERE language = ?");
        ending.bind(1, code);
        while (ending.executeStep())
            data.endings.push_back({ending.getColumn(0).getInt(), textAt(ending, 1), textAt(ending, 2),
                                    ending.getColumn(3).getInt(), ending.getColumn(4).getInt() != 0});
        language_.add(data);
    };
    if (language != "en") read(std::string(language));
    read("en");
    read("");  // the dictionary
}

void Index::readWords(SQLite::Database& database) {
    SQLite::Statement row(database, "SELECT word FROM word ORDER BY n");
    while (row.executeStep() && words_.size() < 0xFFFF) {
        const auto id = static_cast<WordId>(words_.size());
        words_.push_back(textAt(row, 0));
        stems_[language_.stemOf(words_.back())].push_back(id);
    }
    postings_.resize(words_.size());
}

void Index::readSynonyms(SQLite::Database& database, std::string_view language) {
    SQLite::Statement synonym(database, "SELECT say, means, same FROM synonym WHERE language IN ('en', ?)");
    synonym.bind(1, std::string(language));
    while (synonym.executeStep()) {
        const std::string said = textAt(synonym, 0);
        const std::string say = language_.stemsOf(said);
        longestSynonym_ = std::max(longestSynonym_, wordCount(say));
        if (wordCount(said) == 1 && !std::ranges::binary_search(words_, said)) saidWords_.push_back(said);
        synonyms_[say].push_back({textAt(synonym, 1), synonym.getColumn(2).getInt() != 0});
    }
    SQLite::Statement stop(database, "SELECT word FROM stop_word WHERE language IN ('en', ?)");
    stop.bind(1, std::string(language));
    while (stop.executeStep()) stopStems_.insert(language_.stemOf(textAt(stop, 0)));
}

void Index::readDocs(SQLite::Database& database, std::string_view language) {
    SQLite::Statement row(database, kDocs);
    row.bind(1, std::string(language));
    while (row.executeStep()) {
        Doc doc{.row = row.getColumn(0).getInt64(),
                .section = sectionOf(textAt(row, 1)).value_or(Section::Rule),
                .id = textAt(row, 2),
                .language = textAt(row, 26),
                .title = textAt(row, 3),
                .book = textAt(row, 4),
                .page = row.getColumn(5).getInt(),
                .heading = textAt(row, 6),
                .kind = textAt(row, 7),
                .card = factsAt(row, 12),
                .tags = textAt(row, 8),
                .plain = textAt(row, 9)};
        doc.words = placedWords(textAt(row, 10));
        std::erase_if(doc.words, [&](const PlacedWord& word) { return word.word >= words_.size(); });
        doc.foldedId = folded(doc.id);
        doc.foldedTitle = folded(doc.title);
        doc.titleTogether = doc.foldedTitle;
        std::erase(doc.titleTogether, ' ');
        const auto at = static_cast<std::uint32_t>(docs_.size());
        for (const Word& word : wordsOf(doc.title))
            if (const std::size_t id = find(word.text); id != npos)
                doc.titleWords.push_back({static_cast<WordId>(id), static_cast<std::uint16_t>(word.begin),
                                          static_cast<std::uint16_t>(word.end - word.begin)});
        docOfRow_.resize(static_cast<std::size_t>(doc.row) + 1, npos);
        docOfRow_.back() = at;
        docOfId_.emplace(doc.id, at);
        addField(at, doc.title, true);
        std::string keywords = textAt(row, 11);
        for (std::size_t from = 0; from < keywords.size();) {
            const std::size_t end = std::min(keywords.find('\n', from), keywords.size());
            addField(at, std::string_view(keywords).substr(from, end - from), false);
            from = end + 1;
        }
        docs_.push_back(std::move(doc));
    }
}

void Index::addField(std::uint32_t doc, std::string_view text, bool isTitle) {
    const auto id = static_cast<std::uint32_t>(fields_.size());
    Field field{.doc = doc, .isTitle = isTitle};
    std::string all;
    for (const Word& word : wordsOf(text)) {
        all += (all.empty() ? "" : " ") + word.text;
        const std::size_t known = find(word.text);
        if (known == npos) continue;
        ++field.said;
        if (!isStopWord(word.text)) ++field.words;
        auto& postings = postings_[known];
        if (postings.empty() || postings.back() != id) postings.push_back(id);
    }
    if (!isTitle && !all.empty()) askedSo_[std::move(all)].push_back(doc);
    field.words = std::max<std::uint16_t>(field.words, 1);
    fields_.push_back(field);
}

void Index::findCopies() {
    using Face = std::pair<std::string_view, std::string_view>;  // into docs_, which stays as it is
    std::map<Face, std::uint32_t> first;
    for (std::uint32_t i = 0; i < docs_.size(); ++i) {
        docs_[i].sameAs = i;
        if (docs_[i].section == Section::Card)
            docs_[i].sameAs = first.emplace(Face(docs_[i].title, docs_[i].plain), i).first->second;
    }
}

/// A term leads to the first rule it points to that bears its name.
void Index::followTerms(SQLite::Database& database) {
    const auto bears = [this](const Doc& rule, const Doc& term) {
        return (" " + language_.stemsOf(rule.title) + " ").find(" " + language_.stemsOf(term.title) + " ") !=
               std::string::npos;
    };
    for (std::uint32_t i = 0; i < docs_.size(); ++i) docs_[i].leadsTo = i;
    SQLite::Statement link(database, "SELECT source, target FROM link WHERE how = 'see' ORDER BY place DESC");
    while (link.executeStep()) {
        const std::size_t source = docOfId(textAt(link, 0));
        const std::size_t target = docOfId(textAt(link, 1));
        if (source == npos || target == npos || docs_[source].section != Section::Term) continue;
        if (docs_[target].section != Section::Rule || !bears(docs_[target], docs_[source])) continue;
        docs_[source].leadsTo = static_cast<std::uint32_t>(target);
        ruleOfTerm_[language_.stemsOf(docs_[source].title)] = target;
    }
}

void Index::tellBooksApart() {
    struct Count {
        std::uint32_t lastDoc = static_cast<std::uint32_t>(-1);
        float base = 0;
        float campaign = 0;
        float arcades = 0;
    };
    std::vector<std::size_t> stemOfWord(words_.size());
    std::size_t stems = 0;
    for (const auto& [stem, words] : stems_) {
        for (const WordId word : words) stemOfWord[word] = stems;
        ++stems;
    }
    std::vector<Count> counts(stems);
    const auto count = [&](const PlacedWord& word, std::uint32_t at) {
        Count& of = counts[stemOfWord[word.word]];
        if (std::exchange(of.lastDoc, at) == at) return;
        const Doc& doc = docs_[at];
        const std::string_view book = doc.book.empty() ? doc.card.set : doc.book;
        ++(book == "blighted-reach" ? of.campaign : book == "arcades" ? of.arcades : of.base);
    };
    for (std::uint32_t at = 0; at < docs_.size(); ++at) {
        for (const PlacedWord& word : docs_[at].titleWords) count(word, at);
        for (const PlacedWord& word : docs_[at].words) count(word, at);
    }
    for (const std::size_t stem : stemOfWord) {
        const Count& of = counts[stem];
        const auto share = [](float own, float least, float others) {
            return own < least ? 0 : std::max(0.0F, 2 * own / (own + 2 * others) - 1);
        };
        campaignShares_.push_back(share(of.campaign, 3, of.base));
        arcadesShares_.push_back(share(of.arcades, 2, of.base + of.campaign));
    }
}

std::size_t Index::docOfRow(std::int64_t row) const {
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < docOfRow_.size() ? docOfRow_[at] : npos;
}

std::size_t Index::docOfId(std::string_view id) const {
    const auto at = docOfId_.find(std::string(id));
    return at == docOfId_.end() ? npos : at->second;
}

std::size_t Index::ruleOfTerm(std::string_view words) const {
    const auto at = ruleOfTerm_.find(language_.stemsOf(words));
    return at == ruleOfTerm_.end() ? npos : at->second;
}

std::size_t Index::find(std::string_view word) const {
    const auto at = std::ranges::lower_bound(words_, word);
    return at != words_.end() && *at == word ? static_cast<std::size_t>(at - words_.begin()) : npos;
}

std::pair<WordId, WordId> Index::withPrefix(std::string_view beginning) const {
    const auto from = std::ranges::lower_bound(words_, beginning);
    auto to = from;
    while (to != words_.end() && to->starts_with(beginning)) ++to;
    return {static_cast<WordId>(from - words_.begin()), static_cast<WordId>(to - words_.begin())};
}

const std::vector<WordId>& Index::withStem(const std::string& stem) const {
    static const std::vector<WordId> kNone;
    const auto at = stems_.find(stem);
    return at == stems_.end() ? kNone : at->second;
}

const std::vector<std::uint32_t>& Index::askedSo(const std::string& folded) const {
    static const std::vector<std::uint32_t> kNone;
    const auto at = askedSo_.find(folded);
    return at == askedSo_.end() ? kNone : at->second;
}

const std::vector<Meaning>& Index::meaningsOf(const std::string& stems) const {
    static const std::vector<Meaning> kNone;
    const auto at = synonyms_.find(stems);
    return at == synonyms_.end() ? kNone : at->second;
}

std::vector<std::string> Index::inDictionary(const std::string& word) const {
    std::vector<std::string> meanings;
    translation_.bindNoCopy(1, word);
    const std::string lines = translation_.executeStep() ? '\n' + textAt(translation_, 0) : "";
    translation_.reset();
    const std::string start = '\n' + word + '\t';
    const std::size_t at = lines.find(start);
    if (at == std::string::npos) return meanings;
    const std::size_t from = at + start.size();
    std::istringstream line(lines.substr(from, lines.find('\n', from) - from));
    for (std::string meaning; std::getline(line, meaning, '\t');) meanings.push_back(meaning);
    return meanings;
}

std::vector<std::string> Index::translationsOf(const std::string& word) const {
    constexpr std::size_t kShortest = 4;
    std::vector<std::string> meanings = inDictionary(word);
    for (const LanguageWord& ending : language_.wordsFor(Use::DictionaryCut)) {
        if (!meanings.empty()) break;
        if (!word.ends_with(ending.word) || word.size() < ending.word.size() + kShortest) continue;
        const std::string stem = word.substr(0, word.size() - ending.word.size());
        for (const LanguageWord& other : language_.wordsFor(Use::DictionaryPut))
            if (meanings.empty()) meanings = inDictionary(stem + other.word);
    }
    return meanings;
}

}  // namespace reach::reference
