#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <string_view>

#include "app/window.h"

/// Shows one window and ends with its first frame: `first_frame app` Reachkeeper's, `first_frame empty` an
/// empty one. startup_bench.cpp takes the time.
int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
    if (argc > 1 && std::string_view(argv[1]) == "app") {
        prepareApplication();
        window = openMainWindow(engine);
    } else {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        engine.loadData("import QtQuick.Controls\nApplicationWindow { width: 1280; height: 800; visible: true }");
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    }
    if (!window) return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, &application, &QCoreApplication::quit, Qt::QueuedConnection);
    return QGuiApplication::exec();
}
