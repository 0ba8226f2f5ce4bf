#pragma once

#include "app/device/rows.h"
#include "app/session/act.h"

#include <deque>
#include <map>
#include <string>

namespace reach {

/// Keeps the tables of a shelf whose own folder is gone when the program ends. The shelf tells it every
/// change, after having made it in its folder. An act goes into the folder once it is kept.
class Vault {
  public:
    /// `first`: what a player whose act came second is told.
    Vault(std::unique_ptr<device::Rows> rows, std::string first);
    Vault(const Vault&) = delete;
    Vault& operator=(const Vault&) = delete;
    ~Vault();

    /// Makes the keeper of a table with `number` acts. It hands acts that are kept to `here`, the keeper of
    /// the folder. What is offered is kept even if the keeper is gone.
    std::unique_ptr<Keeper> keeperOf(saves::GameId table, std::int64_t number, std::unique_ptr<Keeper> here);
    /// A table was begun, with its first acts.
    void begun(const saves::SavedGame& table);
    /// Its title, its header or its end has changed.
    void changed(const saves::GameInfo& table);
    void removed(saves::GameId table);

    /// Tables that were kept before, or that another program has changed, with all their acts; and tables
    /// that are no longer there.
    struct News {
        std::vector<saves::SavedGame> tables;
        std::vector<saves::GameId> gone;
    };
    /// Returns and forgets the news since the last call.
    News news();

    bool wasEmptied() const { return rows_->wasEmptied(); }
    void acknowledge() { rows_->acknowledge(); }

    /// Called when there are news.
    std::function<void()> wake;
    /// Returns all tables of the shelf's folder, in case that what was kept is deleted while the program
    /// runs.
    std::function<std::vector<saves::SavedGame>()> everything;
    /// The change that could not be kept. A table that was not begun is kept nowhere.
    enum class Told : std::uint8_t { Begun, Changed, Removed };
    std::function<void(Told what, saves::GameId table, const saves::SaveError& why)> failed;

  private:
    class KeeperOf;

    /// A table that is or was open, and its acts that are not yet kept.
    struct Course {
        saves::GameId table{};
        std::int64_t kept = 0;    ///< the number of the last act that is kept
        std::deque<Act> offered;  ///< in their order
        std::unique_ptr<Keeper> here;
        KeeperOf* keeper = nullptr;
    };

    void offer(Course& course, const Act& act);
    void answered(Course& course, device::Rows::Outcome outcome, const std::vector<saves::StoredAct>& others);
    void tellFailed(Told what, saves::GameId table, device::Rows::Outcome outcome) const;
    static void take(Course& course, const std::vector<saves::StoredAct>& others);
    static void keep(Course& course, Act act);

    std::unique_ptr<device::Rows> rows_;
    std::string first_;
    std::map<saves::GameId, Course> courses_;  ///< each lasts as long as the vault
};

}  // namespace reach
