#include "app/viewmodels/cards.h"
#include "app/viewmodels/chance.h"
#include "tests/app/hand.h"
#include "tests/finger/tapper.h"

#include <QElapsedTimer>
#include <QTest>

#include <map>

/// The Blighted Reach on the real window: begun, played and answered by taps, on a tablet and on a phone.
class CampaignTapsTest : public QObject {
    Q_OBJECT

    static constexpr int kWholeAct = 6000;  ///< no Act takes so many taps

    Hand hand_;

    reach::Table& table() const { return hand_.table(); }
    QString asked() const { return hand_.asked(); }
    QString line() const { return table().record().trimmed().section(QLatin1Char('\n'), -1); }
    int act() const { return table().campaignView().act; }

    reach::view::SeatView seat(int at) const { return table().players()[at].campaign; }

    QList<reach::view::OfferView> offered(const QString& from, const QString& to) const {
        return hand_.ask<reach::Deals>()->offers({}, from, to);
    }
    QList<reach::view::RemarkView> foreseen(const QString& entry) const {
        return hand_.ask<reach::LookAhead>()->foresee(entry);
    }

    /// A legal option whose entry has these words; the first legal one for none.
    QString option(const QString& words = {}) const {
        for (const reach::view::OptionView& option : table().optionList())
            if (option.legal && option.entry.contains(words)) return option.entry;
        return {};
    }

    /// Answers whatever is asked in the plainest way; wherever it says one of `wishes`, so.
    bool answer(const std::map<QString, QString>& wishes) const {
        const QString kind = asked();
        if (const auto wish = wishes.find(kind); wish != wishes.end())
            if (const QString line = option(wish->second); !line.isEmpty()) return table().enter(line);
        if (kind == QStringLiteral("eventDice")) {
            const auto which = table().promptView().eventDice;
            return table().enter(which.number && which.planets ? QStringLiteral("event 2 edict moon")
                                 : which.number                ? QStringLiteral("event 5")
                                                               : QStringLiteral("event arrow"));
        }
        if (kind == QStringLiteral("act")) return table().enter(option(QStringLiteral("ends turn")));
        return table().enter(option());
    }

    /// Plays on until this is asked.
    bool reach(const QString& kind, const std::map<QString, QString>& wishes = {}) const {
        for (int i = 0; i < 600 && asked() != kind; ++i)
            if (!answer(wishes)) {
                qInfo("stuck: %s, %s", qPrintable(asked()), qPrintable(table().message()));
                return false;
            }
        return asked() == kind;
    }

    bool lay(const QString& third = QStringLiteral("FATE05"), int act = 1) const {
        return hand_.games().importRecord(
            QStringLiteral("game: campaign\nact: %1\nplayers: red=Ana, blue=Ben, white=Cy\n"
                           "fates: FATE01 FATE02 %2\n")
                .arg(act)
                .arg(third));
    }

    /// With an event in every round, and a Summit in every event.
    bool reachEvent(const QString& kind, const QString& summit = QStringLiteral("calls summit")) const {
        return lay() && reach(kind, {{QStringLiteral("play"), QStringLiteral("plays event")},
                                     {QStringLiteral("callSummit"), summit}});
    }

    bool begin(QSize size, int players = 3) {
        hand_.leave();
        if (!hand_.start(size)) return false;
        return hand_.tap(QStringLiteral("newTable")) && hand_.tap(QStringLiteral("game-campaign")) &&
               hand_.tap(QStringLiteral("players-%1").arg(players)) &&
               hand_.tap(QStringLiteral("dealFates")) && chooseFates(players) &&
               hand_.tap(QStringLiteral("startTable"));
    }

    /// One of the two dealt to each; what is built anew under the finger is tapped again.
    bool chooseFates(int players) const {
        for (int seat = 0; seat < players; ++seat) {
            const auto chosen = [&] {
                for (int number = 1; number <= 8; ++number)
                    if (const QQuickItem* chip =
                            hand_.shown(QStringLiteral("fate-%1-%2").arg(seat).arg(number));
                        chip && chip->property("checked").toBool())
                        return true;
                return false;
            };
            const auto choose = [&] {
                for (int number = 1; number <= 8 && !chosen(); ++number) {
                    const QString name = QStringLiteral("fate-%1-%2").arg(seat).arg(number);
                    if (hand_.shown(name)) hand_.tap(name);
                }
                return chosen();
            };
            if (!QTest::qWaitFor(choose, 5000)) return false;
        }
        return true;
    }

    void start(QSize size = {1280, 800}) {
        hand_.leave();
        QVERIFY(hand_.start(size));
    }

    /// Red, the First Regent, with ships beside an Imperial one.
    bool reachFleet(const QString& card) const {
        return lay() && reach(QStringLiteral("play")) && table().enter(option(card)) &&
               table().enter(QStringLiteral("correct 2-gate red ships 2")) &&
               table().enter(QStringLiteral("correct 2-gate blue ships 1")) &&
               table().enter(QStringLiteral("correct blue title outlaw"));
    }
    bool tapSystem(const QString& id) const { return hand_.tapSystem(id); }

  private Q_SLOTS:
    void init() { Hand::watch(); }
    void cleanup() { hand_.leave(); }

    void aCampaignBeginsByTaps_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("phone") << QSize(390, 844);
    }
    void aCampaignBeginsByTaps() {
        QFETCH(QSize, size);
        QVERIFY(begin(size));
        QTRY_VERIFY(table().isOpen());
        QCOMPARE(act(), 1);
        QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
        QVERIFY(table().record().startsWith(QStringLiteral("game: campaign")));
        QCOMPARE(table().players().size(), 3);
        QVERIFY(reach(QStringLiteral("policy")));
        QVERIFY(hand_.tap(QStringLiteral("step-1")));
        QTRY_COMPARE(asked(), QStringLiteral("eventDice"));
        QVERIFY(line().startsWith(QStringLiteral("red chooses AID0")));
        // Own dice, face by face: what the roll does is told before it is entered.
        QVERIFY(hand_.tap(QStringLiteral("eventNumber-2")));
        QVERIFY(hand_.tap(QStringLiteral("eventFace-edict-moon")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("foreseen")));
        QCOMPARE(asked(), QStringLiteral("eventDice"));
        QVERIFY(hand_.tap(QStringLiteral("enterEvent")));
        QTRY_COMPARE(table().campaignView().roll.cluster, 2);
        QVERIFY(table().record().contains(QStringLiteral("\nevent 2 edict moon\n")));
    }

    void aPaperCampaignGoesOnByTaps() {
        start();
        QVERIFY(hand_.tap(QStringLiteral("newTable")));
        QVERIFY(hand_.tap(QStringLiteral("game-campaign")));
        QVERIFY(hand_.tap(QStringLiteral("act-2")));
        // The Admiral goes on, two begin with a Fate of Act II; none of Act III is offered.
        QVERIFY(hand_.tap(QStringLiteral("fate-0-7")));
        QVERIFY(hand_.tap(QStringLiteral("fate-1-9")));
        QVERIFY(hand_.tap(QStringLiteral("fate-2-16")));
        QVERIFY(!hand_.shown(QStringLiteral("fate-2-17")));
        QVERIFY(hand_.tap(QStringLiteral("startTable")));
        QTRY_COMPARE(asked(), QStringLiteral("nextAct"));
        QVERIFY(hand_.tap(QStringLiteral("enterMap")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("countedSystem")));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        QVERIFY(hand_.tap(QStringLiteral("enterRest")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("correctionsSheet")));
        QVERIFY(table().enter(QStringLiteral("correct red power 12")));
        QVERIFY(table().enter(QStringLiteral("done")));
        QTRY_COMPARE(act(), 2);
        QVERIFY(table().record().contains(QStringLiteral("act: 2")));
    }

    void settlersTapThePlanet() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("settle")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("map")));
        const QQuickItem* map = hand_.shown(QStringLiteral("map"));
        QTRY_VERIFY(map->property("highlighted").toStringList().contains(QStringLiteral("2-hex")));
        QVERIFY(tapSystem(QStringLiteral("2-hex")));
        QVERIFY(hand_.tap(QStringLiteral("here-0")));
        QTRY_VERIFY(line().endsWith(QStringLiteral(" chooses 2-hex cities")));
    }

    void theAppRollsTheEventDice() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("eventDice")));
        QVERIFY(hand_.tap(QStringLiteral("rollHere")));
        QTRY_VERIFY(table().campaignView().roll.cluster > 0);
    }

    void whatTheTableDoesByHandTakesItsTime() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("byHand")));
        const int before = table().cursor();
        QTRY_VERIFY(hand_.shown(QStringLiteral("byHand")));
        QCOMPARE(hand_.text(QStringLiteral("byHand")), table().promptView().byHand.task);
        // Putting right is one tap away, and "done" is said by people only.
        QVERIFY(hand_.tap(QStringLiteral("byHandCorrect")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("correct-3")));
        QVERIFY(hand_.tap(QStringLiteral("correct-3")));
        QVERIFY(hand_.tap(QStringLiteral("title-outlaw")));
        QVERIFY(hand_.tap(QStringLiteral("applyCorrections")));
        QTRY_COMPARE(table().cursor(), before + 1);
        QVERIFY(line().contains(QStringLiteral("title outlaw")));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        QCOMPARE(asked(), QStringLiteral("byHand"));
        QVERIFY(hand_.tap(QStringLiteral("byHandDone")));
        QTRY_VERIFY(table().cursor() > before + 1);
    }

    void aSecretIsWrittenDownBehindAHand() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("byHand")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(!hand_.shown(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretCover")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("secret-4-hex")));
        QVERIFY(!hand_.shown(QStringLiteral("prompt"))->property("truncated").toBool());
        QVERIFY(!hand_.shown(QStringLiteral("answer-0")));  // which would say once more that it is on paper
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        // In sight before any flicking.
        QVERIFY(screen::centreOf(*hand_.shown(QStringLiteral("secretSeal"))).y() <
                screen::centreOf(*hand_.shown(QStringLiteral("secret-1-arrow"))).y());
        QVERIFY(hand_.tap(QStringLiteral("secret-4-hex")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QTRY_VERIFY(asked() != QStringLiteral("byHand"));
        // Nothing of it is in the record, only its seal.
        QVERIFY(line().contains(QStringLiteral(" seals F903 ")));
        QVERIFY(!table().record().contains(QStringLiteral("F903 4-hex")));
    }

    /// Of places nobody knows which is the likeliest.
    void noPlaceIsRecommended() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("resolve")));
        QCOMPARE(table().promptView().text, QStringLiteral("Cy: Where does your Flagship begin?"));
        QTRY_VERIFY(hand_.shown(QStringLiteral("answer-1")));
        QVERIFY(!hand_.shown(QStringLiteral("answer-0"))->property("main").toBool());
    }

    /// White, the Conspirator, lays a token on an ambition.
    bool layPlot() const {
        if (!lay(QStringLiteral("FATE23"), 3) || !reach(QStringLiteral("play"))) return false;
        for (const char* line : {"correct initiative white", "white leads aggression 3",
                                 "white declares tyrant", "white declines"})
            if (!table().enter(QString::fromLatin1(line))) return false;
        return asked() == QStringLiteral("act");
    }

    /// F2303: nothing asks for it, so it is asked for when it comes up, on either size, until it is sealed.
    void aPlotIsSealedWhereItIsLaid_data() { aCampaignBeginsByTaps_data(); }
    void aPlotIsSealedWhereItIsLaid() {
        QFETCH(QSize, size);
        start(size);
        QVERIFY(layPlot());
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QCOMPARE(hand_.text(QStringLiteral("panelTitle")), QStringLiteral("A secret"));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secret-blue")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QTRY_VERIFY(line().startsWith(QStringLiteral("white seals F2303 1 ")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("secretLook")));
        // Laid anew, it is asked for anew; said to be on paper, it is let be.
        QVERIFY(table().undo());
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        const QString before = table().record();
        QVERIFY(hand_.tap(QStringLiteral("secretOnPaper")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("secretLook")));
        QCOMPARE(table().record(), before);
        QVERIFY(table().enter(QStringLiteral("correct red power 3")));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(asked(), QStringLiteral("act"));
        QVERIFY(!hand_.shown(QStringLiteral("secretLook")));
    }

    /// F2305: a denial that the seal gives the lie to would be found out only when no colour could be shown.
    void whatIsSealedIsNotDenied() {
        start();
        QVERIFY(layPlot());
        QTRY_VERIFY(hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secretLook")));
        QVERIFY(hand_.tap(QStringLiteral("secret-blue")));
        QVERIFY(hand_.tap(QStringLiteral("secretSeal")));
        QVERIFY(table().enter(QStringLiteral("depth board")));
        const QString first = table().court().at(1).card.id;
        for (const QString& line :
             {QStringLiteral("correct court %1 blue agents 2"),
              QStringLiteral("correct court %1 white agents 1"), QStringLiteral("blue secures %1")})
            QVERIFY2(table().enter(line.arg(first)), qPrintable(table().message()));
        for (int i = 0; i < 9 && asked() != QStringLiteral("resolve"); ++i) QVERIFY(table().drawCard());
        QVERIFY(table().enter(QStringLiteral("blue chooses red 2")));
        QVERIFY(!option(QStringLiteral("white declines")).isEmpty());
        QVERIFY(table().undo());
        QVERIFY(table().enter(QStringLiteral("blue chooses blue 2")));
        QVERIFY(!option(QStringLiteral("white reveals blue ")).isEmpty());
        QVERIFY(option(QStringLiteral("white declines")).isEmpty());
    }

    void whoPrefersPaperSaysSoOnce() {
        start();
        const auto never = qScopeGuard([&] { hand_.preferences().setPaperSecrets(false); });
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("byHand")));
        QVERIFY(hand_.tap(QStringLiteral("paperAlways")));
        QTRY_VERIFY(asked() != QStringLiteral("byHand"));
        QVERIFY(hand_.preferences().paperSecrets());
        QVERIFY(layPlot());
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(!hand_.shown(QStringLiteral("secretLook")));
        // The question that stands is answered as ever.
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("byHand")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("byHandDone")));
        QVERIFY(!hand_.shown(QStringLiteral("secretLook")));
        QVERIFY(!hand_.shown(QStringLiteral("byHandHow")));
        QCOMPARE(hand_.text(QStringLiteral("byHandDone")), QStringLiteral("It is on paper"));
    }

    void aFaithfulCardIsOneTap_data() { aCampaignBeginsByTaps_data(); }
    void aFaithfulCardIsOneTap() {
        QFETCH(QSize, size);
        start(size);
        QVERIFY(lay(QStringLiteral("FATE08")));
        QVERIFY(reach(QStringLiteral("play")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("card-construction-5")));
        QVERIFY(!hand_.shown(QStringLiteral("card-zeal-8")));
        // Secured from the Court it stands in the grid, once for each side.
        QVERIFY(table().enter(QStringLiteral("correct actions card F805")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("card-zeal-8")));
        QVERIFY(hand_.shown(QStringLiteral("card-wisdom-8")));
        QVERIFY(!hand_.shown(QStringLiteral("card-zeal-9")));
        QVERIFY(hand_.tap(QStringLiteral("card-zeal-8")));
        QTRY_COMPARE(line(), QStringLiteral("red leads zeal 8"));
    }

    /// A Fate's new actions stand among the options, and what they ask is answered by taps.
    void aWorldIsBrokenByTaps_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Deutsch") << QStringLiteral("de");
    }
    void aWorldIsBrokenByTaps() {
        QFETCH(QString, language);
        start();
        hand_.preferences().setLanguage(language);
        start();
        const auto english = qScopeGuard([&] { hand_.preferences().setLanguage(QStringLiteral("en")); });
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        for (const char* line :
             {"correct red card F1103A", "correct side F1103A back", "correct red card F1104",
              "correct token hammer 1-arrow 1", "correct 1-arrow red ships 3", "correct 1-arrow blue ships 1",
              "correct 1-arrow empire ships 0", "correct red title outlaw", "correct blue title outlaw",
              "red leads aggression 2"})
            QVERIFY2(table().enter(QString::fromLatin1(line)), line);
        QVERIFY(hand_.tap(QStringLiteral("group-card")));
        // Preparing is greyed under a card of aggression.
        QTRY_VERIFY(hand_.shown(QStringLiteral("option-1")));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + language + QStringLiteral("-1.png"));
        QVERIFY(hand_.tap(QStringLiteral("option-1")));
        QTRY_COMPARE(line(), QStringLiteral("red uses F1104 break"));
        QTRY_VERIFY(table().promptView().text.contains(language == QStringLiteral("de")
                                                           ? QStringLiteral("bevor die Welt zerbricht")
                                                           : QStringLiteral("before the world breaks")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("answer-1")));
        if (const QString file = qEnvironmentVariable("REACHKEEPER_PICTURE"); !file.isEmpty())
            hand_.window().grabWindow().save(file + language + QStringLiteral("-2.png"));
        QVERIFY(hand_.tap(QStringLiteral("answer-1")));
        QTRY_VERIFY(table().record().contains(QStringLiteral("blue declines")));
    }

    void tokensOfFatesAreShownAndPutRight() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        // The Caretaker's setup laid four sleeping Golems on gates, and nobody knows which.
        const auto golems = table().campaignView().tokens;
        QCOMPARE(golems.size(), 4);
        QCOMPARE(golems[0].text, QStringLiteral("Golem, asleep"));
        QVERIFY(golems[0].hollow);
        const QString line = golems[0].line;
        const QString gate = line.section(QLatin1Char(' '), -1);
        const auto tokensAt = [&] {
            for (const auto& system : table().systems())
                if (system.id == gate) return system.tokens;
            return QList<reach::view::TokenView>();
        };
        QCOMPARE(tokensAt().size(), 1);
        QVERIFY(hand_.tap(QStringLiteral("empireStrip")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("fateTokens")));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        // One is taken from the map, onto the Golem Hearth.
        QVERIFY(table().enter(line + QStringLiteral(" 0")));
        QVERIFY(table().enter(QStringLiteral("correct token golem warrior awake F503 1")));
        QVERIFY(tokensAt().isEmpty());
        const auto home = table().players()[2].golems;
        QCOMPARE(home.size(), 1);
        QCOMPARE(home[0].raidCost, 2);
        QVERIFY(seat(2).aside.isEmpty());
    }

    void whatLiesOnACardIsShownAndPutRight() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(table().campaignView().pileRows.isEmpty());
        QVERIFY(table().enter(QStringLiteral("correct red card F1202")));
        QVERIFY(table().enter(QStringLiteral("correct on F1202 relic 1")));
        QVERIFY(hand_.tap(QStringLiteral("empireStrip")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("piles-red")));
        QCOMPARE(hand_.text(QStringLiteral("piles-red")), QStringLiteral("Pirate Hoard: Relic"));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        // Five rows, one a resource; a tap puts one more there.
        const auto rows = table().campaignView().pileRows;
        QCOMPARE(rows.size(), 5);
        const reach::view::PileRowView& relic = rows[3];
        QCOMPARE(relic.line, QStringLiteral("correct on F1202 relic"));
        QCOMPARE(relic.now, 1);
        QVERIFY(table().enter(relic.line + QStringLiteral(" 2")));
        QCOMPARE(table().campaignView().piles[0].text, QStringLiteral("2 × Relic"));
    }

    /// F505, F506: a Golem is spent by a tap where it lies, in a slot or on the Hearth.
    void golemsAreSpentByTaps() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        const auto golems = table().campaignView().tokens;
        for (int i = 0; i < 2; ++i) QVERIFY(table().enter(golems[i].line + QStringLiteral(" 0")));
        for (const char* entry : {"correct initiative red", "correct red slots none none none none none none",
                                  "correct token golem harvester awake red 1", "correct red card F503",
                                  "correct token golem protector awake F503 1", "correct 5-hex red ships 1+2",
                                  "red leads mobilization 2"})
            QVERIFY2(table().enter(QLatin1String(entry)), entry);
        QTRY_VERIFY(hand_.shown(QStringLiteral("token-red-0")));
        QVERIFY(hand_.tap(QStringLiteral("token-red-0")));
        QTRY_COMPARE(line(), QStringLiteral("red spends harvester"));
        QVERIFY(table().enter(QStringLiteral("red chooses blue")));
        QVERIFY(table().enter(QStringLiteral("red chooses relic")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("golem-red-protector")));
        QVERIFY(hand_.tap(QStringLiteral("golem-red-protector")));
        QTRY_COMPARE(line(), QStringLiteral("red spends protector"));
    }

    /// F1803, F505: a Bunker is hit in battle like a building, and a Golem is seen in the slot it fills.
    void tokensAreHitByTaps() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        // One of the sleeping Golems at the gates wakes in red's hands.
        const auto golems = table().campaignView().tokens;
        QVERIFY(table().enter(golems[0].line + QStringLiteral(" 0")));
        for (const char* entry :
             {"correct initiative red", "correct red title outlaw", "correct blue title outlaw",
              "correct 5-hex blight ships 0", "correct blue card F1803", "correct token bunker 5-hex 1",
              "correct 5-hex buildings blue starport", "correct 5-hex red ships 4",
              "correct red slots none none none none none none", "correct token golem warrior awake red 1",
              "red leads aggression 2", "red battles blue 5-hex with 4 skirmish",
              "rolls skirmish hit hit blank blank"})
            QVERIFY2(table().enter(QLatin1String(entry)), entry);
        const auto slotOf = [&](int at) { return table().players()[0].resourceSlots[at]; };
        QCOMPARE(slotOf(0).golem.golem, QStringLiteral("warrior"));
        QVERIFY(slotOf(1).golem.text.isEmpty());
        QCOMPARE(asked(), QStringLiteral("strike"));
        for (int hit = 0; hit < 2; ++hit) {
            QTRY_VERIFY(hand_.shown(QStringLiteral("target-1")));
            QCOMPARE(hand_.text(QStringLiteral("target-1")), QStringLiteral("Bunker"));
            QVERIFY(hand_.tap(QStringLiteral("target-1")));
        }
        QVERIFY(hand_.tap(QStringLiteral("enterHits")));
        QTRY_COMPARE(asked(), QStringLiteral("act"));
        for (const auto& system : table().systems())
            for (const auto& token : system.tokens)
                if (token.kind == QStringLiteral("bunker"))
                    QCOMPARE(token.text, QStringLiteral("Bunker, damaged"));
    }

    void theCampaignIsShown() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("empireStrip")));
        QVERIFY(hand_.shown(QStringLiteral("allegiance")));
        QVERIFY(hand_.tap(QStringLiteral("empireStrip")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("campaignSheet")));
        for (const char* part :
             {"firstRegent", "council", "policy", "trust", "seat-red", "seat-blue", "booklet"})
            QVERIFY2(hand_.shown(QLatin1String(part)), part);
        QCOMPARE(hand_.text(QStringLiteral("firstRegent")), QStringLiteral("Ana"));
        QCOMPARE(hand_.text(QStringLiteral("council")), QStringLiteral("in session"));
        QVERIFY(table().enter(QStringLiteral("correct council decided")));
        QTRY_COMPARE(hand_.text(QStringLiteral("council")), QStringLiteral("decided"));
        QVERIFY(table().enter(QStringLiteral("correct commonwealth tyrant")));
        QTRY_COMPARE(hand_.text(QStringLiteral("commonwealth")), QStringLiteral("Tyrant"));
        QCOMPARE(seat(0).fate.number, 1);
        QVERIFY(seat(0).firstRegent);
        QCOMPARE(seat(0).objective, 17);
        QVERIFY(table().enter(QStringLiteral("correct red favors blue 2")));
        QCOMPARE(seat(0).favors.size(), 1);
        QCOMPARE(seat(1).favorsGiven.size(), 1);
    }

    void aBaseGameHasNothingOfIt() {
        start();
        QVERIFY(hand_.lay());
        QVERIFY(table().campaignView() == reach::view::CampaignView());
        QVERIFY(seat(0) == reach::view::SeatView());
        QVERIFY(!hand_.shown(QStringLiteral("empireStrip")));
        QVERIFY(!hand_.shown(QStringLiteral("event")));
    }

    void imperialShipsMoveAlong() {
        start();
        QVERIFY(reachFleet(QStringLiteral("red leads mobilization 2")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("group-move")));
        QVERIFY(hand_.tap(QStringLiteral("group-move")));
        QVERIFY(tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("moveLed")));
        QVERIFY(hand_.tap(QStringLiteral("moveLed-up")));
        QVERIFY(hand_.tap(QStringLiteral("moveTo-2-arrow")));
        QTRY_COMPARE(line(), QStringLiteral("red moves 2 fleet 1 2-gate > 2-arrow"));
    }

    // Who holds the Imperial Officers stands above the Movement Law (F702).
    void imperialShipsMoveAlone() {
        start();
        QVERIFY(lay() && reach(QStringLiteral("play")) &&
                table().enter(option(QStringLiteral("red leads mobilization 2"))) &&
                table().enter(QStringLiteral("correct red card F702")) &&
                table().enter(QStringLiteral("correct 2-gate red ships 0")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("group-move")));
        QVERIFY(hand_.tap(QStringLiteral("group-move")));
        QVERIFY(tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("moveLed")));
        QVERIFY(hand_.tap(QStringLiteral("moveTo-2-arrow")));
        QTRY_COMPARE(line(), QStringLiteral("red moves 0 fleet 1 2-gate > 2-arrow"));
    }

    void imperialShipsAttackAlong() {
        start();
        QVERIFY(reachFleet(QStringLiteral("red leads aggression 2")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("group-battle")));
        QVERIFY(hand_.tap(QStringLiteral("group-battle")));
        QVERIFY(tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("battleLeads")));
        QVERIFY(hand_.tap(QStringLiteral("battleLeads")));
        QVERIFY(hand_.tap(QStringLiteral("battleRoll")));
        QTRY_VERIFY2(table().record().contains(QStringLiteral("\nred battles blue 2-gate fleet 1 with ")),
                     qPrintable(line()));
    }

    void aFlagshipIsOnTheMapWhereItIs() {
        start();
        QVERIFY(reachFleet(QStringLiteral("red leads aggression 2")));
        QVERIFY(table().enter(QStringLiteral("correct red flagship 3-gate")));
        for (const auto& system : table().systems()) {
            const bool here = system.id == QStringLiteral("3-gate");
            QCOMPARE(system.flagships, here ? QStringList{QStringLiteral("red")} : QStringList());
        }
    }

    void powersAreNamedInASystem() {
        start();
        QVERIFY(reachFleet(QStringLiteral("red leads aggression 2")));
        QVERIFY(tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("whyControl")));
        QCOMPARE(hand_.ask<reach::LookAhead>()->control(QStringLiteral("2-gate")).text,
                 QStringLiteral("A fresh Imperial ship is enough against any number"));
    }

    void anEventCardIsPlayedByATap() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(table().enter(option(QStringLiteral(" leads "))));
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(hand_.tap(QStringLiteral("event")));
        QTRY_VERIFY(table().record().contains(QStringLiteral(" plays event\n")));
    }

    void aDealIsPutTogetherByTaps() {
        start();
        QVERIFY(reachEvent(QStringLiteral("negotiate")));
        const QString caller = table().promptView().player;
        // Nobody has anything yet but the promise of a Favor.
        QTRY_VERIFY(hand_.shown(QStringLiteral("dealPart-0")));
        const auto offers =
            offered(caller, caller == QStringLiteral("red") ? QStringLiteral("blue") : QStringLiteral("red"));
        int promise = -1;
        for (int i = 0; i < offers.size(); ++i)
            if (offers[i].line.contains(QStringLiteral(" promises favor"))) promise = i;
        QVERIFY(promise >= 0);
        QVERIFY(hand_.tap(QStringLiteral("dealPart-%1").arg(promise)));
        QTRY_VERIFY(hand_.shown(QStringLiteral("dealDrop-0")));
        QVERIFY(hand_.tap(QStringLiteral("dealAgree")));
        QTRY_VERIFY(line().startsWith(QStringLiteral("deal ")));
        QCOMPARE(asked(), QStringLiteral("negotiate"));
        QVERIFY(hand_.tap(QStringLiteral("answer-0")));
        QTRY_VERIFY(asked() != QStringLiteral("negotiate"));
    }

    void favorsAreReturnedByTaps() {
        start();
        QVERIFY(reachEvent(QStringLiteral("callToOrder")));
        const QString caller = table().promptView().player;
        const QString rival =
            caller == QStringLiteral("red") ? QStringLiteral("blue") : QStringLiteral("red");
        QVERIFY(table().enter(QStringLiteral("correct %1 favors %2 1").arg(caller, rival)));
        QVERIFY(table().enter(QStringLiteral("correct %1 slots fuel none none none none none").arg(rival)));
        const auto offers = offered(rival, caller);
        int fuel = -1;
        bool tooDear = false;
        for (int i = 0; i < offers.size(); ++i) {
            if (offers[i].line.contains(QStringLiteral(" gives fuel"))) fuel = i;
            tooDear |= offers[i].refused && !offers[i].reason.isEmpty();
        }
        QVERIFY(fuel >= 0);
        // The slot's raid cost is its price: whoever has too few Favors sees the rule.
        const bool dear = offers[fuel].refused;
        QCOMPARE(dear, tooDear);
        if (dear) QVERIFY(table().enter(QStringLiteral("correct %1 favors %2 3").arg(caller, rival)));
        QTRY_VERIFY(hand_.shown(QStringLiteral("dealPart-%1").arg(fuel)));
        QTRY_VERIFY(hand_.shown(QStringLiteral("dealPart-%1").arg(fuel))->isEnabled());
        QVERIFY(hand_.tap(QStringLiteral("dealPart-%1").arg(fuel)));
        QVERIFY(hand_.tap(QStringLiteral("dealAgree")));
        QTRY_VERIFY(line().startsWith(caller + QStringLiteral(" returns ")));
    }

    void whatARuleForbidsInADealIsToldWithTheRule() {
        start();
        QVERIFY(reachEvent(QStringLiteral("negotiate")));
        // Nobody gives away the last ship.
        QVERIFY(table().enter(QStringLiteral("correct 1-gate blue ships 1")));
        for (const auto& system : table().systems())
            if (system.id != QStringLiteral("1-gate"))
                QVERIFY(table().enter(QStringLiteral("correct %1 blue ships 0").arg(system.id)));
        bool forbidden = false;
        for (const reach::view::OfferView& offer : offered(QStringLiteral("blue"), QStringLiteral("white"))) {
            if (!offer.line.contains(QStringLiteral("cedes ship"))) continue;
            forbidden = !offer.legal;
            QVERIFY(offer.citation.contains(QStringLiteral("p.17")));
        }
        QVERIFY(forbidden);
    }

    void anEdictTellsWhatItWillDo() {
        start();
        QVERIFY(reachEvent(QStringLiteral("govern"), QStringLiteral("declines")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("step-0")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("foreseen")));
        const QString policy = table().campaignView().policy.id;
        const QString other =
            option(policy == QStringLiteral("AID03") ? QStringLiteral("AID04") : QStringLiteral("AID03"));
        const auto told = [&](const QString& entry) {
            QStringList texts;
            for (const reach::view::RemarkView& change : foreseen(entry)) texts.append(change.text);
            return texts.join(u'|');
        };
        QVERIFY2(told(other).contains(QStringLiteral("In force from now on: Policy of ")),
                 qPrintable(told(other)));
        QVERIFY(foreseen(QStringLiteral("nonsense")).isEmpty());
        QVERIFY(hand_.tap(QStringLiteral("step-0")));
        QTRY_VERIFY(asked() != QStringLiteral("govern"));
    }

    void crisesTellWhereTheyStrike() {
        start();
        QVERIFY(reachEvent(QStringLiteral("eventDice"), QStringLiteral("declines")));
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(
            reach(QStringLiteral("eventDice"), {{QStringLiteral("play"), QStringLiteral("plays event")},
                                                {QStringLiteral("callSummit"), QStringLiteral("declines")}}));
        QVERIFY(table().enter(QStringLiteral("correct 5-gate blight ships 1")));
        QVERIFY(table().enter(QStringLiteral("correct 5-gate blue ships 2")));
        const auto told = [&] {
            QStringList texts;
            for (const reach::view::RemarkView& change : foreseen(QStringLiteral("event 4 crisis hex")))
                texts.append(change.text);
            return texts.join(u'|');
        };
        QVERIFY2(told().contains(QStringLiteral("Crises hit Ben: 5 Gate ×3")), qPrintable(told()));
        for (const auto& system : table().systems())
            if (system.inPlay)
                QVERIFY(table().enter(QStringLiteral("correct %1 blight ships 0").arg(system.id)));
        QVERIFY2(told().contains(QStringLiteral("no hits to count")), qPrintable(told()));
    }

    void anObjectiveAdvancesByATap() {
        start();
        QVERIFY(lay() && reach(QStringLiteral("play")));
        // Where nobody tracks the map, the table is asked for the Founder's objective.
        QVERIFY(table().enter(QStringLiteral("depth score")) && table().enter(QStringLiteral("score")));
        QVERIFY(reach(QStringLiteral("advance")));
        const QString player = table().promptView().player;
        QTRY_VERIFY(hand_.shown(QStringLiteral("advance-2")));
        QVERIFY(hand_.tap(QStringLiteral("advance-2")));
        QTRY_VERIFY(table().record().contains(player + QStringLiteral(" chooses 2\n")));
    }

    void betweenTheActsFatesAreChosenByTaps() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("chooseFate")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("outcome-red")));
        // Of the cards on the table any, or of those that the app draws: one and the own Fate, or two.
        QVERIFY(hand_.shown(QStringLiteral("step-2")));
        QVERIFY(hand_.tap(QStringLiteral("drawFates")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("allFates")) && !hand_.shown(QStringLiteral("step-2")));
        QVERIFY(hand_.shown(QStringLiteral("step-1")));
        QVERIFY(hand_.tap(QStringLiteral("step-0")));
        QTRY_VERIFY(line().contains(QStringLiteral(" chooses FATE")));
        // Between the Acts the table may pack up.
        QVERIFY(reach(QStringLiteral("nextAct")));
        QCOMPARE(act(), 1);
        QTRY_VERIFY(hand_.shown(QStringLiteral("packUp")));
        QVERIFY(hand_.tap(QStringLiteral("step-0")));
        QTRY_COMPARE(act(), 2);
        QVERIFY(reach(QStringLiteral("play")));
    }

    void theCampaignsCardsAreFoundByName() {
        start();
        const auto& cards = hand_.singleton<reach::Cards>("Cards");
        QCOMPARE(cards.search(QStringLiteral("Mining"), QStringLiteral("campaign")).size(), 1);
        QVERIFY(!cards.search(QStringLiteral("Keeper"), QStringLiteral("campaign")).isEmpty());
        QCOMPARE(cards.search(QStringLiteral("Mining"), QStringLiteral("campaign"))[0].id,
                 QStringLiteral("CC01"));
        QVERIFY(cards.search(QStringLiteral("CC01")).isEmpty());
    }

    void anActIsPlayedByTaps_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<quint32>("seed");
        QTest::addColumn<int>("most");
        const int part = qEnvironmentVariableIsSet("REACHKEEPER_WHOLE_GAMES") ? kWholeAct : 200;
        QTest::newRow("a whole Act on a tablet") << 3 << QSize(1280, 800) << 21U << kWholeAct;
        QTest::newRow("the beginning on a phone") << 3 << QSize(390, 844) << 22U << part;
        QTest::newRow("two") << 2 << QSize(1920, 1080) << 23U << part;
        QTest::newRow("four") << 4 << QSize(1280, 800) << 24U << part;
    }
    void anActIsPlayedByTaps() {
        QFETCH(int, players);
        QFETCH(QSize, size);
        QFETCH(quint32, seed);
        QFETCH(int, most);
        if (const int other = qEnvironmentVariableIntValue("REACHKEEPER_SEED"); other > 0)
            seed = static_cast<quint32>(other);
        reach::Chance::useSeed(seed);
        QVERIFY(begin(size, players));
        QTRY_VERIFY(hand_.shown(QStringLiteral("prompt")));
        Tapper tapper(hand_.window(), table(), seed);
        QElapsedTimer clock;
        clock.start();
        bool tapped = true;
        while (tapped && tapper.taps() < most && act() == 1) tapped = tapper.tap();
        QStringList kinds;
        for (auto it = tapper.kinds().begin(); it != tapper.kinds().end(); ++it)
            kinds.append(QStringLiteral("%1: %2").arg(it.key()).arg(it.value()));
        qInfo("%d taps, %d entries in %.1f s; chapter %d; asked %s", tapper.taps(), table().cursor(),
              static_cast<double>(clock.elapsed()) / 1000, table().chapter(),
              qPrintable(kinds.join(QStringLiteral(", "))));
        QVERIFY2(tapped, qPrintable(tapper.problem()));
        if (most == kWholeAct) QCOMPARE(act(), 2);
        // What no Act goes without; the tests above meet the rest.
        if (most == kWholeAct)
            for (const char* kind : {"policy", "eventDice", "settle", "chooseFate", "score", "refill"})
                QVERIFY2(tapper.kinds().contains(QLatin1String(kind)), kind);
    }
};

QTEST_MAIN(CampaignTapsTest)
#include "campaign_taps_test.moc"
