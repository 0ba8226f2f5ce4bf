#include "database/books/detail/pdf.h"

namespace reach::books {

// A page in a browser cannot start the process that reads PDFs.
PagesRead readPdf(const std::filesystem::path& /*file*/, const Progress& /*progress*/,
                  Patience /*patience*/) {
    return {.error = ImportError::NotHere};
}

Picture drawPdf(const std::filesystem::path& /*file*/, int /*page*/, int /*width*/,
                const Progress& /*progress*/, Patience /*patience*/) {
    return {};
}

}  // namespace reach::books
