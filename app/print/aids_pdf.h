#pragma once

#include <QString>

#include <vector>

#include "database/reference/reference.h"

/// Pages to print.
namespace reach::print {

/// The aids of these ids, all of them when there are none. An id that is no aid is put into `unknown`.
std::vector<reference::Entry> aidsOf(const reference::Reference& reference, const QStringList& ids,
                                     QString& unknown);

/// Writes quick aids to a PDF: A4, two columns, black on white. False when the file cannot be written; what
/// was there before stays then.
bool writeAids(const QString& file, const std::vector<reference::Entry>& aids);

}  // namespace reach::print
