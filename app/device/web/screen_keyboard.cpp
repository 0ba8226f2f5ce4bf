#include "app/device/screen_keyboard.h"

#include <emscripten/bind.h>

#include <QGuiApplication>
#include <QPointer>
#include <QScreen>

namespace reach {
namespace {

QPointer<ScreenKeyboard> keyboard;
int covered = 0;

/// The page tells how much of the screen's height the browser's keyboard covers (packaging/page/guard.js).
void keyboardCovers(int height) {
    covered = height;
    if (keyboard) Q_EMIT keyboard->changed();
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_keyboard) {
    emscripten::function("keyboardCovers", &keyboardCovers);
}

ScreenKeyboard::ScreenKeyboard(QObject* parent) : QObject(parent) {
    keyboard = this;
}

QRectF ScreenKeyboard::area() const {
    if (covered == 0) return {};
    const QSize screen = QGuiApplication::primaryScreen()->size();
    return QRectF(0, screen.height() - covered, screen.width(), covered);
}

}  // namespace reach

#include "moc_screen_keyboard.cpp"
