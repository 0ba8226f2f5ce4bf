#pragma once

#include <QByteArray>
#include <QString>

/// Small texts that this device keeps for itself, apart from tables and settings.
namespace reach::device {

/// The text with this name; empty if there is none. A name has letters, digits, "-" and "/".
QByteArray note(const QString& name);

/// Keeps a text in place of the one before. When the call returns it is kept, as far as the platform can
/// promise that. An empty text removes the note. Returns false if it cannot be kept.
bool keepNote(const QString& name, const QByteArray& text);

}  // namespace reach::device
