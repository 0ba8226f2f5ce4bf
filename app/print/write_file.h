#pragma once

#include <QByteArray>
#include <QString>

namespace reach::print {

/// Writes a file completely or not at all, and replaces an existing file. If the path is a link, the target
/// of the link is replaced. A pipe gets the bytes while a process reads it. A device or a folder is refused.
bool writeFile(const QString& file, const QByteArray& bytes);

}  // namespace reach::print
