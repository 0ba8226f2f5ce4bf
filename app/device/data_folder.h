#pragma once

#include <QStandardPaths>
#include <QString>

namespace reach {

/// Where everything of the player's own is kept: the environment's REACHKEEPER_DATA, else the system's place
/// for it. Empty where that cannot be known: without a HOME, Qt would take the root of all files for it.
inline QString dataFolder() {
    QString chosen = qEnvironmentVariable("REACHKEEPER_DATA");
    if (!chosen.isEmpty()) return chosen;
    const bool known = !qEnvironmentVariableIsEmpty("HOME") || !qEnvironmentVariableIsEmpty("XDG_DATA_HOME");
    return known ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : QString();
}

/// The books the player brought along.
inline QString libraryFile() {
    const QString folder = dataFolder();
    return folder.isEmpty() ? folder : folder + QStringLiteral("/books.sqlite");
}

}  // namespace reach
