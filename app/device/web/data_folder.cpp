#include "app/device/data_folder.h"

#include <QCoreApplication>

namespace reach::device {

// A browser keeps no files: nothing of the player's own is kept between two visits.
QString dataFolder() {
    return {};
}

QString libraryFile() {
    return {};
}

const char* noFolderText() {
    return QT_TRANSLATE_NOOP(
        "Saves", "In a browser nothing is kept yet. Save a table as a file before you leave this page.");
}

}  // namespace reach::device
