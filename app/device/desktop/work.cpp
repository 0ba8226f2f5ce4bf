#include "app/device/work.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <utility>

namespace reach::device {

struct Work::Running {
    QObject here;  ///< lives on the thread that waits: calls to it end with it
    std::atomic<bool> cancelled = false;
    std::unique_ptr<QThread> thread;
};

Work::Work(std::function<void(const GoesOn&)> work, std::function<void(int)> moved,
           std::function<void()> done, Haste haste)
    : running_(std::make_unique<Running>()) {
    Running* running = running_.get();
    running->thread.reset(
        QThread::create([running, work = std::move(work), moved = std::move(moved), done = std::move(done)] {
            int told = -1;
            work([&](std::int64_t now, std::int64_t all) {
                const int percent = all > 0 ? static_cast<int>(100 * now / all) : 0;
                if (std::exchange(told, percent) != percent && moved)
                    QMetaObject::invokeMethod(&running->here, [moved, percent] { moved(percent); });
                return !running->cancelled;
            });
            if (done) QMetaObject::invokeMethod(&running->here, done);
        }));
    running->thread->start(haste == Haste::None ? QThread::LowPriority : QThread::InheritPriority);
}

Work::~Work() {
    cancel();
    running_->thread->wait();
}

void Work::cancel() {
    running_->cancelled = true;
}

}  // namespace reach::device
