#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

/// Files that people choose and ask for.
namespace reach::device {

/// The file that a dialog's answer names. Qt's own dialog answers with a bare path when its name was typed.
QString pathOf(const QUrl& file);

/// Writes a file that people asked for: all of it or nothing, in the place of one that is there; where a link
/// stands, in the place of what it leads to. What is no file is written to as it is: a pipe gets the bytes,
/// while somebody reads it. A device is refused, and so is a folder.
bool writeFile(const QString& file, const QByteArray& bytes);

}  // namespace reach::device
