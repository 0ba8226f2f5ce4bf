#pragma once

#include <QByteArray>
#include <QString>

namespace reach::print {

/// Writes a file that people asked for: all of it or nothing, in the place of one that is there; where a link
/// stands, in the place of what it leads to. What is no file is written to as it is: a pipe gets the bytes,
/// while somebody reads it. A device is refused, and so is a folder.
bool writeFile(const QString& file, const QByteArray& bytes);

}  // namespace reach::print
