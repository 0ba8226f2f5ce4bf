#include "app/device/startup.h"

#include <QDir>
#include <QFontDatabase>

namespace reach::device {

void prepareProcess() {}

// The browser brings its own.
void prepareKeyboard() {}

bool hasOwnWindow() {
    return false;
}

struct FontsMeanwhile::Reader {};

// A page sees no fonts of the system: it has its own.
FontsMeanwhile::FontsMeanwhile() {
    const QDir folder(QStringLiteral(":/reachkeeper-fonts"));
    for (const QString& font : folder.entryList()) QFontDatabase::addApplicationFont(folder.filePath(font));
}

FontsMeanwhile::~FontsMeanwhile() = default;

}  // namespace reach::device
