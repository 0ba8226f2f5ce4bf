#include "app/table/choices.h"
#include "app/table/among.h"
#include "app/values/names.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace reach;
using arcs::Group;
using view::OptionView;

namespace {

OptionView option(const char* entry, Group group, const char* system = "", const char* card = "",
                  bool legal = true) {
    OptionView made;
    made.entry = QString::fromLatin1(entry);
    made.group = group;
    made.system = QString::fromLatin1(system);
    made.card = QString::fromLatin1(card);
    made.legal = legal;
    if (group == Group::Move) made.goal = made.entry.section(u' ', -1);
    made.player = made.entry.contains(u' ') ? made.entry.section(u' ', 0, 0) : QString();
    return made;
}

QList<OptionView> offered() {
    return {option("red moves 1 1-gate > 1-hex", Group::Move, "1-gate"),
            option("red secures BC05", Group::Secure, "", "BC05", false),
            option("red taxes 1-hex", Group::Tax, "1-hex"),
            option("blue taxes 2-hex", Group::Tax, "2-hex"),
            option("red influences BC05", Group::Influence, "", "BC05"),
            option("red declares tycoon", Group::Declare),
            option("yes", Group::Answer)};
}

QStringList entries(const QList<OptionView>& options) {
    QStringList told;
    for (const OptionView& option : options) told += option.entry;
    return told;
}

}  // namespace

/// The options that remain after the player's choices, without a window.
class ChoicesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void anActorHasOwnOptionsAndAnswers() {
        Choices choices;
        choices.setOptions(offered());
        QCOMPARE(choices.mine().size(), qsizetype{7});
        choices.setActor(QStringLiteral("blue"));
        QCOMPARE(entries(choices.mine()),
                 (QStringList{QStringLiteral("blue taxes 2-hex"), QStringLiteral("yes")}));
    }

    void whatWasChosenLeavesOver_data() {
        QTest::addColumn<Group>("group");
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("left");
        QTest::newRow("nothing chosen") << Group::None << ""
                                        << "" << 7;
        QTest::newRow("a kind of action") << Group::Tax << ""
                                          << "" << 2;
        QTest::newRow("a place") << Group::None << "1-hex"
                                 << "" << 1;
        QTest::newRow("a card") << Group::None << ""
                                << "BC05" << 2;
        QTest::newRow("a kind and a card") << Group::Influence << ""
                                           << "BC05" << 1;
        QTest::newRow("a kind that is not there") << Group::Tax << "1-gate"
                                                  << "" << 0;
    }
    void whatWasChosenLeavesOver() {
        QFETCH(Group, group);
        QFETCH(QString, system);
        QFETCH(QString, card);
        Choices choices;
        choices.setOptions(offered());
        choices.setGroup(static_cast<int>(group));
        choices.setSystem(system);
        choices.setCard(card);
        QTEST(int(choices.shown().size()), "left");
    }

    /// Its answers stay below a card that is only looked at.
    void aQuestionKeepsItsAnswers() {
        Choices choices;
        choices.setOptions({option("red chooses 1-hex", Group::Answer, "1-hex", ""),
                            option("red chooses BC05", Group::Answer, "", "BC05")});
        choices.setCard(QStringLiteral("F202"));
        QCOMPARE(choices.shown().size(), qsizetype{2});
        choices.setCard(QStringLiteral("BC05"));
        QCOMPARE(choices.shown().size(), qsizetype{1});
    }

    void oneTapDeclaresFirstAndEntersWhatIsLegal() {
        Choices choices;
        choices.setOptions(offered());
        choices.setActor(QStringLiteral("red"));
        QCOMPARE(entries(choices.direct()),
                 (QStringList{QStringLiteral("red declares tycoon"), QStringLiteral("red taxes 1-hex"),
                              QStringLiteral("red influences BC05")}));
        // The Court has its own buttons.
        QCOMPARE(entries(choices.besideCourt()),
                 (QStringList{QStringLiteral("red declares tycoon"), QStringLiteral("red taxes 1-hex")}));
    }

    void kindsOfActionKeepTheirPlaces() {
        Choices choices;
        choices.setOptions(offered());
        choices.setActor(QStringLiteral("blue"));
        const auto kinds = choices.kinds();
        QCOMPARE(kinds.size(), qsizetype{11});
        for (const auto& kind : kinds) {
            QCOMPARE(kind.possible, kind.group == Group::Tax);
            QVERIFY(!kind.label.isEmpty());
        }
        choices.setActor(QStringLiteral("red"));
        const auto reds = choices.kinds();
        const auto secure = std::find_if(reds.begin(), reds.end(), [](const view::ActionKindView& kind) {
            return kind.group == Group::Secure;
        });
        QCOMPARE(*secure,
                 (view::ActionKindView{Group::Secure, QStringLiteral("secure"), QStringLiteral("Secure"),
                                       QStringLiteral("base.secure"), true, false}));
    }

    void theMapShowsWhereOnce() {
        Choices choices;
        choices.setOptions(offered());
        QCOMPARE(choices.places(),
                 (QStringList{QStringLiteral("1-gate"), QStringLiteral("1-hex"), QStringLiteral("2-hex")}));
        choices.setGroup(static_cast<int>(Group::Move));
        QCOMPARE(choices.places(), QStringList{QStringLiteral("1-gate")});
        choices.setGroup(static_cast<int>(Group::Secure));
        QCOMPARE(choices.places(), QStringList());
    }

    void movesThatAreLegalEndSomewhere() {
        Choices choices;
        choices.setOptions({option("red moves 1 1-gate > 2-gate > 1-hex", Group::Move, "1-gate"),
                            option("red moves 1 1-gate > 2-gate", Group::Move, "1-gate"),
                            option("red moves 1 1-gate > 1-moon", Group::Move, "1-gate", "", false),
                            option("red moves 1 2-hex > 2-gate", Group::Move, "2-hex"),
                            option("red taxes 1-gate", Group::Tax, "1-gate")});
        choices.setSystem(QStringLiteral("1-gate"));
        QCOMPARE(choices.destinations(), (QStringList{QStringLiteral("1-hex"), QStringLiteral("2-gate")}));
    }

    void aBattleIsThereWhereItIsLegal() {
        Choices choices;
        choices.setOptions(
            {option("red battles blue 1-hex with nothing", Group::Battle, "1-hex"),
             option("red battles blue 2-hex with nothing", Group::Battle, "2-hex", "", false)});
        QVERIFY(choices.battle());
        choices.setSystem(QStringLiteral("2-hex"));
        QVERIFY(!choices.battle());
    }

    void aQuestionHasItsSheet() {
        Choices choices;
        QVERIFY(choices.choosing());
        QCOMPARE(choices.sheet(), sheets::Sheet::None);
        const QSignalSpy told(&choices, &Choices::askChanged);
        choices.setAsk(arcs::Ask::Strike);
        QVERIFY(!choices.choosing());
        QCOMPARE(choices.sheet(), sheets::Sheet::Hits);
        choices.setAsk(arcs::Ask::Strike);
        QCOMPARE(told.count(), qsizetype{1});
        choices.setAsk(arcs::Ask::Act);
        QVERIFY(choices.choosing());
        QCOMPARE(choices.sheet(), sheets::Sheet::None);
    }

    void aTapOnAGoalMovesShipsThere() {
        Choices choices;
        choices.setAsk(arcs::Ask::Act);
        choices.setOptions(offered());
        choices.setSystem(QStringLiteral("1-gate"));
        QVERIFY(choices.moving());
        QVERIFY(choices.isGoal(QStringLiteral("1-hex"), true));
        QVERIFY(!choices.isGoal(QStringLiteral("1-hex"), false));
        QVERIFY(!choices.isGoal(QStringLiteral("2-hex"), true));
        // With moves chosen, a goal out of reach is reported instead of shown.
        choices.setGroup(static_cast<int>(Group::Move));
        QVERIFY(choices.isGoal(QStringLiteral("2-hex"), true));
        QVERIFY(!choices.isGoal(QStringLiteral("1-gate"), true));
        choices.setGroup(static_cast<int>(Group::Tax));
        QVERIFY(!choices.moving());
    }

    /// A tap answers a question whose only legal option lies there.
    void aTapAnswersTheQuestion() {
        Choices choices;
        QList<OptionView> asked{option("red chooses 1-hex", Group::Answer, "1-hex"),
                                option("red chooses 2-hex", Group::Answer, "2-hex"),
                                option("red chooses 2-hex red", Group::Answer, "2-hex"),
                                option("red chooses 3-hex", Group::Answer, "3-hex", "", false)};
        for (int i = 0; i < asked.size(); ++i) asked[i].index = i;
        choices.setOptions(asked);
        choices.setAsk(arcs::Ask::Place);
        QCOMPARE(choices.answerAt(QStringLiteral("1-hex")).index, 0);
        for (const char* several : {"2-hex", "3-hex", "4-hex"})
            QCOMPARE(choices.answerAt(QString::fromLatin1(several)).index, -1);
        choices.setAsk(arcs::Ask::Act);
        QCOMPARE(choices.answerAt(QStringLiteral("1-hex")).index, -1);
    }

    void aKindOfActionStaysWhereItFits() {
        Choices choices;
        choices.setOptions(offered());
        choices.setGroup(static_cast<int>(Group::Tax));
        QVERIFY(choices.fits(QStringLiteral("1-hex")));
        QVERIFY(!choices.fits(QStringLiteral("1-gate")));
        QVERIFY(choices.fits(QStringLiteral("5-hex")));  // nothing can be done there
        QVERIFY(choices.allows(Group::Tax) && !choices.allows(Group::Secure) &&
                !choices.allows(Group::Battle));
    }

    void shipsMoveOnFromTheOnlySystem() {
        Choices choices;
        choices.setOptions({option("red moves 1 1-gate > 1-hex", Group::Move, "1-gate"),
                            option("red moves 2 1-gate > 1-hex", Group::Move, "1-gate"),
                            option("red moves 1 2-gate > 2-hex", Group::Move, "2-gate", "", false)});
        QCOMPARE(choices.movedFrom(), QStringLiteral("1-gate"));
        choices.setOptions({option("red moves 1 1-gate > 1-hex", Group::Move, "1-gate"),
                            option("red moves 1 2-gate > 2-hex", Group::Move, "2-gate")});
        QCOMPARE(choices.movedFrom(), QString());
    }

    void nothingIsLeftButTheEndOfTheTurn() {
        Choices choices;
        choices.setOptions(
            {option("red ends", Group::Turn), option("red taxes 1-hex", Group::Tax, "1-hex", "", false)});
        QVERIFY(choices.spent());
        choices.setOptions({option("red ends", Group::Turn), option("red taxes 1-hex", Group::Tax, "1-hex")});
        QVERIFY(!choices.spent());
    }

    void placesAndResourcesAreAllAlike() {
        Choices choices;
        OptionView declines = option("red declines", Group::Answer);
        declines.answer = arcs::Answer::Decline;
        choices.setOptions({option("red chooses 1-hex", Group::Answer, "1-hex"), declines});
        QVERIFY(choices.evenHanded());
        choices.setOptions({option("red chooses material", Group::Answer),
                            option("red chooses fuel", Group::Answer), declines});
        QVERIFY(choices.evenHanded());
        choices.setOptions(
            {option("red chooses 1-hex", Group::Answer, "1-hex"), option("red agrees", Group::Answer)});
        QVERIFY(!choices.evenHanded());
    }

    void equalOptionsTellNobody() {
        Choices choices;
        choices.setOptions(offered());
        const QSignalSpy mine(&choices, &Choices::mineChanged);
        const QSignalSpy shown(&choices, &Choices::shownChanged);
        choices.setOptions(offered());
        choices.setGroup(static_cast<int>(Group::None));
        QCOMPARE(mine.count() + shown.count(), qsizetype{0});
        choices.setGroup(static_cast<int>(Group::Tax));
        QCOMPARE(mine.count(), qsizetype{0});
        QCOMPARE(shown.count(), qsizetype{1});
    }

    void whatIsSoughtIsFoundOrBegins() {
        const QList<OptionView> options = offered();
        QCOMPARE(Among::about(options, QStringLiteral("BC05")).group, Group::Secure);
        QCOMPARE(Among::doing(options, Group::Influence, QStringLiteral("BC05")).entry,
                 QStringLiteral("red influences BC05"));
        QCOMPARE(Among::first(options, Group::Tax).entry, QStringLiteral("red taxes 1-hex"));
        QCOMPARE(Among::first(options, Group::Battle), OptionView{});
        QVERIFY(Among::has(options, Group::Secure) && !Among::has(options, Group::Prelude));
        QVERIFY(Among::has(options, Group::Tax) && !Among::has(options, Group::Build));
        view::PlayerView red;
        red.color = QStringLiteral("red");
        QCOMPARE(Among::player({red}, QStringLiteral("red")), red);
        QCOMPARE(Among::player({red}, QStringLiteral("blue")).color, QString());
        view::SystemView hex;
        hex.id = QStringLiteral("1-hex");
        QCOMPARE(Among::system({hex}, QStringLiteral("1-hex")), hex);
    }

    void whatCostsSomethingComesLast() {
        OptionView discards = option("red uses BC23", Group::Card);
        discards.costly = true;
        discards.legal = true;
        OptionView forbidden = option("red uses BC07", Group::Card);
        forbidden.legal = false;
        OptionView seizes = option("red seizes", Group::Seize);
        OptionView declares = option("red declares warlord", Group::Declare);
        seizes.legal = declares.legal = true;
        const auto entries = [](const QList<OptionView>& options) {
            QStringList list;
            for (const OptionView& one : options) list += one.entry;
            return list;
        };
        QCOMPARE(entries(Among::harmLast({forbidden, discards, declares})),
                 (QStringList{"red declares warlord", "red uses BC23", "red uses BC07"}));
        Choices choices;
        choices.setOptions({discards, seizes, forbidden, declares});
        QCOMPARE(entries(choices.direct()),
                 (QStringList{"red declares warlord", "red uses BC23", "red seizes"}));
    }

    void whatIsNoCardOfTheGridIsFound() {
        view::ActionCardView lead;
        lead.card = QStringLiteral("construction 4");
        OptionView event = option("red plays event", Group::Answer);
        event.answer = arcs::Answer::PlayEvent;
        const QList<OptionView> options{
            option("red leads construction 4", Group::Answer, "", "construction 4"), event,
            option("red passes", Group::Answer)};
        QCOMPARE(Among::answering(options, arcs::Answer::PlayEvent).entry, QStringLiteral("red plays event"));
        QCOMPARE(Among::answering(options, arcs::Answer::PlayEvent, QStringLiteral("blue")), OptionView{});
        QCOMPARE(Among::besides(options, {lead}).entry, QStringLiteral("red passes"));
        QCOMPARE(Among::answering({}, arcs::Answer::PlayEvent), OptionView{});
        QCOMPARE(Among::besides({options.first(), options[1]}, {lead}), OptionView{});
    }

    void thingsAreCalledByTheirIds() {
        QCOMPARE(Names::resource(QStringLiteral("psionic")), QStringLiteral("Psionic"));
        QCOMPARE(Names::suit(QStringLiteral("wisdom")), QStringLiteral("Wisdom"));
        QCOMPARE(Names::owner(QStringLiteral("yellow")), QStringLiteral("Yellow"));
        QCOMPARE(Names::owner(QStringLiteral("free")), QStringLiteral("the Free States"));
        QCOMPARE(Names::advance(QStringLiteral("repair-bots")), QStringLiteral("Repair-bots"));
        for (const char* none : {"", "none", "nobody"}) {
            const QString id = QString::fromLatin1(none);
            QCOMPARE(Names::resource(id) + Names::suit(id) + Names::owner(id) + Names::advance(id),
                     QString());
        }
    }

    void cardsAreLeftOutAndKept() {
        const auto card = [](const char* id) {
            view::CardView made;
            made.id = QString::fromLatin1(id);
            return made;
        };
        const QList<view::CardView> cards{card("BC01"), card("BC02"), card("BC03")};
        QCOMPARE(Among::cards(cards, {}, {}).size(), qsizetype{3});
        QCOMPARE(Among::cards(cards, {QStringLiteral("BC02")}, {}).size(), qsizetype{2});
        QCOMPARE(
            Among::cards(cards, {QStringLiteral("BC02")}, {QStringLiteral("BC02"), QStringLiteral("BC03")}),
            QList<view::CardView>{card("BC03")});
        QVERIFY(Among::areAll({QStringLiteral("BC01")}, {QStringLiteral("BC02"), QStringLiteral("BC01")}));
        QVERIFY(!Among::areAll({QStringLiteral("BC01")}, {QStringLiteral("BC02")}));
        QVERIFY(Among::areAll({}, {}));
    }
};

QTEST_GUILESS_MAIN(ChoicesTest)
#include "choices_test.moc"
