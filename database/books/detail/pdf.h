#pragma once

#include "database/books/book_file.h"

namespace reach::books {

/// Reads a file that begins like a PDF.
PagesRead readPdf(const std::filesystem::path& file, const Progress& progress);

}  // namespace reach::books
