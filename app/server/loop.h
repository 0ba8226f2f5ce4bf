#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace reach::server {

/// What is to be done on the tables' thread. While nobody else does it, it waits for work().
class Loop {
  public:
    using What = std::function<void()>;

    /// Does something later, from any thread.
    void later(What what) {
        const std::lock_guard lock(mutex_);
        if (run_)
            run_(std::move(what));
        else
            waiting_.push_back(std::move(what));
    }
    /// Does what waits, on this thread.
    void work() {
        for (const What& one : taken()) one();
    }
    /// From now on, `run` does it, and first what waits.
    void handTo(std::function<void(What)> run) {
        const std::lock_guard lock(mutex_);
        run_ = std::move(run);
        for (What& one : std::exchange(waiting_, {})) run_(std::move(one));
    }

  private:
    std::deque<What> taken() {
        const std::lock_guard lock(mutex_);
        return std::exchange(waiting_, {});
    }

    std::mutex mutex_;
    std::deque<What> waiting_;
    std::function<void(What)> run_;
};

}  // namespace reach::server
