#pragma once

#include <QString>

namespace reach::device {

/// Where everything of the player's own is kept: the environment's REACHKEEPER_DATA, else the system's place
/// for it. Empty where that cannot be known.
QString dataFolder();

/// The books the player brought along; empty without a data folder.
QString libraryFile();

/// Why there is no data folder, and what helps: a text in the context "Saves", not yet translated.
const char* noFolderText();

}  // namespace reach::device
