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

/// The books people own and brought along, searched page by page: their words stay in this one file of
/// theirs.
namespace reach::books {

using BookId = std::int64_t;

struct Book {
    BookId id = 0;
    std::string title{};           ///< the name of its file, without the ending
    std::filesystem::path file{};  ///< where it was imported from
    int pages = 0;
};

struct Imported {
    Book book{};
    bool replaced = false;  ///< there was a book of this title
    ImportError error = ImportError::None;
};

/// A page that has what was typed.
struct PageHit {
    BookId book = 0;
    std::string title{};
    int page = 0;
    std::string snippet{};
    std::vector<reference::Range> inSnippet{};
};

/// A page to read, and where it has what was typed.
struct PageText {
    std::string text{};
    std::vector<reference::Range> matches{};
};

/// For one thread; several may each open the same file. Nothing here throws (memory aside): what cannot be
/// read is empty, and error() tells why.
class Library {
  public:
    /// Opens the file, creating it and its folder; nothing and the reason when that cannot be.
    static std::optional<Library> open(const std::filesystem::path& path, ImportError& error);

    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    /// Moves a file that is damaged, with its log, to the first free name "<name>.damaged-N", so that books
    /// can be imported anew; nothing where it cannot be moved.
    static std::optional<std::filesystem::path> setAside(const std::filesystem::path& path);

    /// Reads everything and says whether it is as it was imported; error() is LibraryBroken where not. A page
    /// that is shown is compared at once: this finds what nobody has looked at.
    bool isSound() const;

    /// What the last call stumbled over; None when there was simply nothing to find.
    ImportError error() const;

    /// By title.
    std::vector<Book> books() const;

    /// Takes in a file, in place of a book of the same title. Whatever goes wrong, and when the process ends
    /// on the way, everything is as it was. Waits up to a minute while another process changes the books.
    Imported import(const std::filesystem::path& file, const Progress& progress);

    /// False when there is no such book, or it cannot be removed.
    bool remove(BookId book);

    /// The best pages for a query of the reference's language; one with operators that only cards and rules
    /// have finds none. `words` adds synonyms and mends slips. Within 50 ms, whatever is typed: what matches
    /// so many pages that they cannot all be weighed finds the first of them.
    std::vector<PageHit> search(std::string_view typed, std::size_t limit,
                                const reference::Reference* words = nullptr) const;

    /// A page (from 1), with the words of a query marked.
    std::optional<PageText> page(BookId book, int page, std::string_view typed = {},
                                 const reference::Reference* words = nullptr) const;

  private:
    struct Parts;
    explicit Library(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace reach::books
