#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "database/saves/save_store.h"

namespace reach::device {

/// Keeps the rows of tables outside the program, where the data folder lasts only as long as the program: in
/// a browser. Rows are kept in the order in which they are told.
class Rows {
  public:
    enum class Outcome : std::uint8_t {
        Kept,   ///< it is durable
        Taken,  ///< there is another act with this number
        Gone,   ///< the table was removed
        Full,   ///< there is no room
        Failed,
    };
    /// Called once, later. `others`: with Taken, the acts from this number on.
    using Answer = std::function<void(Outcome outcome, const std::vector<saves::StoredAct>& others)>;

    Rows() = default;
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    virtual ~Rows() = default;

    /// Adds a table with its first acts, completely or not at all.
    virtual void begin(const saves::SavedGame& table, Answer answer) = 0;
    /// Replaces everything of a table but its acts.
    virtual void change(const saves::GameInfo& table, Answer answer) = 0;
    virtual void remove(saves::GameId table, Answer answer) = 0;
    /// Adds an act. Acts are never replaced. After one that was not kept, those that were told after it are
    /// not kept either.
    virtual void add(saves::GameId table, const saves::StoredAct& act, Answer answer) = 0;

    /// A table that was kept before, or that another program has changed; or the id of one that is gone.
    /// Returns nullopt when all have been returned. `news` is called when there are more.
    using News = std::variant<saves::SavedGame, saves::GameId>;
    virtual std::optional<News> next() = 0;

    /// True if tables that were kept are gone, because all rows were deleted. True at every start until
    /// acknowledge() is called.
    virtual bool wasEmptied() const = 0;
    virtual void acknowledge() = 0;

    std::function<void()> news;
    /// Called when all rows were deleted while the program runs: tells them again, by begin().
    std::function<void()> emptied;
    /// Returns the number of the last kept act of a table that is open; nullopt if it is not.
    std::function<std::optional<std::int64_t>(saves::GameId)> lastOf;
    /// Called with acts that another program has added to an open table.
    std::function<void(saves::GameId, const std::vector<saves::StoredAct>&)> followed;
};

/// Null where the data folder stays.
std::unique_ptr<Rows> rows();

}  // namespace reach::device
