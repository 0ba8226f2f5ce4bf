#pragma once

#include "app/session/act.h"
#include "database/saves/save_store.h"

#include <functional>

namespace reach {

/// Keeps the acts of one table in this device's store. Answers at once: with `Kept` when the act is on disk.
class StoreKeeper : public Keeper {
  public:
    using Clock = std::function<saves::Seconds()>;

    /// `number` is the number of the last kept act. The store and the clock must outlive the keeper.
    StoreKeeper(saves::SaveStore& store, saves::GameId id, const Clock& clock, std::int64_t number);

    void offer(const Act& act) override;
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

  private:
    saves::SaveStore& store_;
    saves::GameId id_;
    const Clock& clock_;
    std::int64_t number_;
    std::vector<Answer> answers_;
};

}  // namespace reach
