#include "app/battle/dice.h"
#include "app/battle/odds.h"
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
    Dice dice_;
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
        for (AtTable* asked : std::initializer_list<AtTable*>{&dice_, &ahead_}) asked->setTable(&table_);
    }
    void init() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        QVERIFY(table_.jumpTo(0));
    }

    void oddsAreTheEngines() {
        QVERIFY(goUntil([this] { return battle() != nullptr; }));
        const command::Battle begun = *battle();
        const BattlePlan plan{begun.player, begun.defender, begun.system, {}, {}};
        const view::OddsView told = oddsOf(game(), plan, {1, 0, 0});
        const auto ahead = battleAhead(game(), begun.player, begun.defender, begun.system, {1, 0, 0});
        const auto exact = odds::battleOdds(ahead.battle);
        QVERIFY(exact && told.known);
        QCOMPARE(told.clearShips, exact->clearShips);
        QCOMPARE(told.hitsLanded, exact->hitsLanded);
        QVERIFY(told.hitsLanded > 0);
        const view::DiceLimitsView limits = diceLimits(game(), plan);
        QCOMPARE(limits.most, ahead.limits.dice);
        const auto best = bestDice(game(), plan, aimOf(QStringLiteral("ships")));
        QVERIFY(best && (*best)[0] + (*best)[1] + (*best)[2] <= limits.most);
    }

    void whatIsNoBattleHasNoOdds() {
        const BattlePlan nowhere{Player::Red, Player::Blue, SystemId::None, {}, {}};
        QVERIFY(!oddsOf(game(), nowhere, {1, 0, 0}).known);
        QVERIFY(!bestDice(game(), nowhere, aimOf({})));
        QCOMPARE(diceLimits(game(), {}).most, 0);
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

    /// What came of an answer was told nowhere while the next question stood.
    void whatAnAnswerBringsIsTold() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        QVERIFY(dice_.roll());
        int answers = 0;
        while (prompt(game()).kind == Prompt::Kind::Pending && !isAsked(Ask::Roll)) {
            const qsizetype before = dice_.rolled().follows.size();
            QVERIFY(table_.choose(0));
            if (prompt(game()).kind != Prompt::Kind::Pending) break;
            QVERIFY(dice_.rolled().follows.size() > before);
            ++answers;
        }
        QVERIFY(answers > 0);
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

    void countedFacesAreCounts() {
        QList<int> faces = withFace(noFaces(), 0, 1, 2);
        faces = withFace(faces, 2, 5, 1);
        QCOMPARE(countsOf(faces), (QList<int>{2, 0, 1}));
        QCOMPARE(listOf(facesOf(faces)), faces);
        QVERIFY(!view::reroll(game(), QStringLiteral("ships")).asked);
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
};

QTEST_GUILESS_MAIN(AskedTest)
#include "asked_test.moc"
