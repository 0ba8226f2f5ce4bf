#include "app/game/happened.h"
#include "app/table/lay_out.h"
#include "app/words/campaign/campaign_words.h"
#include "engine/contract/catalogue.h"
#include "tests/app/campaign/campaign_table.h"

#include <QScopeGuard>

#include <algorithm>
#include <numeric>

/// Regression tests for places where newcomers hesitated in a campaign, also on a phone.
class CampaignHesitationsTest : public QObject, private CampaignTable {
    Q_OBJECT

    QQuickItem* shown(const char* name) const { return hand_.shown(QLatin1StringView(name)); }
    bool press(const char* name) const { return hand_.tap(QLatin1StringView(name)); }

    bool layTwo() const {
        return hand_.games().importRecord(
            QStringLiteral("game: campaign\nplayers: red=Ana, blue=Ben\nfates: FATE01 FATE02\n\n"));
    }
    /// What stands on the boxes as a third player's, by ambition.
    QList<int> boxed() const {
        QList<int> counts;
        for (const auto& box : table().ambitions()) {
            int sum = 0;
            for (const auto& resource : box.boxed) sum += resource.count;
            const auto third = std::ranges::find(box.standings, QString(), &reach::view::StandingView::color);
            if (sum != (third == box.standings.end() ? 0 : third->count)) return {};
            counts.append(sum);
        }
        return counts;
    }
    QStringList newsTexts() const {
        QStringList texts;
        for (const auto& remark : table().news()) texts.append(remark.text);
        return texts;
    }
    reach::view::SystemView system(const char* id) const {
        for (const reach::view::SystemView& system : table().systems())
            if (system.id == QLatin1StringView(id)) return system;
        return {};
    }
    static const QQuickItem* shownIn(const QQuickItem& item, const QString& name) {
        if (!item.isVisible()) return nullptr;
        if (item.objectName() == name) return &item;
        for (const QQuickItem* child : item.childItems())
            if (const QQuickItem* found = shownIn(*child, name)) return found;
        return nullptr;
    }
    static QRectF placeOf(const QQuickItem& item) {
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    }

  private Q_SLOTS:
    void initTestCase() { QVERIFY(hand_.start()); }
    void init() {
        Hand::watch();
        hand_.window().resize(1280, 800);
    }
    void cleanup() {
        if (table().isOpen()) table().close();
        hand_.window().setProperty("screen", QStringLiteral("Home"));
    }
    void cleanupTestCase() { hand_.leave(); }

    /// BR p.5, Base p.19: the resources on the boxes count as a third player's.
    void betweenTwoPlayersTheBoxesAreSeen() {
        QVERIFY(layTwo());
        QVERIFY(reach(QStringLiteral("settle")));
        const QList<int> counts = boxed();
        QCOMPARE(counts.size(), qsizetype{5});
        QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0), 6);
        QCOMPARE(counts[1], 0);  // nothing lies on Tyrant
        // They are laid out with everything else.
        const auto parts = table().layOut()->parts();
        const auto boxes =
            std::ranges::find(parts, QStringLiteral("The ambition boxes"), &reach::view::LaidPartView::name);
        QVERIFY(boxes != parts.end());
        QCOMPARE(boxes->pieces, 6);
        QVERIFY(boxes->owner.isEmpty());
        QCOMPARE(boxes->lines.size(), std::ranges::count_if(counts, [](int n) { return n > 0; }));
        QTRY_VERIFY(shown("onTheBox"));
        hand_.window().resize(390, 844);
        QVERIFY(press("tab-3"));
        QTRY_VERIFY(shown("onTheBox"));
        hand_.window().resize(1280, 800);
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(table().enter(QStringLiteral("depth score")));
        QTRY_VERIFY(shown("scoreLine-tycoon"));
        QVERIFY(shown("onTheBox"));
    }

    /// Base p.18: as a player's, whoever they tie with.
    void theBoxTakesAPlaceAmongTwo() {
        QVERIFY(layTwo());
        QVERIFY(reach(QStringLiteral("settle")));
        const QList<int> counts = boxed();
        const auto one = std::ranges::find_if(counts, [](int n) { return n == 1; });
        QVERIFY(one != counts.end());
        const auto at = std::distance(counts.begin(), one);
        const auto box = [&] { return table().ambitions()[at]; };
        const QString token = box().boxed[0].resource;
        const auto third = [&] { return box().standings.constLast(); };
        QVERIFY(third().color.isEmpty());
        QVERIFY(table().enter(QStringLiteral("correct red slots %1 none none none none none").arg(token)));
        QCOMPARE(third().place, 2);
        QCOMPARE(box().standings[0].place, 2);
        QVERIFY(table().enter(QStringLiteral("correct red slots %1 %1 none none none none").arg(token)));
        QCOMPARE(third().place, 2);
        QCOMPARE(box().standings[0].place, 1);
        QVERIFY(table().enter(QStringLiteral("correct blue slots %1 none none none none none").arg(token)));
        QCOMPARE(third().place, 0);
        QCOMPARE(box().standings[1].place, 0);
    }

    /// The next one is tapped where it was.
    void namingACardMovesNoOther() {
        QVERIFY(lay());
        QTRY_COMPARE(asked(), QStringLiteral("refill"));
        QTRY_VERIFY(shown("found-CC05"));
        QVERIFY(screen::rest(hand_.window()));
        const QRectF before = placeOf(*shown("found-CC05"));
        QVERIFY(press("found-CC01"));
        QTRY_COMPARE(table().court()[1].card.id, QStringLiteral("CC01"));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(asked(), QStringLiteral("refill"));
        QCOMPARE(placeOf(*shown("found-CC05")), before);
        QVERIFY(!shown("found-CC01")->isEnabled());
        QVERIFY(press("found-CC05"));
        QTRY_COMPARE(table().court()[2].card.id, QStringLiteral("CC05"));
    }

    void whatWasLaidOutIsNotToBeMovedAgain() {
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("settle")));
        table().layOut()->done();
        QVERIFY(reach(QStringLiteral("play")));
        table().layOut()->done();
        const int setUp = table().cursor() - 1;
        QVERIFY(table().enter(option(QStringLiteral("leads"))));
        for (int guard = 0; guard < 5 && asked() != QStringLiteral("play"); ++guard) QVERIFY(answer({}));
        QVERIFY2(table().happened()->pieces().isEmpty(),
                 qPrintable(table().happened()->pieces().value(0).text));
        // The log still has them.
        table().happened()->show(setUp);
        QVERIFY(table().happened()->pieces().size() > 10);
        // Nor is it laid out once that is undone.
        while (asked() != QStringLiteral("settle")) QVERIFY(table().undo());
        QVERIFY(table().undo());
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(table().layOut()->pieces() > 0);
    }

    /// Base p.12: what was gained is told, on a phone as well.
    void aTaxTellsWhatItGave() {
        hand_.window().resize(390, 844);
        QVERIFY(hand_.lay("correct 4-hex buildings red city\nred leads administration 2\n"));
        QVERIFY(table().enter(QStringLiteral("red taxes 4-hex")));
        const QString gained = newsTexts().value(0);
        QVERIFY2(gained.startsWith(QStringLiteral("Ana gains ")), qPrintable(gained));
        QVERIFY(gained.endsWith(QStringLiteral(" from 4 Hex")));
        QTRY_VERIFY(shown("reminder-0"));
        QVERIFY(table().log().constLast().changes.size() == 1);
    }

    /// BR p.13, p.14.
    void aSummitTellsWhoDecidesAndWhy() {
        QVERIFY(lay());
        QVERIFY(
            reach(QStringLiteral("callSummit"), {{QStringLiteral("play"), QStringLiteral("plays event")}}));
        const auto prompt = table().promptView();
        const auto players = table().players();
        const auto leader = std::ranges::find(players, true, &reach::view::PlayerView::initiative);
        QCOMPARE(prompt.player, leader->color);
        QVERIFY2(prompt.because.contains(leader->name + QStringLiteral(" has the initiative")),
                 qPrintable(prompt.because));
        reach::State state;
        state.pending.push(
            {.ask = reach::Ask::Event, .player = reach::Player::Blue, .card = reach::imperialCouncil()});
        QVERIFY(reach::words::summitText(state, table().names())
                    .startsWith(QStringLiteral("Ben has secured the Imperial Council")));
    }

    /// All of them are read at once, one below the other.
    void answersOnAPhoneAreNotCutOff() {
        hand_.window().resize(390, 844);
        QVERIFY(
            hand_.lay("correct 4-hex red ships 2+1\ncorrect 4-hex blue ships 3\nred leads aggression 2\n"
                      "red battles blue 4-hex with 2 assault\nrolls assault hit+hit+self hit+hit+self\n"));
        QTRY_VERIFY(shown("answer-1"));
        QVERIFY(screen::rest(hand_.window()));
        for (const char* name : {"answer-0", "answer-1"}) {
            const QQuickItem* answer = shown(name);
            QVERIFY2(
                shown("answers")->contains(shown("answers")->mapFromItem(answer, {answer->width() - 1, 1})),
                name);
            QVERIFY2(
                shown("answers")->contains(shown("answers")->mapFromItem(answer, {1, answer->height() - 1})),
                name);
        }
    }

    void aBattleOnAPhoneHasTheSheetForItself() {
        hand_.window().resize(390, 844);
        QVERIFY(hand_.lay("red leads aggression 2\ncorrect 4-hex red ships 3\ncorrect 4-hex blue ships 1\n"));
        QVERIFY(hand_.tapSystem(QStringLiteral("4-hex")));
        QVERIFY(press("battleHere"));
        QTRY_VERIFY(shown("battleRoll"));
        QVERIFY(!shown("moveFresh"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(placeOf(*shown("battleRoll")).bottom() <= placeOf(*shown("undo")).top());
    }

    void theGuildCardsOfAllAreSeen() {
        QVERIFY(hand_.lay("correct blue card BC01\ncorrect blue card BC02\nred leads aggression 2\n"));
        QTRY_VERIFY(shown("guilds-blue"));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(shown("guilds-blue")->opacity(), 1.0);
        QVERIFY(shown("guilds-blue")->width() > 20);
        QVERIFY(!shown("guilds-white"));
    }

    /// Whatever stands in a system of a campaign is counted, also what belongs to no player.
    void thePiecesOfThePowersAreCounted() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        QVERIFY(press("menu"));
        QVERIFY(press("openCount"));
        QVERIFY(hand_.tapSystem(QStringLiteral("5-hex")));
        QTRY_COMPARE(hand_.text(QStringLiteral("countedSystem")), QStringLiteral("5 Hex"));
        QVERIFY(press("countEmpty"));
        QVERIFY(press("fresh-empire-up"));
        QVERIFY(press("fresh-empire-up"));
        QVERIFY(press("damaged-blight-up"));
        QVERIFY(press("slot-0-free"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(shown("slot-0-free")->property("checked").toBool());
        QVERIFY(press("countOn"));
        const auto here = system("5-hex");
        QCOMPARE(here.ships[4], (reach::view::FleetView{2, 0}));
        QCOMPARE(here.ships[6], (reach::view::FleetView{0, 1}));
        const QList<reach::view::BuildingView> city{{QStringLiteral("free"), QStringLiteral("city"), false}};
        QCOMPARE(here.buildings, city);
        // A base game has neither.
        table().close();
        QVERIFY(hand_.lay("red leads construction 6\n"));
        QVERIFY(press("menu"));
        QVERIFY(press("openCount"));
        QVERIFY(hand_.tapSystem(QStringLiteral("5-hex")));
        QTRY_VERIFY(shown("slot-0-none"));
        QVERIFY(shown("fresh-red") && !shown("fresh-empire") && !shown("slot-0-free"));
    }

    /// A deal that nobody has agreed to yet would be gone with the Summit.
    void aSummitWithAHalfMadeDealIsNotEndedByOneTap() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(reachEvent(QStringLiteral("negotiate")));
            QVERIFY(press("dealPart-0"));
            QTRY_VERIFY(shown("dealDrop-0"));
            const int before = table().cursor();
            QVERIFY(press("answer-0"));
            QTRY_VERIFY(shown("messageText"));
            QCOMPARE(hand_.text(QStringLiteral("messageText")), QStringLiteral("The deal is not done yet"));
            QCOMPARE(table().cursor(), before);
            QVERIFY(screen::rest(hand_.window()));
            QCOMPARE(hand_.text(QStringLiteral("enterAnyway")), QStringLiteral("Go on without the deal"));
            QCOMPARE(hand_.text(QStringLiteral("dropMessage")), QStringLiteral("Back to the deal"));
            QVERIFY(!placeOf(*shown("enterAnyway")).intersects(placeOf(*shown("dropMessage"))));
            QVERIFY(press("dropMessage"));
            QTRY_VERIFY(shown("dealDrop-0"));
            QVERIFY(press("answer-0"));
            QVERIFY(press("enterAnyway"));
            QTRY_VERIFY(asked() != QStringLiteral("negotiate"));
            table().close();
        }
    }

    /// What is tapped for a deal is the first thing in the sheet, whatever else may be done, and the deal is
    /// read as a whole before all agree to it.
    void whatADealIsMadeOfIsInSight() {
        QVERIFY(lay(QStringLiteral("FATE03")));
        const std::map<QString, QString> wishes{
            {QStringLiteral("play"), QStringLiteral("plays event")},
            {QStringLiteral("callSummit"), QStringLiteral("calls summit")}};
        QVERIFY(reach(QStringLiteral("callToOrder"), wishes));
        const QString caller = table().promptView().player;
        for (const char* other : {"red", "blue", "white"})
            if (caller != QLatin1StringView(other))
                QVERIFY(table().enter(
                    QStringLiteral("correct %1 favors %2 2").arg(caller, QLatin1StringView(other))));
        QVERIFY(table().enter(QStringLiteral("correct white slots fuel relic weapon none none none")));
        for (const char* taker : {"red", "blue"})
            QVERIFY(table().enter(QStringLiteral("correct %1 slots none none none none none none")
                                      .arg(QLatin1StringView(taker))));
        const auto inSight = [&](const char* name) {
            return hand_.isInSight(QLatin1StringView(name)) &&
                   placeOf(*shown(name)).bottom() <= placeOf(*shown("dealParts")).top();
        };
        QTRY_VERIFY(shown("dealPart-0"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(inSight("dealPart-0"));
        QVERIFY(table().enter(option(QStringLiteral("opens negotiations"))));
        table().draft<reach::DealDraft>().setGiver(QStringLiteral("white"));
        QTRY_VERIFY(shown("step-0"));  // the Magnate exports
        QVERIFY(!shown("step-1"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(inSight("dealFrom"));
        QVERIFY(inSight("dealTo"));
        QVERIFY(inSight("dealPart-0"));
        for (const char* part : {"dealPart-0", "dealPart-1", "dealPart-3"}) QVERIFY(press(part));
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(table().draft<reach::DealDraft>().parts().size(), qsizetype{3});
        for (const char* part : {"dealDrop-0", "dealDrop-1", "dealDrop-2"})
            QVERIFY2(hand_.isInSight(QLatin1StringView(part)), part);
        QVERIFY(inSight("dealFrom"));
        // It is read as a whole, whatever it has.
        auto& draft = table().draft<reach::DealDraft>();
        for (const char* taker : {"red", "blue"}) {
            draft.setTaker(QLatin1StringView(taker));
            for (qsizetype at = 0, wanted = draft.parts().size() + 1; draft.parts().size() < wanted; ++at)
                draft.add(static_cast<int>(at));
        }
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(draft.parts().size(), qsizetype{5});
        for (const char* part : {"dealDrop-0", "dealDrop-1", "dealDrop-2", "dealDrop-3", "dealDrop-4"})
            QVERIFY2(hand_.isInSight(QLatin1StringView(part)), part);
        QVERIFY(inSight("dealFrom"));
        while (draft.parts().size() > 3) draft.takeOut(3);
        // After a deal the list is at its top again, also if it was scrolled.
        auto* list = shown("dealEditor")->parentItem();
        while (list && !list->property("contentY").isValid()) list = list->parentItem();
        QVERIFY(list);
        list->setProperty("contentY", 60);
        QVERIFY(press("dealAgree"));
        QTRY_VERIFY(table().draft<reach::DealDraft>().parts().isEmpty());
        QVERIFY(screen::rest(hand_.window()));
        QCOMPARE(asked(), QStringLiteral("negotiate"));
        QCOMPARE(list->property("contentY").toReal(), 0.0);
    }

    /// The way to agree has a place of its own, and no part of a deal moves while others are added.
    void aDealGrowsWithoutMovingAnything() {
        for (const QSize size : {QSize(1280, 800), QSize(820, 1180), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(reachEvent(QStringLiteral("negotiate")));
            QVERIFY(table().enter(QStringLiteral("correct red slots fuel fuel none none none none")));
            table().draft<reach::DealDraft>().setGiver(QStringLiteral("red"));
            QTRY_VERIFY(shown("dealPart-1"));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(hand_.isInSight(QStringLiteral("dealAgree")));
            // What can be given is in sight above the deal.
            QVERIFY(placeOf(*shown("dealPart-0")).bottom() < placeOf(*shown("dealParts")).top());
            QVERIFY(!shown("dealAgree")->isEnabled());
            const QRectF agree = placeOf(*shown("dealAgree"));
            const auto count = static_cast<int>(table().draft<reach::DealDraft>().ways().size());
            const auto places = [&] {
                QList<QRectF> all;
                for (int part = 0; part < count; ++part)
                    if (const auto* item = shown(qPrintable(QStringLiteral("dealPart-%1").arg(part))))
                        all.append(placeOf(*item));
                return all;
            };
            const QList<QRectF> before = places();
            QCOMPARE(before.size(), qsizetype{count});
            for (int part = 0; part < 4; ++part) {
                // The one just taken may be there no more; what follows is.
                QVERIFY(hand_.tap(QStringLiteral("dealPart-%1").arg(part)));
                QVERIFY(screen::rest(hand_.window()));
                QVERIFY(!table().draft<reach::DealDraft>().parts().empty());
                QCOMPARE(placeOf(*shown("dealAgree")), agree);
                QVERIFY(hand_.isInSight(QStringLiteral("dealAgree")));
                // The list may have scrolled to the tapped part.
                const double scrolled = places()[0].y() - before[0].y();
                for (int other = 0; other < count; ++other)
                    QCOMPARE(places()[other].translated(0, -scrolled), before[other]);
            }
            QVERIFY(table().draft<reach::DealDraft>().parts().size() >= 2);
            QVERIFY(press("dealAgree"));
            QTRY_VERIFY(table().draft<reach::DealDraft>().parts().isEmpty());
            table().close();
        }
    }

    /// The Fate is the person's, whatever place and colour they take.
    void aFateMovesWithItsPerson() {
        if (table().isOpen()) table().close();
        QVERIFY(press("newTable"));
        QVERIFY(press("game-campaign"));
        QVERIFY(press("fate-0-3"));
        QVERIFY(press("fate-1-5"));
        QVERIFY(press("fate-2-7"));
        const auto checked = [&](const char* name) {
            const QQuickItem* chip = shown(name);
            return chip && chip->property("checked").toBool();
        };
        QTRY_VERIFY(checked("fate-2-7"));
        QVERIFY(press("seatUp-1"));
        QTRY_VERIFY(checked("fate-0-5"));
        QVERIFY(checked("fate-1-3"));
        QVERIFY(checked("fate-2-7"));
        // Whoever is drawn begins, and the others follow in the same circle.
        QVERIFY(press("drawInitiative"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(press("startTable"));
        QTRY_VERIFY(table().isOpen());
        for (int at = 0; at < 3; ++at) {
            const QString color = table().players()[at].color;
            QCOMPARE(seat(at).fate.number, color == QLatin1StringView("blue")  ? 5
                                           : color == QLatin1StringView("red") ? 3
                                                                               : 7);
        }
    }

    /// The dealt Fates go along, too: each person chooses between the same two.
    void dealtFatesMoveWithThePerson() {
        if (table().isOpen()) table().close();
        QVERIFY(press("newTable"));
        QVERIFY(press("game-campaign"));
        QVERIFY(press("dealFates"));
        const auto dealt = [&](int seat) {
            QList<int> numbers;
            for (int number = 1; number <= 8; ++number)
                if (hand_.shown(QStringLiteral("fate-%1-%2").arg(seat).arg(number))) numbers.append(number);
            return numbers;
        };
        QTRY_COMPARE(dealt(0).size(), 2);
        const QList<int> first = dealt(0);
        const QList<int> second = dealt(1);
        QVERIFY(press("seatUp-1"));
        QTRY_COMPARE(dealt(0), second);
        QCOMPARE(dealt(1), first);
    }

    /// F602: what the two players are to do was cut off, beside a mere reminder in large print.
    void whatIsToDoIsToldToItsEnd() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(lay() && reach(QStringLiteral("play")) &&
                    table().enter(option(QStringLiteral("leads administration 2"))));
            const QString who = table().promptView().player;
            const QString other =
                who == QStringLiteral("red") ? QStringLiteral("blue") : QStringLiteral("red");
            QVERIFY(table().enter(QStringLiteral("correct %1 card F602").arg(who)));
            QVERIFY2(table().enter(QStringLiteral("%1 uses F602 %2").arg(who, other)),
                     qPrintable(table().message()));
            QVERIFY(newsTexts().constLast().contains(QStringLiteral("even the one just received")));
            QTRY_VERIFY(shown("reminder-0"));
            QVERIFY(screen::rest(hand_.window()));
            const QQuickItem* told = shown("reminder-0");
            for (const QQuickItem* line : told->findChildren<QQuickItem*>()) {
                QVERIFY2(!line->property("truncated").toBool(),
                         qPrintable(line->property("text").toString()));
                if (line->property("text").toString() == newsTexts().constLast() && size.width() > 1000)
                    QVERIFY(line->property("font").value<QFont>().pixelSize() >= 12);
                QVERIFY2(placeOf(*told).adjusted(-1, -1, 1, 1).contains(placeOf(*line)),
                         qPrintable(line->property("text").toString()));
            }
            table().close();
        }
    }

    /// The objective of a First Regent had neither a track nor a word.
    void theObjectiveIsNamedBesideALongTitle() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        const auto players = table().players();
        const auto first =
            std::ranges::find_if(players, [](const auto& player) { return player.campaign.firstRegent; });
        QVERIFY(first != players.end());
        const QString name = QStringLiteral("player-") + first->color;
        QTRY_VERIFY(hand_.shown(name));
        if (table().promptView().player != first->color) QVERIFY(hand_.tap(name));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY2(screen::looks(*hand_.shown(name)).join(u'|').contains(QStringLiteral("objective: ")),
                 qPrintable(screen::looks(*hand_.shown(name)).join(u'|')));
    }

    /// Regents do not attack the Empire; the sheet begins with a battle that is allowed.
    void theFirstDefenderIsOneThatMayBeAttacked() {
        QVERIFY(lay() && reach(QStringLiteral("play")) &&
                table().enter(option(QStringLiteral("red leads aggression 2"))) &&
                table().enter(QStringLiteral("correct 2-gate red ships 3")) &&
                table().enter(QStringLiteral("correct 2-gate empire ships 1")) &&
                table().enter(QStringLiteral("correct 2-gate blight ships 0+1")));
        QVERIFY(press("group-battle"));
        QVERIFY(hand_.tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(shown("rival-empire"));
        QVERIFY(shown("rival-blight")->property("checked").toBool());
        QVERIFY(!shown("rival-empire")->property("checked").toBool());
        // BR p.11: why the other cannot be chosen is told without a tap.
        QTRY_VERIFY(shown("spared"));
        QVERIFY2(hand_.text(QStringLiteral("spared")).contains(QStringLiteral("Blighted Reach p.11")),
                 qPrintable(hand_.text(QStringLiteral("spared"))));
        QVERIFY(hand_.text(QStringLiteral("spared")).startsWith(QStringLiteral("The Empire: ")));
        // A reason that several share stands there once.
        QVERIFY(table().enter(QStringLiteral("correct 2-gate blue ships 1")));
        QVERIFY(press("group-battle"));
        QVERIFY(hand_.tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY2(
            hand_.text(QStringLiteral("spared")).startsWith(QStringLiteral("Ben, the Empire: not now, ")),
            qPrintable(hand_.text(QStringLiteral("spared"))));
        QCOMPARE(hand_.text(QStringLiteral("spared")).count(u'\n'), 0);
        QVERIFY(table().undo());
        QVERIFY(press("group-battle"));
        QVERIFY(hand_.tapSystem(QStringLiteral("2-gate")));
        QTRY_VERIFY(shown("battleRoll"));
        QTRY_VERIFY(shown("oddsGone"));
        QCOMPARE(shown("oddsGone")->property("label").toString(), QStringLiteral("All Blight gone"));
        // Somebody who wants to see why not can.
        QVERIFY(press("rival-empire"));
        QTRY_VERIFY(shown("noBattle"));
    }

    /// With many defenders and long lines of pieces nothing lies on another.
    void thePiecesOfABattleAreNotCovered() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(lay() && reach(QStringLiteral("play")) &&
                    table().enter(option(QStringLiteral("red leads aggression 2"))) &&
                    table().enter(QStringLiteral("correct 2-arrow red ships 3")) &&
                    table().enter(QStringLiteral("correct 2-arrow empire ships 1")) &&
                    table().enter(QStringLiteral("correct 2-arrow blight ships 0+1")) &&
                    table().enter(QStringLiteral("correct 2-arrow buildings free city")));
            QVERIFY(hand_.openBattle(QStringLiteral("2-arrow")));
            QTRY_VERIFY(shown("rival-blight"));
            QVERIFY(screen::rest(hand_.window()));
            const QQuickItem* pieces = shown("piecesHere");
            if (!pieces && size.width() < 700) continue;  // the sheet's title shows them
            QVERIFY(pieces);
            for (const char* rival : {"rival-empire", "rival-free", "rival-blight"}) {
                QVERIFY2(shown(rival), rival);
                for (const QQuickItem* piece : pieces->childItems())
                    if (piece->isVisible())
                        QVERIFY2(!placeOf(*piece).intersects(placeOf(*shown(rival))), rival);
            }
            table().close();
        }
    }

    /// BR p.14: the Council's other side is up, and lies under the card of whoever decided.
    void aDecidedCouncilShowsItsOtherSide() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        const auto council = [&] { return table().court()[0].card; };
        QCOMPARE(council().name, QStringLiteral("Imperial Council in Session"));
        QVERIFY(table().enter(option(QStringLiteral("red leads aggression"))));
        QVERIFY(table().enter(QStringLiteral("correct court %1 red agents 1").arg(council().id)));
        QVERIFY(table().enter(QStringLiteral("red secures %1").arg(council().id)));
        QCOMPARE(council().name, QStringLiteral("Imperial Council Decided"));
        QTRY_VERIFY(shown("courtUnder-1"));
        QVERIFY(shown("courtUnder-1")->property("name").toString().endsWith(QStringLiteral("Ana")));
        QVERIFY(press("court-1"));
        QTRY_VERIFY(shown("cardUnder"));
        QTRY_VERIFY(shown("portraitName"));
        QCOMPARE(hand_.text(QStringLiteral("portraitName")), QStringLiteral("Imperial Council Decided"));
    }

    /// Taps on the map do not go astray while pieces come.
    void theLayingOutDoesNotPushTheMap() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(lay());
            QVERIFY(reach(QStringLiteral("settle")));
            QTRY_VERIFY(shown("layOutBanner"));
            QVERIFY(screen::rest(hand_.window()));
            const QRectF before = placeOf(*shown("map"));
            QVERIFY(press("layOutWaved"));
            QTRY_VERIFY(!shown("layOutBanner"));
            QVERIFY(screen::rest(hand_.window()));
            QCOMPARE(placeOf(*shown("map")), before);
            QVERIFY(answer({}));
            QTRY_VERIFY(shown("layOutBanner"));
            QVERIFY(screen::rest(hand_.window()));
            QCOMPARE(placeOf(*shown("map")), before);
            table().close();
        }
    }

    /// A second agent goes where the first went: the list is the same under the finger.
    void aKindOfActionStaysWhileItIsPossible() {
        QVERIFY(hand_.lay("red leads mobilization 2\n"));
        QVERIFY(press("group-influence"));
        QVERIFY(press("option-0"));
        QTRY_VERIFY(table().record().contains(QStringLiteral("red influences")));
        QTRY_VERIFY(shown("group-influence")->property("checked").toBool());
        QVERIFY(press("option-0"));
        QTRY_COMPARE(table().record().count(QStringLiteral("red influences")), 2);
        // Another player begins with everything.
        QVERIFY(press("endTurn"));
        QTRY_COMPARE(asked(), QStringLiteral("play"));
        QVERIFY(table().enter(option(QStringLiteral("blue"))));
        QTRY_COMPARE(asked(), QStringLiteral("act"));
        QVERIFY(!shown("group-influence")->property("checked").toBool());
    }

    void favorsAreReturnedToWhoeverOwes() {
        QVERIFY(reachEvent(QStringLiteral("callToOrder")));
        const QString caller = table().promptView().player;
        QStringList rivals;
        for (const auto& player : table().players())
            if (player.color != caller) rivals.append(player.color);
        for (const QString& rival : rivals) {
            for (const QString& other : rivals)
                QVERIFY(table().enter(QStringLiteral("correct %1 favors %2 %3")
                                          .arg(caller, other)
                                          .arg(other == rival ? 1 : 0)));
            QCOMPARE(table().draft<reach::DealDraft>().giver(), rival);
            // Nobody else can be chosen: the caller has no Favor of theirs.
            QCOMPARE(table().draft<reach::DealDraft>().givers(), QStringList{rival});
        }
    }

    /// BC06: the supply lies on the card.
    void aCartelShowsTheSupplyItKeeps() {
        QVERIFY(hand_.lay("correct red card BC06\nred leads administration 2\n"));
        QTRY_VERIFY(shown("kept-BC06"));
        int kept = 0;
        const QList<reach::view::CardView> cards = table().players().constFirst().cards;
        for (const reach::view::CardView& card : cards)
            if (card.id == QLatin1StringView("BC06")) kept = card.supply;
        QVERIFY(kept > 0);
        QCOMPARE(hand_.text(QStringLiteral("kept-BC06")), QStringLiteral("×%1").arg(kept));
    }

    /// BR p.27, F302: the resources on the Merchant League are seen at the player's, on the card, and are put
    /// right.
    void frozenResourcesAreSeenOnTheirCard() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        const QString player = table().promptView().player;
        for (const char* entry :
             {"correct box card F102", "correct %1 card F302", "correct %1 frozen psionic 2"}) {
            const QString text = QLatin1StringView(entry);
            QVERIFY(table().enter(text.contains(QLatin1Char('%')) ? text.arg(player) : text));
        }
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            if (size.width() < 600) QVERIFY(press("tab-1"));
            QTRY_VERIFY(shown("pilesWith"));
            QCOMPARE(hand_.text(QStringLiteral("pilesWith")), QStringLiteral("Merchant League: 2 × Psionic"));
            QVERIFY(hand_.tap(QStringLiteral("heldCard-F302")));
            QTRY_VERIFY(shown("cardPile"));
            QCOMPARE(hand_.text(QStringLiteral("cardPile")), QStringLiteral("On this card: 2 × Psionic"));
            QVERIFY(press("closePanel"));
        }
        const auto rows = table().campaignView().pileRows;
        const auto psionic = std::ranges::find(rows, 2, &reach::view::PileRowView::now);
        QVERIFY(psionic != rows.end());
        QVERIFY(table().enter(lineOf(psionic->subject, 1)));
        QCOMPARE(table().campaignView().piles[0].text, QStringLiteral("Psionic"));
    }

    /// What a Fate wants is seen where people look at everybody, at what it means, and where it moves.
    void fatesAndObjectivesAreSeen() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        QVERIFY(press("empireStrip"));
        QTRY_VERIFY(shown("wants-red"));
        QTRY_VERIFY(shown("wants-red")->height() > 60);
        QVERIFY(press("menu"));
        QVERIFY(press("openEverybody"));
        QTRY_VERIFY(shown("fateOf-red"));
        QVERIFY(shown("fateOf-blue") && shown("fateOf-white"));
        hand_.window().setProperty("screen", QStringLiteral("Table"));
        QVERIFY(reach(QStringLiteral("score")));
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QTRY_VERIFY(shown("objectiveOf-red"));
            QVERIFY(shown("objectiveOf-white"));
        }
        table().close();
        hand_.window().resize(1280, 800);
        QVERIFY(hand_.lay("red leads construction 6\n"));
        QVERIFY(press("menu"));
        QVERIFY(press("openEverybody"));
        QTRY_VERIFY(shown("everybody-red"));
        QVERIFY(!shown("fateOf-red"));
    }

    /// Most people enforce.
    void enforcingComesFirst() {
        QVERIFY(lay() && reach(QStringLiteral("govern"),
                               {{QStringLiteral("policy"), QStringLiteral("AID05")},
                                {QStringLiteral("play"), QStringLiteral("plays event")},
                                {QStringLiteral("callSummit"), QStringLiteral("declines")}}));
        QCOMPARE(table().campaignView().policy.id, QStringLiteral("AID05"));
        QVERIFY(table().optionList().constFirst().entry.endsWith(QStringLiteral("AID05")));
    }

    /// Blight among the Trophies is no ship.
    void trophiesOfBlightAreCalledBlight() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        QVERIFY(table().enter(QStringLiteral("correct red trophies blight ships 2")));
        QVERIFY(press("menu"));
        QVERIFY(press("openEverybody"));
        QTRY_VERIFY(shown("trophiesOf-blight"));
        const QString said = shown("trophiesOf-blight")->property("name").toString();
        QVERIFY2(said.contains(QStringLiteral("2 Blight")) && !said.contains(QStringLiteral("ship")),
                 qPrintable(said));
    }

    /// Who comes along changes the dice.
    void theFleetOfABattleStandsAboveTheDice() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(reachFleet(QStringLiteral("red leads aggression 2")));
            QVERIFY(hand_.openBattle(QStringLiteral("2-gate")));
            QVERIFY(press("rival-blue"));
            QTRY_VERIFY(shown("battleLeads"));
            QVERIFY(screen::rest(hand_.window()));
            QVERIFY(shown("assault"));
            QVERIFY(placeOf(*shown("battleLeads")).bottom() <= placeOf(*shown("assault")).top());
            table().close();
        }
    }

    /// BR p.13: the button that enters own dice lay below the edge.
    void theRollOfAnEventIsInSight() {
        for (const char* language : {"en", "de"})
            for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
                hand_.preferences().setLanguage(QLatin1String(language));
                const auto english =
                    qScopeGuard([this] { hand_.preferences().setLanguage(QStringLiteral("en")); });
                hand_.window().resize(size);
                for (const bool first : {true, false}) {
                    QVERIFY(lay());
                    QVERIFY(reach(QStringLiteral("eventDice")));
                    if (!first) {
                        QVERIFY(answer({}));
                        QVERIFY(reach(QStringLiteral("eventDice"),
                                      {{QStringLiteral("play"), QStringLiteral("plays event")},
                                       {QStringLiteral("callSummit"), QStringLiteral("declines")}}));
                        QVERIFY(table().promptView().eventDice.crisis);
                    }
                    QTRY_VERIFY(shown("enterEvent"));
                    QVERIFY(screen::rest(hand_.window()));
                    QVERIFY(hand_.isInSight(QStringLiteral("rollHere")));
                    QVERIFY(hand_.isInSight(QStringLiteral("enterEvent")));
                    QVERIFY(press("eventNumber-2"));
                    QVERIFY(press(first ? "eventFace-edict-moon" : "eventFace-crisis-moon"));
                    QVERIFY(screen::rest(hand_.window()));
                    QVERIFY(hand_.isInSight(QStringLiteral("enterEvent")));
                    QVERIFY(press("enterEvent"));
                    QTRY_COMPARE(table().campaignView().roll.cluster, 2);
                    table().close();
                }
            }
    }

    /// BR p.11: a Regent who attacks may add them; nobody takes them along by themselves.
    void imperialShipsAreAddedByChoice() {
        QVERIFY(reachFleet(QStringLiteral("red leads aggression 2")));
        QVERIFY(hand_.openBattle(QStringLiteral("2-gate")));
        QVERIFY(press("rival-blue"));
        QTRY_VERIFY(shown("battleLeads"));
        QVERIFY(!shown("battleLeads")->property("checked").toBool());
        QVERIFY2(hand_.text(QStringLiteral("battleLeads"))
                     .startsWith(QStringLiteral("Add Imperial ships to the attack: ")),
                 qPrintable(hand_.text(QStringLiteral("battleLeads"))));
        QVERIFY(!shown("battleLeadsAlone"));
        QVERIFY(press("battleLeads"));
        QTRY_VERIFY(shown("battleLeads")->property("checked").toBool());
        // Without own ships there is nothing to choose.
        table().close();
        QVERIFY(reachFleet(QStringLiteral("red leads aggression 2")) &&
                table().enter(QStringLiteral("correct 2-gate red ships 0")) &&
                table().enter(QStringLiteral("correct 2-hex red ships 0")) &&
                table().enter(QStringLiteral("correct 2-hex buildings red city")) &&
                table().enter(QStringLiteral("correct 2-hex empire ships 2")) &&
                table().enter(QStringLiteral("correct 2-hex blue ships 1")));
        QVERIFY(hand_.openBattle(QStringLiteral("2-hex")));
        QVERIFY(press("rival-blue"));
        QTRY_VERIFY(shown("battleLeadsAlone"));
        QVERIFY(!shown("battleLeads"));
    }

    /// The Free States were the first defender although a rival stood there.
    void aRivalIsAttackedBeforeTheFreeStates() {
        const auto first = [&](const char* more) {
            if (table().isOpen()) table().close();
            const bool there = lay() && reach(QStringLiteral("play")) &&
                               table().enter(option(QStringLiteral("red leads aggression 2"))) &&
                               table().enter(QStringLiteral("correct 3-hex red ships 3")) &&
                               table().enter(QStringLiteral("correct 3-hex empire ships 0")) &&
                               table().enter(QStringLiteral("correct 3-hex buildings free city")) &&
                               (*more == 0 || table().enter(QLatin1StringView(more))) &&
                               hand_.openBattle(QStringLiteral("3-hex")) &&
                               QTest::qWaitFor([&] { return shown("rival-free") != nullptr; });
            if (!there) return QString();
            screen::rest(hand_.window());
            const reach::BattleDraft& battle = table().draft<reach::BattleDraft>();
            return battle.rivals().join(u' ') + QStringLiteral(": ") + battle.rivalId();
        };
        QCOMPARE(first(""), QStringLiteral("free: free"));
        QCOMPARE(first("correct 3-hex blight ships 0+1"), QStringLiteral("blight free: blight"));
        QCOMPARE(first("correct 3-hex white ships 1"), QStringLiteral("white free: white"));
        QVERIFY(shown("rival-white")->property("checked").toBool());
        QVERIFY(!shown("rival-free")->property("checked").toBool());
        const QRectF rival = placeOf(*shown("rival-white"));
        const QRectF free = placeOf(*shown("rival-free"));
        QVERIFY(rival.top() < free.top() || rival.left() < free.left());
    }

    /// They were shown in the open panel only, or as a grey number; with them the objective was gone, and
    /// with a third slot the Guild cards.
    void closedPanelsShowAllThatTheOpenOnesShow() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(lay() && reach(QStringLiteral("play")));
            const QString actor = table().promptView().player;
            const QString blue =
                actor == QStringLiteral("blue") ? QStringLiteral("white") : QStringLiteral("blue");
            const QString third =
                actor == QStringLiteral("red") ? QStringLiteral("white") : QStringLiteral("red");
            for (const QString& entry :
                 {QStringLiteral("correct %1 favors ").arg(blue) + actor + QStringLiteral(" 2"),
                  QStringLiteral("correct %1 favors ").arg(blue) + third + QStringLiteral(" 1"),
                  QStringLiteral("correct %1 card BC01").arg(blue),
                  QStringLiteral("correct %1 card BC06").arg(blue),
                  QStringLiteral("correct %1 card BC11").arg(blue),
                  QStringLiteral("correct 4-hex buildings %1 city").arg(blue),
                  QStringLiteral("correct 4-moon buildings %1 city").arg(blue),
                  QStringLiteral("correct %1 slots fuel relic weapon none none none").arg(blue)})
                QVERIFY2(table().enter(entry), qPrintable(entry));
            if (size.width() < 700) QVERIFY(press("tab-1"));
            QTRY_VERIFY(hand_.shown(QStringLiteral("player-") + blue));
            QVERIFY(screen::rest(hand_.window()));
            const QQuickItem* card = hand_.shown(QStringLiteral("player-") + blue);
            // Where all of it has room in one line, it takes no second one.
            if (size.width() > 700)
                QVERIFY(card->height() > hand_.shown(QStringLiteral("player-") + third)->height() + 15);
            QList<QRectF> places;
            for (const QString& name : {QStringLiteral("favorsOf-") + actor,
                                        QStringLiteral("favorsOf-") + third, QStringLiteral("objective"),
                                        QStringLiteral("allegiance"), QStringLiteral("guilds-") + blue}) {
                const QQuickItem* seen = shownIn(*card, name);
                QVERIFY2(seen && seen->opacity() == 1.0 && seen->width() > 15, qPrintable(name));
                const QRectF place = placeOf(*seen);
                QVERIFY2(placeOf(*card).contains(place), qPrintable(name));
                for (const QRectF& other : places) QVERIFY2(!other.intersects(place), qPrintable(name));
                places.append(place);
            }
            table().close();
        }
    }

    /// BR p.6: what a Fate begins with was told once, and cut.
    void whatAFateBeginsWithIsLaidOut() {
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("eventDice")));
        QVERIFY(press("rollHere"));
        QTRY_VERIFY(shown("rolledFollows"));
        // A paragraph of it was read twice, and cut.
        QTRY_COMPARE(hand_.text(QStringLiteral("rolledFollows")),
                     QStringLiteral("What comes now is listed under “Lay out the board”"));
        QVERIFY(reach(QStringLiteral("settle")));
        const auto players = table().players();
        for (const auto& player : players) {
            const auto parts = table().layOut()->parts();
            const auto part = std::ranges::find(parts, player.color, &reach::view::LaidPartView::owner);
            QVERIFY2(part != parts.end(), qPrintable(player.color));
            for (const auto& card : player.cards)
                QVERIFY2(part->lines.join(u'|').contains(card.name), qPrintable(card.name));
            QVERIFY(part->lines.contains(QStringLiteral("The objective marker on %1 of the Power track")
                                             .arg(player.campaign.objective)));
        }
        QVERIFY(press("layOutBoard"));
        QTRY_VERIFY(shown("layOutMap"));
        QVERIFY(screen::rest(hand_.window()));
        QVERIFY(press("layOutDone"));
    }

    /// What the setup places stood under the turn of whoever leads first.
    void whatTheSetupLaysOutIsTheSetup() {
        QVERIFY(lay());
        QVERIFY(reach(QStringLiteral("settle")));
        table().layOut()->done();
        QVERIFY(reach(QStringLiteral("play")));
        QVERIFY(table().enter(option(QStringLiteral("leads"))));
        QVERIFY(reach(QStringLiteral("play")));
        QCOMPARE(table().happened()->pieces().value(0).heading, QStringLiteral("The setup"));
    }

    /// The card was in a folded panel, and of a deal only the Favors were confirmed.
    void whatWasSecuredOrAgreedIsTold() {
        QVERIFY(reachEvent(QStringLiteral("negotiate")));
        QVERIFY(table().enter(QStringLiteral("correct red slots fuel relic none none none none")));
        auto& deal = table().draft<reach::DealDraft>();
        deal.setGiver(QStringLiteral("red"));
        deal.setTaker(QStringLiteral("blue"));
        for (int part = 0; part < 2; ++part) deal.add(part);
        const auto& ways = deal.ways();
        const auto promise = std::ranges::find(ways, QStringLiteral("Promise a Favor"),
                                               [](const auto& way) { return way.view.thing; });
        QVERIFY(promise != ways.end());
        deal.add(static_cast<int>(std::distance(ways.begin(), promise)));
        const QStringList parts = deal.parts();
        QVERIFY(parts.size() == 3);
        QVERIFY(deal.enter());
        QCOMPARE(newsTexts().first(3), parts);
        QVERIFY2(newsTexts().filter(QStringLiteral("Favor")).size() == 1, qPrintable(newsTexts().join(u'|')));
        table().close();
        QVERIFY(
            hand_.lay("red leads aggression 2\n"
                      "correct court BC05 red agents 2\n"));
        QVERIFY(table().enter(QStringLiteral("red secures BC05")));
        QCOMPARE(newsTexts().value(0), QStringLiteral("Ana secures Construction Union"));
    }

    /// It was found in the Empire's sheet only.
    void theObjectiveStandsInThePlayersOwnPanel() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(lay() && reach(QStringLiteral("play")));
            if (size.width() < 700) QVERIFY(press("tab-1"));
            QVERIFY(press("player-blue"));
            QTRY_VERIFY(shown("objectiveOn-blue"));
            QTRY_VERIFY(shown("objectiveOn-blue")->height() > 60);
            QVERIFY(!shown("objectiveOn-white"));
            QVERIFY(press("player-blue"));
            QTRY_VERIFY(!shown("objectiveOn-blue"));
            table().close();
        }
    }

    /// The place that is kept for the pieces to lay out was an empty band.
    void thePlaceOfTheLayingOutIsNotEmpty() {
        for (const QSize size : {QSize(1280, 800), QSize(390, 844)}) {
            hand_.window().resize(size);
            QVERIFY(lay());
            QVERIFY(reach(QStringLiteral("policy")));
            QTRY_VERIFY(shown("layingOn"));
            QVERIFY(!shown("layOutBanner"));
            QVERIFY(!shown("layingOn")->property("truncated").toBool());
            QVERIFY(reach(QStringLiteral("settle")));
            QTRY_VERIFY(shown("layOutBanner"));
            QVERIFY(!shown("layingOn"));
            QVERIFY(reach(QStringLiteral("play")));
            table().layOut()->done();
            QTRY_VERIFY(!shown("layOutBanner"));
            QCOMPARE(hand_.text(QStringLiteral("layingOn")), QStringLiteral("Everything is laid out."));
            table().close();
        }
    }

    /// What is wrong about the Empire is put right from its own sheet.
    void theEmpireIsPutRightFromItsSheet() {
        QVERIFY(lay() && reach(QStringLiteral("play")));
        QVERIFY(press("empireStrip"));
        QVERIFY(press("putCampaignRight"));
        QTRY_VERIFY(shown("correctionsSheet"));
    }

    /// BR p.5: lore is shuffled in after the Court is dealt.
    void theFirstCourtHasNoLore() {
        QVERIFY(lay());
        QTRY_COMPARE(asked(), QStringLiteral("refill"));
        QTRY_VERIFY(shown("found-CC05"));
        QVERIFY(!shown("found-L01"));
        QVERIFY(table().enter(QStringLiteral("court CC01")));
        QVERIFY(!option(QStringLiteral("court L")).startsWith(QStringLiteral("court L")));
    }
};

QTEST_MAIN(CampaignHesitationsTest)
#include "campaign_hesitations_test.moc"
