#pragma once

#include "app/session/act.h"
#include "database/saves/save_store.h"

#include <functional>

namespace reach {

/// The acts that a saved journal comes to. The store holds rows and the number of rows that count: what was
/// undone and then replaced is not in it. The acts have no id of their own there.
std::vector<Act> actsOf(const std::vector<saves::JournalEntry>& rows, std::int64_t cursor);

/// The rows of an act that enters something.
std::vector<saves::JournalEntry> rowsOf(const Act& act, const std::string& chapterMark);

/// Keeps the acts of one table in this device's store. Answers at once: with `Kept` when the act is on disk.
class StoreKeeper : public Keeper {
  public:
    using Clock = std::function<saves::Seconds()>;

    /// `number` is the number of the last kept act. `chapterMark` is the text in the events that set a
    /// chapter (Kind::kChapterMark). The store and the clock must outlive the keeper.
    StoreKeeper(saves::SaveStore& store, saves::GameId id, const Clock& clock, std::int64_t number,
                std::string chapterMark);

    void offer(const Act& act) override;
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

  private:
    saves::SaveStatus store(const Act& act);

    saves::SaveStore& store_;
    saves::GameId id_;
    const Clock& clock_;
    std::int64_t number_;
    std::string chapterMark_;
    std::vector<Answer> answers_;
};

}  // namespace reach
