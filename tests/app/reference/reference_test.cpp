#include "app/reference/reference.h"
#include "app/home/games.h"
#include "app/reference/bookmarks.h"
#include "app/reference/reference_fate_view.h"
#include "app/reference/reference_page_view.h"
#include "app/reference/reference_search_view.h"
#include "app/table/table.h"
#include "app/window.h"
#include "engine/contract/catalogue.h"
#include "tests/places.h"

#include <QFile>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <memory>

using namespace reach;

/// The QML interface of the reference, with the shipped content.
class ReferenceTest : public QObject {
    Q_OBJECT

    QTemporaryDir data_;
    std::unique_ptr<QQmlEngine> engine_;
    std::unique_ptr<QQuickWindow> window_;

    template <typename Type>
    Type& singleton(const char* name) const {
        return *engine_->singletonInstance<Type*>(qmlTypeId("Reachkeeper", 1, 0, name));
    }
    ReferenceLibrary& library() const { return singleton<ReferenceLibrary>("Reference"); }
    Table& table() const { return *singleton<Games>("Games").findChild<Table*>(); }
    ReferenceSearch& search() const { return *library().search(); }
    ReferenceCards& cards() const { return *library().cards(); }

    template <typename Row>
    static QStringList all(const QList<Row>& rows, QString Row::*field) {
        QStringList values;
        for (const Row& row : rows) values.append(row.*field);
        return values;
    }

  private Q_SLOTS:
    void initTestCase() {
        qputenv("REACHKEEPER_DATA", data_.path().toLocal8Bit());
        prepareApplication();
    }

    void init() {
        engine_ = std::make_unique<QQmlEngine>();
        window_ = openMainWindow(*engine_);
        QVERIFY(window_);
        QVERIFY(library().available());
    }

    void cleanup() {
        if (singleton<Games>("Games").anyTable()->isOpen()) singleton<Games>("Games").anyTable()->close();
        window_.reset();
        engine_.reset();
    }

    void findsWhileOneTypes() {
        search().setText(QStringLiteral("sworn gua"));
        QCOMPARE(search().hits().value(0).id, QStringLiteral("BC22"));
        search().setText(QStringLiteral("can I raid if I have no ships left?"));
        QVERIFY(all(search().hits(), &view::HitView::id).mid(0, 3).contains(QStringLiteral("base.raiding")) ||
                all(search().hits(), &view::HitView::id)
                    .mid(0, 3)
                    .contains(QStringLiteral("faq.raid-without-ships")));
        QVERIFY(search().found() >= search().hits().size());
        search().setText({});
        QVERIFY(search().hits().isEmpty());
    }

    void hitsStandInGroups() {
        search().setText(QStringLiteral("outrage"));
        const QStringList groups = all(search().hits(), &view::HitView::group);
        QStringList heads;
        for (const view::HitView& hit : search().hits())
            if (hit.first) heads.append(hit.group);
        QVERIFY(heads.size() >= 3);
        QStringList once = heads;
        once.removeDuplicates();
        QCOMPARE(once, heads);
        for (const QString& head : heads) QVERIFY(groups.count(head) <= 6);
    }

    void oneKindShowsAllOfIt() {
        search().setText(QStringLiteral("raid"));
        search().setOnly(QStringLiteral("card"));
        QVERIFY(search().hits().size() > 6);
        for (const QString& section : all(search().hits(), &view::HitView::section))
            QCOMPARE(section, QStringLiteral("card"));
    }

    void whatMatchedIsMarked() {
        search().setText(QStringLiteral("zero marker"));
        const QString snippets = all(search().hits(), &view::HitView::snippet).join(u' ');
        QVERIFY(snippets.contains(QStringLiteral("<b>"), Qt::CaseInsensitive));
        QVERIFY(snippets.contains(QStringLiteral("marker</b>"), Qt::CaseInsensitive));
    }

    /// The page said that first place gains both Powers, the sum counted second's alone.
    void aLeaderHeldToSecondPlaceSaysOnlySecond() {
        int held = 0;
        for (const Card* card : baseCatalogue()) {
            if (card->kind != CardKind::Leader || card->scoring.secondAtMost == 0) continue;
            ++held;
            QString all;
            for (const view::PartView& part :
                 library()
                     .page(QString::fromLatin1(card->id.data(), static_cast<qsizetype>(card->id.size())))
                     .parts)
                for (const view::BlockView& block : part.blocks) all += block.html;
            QVERIFY2(all.contains(QStringLiteral("<b>only second</b> place")), qPrintable(all));
            QVERIFY2(!all.contains(QStringLiteral("<b>and</b> second")), qPrintable(all));
        }
        QCOMPARE(held, 3);
    }

    void aBadQueryTellsWhere() {
        search().setText(QStringLiteral("guild colour:relic"));
        QVERIFY(search().hits().isEmpty());
        QCOMPARE(search().error().position, 6);
        QCOMPARE(search().error().length, 6);
        QVERIFY(!search().error().text.isEmpty());
        QVERIFY(!search().error().suggestions.isEmpty());
        // Places are counted in characters, whatever their bytes.
        search().setText(QStringLiteral("für colour:relic"));
        QCOMPARE(search().error().position, 4);
        search().setText(QStringLiteral("guild"));
        QVERIFY(search().error().text.isEmpty());
    }

    void anOperatorIsCompleted() {
        search().setText(QStringLiteral("raid su"));
        QVERIFY(search().completions().contains(QStringLiteral("suit:")));
        search().complete(QStringLiteral("suit:"));
        QCOMPARE(search().text(), QStringLiteral("raid suit:"));
        QVERIFY(search().completions().contains(QStringLiteral("relic")));
        search().complete(QStringLiteral("relic"));
        QCOMPARE(search().text(), QStringLiteral("raid suit:relic"));
        QVERIFY(!search().hits().isEmpty());
    }

    void whatLiesOnTheTableComesFirst() {
        QFile file(places::source("tests/records/games/three-players-core-conflict.record"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(singleton<Games>("Games").importRecord(QString::fromUtf8(file.readAll())));
        Table& table = this->table();
        QVERIFY(table.jumpTo(20));
        const QStringList lying = table.cardsInPlay();
        QVERIFY(!lying.isEmpty());
        QCOMPARE(all(library().onTheTable(), &view::PageLinkView::id), lying);
        search().setText(QStringLiteral("type:guild"));
        const auto hits = search().hits();
        QCOMPARE(hits.value(0).group, QStringLiteral("play"));
        QVERIFY(hits.value(0).first);
        table.close();
        QVERIFY(library().onTheTable().isEmpty());
        QVERIFY(!all(search().hits(), &view::HitView::group).contains(QStringLiteral("play")));
    }

    /// Whoever looks for a piece found a card of the Court that only speaks of it.
    void aTermComesBeforeACardOnTheTableThatSpeaksOfIt() {
        QVERIFY(singleton<Games>("Games").importRecord(
            QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\n"
                           "setup: 3SETUP02\ncourt: BC05 BC13 BC26 BC28\n\n")));
        search().setText(QStringLiteral("Raumhafen"));
        QCOMPARE(search().hits().value(0).id, QStringLiteral("term.starport"));
        QVERIFY(all(search().hits(), &view::HitView::group).contains(QStringLiteral("play")));
        search().setText(QStringLiteral("mass uprising"));
        QCOMPARE(search().hits().value(0).id, QStringLiteral("BC26"));
        search().setText({});
        table().close();
    }

    /// A question in a base game finds the rule, not cards of boxes that are not on the table.
    void aQuestionIsAnsweredByTheGameThatIsPlayed() {
        QVERIFY(singleton<Games>("Games").importRecord(
            QStringLiteral("game: base\nplayers: red=Ana, blue=Ben, white=Cy\n"
                           "setup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n")));
        search().setText(QStringLiteral("can I raid without buildings?"));
        QCOMPARE(search().hits().value(0).section, QStringLiteral("rule"));
        const QStringList sections = all(search().hits(), &view::HitView::section);
        QVERIFY(sections.contains(QStringLiteral("card")));
        QCOMPARE(sections.lastIndexOf(QStringLiteral("card")), sections.size() - 1);  // they come last
        search().setText({});
        table().close();
    }

    /// The other game has rules of its own, which come first at its table.
    void aTableOfArcadesIsAnsweredByItsOwnRules() {
        const auto books = [this](const QString& words) {
            search().setText({});
            search().setText(words);
            QStringList found;
            for (const view::HitView& hit : search().hits())
                if (hit.section == QStringLiteral("rule")) found.append(hit.id.section(u'.', 0, 0));
            return found;
        };
        int changed = 0;
        for (const QString& words : {QStringLiteral("battle"), QStringLiteral("setup"),
                                     QStringLiteral("raid"), QStringLiteral("can I repair a ship?")}) {
            const QStringList before = books(words);
            QVERIFY(singleton<Games>("Games").importRecord(
                QStringLiteral("game: arcades\nplayers: red=Ana, blue=Ben, white=Cy\n\n")));
            const QStringList there = books(words);
            singleton<Games>("Games").anyTable()->close();
            QCOMPARE(books(words), before);
            if (there == before) continue;
            ++changed;
            // Its rules have moved up.
            const auto first = [](const QStringList& found) {
                const auto at = found.indexOf(QStringLiteral("arcades"));
                return at < 0 ? found.size() : at;
            };
            QVERIFY2(first(there) <= first(before), qPrintable(words + u' ' + there.join(u' ')));
            QVERIFY2(there.count(QStringLiteral("arcades")) >= before.count(QStringLiteral("arcades")),
                     qPrintable(words + u' ' + there.join(u' ')));
        }
        QVERIFY(changed > 0);
        search().setText({});
    }

    /// The same words ask for the rule of the game that is on the table.
    void aCampaignIsAnsweredByItsOwnRules() {
        const auto firstRule = [&](const QString& words) {
            search().setText({});
            search().setText(words);
            for (const view::HitView& hit : search().hits())
                if (hit.section == QStringLiteral("rule")) return hit.id;
            return QString();
        };
        const QString setup = QStringLiteral("setup");
        const QString agents = QStringLiteral("winning");
        const QString before = firstRule(setup);
        QVERIFY(before.startsWith(QStringLiteral("base.")));
        QVERIFY(singleton<Games>("Games").importRecord(
            QStringLiteral("game: campaign\nplayers: red=Ana, blue=Ben, white=Cy\n"
                           "fates: FATE01 FATE02 FATE06\n\n")));
        QStringList changed;
        for (const QString& words : {setup, agents, QStringLiteral("initiative"), QStringLiteral("power"),
                                     QStringLiteral("laws"), QStringLiteral("how does an act end")}) {
            const QString inCampaign = firstRule(words);
            table().close();
            if (firstRule(words) != inCampaign) changed << words + u' ' + inCampaign;
            QVERIFY(singleton<Games>("Games").openGame(singleton<Games>("Games").list().constFirst().id));
        }
        table().close();
        QVERIFY(!changed.isEmpty());
        for (const QString& one : changed) QVERIFY2(one.contains(QStringLiteral("br.")), qPrintable(one));
    }

    void aPageIsWhole() {
        const view::PageView tax = library().page(QStringLiteral("base.tax"));
        QCOMPARE(tax.title, QStringLiteral("Tax"));
        QVERIFY(tax.citation.contains(QStringLiteral("p.12")));
        QVERIFY(all(tax.parts, &view::PartView::kind).contains(QStringLiteral("example")));
        QVERIFY(!tax.cards.isEmpty());
        QVERIFY(!tax.questions.isEmpty());
        QCOMPARE(library().page(tax.next.id).previous.id, QStringLiteral("base.tax"));
        QVERIFY(library().page(QStringLiteral("nowhere")).id.isEmpty());
    }

    /// The objective of the Warden has an erratum of its own, and that of another card concerns it.
    void theNewestRulingOfACardStandsFirst() {
        QStringList sources;
        for (const view::PartView& part : library().page(QStringLiteral("F1601B")).parts)
            if (part.kind == u"ruling") sources << part.source;
        QCOMPARE(sources,
                 QStringList({QStringLiteral("errata, the publisher's page of the card (undated; known since "
                                             "2026-11)"),
                              QStringLiteral("errata 2024-08, Seats & Fiefs")}));
    }

    /// Nobody official has said how Sensors and Sprinter Drives meet (L15, L03): the pages of both say so.
    void whatOnlyWeReadSoIsCalledOurReading() {
        for (const char* card : {"L15", "L03"}) {
            QString all;
            for (const view::PartView& part : library().page(QLatin1String(card)).parts)
                for (const view::BlockView& block : part.blocks) all += block.html;
            QVERIFY2(all.contains(QStringLiteral("our reading")), card);
        }
    }

    /// The source and the date of the correction or the answer.
    void errataAndQuestionsHaveADate() {
        const auto citation = [this](const char* id) { return library().page(QLatin1String(id)).citation; };
        QCOMPARE(citation("errata.rearrange"),
                 QStringLiteral("Base p.17 \u00b7 Living rules (undated; known since 2026-11)"));
        QCOMPARE(citation("faq.starting-slots"),
                 QStringLiteral("Setup \u00b7 FAQ in the living rules 2025-10"));
        QVERIFY(!citation("base.tax").contains(QStringLiteral("20")));
    }

    void bothSidesOfACardAreThere() {
        const view::PageView setup = library().page(QStringLiteral("F101A"));
        QCOMPARE(setup.back.id, QStringLiteral("F101B"));
        QVERIFY(!setup.back.parts.isEmpty());
        QCOMPARE(library().page(QStringLiteral("BC22")).card.suit, QStringLiteral("relic"));
    }

    void everyPageCanBeDrawn() {
        for (const auto section :
             {reference::Section::Rule, reference::Section::Card, reference::Section::Term,
              reference::Section::Faq, reference::Section::Erratum, reference::Section::Aid})
            for (const reference::Entry& entry : library().entries(section)) {
                const view::PageView page = library().page(QString::fromStdString(entry.id));
                QVERIFY2(!page.parts.isEmpty(), entry.id.c_str());
                for (const view::PartView& part : page.parts)
                    QVERIFY2(!part.blocks.isEmpty(), entry.id.c_str());
            }
    }

    /// "May I still declare by [Galactic Bards](BC25) afterwards?" stood there as it was written.
    void noPageShowsMarkup() {
        static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
        static const QRegularExpression markup(
            QStringLiteral("\\]\\(|\\[\\]|\\*\\*|`|&(amp|lt|gt);|<|(^|\\s)[*_]\\w"));
        int texts = 0;
        const auto look = [&](const QString& text, const reference::Entry& entry) {
            ++texts;
            QVERIFY2(!text.contains(markup), (entry.id + ": " + text.toStdString()).c_str());
        };
        for (const auto section :
             {reference::Section::Rule, reference::Section::Card, reference::Section::Term,
              reference::Section::Faq, reference::Section::Erratum, reference::Section::Aid})
            for (const reference::Entry& entry : library().entries(section)) {
                const view::PageView page = library().page(QString::fromStdString(entry.id));
                for (const QString& text : {page.title, page.citation}) look(text, entry);
                for (const view::PartView& part : page.parts) {
                    for (const QString& text : {part.heading, part.source}) look(text, entry);
                    for (const view::BlockView& block : part.blocks) {
                        look(block.lead, entry);
                        look(QString(block.html)
                                 .remove(tag)
                                 .replace(QStringLiteral("&amp;"), QStringLiteral("and")),
                             entry);
                    }
                }
            }
        QVERIFY(texts > 5000);
    }

    void textIsCutIntoBlocks() {
        const auto blocks = view::blocks(
            "One & **two**.\n\n- **Prelude:** see [Tax](base.tax)\n- plain\n\n3. third\n\n   more of it\n");
        QCOMPARE(all(blocks, &view::BlockView::kind),
                 QStringList({"text", "bullet", "bullet", "number", "text"}));
        QCOMPARE(blocks[0].html, QStringLiteral("One &amp; <b>two</b>."));
        QCOMPARE(blocks[1].lead, QStringLiteral("Prelude"));
        QCOMPARE(blocks[1].html, QStringLiteral("see <a href=\"base.tax\">Tax</a>"));
        QCOMPARE(blocks[3].number, 3);
        QCOMPARE(blocks[3].line, 2);
        QCOMPARE(blocks[4].depth, 0);
    }

    void cardsAreNarrowedDown() {
        const int everything = cards().total();
        QCOMPARE(cards().rows().size(), everything);
        QVERIFY(everything >= 529);
        cards().filter(QStringLiteral("type"), QStringLiteral("guild"));
        cards().filter(QStringLiteral("suit"), QStringLiteral("relic"));
        cards().filter(QStringLiteral("set"), QStringLiteral("base"));
        const auto relics = cards().rows();
        QCOMPARE(relics.size(), 5);  // Base p.3: five Guild cards of each suit
        cards().filter(QStringLiteral("text"), QStringLiteral("sworn"));
        QVERIFY(all(cards().rows(), &view::PageRowView::id).contains(QStringLiteral("BC22")));
        QVERIFY(cards().rows().size() < 5);
        cards().filter(QStringLiteral("suit"), {});
        cards().clear();
        QCOMPARE(cards().rows().size(), everything);
    }

    void everyChoiceOfAFilterFindsCards() {
        for (const view::FilterView& choice : cards().choices())
            for (const view::FilterValueView& value : choice.values) {
                cards().clear();
                cards().filter(choice.filter, value.value);
                QVERIFY2(!cards().rows().isEmpty(), qPrintable(choice.filter + u':' + value.value));
            }
        cards().clear();
    }

    void laterActsOfAFateStayHidden() {
        QCOMPARE(library().fates().size(), 24);
        const view::FateStoryView first = library().fate(1, 1);
        const auto& acts = first.acts;
        QCOMPARE(acts.size(), 3);
        QVERIFY(!acts[0].hidden);
        QVERIFY(!acts[0].objective.id.isEmpty());
        QVERIFY(acts[0].resolution.id.isEmpty());  // it names cards of Act II
        QVERIFY(acts[1].hidden);
        QVERIFY(acts[1].cards.isEmpty());
        QVERIFY(!all(first.blocks, &view::BlockView::lead).contains(QStringLiteral("Act II")));
        const view::FateStoryView whole = library().fate(1, 3);
        QVERIFY(!whole.acts[2].objective.id.isEmpty());
        QVERIFY(all(whole.blocks, &view::BlockView::lead).contains(QStringLiteral("Act III")));
        QCOMPARE(library().fate(17, 1).firstAct, 3);
    }

    void aRuleOfTheEngineOpensItsPage() {
        QString wanted;
        connect(&library(), &ReferenceLibrary::wanted, this, [&](const QString& id) { wanted = id; });
        library().show(QStringLiteral("tax-once-per-turn"));
        QVERIFY(wanted.startsWith(QStringLiteral("base.")));
        library().show(QStringLiteral("BC08"));
        QCOMPARE(wanted, QStringLiteral("BC08"));
        library().show(QStringLiteral("nothing of the kind"));
        QCOMPARE(wanted, QStringLiteral("BC08"));
    }

    void bookmarksAreKept() {
        Bookmarks& marks = singleton<Bookmarks>("Bookmarks");
        marks.remember(QStringLiteral(" raid  keys "));
        marks.remember(QStringLiteral("tax"));
        marks.remember(QStringLiteral("raid keys"));
        QCOMPARE(marks.recent(), QStringList({"raid keys", "tax"}));
        marks.toggle(QStringLiteral("BC22"));
        QVERIFY(marks.isFavourite(QStringLiteral("BC22")));
        const Bookmarks later;
        QCOMPARE(later.recent(), marks.recent());
        QCOMPARE(later.favourites(), QStringList(QStringLiteral("BC22")));
        marks.toggle(QStringLiteral("BC22"));
        QVERIFY(Bookmarks().favourites().isEmpty());
        for (int i = 0; i < 20; ++i) marks.remember(QString::number(i));
        QCOMPARE(marks.recent().size(), 8);
    }

    void linesAreTickedOff() {
        Bookmarks& marks = singleton<Bookmarks>("Bookmarks");
        marks.tick(QStringLiteral("aid.setup-3"), 2);
        marks.tick(QStringLiteral("aid.setup-3"), 4);
        marks.tick(QStringLiteral("aid.setup-3"), 2);
        QVERIFY(!marks.isTicked(QStringLiteral("aid.setup-3"), 2));
        QVERIFY(marks.isTicked(QStringLiteral("aid.setup-3"), 4));
        QCOMPARE(marks.ticksOf(QStringLiteral("aid.setup-3")), 1);
        marks.clearTicks(QStringLiteral("aid.setup-3"));
        QCOMPARE(marks.ticksOf(QStringLiteral("aid.setup-3")), 0);
    }

    // A figure to read, in processor time, not to fail on.
    void timeOfAKeystroke() {
        const QStringList queries{QStringLiteral("sworn guardians"),
                                  QStringLiteral("can I raid without ships"),
                                  QStringLiteral("type:guild suit:relic cost>=2"),
                                  QStringLiteral("what happens on a tie for first")};
        QList<qint64> times;
        QString slowest;
        for (const QString& query : queries)
            for (qsizetype end = 1; end <= query.size(); ++end) {
                const std::clock_t begun = std::clock();
                search().setText(query.left(end));
                const qint64 took = (std::clock() - begun) * 1'000'000 / CLOCKS_PER_SEC;
                if (times.isEmpty() || took > *std::max_element(times.begin(), times.end()))
                    slowest = query.left(end);
                times.append(took);
            }
        std::sort(times.begin(), times.end());
        qInfo(
            "a keystroke through the view model: median %lld us, 95 in 100 within %lld us, slowest %lld us "
            "(%s)",
            times[times.size() / 2], times[times.size() * 95 / 100], times.last(), qPrintable(slowest));
        QVERIFY(!search().hits().isEmpty());
    }
};

QTEST_MAIN(ReferenceTest)
#include "reference_test.moc"
