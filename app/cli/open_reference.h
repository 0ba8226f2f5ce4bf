#pragma once

#include <optional>

#include "database/reference/reference.h"

namespace reach::cli {

/// Opens the reference of this program. Prints an error and returns nullopt if it cannot be opened.
std::optional<reference::Reference> openReference();

}  // namespace reach::cli
