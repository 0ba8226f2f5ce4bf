#pragma once

#include <optional>

#include "database/reference/reference.h"

namespace reach::cli {

/// The reference of this program; says so when it cannot be opened.
std::optional<reference::Reference> openReference();

}  // namespace reach::cli
