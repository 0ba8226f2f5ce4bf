#pragma once

#include "app/sheet/packing.h"

namespace reach::print {

/// Writes a log sheet with room for notes, and the lists for packing up and setting out again with boxes to
/// tick: A4, black on white. Returns false if the file cannot be written; an existing file is then unchanged.
bool writeSheet(const QString& file, const sheet::LogSheet& sheet, const std::vector<sheet::Tray>& packing,
                const std::vector<sheet::Tray>& unpacking);

}  // namespace reach::print
