#include "database/saves/save_store.h"

#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <mutex>
#include <tuple>

#include "database/saves/backups.h"
#include "database/saves/detail/backup_names.h"
#include "database/saves/detail/connection.h"
#include "database/saves/detail/guard.h"
#include "database/saves/detail/rows.h"

namespace reach::saves {
namespace {

/// Where the next entry of a game goes.
struct Tail {
    GameId game{};
    std::int64_t cursor = 0;
    std::int64_t last = 0;
};

}  // namespace

struct SaveStore::Impl {
    Impl(std::filesystem::path where, SQLite::Database opened)
        : path(std::move(where)), database(std::move(opened)), insertEntry(prepareEntry(database)) {}

    std::mutex turn;  // to be held by whoever uses what follows
    std::filesystem::path path;
    SQLite::Database database;
    SQLite::Statement insertEntry;  // after the database, which may not close before it
    std::optional<Tail> tail;       // of the game appended to last; nobody else writes to the file

    template <class Work>
    auto inTurn(Work work) {
        const std::scoped_lock lock(turn);
        return guarded(path, work);
    }

    Tail tailOf(GameId game) {
        if (tail && tail->game == game) return *tail;
        const GameRow row = readGame(database, game);
        const std::int64_t last = lastSeq(database, game);
        return {game, row.cursor.value_or(last), last};
    }

    GameId insert(const GameRow& row, const std::vector<JournalEntry>& entries, const Progress& progress) {
        const GameId made = insertGame(database, row);
        const auto all = static_cast<std::int64_t>(entries.size());
        for (const JournalEntry& entry : entries) {
            writeEntry(insertEntry, made, entry);
            if (progress && !progress(entry.seq, all)) throw Failure(SaveErrorCode::Cancelled);
        }
        return made;
    }

    void appendAfterUndo(GameId game, const JournalEntry& entry) {
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        truncate(database, game, entry.seq - 1);
        writeEntry(insertEntry, game, entry);
        GameRow row = readGame(database, game);
        row.cursor.reset();
        updateGame(database, row);
        transaction.commit();
    }

    SavedGame loadAt(const GameRow& row, std::int64_t at) {
        SavedGame game{infoOf(database, row), readSnapshot(database, row.id, at), {}};
        if (at < 0 || at > game.info.entries) throw Failure(SaveErrorCode::OutOfRange);
        const std::int64_t first = game.snapshot ? game.snapshot->seq + 1 : 1;
        game.entries = readEntries(database, row.id, first, game.info.entries);
        return game;
    }

    template <class Change>
    SaveStatus change(GameId game, Seconds now, Change change) {
        return inTurn([&] {
            tail.reset();
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
    return guarded(path,
                   [&] { return SaveStore(std::make_unique<Impl>(path, openForWriting(path, options))); });
}

const std::filesystem::path& SaveStore::path() const {
    return impl_->path;
}

SaveResult<std::vector<GameInfo>> SaveStore::listGames(Seconds now) const {
    return impl_->inTurn([&] {
        std::vector<GameInfo> games;
        for (const GameRow& row : readGames(impl_->database))
            games.push_back(infoOf(impl_->database, row, now));
        std::ranges::stable_sort(games, std::ranges::greater{}, [&](const GameInfo& game) {
            return std::tuple(game.updated <= now, game.updated, game.id);
        });
        return games;
    });
}

SaveResult<GameInfo> SaveStore::info(GameId game) const {
    return impl_->inTurn([&] { return infoOf(impl_->database, readGame(impl_->database, game)); });
}

SaveResult<GameId> SaveStore::createGame(const std::string& title, const std::string& header, Seconds now) {
    return impl_->inTurn([&] {
        return insertGame(impl_->database, {GameId{}, title, header, now, now, false, std::nullopt});
    });
}

SaveResult<GameId> SaveStore::createGame(const std::string& title, const std::string& header,
                                         const std::vector<JournalEntry>& entries, Seconds now,
                                         const Progress& progress) {
    return impl_->inTurn([&] {
        SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
        const GameId made =
            impl_->insert({GameId{}, title, header, now, now, false, std::nullopt}, entries, progress);
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
    return impl_->inTurn([&] {
        impl_->tail.reset();
        SQLite::Statement statement(impl_->database, "DELETE FROM game WHERE id = ?");
        statement.bind(1, toNumber(game));
        if (statement.exec() == 0) throw Failure(SaveErrorCode::NotFound);
    });
}

SaveResult<std::int64_t> SaveStore::append(GameId game, const std::string& command, const std::string& events,
                                           Seconds now) {
    return impl_->inTurn([&] {
        const Tail tail = impl_->tailOf(game);
        // Forgotten until the entry is down: a failure must not leave a wrong one behind.
        impl_->tail.reset();
        const JournalEntry entry{tail.cursor + 1, now, command, events};
        if (tail.cursor == tail.last) {
            writeEntry(impl_->insertEntry, game, entry);
        } else {
            impl_->appendAfterUndo(game, entry);
        }
        impl_->tail = Tail{game, entry.seq, entry.seq};
        return entry.seq;
    });
}

SaveStatus SaveStore::appendAll(GameId game, const std::vector<JournalEntry>& entries, Seconds now) {
    return impl_->change(game, now, [&](GameRow& row) {
        std::int64_t last = lastSeq(impl_->database, game);
        for (const JournalEntry& entry : entries)
            writeEntry(impl_->insertEntry, game, {++last, now, entry.command, entry.events});
        row.cursor.reset();
    });
}

SaveStatus SaveStore::setCursor(GameId game, std::int64_t cursor, Seconds now) {
    return impl_->change(game, now, [&](GameRow& row) {
        const std::int64_t last = lastSeq(impl_->database, game);
        if (cursor < 0 || cursor > last) throw Failure(SaveErrorCode::OutOfRange);
        row.cursor = cursor == last ? std::nullopt : std::optional(cursor);
    });
}

SaveStatus SaveStore::saveSnapshot(GameId game, std::int64_t seq, const std::string& text) {
    return impl_->inTurn([&] {
        readGame(impl_->database, game);
        if (seq < 0 || seq > lastSeq(impl_->database, game)) throw Failure(SaveErrorCode::OutOfRange);
        writeSnapshot(impl_->database, game, {seq, text});
    });
}

SaveResult<SavedGame> SaveStore::load(GameId game) const {
    return impl_->inTurn([&] {
        const GameRow row = readGame(impl_->database, game);
        return impl_->loadAt(row, row.cursor.value_or(lastSeq(impl_->database, game)));
    });
}

SaveResult<SavedGame> SaveStore::load(GameId game, std::int64_t at) const {
    return impl_->inTurn([&] { return impl_->loadAt(readGame(impl_->database, game), at); });
}

SaveResult<std::vector<JournalEntry>> SaveStore::entries(GameId game, std::int64_t first,
                                                         std::int64_t last) const {
    return impl_->inTurn([&] {
        readGame(impl_->database, game);
        return readEntries(impl_->database, game, first, last);
    });
}

SaveResult<std::optional<JournalEntry>> SaveStore::lastWith(GameId game, const std::string& text) const {
    return impl_->inTurn([&] {
        const GameRow row = readGame(impl_->database, game);
        return readLastWith(impl_->database, game, infoOf(impl_->database, row).cursor, text);
    });
}

SaveStatus SaveStore::backup(const std::filesystem::path& target) const {
    const std::scoped_lock turn(impl_->turn);
    return guarded(target, [&] { copyTo(impl_->database, target); });
}

SaveResult<std::filesystem::path> SaveStore::backupInto(const std::filesystem::path& folder, Seconds now,
                                                        int keep) const {
    const std::scoped_lock turn(impl_->turn);
    return guarded(folder, [&] {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        if (error) throw Failure(codeOf(error));
        const std::vector<BackupFile> before = backups(folder);
        auto target = folder / backupName(before.empty() ? 1 : before.front().number + 1, now);
        copyTo(impl_->database, target);
        for (auto old = static_cast<std::size_t>(std::max(keep, 1) - 1); old < before.size(); ++old) {
            std::filesystem::remove(before[old].path, error);
        }
        return target;
    });
}

}  // namespace reach::saves
