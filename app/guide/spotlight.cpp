#include "app/guide/spotlight.h"

#include <QQuickWindow>

#include <algorithm>
#include <utility>

namespace reach {
namespace {

QQuickItem* shown(QQuickItem* root, const QString& name) {
    if (!root->isVisible() || !root->isEnabled()) return nullptr;
    if (root->objectName() == name && root->width() > 0) return root;
    const QList<QQuickItem*> children = root->childItems();
    for (QQuickItem* child : children)
        if (QQuickItem* found = shown(child, name)) return found;
    return nullptr;
}

}  // namespace

Spotlight::Spotlight(QQuickItem* parent) : QQuickItem(parent) {}

void Spotlight::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange) {
        disconnect(frames_);
        if (data.window)
            frames_ = connect(data.window, &QQuickWindow::afterAnimating, this, &Spotlight::look);
    }
    QQuickItem::itemChange(change, data);
}

void Spotlight::setTargets(const QStringList& targets) {
    if (targets == targets_) return;
    targets_ = targets;
    Q_EMIT targetsChanged();
    look();
}

void Spotlight::setItem(QQuickItem* item) {
    if (item == item_) return;
    item_ = item;
    Q_EMIT targetsChanged();
    look();
}

void Spotlight::bringIntoView() {
    QQuickItem* item = target();
    // A control that has focus but not from the keyboard was pressed with a finger.
    if (!item || (item == item_ && item->property("visualFocus") == QVariant(false))) return;
    // A margin beyond the arrows at the ends of a row (ScrollHint.qml).
    constexpr double kMargin = 48;
    for (QQuickItem* around = item->parentItem(); around; around = around->parentItem()) {
        if (!around->inherits("QQuickFlickable")) continue;
        const QRectF box = around->mapRectFromItem(item, QRectF(0, 0, item->width(), item->height()));
        const auto scroll = [&](const char* position, double first, double last, double room, double most) {
            const double over = first < 0 ? first - kMargin : last > room ? last - room + kMargin : 0;
            const double now = around->property(position).toDouble();
            if (over != 0) around->setProperty(position, std::clamp(now + over, 0.0, std::max(0.0, most)));
        };
        scroll("contentX", box.left(), box.right(), around->width(),
               around->property("contentWidth").toDouble() - around->width());
        scroll("contentY", box.top(), box.bottom(), around->height(),
               around->property("contentHeight").toDouble() - around->height());
    }
}

QQuickItem* Spotlight::target() const {
    if (!window()) return nullptr;
    if (item_) return item_->isVisible() ? item_ : nullptr;
    for (const QString& name : targets_)
        if (QQuickItem* item = shown(window()->contentItem(), name)) return item;
    return nullptr;
}

void Spotlight::look() {
    QQuickItem* item = target();
    QRectF box;
    if (item) {
        box = mapRectFromItem(item, QRectF(0, 0, item->width(), item->height()));
        for (const QQuickItem* around = item->parentItem(); around; around = around->parentItem())
            if (around->clip())
                box &= mapRectFromItem(around, QRectF(0, 0, around->width(), around->height()));
    }
    // Scrolls in a later frame, and again until a part of the target is visible, because a new item may not
    // be laid out yet.
    const bool isNew = std::exchange(last_, item) != item;
    if (isNew || (item && item != item_ && box.isEmpty()))
        QMetaObject::invokeMethod(this, &Spotlight::bringIntoView, Qt::QueuedConnection);
    const bool byKeyboard = item && item->property("visualFocus").toBool();
    const bool isMoved = box != spot_ || byKeyboard_ != byKeyboard;
    byKeyboard_ = byKeyboard;
    spot_ = box;
    const bool isFound = item != nullptr;
    if (std::exchange(found_, isFound) != isFound) Q_EMIT foundChanged();
    if (isMoved) Q_EMIT moved();
    if (isNew && item) Q_EMIT reached();
}

void Spotlight::focusTarget() {
    if (QQuickItem* item = target()) item->forceActiveFocus(Qt::TabFocusReason);
}

}  // namespace reach

#include "moc_spotlight.cpp"
