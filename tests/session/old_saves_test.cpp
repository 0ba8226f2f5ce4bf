#include "app/session/act_text.h"
#include "app/session/shelf.h"
#include "app/simulation/random_player.h"
#include "engine/core/names.h"
#include "engine/engine.h"
#include "tests/places.h"

#include <SQLiteCpp/Database.h>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <iterator>

using namespace reach;
namespace fs = std::filesystem;

namespace {

/// The number of entries of the saved campaign, which is in Act II, chapter 2.
constexpr std::size_t kEntries = 260;

/// Where the table said that it had done itself what the app does by now: tokens of FATE05, FATE14 and
/// FATE10.
constexpr std::size_t kDone[]{6, 173, 185, 191};

saves::Seconds noon() {
    return 1'000'000;
}

/// A folder with the released file in it.
class OldFolder {
  public:
    OldFolder() {
        std::ifstream dump(fs::path(places::source("tests/saves/schemas/v1-campaign.sql").toStdString()));
        const std::string sql{std::istreambuf_iterator<char>(dump), {}};
        SQLite::Database(path() + "/tables.sqlite", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
    }
    std::string path() const { return dir_.path().toStdString(); }

  private:
    QTemporaryDir dir_;
};

/// Plays on at random; what went wrong.
std::string playOn(GameSession& session, int entries) {
    simulation::RandomPlayer player(7);
    for (int i = 0; i < entries; ++i) {
        const auto command = player.next(session.game());
        if (!command) return session.game().state.phase == Phase::Finished ? "" : "no way on";
        if (!session.enterExactly(*command).done()) return "refused: " + printCommand(*command);
        if (auto fault = findInconsistency(session.game()); !fault.empty()) return fault;
    }
    return {};
}

}  // namespace

/// A campaign saved by an older version, which left more of the cards' effects to the players.
class OldSavesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void itOpensInMidActAndPlaysOn();
    void itsRowsBecomeActsOnce();
    void whatWasLeftToTheTableIsStillSaidToBeDone();
    void asARecordItSaysWhichEntryIsNoStepAnyMore();
    void asARecordItOpensOnceThoseLinesArePutRight();
};

void OldSavesTest::itOpensInMidActAndPlaysOn() {
    const OldFolder folder;
    Shelf shelf(folder.path(), noon);
    QCOMPARE(shelf.list().size(), std::size_t{1});
    const auto opened = shelf.open(shelf.list()[0].id);
    QVERIFY(opened.ok());
    GameSession& session = *opened.value->session;
    QCOMPARE(session.cursor(), kEntries);
    QCOMPARE(int{session.game().state.campaign.act}, 2);
    QCOMPARE(int{session.game().state.chapter}, 2);
    QCOMPARE(int{session.game().state.seat(Player::Red).fate}, 14);
    QCOMPARE(int{session.game().state.seat(Player::Blue).fate}, 10);
    QCOMPARE(findInconsistency(session.game()), std::string());
    QCOMPARE(playOn(session, 400), std::string());
}

/// The store is turned into acts when it is first opened. What a later start finds is the same, act by act,
/// and each act says what the table was after it.
void OldSavesTest::itsRowsBecomeActsOnce() {
    const OldFolder folder;
    const auto actsIn = [&] {
        const auto store = saves::SaveStore::open(folder.path() + "/tables.sqlite");
        const auto saved = store.ok() ? store.value().load(saves::GameId{1}) : store.error();
        return saved.ok() ? saved.value() : saves::SavedGame{};
    };
    {
        const Shelf shelf(folder.path(), noon);
        QCOMPARE(shelf.list()[0].entries, kEntries);
        QCOMPARE(shelf.list()[0].chapter, 2);
    }
    const saves::SavedGame first = actsIn();
    QVERIFY(!first.acts.empty());
    CourseOf<ArcsGame> course(parseRecord(first.info.header).record->setup);
    for (const saves::StoredAct& stored : first.acts) {
        const auto act = readAct(stored.text);
        QVERIFY(act.has_value());
        course.apply(*ActOf<ArcsGame>::read(*act));
        QVERIFY(course.outcome() == act->outcome);
    }
    QCOMPARE(course.cursor(), kEntries);
    {
        Shelf shelf(folder.path(), noon);
        QVERIFY(shelf.open(shelf.list()[0].id).ok());
    }
    QVERIFY(actsIn().acts == first.acts);
}

void OldSavesTest::whatWasLeftToTheTableIsStillSaidToBeDone() {
    for (const std::size_t row : kDone) {
        const OldFolder folder;
        Shelf shelf(folder.path(), noon);
        const auto opened = shelf.open(shelf.list()[0].id);
        QVERIFY(opened.ok());
        GameSession& session = *opened.value->session;
        QVERIFY(session.jumpTo(row - 1).ok());
        QCOMPARE(prompt(session.game()).pending.ask, Ask::AtTable);
        QVERIFY(session.enterExactly(command::Done{}).done());
        const std::string fault = playOn(session, 100);
        QVERIFY2(fault.empty(), (std::to_string(row) + ": " + fault).c_str());
    }
}

void OldSavesTest::asARecordItSaysWhichEntryIsNoStepAnyMore() {
    const OldFolder folder;
    Shelf shelf(folder.path(), noon);
    const auto opened = shelf.open(shelf.list()[0].id);
    QVERIFY(opened.ok());
    const auto again = shelf.import("Again", opened.value->record());
    QVERIFY(!again.ok());
    QCOMPARE(again.problem->refused.rule, Rule::NothingAsked);
    // Three lines of header and an empty one come before the first entry.
    QCOMPARE(again.problem->line, static_cast<int>(kDone[0]) + 4);
}

/// What words::putRightText advises, in most of Act I: what the app does is taken out, and what the table
/// counted becomes a correction.
void OldSavesTest::asARecordItOpensOnceThoseLinesArePutRight() {
    const OldFolder folder;
    Shelf shelf(folder.path(), noon);
    const auto opened = shelf.open(shelf.list()[0].id);
    QVERIFY(opened.ok());
    GameSession& old = *opened.value->session;
    constexpr std::size_t kBeforeTheActEnds = 160;
    QVERIFY(old.jumpTo(kBeforeTheActEnds).ok());
    const Game before = old.game();
    QStringList lines = QString::fromStdString(opened.value->record()).split(u'\n');
    auto again = shelf.import("Again", lines.join(u'\n').toStdString());
    for (int changed = 0; !again.ok() && changed < 20; ++changed) {
        QVERIFY(again.problem->before.has_value());
        QString& line = lines[again.problem->line - 1];
        QVERIFY2(again.problem->refused.rule == Rule::NothingAsked, qPrintable(line));
        const Command entry = old.entries()[static_cast<std::size_t>(again.problem->line) - 5].command;
        line = QStringLiteral("# by now the app's");
        if (const auto* counted = std::get_if<command::Choose>(&entry)) {
            QVERIFY(old.jumpTo(static_cast<std::size_t>(again.problem->line) - 4).ok());
            line = QStringLiteral("correct %1 objective %2")
                       .arg(QString::fromLatin1(nameOf(counted->player)))
                       .arg(old.game().state.seat(counted->player).objective);
        }
        again = shelf.import("Again", lines.join(u'\n').toStdString());
    }
    QVERIFY(again.ok());
    const State& now = again.value->session->game().state;
    QCOMPARE(now.chapter, before.state.chapter);
    QCOMPARE(now.round, before.state.round);
    for (const Player player : before.setup.seats) {
        QCOMPARE(now.of(player).power, before.state.of(player).power);
        QCOMPARE(now.seat(player).objective, before.state.seat(player).objective);
    }
}

QTEST_GUILESS_MAIN(OldSavesTest)
#include "old_saves_test.moc"
