#include "app/device/web/places.h"

#include <emscripten/bind.h>

#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>

namespace reach::device {
namespace {

QPointer<QQuickWindow> shown;

bool isCalled(const QQuickItem& item, const QString& name) {
    return item.objectName() == name || item.property("text").toString() == name;
}

/// Depth first, so that what is drawn last counts.
const QQuickItem* find(const QQuickItem& item, const QString& name) {
    if (!item.isVisible() || item.opacity() == 0) return nullptr;
    const QList<QQuickItem*> inner = item.childItems();
    const QQuickItem* found = isCalled(item, name) && item.width() > 0 && item.height() > 0 ? &item : nullptr;
    for (auto one = inner.rbegin(); one != inner.rend(); ++one)
        if (const QQuickItem* deeper = find(**one, name)) return found ? found : deeper;
    return found;
}

/// "left top width height"; empty if nothing that is shown is called so.
std::string placeOf(const std::string& name) {
    const QQuickItem* item = shown ? find(*shown->contentItem(), QString::fromStdString(name)) : nullptr;
    if (!item) return {};
    const QRectF place = item->mapRectToScene(item->boundingRect());
    return QStringLiteral("%1 %2 %3 %4")
        .arg(QString::number(place.x()), QString::number(place.y()), QString::number(place.width()),
             QString::number(place.height()))
        .toStdString();
}

/// Its text; empty if nothing that is shown is called so.
std::string textOf(const std::string& name) {
    const QQuickItem* item = shown ? find(*shown->contentItem(), QString::fromStdString(name)) : nullptr;
    return item ? item->property("text").toString().toStdString() : std::string();
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_places) {
    emscripten::function("textOf", &textOf);
    emscripten::function("placeOf", &placeOf);
}

void tellPlaces(QQuickWindow& window) {
    shown = &window;
}

}  // namespace reach::device
