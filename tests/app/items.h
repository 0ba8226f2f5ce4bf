#pragma once

#include <QPoint>
#include <QQuickItem>
#include <QQuickWindow>

// Finds an item by its objectName among all that is drawn; headers, footers and popups are no QObject
// children of the window, so findChild does not see them.
inline QQuickItem* findItem(QQuickItem* root, const QString& name) {
    if (root->objectName() == name) return root;
    for (QQuickItem* child : root->childItems()) {
        if (QQuickItem* found = findItem(child, name)) return found;
    }
    return nullptr;
}

inline QPoint centreOf(const QQuickItem& item) {
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
}
