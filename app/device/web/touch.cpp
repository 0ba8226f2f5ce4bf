#include "app/device/web/touch.h"

#include <emscripten/bind.h>

#include <QCoreApplication>
#include <QPointer>
#include <QPointingDevice>
#include <QTouchEvent>
#include <QWindow>

namespace reach::device {
namespace {

QPointer<QWindow> touched;

/// The page calls this (packaging/page/guard.js), and lifts the fingers afterwards.
void fingersTaken() {
    if (!touched) return;
    for (const QInputDevice* device : QInputDevice::devices()) {
        if (device->type() != QInputDevice::DeviceType::TouchScreen) continue;
        QTouchEvent taken(QEvent::TouchCancel, static_cast<const QPointingDevice*>(device));
        QCoreApplication::sendEvent(touched, &taken);
    }
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_touch) {
    emscripten::function("fingersTaken", &fingersTaken);
}

void hearTakenFingers(QWindow& window) {
    touched = &window;
}

}  // namespace reach::device
