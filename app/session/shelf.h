#pragma once

#include "app/session/game_session.h"
#include "app/session/store_keeper.h"
#include "app/session/vault.h"
#include "database/saves/backups.h"
#include "engine/record/frame.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>

namespace reach {

/// A saved table as a row of the list.
struct SavedTable : saves::GameInfo {
    std::size_t entries = 0;  ///< the number of entries that count
    int chapter = 1;
};

/// Why an act was not kept: in words of the keeper, or because it could not be stored.
struct NotKept {
    ActKind kind = ActKind::Enter;
    std::string why;
    std::optional<saves::SaveError> unsaved;
};

/// An open table of any game: its storage, and access to its entries, undo and redo.
struct AnyOpenTable {
    saves::GameId id{};
    std::string title;
    std::unique_ptr<Keeper> keeper;  ///< null: nothing is saved
    /// The reason why this table alone is no longer saved.
    std::optional<saves::SaveError> lost{};

    virtual ~AnyOpenTable() = default;
    /// The players' names, by colour. An empty name stands for the colour's name.
    virtual const std::array<std::string, kPlayerColors>& names() const = 0;
    /// The number of entries that count, and the number of all entries.
    virtual std::size_t cursor() const = 0;
    virtual std::size_t entries() const = 0;
    /// True if an entry was automatic, or was made together with the one before.
    virtual bool isAutomatic(std::size_t entry) const = 0;
    /// The device that made an entry (SessionEntryOf::device).
    virtual const std::string& maker(std::size_t entry) const = 0;
    /// The current line of entries. A rewrite starts another line (SessionOf::rowsBefore).
    virtual std::size_t line() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual saves::SaveStatus undo() = 0;
    virtual saves::SaveStatus redo() = 0;
    virtual saves::SaveStatus jumpTo(std::size_t cursor) = 0;
    /// Stops saving this table.
    virtual void stopKeeping() = 0;
    /// Keeps later acts with another keeper, which has the same acts. Returns the one before. What is offered
    /// must be answered before.
    virtual std::unique_ptr<Keeper> keepWith(std::unique_ptr<Keeper> other) = 0;
    /// The number of the last kept act, and the table after it.
    virtual std::int64_t number() const = 0;
    virtual Outcome stands() const = 0;
    /// The number of acts that are offered to the keeper and not yet answered.
    virtual std::size_t offered() const = 0;
    /// Offers acts to the keeper that were offered to another one before, and shows them.
    virtual void offerAgain(const std::vector<Act>& acts) = 0;
    /// Takes in what the keeper has answered.
    virtual Settled settle() = 0;
    /// The acts of this table that were not kept: their number, and why the first was not. forgetNotKept()
    /// drops the first.
    virtual std::size_t notKept() const = 0;
    virtual NotKept firstNotKept() const = 0;
    virtual bool isNotKept(const ActId& id) const = 0;
    virtual void forgetNotKept() = 0;
    /// The whole game as record text, up to the cursor.
    virtual std::string record() const = 0;
};

/// An open table of one game, with its session.
template <typename Kind>
struct OpenTableOf final : AnyOpenTable {
    typename Kind::Record header;            ///< setup and names; no entries
    std::optional<SessionOf<Kind>> session;  ///< always set in a table that the shelf returns

    const std::array<std::string, kPlayerColors>& names() const override { return header.names; }
    std::size_t cursor() const override { return session->cursor(); }
    std::size_t entries() const override { return session->entries().size(); }
    bool isAutomatic(std::size_t entry) const override { return session->entries()[entry].automatic; }
    const std::string& maker(std::size_t entry) const override { return session->entries()[entry].device; }
    std::size_t line() const override { return session->rowsBefore(); }
    bool canUndo() const override { return session->canUndo(); }
    bool canRedo() const override { return session->canRedo(); }
    saves::SaveStatus undo() override { return session->undo(); }
    saves::SaveStatus redo() override { return session->redo(); }
    saves::SaveStatus jumpTo(std::size_t cursor) override { return session->jumpTo(cursor); }
    void stopKeeping() override { keepWith(nullptr); }
    std::unique_ptr<Keeper> keepWith(std::unique_ptr<Keeper> other) override {
        session->keepIn(other.get());
        return std::exchange(keeper, std::move(other));
    }
    std::int64_t number() const override { return session->number(); }
    Outcome stands() const override { return session->stands(); }
    std::size_t offered() const override { return session->offered(); }
    void offerAgain(const std::vector<Act>& acts) override {
        session->showOffered(acts);
        for (const Act& act : acts) keeper->offer(act);
    }
    Settled settle() override { return session->settle(); }
    std::size_t notKept() const override { return session->proposals().size(); }
    NotKept firstNotKept() const override {
        const auto& first = session->proposals().front();
        return {first.act.kind, first.why, first.unsaved};
    }
    bool isNotKept(const ActId& id) const override {
        return std::ranges::any_of(session->proposals(), [&](const auto& one) { return one.act.id == id; });
    }
    void forgetNotKept() override { session->forgetProposal(0); }
    std::string record() const override { return record(*session); }
    /// Another course of the table as record text.
    std::string record(const SessionOf<Kind>& course) const;
};

using OpenTable = OpenTableOf<ArcsGame>;

/// Opens a table from its parts: the header of its record and its acts. `keeper` keeps the later ones; what
/// was offered to it before and is not yet answered is shown. Returns null if a part cannot be read.
std::unique_ptr<AnyOpenTable> openedTable(const std::string& title, const std::string& header,
                                          const std::vector<Act>& acts, std::unique_ptr<Keeper> keeper,
                                          const std::vector<Act>& offered = {});

/// A saved table without a session: for a host.
struct StoredTable {
    std::string title;
    std::string header;
    std::vector<Act> acts;
    std::unique_ptr<Keeper> keeper;
};

/// The reason why a table could not be begun, opened or imported. One of the three is set.
template <typename Kind>
struct ShelfProblem {
    std::optional<saves::SaveError> save;
    std::optional<ParseError> parse;
    /// An entry of an imported record that is impossible on the table, and its line.
    typename Kind::Violation refused;
    int line = 0;
    std::optional<typename Kind::Game> before;  ///< the game before that entry
};

template <typename Kind>
struct Shelved {
    std::unique_ptr<OpenTableOf<Kind>> value;
    std::optional<ShelfProblem<Kind>> problem;

    bool ok() const { return !problem; }
};

/// The saved tables of this device, for all games: a folder with one store and its backups. New names and
/// titles are cut to their maximum length (fitting.h). Older tables may hold longer ones.
class Shelf {
  public:
    using Clock = std::function<saves::Seconds()>;

    /// Makes the keeper of a table from the one that stores it in the folder.
    using Through = std::function<std::unique_ptr<Keeper>(std::unique_ptr<Keeper>)>;
    /// The acts of tables that are opened from now on go through these keepers.
    void keepThrough(Through through) { through_ = std::move(through); }

    /// Opens the store in the folder, or creates both. If no folder is named, nothing is saved. If the store
    /// is damaged or missing, the newest valid backup replaces it, and rescue() says so. With a vault, the
    /// folder lasts as long as the program, and needs no backups. The vault must outlive the shelf. `isCopy`:
    /// the tables are in other folders too (saves::StoreOptions::isCopy), and their ids are drawn.
    Shelf(std::filesystem::path folder, Clock clock, Vault* vault = nullptr, bool isCopy = false);

    /// The reason why tables cannot be saved. Tables can still be played.
    const std::optional<saves::SaveError>& problem() const { return problem_; }
    /// The damage found at the start. With a problem(), the damage that could not be repaired.
    const saves::Rescue& rescue() const { return rescue_; }
    /// The damage found at earlier starts that the player has not acknowledged.
    const std::vector<saves::Rescue>& earlier() const { return earlier_; }
    /// Marks all reports as read.
    void acknowledge();

    /// Checks whether the open tables are still the ones in the folder. If not, sets problem(), and the open
    /// tables continue with stopKeeping(). Returns true if problem() was set by this call.
    bool becameLost();

    /// The saved tables, the last changed first.
    std::vector<SavedTable> list() const;

    /// True if the header of a saved table, or of a record, names this game. A header without a game means
    /// Arcs.
    template <typename Kind>
    bool isOf(saves::GameId id) const;
    template <typename Kind>
    static bool isOf(std::string_view record) {
        return Kind::isNamed(gameOf(record));
    }

    /// Begins a new table with the record's setup, names and entries. Saves all of it or nothing.
    template <typename Kind = ArcsGame>
    Shelved<Kind> begin(const std::string& title, const typename Kind::Record& record,
                        const saves::Progress& progress = {});
    template <typename Kind = ArcsGame>
    Shelved<Kind> open(saves::GameId id);
    /// Reads a saved table and makes a keeper of it. While one is in use, the table must not be open
    /// otherwise. Returns nullopt if it cannot be read.
    std::optional<StoredTable> stored(saves::GameId id);
    /// The same without a keeper, which may be done while the table is open.
    std::optional<StoredTable> copyOf(saves::GameId id) const;
    /// Saves a table that was kept elsewhere, with all its acts as they are.
    saves::SaveResult<saves::GameId> adopt(const std::string& title, const std::string& header,
                                           const std::vector<Act>& acts);
    /// Begins a table that was begun elsewhere, with its id and without acts. Does nothing if it is here.
    std::optional<saves::SaveError> beginCopy(saves::GameId id, const std::string& title,
                                              const std::string& header);
    /// Adds the next act of a table, which has its number. No keeper of the table may be in use.
    std::optional<saves::SaveError> append(saves::GameId id, const Act& act);
    /// A table as a row of the list; none if it is not here.
    std::optional<saves::GameInfo> info(saves::GameId id) const;
    /// A text that belongs to a saved table: who may play there. Empty if there is none.
    std::string guests(saves::GameId id) const;
    std::optional<saves::SaveError> keepGuests(saves::GameId id, const std::string& text);

    /// Reads a record text and begins a table with it. May run on another thread than the other calls.
    template <typename Kind = ArcsGame>
    Shelved<Kind> import(const std::string& title, const std::string& text,
                         const saves::Progress& progress = {});

    /// Begins a new table with the first entries of another table.
    template <typename Kind>
    Shelved<Kind> fork(const OpenTableOf<Kind>& table, std::size_t entries, const std::string& title);

    std::optional<saves::SaveError> rename(saves::GameId id, const std::string& title);
    /// Sets the name of a colour at a saved table. It takes effect when the table is next opened.
    std::optional<saves::SaveError> renamePlayer(saves::GameId id, Player color, const std::string& name);
    std::optional<saves::SaveError> remove(saves::GameId id);
    /// Records whether the game is over. To be called at a chapter's end, before a backup.
    template <typename Kind>
    std::optional<saves::SaveError> noteEnd(const OpenTableOf<Kind>& table);
    /// Makes a backup of all tables. May run on another thread than the other calls.
    std::optional<saves::SaveError> backUp();
    /// Writes all tables to a new file.
    std::optional<saves::SaveError> copyTo(const std::filesystem::path& file) const;

    /// The tables of a file that copyTo() or a backup made, in numbers.
    struct TakenOver {
        int added = 0;
        int known = 0;  ///< they were here already, with these acts or later ones
    };
    /// Adds the tables of such a file that are not here. May run on another thread than the other calls.
    saves::SaveResult<TakenOver> takeOver(const std::filesystem::path& file);

    /// Takes in the news of the vault. Returns the tables that are gone.
    std::vector<saves::GameId> takeNews();
    /// Takes a table away that the vault could not begin.
    void takeBack(saves::GameId id);

  private:
    std::filesystem::path guestsFile(saves::GameId id) const;
    std::unique_ptr<Keeper> keeperOf(saves::GameId id, std::int64_t number);
    /// Creates a table with these acts, and tells the vault.
    saves::SaveResult<saves::GameId> create(const std::string& title, const std::string& header,
                                            const std::vector<std::string>& acts,
                                            const saves::Progress& progress = {});
    /// Tells the vault what has changed if `status` is good. Returns the error.
    std::optional<saves::SaveError> changed(saves::GameId id, const saves::SaveStatus& status);

    std::filesystem::path folder_;
    Clock clock_;
    Vault* vault_;
    Through through_;
    std::optional<saves::SaveStore> store_;
    std::optional<saves::SaveError> problem_;
    saves::Rescue rescue_;
    std::vector<saves::Rescue> earlier_;
};

}  // namespace reach
