#include "app/guide/heard_keys.h"

#include <QHash>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QTouchEvent>

namespace reach {
namespace {

/// The tables of each window. The last one is heard.
QHash<QQuickWindow*, QList<HeardKeys*>>& tables() {
    static QHash<QQuickWindow*, QList<HeardKeys*>> all;
    return all;
}

}  // namespace

HeardKeys::~HeardKeys() {
    leave();
}

bool HeardKeys::isHeard() const {
    const QList<HeardKeys*> here = tables().value(in_);
    return !here.isEmpty() && here.constLast() == this;
}

void HeardKeys::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange) {
        leave();
        if (data.window) enter(data.window);
    }
    QQuickItem::itemChange(change, data);
}

void HeardKeys::enter(QQuickWindow* window) {
    in_ = window;
    window->installEventFilter(this);
    connect(window, &QQuickWindow::activeFocusItemChanged, this, &HeardKeys::followFocus);
    take();
}

void HeardKeys::leave() {
    if (!in_) return;
    in_->removeEventFilter(this);
    disconnect(in_, nullptr, this, nullptr);
    QList<HeardKeys*>& here = tables()[in_];
    here.removeOne(this);
    HeardKeys* const next = here.isEmpty() ? nullptr : here.constLast();
    if (!next) tables().remove(in_);
    in_ = nullptr;
    if (next) Q_EMIT next->heardChanged();
}

void HeardKeys::take() {
    if (!in_ || isHeard()) return;
    QList<HeardKeys*>& here = tables()[in_];
    HeardKeys* const before = here.isEmpty() ? nullptr : here.constLast();
    here.removeOne(this);
    here.append(this);
    if (before) Q_EMIT before->heardChanged();
    Q_EMIT heardChanged();
}

void HeardKeys::followFocus() {
    const QQuickItem* focused = in_ ? in_->activeFocusItem() : nullptr;
    if (focused && parentItem() && parentItem()->isAncestorOf(focused)) take();
}

bool HeardKeys::eventFilter(QObject* watched, QEvent* event) {
    const auto pressed = [this](QPointF at) {
        if (contains(mapFromScene(at))) take();
    };
    if (event->type() == QEvent::MouseButtonPress)
        pressed(static_cast<QMouseEvent*>(event)->scenePosition());
    else if (event->type() == QEvent::TouchBegin)
        pressed(static_cast<QTouchEvent*>(event)->points().constFirst().scenePosition());
    return QQuickItem::eventFilter(watched, event);
}

}  // namespace reach

#include "moc_heard_keys.cpp"
