#include "app/words/change_words.h"
#include "app/words/entry_words.h"
#include "engine/campaign/events.h"
#include "engine/contract/catalogue.h"
#include "engine/engine.h"
#include "engine/record/record.h"
#include "tests/places.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

using namespace reach;

/// Each change by an entry of a campaign is told with the place of its rule: by all records of
/// campaigns.
class CampaignCitationsTest : public QObject {
    Q_OBJECT

    struct Told {
        QString text;
        RuleRef ref;
        QString at;           ///< record and entry
        std::set<Ask> asked;  ///< open before, asked or changed meanwhile, or open after
    };
    std::vector<Told> told_;
    QSet<QString> headings_;  ///< "20 Edicts"

    static QString textOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    void play(const QString& path) {
        const auto read = parseRecord(textOf(path).toStdString());
        if (!read.record || !read.record->setup.campaign) return;
        Game game = newGame(read.record->setup);
        for (const auto& entry : read.record->entries) {
            const Decision decision = decide(game, entry.command);
            if (!decision.accepted()) return;
            const State before = game.state;
            std::set<Ask> asked;
            const auto note = [&](const Pending& pending) { asked.insert(pending.ask); };
            std::ranges::for_each(before.pending, note);
            for (const Event& event : decision.events) {
                evolve(game.state, event);
                std::ranges::for_each(game.state.pending, note);
            }
            for (const words::Change& change : words::changes(before, entry.command, decision.events))
                told_.push_back(
                    {change.text, change.ref,
                     QStringLiteral("%1, %2").arg(QFileInfo(path).fileName(),
                                                  QString::fromStdString(printCommand(entry.command))),
                     asked});
        }
    }

  private Q_SLOTS:
    void initTestCase() {
        QDirIterator records(places::source("tests/records/campaign"), {QStringLiteral("*.record")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (records.hasNext()) play(records.next());
        QVERIFY(told_.size() > 5000);
        QDirIterator rules(places::source("database/content/en/rules"), {QStringLiteral("*.toml")},
                           QDir::Files, QDirIterator::Subdirectories);
        static const QRegularExpression rule(
            QStringLiteral("\nbook = \"([a-z-]+)\"\npage = (\\d+)\nheading = \"([^\n]*)\""));
        while (rules.hasNext()) {
            auto found = rule.globalMatch(textOf(rules.next()));
            while (found.hasNext()) {
                const auto match = found.next();
                headings_.insert(match.captured(1) + u' ' + match.captured(2) + u' ' + match.captured(3));
            }
        }
        QVERIFY(headings_.size() > 100);
    }

    // The reference opens that page at that heading.
    void everyPlaceIsInTheReference() {
        QSet<QString> missing;
        for (const Told& told : told_) {
            if (told.ref.book == Book::App) continue;
            const QString heading =
                QString::fromUtf8(told.ref.heading.data(), static_cast<qsizetype>(told.ref.heading.size()));
            if (told.ref.book == Book::Card) {
                if (!isCard(findCard(told.ref.heading))) missing.insert(heading);
                continue;
            }
            const QString book =
                told.ref.book == Book::Base ? QStringLiteral("base") : QStringLiteral("blighted-reach");
            const QString place = QStringLiteral("%1 %2 %3").arg(book).arg(told.ref.page).arg(heading);
            if (!headings_.contains(place)) missing.insert(place);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.values()).join(u'\n')));
    }

    // A step's own place is named while that step is taken, and at no other time.
    void aStepIsCitedWhileItIsTaken() {
        const std::vector<std::pair<std::set<int>, std::set<Ask>>> steps{
            {{4, 5, 6, 7}, {Ask::ActSetup}},
            {{14}, {Ask::Event, Ask::RoundEnd, Ask::Trust, Ask::CallSummit}},
            {{16}, {Ask::CallToOrder}},
            {{18}, {Ask::Crises}},
            {{20}, {Ask::Edicts, Ask::Policy}},
            {{21}, {Ask::ImperialAction, Ask::Edicts}},
            {{28, 29}, {Ask::Intermission, Ask::NextAct, Ask::CloseChapter}}};
        QStringList wrong;
        for (const Told& told : told_) {
            if (told.ref.book != Book::BlightedReach) continue;
            for (const auto& [pages, asks] : steps) {
                if (!pages.contains(told.ref.page)) continue;
                const bool taken =
                    std::ranges::any_of(asks, [&](Ask ask) { return told.asked.contains(ask); });
                // A player who secures the Council is told its effects at once.
                if (!taken && !told.at.contains(QStringLiteral(" secures ")))
                    wrong << QStringLiteral("%1: %2 (p.%3)").arg(told.at, told.text).arg(told.ref.page);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void eachStepHasItsPlace_data() {
        QTest::addColumn<QString>("at");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("page");
        QTest::newRow("BR p.5: the Court is dealt") << "event-card.record, court CC05"
                                                    << "comes into the Court" << 5;
        QTest::newRow("BR p.7: the Court of a later Act is dealt") << "warden.record, court CC02"
                                                                   << "comes into the Court" << 7;
        QTest::newRow("BR p.6: a player settles") << "event-card.record, red chooses 2-hex cities"
                                                  << "Red gains Relic" << 6;
        QTest::newRow("BR p.21: Weapons of the Policy of War") << "war.record, red chooses white captives"
                                                               << "gains Weapon" << 21;
        QTest::newRow("BR p.21: ... from the Trust") << "war.record, red chooses red"
                                                     << "takes Weapon from the Imperial Trust" << 21;
        QTest::newRow("BR p.21: Power of the Policy of Peace")
            << "p21-imperial-action.record, red chooses AID04"
            << "gains 5 Power" << 21;
        QTest::newRow("BR p.21: ships of the Policy of Escalation") << "escalation.record, red chooses 2-gate"
                                                                    << "Imperial ships come to: 2 Gate" << 21;
        QTest::newRow("BR p.20: an agent for the Demand") << "p20-imperial-demand.record, red chooses AID04"
                                                          << "a Favor" << 20;
        QTest::newRow("BR p.20: what the Demand of Peace brings into the Trust")
            << "peace.record, red chooses psionic"
            << "Imperial Trust" << 20;
        QTest::newRow("BR p.14: an Outlaw takes from the Trust")
            << "council-outlaw.record, blue chooses relic"
            << "takes Relic from the Imperial Trust" << 14;
        QTest::newRow("BR p.14: ... and the First Regent pays") << "council-outlaw.record, blue chooses relic"
                                                                << "loses 1 Power" << 14;
        QTest::newRow("BR p.28: the objective failed") << "intermission.record, score"
                                                       << "loses 11 Power" << 28;
        QTest::newRow("BR p.5: Imperial ships of the first setup") << "event-card.record, event 2 edict moon"
                                                                   << "Imperial ships come to" << 5;
        QTest::newRow("BR p.7: the Council in a later Act")
            << "F1614.record, done"
            << "The Imperial Council is in session again" << 7;
    }
    void eachStepHasItsPlace() {
        QFETCH(QString, at);
        QFETCH(QString, text);
        QFETCH(int, page);
        bool found = false;
        for (const Told& told : told_) {
            if (told.at != at || !told.text.contains(text)) continue;
            found = true;
            QCOMPARE(static_cast<int>(told.ref.page), page);
            break;
        }
        QVERIFY(found);
    }

    // The page on objectives says nothing about what this one asks for: its Fate does.
    void anObjectiveIsCitedByItsFate() {
        int found = 0;
        for (const Told& told : told_) {
            if (!told.text.contains(QStringLiteral(" goes from ")) || told.asked.contains(Ask::ActSetup))
                continue;
            ++found;
            QVERIFY2(told.ref.book == Book::Card && fateOf(findCard(told.ref.heading)) > 0,
                     qPrintable(told.at));
        }
        QVERIFY(found > 20);
    }

    // BR p.18: the Blight's, those of cards that players hold (F302), and the Court's have headings of their
    // own.
    void aCrisisIsCitedByItsKind_data() {
        QTest::addColumn<int>("stage");
        QTest::addColumn<std::string>("heading");
        QTest::newRow("BR p.18 Blight Crises") << int{crises::kBlightStrikes} << std::string("Blight Crises");
        QTest::newRow("BR p.18 Fate Crises") << int{crises::kFateCards} << std::string("Fate Crises");
        QTest::newRow("BR p.18 Court Crises") << int{crises::kCourt} << std::string("Court Crises");
    }
    void aCrisisIsCitedByItsKind() {
        QFETCH(int, stage);
        State before;
        Pending crises{.ask = Ask::Crises, .player = Player::Red, .stage = static_cast<std::int8_t>(stage)};
        before.pending.push(crises);
        ++crises.stage;
        const event::TokenMoved discarded{Resource::Psionic,
                                          event::TokenPlace::Frozen,
                                          Player::Red,
                                          -1,
                                          event::TokenPlace::Supply,
                                          Player::None,
                                          -1};
        const auto told =
            words::changes(before, command::RollEvent{}, {event::AskChanged{crises}, discarded});
        const auto discard = std::ranges::find_if(
            told, [](const auto& one) { return one.text.contains(QStringLiteral("discards Psionic")); });
        QVERIFY(discard != told.end());
        QTEST(std::string(discard->ref.heading), "heading");
        QCOMPARE(int{discard->ref.page}, 18);
    }

    // The log cites the same place for the entry itself.
    void aDealtCourtIsCitedInTheLog_data() {
        QTest::addColumn<int>("act");
        QTest::addColumn<bool>("setsUp");
        QTest::addColumn<QString>("citation");
        QTest::newRow("Act I") << 1 << true << "Blighted Reach p.5, 1. Set Up Table";
        QTest::newRow("Act II") << 2 << true << "Blighted Reach p.7, Act II & III Setup";
        QTest::newRow("in play") << 2 << false << "Base p.13, Secure";
    }
    void aDealtCourtIsCitedInTheLog() {
        QFETCH(int, act);
        QFETCH(bool, setsUp);
        State before;
        before.campaign.act = static_cast<std::uint8_t>(act);
        if (setsUp) before.pending.push({.ask = Ask::ActSetup});
        before.pending.push({.ask = Ask::Refill});
        QTEST(words::entryCitation(before, command::Court{findCard("CC02")}), "citation");
    }

    // A card's doing is the card's: F205 gives Favors when it is secured, F123 puts resources into the Trust.
    void whatACardDoesIsTheCards() {
        const auto cited = [this](const QString& at, const QString& text) {
            for (const Told& told : told_)
                if (told.at.startsWith(at) && told.text.contains(text)) return std::string(told.ref.heading);
            return std::string("not told");
        };
        QCOMPARE(cited(QStringLiteral("F205.record, blue secures F205"), QStringLiteral("a Favor")),
                 std::string("F205"));
        QCOMPARE(cited(QStringLiteral("F123.record, red chooses relic"), QStringLiteral("Imperial Trust")),
                 std::string("F123"));
        QCOMPARE(
            cited(QStringLiteral("imperial-trust.record, blue uses CC08"), QStringLiteral("takes Relic")),
            std::string("CC08"));
    }
};

QTEST_GUILESS_MAIN(CampaignCitationsTest)
#include "campaign_citations_test.moc"
