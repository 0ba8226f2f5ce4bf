#include "app/device/data_folder.h"

#include <QCoreApplication>
#include <QStandardPaths>

namespace reach::device {

QString dataFolder() {
    QString chosen = qEnvironmentVariable("REACHKEEPER_DATA");
    if (!chosen.isEmpty()) return chosen;
    // Without a HOME, Qt would take the root of all files for it.
    const bool known = !qEnvironmentVariableIsEmpty("HOME") || !qEnvironmentVariableIsEmpty("XDG_DATA_HOME");
    return known ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : QString();
}

QString libraryFile() {
    const QString folder = dataFolder();
    return folder.isEmpty() ? folder : folder + QStringLiteral("/books.sqlite");
}

void keepFile(const QString& /*file*/) {}

const char* noFolderText() {
    return QT_TRANSLATE_NOOP("Saves",
                             "It is not known where to keep anything: HOME is not set. Set it, or "
                             "REACHKEEPER_DATA, then start Reachkeeper again.");
}

}  // namespace reach::device
