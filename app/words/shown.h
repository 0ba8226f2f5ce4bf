#pragma once

#include <QByteArray>
#include <QString>

namespace reach::words {

enum class Lines { Kept, Escaped };
enum class Numbers { Cut, Whole };

/// Returns a text from outside in a form that is safe to show. Control characters and characters that change
/// the direction of writing are escaped as \u0007, so that a screen or terminal does not interpret them.
/// Absurdly long numbers are cut.
QString shown(const QString& text, Lines lines = Lines::Kept, Numbers numbers = Numbers::Cut);

/// Whether bytes from outside can be read at all: UTF-8 without the control characters of other files.
bool isText(const QByteArray& bytes);

}  // namespace reach::words
