#pragma once

#include "engine/record/record.h"

#include <QString>

namespace reach::words {

/// The error in a record, in one sentence without a full stop. The ParseError itself holds its place.
QString parseErrorText(const ParseError& error);

/// The line and column of the error, and the error: "Line 3, column 5: ...".
QString lineText(const ParseError& error);
/// The line, and what is wrong in it: "Line 3: ...".
QString lineText(int line, const QString& wrong);

}  // namespace reach::words
