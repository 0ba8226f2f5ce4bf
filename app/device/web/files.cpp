#include "app/device/files.h"

#include "app/device/web/door.h"

#include <QFileInfo>

namespace reach::device {

QString pathOf(const QUrl& file) {
    return file.isLocalFile() ? file.toLocalFile() : file.toString();
}

// The browser saves it where it saves all downloads.
bool writeFile(const QString& file, const QByteArray& bytes) {
    const emscripten::val seen(
        emscripten::typed_memory_view(static_cast<std::size_t>(bytes.size()), bytes.constData()));
    return door().call<bool>("download", QFileInfo(file).fileName().toStdString(), seen);
}

}  // namespace reach::device
