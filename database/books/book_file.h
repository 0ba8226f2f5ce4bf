#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Reads a player's own books page by page: a PDF, a text or a Markdown file.
namespace reach::books {

enum class ImportError : std::uint8_t {
    None,
    CannotRead,     ///< the file is missing, is a folder, or may not be read
    Empty,          ///< the file has no bytes
    UnknownKind,    ///< neither a PDF nor text
    Damaged,        ///< the file begins like a PDF, but is cut off or garbled
    Locked,         ///< the PDF asks for a password
    NoText,         ///< no page has a word, as in a scan
    GivenUp,        ///< the PDF takes too much time or memory
    NoReader,       ///< the program that reads PDFs is not installed
    NotHere,        ///< no program can read PDFs on this platform
    TooLarge,       ///< beyond kMostBytes or kMostText
    TooManyPages,   ///< beyond kMostPages
    CannotStore,    ///< the disk is full, or the folder cannot be written to
    Busy,           ///< another process is changing the books
    LibraryBroken,  ///< the library file is damaged or belongs to another program
    OddFile,        ///< the path of the library file is a pipe or a device
    NoFolder,       ///< no folder to keep books in is known
    Cancelled,
};

/// Returns a fixed lower-case name ("no-text"). The app words the sentence for the player.
std::string_view codeName(ImportError error);

inline constexpr std::uintmax_t kMostBytes = std::uintmax_t{512} << 20;
inline constexpr std::size_t kMostText = std::size_t{64} << 20;
inline constexpr int kMostPages = 20'000;
inline constexpr std::size_t kMostPageText = std::size_t{128}
                                             << 10;  ///< the rest of a longer PDF page is dropped

/// Called repeatedly with the work done so far, even if nothing has changed since the last call. The work
/// stops when it returns false.
using Progress = std::function<bool(int done, int all)>;

struct PagesRead {
    std::vector<std::string> pages{};  ///< UTF-8; the only control character is '\n'
    ImportError error = ImportError::None;
};

/// Reads every page of the file. A separate process reads PDFs. It gives up when a PDF takes too much time or
/// memory. Throws only std::bad_alloc.
PagesRead readPages(const std::filesystem::path& file, const Progress& progress);

/// A picture of a page, four bytes a pixel: blue, green, red, alpha.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> pixels{};
};

/// Draws a page (from 1) of a PDF, about `width` pixels wide. Returns an empty picture if the page cannot be
/// drawn in time or the caller stopped the work.
Picture drawPage(const std::filesystem::path& file, int page, int width, const Progress& progress);

}  // namespace reach::books
