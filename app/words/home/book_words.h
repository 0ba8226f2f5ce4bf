#pragma once

#include "database/books/book_file.h"

#include <QString>

namespace reach::words {

/// The reason why a book could not be imported, and the remedy, in one or two sentences.
QString importErrorText(books::ImportError error);

/// The new place of the damaged file with the books, and the remedy.
QString booksAsideText(const std::filesystem::path& aside);

}  // namespace reach::words
