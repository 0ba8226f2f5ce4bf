#pragma once

#include <optional>
#include <string>

#include "database/saves/backups.h"

namespace reach::saves {

/// "reachkeeper-000012-1738353300.sqlite": the number orders the files, the time is for the player.
std::string backupName(std::int64_t number, Seconds made);

/// Reads number and time from such a name; nullopt for any other name.
std::optional<BackupFile> parseBackupName(const std::filesystem::path& path);

}  // namespace reach::saves
