#pragma once

#include "engine/record/record.h"

#include <QString>

namespace reach::words {

/// What is wrong with a record, in one sentence without a full stop; the place is told by the error itself.
QString parseErrorText(const ParseError& error);

}  // namespace reach::words
