#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickWindow>

#include "app/device/web/door.h"
#include "app/device/web/places.h"
#include "app/device/web/touch.h"
#include "app/window.h"

// The program in the page of a browser. Nothing here is ever destroyed: the page ends without telling, and
// Qt's event loop leaves this function while the program goes on.
int main(int argc, char* argv[]) {
    static int count = argc;
    new QGuiApplication(count, argv);
    prepareApplication();
    auto* engine = new QQmlEngine;
    QQuickWindow* window = openMainWindow(*engine).release();
    if (!window) return 1;
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [] { reach::device::door().call<void>("firstFrame"); },
        Qt::SingleShotConnection);
    reach::device::hearTakenFingers(*window);
    reach::device::tellPlaces(*window);
    // The window is the page, which has a frame of its own.
    window->setFlag(Qt::FramelessWindowHint);
    window->showMaximized();
    return QGuiApplication::exec();
}
