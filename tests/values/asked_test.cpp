#include "app/battle/dice.h"
#include "app/battle/odds.h"
#include "app/campaign/deals.h"
#include "app/game/chance.h"
#include "app/table/look_ahead.h"
#include "engine/core/names.h"
#include "engine/odds/battle_odds.h"
#include "engine/record/record.h"
#include "tests/values/lay.h"

#include <QSet>
#include <QTest>

using namespace reach;

/// Queries about a table, without a window.
class AskedTest : public QObject {
    Q_OBJECT

    Table table_;
    Odds odds_;
    Dice dice_;
    Deals deals_;
    LookAhead ahead_;

    const Game& game() const { return table_.game(); }

    /// Goes on until it holds; false at the end.
    template <typename Holds>
    bool goUntil(Holds holds) {
        while (!holds())
            if (!table_.redo()) return false;
        return true;
    }
    bool isAsked(Ask ask) const {
        const auto& pending = game().state.pending;
        return !pending.empty() && pending.back().ask == ask;
    }
    const command::Battle* battle() const {
        for (const Option& option : options(game(), Want::Legal))
            if (const auto* found = std::get_if<command::Battle>(&option.command)) {
                static command::Battle last;
                last = *found;
                return &last;
            }
        return nullptr;
    }

  private Q_SLOTS:
    void initTestCase() {
        for (AtTable* asked : std::initializer_list<AtTable*>{&odds_, &dice_, &deals_, &ahead_})
            asked->setTable(&table_);
    }
    void init() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        QVERIFY(table_.jumpTo(0));
    }

    void oddsAreTheEngines() {
        QVERIFY(goUntil([this] { return battle() != nullptr; }));
        const command::Battle begun = *battle();
        const QString where = QString::fromStdString(nameOf(begun.system));
        const auto id = [](Player player) { return QString::fromStdString(std::string(nameOf(player))); };
        const view::OddsView told = odds_.of(where, id(begun.player), id(begun.defender), {1, 0, 0});
        const auto ahead = battleAhead(game(), begun.player, begun.defender, begun.system, {1, 0, 0});
        const auto exact = odds::battleOdds(ahead.battle);
        QVERIFY(exact && told.known);
        QCOMPARE(told.clearShips, exact->clearShips);
        QCOMPARE(told.hitsLanded, exact->hitsLanded);
        QVERIFY(told.hitsLanded > 0);
        const view::DiceLimitsView limits = odds_.limits(where, id(begun.player), id(begun.defender));
        QCOMPARE(limits.most, ahead.limits.dice);
        const QList<int> best =
            odds_.bestDice(where, id(begun.player), id(begun.defender), QStringLiteral("ships"));
        QCOMPARE(best.size(), qsizetype{3});
        QVERIFY(best[0] + best[1] + best[2] <= limits.most);
    }

    void whatIsNoBattleHasNoOdds() {
        QVERIFY(!odds_.of({}, QStringLiteral("red"), QStringLiteral("blue"), {1, 0, 0}).known);
        QVERIFY(odds_.bestDice(QStringLiteral("9-hex"), QStringLiteral("red"), QStringLiteral("blue"), {})
                    .isEmpty());
        QCOMPARE(odds_.limits({}, {}, {}).most, 0);
    }

    void diceThatAreAskedForAreRolled() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        Chance::useSeed(5);
        const DiceCount asked = game().state.battle.dice;
        const int before = table_.cursor();
        QVERIFY(dice_.roll());
        QVERIFY(table_.cursor() > before);
        const auto& entry = table_.openTable()->session->entries()[static_cast<std::size_t>(before)];
        const auto* roll = std::get_if<command::Roll>(&entry.command);
        QVERIFY(roll);
        for (std::size_t die = 0; die < kDice; ++die) {
            int rolled = 0;
            for (const int count : roll->faces[die]) rolled += count;
            QCOMPARE(rolled, static_cast<int>(asked[die]));
        }
    }

    /// Also when what follows goes on by itself; what is taken back was never rolled.
    void whatTheAppRolledLiesThere() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        QVERIFY(dice_.rolled().dice.isEmpty());
        const DiceCount asked = game().state.battle.dice;
        const int before = table_.cursor();
        QVERIFY(dice_.roll());
        const view::RolledView rolled = dice_.rolled();
        QCOMPARE(rolled.dice.size(), qsizetype{asked[0] + asked[1] + asked[2]});
        QCOMPARE(QStringLiteral("The roll: ") + rolled.text, table_.log()[before].text);
        QVERIFY(rolled.follows.size() >= table_.cursor() - before - 1);
        QVERIFY(table_.jumpTo(before));
        QVERIFY(dice_.rolled().dice.isEmpty());
        QVERIFY(dice_.roll());
        dice_.takeAway();
        QVERIFY(dice_.rolled().dice.isEmpty());
    }

    /// Whoever has answered all that came of the dice has gone on: they lay there for rounds.
    void whatWasRolledLeavesWithTheBattle() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        QVERIFY(dice_.roll());
        while (prompt(game()).kind == Prompt::Kind::Pending) {
            QVERIFY(!dice_.rolled().dice.isEmpty());
            if (isAsked(Ask::Reroll) || isAsked(Ask::Roll))
                QVERIFY(dice_.roll());
            else
                QVERIFY(table_.choose(0));
        }
        if (!dice_.rolled().dice.isEmpty()) QVERIFY(table_.choose(0));
        QVERIFY(dice_.rolled().dice.isEmpty());
    }

    void countedFacesAreAnEntry() {
        QList<int> faces = view::RerollView::noFaces();
        faces[1] = 2;   // assault
        faces[17] = 1;  // raid
        const ParsedCommand read = parseCommand(dice_.line(faces).toStdString());
        QVERIFY(read.command);
        const auto& roll = std::get<command::Roll>(*read.command);
        int assault = 0;
        int raid = 0;
        for (const int count : roll.faces[0]) assault += count;
        for (const int count : roll.faces[2]) raid += count;
        QCOMPARE(assault, 2);
        QCOMPARE(raid, 1);
        QVERIFY(!dice_.reroll(QStringLiteral("ships")).asked);
    }

    void aLineIsJudgedAsTheOptionItIs() {
        view::OptionView first = table_.optionList().constFirst();
        QCOMPARE(first.index, 0);
        first.index = -1;
        QCOMPARE(ahead_.judge(first.entry), first);
        QCOMPARE(ahead_.judge(QStringLiteral("nonsense")).entry, QString());
    }

    void linesGoOnAsTheTableCan() {
        const QString begun = table_.optionList().constFirst().entry.section(u' ', 0, 0);
        const QStringList ways = ahead_.complete(begun);
        QVERIFY(!ways.isEmpty() && ways.size() <= 12);
        for (const QString& way : ways) QVERIFY2(way.startsWith(begun), qPrintable(way));
        QCOMPARE(QSet<QString>(ways.begin(), ways.end()).size(), ways.size());
    }

    void controlIsToldWithItsRule() {
        const view::RemarkView told = ahead_.control(QStringLiteral("1-gate"));
        QVERIFY(!told.text.isEmpty() && told.page > 0 && !told.heading.isEmpty());
        QCOMPARE(ahead_.control({}), view::RemarkView());
    }

    void hitsGoOnOneByOne() {
        const auto more = [this] { return !ahead_.nextHits({}).isEmpty(); };
        QVERIFY(goUntil(more));
        for (const view::HitWayView& way : ahead_.nextHits({})) {
            QVERIFY(parseCommand(way.line.toStdString()).command);
            QVERIFY(!way.text.isEmpty());
        }
    }

    void nobodyDealsAlone() {
        QVERIFY(deals_.offers({}, QStringLiteral("red"), QStringLiteral("red")).isEmpty());
        QVERIFY(deals_.deal({}).parts.isEmpty());
        QVERIFY(deals_.deal(QStringLiteral("nonsense")).parts.isEmpty());
    }

    void aDealIsTakenApart() {
        const view::DealView deal =
            deals_.deal(QStringLiteral("deal red gives fuel to blue, blue gives weapon to red"));
        QCOMPARE(deal.parts.size(), qsizetype{2});
        QCOMPARE(deals_.deal(deal.parts[0].without).parts.size(), qsizetype{1});
    }
};

QTEST_GUILESS_MAIN(AskedTest)
#include "asked_test.moc"
