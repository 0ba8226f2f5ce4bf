#pragma once

#include "database/books/book_file.h"

#include <QString>

namespace reach::words {

/// Why a book could not be taken in, and what to do about it, in one or two sentences.
QString importErrorText(books::ImportError error);

/// Where the damaged file with the books is now, and what to do.
QString booksAsideText(const std::filesystem::path& aside);

}  // namespace reach::words
