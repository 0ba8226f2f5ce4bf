#include "app/device/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace reach::device {

void copy(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

}  // namespace reach::device
