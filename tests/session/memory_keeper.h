#pragma once

#include "app/session/store_keeper.h"

namespace reach::tests {

/// A keeper with rows in memory, as a store has them. It answers at once. Set `full` to make it fail.
class MemoryKeeper : public Keeper {
  public:
    bool full = false;
    int writes = 0;  ///< of entries
    std::vector<saves::JournalEntry> lines;
    std::int64_t cursor = 0;

    /// The acts that a later start would read.
    std::vector<Act> acts() const { return actsOf(lines, cursor); }

    void offer(const Act& act) override {
        if (full) {
            answers_.push_back({Answer::What::Unsaved, act, {}, {saves::SaveErrorCode::DiskFull, {}, 13}});
            return;
        }
        if (act.kind == ActKind::Enter) lines.resize(static_cast<std::size_t>(cursor));
        if (act.kind == ActKind::Enter || act.kind == ActKind::Rewrite) {
            ++writes;
            for (const saves::JournalEntry& row : rowsOf(act, {}))
                lines.push_back({std::ssize(lines) + 1, 0, row.command, row.events});
            cursor = std::ssize(lines);
        } else {
            cursor = static_cast<std::int64_t>(act.row);
        }
        answers_.push_back({Answer::What::Kept, act, {}, {}});
        answers_.back().act.number = ++number_;
    }
    std::vector<Answer> answers() override { return std::exchange(answers_, {}); }

  private:
    std::int64_t number_ = 0;
    std::vector<Answer> answers_;
};

}  // namespace reach::tests
