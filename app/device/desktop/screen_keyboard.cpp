#include "app/device/screen_keyboard.h"

#include <QGuiApplication>
#include <QInputMethod>

namespace reach {

ScreenKeyboard::ScreenKeyboard(QObject* parent) : QObject(parent) {
    const QInputMethod* method = QGuiApplication::inputMethod();
    connect(method, &QInputMethod::visibleChanged, this, &ScreenKeyboard::changed);
    connect(method, &QInputMethod::keyboardRectangleChanged, this, &ScreenKeyboard::changed);
}

QRectF ScreenKeyboard::area() const {
    const QInputMethod* method = QGuiApplication::inputMethod();
    return method->isVisible() ? method->keyboardRectangle() : QRectF();
}

}  // namespace reach

#include "moc_screen_keyboard.cpp"
