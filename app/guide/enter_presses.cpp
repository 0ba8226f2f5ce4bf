#include "app/guide/enter_presses.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <utility>

namespace reach {

void EnterPresses::setWindow(QQuickWindow* window) {
    if (window == window_) return;
    if (window_) window_->removeEventFilter(this);
    window_ = window;
    if (window_) window_->installEventFilter(this);
    Q_EMIT windowChanged();
}

bool EnterPresses::eventFilter(QObject* watched, QEvent* event) {
    // The filter is on the window alone. While the window is destroyed it still has events, but no keys.
    if (passing_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease))
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    QQuickItem* focused = window_->activeFocusItem();
    const bool typing = focused && focused->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
    if ((!enter && key->key() != Qt::Key_Space) || (key->modifiers() & ~Qt::KeypadModifier) != 0 || typing) {
        pressed_.clear();
        return QObject::eventFilter(watched, event);
    }
    if (key->isAutoRepeat()) return true;
    if (event->type() == QEvent::KeyPress)
        pressed_ = focused;
    else if (!focused || std::exchange(pressed_, nullptr) != focused)
        return true;
    if (!enter) return QObject::eventFilter(watched, event);
    QKeyEvent space(event->type(), Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
    const QScopedValueRollback passing(passing_, true);
    QCoreApplication::sendEvent(window_, &space);
    return true;
}

}  // namespace reach

#include "moc_enter_presses.cpp"
