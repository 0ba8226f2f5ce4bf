#pragma once

#include "app/session/shelf.h"
#include "app/values/result_view.h"
#include "app/values/saved_view.h"

namespace reach {

class AnyTable;
class NewTable;

/// A table that can be shown, or the reason why there is none.
struct Ready {
    std::function<void()> show;  ///< shows it in place of the open one of this game; empty if there is none
    QString problem;             ///< in words; empty with an empty `show`: the user has cancelled
};

/// What the header of a record says about its table.
struct TableHead {
    QString game;                     ///< what is played, in words; empty if the header cannot be read
    QList<view::SeatedView> seats{};  ///< the people
};

/// A game of the app. The app knows each game by one such object (app/home/all_games.h).
class AnyGame {
  public:
    AnyGame() = default;
    AnyGame(const AnyGame&) = delete;
    AnyGame& operator=(const AnyGame&) = delete;
    virtual ~AnyGame() = default;

    /// True for the name of this game in a record.
    virtual bool isNamed(std::string_view game) const = 0;
    /// The table of this game that the window shows. It is open or not.
    virtual AnyTable& table() const = 0;
    virtual TableHead head(const std::string& header) const = 0;

    virtual Ready begin(Shelf& shelf, const std::string& title, const NewTable& wish) const = 0;
    virtual Ready open(Shelf& shelf, saves::GameId id) const = 0;
    /// Begins a table with a record. May run beside the window; `show` may not.
    virtual Ready import(Shelf& shelf, const std::string& title, const std::string& record,
                         const saves::Progress& progress) const = 0;
    /// Begins a table with the first entries of the open table of this game.
    virtual Ready fork(Shelf& shelf, std::size_t entries, const std::string& title) const = 0;
    /// A table that another device keeps. It is of this game.
    virtual Ready elsewhere(std::unique_ptr<AnyOpenTable> table) const = 0;
    /// A table of which nothing is kept.
    virtual Ready sample(const std::string& record, const std::string& title) const = 0;
    /// The result of a finished game; nullopt where the results screen does not list this game.
    virtual std::optional<view::ResultView> result(Shelf& shelf, const SavedTable& info) {
        (void)shelf, (void)info;
        return std::nullopt;
    }
};

}  // namespace reach
