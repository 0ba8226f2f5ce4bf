#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "database/books/book_file.h"
#include "database/reference/reference.h"

/// The player's own books, searched page by page. Their text is stored in one file in the player's data
/// folder.
namespace reach::books {

using BookId = std::int64_t;

struct Book {
    BookId id = 0;
    std::string title{};           ///< the file name without its extension
    std::filesystem::path file{};  ///< where it was imported from
    int pages = 0;
};

struct Imported {
    Book book{};
    bool replaced = false;  ///< the library already had a book of this title
    ImportError error = ImportError::None;
};

/// A page that matches the query.
struct PageHit {
    BookId book = 0;
    std::string title{};
    int page = 0;
    std::string snippet{};
    std::vector<reference::Range> inSnippet{};
};

/// The text of a page, and the ranges that match the query.
struct PageText {
    std::string text{};
    std::vector<reference::Range> matches{};
};

/// Use each library on one thread only; several libraries may open the same file. The functions throw only
/// std::bad_alloc. If something cannot be read, they return an empty result and error() returns the reason.
class Library {
  public:
    /// Opens the file. Creates it and its folder if they are missing. On failure returns nullopt and sets
    /// `error`.
    static std::optional<Library> open(const std::filesystem::path& path, ImportError& error);

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    /// Moves a damaged file and its log to the first free name "<name>.damaged-N", so that the player can
    /// import the books again. Returns nullopt if the file cannot be moved.
    static std::optional<std::filesystem::path> setAside(const std::filesystem::path& path);

    /// Reads everything and returns true if it is as it was imported. Otherwise error() is LibraryBroken.
    /// page() checks each page it returns; this function also checks the pages that were never shown.
    bool isSound() const;

    /// The error of the last call; None if the call succeeded, even with an empty result.
    ImportError error() const;

    /// All books, sorted by title.
    std::vector<Book> books() const;

    /// Imports a file and replaces a book of the same title. If the import fails or the process ends during
    /// it, the library stays as it was. Waits up to a minute while another process changes the books.
    Imported import(const std::filesystem::path& file, const Progress& progress);

    /// Removes a book. Returns false if there is no such book or it cannot be removed.
    bool remove(BookId book);

    /// Returns the best pages for a query in the reference's query language. A query with operators that only
    /// cards and rules have finds no page. `words` adds synonyms and corrects typing errors. Takes at most 50
    /// ms. If a query matches too many pages to rank in that time, the first of them are returned.
    std::vector<PageHit> search(std::string_view typed, std::size_t limit,
                                const reference::Reference* words = nullptr) const;

    /// Returns a page (from 1), with the ranges of the query's words.
    std::optional<PageText> page(BookId book, int page, std::string_view typed = {},
                                 const reference::Reference* words = nullptr) const;

  private:
    struct Parts;
    explicit Library(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace reach::books
