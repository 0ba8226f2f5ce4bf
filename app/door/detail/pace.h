#pragma once

#include "app/door/limits.h"

#include <algorithm>
#include <chrono>

namespace reach::door {

/// Gives each message of a device its turn: some at once, the others one after the other.
class Pace {
  public:
    using Time = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::steady_clock::duration;

    /// How long the next message has to wait. It takes its turn by asking.
    Duration take(Time now, const Limits& limits) {
        const Duration each = std::chrono::nanoseconds(std::chrono::seconds(1)) / limits.messagesPerSecond;
        next_ = std::max(next_, now) + each;
        return std::max(Duration::zero(), next_ - now - each * limits.messagesAtOnce);
    }

    /// Whether it is as if the device had never sent anything.
    bool isRested(Time now) const { return next_ <= now; }

  private:
    Time next_{};
};

}  // namespace reach::door
