#include "database/saves/save_store.h"

#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <span>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>

#include "database/saves/backups.h"
#include "database/saves/detail/backup_names.h"
#include "database/saves/detail/connection.h"
#include "database/saves/detail/files.h"
#include "database/saves/detail/guard.h"
#include "database/saves/detail/log.h"
#include "database/saves/detail/migrations.h"
#include "database/saves/detail/rows.h"

namespace reach::saves {
namespace {

/// A log of so many pages is folded into the file.
constexpr int kMostPages = 1000;

/// A table, and when it was begun: no two have both in common.
using Table = std::pair<std::int64_t, Seconds>;

std::set<Table> tablesIn(SQLite::Database& database) {
    std::set<Table> tables;
    for (const GameRow& game : readGames(database)) tables.emplace(toNumber(game.id), game.created);
    return tables;
}

/// The tables a store has or had: one that was deleted here was here once, and nothing else has its number.
struct Known {
    std::set<Table> tables;
    std::int64_t last = 0;

    bool has(const Table& table) const { return tables.contains(table); }
    bool deleted(const Table& table) const {
        return table.first <= last &&
               std::ranges::none_of(tables, [&](const Table& mine) { return mine.first == table.first; });
    }
};

Known knownIn(SQLite::Database& database) {
    return {tablesIn(database), lastGame(database)};
}

std::set<Table> tablesOf(const BackupFile& backup) {
    const auto tables = guarded(backup.path, [&] {
        auto database = openUnchecked(backup.path);
        return tablesIn(database);
    });
    return tables ? tables.value() : std::set<Table>();
}

/// Whether a backup has a table that was lost: neither the store has it, nor was it deleted there, nor has a
/// newer backup that is sound.
bool isLastOf(const BackupFile& backup, std::span<const BackupFile> newer, const Known& stored) {
    std::set<Table> missing = tablesOf(backup);
    std::erase_if(missing, [&](const Table& table) { return stored.has(table) || stored.deleted(table); });
    for (const BackupFile& other : newer) {
        if (missing.empty()) break;
        const std::set<Table> there = tablesOf(other);
        const auto isThere = [&](const Table& table) { return there.contains(table); };
        if (std::ranges::any_of(missing, isThere) && checkStore(other.path)) std::erase_if(missing, isThere);
    }
    return !missing.empty();
}

/// Deletes the backups beyond the newest `keep`; the newest come first.
void thinOut(std::vector<BackupFile> files, std::size_t keep, const Known& stored) {
    for (std::size_t old = keep; old < files.size();) {
        if (isLastOf(files[old], std::span(files).first(old), stored)) {
            ++old;
            continue;
        }
        std::error_code ignored;
        std::filesystem::remove(files[old].path, ignored);
        files.erase(files.begin() + static_cast<std::ptrdiff_t>(old));
    }
}

/// The acts of a game in a backup of any version.
std::vector<StoredAct> actsIn(SQLite::Database& backup, GameId game, const ActsOfRows& actsOfRows) {
    if (versionOf(backup) == currentVersion()) return readActs(backup, game, 1, lastNumber(backup, game));
    return actsOf(backup, readGame(backup, game), actsOfRows);
}

/// Whether a game goes on in the backup where it ends here.
bool goesOnIn(SQLite::Database& database, SQLite::Database& backup, GameId game,
              const ActsOfRows& actsOfRows) {
    const std::vector<StoredAct> there = actsIn(backup, game, actsOfRows);
    const std::int64_t end = lastNumber(database, game);
    if (end >= std::ssize(there)) return false;
    return end == 0 ||
           readActs(database, game, end, end).front().text == there[static_cast<std::size_t>(end) - 1].text;
}

/// Whether a table of the other was never here, or goes on there where it ends here.
bool lacksSomeOf(SQLite::Database& database, SQLite::Database& other, const ActsOfRows& actsOfRows) {
    const Known known = knownIn(database);
    for (const Table& table : tablesIn(other)) {
        const GameId game{table.first};
        if (known.deleted(table)) continue;
        if (!known.has(table)) return true;
        if (goesOnIn(database, other, game, actsOfRows)) return true;
    }
    return false;
}

}  // namespace

struct SaveStore::Impl {
    Impl(std::filesystem::path where, SQLite::Database opened, const StoreOptions& options)
        : path(std::move(where)),
          actsOfRows(options.actsOfRows),
          drawId(options.drawId),
          mark(path),
          database(std::move(opened)),
          insertAct(prepareAct(database)),
          file(path),
          logPath(withSuffix(path, "-wal")),
          log(logPath) {
        // All that was found is in the file itself before anything new is acknowledged.
        if (holdsData(logPath)) fold(database, mark);
        sqlite3_wal_hook(
            database.getHandle(),
            [](void* self, sqlite3*, const char*, int pages) {
                static_cast<Impl*>(self)->noteLog(pages);
                return SQLITE_OK;
            },
            this);
    }
    ~Impl() { mark.clear(); }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    std::mutex turn;  // to be held by whoever uses what follows
    std::filesystem::path path;
    ActsOfRows actsOfRows;
    std::function<GameId()> drawId;
    LogMark mark;
    SQLite::Database database;
    SQLite::Statement insertAct;           // after the database, which may not close before it
    std::map<GameId, std::int64_t> tails;  // the last acts of games; nobody else writes to the file
    Identity file;
    std::filesystem::path logPath;
    Identity log;
    bool lost = false;        // something was written that the next start will not find
    bool overwrites = false;  // the next change writes over the log from its start

    InTurn turns() {
        return [this](const std::function<void()>& piece) {
            {
                const std::scoped_lock lock(turn);
                piece();
            }
            // Another thread that waits for the lock can take it before the next piece.
            std::this_thread::yield();
        };
    }

    template <class Work>
    auto inTurn(Work work) {
        const std::scoped_lock lock(turn);
        return guarded(path, work);
    }

    // Makes a change. Returns only if the next start will find it.
    template <class Work>
    auto changed(Work work) {
        return inTurn([&] {
            expectThere();
            beforeWriting();
            return whileThere([&] {
                if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
                    work();
                    confirm();
                } else {
                    auto value = work();
                    confirm();
                    return value;
                }
            });
        });
    }

    // If the folder disappears during the work, the error says so, whatever failed first.
    template <class Work>
    auto whileThere(Work work) {
        try {
            return work();
        } catch (...) {
            expectThere();
            throw;
        }
    }

    void expectThere() {
        const bool sameFile = file.isStillAt(path);
        if (!lost && sameFile && log.isStillAt(logPath)) return;
        // A log without a name can still be read, by us alone.
        if (sameFile) fold(database, mark);
        throw Failure(SaveErrorCode::TakenAway);
    }

    void confirm() {
        try {
            expectThere();
        } catch (...) {
            lost = true;
            throw;
        }
    }

    void noteLog(int pages) {
        mark.note(pages);
        overwrites = pages >= kMostPages;
        if (overwrites) foldAndKeepLog(database);
    }

    // Until then the log is whole, and the mark says how long it is.
    void beforeWriting() {
        if (std::exchange(overwrites, false)) mark.clear();
    }

    std::int64_t lastOf(GameId game) {
        if (const auto known = tails.find(game); known != tails.end()) return known->second;
        readGame(database, game);  // throws if there is none
        return lastNumber(database, game);
    }

    GameInfo infoOf(GameId game) {
        SQLite::Statement info = prepareInfo(database);
        return saves::infoOf(info, readGame(database, game));
    }

    GameRow newGame(const std::string& title, const std::string& header, Seconds now) const {
        return {drawId ? drawId() : GameId{}, title, header, now, now, false, std::nullopt};
    }

    template <class Change>
    SaveStatus change(GameId game, Seconds now, Change change) {
        return changed([&] {
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            GameRow row = readGame(database, game);
            change(row);
            row.updated = now;
            updateGame(database, row);
            transaction.commit();
        });
    }
};

SaveStore::SaveStore(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
SaveStore::SaveStore(SaveStore&&) noexcept = default;
SaveStore& SaveStore::operator=(SaveStore&&) noexcept = default;
SaveStore::~SaveStore() = default;

SaveResult<SaveStore> SaveStore::open(const std::filesystem::path& path, const StoreOptions& options) {
    return guarded(path, [&] {
        return SaveStore(std::make_unique<Impl>(path, openForWriting(path, options), options));
    });
}

const std::filesystem::path& SaveStore::path() const {
    return impl_->path;
}

SaveResult<std::vector<GameInfo>> SaveStore::listGames(Seconds now) const {
    return impl_->inTurn([&] {
        std::vector<GameInfo> games;
        SQLite::Statement info = prepareInfo(impl_->database);
        for (const GameRow& row : readGames(impl_->database)) games.push_back(infoOf(info, row, now));
        std::ranges::stable_sort(games, std::ranges::greater{}, [&](const GameInfo& game) {
            return std::tuple(game.updated <= now, game.updated, game.id);
        });
        return games;
    });
}

SaveResult<GameInfo> SaveStore::info(GameId game) const {
    return impl_->inTurn([&] { return impl_->infoOf(game); });
}

SaveResult<GameId> SaveStore::createGame(const std::string& title, const std::string& header, Seconds now) {
    return impl_->changed([&] { return insertGame(impl_->database, impl_->newGame(title, header, now)); });
}

SaveResult<GameId> SaveStore::createGame(const std::string& title, const std::string& header,
                                         const std::vector<std::string>& acts, Seconds now,
                                         const Progress& progress) {
    return impl_->changed([&] {
        SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
        const GameId made = insertGame(impl_->database, impl_->newGame(title, header, now));
        std::int64_t number = 0;
        for (const std::string& act : acts) {
            writeAct(impl_->insertAct, made, {++number, now, act});
            if (progress && !progress(number, std::ssize(acts))) throw Failure(SaveErrorCode::Cancelled);
        }
        transaction.commit();
        return made;
    });
}

SaveStatus SaveStore::rename(GameId game, const std::string& title, Seconds now) {
    return impl_->change(game, now, [&](GameRow& row) { row.title = title; });
}

SaveStatus SaveStore::setHeader(GameId game, const std::string& header, Seconds now) {
    return impl_->change(game, now, [&](GameRow& row) { row.header = header; });
}

SaveStatus SaveStore::finish(GameId game, bool finished, Seconds now) {
    return impl_->change(game, now, [&](GameRow& row) { row.finished = finished; });
}

SaveStatus SaveStore::remove(GameId game) {
    return impl_->changed([&] {
        impl_->tails.clear();
        SQLite::Statement statement(impl_->database, "DELETE FROM game WHERE id = ?");
        statement.bind(1, toNumber(game));
        if (statement.exec() == 0) throw Failure(SaveErrorCode::NotFound);
    });
}

SaveResult<GameId> SaveStore::put(const SavedGame& game) {
    return impl_->changed([&] {
        impl_->tails.clear();
        SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
        GameRow row = impl_->newGame(game.info.title, game.info.header, game.info.created);
        row.updated = game.info.updated;
        row.finished = game.info.finished;
        if (game.info.id != GameId{}) {
            row.id = game.info.id;
            SQLite::Statement remove(impl_->database, "DELETE FROM game WHERE id = ?");
            remove.bind(1, toNumber(row.id));
            remove.exec();
        }
        const GameId id = insertGame(impl_->database, row);
        for (const StoredAct& act : game.acts) writeAct(impl_->insertAct, id, act);
        transaction.commit();
        return id;
    });
}

SaveResult<std::int64_t> SaveStore::append(GameId game, std::int64_t after, const std::string& text,
                                           Seconds now) {
    return impl_->changed([&] {
        if (impl_->lastOf(game) != after) throw Failure(SaveErrorCode::OutOfRange);
        // Forgotten until the act is down: a failure must not leave a wrong one behind.
        impl_->tails.erase(game);
        writeAct(impl_->insertAct, game, {after + 1, now, text});
        impl_->tails[game] = after + 1;
        return after + 1;
    });
}

SaveResult<SavedGame> SaveStore::load(GameId game) const {
    return impl_->inTurn([&] {
        const GameInfo info = impl_->infoOf(game);
        return SavedGame{info, readActs(impl_->database, game, 1, info.acts)};
    });
}

SaveResult<std::vector<StoredAct>> SaveStore::acts(GameId game, std::int64_t first, std::int64_t last) const {
    return impl_->inTurn([&] {
        readGame(impl_->database, game);
        return readActs(impl_->database, game, first, last);
    });
}

SaveStatus SaveStore::backup(const std::filesystem::path& target) const {
    return guarded(target, [&] { copyTo(impl_->database, target, {}, impl_->turns()); });
}

SaveResult<std::filesystem::path> SaveStore::backupInto(const std::filesystem::path& folder, Seconds now,
                                                        int keep) const {
    const InTurn inTurn = impl_->turns();
    std::filesystem::path target;
    std::int64_t number = 0;
    const auto name = [&] {
        impl_->expectThere();
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (error) throw Failure(codeOf(error));
        const std::vector<BackupFile> before = backups(folder);
        const std::int64_t newest = before.empty() ? 0 : before.front().number;
        number = std::max(newest, readBackupNumber(impl_->database).value_or(0)) + 1;
        // First, so that a store never knows less of its backups than it should; the copy says it too.
        impl_->beforeWriting();
        writeBackupNumber(impl_->database, number);
        target = folder / backupName(number, now);
    };
    const auto tidy = [&] {
        fold(impl_->database, impl_->mark);
        thinOut(backups(folder), static_cast<std::size_t>(std::max(keep, 1)), knownIn(impl_->database));
        impl_->confirm();
    };
    return guarded(folder, [&] {
        try {
            inTurn(name);
            copyTo(impl_->database, target, {}, inTurn);
            inTurn(tidy);
            return target;
        } catch (...) {
            inTurn([&] { impl_->expectThere(); });
            throw;
        }
    });
}

std::optional<bool> SaveStore::knowsLessThan(const std::filesystem::path& backup) const {
    const std::scoped_lock turn(impl_->turn);
    const auto less = guarded(backup, [&] {
        auto other = openForReading(backup);
        const auto own = readBackupNumber(impl_->database);
        const auto named = parseBackupName(backup);
        if (own && named) return named->number > *own;
        // Backups were not always numbered in the store.
        return !own && (readBackupNumber(other).has_value() ||
                        lacksSomeOf(impl_->database, other, impl_->actsOfRows));
    });
    return less ? std::optional(less.value()) : std::nullopt;
}

std::int64_t SaveStore::backupNumber() const {
    const auto number =
        impl_->inTurn([&] { return readBackupNumber(impl_->database).value_or(std::int64_t{0}); });
    return number ? number.value() : 0;
}

SaveStatus SaveStore::noteBackup(std::int64_t number) {
    return impl_->changed([&] { writeBackupNumber(impl_->database, number); });
}

SaveStatus SaveStore::stillThere() const {
    return impl_->inTurn([&] { impl_->expectThere(); });
}

}  // namespace reach::saves
