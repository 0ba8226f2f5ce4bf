#pragma once

#include <QString>

#include <vector>

#include "database/reference/reference.h"

/// Pages to print.
namespace reach::print {

/// Returns the aids with these ids, or all aids if there are no ids. An id that is no aid is put into
/// `unknown`.
std::vector<reference::Entry> aidsOf(const reference::Reference& reference, const QStringList& ids,
                                     QString& unknown);

/// Writes quick aids to a PDF: A4, two columns, black on white. Returns false if the file cannot be written;
/// an existing file is then unchanged.
bool writeAids(const QString& file, const std::vector<reference::Entry>& aids);

}  // namespace reach::print
