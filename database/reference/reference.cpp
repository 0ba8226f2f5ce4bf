#include "database/reference/reference.h"

#include <SQLiteCpp/Exception.h>

#include <algorithm>

#include "database/reference/detail/filters.h"
#include "database/reference/detail/pages.h"
#include "database/reference/detail/snippet.h"
#include "database/reference/schema.h"
#include "database/reference/seal.h"
#include "database/reference/words.h"

namespace reach::reference {

/// The file, what is kept of it in memory, and the scratch space of a search.
struct Reference::Parts {
    explicit Parts(const std::filesystem::path& path, std::string_view language)
        : database(path.string(), SQLite::OPEN_READONLY),
          index((database.exec("PRAGMA trusted_schema = OFF"), database), language),
          texts(database, index),
          ranking(index, texts) {}

    SQLite::Database database;
    Index index;
    TextSearch texts;
    Ranking ranking;
};

namespace {

/// The words that rank, in their order: not those after a minus.
void collectWords(const QueryNode& node, Wanted& wanted) {
    if (node.kind == QueryNode::Kind::Not) return;
    for (const QueryNode& child : node.children) collectWords(child, wanted);
    if (node.kind != QueryNode::Kind::Term) return;
    if (node.term.kind == QueryTerm::Kind::Word) wanted.words.push_back(node.term.text);
    if (node.term.kind == QueryTerm::Kind::Phrase)
        for (Word& word : wordsOf(node.term.text)) wanted.phraseWords.push_back(std::move(word.text));
}

std::string typedWords(const Wanted& wanted) {
    std::string typed;
    for (const auto* words : {&wanted.words, &wanted.phraseWords})
        for (const std::string& word : *words) typed += (typed.empty() ? "" : " ") + word;
    return typed;
}

/// True for a question: it has words that name nothing.
bool asks(const Wanted& wanted, const Index& index) {
    const auto isStop = [&](const std::string& word) { return index.isStopWord(word); };
    return std::ranges::count_if(wanted.words, isStop) >= 2;
}

/// "what is a regent", "what even is a prelude", "what does raid cost mean", "what do starports do"
bool asksMeaning(const Wanted& wanted, const Language& language) {
    const auto fits = [&](Use use) { return language.fits(use, wanted.words); };
    return fits(Use::MeaningAlways) || (fits(Use::MeaningAsked) && !fits(Use::MeaningNever));
}

/// "what are agents good for", "what is the point of the Court": a thing is asked for by its use, and the
/// words for that name nothing.
void dropPurpose(Wanted& wanted, const Index& index) {
    const auto isPurpose = [&](const std::string& word) { return index.language().has(Use::Purpose, word); };
    const auto names = [&](const std::string& word) { return !isPurpose(word) && !index.isStopWord(word); };
    if (std::ranges::any_of(wanted.words, names)) std::erase_if(wanted.words, isPurpose);
}

/// "wie bekomme ich die Initiative": an article is no English word. At the end it is no article: "raid die".
void dropArticles(Wanted& wanted, const Language& language) {
    for (std::size_t i = 0; i + 1 < wanted.words.size();)
        if (language.has(Use::Article, wanted.words[i]))
            wanted.words.erase(wanted.words.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
}

struct AskedCard {
    std::string_view kind{};
    bool isOnly = false;  ///< nothing else will do: "leader who ..."
};

/// "card that gives initiative", "leader with more dice": the kind of card that is looked for by what it
/// does. The word limits where to look. Returns an empty kind if no kind is named, or nothing else.
AskedCard takeAskedCard(Wanted& wanted, const Index& index) {
    const Language& language = index.language();
    for (std::size_t i = 0; i < wanted.words.size(); ++i) {
        const LanguageWord* named = language.find(Use::Card, wanted.words[i]);
        if (named == nullptr) continue;
        const std::string_view kind = named->means;
        const bool last = i + 1 == wanted.words.size();
        const bool mayStandAlone = kind == "leader" || kind == "lore";  // "cities on gates lore"
        const bool atEnd =
            mayStandAlone && (last || (i == 0 && !language.has(Use::DescribedNot, wanted.words[1])));
        const bool described = !last && language.has(Use::DescribedBy, wanted.words[i + 1]);
        if (!atEnd && !described) continue;
        const auto tells = [&](const std::string& word) {
            return word != named->word && !index.isStopWord(word);
        };
        if (std::ranges::count_if(wanted.words, tells) < (atEnd ? 2 : 1)) return {};
        wanted.words.erase(wanted.words.begin() + static_cast<std::ptrdiff_t>(i));
        return {kind, described && kind != "card" && kind != "guild"};
    }
    return {};
}

/// "battle in arcades": the word limits where to look. Returns an empty text if no book is named, or nothing
/// else.
std::string_view takeBookName(Wanted& wanted, const Index& index) {
    const Language& language = index.language();
    const auto names = [&](const std::string& word) { return language.has(Use::Book, word); };
    const auto tells = [&](const std::string& word) { return !names(word) && !index.isStopWord(word); };
    const auto named = std::ranges::find_if(wanted.words, names);
    if (named == wanted.words.end() || std::ranges::none_of(wanted.words, tells)) return {};
    const std::string_view book = language.find(Use::Book, *named)->means;
    std::erase_if(wanted.words, names);
    return book;
}

/// "pirate stash": the name limits where to look. Returns 0 if no Fate is named, or nothing else.
int takeFateName(Wanted& wanted, const Index& index) {
    const std::string words = " " + typedWords({.words = wanted.words}) + " ";
    for (const Doc& doc : index.docs()) {
        if (doc.kind != "fate" || words.find(" " + doc.foldedTitle + " ") == std::string::npos) continue;
        const std::string padded = " " + doc.foldedTitle + " ";
        const auto names = [&](const std::string& word) {
            return padded.find(" " + word + " ") != std::string::npos;
        };
        const auto tells = [&](const std::string& word) { return !names(word) && !index.isStopWord(word); };
        if (std::ranges::none_of(wanted.words, tells)) return 0;
        std::erase_if(wanted.words, names);
        return doc.card.fate;
    }
    return 0;
}

/// "hits or misses" are both looked for; in a question "or" is a word like any other.
void joinChoices(QueryNode& node) {
    if (node.kind == QueryNode::Kind::Or) node.kind = QueryNode::Kind::And;
    std::ranges::for_each(node.children, joinChoices);
}

bool isWordsOrChoices(const QueryNode& node) {
    if (node.kind == QueryNode::Kind::Not) return false;
    if (node.kind == QueryNode::Kind::Term) return node.term.kind == QueryTerm::Kind::Word;
    return std::ranges::all_of(node.children, isWordsOrChoices);
}

DocSet ofSection(Section section, const Index& index) {
    DocSet docs(index.docs().size());
    for (std::size_t i = 0; i < index.docs().size(); ++i)
        if (index.docs()[i].section == section) docs.add(i);
    return docs;
}

/// The pages of the book, the Fate or the kind of card that was named; none when nothing was.
DocSet namedBy(const RankRequest& request, const Index& index) {
    DocSet docs(index.docs().size());
    for (std::size_t i = 0; i < index.docs().size(); ++i) {
        const Doc& doc = index.docs()[i];
        if ((!request.namedBook.empty() && doc.book == request.namedBook) ||
            (request.namedFate > 0 && doc.card.fate == request.namedFate) ||
            (request.asksOneKind && doc.kind == request.askedCard))
            docs.add(i);
    }
    return docs;
}

/// Entries of the named place come first, then all others.
std::vector<Scored> rankNamedFirst(Ranking& ranking, RankRequest request, const DocSet& named) {
    if (named.count() == 0) return ranking.rank(request);
    DocSet inBook = *request.allowed;
    DocSet elsewhere = inBook;
    inBook.keep(named);
    elsewhere.remove(named);
    request.allowed = &inBook;
    std::vector<Scored> scored = ranking.rank(request);
    request.allowed = &elsewhere;
    const std::vector<Scored> more = ranking.rank(request);
    scored.insert(scored.end(), more.begin(), more.end());
    return scored;
}

/// Filters alone: everything they allow, in the order of the content.
std::vector<Scored> inOrder(const DocSet& allowed, const Index& index) {
    std::vector<Scored> all;
    allowed.forEach([&](std::size_t doc) { all.push_back({static_cast<std::uint32_t>(doc), 0}); });
    std::ranges::stable_sort(all, {}, [&](const Scored& one) { return index.docs()[one.doc].section; });
    return all;
}

/// Cards of one name and text become one row; the best of them, or one in play, stands for all.
void takeHits(const Index& index, const Ranking& ranking, const std::vector<Scored>& scored,
              std::size_t limit, SearchResult& result) {
    std::vector<std::uint32_t> shown;  // sameAs of each hit
    for (const Scored& one : scored) {
        const Doc& doc = index.docs()[one.doc];
        if (const auto at = std::ranges::find(shown, doc.sameAs); at != shown.end()) {
            result.hits[static_cast<std::size_t>(at - shown.begin())].copies.push_back(doc.id);
        } else if (shown.size() < limit) {
            shown.push_back(doc.sameAs);
            result.hits.push_back(hitOf(doc, ranking));
            result.hits.back().score = static_cast<double>(one.score);
        }
    }
    result.found = scored.size();
}

void groupHits(SearchResult& result) {
    for (std::size_t i = 0; i < result.hits.size(); ++i) {
        const Section section = result.hits[i].section;
        auto group = std::ranges::find(result.groups, section, &HitGroup::section);
        if (group == result.groups.end())
            group = result.groups.insert(result.groups.end(), HitGroup{.section = section});
        group->hits.push_back(i);
    }
}

OpenError errorOf(SQLite::Database& database) {
    const bool ours = database.execAndGet("PRAGMA application_id").getInt() == kApplicationId;
    return ours ? OpenError::OtherVersion : OpenError::NotAReference;
}

}  // namespace

Reference::Reference(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Reference::Reference(Reference&&) noexcept = default;
Reference& Reference::operator=(Reference&&) noexcept = default;
Reference::~Reference() = default;

Reference::Opened Reference::open(const std::filesystem::path& path, std::string_view language) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return {std::nullopt, OpenError::NotFound};
    try {
        SQLite::Database database(path.string(), SQLite::OPEN_READONLY);
        const bool ours = database.execAndGet("PRAGMA application_id").getInt() == kApplicationId;
        const bool known = database.execAndGet("PRAGMA user_version").getInt() == kSchemaVersion;
        if (!ours || !known) return {std::nullopt, errorOf(database)};
        if (!isAsSealed(path)) return {std::nullopt, OpenError::NotAReference};
        return {Reference(std::make_unique<Parts>(path, language)), OpenError::NotFound};
    } catch (const SQLite::Exception&) {
        return {std::nullopt, OpenError::NotAReference};
    }
}

SearchResult Reference::search(std::string_view typed, std::size_t limit,
                               const SearchContext& context) const {
    SearchResult result;
    Query query = parseQuery(typed);
    result.error = std::move(query.error);
    if (result.error || query.root.children.empty()) return result;
    Parts& parts = *parts_;
    try {
        Wanted wanted;
        collectWords(query.root, wanted);
        dropArticles(wanted, parts.index.language());
        const bool isQuestion = asks(wanted, parts.index);
        if (isQuestion && isWordsOrChoices(query.root)) {
            joinChoices(query.root);
            query.wordsOnly = true;
        }
        DocSet allowed = allowedBy(query.root, parts.index, parts.texts);
        if (context.only) allowed.keep(ofSection(*context.only, parts.index));
        DocSet inPlay(parts.index.docs().size());
        for (const std::string& id : context.inPlay)
            if (const std::size_t doc = parts.index.docOfId(id); doc != Index::npos) inPlay.add(doc);
        wanted.growing = query.endsInWord;
        partUnits(parts.index, wanted);
        const std::string words = typedWords(wanted);
        std::string together = words;
        std::erase(together, ' ');
        const bool isMeaning = asksMeaning(wanted, parts.index.language());
        if (isMeaning) dropPurpose(wanted, parts.index);
        const std::string_view namedBook = takeBookName(wanted, parts.index);
        const int namedFate = takeFateName(wanted, parts.index);
        const auto [askedCard, asksOneKind] = takeAskedCard(wanted, parts.index);
        result.asksRules = isQuestion && askedCard.empty();
        const std::vector<SearchTerm> sequence = sequenceOf(parts.index, wanted);
        std::vector<SearchTerm> terms = namingTerms(sequence);
        RankRequest request{.terms = &terms,
                            .sequence = &sequence,
                            .allowed = &allowed,
                            .inPlay = &inPlay,
                            .typed = words,
                            .asks = isQuestion,
                            .asksMeaning = isMeaning,
                            .askedCard = askedCard,
                            .asksOneKind = asksOneKind,
                            .book = context.book,
                            .namedBook = namedBook,
                            .namedFate = namedFate,
                            .typedTogether = together};
        std::vector<Scored> scored = rankNamedFirst(parts.ranking, request, namedBy(request, parts.index));
        if (terms.empty()) {
            scored = inOrder(allowed, parts.index);
        } else if (scored.empty() && query.wordsOnly) {
            terms = nearestTerms(parts.index, wanted);
            scored = parts.ranking.rank(request);
            scored.resize(std::min<std::size_t>(scored.size(), 5));
            result.nearest = true;
        }
        takeHits(parts.index, parts.ranking, scored, limit, result);
    } catch (const SQLite::Exception&) {
        return {};  // the file went away or broke under us
    }
    groupHits(result);
    return result;
}

std::optional<Entry> Reference::entry(std::string_view id) const {
    return entryOf(parts_->database, parts_->index, id);
}

std::string Reference::entryForRule(std::string_view engineRule) const {
    return entryOfRule(parts_->database, engineRule);
}

Meanings Reference::meaningsOf(std::string_view word) const {
    constexpr std::size_t kMost = 8;
    const Index& index = parts_->index;
    const std::string stems = index.language().stemsOf(word);
    Meanings meanings{.saysNothing = index.isStopWord(word),
                      .isKnown = !index.withStem(stems).empty() || !index.meaningsOf(stems).empty()};
    for (const SearchTerm& term : termsOf(index, {.words = {std::string(word)}}))
        for (const WordMatch& match : term.words)
            if (index.words()[match.word] != word && meanings.words.size() < kMost)
                meanings.words.push_back(index.words()[match.word]);
    return meanings;
}

std::vector<Entry> Reference::contents(Section section) const {
    return contentsOf(parts_->database, parts_->index, section);
}

}  // namespace reach::reference
