#pragma once

#include "database/books/book_file.h"
#include "database/books/detail/pdf_process.h"

namespace reach::books {

/// Reads a file that begins like a PDF.
PagesRead readPdf(const std::filesystem::path& file, const Progress& progress, Patience patience = {});

/// Does the work of drawPage().
Picture drawPdf(const std::filesystem::path& file, int page, int width, const Progress& progress,
                Patience patience = {});

}  // namespace reach::books
