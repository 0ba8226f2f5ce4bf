#include "app/device/data_folder.h"

#include "app/device/web/door.h"

#include <QCoreApplication>
#include <QFile>

namespace reach::device {

// The folder is in the page's memory. The page brings back what was kept, and keeps what changes
// (packaging/page/store.js).
QString dataFolder() {
    static const bool works = door()["store"]["works"].as<bool>();
    return works ? QStringLiteral("/data") : QString();
}

QString libraryFile() {
    const QString folder = dataFolder();
    return folder.isEmpty() ? folder : folder + QStringLiteral("/books.sqlite");
}

void keepFile(const QString& file) {
    QFile written(file);
    if (dataFolder().isEmpty() || !written.open(QIODevice::ReadOnly)) return;
    const QByteArray bytes = written.readAll();
    const emscripten::val seen(
        emscripten::typed_memory_view(static_cast<std::size_t>(bytes.size()), bytes.constData()));
    door()["store"].call<void>("keepFile", file.toStdString(), seen);
}

const char* noFolderText() {
    return QT_TRANSLATE_NOOP(
        "Saves",
        "This browser keeps nothing for this page: it may be a private window, or its settings "
        "forbid it. Save a table as a file before you leave this page.");
}

}  // namespace reach::device
