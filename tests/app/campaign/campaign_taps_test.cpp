#include "app/court/cards.h"
#include "app/game/chance.h"
#include "tests/amount.h"
#include "tests/app/campaign/campaign_table.h"
#include "tests/finger/tapper.h"

#include <QElapsedTimer>
#include <QTest>

/// The Blighted Reach in the real window: started, played and answered by taps, on a tablet and on a phone.
class CampaignTapsTest : public QObject, private CampaignTable {
    Q_OBJECT

    static constexpr int kWholeAct = 6000;  ///< no Act takes so many taps

  private Q_SLOTS:
    void init() { Hand::watch(); }
    void cleanup() { hand_.leave(); }

    void aCampaignBeginsByTaps_data() { sizes(); }
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

    /// BR p.5: by lot, and then the dice say where everything begins.
    void theFirstPolicyIsDrawnAndTheFirstRollExplained() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("policy")));
        QVERIFY(hand_.tap(QStringLiteral("drawPolicy")));
        QTRY_COMPARE(asked(), QStringLiteral("eventDice"));
        QVERIFY(line().contains(QStringLiteral(" chooses AID0")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("rollDecides")));
        QCOMPARE(hand_.text(QStringLiteral("rollDecides")), table().promptView().eventDice.decides);
    }

    void theAppRollsTheEventDice() {
        start();
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("eventDice")));
        QVERIFY(hand_.tap(QStringLiteral("rollHere")));
        QTRY_VERIFY(table().campaignView().roll.cluster > 0);
    }

    void whatTheTableDoesTakesItsTime() {
        start();
        QVERIFY(lay(QStringLiteral("FATE09"), 2));
        QVERIFY(reach(QStringLiteral("atTable")));
        const int before = table().cursor();
        QTRY_VERIFY(hand_.shown(QStringLiteral("atTable")));
        QCOMPARE(hand_.text(QStringLiteral("atTable")), table().promptView().atTable.task);
        // Putting right is one tap away, and "done" is said by people only.
        QVERIFY(hand_.tap(QStringLiteral("atTableCorrect")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("correct-3")));
        QVERIFY(hand_.tap(QStringLiteral("correct-3")));
        QVERIFY(hand_.tap(QStringLiteral("title-outlaw")));
        QVERIFY(hand_.tap(QStringLiteral("applyCorrections")));
        QTRY_COMPARE(table().cursor(), before + 1);
        QVERIFY(line().contains(QStringLiteral("title outlaw")));
        QVERIFY(hand_.tap(QStringLiteral("closePanel")));
        QCOMPARE(asked(), QStringLiteral("atTable"));
        QVERIFY(hand_.tap(QStringLiteral("atTableDone")));
        QTRY_VERIFY(table().cursor() > before + 1);
    }

    void aFaithfulCardIsOneTap_data() { sizes(); }
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

    // A city is built at Imperial ships (F702). At a gate there is nothing to build, and nothing says that
    // there is.
    void anOfficerBuildsAtImperialShips() {
        start();
        QVERIFY(lay() && reach(QStringLiteral("play")) &&
                table().enter(option(QStringLiteral("red leads construction 2"))) &&
                table().enter(QStringLiteral("correct red card F702")) &&
                table().enter(QStringLiteral("correct 2-gate red ships 0")) &&
                table().enter(QStringLiteral("correct 3-moon buildings none")));
        QVERIFY(tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(hand_.shown(QStringLiteral("nothingHere")));
        QCOMPARE(hand_.text(QStringLiteral("trayHint")),
                 QStringLiteral("Tap another system, or choose a kind of action."));
        QVERIFY(!option(QStringLiteral("red builds city 3-moon")).isEmpty());
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
        for (int i = 0; i < static_cast<int>(offers.size()); ++i)
            if (lineOf(offers[static_cast<std::size_t>(i)].deal).contains(QStringLiteral(" promises favor")))
                promise = i;
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
        for (int i = 0; i < static_cast<int>(offers.size()); ++i) {
            const auto& offer = offers[static_cast<std::size_t>(i)];
            if (lineOf(offer.deal).contains(QStringLiteral(" gives fuel"))) fuel = i;
            tooDear |= offer.view.refused && !offer.view.reason.isEmpty();
        }
        QVERIFY(fuel >= 0);
        // The slot's raid cost is its price: whoever has too few Favors sees the rule.
        const bool dear = offers[static_cast<std::size_t>(fuel)].view.refused;
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
        for (const auto& [offer, deal] : offered(QStringLiteral("blue"), QStringLiteral("white"))) {
            if (!lineOf(deal).contains(QStringLiteral("cedes ship"))) continue;
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
        QVERIFY(hand_.ask<reach::LookAhead>()->foresee(-1).isEmpty());
        QVERIFY(hand_.tap(QStringLiteral("step-0")));
        QTRY_VERIFY(asked() != QStringLiteral("govern"));
    }

    // The Council's Summit costs nobody the tile of the First Regent, and leaving the Empire costs cards
    // (F702).
    void aSummitTellsWhatComesOfIt() {
        start();
        QVERIFY(lay() && reach(QStringLiteral("play")));
        QVERIFY(table().enter(option(QStringLiteral("red leads aggression 2"))));
        QVERIFY(table().enter(QStringLiteral("correct red card F702")) &&
                table().enter(QStringLiteral("correct first-regent blue")) &&
                table().enter(QStringLiteral("correct court AID01A red agents 1")) &&
                table().enter(option(QStringLiteral("red secures AID01A"))));
        QVERIFY(reach(QStringLiteral("callSummit")));
        const auto told = [&](const QString& entry) {
            QStringList texts;
            for (const reach::view::RemarkView& change : foreseen(entry)) texts.append(change.text);
            return texts.join(u'|');
        };
        const QString call = option(QStringLiteral("red calls summit"));
        QVERIFY2(told(call).contains(
                     QStringLiteral("After the Summit Ana becomes First Regent, if still a Regent")),
                 qPrintable(told(call)));
        QVERIFY(table().enter(call));
        const QString leave = option(QStringLiteral("leave"));
        QVERIFY2(told(leave).contains(QStringLiteral("Ana loses Imperial Officers: an Outlaw buries it")),
                 qPrintable(leave + told(leave)));
    }

    // A sheet that is only read makes room for the dice.
    void theCampaignsSheetMakesRoomForTheDice() {
        start();
        QVERIFY(reachEvent(QStringLiteral("callSummit")));
        QVERIFY(hand_.tap(QStringLiteral("empireStrip")));
        QTRY_VERIFY(!hand_.shown(QStringLiteral("step-0")));
        QVERIFY(table().enter(option(QStringLiteral("declines"))));
        QCOMPARE(asked(), QStringLiteral("eventDice"));
        QTRY_VERIFY(hand_.shown(QStringLiteral("eventNumber-2")));
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

    /// BR p.28: who completed the objective draws one Fate beside the own, who failed two. What is drawn by
    /// the app nobody else draws; a table that draws its cards itself names any of the letter.
    void fatesAreDrawnByTheAppOrByTheTable() {
        start();
        QVERIFY(lay() && reach(QStringLiteral("score")));
        for (int chapter = 1; chapter < 3; ++chapter)
            QVERIFY(table().enter(QStringLiteral("score")) && reach(QStringLiteral("score")));
        const auto fates = [&] {
            QStringList drawn;
            for (int step = 0; step < 9; ++step)
                if (const QQuickItem* item = hand_.shown(QStringLiteral("step-%1").arg(step)))
                    drawn.append(item->property("label").toString());
            return drawn;
        };
        QVERIFY(table().enter(QStringLiteral("correct red objective 0")));
        QVERIFY(table().enter(QStringLiteral("score")) && reach(QStringLiteral("chooseFate")));
        QSet<QString> seen;
        for (int player = 0; player < 3; ++player) {
            QTRY_VERIFY(hand_.shown(QStringLiteral("drawFates")));
            const QString asks = table().promptView().player;
            // By the table: every free Fate of the letter, and the own where it may be kept.
            const bool keeps = asks == QStringLiteral("red");
            const auto all = table().optionList();
            QCOMPARE(std::ranges::count_if(all, [](const auto& option) { return option.legal; }),
                     8 - player + (keeps ? 1 : 0));
            QVERIFY(hand_.tap(QStringLiteral("drawFates")));
            QTRY_COMPARE(fates().size(), 2);
            QCOMPARE(fates().filter(QStringLiteral("Steward")).size(), keeps ? 1 : 0);
            for (const QString& fate : fates()) {
                QVERIFY2(!seen.contains(fate), qPrintable(fate));
                seen.insert(fate);
            }
            QVERIFY(hand_.tap(QStringLiteral("step-1")));
            QTRY_VERIFY(table().promptView().player != asks || asked() != QStringLiteral("chooseFate"));
        }
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
        const int part = amount::of(200, kWholeAct);
        QTest::newRow("a whole Act on a tablet") << 3 << QSize(1280, 800) << 21U << part;
        QTest::newRow("the beginning on a phone") << 3 << QSize(390, 844) << 22U << part;
        QTest::newRow("two") << 2 << QSize(1920, 1080) << 23U << part;
        QTest::newRow("four") << 4 << QSize(1280, 800) << 24U << part;
    }
    void anActIsPlayedByTaps() {
        QFETCH(int, players);
        QFETCH(QSize, size);
        QFETCH(quint32, seed);
        QFETCH(int, most);
        seed = amount::seed(seed);
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
