#include "app/cli/own_books.h"

#include <nlohmann/json.hpp>

#include <algorithm>

#include "app/cli/calls.h"
#include "app/cli/terminal.h"
#include "app/device/data_folder.h"
#include "app/words/home/book_words.h"

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;
using namespace books;

constexpr std::size_t kOwnHits = 5;

std::filesystem::path libraryPath() {
    return device::libraryFile().toStdString();
}

/// Prints the error. Returns false if there is none. Damaged books are set aside, to be imported again.
bool tellError(const std::string& file, ImportError error) {
    if (error == ImportError::None) return false;
    complain("%s: %s\n", onOneLine(file).c_str(), qUtf8Printable(words::importErrorText(error)));
    if (error != ImportError::LibraryBroken) return true;
    if (const auto aside = Library::setAside(libraryPath()))
        complain("%s\n", qUtf8Printable(words::booksAsideText(*aside)));
    return true;
}

bool tellError(const Library& library) {
    return tellError(libraryPath().string(), library.error());
}

/// Opens the library, and prints an error if that fails. With `create` false no file is created.
std::optional<Library> openLibrary(bool create, ImportError& error) {
    error = ImportError::None;
    std::error_code ignored;
    if (!create && !std::filesystem::exists(libraryPath(), ignored)) return std::nullopt;
    auto library = Library::open(libraryPath(), error);
    tellError(libraryPath().string(), error);
    return library;
}

bool showProgress(int done, int all) {
    showPercent(static_cast<int>(100LL * done / std::max(all, 1)));
    return true;
}

Json bookJson(const Book& book) {
    return {{"title", book.title}, {"pages", book.pages}, {"file", book.file.string()}};
}

std::string pagesOf(const Book& book) {
    return std::to_string(book.pages) + (book.pages == 1 ? " page" : " pages");
}

/// The library, and the book of this title in it.
struct Found {
    std::optional<Library> library;
    BookId book = 0;
};

std::optional<Found> find(const std::string& title) {
    ImportError error{};
    Found found{.library = openLibrary(false, error)};
    if (error != ImportError::None) return std::nullopt;
    if (found.library) {
        for (const Book& book : found.library->books())
            if (book.title == title) found.book = book.id;
        if (tellError(*found.library)) return std::nullopt;
    }
    if (found.book != 0) return found;
    complain("You have no book '%s'\n", title.c_str());
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<PageHit>> searchOwnBooks(const std::string& query,
                                                   const reference::Reference& words) {
    ImportError error{};
    const auto library = openLibrary(false, error);
    if (error != ImportError::None) return std::nullopt;
    if (!library) return std::vector<PageHit>();
    auto hits = library->search(query, kOwnHits, &words);
    if (tellError(*library)) return std::nullopt;
    return hits;
}

int importBook(const ImportCall& call) {
    ImportError error{};
    auto library = openLibrary(true, error);
    if (!library) return kUnusable;
    const Imported imported = library->import(call.file, showProgress);
    if (tellError(call.file, imported.error)) return kUnusable;
    if (call.json) {
        Json json = bookJson(imported.book);
        json["replaced"] = imported.replaced;
        sayJson(json);
    } else {
        say("%s  %s%s\n", onOneLine(imported.book.title).c_str(), pagesOf(imported.book).c_str(),
            imported.replaced ? ", in place of the older copy" : "");
    }
    return kFine;
}

int listBooks(const ListBooksCall& call) {
    ImportError error{};
    const auto library = openLibrary(false, error);
    if (error != ImportError::None) return kUnusable;
    const auto books = library && library->isSound() ? library->books() : std::vector<Book>();
    if (library && tellError(*library)) return kUnusable;
    Json json = Json::array();
    for (const Book& book : books) {
        json.push_back(bookJson(book));
        if (!call.json)
            say("%s  %s  (%s)\n", onOneLine(book.title).c_str(), pagesOf(book).c_str(),
                onOneLine(book.file.string()).c_str());
    }
    if (call.json) sayJson(json);
    return kFine;
}

int removeBook(const BookCall& call) {
    auto found = find(call.title);
    if (!found) return kUnusable;
    const bool removed = found->library->remove(found->book);
    return !tellError(*found->library) && removed ? kFine : kUnusable;
}

int showPage(const BookCall& call) {
    const auto found = find(call.title);
    if (!found) return kUnusable;
    const auto page = found->library->page(found->book, call.page);
    if (tellError(*found->library)) return kUnusable;
    if (!page) {
        complain("'%s' has no page %d\n", call.title.c_str(), call.page);
        return kUnusable;
    }
    say("%s\n", page->text.c_str());
    return kFine;
}

}  // namespace reach::cli
