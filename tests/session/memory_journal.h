#pragma once

#include "app/session/game_session.h"

namespace reach::tests {

/// A journal that keeps entries in memory like a store. Set `full` to make it fail.
class MemoryJournal : public Journal {
  public:
    bool full = false;
    std::vector<saves::JournalEntry> lines;
    std::int64_t cursor = 0;

    saves::SaveStatus append(const std::string& command, const std::string& events) override {
        if (full) return saves::SaveError{saves::SaveErrorCode::DiskFull, {}, 13};
        lines.resize(static_cast<std::size_t>(cursor));
        lines.push_back({++cursor, 0, command, events});
        return saves::Done{};
    }
    saves::SaveStatus appendAll(const std::vector<saves::JournalEntry>& entries) override {
        if (full) return saves::SaveError{saves::SaveErrorCode::DiskFull, {}, 13};
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
