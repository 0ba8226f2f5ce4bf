#include "app/game/chance.h"
#include "app/session/game_session.h"
#include "engine/contract/catalogue.h"
#include "engine/engine.h"
#include "engine/record/record.h"
#include "tests/amount.h"
#include "tests/app/hand.h"
#include "tests/finger/tapper.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <string>

/// Three campaigns of three Acts, from the empty table to the winner, only by taps on shown items: without
/// typing or corrections. A seed is always the same campaign. Players prefer actions that only Fates have,
/// and Fates that nobody has played yet. After a limited number of varied taps in an Act they only pass,
/// because taps take the time: each waits a few frames until the window is at rest, some 40 ms of CPU time.
class ThreeCampaignsTest : public QObject {
    Q_OBJECT

    static constexpr int kMostTaps = 6000;  ///< no campaign takes so many

    /// Taps of an Act before everybody wants it to end.
    static int lively() { return amount::of(60, 400); }

    Hand hand_;
    QMap<int, QStringList> own_;  ///< by Fate in play, what was tapped of its cards
    QSet<QString> kinds_;         ///< questions that were met
    int played_ = 0;              ///< campaigns
    qsizetype sealed_ = 0;
    qsizetype deals_ = 0;

    reach::Table& table() const { return hand_.table(); }
    int act() const { return table().campaignView().act; }

    /// A Fate's card in an entry: "F301B"; empty for none.
    static QString cardIn(const QString& entry) {
        static const QRegularExpression card(QStringLiteral("\\bF\\d{3,4}[AB]?\\b"));
        static const QRegularExpression golem(QStringLiteral(" spends (harvester|warrior|protector|seeker)"));
        return golem.match(entry).hasMatch() ? QStringLiteral("F506") : card.match(entry).captured();
    }
    /// Whose card it is: 3 for "F301B"; 0 for what is none.
    static int fateOf(const QString& card) {
        return card.startsWith(u'F')
                   ? QStringView(card).mid(1).chopped(card.back().isLetter() ? 3 : 2).toInt()
                   : 0;
    }
    /// Whether it does what a Fate's card says, not what the Court does with any card; or spends a Golem.
    static bool isOwn(const QString& entry) {
        static const QRegularExpression any(
            QStringLiteral(" (influences|secures|ransacks|raids|takes) |^court "));
        return !cardIn(entry).isEmpty() && !any.match(entry).hasMatch();
    }
    /// The Fate that an entry chooses; 0: none.
    static int fateChosen(const QString& entry) {
        static const QRegularExpression fate(QStringLiteral(" chooses FATE(\\d\\d)$"));
        return fate.match(entry).captured(1).toInt();
    }

    /// Keeps what the tapped ones of a record's entries used of a Fate in play, or answered a card of it.
    void keepOwn(const QSet<int>& tapped) {
        const auto parsed = reach::parseRecord(table().record().toStdString());
        QVERIFY(parsed.record.has_value());
        reach::GameSession session(parsed.record->setup);
        for (std::size_t at = 0; at < parsed.record->entries.size(); ++at) {
            const reach::State before = session.game().state;
            const reach::Pending asked = reach::prompt(session.game()).pending;
            const reach::Command& command = parsed.record->entries[at].command;
            const QString entry = QString::fromStdString(reach::printCommand(command));
            session.enterExactly(command);
            if (!tapped.contains(static_cast<int>(at))) continue;
            QString card;
            if (reach::isCard(asked.card))
                card = QString::fromUtf8(reach::cardOf(asked.card).id.data(),
                                         static_cast<qsizetype>(reach::cardOf(asked.card).id.size()));
            if (fateOf(card) == 0 && entry.contains(QStringLiteral(" uses "))) card = cardIn(entry);
            const int fate = fateOf(card);
            const auto& seats = before.campaign.seats;
            if (fate > 0 &&
                std::any_of(seats.begin(), seats.end(), [&](const auto& seat) { return seat.fate == fate; }))
                own_[fate].append(card + u' ' + entry);
        }
    }

  private Q_SLOTS:
    void init() { Hand::watch(); }

    void aCampaignIsPlayedByTaps_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QList<int>>("fates");  // that are chosen where they can be, the first at once
        QTest::addColumn<QSize>("size");
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<int>("last");  // the Act after which it is left
        const int last = amount::of(1, 3);
        const QSize tablet(1280, 800), phone(390, 844);
        QTest::newRow("three on a tablet")
            << 3 << QList<int>{3, 4, 5, 9, 10, 12, 18, 19, 20} << tablet << 41U << 3;
        QTest::newRow("three on a phone")
            << 3 << QList<int>{6, 7, 3, 13, 14, 15, 21, 23, 24} << phone << 42U << last;
        QTest::newRow("two on a phone") << 2 << QList<int>{5, 6, 12, 16, 23, 24} << phone << 45U << last;
    }
    void aCampaignIsPlayedByTaps() {
        QFETCH(int, players);
        QFETCH(QList<int>, fates);
        QFETCH(QSize, size);
        QFETCH(quint32, seed);
        QFETCH(int, last);
        seed = amount::seed(seed);
        hand_.leave();
        QVERIFY(hand_.start(size));
        reach::Chance::useSeed(seed);
        QVERIFY(hand_.tap(QStringLiteral("newTable")));
        QVERIFY(hand_.tap(QStringLiteral("game-campaign")));
        QVERIFY(hand_.tap(QStringLiteral("players-%1").arg(players)));
        for (int at = 0; at < players; ++at)
            QVERIFY(hand_.tap(QStringLiteral("fate-%1-%2").arg(at).arg(fates[at])));
        QVERIFY(hand_.tap(QStringLiteral("startTable")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));

        Tapper tapper(hand_.window(), table(), seed);
        QSet<QString> tried;
        QSet<int> tapped;
        int inAct = 0;
        tapper.setTaste([&](const QString& name, const QString& entry) {
            if (const int fate = fateChosen(entry); fate > 0) return fates.contains(fate) ? 100.0 : 1.0;
            if (isOwn(entry)) return tried.contains(cardIn(entry)) ? 2.0 : 60.0;
            if (!cardIn(entry).isEmpty()) return 2.0;
            const bool ends = name == QStringLiteral("pass") || name == QStringLiteral("endTurn");
            return inAct > lively() && ends ? 50.0 : 1.0;
        });
        QElapsedTimer clock;
        clock.start();
        QStringList acts;
        for (int now = act(); !tapper.over() && act() <= last && tapper.taps() < kMostTaps;) {
            const int before = table().cursor();
            const bool ok = tapper.tap();
            if (!ok) qInfo("seed %u: %s", seed, qPrintable(tapper.problem()));
            QVERIFY2(ok, "the screen lets the players down");
            ++inAct;
            if (table().cursor() > before) {
                tapped.insert(before);
                const QString entry = table().record().trimmed().section(u'\n', -(table().cursor() - before));
                const QString line = entry.section(u'\n', 0, 0);
                tried.insert(cardIn(line));
            }
            if (act() == now && !tapper.over()) continue;
            acts.append(QStringLiteral("Act %1: %2 taps in %3 s")
                            .arg(now)
                            .arg(inAct)
                            .arg(static_cast<double>(clock.restart()) / 1000, 0, 'f', 1));
            now = act();
            inAct = 0;
        }
        QStringList kinds;
        for (auto it = tapper.kinds().begin(); it != tapper.kinds().end(); ++it) {
            kinds.append(QStringLiteral("%1: %2").arg(it.key()).arg(it.value()));
            kinds_.insert(it.key());
        }
        qInfo("%s; %d entries; asked %s", qPrintable(acts.join(QStringLiteral("; "))), table().cursor(),
              qPrintable(kinds.join(QStringLiteral(", "))));
        QVERIFY2(tapper.over() || act() > last, "the campaign never ended");
        QVERIFY(!tapper.kinds().contains(QStringLiteral("keepLore")));  // which is asked by name
        const QString record = table().record();
        QVERIFY(!record.contains(QStringLiteral("\ncorrect ")));
        sealed_ += record.count(QStringLiteral(" seals F"));
        deals_ += record.count(QStringLiteral("\ndeal "));
        keepOwn(tapped);
        ++played_;
        if (!tapper.over()) {
            QVERIFY(hand_.tap(QStringLiteral("menu")));
            QVERIFY(hand_.tap(QStringLiteral("leaveTable")));
            QTRY_VERIFY(hand_.shown(QStringLiteral("newTable")));
            return;
        }
        QCOMPARE(act(), 3);
        QTRY_VERIFY(hand_.shown(QStringLiteral("winner")));
        QVERIFY(!table().winner().isEmpty());
        QVERIFY(hand_.tap(QStringLiteral("leaveFinished")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("newTable")));
    }

    /// Of the Fates that leaned on the table once, each with something of its own.
    void manyFatesDidWhatOnlyTheyDo() {
        static const QSet<int> assisted{3, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21, 23, 24};
        for (auto it = own_.begin(); it != own_.end(); ++it)
            qInfo("Fate %d: %s", it.key(), qPrintable(it.value().join(QStringLiteral("; "))));
        if (played_ < 3) QSKIP("not all campaigns were played");
        const auto count =
            std::count_if(assisted.begin(), assisted.end(), [&](int fate) { return own_.contains(fate); });
        QVERIFY2(count >= amount::of(4, 9), qPrintable(QStringLiteral("%1 Fates").arg(count)));
        for (const char* kind : {"callToOrder", "negotiate", "crisesOrEdicts", "govern", "chooseFate",
                                 "eventDice", "nextAct", "overflow", "resolve"})
            QVERIFY2(kinds_.contains(QLatin1StringView(kind)), kind);
        // Secrets are sealed; deals are struck.
        QVERIFY(sealed_ > 0);
        QVERIFY(deals_ > 0);
    }

    void cleanupTestCase() { hand_.leave(); }
};

QTEST_MAIN(ThreeCampaignsTest)
#include "three_campaigns_test.moc"
