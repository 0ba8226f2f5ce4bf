#include "app/session/act_text.h"
#include "app/session/shelf.h"
#include "random_hand.h"

#include <QTemporaryDir>
#include <QTest>

#include <deque>
#include <map>

using namespace reach;

namespace {

saves::Seconds noon() {
    return 1'000'000;
}

std::filesystem::path pathOf(const QTemporaryDir& folder) {
    return folder.path().toStdString();
}

using Said = device::Rows::Outcome;
using Kept = std::map<saves::GameId, saves::SavedGame>;

/// Rows in memory. Several programs can have the same. Answers wait until answer() is called.
class MemoryRows : public device::Rows {
  public:
    explicit MemoryRows(Kept& kept) : kept_(kept) {
        for (const auto& [id, table] : kept_) told.emplace_back(table);
    }

    std::deque<News> told;  ///< for the next calls of next()
    bool full = false;

    void begin(const saves::SavedGame& table, Answer answer) override {
        wait([this, table, answer = std::move(answer)] {
            if (!full) kept_[table.info.id] = table;
            if (answer) answer(full ? Said::Full : Said::Kept, {});
        });
    }
    void change(const saves::GameInfo& table, Answer answer) override {
        wait([this, table, answer = std::move(answer)] {
            kept_[table.id].info = table;
            answer(Said::Kept, {});
        });
    }
    void remove(saves::GameId table, Answer answer) override {
        wait([this, table, answer = std::move(answer)] {
            kept_.erase(table);
            answer(Said::Kept, {});
        });
    }
    void add(saves::GameId table, const saves::StoredAct& act, Answer answer) override {
        wait([this, table, act, answer = std::move(answer)] {
            const auto at = kept_.find(table);
            if (at == kept_.end()) return answer(Said::Gone, {});
            if (full) return answer(Said::Full, {});
            auto& acts = at->second.acts;
            if (std::ssize(acts) >= act.number)
                return answer(Said::Taken, {acts.begin() + act.number - 1, acts.end()});
            acts.push_back(act);
            answer(Said::Kept, {});
        });
    }
    std::optional<News> next() override {
        if (told.empty()) return std::nullopt;
        News one = std::move(told.front());
        told.pop_front();
        return one;
    }
    bool wasEmptied() const override { return false; }
    void acknowledge() override {}

    /// Does what was told.
    void answer() {
        while (!waiting_.empty()) {
            const std::function<void()> next = std::move(waiting_.front());
            waiting_.pop_front();
            next();
        }
    }

  private:
    void wait(std::function<void()> what) { waiting_.push_back(std::move(what)); }

    Kept& kept_;
    std::deque<std::function<void()>> waiting_;
};

/// A program with such rows and a folder of its own.
struct Device {
    explicit Device(Kept& kept) : Device(std::make_unique<MemoryRows>(kept)) {}
    explicit Device(std::unique_ptr<MemoryRows> made)
        : rows(*made), vault(std::move(made), "another was first") {}

    MemoryRows& rows;
    QTemporaryDir folder;
    Vault vault;
    Shelf shelf{pathOf(folder), noon, &vault};
};

std::unique_ptr<OpenTable> begin(Shelf& shelf, const std::string& title) {
    auto begun = shelf.import(title, "game: base\nplayers: red=Ana, blue=Ben\nsetup: 2SETUP02\n\n");
    if (!begun.ok()) qFatal("the table cannot be begun");
    return std::move(begun.value);
}

void play(OpenTable& table, int entries) {
    simulation::RandomPlayer player(5);
    for (int i = 0; i < entries; ++i)
        if (const auto command = player.next(table.session->game())) table.session->enter(*command);
}

std::vector<std::string> textsOf(const saves::SavedGame& table) {
    std::vector<std::string> texts;
    for (const saves::StoredAct& act : table.acts) texts.push_back(act.text);
    return texts;
}

}  // namespace

class VaultTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aTableComesBackFromTheRowsAlone();
    void allThatChangesATableIsTold();
    void anActIsKeptWhenTheRowsHaveIt();
    void whatWasOfferedToAKeeperThatIsGoneIsKept();
    void anActThatComesSecondIsRefusedAndTheOthersAreTakenIn();
    void actsOfAnotherProgramAreFollowed();
    void withoutRoomAnActIsNotKeptAndABegunTableIsGone();
    void newTablesOfSeveralProgramsHaveOtherIds();
    void newsReplaceATableAndTakeOneAway();
    void everythingIsToldAgain();
    void aFolderBesideAVaultHasNoBackups();
    void aFileOfAllTablesAddsThoseThatAreMissing();
    void aFileOfAllTablesIsNotTouched();
    void aTableThatHasGoneOnIsKnown();
};

void VaultTest::aTableComesBackFromTheRowsAlone() {
    Kept kept;
    std::string record;
    saves::GameId id{};
    {
        Device device(kept);
        const auto table = begin(device.shelf, "Friday");
        play(*table, 30);
        QVERIFY(table->undo().ok());
        record = table->record();
        id = table->id;
        device.rows.answer();
    }
    Device device(kept);
    QCOMPARE(device.shelf.list().size(), std::size_t{1});
    QCOMPARE(device.shelf.list()[0].title, std::string("Friday"));
    const auto opened = device.shelf.open(id);
    QVERIFY(opened.ok());
    QCOMPARE(opened.value->record(), record);
    QVERIFY(opened.value->canRedo());
}

void VaultTest::allThatChangesATableIsTold() {
    Kept kept;
    Device device(kept);
    const auto table = begin(device.shelf, "Friday");
    device.rows.answer();
    QCOMPARE(kept.size(), std::size_t{1});
    QVERIFY(!device.shelf.rename(table->id, "Saturday"));
    QVERIFY(!device.shelf.renamePlayer(table->id, Player::Red, "Rosa"));
    device.rows.answer();
    QCOMPARE(kept[table->id].info.title, std::string("Saturday"));
    QVERIFY(kept[table->id].info.header.find("Rosa") != std::string::npos);
    const auto fork = device.shelf.fork(*table, 0, "What if");
    QVERIFY(fork.ok());
    device.rows.answer();
    QCOMPARE(kept.size(), std::size_t{2});
    QVERIFY(!device.shelf.remove(table->id));
    device.rows.answer();
    QVERIFY(!kept.contains(table->id));
}

void VaultTest::anActIsKeptWhenTheRowsHaveIt() {
    Kept kept;
    Device device(kept);
    const auto table = begin(device.shelf, "Friday");
    play(*table, 4);
    const auto offered = table->offered();
    QVERIFY(offered > 0);
    QCOMPARE(device.shelf.list()[0].acts, std::int64_t{0});
    device.rows.answer();
    table->settle();
    QCOMPARE(table->offered(), std::size_t{0});
    QCOMPARE(kept[table->id].acts.size(), offered);
    QCOMPARE(device.shelf.list()[0].acts, static_cast<std::int64_t>(offered));
}

void VaultTest::whatWasOfferedToAKeeperThatIsGoneIsKept() {
    Kept kept;
    Device device(kept);
    auto table = begin(device.shelf, "Friday");
    play(*table, 6);
    const std::string record = table->record();
    const saves::GameId id = table->id;
    table.reset();
    const auto early = device.shelf.open(id);
    QCOMPARE(early.value->cursor(), std::size_t{0});
    device.rows.answer();
    early.value->settle();
    QCOMPARE(early.value->record(), record);
    QCOMPARE(device.shelf.open(id).value->record(), record);
}

void VaultTest::anActThatComesSecondIsRefusedAndTheOthersAreTakenIn() {
    Kept kept;
    Device one(kept);
    const auto table = begin(one.shelf, "Friday");
    one.rows.answer();
    Device other(kept);
    const auto same = other.shelf.open(table->id);
    QVERIFY(same.ok());
    play(*table, 8);
    one.rows.answer();
    table->settle();
    QVERIFY(same.value->session->enter(*parseCommand("correct red power 3").command).done());
    other.rows.answer();
    same.value->settle();
    QCOMPARE(same.value->record(), table->record());
    QCOMPARE(same.value->notKept(), std::size_t{1});
    QCOMPARE(same.value->firstNotKept().why, std::string("another was first"));
    // It can be entered again.
    same.value->forgetNotKept();
    QVERIFY(same.value->session->enter(*parseCommand("correct red power 3").command).done());
    other.rows.answer();
    same.value->settle();
    QCOMPARE(same.value->offered(), std::size_t{0});
    QCOMPARE(same.value->notKept(), std::size_t{0});
    QCOMPARE(other.shelf.open(table->id).value->record(), same.value->record());
}

void VaultTest::actsOfAnotherProgramAreFollowed() {
    Kept kept;
    Device one(kept);
    const auto table = begin(one.shelf, "Friday");
    one.rows.answer();
    Device other(kept);
    QVERIFY(!other.rows.lastOf(table->id));
    const auto same = other.shelf.open(table->id);
    QCOMPARE(other.rows.lastOf(table->id), std::optional<std::int64_t>(0));
    play(*table, 8);
    one.rows.answer();
    other.rows.followed(table->id, kept[table->id].acts);
    other.rows.followed(table->id, kept[table->id].acts);
    same.value->settle();
    QCOMPARE(same.value->record(), table->record());
    QCOMPARE(other.shelf.open(table->id).value->record(), table->record());
}

void VaultTest::withoutRoomAnActIsNotKeptAndABegunTableIsGone() {
    Kept kept;
    Device device(kept);
    int told = 0;
    device.vault.failed = [&](Vault::Told what, saves::GameId id, const saves::SaveError& why) {
        QCOMPARE(what, Vault::Told::Begun);
        QCOMPARE(why.code, saves::SaveErrorCode::DiskFull);
        device.shelf.takeBack(id);
        ++told;
    };
    const auto table = begin(device.shelf, "Friday");
    device.rows.answer();
    device.rows.full = true;
    QVERIFY(table->session->enter(*parseCommand("correct red power 3").command).done());
    device.rows.answer();
    table->settle();
    QCOMPARE(table->cursor(), std::size_t{0});
    QCOMPARE(table->firstNotKept().unsaved->code, saves::SaveErrorCode::DiskFull);
    begin(device.shelf, "Saturday");
    device.rows.answer();
    QCOMPARE(told, 1);
    QCOMPARE(device.shelf.list().size(), std::size_t{1});
}

void VaultTest::newTablesOfSeveralProgramsHaveOtherIds() {
    Kept kept;
    Device first(kept);
    Device second(kept);
    for (int i = 0; i < 5; ++i) {
        begin(first.shelf, "one");
        begin(second.shelf, "other");
    }
    first.rows.answer();
    second.rows.answer();
    QCOMPARE(kept.size(), std::size_t{10});
    for (const auto& [id, table] : kept) QVERIFY(static_cast<std::int64_t>(id) <= 0x7fff'ffff);
}

void VaultTest::newsReplaceATableAndTakeOneAway() {
    Kept kept;
    Device one(kept);
    const auto table = begin(one.shelf, "Friday");
    one.rows.answer();
    Device other(kept);
    int woken = 0;
    other.vault.wake = [&] { ++woken; };
    play(*table, 20);
    QVERIFY(!one.shelf.rename(table->id, "Saturday"));
    one.rows.answer();
    other.rows.told.emplace_back(kept[table->id]);
    other.rows.news();
    QCOMPARE(woken, 1);
    QVERIFY(other.shelf.takeNews().empty());
    QCOMPARE(other.shelf.list()[0].title, std::string("Saturday"));
    QCOMPARE(other.shelf.open(table->id).value->record(), table->record());
    other.rows.told.emplace_back(table->id);
    QCOMPARE(other.shelf.takeNews(), std::vector{table->id});
    QVERIFY(other.shelf.list().empty());
}

void VaultTest::everythingIsToldAgain() {
    Kept kept;
    Device device(kept);
    const auto table = begin(device.shelf, "one");
    play(*table, 15);
    begin(device.shelf, "two");
    device.rows.answer();
    const Kept before = std::exchange(kept, {});
    device.rows.emptied();
    device.rows.answer();
    QCOMPARE(kept.size(), before.size());
    for (const auto& [id, saved] : before) QCOMPARE(textsOf(kept[id]), textsOf(saved));
}

void VaultTest::aFolderBesideAVaultHasNoBackups() {
    Kept kept;
    Device device(kept);
    begin(device.shelf, "Friday");
    QVERIFY(!device.shelf.backUp());
    QVERIFY(saves::backups(pathOf(device.folder) / "backups").empty());
}

void VaultTest::aFileOfAllTablesAddsThoseThatAreMissing() {
    QTemporaryDir folder;
    Shelf shelf(pathOf(folder), noon);
    const auto first = begin(shelf, "one");
    play(*first, 15);
    begin(shelf, "two");
    const auto file = pathOf(folder) / "all.tables";
    QVERIFY(!shelf.copyTo(file));
    QCOMPARE(shelf.takeOver(file).value().known, 2);
    QCOMPARE(shelf.list().size(), std::size_t{2});

    Kept kept;
    Device device(kept);
    Shelf& elsewhere = device.shelf;
    begin(elsewhere, "mine");
    const auto taken = elsewhere.takeOver(file);
    device.rows.answer();
    QVERIFY(taken.ok());
    QCOMPARE(taken.value().added, 2);
    QCOMPARE(taken.value().known, 0);
    QCOMPARE(elsewhere.list().size(), std::size_t{3});
    QCOMPARE(kept.size(), std::size_t{3});
    for (const SavedTable& table : elsewhere.list())
        if (table.title == "one") QCOMPARE(elsewhere.open(table.id).value->record(), first->record());
    QCOMPARE(elsewhere.takeOver(file).value().added, 0);
}

void VaultTest::aFileOfAllTablesIsNotTouched() {
    QTemporaryDir folder;
    Shelf shelf(pathOf(folder), noon);
    begin(shelf, "one");
    const auto file = pathOf(folder) / "all.tables";
    QVERIFY(!shelf.copyTo(file));
    QFile::setPermissions(QString::fromStdString(file.string()), QFile::ReadOwner);
    QVERIFY(shelf.takeOver(file).ok());
    for (const char* suffix : {"-wal", "-shm", "-journal", "-mark"})
        QVERIFY(!std::filesystem::exists(file.string() + suffix));
    QVERIFY(!std::filesystem::exists(pathOf(folder) / "taken-over.sqlite"));
    const auto no = pathOf(folder) / "no.tables";
    QFile written(QString::fromStdString(no.string()));
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(QByteArray("SQLite format 3\0and no more", 27));
    written.close();
    QVERIFY(!shelf.takeOver(no).ok());
    QCOMPARE(shelf.list().size(), std::size_t{1});
}

void VaultTest::aTableThatHasGoneOnIsKnown() {
    QTemporaryDir folder;
    Shelf shelf(pathOf(folder), noon);
    const auto table = begin(shelf, "one");
    play(*table, 10);
    const auto file = pathOf(folder) / "all.tables";
    QVERIFY(!shelf.copyTo(file));
    play(*table, 10);
    QCOMPARE(shelf.takeOver(file).value().known, 1);
    // The file has gone on instead.
    const auto later = pathOf(folder) / "later.tables";
    QVERIFY(!shelf.copyTo(later));
    QVERIFY(!shelf.remove(table->id));
    QCOMPARE(shelf.takeOver(file).value().added, 1);
    QCOMPARE(shelf.takeOver(later).value().added, 1);
    QCOMPARE(shelf.list().size(), std::size_t{2});
}

QTEST_GUILESS_MAIN(VaultTest)
#include "vault_test.moc"
