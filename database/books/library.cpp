#include "database/books/library.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>

#include "database/books/detail/expression.h"

namespace reach::books {
namespace {

constexpr int kApplicationId = 0x52634b42;  // "RcKB"
constexpr int kSchemaVersion = 1;
constexpr int kBusyMilliseconds = 5000;

/// A page's row is its book's number and its own: so many pages a book can have. FTS5 folds, stems and cuts
/// snippets; the words of the reference are not needed here, for a book may be in any language.
constexpr std::int64_t kRowsPerBook = 1 << 20;
static_assert(kMostPages < kRowsPerBook);
constexpr const char* kSchema = R"sql(
CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, file TEXT NOT NULL, pages INTEGER NOT NULL);
CREATE VIRTUAL TABLE page USING fts5 (text, prefix = '2 3', tokenize = 'porter unicode61 remove_diacritics 2');
)sql";

/// Control characters are in no page.
constexpr const char* kSnippet = "snippet(page, 0, char(1), char(2), '\u2026', 28)";
constexpr const char* kHighlight = "highlight(page, 0, char(1), char(2))";

std::string textAt(const SQLite::Column& column) {
    return {column.getText(), static_cast<std::size_t>(column.getBytes())};
}

std::int64_t rowOf(BookId book, int page) {
    return book * kRowsPerBook + page;
}

/// Takes the marks out and tells where they were.
std::vector<reference::Range> takeMarks(std::string& text) {
    std::vector<reference::Range> ranges;
    std::string plain;
    plain.reserve(text.size());
    std::size_t begin = 0;
    for (const char c : text) {
        if (c == 1)
            begin = plain.size();
        else if (c == 2)
            ranges.push_back({begin, plain.size() - begin});
        else
            plain += c;
    }
    text = std::move(plain);
    return ranges;
}

bool isDamage(const SQLite::Exception& exception) {
    const int code = exception.getErrorCode();
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR;
}

ImportError errorOf(const SQLite::Exception& exception) {
    return isDamage(exception) ? ImportError::LibraryBroken : ImportError::CannotStore;
}

void createOrCheck(SQLite::Database& database) {
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
    SQLite::Transaction only(database, SQLite::TransactionBehavior::IMMEDIATE);
    const int application = database.execAndGet("PRAGMA application_id").getInt();
    const bool isNew = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (application == 0 && isNew) {
        database.exec(kSchema);
        database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
        database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
        only.commit();
    } else if (application != kApplicationId ||
               database.execAndGet("PRAGMA user_version").getInt() != kSchemaVersion) {
        throw SQLite::Exception("not a library", SQLITE_NOTADB);
    }
}

}  // namespace

struct Library::Parts {
    explicit Parts(const std::filesystem::path& path)
        : database(std::filesystem::absolute(path).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
                   kBusyMilliseconds) {
        createOrCheck(database);
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    }

    SQLite::Database database;

    bool has(const std::string& quoted) {
        SQLite::Statement found(database, "SELECT 1 FROM page WHERE page MATCH ? LIMIT 1");
        found.bind(1, quoted);
        return found.executeStep();
    }

    Expressions expressions(std::string_view typed, const reference::Reference* words) {
        return expressionsOf(typed, words, [this](const std::string& quoted) { return has(quoted); });
    }

    std::vector<PageHit> matching(const std::string& expression, std::size_t limit) {
        std::vector<PageHit> hits;
        if (expression.empty()) return hits;
        SQLite::Statement row(database,
                              std::string("SELECT b.id, b.title, page.rowid, ") + kSnippet +
                                  " FROM page JOIN book AS b ON b.id = page.rowid / ?1 WHERE page MATCH ?2 "
                                  "ORDER BY rank, page.rowid LIMIT ?3");
        row.bind(1, kRowsPerBook);
        row.bind(2, expression);
        row.bind(3, static_cast<std::int64_t>(std::min<std::size_t>(limit, 1000)));
        while (row.executeStep()) {
            PageHit hit{.book = row.getColumn(0).getInt64(),
                        .title = textAt(row.getColumn(1)),
                        .page = static_cast<int>(row.getColumn(2).getInt64() % kRowsPerBook),
                        .snippet = textAt(row.getColumn(3))};
            std::ranges::replace(hit.snippet, '\n', ' ');
            hit.inSnippet = takeMarks(hit.snippet);
            hits.push_back(std::move(hit));
        }
        return hits;
    }

    void removePages(BookId book) {
        SQLite::Statement pages(database, "DELETE FROM page WHERE rowid BETWEEN ? AND ?");
        pages.bind(1, rowOf(book, 0));
        pages.bind(2, rowOf(book + 1, 0) - 1);
        pages.exec();
    }

    /// The number of the book of this title, without its pages; a new one when there is none.
    BookId place(const Book& book, bool& replaced) {
        SQLite::Statement known(database, "SELECT id FROM book WHERE title = ?");
        known.bind(1, book.title);
        replaced = known.executeStep();
        if (replaced) {
            const BookId id = known.getColumn(0).getInt64();
            removePages(id);
            SQLite::Statement change(database, "UPDATE book SET file = ?, pages = ? WHERE id = ?");
            change.bind(1, book.file.string());
            change.bind(2, book.pages);
            change.bind(3, id);
            change.exec();
            return id;
        }
        SQLite::Statement add(database, "INSERT INTO book (title, file, pages) VALUES (?, ?, ?)");
        add.bind(1, book.title);
        add.bind(2, book.file.string());
        add.bind(3, book.pages);
        add.exec();
        return database.getLastInsertRowid();
    }

    /// In one transaction: all of the book, or nothing of it.
    ImportError store(const std::vector<std::string>& pages, Imported& imported, const Progress& progress) {
        SQLite::Transaction all(database, SQLite::TransactionBehavior::IMMEDIATE);
        imported.book.id = place(imported.book, imported.replaced);
        SQLite::Statement add(database, "INSERT INTO page (rowid, text) VALUES (?, ?)");
        const int count = imported.book.pages;
        for (int page = 1; page <= count; ++page) {
            if (!progress(count + page - 1, 2 * count)) return ImportError::Cancelled;
            add.bind(1, rowOf(imported.book.id, page));
            add.bindNoCopy(2, pages[static_cast<std::size_t>(page - 1)]);
            add.exec();
            add.reset();
        }
        all.commit();
        progress(2 * count, 2 * count);
        return ImportError::None;
    }
};

Library::Library(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

std::optional<Library> Library::open(const std::filesystem::path& path, ImportError& error) {
    error = ImportError::None;
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    try {
        return Library(std::make_unique<Parts>(path));
    } catch (const SQLite::Exception& exception) {
        error = errorOf(exception);
    } catch (const std::filesystem::filesystem_error&) {
        error = ImportError::CannotStore;
    }
    return std::nullopt;
}

std::vector<Book> Library::books() const {
    std::vector<Book> books;
    try {
        SQLite::Statement row(parts_->database, "SELECT id, title, file, pages FROM book ORDER BY title");
        while (row.executeStep())
            books.push_back({row.getColumn(0).getInt64(), textAt(row.getColumn(1)), textAt(row.getColumn(2)),
                             row.getColumn(3).getInt()});
    } catch (const SQLite::Exception&) {
        return {};
    }
    return books;
}

Imported Library::import(const std::filesystem::path& file, const Progress& progress) {
    Imported imported{.book = {.title = file.stem().string()}};
    // The reading is the first half of the work.
    const PagesRead read = readPages(file, [&](int done, int all) { return progress(done, 2 * all); });
    imported.error = read.error;
    if (imported.error != ImportError::None) return imported;
    imported.book.pages = static_cast<int>(read.pages.size());
    std::error_code ignored;
    imported.book.file = std::filesystem::absolute(file, ignored);
    try {
        imported.error = parts_->store(read.pages, imported, progress);
    } catch (const SQLite::Exception& exception) {
        imported.error = errorOf(exception);
    }
    return imported;
}

bool Library::remove(BookId book) {
    try {
        SQLite::Transaction all(parts_->database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement row(parts_->database, "DELETE FROM book WHERE id = ?");
        row.bind(1, book);
        if (row.exec() == 0) return false;
        parts_->removePages(book);
        all.commit();
        return true;
    } catch (const SQLite::Exception&) {
        return false;
    }
}

std::vector<PageHit> Library::search(std::string_view typed, std::size_t limit,
                                     const reference::Reference* words) const {
    try {
        const Expressions expressions = parts_->expressions(typed, words);
        std::vector<PageHit> hits = parts_->matching(expressions.strict, limit);
        return hits.empty() ? parts_->matching(expressions.loose, limit) : hits;
    } catch (const SQLite::Exception&) {
        return {};
    }
}

std::optional<PageText> Library::page(BookId book, int page, std::string_view typed,
                                      const reference::Reference* words) const {
    try {
        const std::string loose = parts_->expressions(typed, words).loose;
        if (!loose.empty()) {
            SQLite::Statement marked(parts_->database, std::string("SELECT ") + kHighlight +
                                                           " FROM page WHERE page MATCH ? AND rowid = ?");
            marked.bind(1, loose);
            marked.bind(2, rowOf(book, page));
            if (marked.executeStep()) {
                PageText found{.text = textAt(marked.getColumn(0))};
                found.matches = takeMarks(found.text);
                return found;
            }
        }
        SQLite::Statement plain(parts_->database, "SELECT text FROM page WHERE rowid = ?");
        plain.bind(1, rowOf(book, page));
        if (!plain.executeStep()) return std::nullopt;
        return PageText{.text = textAt(plain.getColumn(0))};
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

}  // namespace reach::books
