#pragma once

#include <QStandardPaths>
#include <QString>

namespace reach {

/// Where everything of the player's own is kept: the environment's REACHKEEPER_DATA, else the system's place
/// for it.
inline QString dataFolder() {
    const QString chosen = qEnvironmentVariable("REACHKEEPER_DATA");
    return chosen.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : chosen;
}

/// The books the player brought along.
inline QString libraryFile() {
    return dataFolder() + QStringLiteral("/books.sqlite");
}

}  // namespace reach
