#pragma once

#include "engine/record/record.h"

#include <QString>

namespace reach::words {

/// The error in a record, in one sentence without a full stop. The ParseError itself holds its place.
QString parseErrorText(const ParseError& error);

}  // namespace reach::words
