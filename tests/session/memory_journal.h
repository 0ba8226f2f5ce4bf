#pragma once

#include "app/session/game_session.h"

namespace reach::tests {

/// A journal that keeps entries in memory like a store. Set `full` to make it fail.
class MemoryJournal : public Journal {
  public:
    bool full = false;
    int writes = 0;  ///< of entries
    std::vector<saves::JournalEntry> lines;
    std::int64_t cursor = 0;

    saves::SaveStatus append(const std::vector<saves::JournalEntry>& entries) override {
        if (full) return saves::SaveError{saves::SaveErrorCode::DiskFull, {}, 13};
        lines.resize(static_cast<std::size_t>(cursor));
        return appendBehindAll(entries);
    }
    saves::SaveStatus appendBehindAll(const std::vector<saves::JournalEntry>& entries) override {
        if (full) return saves::SaveError{saves::SaveErrorCode::DiskFull, {}, 13};
        ++writes;
        for (const saves::JournalEntry& entry : entries)
            lines.push_back({std::ssize(lines) + 1, 0, entry.command, entry.events});
        cursor = std::ssize(lines);
        return saves::Done{};
    }
    saves::SaveStatus setCursor(std::int64_t to) override {
        if (full) return saves::SaveError{saves::SaveErrorCode::DiskFull, {}, 13};
        cursor = to;
        return saves::Done{};
    }
};

}  // namespace reach::tests
