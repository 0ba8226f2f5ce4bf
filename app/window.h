#pragma once

#include <QQuickWindow>
#include <memory>

class QQmlEngine;

// Sets the application's name, icon, style and language. To be called once in a process, after the
// application object is made.
void prepareApplication();

// Loads Main.qml. Returns null if it cannot be loaded; the reason is on standard error. The window must be
// destroyed before its engine.
std::unique_ptr<QQuickWindow> openMainWindow(QQmlEngine& engine);
