#pragma once

#include <functional>
#include <memory>

namespace reach::device {

/// Keeps the screen from going dark, in the way of the platform.
class AwakeScreen {
  public:
    virtual ~AwakeScreen() = default;

    /// Asks the platform to keep the screen on, and calls `answer` later. Returns false if there is no way to
    /// ask.
    virtual bool hold(std::function<void(bool granted)> answer) = 0;
    /// Ends a granted request. Does nothing without one.
    virtual void release() = 0;
};

/// The platform's own. Costs nothing until it is asked.
std::unique_ptr<AwakeScreen> awakeScreen();

}  // namespace reach::device
