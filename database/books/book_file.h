#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Reads the books people own: a PDF, a text or a Markdown file, page by page.
namespace reach::books {

enum class ImportError : std::uint8_t {
    None,
    CannotRead,     ///< not there, a folder, or not ours to read
    Empty,          ///< no byte in it
    UnknownKind,    ///< neither a PDF nor text
    Damaged,        ///< begins like a PDF, but is cut off or garbled
    Locked,         ///< asks for a password
    NoText,         ///< pages without a word, as of a scan
    GivenUp,        ///< the PDF takes too long, or more memory than a book should
    NoReader,       ///< the program that reads PDFs is not installed
    TooLarge,       ///< beyond kMostBytes or kMostText
    TooManyPages,   ///< beyond kMostPages
    CannotStore,    ///< the disk is full, or the folder cannot be written to
    Busy,           ///< another process is changing the books
    LibraryBroken,  ///< the file with the books is damaged or not ours
    OddFile,        ///< a pipe or a device stands where the file with the books should
    NoFolder,       ///< it is not known where to keep books
    Cancelled,
};

/// A fixed lower-case name ("no-text"); the sentence for people is the app's.
std::string_view codeName(ImportError error);

inline constexpr std::uintmax_t kMostBytes = std::uintmax_t{512} << 20;
inline constexpr std::size_t kMostText = std::size_t{64} << 20;
inline constexpr int kMostPages = 20'000;
inline constexpr std::size_t kMostPageText = std::size_t{128}
                                             << 10;  ///< what a PDF's page has beyond is not kept

/// Called again and again with how much is done, also while it stays the same; returning false stops the
/// work.
using Progress = std::function<bool(int done, int all)>;

struct PagesRead {
    std::vector<std::string> pages{};  ///< UTF-8, without control characters but the line's end
    ImportError error = ImportError::None;
};

/// Every page of the file. PDFs are read in a process of its own, and given up when they take too long or too
/// much memory. Never throws (memory aside).
PagesRead readPages(const std::filesystem::path& file, const Progress& progress);

/// A page as a picture, four bytes a pixel: blue, green, red, alpha.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> pixels{};
};

/// Draws a page (from 1) of a PDF about so many pixels wide; an empty picture when it cannot be drawn, in
/// time at least, or when it was stopped.
Picture drawPage(const std::filesystem::path& file, int page, int width, const Progress& progress);

}  // namespace reach::books
