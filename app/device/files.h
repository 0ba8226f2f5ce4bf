#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

/// Files that people choose and ask for.
namespace reach::device {

/// The file that a dialog's answer names. Qt's own dialog answers with a bare path when its name was typed.
QString pathOf(const QUrl& file);

/// Writes a file completely or not at all, and replaces an existing file. If the path is a link, the target
/// of the link is replaced. A pipe gets the bytes while a process reads it. A device or a folder is refused.
bool writeFile(const QString& file, const QByteArray& bytes);

}  // namespace reach::device
