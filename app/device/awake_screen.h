#pragma once

#include <functional>
#include <memory>

namespace reach::device {

/// What the platform does to keep the screen from going dark.
class AwakeScreen {
  public:
    virtual ~AwakeScreen() = default;

    /// Asks for it, and is told later whether it was granted; false at once where there is nobody to ask.
    virtual bool hold(std::function<void(bool granted)> answer) = 0;
    /// Gives back what was granted; nothing where nothing was.
    virtual void release() = 0;
};

/// The platform's own. Costs nothing until it is asked.
std::unique_ptr<AwakeScreen> awakeScreen();

}  // namespace reach::device
