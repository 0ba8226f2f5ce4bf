#include "app/guide/steady_finger.h"

#include <QLineF>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QTouchEvent>

#include <utility>

namespace reach {
namespace {

/// Moves away from a press that a list needs until it scrolls.
constexpr int kMovesToScroll = 2;

}  // namespace

void SteadyFinger::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange) {
        if (window()) {
            window()->removeEventFilter(this);
            disconnect(window(), &QQuickWindow::frameSwapped, this, nullptr);
        }
        if (data.window) {
            data.window->installEventFilter(this);
            // Queued, since frames may be drawn in another thread than the one that handles taps.
            connect(data.window, &QQuickWindow::frameSwapped, this, &SteadyFinger::listen,
                    Qt::QueuedConnection);
        }
    }
    QQuickItem::itemChange(change, data);
}

void SteadyFinger::hold() {
    if (pause_ <= 0 || !window()) return;
    deaf_ = QDeadlineTimer(QDeadlineTimer::Forever);
    window()->update();
}

void SteadyFinger::listen() {
    if (deaf_.isForever()) deaf_.setRemainingTime(pause_);
}

bool SteadyFinger::ignores(QPointF at) {
    ignoring_ = !deaf_.hasExpired() && QLineF(at, last_).length() <= reach_;
    if (!ignoring_) last_ = at;
    return ignoring_;
}

void SteadyFinger::letGoOfStray(QPointerEvent& event) {
    if (slack_ <= 0 || event.pointCount() != 1) return;
    const QEventPoint& point = event.point(0);
    // The press in a sheet over the window does not come here, so only the event itself knows where it was.
    if (QLineF(point.globalPosition(), point.globalPressPosition()).length() <= slack_) return;
    auto* item = qobject_cast<QQuickItem*>(event.exclusiveGrabber(point));
    if (item == nullptr || !item->inherits("QQuickAbstractButton")) return;
    // The first move of a fast finger may be far away already. The list of the button gets it, and one more,
    // because with these it takes the finger over and scrolls.
    const bool isLifted = event.type() == QEvent::MouseButtonRelease || event.type() == QEvent::TouchEnd;
    if (++strays_ <= kMovesToScroll && !isLifted) return;
    item->ungrabMouse();
    item->ungrabTouchPoints();
}

bool SteadyFinger::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
            if (ignores(static_cast<QMouseEvent*>(event)->scenePosition())) return true;
            break;
        case QEvent::TouchBegin:
            if (ignores(static_cast<QTouchEvent*>(event)->points().constFirst().scenePosition())) return true;
            break;
        case QEvent::MouseMove:
        case QEvent::TouchUpdate:
            if (ignoring_) return true;
            letGoOfStray(*static_cast<QPointerEvent*>(event));
            break;
        case QEvent::MouseButtonRelease:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            if (std::exchange(ignoring_, false)) return true;
            if (event->type() != QEvent::TouchCancel) letGoOfStray(*static_cast<QPointerEvent*>(event));
            strays_ = 0;
            break;
        default: break;
    }
    return QQuickItem::eventFilter(watched, event);
}

}  // namespace reach

#include "moc_steady_finger.cpp"
