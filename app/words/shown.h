#pragma once

#include <QByteArray>
#include <QString>

namespace reach::words {

enum class Lines { Kept, Escaped };
enum class Numbers { Cut, Whole };

/// A text from outside as people may see it: what a screen or a terminal would obey stands as \u0007. Those
/// are the control characters, and those that turn the direction of writing. Numbers of absurd length are
/// cut.
QString shown(const QString& text, Lines lines = Lines::Kept, Numbers numbers = Numbers::Cut);

/// Whether bytes from outside can be read at all: UTF-8 without the control characters of other files.
bool isText(const QByteArray& bytes);

}  // namespace reach::words
