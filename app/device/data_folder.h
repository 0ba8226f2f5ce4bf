#pragma once

#include <QString>

namespace reach::device {

/// Where everything of the player's own is kept: the environment's REACHKEEPER_DATA, else the system's place
/// for it. Empty where that cannot be known.
QString dataFolder();

/// The books the player brought along; empty without a data folder.
QString libraryFile();

/// To be called when a file in the data folder, other than the saved tables, was written. Where the folder
/// lasts only as long as the program, the file is then kept elsewhere too.
void keepFile(const QString& file);

/// Why there is no data folder, and what helps: a text in the context "Saves", not yet translated.
const char* noFolderText();

}  // namespace reach::device
