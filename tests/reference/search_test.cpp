#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "database/compiler/content.h"
#include "database/reference/reference.h"
#include "tests/places.h"

using namespace reach::reference;

namespace {

QString idsOf(const SearchResult& result) {
    QStringList ids;
    for (const Hit& hit : result.hits) ids << QString::fromStdString(hit.id);
    return ids.join(' ');
}

std::string marked(const std::string& text, const std::vector<Range>& ranges) {
    std::string out = text;
    for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
        out.insert(range->begin + range->length, "]");
        out.insert(range->begin, "[");
    }
    return out;
}

}  // namespace

class SearchTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::string path_;
    std::optional<Reference> reference_;

  private Q_SLOTS:
    void initTestCase() {
        using namespace reach::compiler;
        path_ = folder_.filePath("small.sqlite").toStdString();
        Problems problems;
        Content content = readContent(places::source("tests/reference/small").toStdString(), problems);
        addCardPages(content, Completeness::Partly, problems);
        checkEntries(content, Completeness::Partly, problems);
        checkLinks(content, problems);
        QVERIFY2(problems.none(), problems.none() ? "" : lineOf(problems.sorted()[0]).c_str());
        const Content whole = readContent(places::source("database/content").toStdString(), problems);
        content.languages.insert(whole.languages.begin(), whole.languages.end());
        content.tagPhrases = whole.tagPhrases;
        content.dictionaryWords = whole.dictionaryWords;
        content.dictionary = {{"raubzug", {"raiding"}}, {"flotte", {"ships"}}, {"control", {"raiding"}}};
        QVERIFY(writeReference(content, path_, problems));
        auto opened = Reference::open(path_);
        QVERIFY(opened.reference.has_value());
        reference_ = std::move(opened.reference);
    }

    /// A German word is found in any of its forms and within a longer word. A word of the file means itself.
    void aGermanWordThatNobodyWroteIsLookedUp_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("first");
        QTest::newRow("itself") << "Raubzug"
                                << "base.raiding";
        QTest::newRow("its plural") << "Raubz\u00fcge"
                                    << "base.raiding";
        QTest::newRow("two words in one") << "Flottenkontrolle"
                                          << "base.control";
        QTest::newRow("written") << "control"
                                 << "base.control";
    }
    void aGermanWordThatNobodyWroteIsLookedUp() {
        QFETCH(QString, query);
        QFETCH(QString, first);
        const SearchResult result = reference_->search(query.toStdString());
        QCOMPARE(result.hits.empty() ? QString() : QString::fromStdString(result.hits[0].id), first);
    }

    void findsFirst_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("first");
        const auto row = [](const char* query, const char* first) { QTest::newRow(query) << query << first; };
        row("raiding", "base.raiding");
        row("RAIDING", "base.raiding");
        row("base.control", "base.control");
        row("bc22", "BC22");
        row("sworn gua", "BC22");
        row("guardians sworn", "BC22");
        row("swornguardians", "BC22");
        row("sworn gaurdians", "BC22");
        row("bodyguard", "BC22");
        row("plundering", "base.raiding");
        row("burgled", "base.raiding");
        row("most ships there", "base.control");
        row("Can I raid if I have no ships left?", "faq.raid-without-ships");
        row("no ships left raid", "faq.raid-without-ships");
        row("\"needs an attacking ship\"", "faq.raid-without-ships");
        row("r\u00e9source's", "term.resource");
        row("silvertongues", "BC20");
        row("silver tongues psionic", "BC20");
        row("zzz qqq raiding", "base.raiding");
        // cut short, in another language, mistyped there, without its vowels, behind a prefix
        for (const char* said : {"ctl", "kontrolle", "kontrole", "cntrl", "recontrol", "having control"})
            row(said, "base.control");
        // a number counts what it stands before
        row("2 markers", "term.hand");
        row("six markers", "term.box");
        row("6markers", "term.box");
        row("6 markers", "term.box");
        // "or" chooses, but not in a question
        row("how do I qqq raid or how do I zzz", "base.raiding");
        // what a card is for
        row("steal", "base.raiding");
        row("card to steal", "BC22");
        // a term's name is also that of the rule that bears it
        row("raid", "base.raiding");
        row("raids", "base.raiding");
        // a variant comes first when it is named
        row("arcades raid", "arcades.cities");
    }
    void findsFirst() {
        QFETCH(QString, query);
        QFETCH(QString, first);
        const SearchResult result = reference_->search(query.toStdString());
        QVERIFY2(!result.hits.empty(), "nothing found");
        QCOMPARE(QString::fromStdString(result.hits[0].id), first);
        QVERIFY(!result.nearest);
    }

    void filters_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("ids");
        const auto row = [](const char* query, const char* ids) { QTest::newRow(query) << query << ids; };
        row("type:rule", "base.raiding base.control br.crises arcades.cities");
        row("type:erratum or type:aid", "errata.raid aid.battle");
        row("is:errata", "errata.raid");
        row("is:faq", "BC22 faq.raid-without-ships");
        row("book:blighted type:rule", "br.crises");
        row("page:16", "base.raiding errata.raid");
        row("page<=7 type:rule", "base.control");
        row("has:crisis type:card", "BC26");
        row("has:secured", "BC26");
        row("has:example", "base.raiding");
        row("suit:relic set:base is:card cost<2 -is:unwritten", "BC22");
        row("suit:relic set:base cost:2 -is:unwritten", "BC23");
        row("cost:x -is:unwritten", "F103");
        row("is:protected fate:steward act:1", "F103");
        row("fate:1 type:guild cost:x", "F103");
        row("id=bc22", "BC22");
        row("title:sworn set:base", "BC22");
        row("text:\"attacking ship\" type:faq", "faq.raid-without-ships");
        row("type:action number:4 suit:aggression", "ACT-aggression-4");
        row("type:rule -raid", "base.control br.crises");
        row("raid type:rule -\"Guild cards\"", "arcades.cities");
        row("\"a system\" type:rule -how", "base.control");
        row("(crises or control) type:rule", "base.control br.crises");
        row("crisis -type:card", "br.crises");
        row("type:guild page:3", "");
    }
    void filters() {
        QFETCH(QString, query);
        QFETCH(QString, ids);
        const SearchResult result = reference_->search(query.toStdString());
        QVERIFY(!result.error);
        QStringList found = idsOf(result).split(' ');
        QStringList expected = ids.split(' ');
        found.sort();
        expected.sort();
        QCOMPARE(found, expected);
    }

    void findsNothingQuietly() {
        for (const char* query :
             {"", " ", "(", "\"\"", "-", "suit:", "* ( \" OR AND NEAR", "-raid -(", "\xff\xfe"})
            QVERIFY2(!reference_->search(query).error, query);
        QVERIFY(reference_->search("").hits.empty());
        QVERIFY(reference_->search("(").hits.empty());
        const SearchResult wrong = reference_->search("foo:bar raid");
        QVERIFY(wrong.error && wrong.hits.empty());
    }

    void showsTheNearestWhenNothingMatches() {
        const SearchResult result = reference_->search("xontrl");
        QVERIFY(!result.hits.empty());
        const SearchResult far = reference_->search("qxzvcntroll");
        QVERIFY(far.hits.size() <= 5);
    }

    void marksWhatMatched() {
        const Hit hit = reference_->search("raid keys steal").hits.at(0);
        QCOMPARE(hit.id, std::string("base.raiding"));
        QCOMPARE(marked(hit.title, hit.inTitle), std::string("[Raiding]"));
        const std::string snippet = marked(hit.snippet, hit.inSnippet);
        QVERIFY2(snippet.find("spend the [keys] you rolled to [steal] resources") != std::string::npos,
                 snippet.c_str());
        const Hit german = reference_->search("attacking").hits.at(0);
        for (const Range& range : german.inSnippet)
            QVERIFY(range.begin + range.length <= german.snippet.size());
    }

    /// "1 building burst and 1 key Keys pay": the lines of a list ran into each other.
    void linesOfAListStayApart() {
        const Hit hit = reference_->search("guild cards stolen nobody").hits.at(0);
        QCOMPARE(hit.id, std::string("base.raiding"));
        const std::string snippet = marked(hit.snippet, hit.inSnippet);
        QVERIFY2(snippet.find("raid cost. [Guild]") != std::string::npos, snippet.c_str());
        QVERIFY2(snippet.find("too \u00b7 [Nobody] saves") != std::string::npos, snippet.c_str());
    }

    void groupsBySection() {
        const SearchResult result = reference_->search("raid");
        std::size_t rows = 0;
        for (const HitGroup& group : result.groups) {
            for (const std::size_t at : group.hits) QVERIFY(result.hits[at].section == group.section);
            rows += group.hits.size();
        }
        QCOMPARE(rows, result.hits.size());
        QVERIFY(result.groups.size() >= 3);
        QVERIFY(result.groups[0].section == result.hits[0].section);
    }

    void cardsOfOneNameAreOneRow() {
        const SearchResult result = reference_->search("title:\"imperial defectors\"", 50);
        QCOMPARE(result.hits.size(), std::size_t{1});
        QCOMPARE(result.hits[0].copies.size(), std::size_t{5});
        QCOMPARE(result.found, std::size_t{6});
    }

    void whatIsInPlayComesFirst() {
        const auto first = [&](const SearchContext& context) {
            return reference_->search("song of freedom", 10, context).hits.at(0).id;
        };
        QCOMPARE(first({}), std::string("BC29"));
        QCOMPARE(first({.inPlay = {"CC14"}}), std::string("CC14"));
        QCOMPARE(first({.inPlay = {"no such card"}}), std::string("BC29"));
    }

    void limitsTheRows() {
        QCOMPARE(reference_->search("card", 3).hits.size(), std::size_t{3});
        QVERIFY(reference_->search("card", 3).found > 3);
    }

    /// A later ruling holds. It stands first, with its source and date, and with the behaviour of the app.
    void theNewestRulingStandsFirst() {
        const auto entry = reference_->entry("BC22");
        QVERIFY(entry.has_value());
        std::vector<Part> rulings;
        for (const Part& part : entry->parts)
            if (part.kind == PartKind::Ruling) rulings.push_back(part);
        QCOMPARE(rulings.size(), std::size_t{3});
        QCOMPARE(rulings[0].source, std::string("its author (undated; known since 2026-03)"));
        QCOMPARE(rulings[0].markdown, std::string("Its author says so.\n\nThe app asks."));
        QCOMPARE(rulings[1].source, std::string("FAQ 2024-12, Guardians"));
        QCOMPARE(rulings[2].source, std::string("Rulebook p. 17"));
    }

    void pagesAreWhole() {
        const auto entry = reference_->entry("base.raiding");
        QVERIFY(entry.has_value());
        QCOMPARE(entry->parts.size(), std::size_t{2});
        QVERIFY(entry->parts[1].kind == PartKind::Example);
        QCOMPARE(entry->see.size(), std::size_t{3});
        QCOMPARE(entry->see[0].title, std::string("Sworn Guardians"));
        QCOMPARE(entry->seenFrom.size(), std::size_t{2});
        QCOMPARE(entry->seenFrom[0].id, std::string("faq.raid-without-ships"));
        QCOMPARE(reference_->entryForRule("raid-needs-keys"), std::string("base.raiding"));
        QCOMPARE(reference_->entryForRule("nothing"), std::string());
        QVERIFY(!reference_->entry("nowhere"));
    }

    void contentsListASection() {
        const auto rules = reference_->contents(Section::Rule);
        QCOMPARE(rules.size(), std::size_t{4});
        QCOMPARE(rules[0].book, std::string("base"));
        QVERIFY(rules[0].page > 0);
        QVERIFY(rules[0].parts.empty());
        QVERIFY(reference_->contents(Section::Card).at(0).card.has_value());
    }

    void oneSectionCanBeWanted() {
        const SearchResult cards = reference_->search("raid", 20, {.only = Section::Card});
        QVERIFY(!cards.hits.empty());
        for (const Hit& hit : cards.hits) QVERIFY(hit.section == Section::Card);
        QVERIFY(reference_->search("raid").found > cards.found);
    }

    void speaksAnotherLanguage() {
        auto german = Reference::open(path_, "de");
        QVERIFY(german.reference.has_value());
        QCOMPARE(german.reference->entry("base.control")->title, std::string("Kontrolle"));
        QCOMPARE(german.reference->search("kontrol").hits.at(0).id, std::string("base.control"));
        QCOMPARE(german.reference->search("raiding").hits.at(0).id, std::string("base.raiding"));
        QCOMPARE(reference_->entry("base.control")->title, std::string("Control"));
    }

    /// The files of a language are read only in that language: its endings, its questions, its synonyms.
    /// English words are found too.
    void speaksEsperanto_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("first");
        QTest::newRow("endings") << "regado de sistemoj"
                                 << "base.control";
        QTest::newRow("a question for a meaning") << "kio estas rabo"
                                                  << "term.raid";
        QTest::newRow("a synonym") << "karto kiu \u015dtelas"
                                   << "BC22";
        QTest::newRow("English") << "raiding"
                                 << "base.raiding";
    }
    void speaksEsperanto() {
        QFETCH(QString, query);
        QFETCH(QString, first);
        auto opened = Reference::open(path_, "eo");
        QVERIFY(opened.reference.has_value());
        const SearchResult result = opened.reference->search(query.toStdString());
        QVERIFY2(!result.hits.empty(), "nothing found");
        QCOMPARE(QString::fromStdString(result.hits[0].id), first);
        QVERIFY(opened.reference->meaningsOf("sistemojn").isKnown);  // in English a typing error
        QVERIFY(!reference_->meaningsOf("sistemojn").isKnown);
    }

    /// A translation has what its English page has, though the words that name it are English.
    void aTranslationHasTheTagsOfItsPage() {
        auto opened = Reference::open(path_, "eo");
        QVERIFY(opened.reference.has_value());
        const auto with = [](const Reference& reference) {
            return idsOf(reference.search("has:crisis type:rule"));
        };
        QCOMPARE(with(*opened.reference), QStringLiteral("br.crises"));
        QCOMPARE(with(*reference_), QStringLiteral("br.crises"));
    }

    void aLinkHasTheTitleOfItsLanguage() {
        auto opened = Reference::open(path_, "eo");
        QVERIFY(opened.reference.has_value());
        const std::string text = opened.reference->entry("base.control")->parts.at(0).markdown;
        QVERIFY(text.find("[La krizoj](br.crises)") != std::string::npos);
        QVERIFY(text.find("[Raiding](base.raiding)") != std::string::npos);
    }

    void refusesOtherFiles() {
        QVERIFY(Reference::open("/nowhere.sqlite").error == OpenError::NotFound);
        const QString path = folder_.filePath("text.sqlite");
        QFile text(path);
        QVERIFY(text.open(QIODevice::WriteOnly) &&
                text.write("no database, though long enough to look at") > 0);
        text.close();
        const auto opened = Reference::open(path.toStdString());
        QVERIFY(!opened.reference);
        QVERIFY(opened.error == OpenError::NotAReference);
        const QString cut = folder_.filePath("cut.sqlite");
        QVERIFY(QFile::copy(QString::fromStdString(path_), cut));
        QVERIFY(QFile::resize(cut, 40'000));
        QVERIFY(!Reference::open(cut.toStdString()).reference);
    }
};

QTEST_APPLESS_MAIN(SearchTest)
#include "search_test.moc"
