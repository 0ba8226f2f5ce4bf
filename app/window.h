#pragma once

class QQmlApplicationEngine;
class QQuickWindow;

// Style and translations: once a process, after the application object is made.
void prepareApplication();

// Loads Main.qml; null if it cannot be loaded (the reason is on standard error).
QQuickWindow* openMainWindow(QQmlApplicationEngine& engine);
