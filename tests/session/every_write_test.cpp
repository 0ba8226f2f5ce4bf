#include "app/session/rewrite.h"
#include "app/session/shelf.h"
#include "breaking_writes.h"
#include "tests/amount.h"
#include "tests/places.h"

#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace reach;
using tests::writes::Break;
namespace fs = std::filesystem;
namespace writes = tests::writes;

namespace {

saves::Seconds noon() {
    return 1'000'000;
}

/// A shelf with a table of each game, both open.
struct Stage {
    explicit Stage(const fs::path& folder) : shelf(folder, noon) {
        for (const saves::GameInfo& info : shelf.list()) {
            if (Shelf::isOf<ArcadesGame>(info.header)) {
                if (!arcades) arcades = shelf.open<ArcadesGame>(info.id).value;
            } else if (!arcs) {
                arcs = shelf.open<ArcsGame>(info.id).value;
            }
        }
    }
    Shelf shelf;
    std::unique_ptr<OpenTable> arcs;
    std::unique_ptr<OpenTableOf<ArcadesGame>> arcades;
};

using Failure = std::optional<saves::SaveError>;

const saves::SaveError kMakesNoSense{saves::SaveErrorCode::Internal, {}, 0};

template <typename Entered>
Failure of(const Entered& entered) {
    if (entered.verdict.refused()) return kMakesNoSense;
    return entered.unsaved;
}
Failure of(const saves::SaveStatus& status) {
    return status.ok() ? Failure() : status.error();
}
template <typename Kind>
Failure of(const Shelved<Kind>& shelved) {
    return shelved.ok() ? Failure() : shelved.problem->save.value_or(kMakesNoSense);
}

std::vector<Command> arcs(std::initializer_list<const char*> lines) {
    std::vector<Command> commands;
    for (const char* line : lines) commands.push_back(*parseCommand(line).command);
    return commands;
}
std::vector<arcades::Command> arcades(std::initializer_list<const char*> lines) {
    std::vector<reach::arcades::Command> commands;
    for (const char* line : lines) commands.push_back(*reach::arcades::parseCommand(line).command);
    return commands;
}

Failure enterArcs(Stage& stage, std::initializer_list<const char*> lines) {
    return of(stage.arcs->session->enterTogether(arcs(lines)));
}
Failure enterArcades(Stage& stage, std::initializer_list<const char*> lines) {
    return of(stage.arcades->session->enterTogether(arcades(lines)));
}

Failure rewrite(Stage& stage) {
    Rewrite rewrite(*stage.arcs->session);
    if (rewrite.give(1, {arcs({"correct red power 2"}), false}).refused()) return kMakesNoSense;
    return of(stage.arcs->session->take(rewrite));
}

template <typename Kind>
std::string courseOf(const OpenTableOf<Kind>& table) {
    std::string text = table.title + ", " + std::to_string(table.session->rowsBefore()) + "+" +
                       std::to_string(table.cursor());
    for (const auto& entry : table.session->entries())
        text += "\n  " + Kind::print(entry.command) + (entry.automatic ? " *" : "");
    return text + "\n";
}

std::string coursesOf(const Stage& stage) {
    return courseOf(*stage.arcs) + courseOf(*stage.arcades);
}

/// All that a start finds.
std::string foundIn(const fs::path& folder) {
    Shelf shelf(folder, noon);
    if (shelf.problem()) return "problem " + std::string(codeName(shelf.problem()->code));
    std::string text = shelf.rescue().isToBeTold() ? "a rescue\n" : "";
    for (const saves::GameInfo& info : shelf.list()) {
        const bool isArcades = Shelf::isOf<ArcadesGame>(info.header);
        const auto opened = shelf.open<ArcsGame>(info.id);
        const auto other = shelf.open<ArcadesGame>(info.id);
        text += info.header + (isArcades ? courseOf(*other.value) : courseOf(*opened.value));
    }
    return text;
}

struct Change {
    const char* name;
    std::function<Failure(Stage&)> prepare;
    std::function<Failure(Stage&)> make;
};

const std::initializer_list<const char*> kThree{"correct red power 3", "correct blue power 4",
                                                "correct white power 5"};

Failure nothing(Stage&) {
    return {};
}
Failure undoOf(Stage& stage) {
    return of(stage.arcs->undo());
}

const std::vector<Change>& changes() {
    static const std::vector<Change> kChanges{
        {"an entry", nothing, [](Stage& stage) { return enterArcs(stage, {"correct red power 3"}); }},
        {"an entry that answers follow", nothing,
         [](Stage& stage) { return of(stage.arcs->session->enter(arcs({"rolls assault self+hit"})[0])); }},
        {"three together", nothing, [](Stage& stage) { return enterArcs(stage, kThree); }},
        {"two together that answers follow", nothing,
         [](Stage& stage) {
             return enterArcs(stage, {"correct red power 3", "rolls assault self+hit"});
         }},
        {"three together after undo",
         [](Stage& stage) {
             const auto failed = enterArcs(stage, {"correct red power 9"});
             return failed ? failed : undoOf(stage);
         },
         [](Stage& stage) { return enterArcs(stage, kThree); }},
        {"undo of three", [](Stage& stage) { return enterArcs(stage, kThree); }, undoOf},
        {"redo of three",
         [](Stage& stage) {
             const auto failed = enterArcs(stage, kThree);
             return failed ? failed : undoOf(stage);
         },
         [](Stage& stage) { return of(stage.arcs->redo()); }},
        {"a past rewritten", nothing, rewrite},
        {"undo of a past rewritten", rewrite, undoOf},
        {"three together behind a past rewritten", rewrite,
         [](Stage& stage) { return enterArcs(stage, kThree); }},
        {"ARCADEs: three together", nothing,
         [](Stage& stage) {
             return enterArcades(stage,
                                 {"correct red power 3", "correct blue power 4", "correct red power 5"});
         }},
        {"ARCADEs: undo", [](Stage& stage) { return enterArcades(stage, {"correct red power 3"}); },
         [](Stage& stage) { return of(stage.arcades->undo()); }},
        {"a table begun", nothing,
         [](Stage& stage) { return of(stage.shelf.begin<ArcsGame>("Begun", stage.arcs->header)); }},
        {"a record imported", nothing,
         [](Stage& stage) { return of(stage.shelf.import <ArcsGame>("Imported", stage.arcs->record())); }},
        {"a table forked", nothing,
         [](Stage& stage) { return of(stage.shelf.fork(*stage.arcs, 2, "Forked")); }},
        {"another title", nothing,
         [](Stage& stage) { return stage.shelf.rename(stage.arcs->id, "Another"); }},
        {"another name", nothing,
         [](Stage& stage) { return stage.shelf.renamePlayer(stage.arcs->id, Player::Red, "Rosa"); }},
        {"a table deleted",
         [](Stage& stage) { return of(stage.shelf.fork(*stage.arcs, 2, "To be deleted")); },
         [](Stage& stage) {
             for (const saves::GameInfo& info : stage.shelf.list())
                 if (info.title == "To be deleted") return stage.shelf.remove(info.id);
             return Failure(kMakesNoSense);
         }},
        {"a chapter ended", nothing,
         [](Stage& stage) {
             const auto failed = stage.shelf.noteEnd(*stage.arcs);
             return failed ? failed : stage.shelf.backUp();
         }},
    };
    return kChanges;
}

}  // namespace

/// Each change is broken off at every write to disk that it makes: by a kill before it and in its middle, and
/// by a disk that is full from there on. All of it is found afterwards, or nothing.
class EveryWriteTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase();
    void aChangeIsWholeOrWasNotMade_data();
    void aChangeIsWholeOrWasNotMade();

  private:
    enum Outcome { Done, Refused, Wrong };

    fs::path freshCopy();
    std::string afterwards(const Change& change, bool made, int* count = nullptr);
    static Outcome broken(const Change& change, const fs::path& at, int place, Break how, bool again);

    QTemporaryDir folder_;
    int copies_ = 0;
};

void EveryWriteTest::initTestCase() {
    Shelf shelf(folder_.path().toStdString() + "/model", noon);
    const auto begun = shelf.import <ArcsGame>(
        "Arcs",
        "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n"
        "red leads aggression 2\ncorrect 1-hex blue ships 1\nred battles blue 1-hex with 1 assault\n");
    QVERIFY(begun.ok());
    std::ifstream sample(places::source("app/samples/arcades.record").toStdString());
    const std::string record{std::istreambuf_iterator<char>(sample), {}};
    QVERIFY(shelf.import <ArcadesGame>("ARCADEs", record).ok());
}

fs::path EveryWriteTest::freshCopy() {
    const fs::path all = folder_.path().toStdString();
    std::error_code ignored;
    fs::remove_all(all / std::to_string(copies_), ignored);
    const fs::path at = all / std::to_string(++copies_);
    fs::copy(all / "model", at, fs::copy_options::recursive);
    return at;
}

/// What a start finds after the change, or after what prepares it.
std::string EveryWriteTest::afterwards(const Change& change, bool made, int* count) {
    const fs::path at = freshCopy();
    {
        Stage stage(at);
        if (change.prepare(stage)) return "not prepared";
        writes::breakAt(1, Break::Nothing);
        const bool failed = made && change.make(stage);
        const int done = writes::goOn();
        if (count) *count = done;
        if (failed) return "not made";
    }
    return foundIn(at);
}

/// Another process makes the change, and ends as if it were killed.
EveryWriteTest::Outcome EveryWriteTest::broken(const Change& change, const fs::path& at, int place, Break how,
                                               bool again) {
    const pid_t child = fork();
    if (child == 0) {
        Stage stage(at);
        if (change.prepare(stage)) _exit(Wrong);
        const std::string before = coursesOf(stage);
        writes::breakAt(place, how);
        const Failure failed = change.make(stage);
        writes::goOn();
        if (!failed) _exit(Done);
        if (failed->code != saves::SaveErrorCode::DiskFull || coursesOf(stage) != before) _exit(Wrong);
        _exit(!again ? Refused : change.make(stage) ? Wrong : Done);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status)) return WTERMSIG(status) == SIGKILL ? Refused : Wrong;
    return static_cast<Outcome>(WEXITSTATUS(status));
}

void EveryWriteTest::aChangeIsWholeOrWasNotMade_data() {
    QTest::addColumn<int>("which");
    for (std::size_t which = 0; which < changes().size(); ++which)
        QTest::newRow(changes()[which].name) << static_cast<int>(which);
}

void EveryWriteTest::aChangeIsWholeOrWasNotMade() {
    QFETCH(int, which);
    const Change& change = changes()[static_cast<std::size_t>(which)];
    int count = 0;
    const std::string before = afterwards(change, false);
    const std::string after = afterwards(change, true, &count);
    QVERIFY2(before.starts_with("game") && after.starts_with("game"), (before + after).c_str());
    QVERIFY(count > 1);
    const auto here = [&](int place, const char* how) {
        return QStringLiteral("write %1 of %2, %3").arg(place).arg(count).arg(QLatin1String(how));
    };
    for (int place = 1; place <= count; place += amount::step()) {
        for (const Break how : {Break::Kill, Break::KillHalfway}) {
            const fs::path at = freshCopy();
            QVERIFY2(broken(change, at, place, how, false) != Wrong, qPrintable(here(place, "killed")));
            const std::string found = foundIn(at);
            QVERIFY2(found == before || found == after,
                     qPrintable(here(place, "killed") + u'\n' + QString::fromStdString(found)));
        }
        for (const bool again : {false, true}) {
            const fs::path at = freshCopy();
            const Outcome outcome = broken(change, at, place, Break::Full, again);
            QVERIFY2(outcome != Wrong, qPrintable(here(place, "full")));
            const std::string found = foundIn(at);
            QVERIFY2(found == (outcome == Done ? after : before),
                     qPrintable(here(place, "full") + u'\n' + QString::fromStdString(found)));
        }
    }
}

QTEST_GUILESS_MAIN(EveryWriteTest)
#include "every_write_test.moc"
