#include "app/device/work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <utility>

namespace reach::device {
namespace {

/// Enough for a frame that shows what has begun.
constexpr std::chrono::milliseconds kFrame{50};

}  // namespace

struct Work::Running {
    QObject here;
    bool cancelled = false;
};

// There is one thread: the work is done at one go between two frames.
Work::Work(std::function<void(const GoesOn&)> work, std::function<void(int)> moved,
           std::function<void()> done, Haste /*haste*/)
    : running_(std::make_unique<Running>()) {
    QTimer::singleShot(
        kFrame, &running_->here,
        [running = running_.get(), work = std::move(work), moved = std::move(moved), done = std::move(done)] {
            work([running](std::int64_t /*now*/, std::int64_t /*all*/) { return !running->cancelled; });
            if (moved) moved(100);
            // This function is gone once `done` destroys the work.
            const std::function<void()> last = done;
            if (last) last();
        });
}

Work::~Work() = default;

void Work::cancel() {
    running_->cancelled = true;
}

}  // namespace reach::device
