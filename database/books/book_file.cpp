#include "database/books/book_file.h"

#include <algorithm>
#include <fstream>

#include "database/books/detail/pdf.h"
#include "database/books/detail/text.h"
#include "database/reference/words.h"

namespace reach::books {
namespace {

/// A PDF may begin with other bytes, but not with many.
bool looksLikePdf(std::string_view bytes) {
    return bytes.substr(0, 1024).find("%PDF-") != std::string_view::npos;
}

PagesRead readText(std::string_view bytes, const Progress& progress) {
    if (!looksLikeText(bytes)) return {.error = ImportError::UnknownKind};
    if (!progress(0, 1)) return {.error = ImportError::Cancelled};
    PagesRead read{.pages = textPages(bytes)};
    if (read.pages.size() > static_cast<std::size_t>(kMostPages)) return {.error = ImportError::TooManyPages};
    return read;
}

std::string firstBytes(std::ifstream& in, std::uintmax_t count) {
    std::string bytes(static_cast<std::size_t>(count), '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    in.clear();
    in.seekg(0);
    return bytes;
}

PagesRead readFile(const std::filesystem::path& file, const Progress& progress) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return {.error = ImportError::CannotRead};
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) return {.error = ImportError::CannotRead};
    if (size > kMostBytes) return {.error = ImportError::TooLarge};
    std::ifstream in(file, std::ios::binary);
    if (!in) return {.error = ImportError::CannotRead};
    if (size == 0) return {.error = ImportError::Empty};
    if (looksLikePdf(firstBytes(in, std::min<std::uintmax_t>(size, 1024)))) return readPdf(file, progress);
    if (size > kMostText) return {.error = ImportError::TooLarge};
    return readText(firstBytes(in, size), progress);
}

}  // namespace

std::string_view codeName(ImportError error) {
    using enum ImportError;
    switch (error) {
        case None: return "none";
        case CannotRead: return "cannot-read";
        case Empty: return "empty";
        case UnknownKind: return "unknown-kind";
        case Damaged: return "damaged";
        case Locked: return "locked";
        case NoText: return "no-text";
        case GivenUp: return "given-up";
        case NoReader: return "no-reader";
        case NotHere: return "not-here";
        case TooLarge: return "too-large";
        case TooManyPages: return "too-many-pages";
        case CannotStore: return "cannot-store";
        case Busy: return "busy";
        case LibraryBroken: return "library-broken";
        case OddFile: return "odd-file";
        case NoFolder: return "no-folder";
        case Cancelled: return "cancelled";
    }
    return "";
}

PagesRead readPages(const std::filesystem::path& file, const Progress& progress) {
    PagesRead read = readFile(file, progress);
    const auto hasWord = [](const std::string& page) { return !reference::wordsOf(page).empty(); };
    if (read.error == ImportError::None && std::ranges::none_of(read.pages, hasWord))
        return {.error = ImportError::NoText};
    return read;
}

Picture drawPage(const std::filesystem::path& file, int page, int width, const Progress& progress) {
    return drawPdf(file, page, width, progress);
}

}  // namespace reach::books
