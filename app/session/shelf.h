#pragma once

#include "app/session/game_session.h"
#include "database/saves/backups.h"

#include <memory>

namespace reach {

/// A table that is being played: its session, and where it is kept.
struct OpenTable {
    saves::GameId id{};
    std::string title;
    Record header;                       ///< setup and names; no entries
    std::unique_ptr<Journal> journal;    ///< none: nothing is kept
    std::optional<GameSession> session;  ///< always set in a table that was handed out

    /// The whole game as record text, up to the cursor.
    std::string record() const;
};

/// Why a table could not be begun, opened or imported. One of the three is set.
struct ShelfProblem {
    std::optional<saves::SaveError> save;
    std::optional<ParseError> parse;
    /// An entry of an imported record that makes no sense on the table, and its line.
    Violation refused;
    int line = 0;
};

template <typename T>
struct Shelved {
    T value{};
    std::optional<ShelfProblem> problem;

    bool ok() const { return !problem; }
};

/// The saved tables of this device: one store and its backups in a folder. Names and titles are kept and
/// handed out at a length that fits (fitting.h); older tables may hold longer ones.
class Shelf {
  public:
    using Clock = std::function<saves::Seconds()>;

    /// Opens the store in the folder, or makes both. Where it is damaged or gone, the newest sound backup
    /// takes its place; rescue() tells.
    Shelf(std::filesystem::path folder, Clock clock);

    /// What keeps tables from being saved; tables can be played all the same, but not kept.
    const std::optional<saves::SaveError>& problem() const { return problem_; }
    /// What was found; with a problem(), what could not be put right.
    const saves::Rescue& rescue() const { return rescue_; }

    std::vector<saves::GameInfo> list() const;

    /// The chapter a saved table is in.
    int chapterOf(saves::GameId id) const;

    /// A new table with the record's setup, names and entries: all of it, or nothing is kept.
    Shelved<std::unique_ptr<OpenTable>> begin(const std::string& title, const Record& record,
                                              const saves::Progress& progress = {});
    Shelved<std::unique_ptr<OpenTable>> open(saves::GameId id);
    /// Reads a record text and begins a table with it. May run on another thread than the rest.
    Shelved<std::unique_ptr<OpenTable>> import(const std::string& title, const std::string& text,
                                               const saves::Progress& progress = {});

    /// Begins a table of its own with the first entries of another.
    Shelved<std::unique_ptr<OpenTable>> fork(const OpenTable& table, std::size_t entries,
                                             const std::string& title);

    std::optional<saves::SaveError> rename(saves::GameId id, const std::string& title);
    std::optional<saves::SaveError> remove(saves::GameId id);
    /// Notes whether the game is over, and makes a backup; at a chapter's end.
    std::optional<saves::SaveError> chapterEnded(const OpenTable& table);

  private:
    std::filesystem::path folder_;
    Clock clock_;
    std::optional<saves::SaveStore> store_;
    std::optional<saves::SaveError> problem_;
    saves::Rescue rescue_;
};

}  // namespace reach
