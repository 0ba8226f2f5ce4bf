#include "app/drafts/drafts.h"
#include "app/table/look_ahead.h"
#include "app/table/proposal.h"
#include "app/values/faces.h"
#include "app/values/ids.h"
#include "engine/engine.h"
#include "engine/map/board.h"
#include "engine/record/record.h"
#include "tests/values/lay.h"

#include <QTest>

#include <functional>

using namespace reach;

/// What is half entered at a table, without a window.
class DraftsTest : public QObject {
    Q_OBJECT

    Table table_;

    const Game& game() const { return table_.game(); }

    /// Goes through a game until it holds; false at the end.
    bool goUntil(const std::function<bool()>& holds) {
        while (!holds())
            if (!table_.redo()) return false;
        return true;
    }
    bool isAsked(Ask ask) const {
        const auto& pending = game().state.pending;
        return !pending.empty() && pending.back().ask == ask;
    }
    QString lastEntry() const { return table_.log().constLast().entry; }

    /// The first legal option of this type.
    template <typename Kind>
    const Kind* first() const {
        for (const Option& option : table_.choices())
            if (option.verdict.legal())
                if (const auto* found = std::get_if<Kind>(&option.command)) return found;
        return nullptr;
    }

    static QString lineOf(const Command& command) { return QString::fromStdString(printCommand(command)); }

  private Q_SLOTS:
    void init() {
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        QVERIFY(table_.jumpTo(0));
    }

    /// Base p.14: the rival, and the dice as they were chosen.
    void aBattleIsTheCommandOfItsChoices() {
        QVERIFY(goUntil([this] { return first<command::Battle>() != nullptr; }));
        const command::Battle begun = *first<command::Battle>();
        auto& draft = table_.draft<BattleDraft>();
        draft.place(view::idOf(begun.player), view::idOf(begun.system));
        QVERIFY(!draft.isBegun() && draft.isOpen());
        QVERIFY(draft.rivals().contains(view::idOf(begun.defender)));
        draft.chooseRival(view::idOf(begun.defender));
        draft.setDice(0, 1);
        draft.setDice(1, 0);
        draft.setDice(2, 0);
        QVERIFY(draft.isBegun() && draft.odds().known);
        QVERIFY(draft.begin());
        QCOMPARE(lastEntry(),
                 lineOf(command::Battle{begun.player, begun.defender, begun.system, {1, 0, 0}, {}, {}}));
        QVERIFY2(!draft.isBegun(), "its entry was made");
    }

    /// Also where the dice are collected after the defender's cards.
    void whatACityCostsIsToldBeforeTheDice() {
        QVERIFY(goUntil([this] { return first<command::Battle>() != nullptr; }));
        const command::Battle begun = *first<command::Battle>();
        const QString defender = view::idOf(begun.defender);
        const QString place = view::idOf(begun.system);
        QVERIFY(table_.enter(QStringLiteral("correct %1 buildings %2 city").arg(place, defender)));
        QVERIFY(table_.enter(QStringLiteral("correct %1 card L15").arg(defender)));
        bool beside = false;
        forEachSystem(neighbors(game(), begun.system), [&](SystemId at) {
            beside =
                beside || table_.enter(QStringLiteral("correct %1 %2 ships 1").arg(view::idOf(at), defender));
        });
        QVERIFY(beside);
        QVERIFY(
            table_.enter(lineOf(command::Battle{begun.player, begun.defender, begun.system, {}, {}, {}})));
        QVERIFY(table_.enter(QStringLiteral("%1 declines").arg(defender)));
        QVERIFY(isAsked(Ask::Collect));
        QVERIFY2(table_.draft<CollectDraft>().cityCost().contains(QStringLiteral("Outrage")),
                 qPrintable(table_.draft<CollectDraft>().cityCost()));
    }

    /// Two tables can have the same number of entries.
    void whatIsAskedGoesWithItsTable() {
        QVERIFY(table_.jumpTo(table_.entries()));
        table_.proposal()->explain(arcs::Group::Move);
        QVERIFY(!table_.proposal()->why().reason.isEmpty());
        const int cursor = table_.cursor();
        QVERIFY(lay(table_, "games/three-players-core-conflict.record"));
        QCOMPARE(table_.cursor(), cursor);
        QVERIFY(table_.proposal()->why().reason.isEmpty());
    }

    /// Undone as one with the faces of the dice.
    void aBattleWithOwnDiceIsUndoneAsOne() {
        QVERIFY(goUntil([this] { return first<command::Battle>() != nullptr; }));
        const command::Battle begun = *first<command::Battle>();
        auto& draft = table_.draft<BattleDraft>();
        draft.place(view::idOf(begun.player), view::idOf(begun.system));
        draft.chooseRival(view::idOf(begun.defender));
        if (draft.isLater()) QSKIP("cards of the defender come first");
        draft.setFace(0, 0, 1);
        const int before = table_.cursor();
        QVERIFY(draft.beginWithFaces());
        QVERIFY(table_.cursor() >= before + 2);
        QVERIFY(table_.undo());
        QCOMPARE(table_.cursor(), before);
    }

    /// Base p.13: all ships move until fewer are chosen.
    void aMoveIsTheCommandOfItsChoices() {
        const auto manyShips = [this] {
            const auto* move = first<command::Move>();
            return move != nullptr && move->ships.fresh > 1 && move->route.size() == 1;
        };
        QVERIFY(goUntil(manyShips));
        const command::Move all = *first<command::Move>();
        auto& draft = table_.draft<MoveDraft>();
        draft.place(view::idOf(all.player), view::idOf(all.from));
        QCOMPARE(draft.fresh(), int{all.ships.fresh});
        draft.setFresh(1);
        draft.setDamaged(0);
        QVERIFY(draft.isBegun());
        QVERIFY(draft.go(view::idOf(all.route[0].to)));
        command::Move one = all;
        one.ships = {1, 0};
        QCOMPARE(lastEntry(), lineOf(one));
        QVERIFY(!draft.isBegun());
    }

    /// Base p.14: the record has every hit, so the answer that the table gave is put together again.
    void hitsAreAssignedOneByOne() {
        const auto manyHits = [this] {
            return (isAsked(Ask::Suffer) || isAsked(Ask::Strike)) && table_.promptView().hits.count > 1;
        };
        QVERIFY(goUntil(manyHits));
        auto& draft = table_.draft<HitsDraft>();
        const int count = table_.promptView().hits.count;
        draft.hit(0);
        draft.hit(0);
        QCOMPARE(draft.chosen().size(), qsizetype{2});
        draft.takeOneBack();
        QCOMPARE(draft.chosen().size(), qsizetype{1});
        while (draft.chosen().size() < count && !draft.targets().isEmpty()) draft.hit(0);
        const int before = table_.cursor();
        QVERIFY(draft.enter());
        QVERIFY(table_.cursor() > before);
        QVERIFY(!draft.isBegun());
    }

    /// Base p.14.
    void facesAreEnteredAsTheyWereCounted() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        auto& draft = table_.draft<RollDraft>();
        const DiceCount dice = game().state.battle.dice;
        for (int kind = 0; kind < kDice; ++kind) draft.setFace(kind, 0, dice[static_cast<std::size_t>(kind)]);
        const int before = table_.cursor();
        QVERIFY(draft.enter());
        const auto& entry = table_.openTable()->session->entries()[static_cast<std::size_t>(before)];
        QCOMPARE(countsOf(listOf(std::get<command::Roll>(entry.command).faces)),
                 QList<int>(dice.begin(), dice.end()));
    }

    /// Corrections are one entry to undo, and a value that is as it was needs none.
    void correctionsAreMadeTogether() {
        auto& draft = table_.draft<CorrectionDraft>();
        const QString red = QStringLiteral("red");
        const int power = game().state.of(Player::Red).power;
        draft.setNumber(draft.power(red), power + 5, power);
        draft.setNumber(draft.hand(red), 3, 3);
        QCOMPARE(draft.count(), 1);
        QCOMPARE(draft.name(draft.power(red)), QStringLiteral("correct-red-power"));
        QCOMPARE(draft.number(draft.power(red), power), power + 5);
        draft.choose(draft.initiative(), QStringLiteral("white"), red);
        draft.setMarker(draft.marker(1), QStringLiteral("tycoon"), true);
        QCOMPARE(draft.markerAt(draft.marker(1)), QStringLiteral("tycoon"));
        QVERIFY(draft.markerFlipped(draft.marker(1)));
        QCOMPARE(draft.count(), 3);
        const int before = table_.cursor();
        QVERIFY2(draft.apply(), qPrintable(table_.message()));
        QCOMPARE(table_.cursor(), before + 3);
        QCOMPARE(lastEntry(), QStringLiteral("correct marker 1 tycoon flipped"));
        QCOMPARE(draft.count(), 0);
        QVERIFY(table_.undo());
        QCOMPARE(table_.cursor(), before);
    }

    /// Another player's entry leaves a draft as it is.
    void anotherEntryLeavesWhatStillFits() {
        auto& draft = table_.draft<CorrectionDraft>();
        draft.setNumber(draft.power(QStringLiteral("red")), 9, 0);
        command::Correct correct;
        correct.field = command::Field::Hand;
        correct.player = Player::White;
        correct.value = 2;
        QVERIFY2(table_.enter(Command(correct)), qPrintable(table_.message()));
        QCOMPARE(draft.count(), 1);
        QVERIFY(table_.message().isEmpty());
    }

    /// Base p.14: without ships there the battle cannot begin.
    void aBattleStaysUntilItCannotBegin() {
        QVERIFY(goUntil([this] { return first<command::Battle>() != nullptr; }));
        const command::Battle begun = *first<command::Battle>();
        auto& draft = table_.draft<BattleDraft>();
        draft.place(view::idOf(begun.player), view::idOf(begun.system));
        draft.setDice(0, 1);
        const QList<int> dice = draft.dice();
        command::Correct correct;
        correct.field = command::Field::Power;
        correct.player = begun.defender;
        correct.value = 7;
        QVERIFY(table_.enter(Command(correct)));
        QVERIFY(draft.isBegun());
        QCOMPARE(draft.dice(), dice);
        QVERIFY(table_.message().isEmpty());
        correct = {};
        correct.field = command::Field::Ships;
        correct.player = begun.player;
        correct.system = begun.system;
        QVERIFY(table_.enter(Command(correct)));
        QVERIFY(!draft.isBegun());
        QVERIFY2(table_.message().startsWith(QStringLiteral("The battle in ")), qPrintable(table_.message()));
    }

    /// An entry that leaves a draft without sense drops it, and the table says so.
    void whatNoLongerFitsIsDroppedAndSaid() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        auto& draft = table_.draft<RollDraft>();
        draft.setFace(0, 0, 1);
        QVERIFY(draft.isBegun());
        QVERIFY(table_.redo());
        QVERIFY(!draft.isBegun());
        QVERIFY2(table_.message().contains(QStringLiteral("was dropped")), qPrintable(table_.message()));
    }

    /// The same by a tap on this screen needs no message.
    void whatThisScreenDropsIsNotSaid() {
        QVERIFY(goUntil([this] { return isAsked(Ask::Roll); }));
        auto& draft = table_.draft<RollDraft>();
        draft.setFace(0, 0, 1);
        Dice dice;
        dice.setTable(&table_);
        QVERIFY(dice.roll());
        QVERIFY(!draft.isBegun());
        QVERIFY(table_.message().isEmpty());
    }

    /// Nothing half entered at one table comes up at the next.
    void anotherTableBeginsEmpty() {
        table_.draft<CorrectionDraft>().setNumber(
            table_.draft<CorrectionDraft>().power(QStringLiteral("red")), 9, 0);
        table_.close();
        QVERIFY(!table_.draft<CorrectionDraft>().isBegun());
    }

    /// An entry against the rules waits until the players want it anyway.
    void whatIsForbiddenIsHeld() {
        const auto forbidden = [this] {
            for (const view::OptionView& option : table_.optionList())
                if (!option.legal && !option.refused) return option.index;
            return -1;
        };
        QVERIFY(goUntil([&] { return forbidden() >= 0; }));
        const int before = table_.cursor();
        const int index = forbidden();
        const QString line = table_.optionList()[index].entry;
        Proposal& proposal = *table_.proposal();
        QVERIFY(!proposal.take(index));
        QCOMPARE(table_.cursor(), before);
        QVERIFY(proposal.isHeld() && !proposal.why().reason.isEmpty());
        proposal.drop();
        QVERIFY(!proposal.isHeld() && proposal.why().reason.isEmpty());
        QVERIFY(!proposal.take(index));
        QVERIFY(proposal.takeAnyway());
        QCOMPARE(table_.log()[before].entry, line);
        QVERIFY(!proposal.isHeld());
    }
};

QTEST_GUILESS_MAIN(DraftsTest)
#include "drafts_test.moc"
