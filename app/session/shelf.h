#pragma once

#include "app/session/game_session.h"
#include "database/saves/backups.h"
#include "engine/record/frame.h"

#include <array>
#include <memory>
#include <string>

namespace reach {

/// A table that is being played, whatever the game: where it is kept, and its entries back and forth.
struct AnyOpenTable {
    saves::GameId id{};
    std::string title;
    std::unique_ptr<Journal> journal;  ///< none: nothing is kept

    virtual ~AnyOpenTable() = default;
    /// Of the players, by colour; empty: the colour's.
    virtual const std::array<std::string, kPlayerColors>& names() const = 0;
    /// How many entries count, and how many there are.
    virtual std::size_t cursor() const = 0;
    virtual std::size_t entries() const = 0;
    /// An entry followed from the one before by itself, or was made together with it.
    virtual bool isAutomatic(std::size_t entry) const = 0;
    /// Which line of entries is played: a rewritten past is another (SessionOf::rowsBefore).
    virtual std::size_t line() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual saves::SaveStatus undo() = 0;
    virtual saves::SaveStatus redo() = 0;
    virtual saves::SaveStatus jumpTo(std::size_t cursor) = 0;
    /// Nothing more of it is kept.
    virtual void stopKeeping() = 0;
    /// The whole game as record text, up to the cursor.
    virtual std::string record() const = 0;
};

/// The same with its session.
template <typename Kind>
struct OpenTableOf final : AnyOpenTable {
    typename Kind::Record header;            ///< setup and names; no entries
    std::optional<SessionOf<Kind>> session;  ///< always set in a table that was handed out

    const std::array<std::string, kPlayerColors>& names() const override { return header.names; }
    std::size_t cursor() const override { return session->cursor(); }
    std::size_t entries() const override { return session->entries().size(); }
    bool isAutomatic(std::size_t entry) const override { return session->entries()[entry].automatic; }
    std::size_t line() const override { return session->rowsBefore(); }
    bool canUndo() const override { return session->canUndo(); }
    bool canRedo() const override { return session->canRedo(); }
    saves::SaveStatus undo() override { return session->undo(); }
    saves::SaveStatus redo() override { return session->redo(); }
    saves::SaveStatus jumpTo(std::size_t cursor) override { return session->jumpTo(cursor); }
    void stopKeeping() override {
        session->keepIn(nullptr);
        journal.reset();
    }
    std::string record() const override { return record(*session); }
    /// Another course of it.
    std::string record(const SessionOf<Kind>& course) const;
};

using OpenTable = OpenTableOf<ArcsGame>;

/// Why a table could not be begun, opened or imported. One of the three is set.
template <typename Kind>
struct ShelfProblem {
    std::optional<saves::SaveError> save;
    std::optional<ParseError> parse;
    /// An entry of an imported record that makes no sense on the table, and its line.
    typename Kind::Violation refused;
    int line = 0;
    std::optional<typename Kind::Game> before;  ///< the table at that entry
};

template <typename Kind>
struct Shelved {
    std::unique_ptr<OpenTableOf<Kind>> value;
    std::optional<ShelfProblem<Kind>> problem;

    bool ok() const { return !problem; }
};

/// The saved tables of this device, of every game: one store and its backups in a folder. Names and titles
/// are kept and handed out at a length that fits (fitting.h); older tables may hold longer ones.
class Shelf {
  public:
    using Clock = std::function<saves::Seconds()>;

    /// Opens the store in the folder, or makes both; nothing is kept where no folder is named. Where it is
    /// damaged or gone, the newest sound backup takes its place; rescue() tells.
    Shelf(std::filesystem::path folder, Clock clock);

    /// What keeps tables from being saved; tables can be played all the same, but not kept.
    const std::optional<saves::SaveError>& problem() const { return problem_; }
    /// What was found; with a problem(), what could not be put right.
    const saves::Rescue& rescue() const { return rescue_; }
    /// What earlier starts found, and nobody has read yet.
    const std::vector<saves::Rescue>& earlier() const { return earlier_; }
    /// Somebody has read it all.
    void acknowledge();

    /// Looks whether the tables that are open are still those in the folder; if not, that is the problem()
    /// from now on, and what was opened goes on with stopKeeping(). Whether it became one.
    bool becameLost();

    std::vector<saves::GameInfo> list() const;

    /// The chapter a saved table is in.
    int chapterOf(const saves::GameInfo& info) const;

    /// Whether a saved table, or a record, is of this game: its header says so, and one that says nothing is
    /// of Arcs.
    template <typename Kind>
    bool isOf(saves::GameId id) const;
    template <typename Kind>
    static bool isOf(std::string_view record) {
        return Kind::isNamed(gameOf(record));
    }

    /// A new table with the record's setup, names and entries: all of it, or nothing is kept.
    template <typename Kind = ArcsGame>
    Shelved<Kind> begin(const std::string& title, const typename Kind::Record& record,
                        const saves::Progress& progress = {});
    template <typename Kind = ArcsGame>
    Shelved<Kind> open(saves::GameId id);
    /// Reads a record text and begins a table with it. May run on another thread than the rest.
    template <typename Kind = ArcsGame>
    Shelved<Kind> import(const std::string& title, const std::string& text,
                         const saves::Progress& progress = {});

    /// Begins a table of its own with the first entries of another.
    template <typename Kind>
    Shelved<Kind> fork(const OpenTableOf<Kind>& table, std::size_t entries, const std::string& title);

    std::optional<saves::SaveError> rename(saves::GameId id, const std::string& title);
    /// Gives a colour at a saved table another name, from the next time it is opened on.
    std::optional<saves::SaveError> renamePlayer(saves::GameId id, Player color, const std::string& name);
    std::optional<saves::SaveError> remove(saves::GameId id);
    /// Notes whether the game is over, and makes a backup; at a chapter's end.
    template <typename Kind>
    std::optional<saves::SaveError> chapterEnded(const OpenTableOf<Kind>& table);

  private:
    std::filesystem::path folder_;
    Clock clock_;
    std::optional<saves::SaveStore> store_;
    std::optional<saves::SaveError> problem_;
    saves::Rescue rescue_;
    std::vector<saves::Rescue> earlier_;
};

}  // namespace reach
