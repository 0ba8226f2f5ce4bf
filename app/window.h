#pragma once

#include <QQuickWindow>
#include <memory>

class QQmlEngine;

// Name, icon, style and language: once a process, after the application object is made.
void prepareApplication();

// Loads Main.qml; null if it cannot be loaded (the reason is on standard error). The window goes before its
// engine.
std::unique_ptr<QQuickWindow> openMainWindow(QQmlEngine& engine);
