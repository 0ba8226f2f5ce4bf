#pragma once

#include <QQuickWindow>
#include <memory>

class QLocale;
class QQmlEngine;

// Name, icon, style and language: once a process, after the application object is made.
void prepareApplication();

// Texts made from here on are in this language, or in English where there is none; an open window follows
// after QQmlEngine::retranslate().
void useLanguage(const QLocale& locale);

// Loads Main.qml; null if it cannot be loaded (the reason is on standard error). The window goes before its
// engine.
std::unique_ptr<QQuickWindow> openMainWindow(QQmlEngine& engine);
