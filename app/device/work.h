#pragma once

#include <cstdint>
#include <functional>
#include <memory>

namespace reach::device {

/// Long work beside the window: on a desktop on a thread of its own.
class Work {
  public:
    /// The work tells how much of how much is done, and asks whether it goes on: false ends it.
    using GoesOn = std::function<bool(std::int64_t done, std::int64_t all)>;

    enum class Haste { SomebodyWaits, None };

    /// Begins `work`. `moved`, with whole percents, and at last `done` are called by the event loop of the
    /// thread that makes this object; `done` may destroy it. Neither is called once it is destroyed.
    Work(std::function<void(const GoesOn&)> work, std::function<void(int)> moved, std::function<void()> done,
         Haste haste = Haste::SomebodyWaits);
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    /// Cancels the work and waits until it has ended.
    ~Work();

    /// The work ends when it next asks; `done` is called as ever.
    void cancel();

  private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace reach::device
