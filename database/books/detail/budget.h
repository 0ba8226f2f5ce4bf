#pragma once

#include <sqlite3.h>

#include <chrono>
#include <ctime>

namespace reach::books {

/// The CPU time of this thread that a search may take. Afterwards SQLite ends the statement with
/// SQLITE_INTERRUPT. The budget counts CPU time, not wall-clock time, so that a search finds the same pages
/// on a busy machine.
class Budget {
  public:
    explicit Budget(sqlite3* database) : database_(database) {
        sqlite3_progress_handler(
            database, kSteps, [](void* self) { return static_cast<Budget*>(self)->isSpent(); }, this);
    }
    ~Budget() { sqlite3_progress_handler(database_, 0, nullptr, nullptr); }
    Budget(const Budget&) = delete;
    Budget& operator=(const Budget&) = delete;

    /// Sets the time allowed since construction.
    void allow(std::chrono::milliseconds time) { allowed_ = time; }

    int isSpent() const { return now() - begin_ > allowed_ ? 1 : 0; }

  private:
    static constexpr int kSteps = 50;  // a scan of the index has few steps, and each step covers much text

    static std::chrono::nanoseconds now() {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    sqlite3* database_;
    std::chrono::nanoseconds begin_ = now();
    std::chrono::nanoseconds allowed_{};
};

}  // namespace reach::books
