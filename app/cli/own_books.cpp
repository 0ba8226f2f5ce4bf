#include "app/cli/own_books.h"

#include <unistd.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

#include "app/cli/calls.h"
#include "app/data_folder.h"
#include "app/words/book_words.h"

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;
using namespace books;

constexpr std::size_t kOwnHits = 5;

std::filesystem::path libraryPath() {
    return libraryFile().toStdString();
}

/// Says so when it cannot be opened. Nothing is created for who only looks.
std::optional<Library> openLibrary(bool create, ImportError& error) {
    error = ImportError::None;
    std::error_code ignored;
    if (!create && !std::filesystem::exists(libraryPath(), ignored)) return std::nullopt;
    auto library = Library::open(libraryPath(), error);
    if (!library)
        std::fprintf(stderr, "%s: %s\n", libraryPath().string().c_str(),
                     qUtf8Printable(words::importErrorText(error)));
    return library;
}

bool showProgress(int done, int all) {
    static const bool watched = isatty(STDERR_FILENO) == 1;
    if (watched) std::fprintf(stderr, "\r%3d %%%s", 100 * done / std::max(all, 1), done == all ? "\n" : "");
    return true;
}

Json bookJson(const Book& book) {
    return {{"title", book.title}, {"pages", book.pages}, {"file", book.file.string()}};
}

std::string pagesOf(const Book& book) {
    return std::to_string(book.pages) + (book.pages == 1 ? " page" : " pages");
}

void printJson(const Json& json) {
    std::printf("%s\n", json.dump(2, ' ', false, Json::error_handler_t::replace).c_str());
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
    if (found.library)
        for (const Book& book : found.library->books())
            if (book.title == title) found.book = book.id;
    if (found.book != 0) return found;
    std::fprintf(stderr, "You have no book '%s'\n", title.c_str());
    return std::nullopt;
}

}  // namespace

std::vector<PageHit> searchOwnBooks(const std::string& query, const reference::Reference& words) {
    ImportError error{};
    const auto library = openLibrary(false, error);
    return library ? library->search(query, kOwnHits, &words) : std::vector<PageHit>();
}

int importBook(const ImportCall& call) {
    ImportError error{};
    auto library = openLibrary(true, error);
    if (!library) return kUnusable;
    const Imported imported = library->import(call.file, showProgress);
    if (imported.error != ImportError::None) {
        std::fprintf(stderr, "%s: %s\n", call.file.c_str(),
                     qUtf8Printable(words::importErrorText(imported.error)));
        return kUnusable;
    }
    if (call.json) {
        Json json = bookJson(imported.book);
        json["replaced"] = imported.replaced;
        printJson(json);
    } else {
        std::printf("%s  %s%s\n", imported.book.title.c_str(), pagesOf(imported.book).c_str(),
                    imported.replaced ? ", in place of the older copy" : "");
    }
    return kFine;
}

int listBooks(const ListBooksCall& call) {
    ImportError error{};
    const auto library = openLibrary(false, error);
    if (error != ImportError::None) return kUnusable;
    Json json = Json::array();
    for (const Book& book : library ? library->books() : std::vector<Book>()) {
        json.push_back(bookJson(book));
        if (!call.json)
            std::printf("%s  %s  (%s)\n", book.title.c_str(), pagesOf(book).c_str(),
                        book.file.string().c_str());
    }
    if (call.json) printJson(json);
    return kFine;
}

int removeBook(const BookCall& call) {
    auto found = find(call.title);
    return found && found->library->remove(found->book) ? kFine : kUnusable;
}

int showPage(const BookCall& call) {
    const auto found = find(call.title);
    if (!found) return kUnusable;
    const auto page = found->library->page(found->book, call.page);
    if (!page) {
        std::fprintf(stderr, "'%s' has no page %d\n", call.title.c_str(), call.page);
        return kUnusable;
    }
    std::printf("%s\n", page->text.c_str());
    return kFine;
}

}  // namespace reach::cli
