#include "database/books/library.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <type_traits>

#include "database/books/detail/budget.h"
#include "database/books/detail/expression.h"
#include "database/books/detail/passage.h"
#include "database/books/detail/text.h"
#include "database/checksum.h"

namespace reach::books {
namespace {

constexpr int kApplicationId = 0x52634b42;  // "RcKB"
constexpr int kSchemaVersion = 1;
constexpr int kBusyMilliseconds = 2000;
constexpr std::chrono::milliseconds kBeforeAnotherTry{20};

/// A page's row is its book's number and its own: so many pages a book can have. FTS5 folds, stems and cuts
/// snippets; the words of the reference are not needed here, for a book may be in any language.
constexpr std::int64_t kRowsPerBook = 1 << 20;
static_assert(kMostPages < kRowsPerBook);
constexpr const char* kSchema = R"sql(
CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, file TEXT NOT NULL, pages INTEGER NOT NULL);
CREATE VIRTUAL TABLE page USING fts5 (text, prefix = '2 3', tokenize = 'porter unicode61 remove_diacritics 2');
)sql";

/// Control characters are in no page. FTS5's own snippets take the square of the matches on a page.
constexpr const char* kHighlight = "highlight(page, 0, char(1), char(2))";

/// Marking takes matches times length: 80 ms for 120 KB of nothing else. Such a page is found without marks.
constexpr const char* kHighlightInTime =
    "CASE WHEN length(text) > 20000 THEN text ELSE highlight(page, 0, char(1), char(2)) END";

/// Checksums of each book and its pages at their import (rowOf()); page 0 stands for the book itself. The
/// triggers delete the checksums of a book that another program changes, since it cannot renew them.
constexpr const char* kSums = R"sql(
CREATE TABLE sum (page INTEGER PRIMARY KEY, checksum INTEGER NOT NULL);
CREATE TRIGGER sum_of_changed AFTER UPDATE ON book BEGIN
    DELETE FROM sum WHERE page >> 20 = old.id;
END;
CREATE TRIGGER sum_of_removed AFTER DELETE ON book BEGIN
    DELETE FROM sum WHERE page >> 20 = old.id;
END;
)sql";

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

ImportError errorOf(const SQLite::Exception& exception) {
    switch (exception.getErrorCode()) {
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_ERROR: return ImportError::LibraryBroken;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return ImportError::Busy;
        default: return ImportError::CannotStore;
    }
}

bool isOurs(SQLite::Database& database) {
    return database.execAndGet("PRAGMA application_id").getInt() == kApplicationId &&
           database.execAndGet("PRAGMA user_version").getInt() == kSchemaVersion;
}

std::int64_t sumOf(std::string_view text) {
    return Checksum().add(text).value();
}

std::int64_t sumOf(const Book& book) {
    return Checksum().add(book.title).add(book.file.string()).add(std::int64_t{book.pages}).value();
}

void writeSum(SQLite::Database& database, std::int64_t row, std::int64_t sum) {
    SQLite::Statement write(database, "INSERT OR REPLACE INTO sum (page, checksum) VALUES (?, ?)");
    write.bind(1, row);
    write.bind(2, sum);
    write.exec();
}

/// SQLite notices damaged pages, not damaged text.
void expectSum(SQLite::Database& database, std::int64_t row, std::int64_t sum) {
    SQLite::Statement read(database, "SELECT checksum FROM sum WHERE page = ?");
    read.bind(1, row);
    if (!read.executeStep() || read.getColumn(0).getInt64() != sum)
        throw SQLite::Exception("not as it was imported", SQLITE_CORRUPT);
}

Book bookAt(SQLite::Statement& row) {
    return {row.getColumn(0).getInt64(), textAt(row.getColumn(1)), textAt(row.getColumn(2)),
            row.getColumn(3).getInt()};
}

constexpr const char* kUnsummed =
    "SELECT id, title, file, pages FROM book WHERE id NOT IN (SELECT page >> 20 FROM sum WHERE page & "
    "1048575 = 0)";

/// Books that came in before there were sums.
void addSums(SQLite::Database& database) {
    const bool known =
        database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'sum'").getInt() > 0;
    if (known && !SQLite::Statement(database, kUnsummed).executeStep()) return;
    SQLite::Transaction all(database, SQLite::TransactionBehavior::IMMEDIATE);
    if (database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'sum'").getInt() == 0)
        database.exec(kSums);
    std::vector<Book> books;
    for (SQLite::Statement row(database, kUnsummed); row.executeStep();) books.push_back(bookAt(row));
    for (const Book& book : books) {
        SQLite::Statement page(database, "SELECT rowid, text FROM page WHERE rowid BETWEEN ? AND ?");
        page.bind(1, rowOf(book.id, 1));
        page.bind(2, rowOf(book.id + 1, 0) - 1);
        while (page.executeStep())
            writeSum(database, page.getColumn(0).getInt64(), sumOf(textAt(page.getColumn(1))));
        writeSum(database, rowOf(book.id, 0), sumOf(book));
    }
    all.commit();
}

/// An existing library is not locked here, because another process may be in the middle of an import.
void createOrCheck(SQLite::Database& database) {
    database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON");
    if (isOurs(database)) return;
    SQLite::Transaction only(database, SQLite::TransactionBehavior::IMMEDIATE);
    if (isOurs(database)) return;
    if (database.execAndGet("PRAGMA application_id").getInt() != 0 ||
        database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() != 0)
        throw SQLite::Exception("not a library", SQLITE_NOTADB);
    database.exec(kSchema);
    database.exec(kSums);
    database.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
    database.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion));
    only.commit();
}

/// Asks an import whether to go on, within SQLite's long steps too and while another process changes the
/// books.
class Watch {
  public:
    Watch(sqlite3* database, const Progress& progress, int pages)
        : database_(database), progress_(progress), all_(2 * pages), done_(pages) {
        sqlite3_progress_handler(
            database, kSteps, [](void* self) { return static_cast<Watch*>(self)->goesOn() ? 0 : 1; }, this);
        sqlite3_busy_handler(
            database, [](void* self, int asked) { return static_cast<Watch*>(self)->waits(asked) ? 1 : 0; },
            this);
    }
    ~Watch() {
        sqlite3_progress_handler(database_, 0, nullptr, nullptr);
        sqlite3_busy_timeout(database_, kBusyMilliseconds);
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    bool goesOn() const { return progress_(done_, all_); }
    void pageDone() { ++done_; }

  private:
    static constexpr int kSteps = 10'000;
    static constexpr std::chrono::milliseconds kPause{50};
    static constexpr std::chrono::milliseconds kLongest{60'000};

    bool waits(int asked) const {
        if (asked * kPause > kLongest || !goesOn()) return false;
        std::this_thread::sleep_for(kPause);
        return true;
    }

    sqlite3* database_;
    const Progress& progress_;
    int all_;
    int done_;
};

/// False at the end, and when the time is over.
bool nextInTime(SQLite::Statement& row) {
    try {
        return row.executeStep();
    } catch (const SQLite::Exception& exception) {
        if (exception.getErrorCode() != SQLITE_INTERRUPT) throw;
        return false;
    }
}

/// When to give up weighing pages and take the first ones, and when to have done, since the search began.
struct Schedule {
    std::chrono::milliseconds weighing;
    std::chrono::milliseconds all;
};
// Within the 50 ms of a search; one page more can be on its way.
constexpr Schedule kEveryWord{std::chrono::milliseconds(14), std::chrono::milliseconds(22)};
constexpr Schedule kSomeWords{std::chrono::milliseconds(30), std::chrono::milliseconds(38)};
constexpr Schedule kOneTry{std::chrono::milliseconds(16), std::chrono::milliseconds(38)};

}  // namespace

namespace {

bool isOdd(const std::filesystem::path& path) {
    for (const char* suffix : {"", "-wal", "-shm", "-journal"}) {
        std::error_code error;
        const auto status = std::filesystem::status(path.string() + suffix, error);
        if (exists(status) && !is_regular_file(status) && !is_directory(status)) return true;
    }
    return false;
}

/// SQLite would take it for a library that is yet to be made.
bool isCutToNothing(const std::filesystem::path& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) && std::filesystem::file_size(path, error) == 0;
}

}  // namespace

struct Library::Parts {
    explicit Parts(const std::filesystem::path& path)
        : database(std::filesystem::absolute(path).string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
                   kBusyMilliseconds) {
        createOrCheck(database);
        addSums(database);
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    }

    SQLite::Database database;
    ImportError error = ImportError::None;

    template <typename Work>
    std::invoke_result_t<Work> tried(Work work) {
        error = ImportError::None;
        try {
            return work();
        } catch (const SQLite::Exception& exception) {
            error = errorOf(exception);
            return {};
        }
    }

    bool has(const std::string& quoted) {
        SQLite::Statement found(database, "SELECT 1 FROM page WHERE page MATCH ? LIMIT 1");
        found.bind(1, quoted);
        return nextInTime(found);
    }

    Expressions expressions(std::string_view typed, const reference::Reference* words) {
        return expressionsOf(typed, words, [this](const std::string& quoted) { return has(quoted); });
    }

    std::string titleOf(BookId book) {
        SQLite::Statement title(database, "SELECT title FROM book WHERE id = ?");
        title.bind(1, book);
        return title.executeStep() ? textAt(title.getColumn(0)) : std::string();
    }

    std::vector<PageHit> matching(const std::string& expression, const char* order, std::size_t limit,
                                  const Schedule& schedule, Budget& budget) {
        std::vector<PageHit> hits;
        SQLite::Statement row(database, std::string("SELECT rowid, ") + kHighlightInTime +
                                            " FROM page WHERE page MATCH ? " + order + " LIMIT ?");
        row.bind(1, expression);
        row.bind(2, static_cast<std::int64_t>(std::min<std::size_t>(limit, 1000)));
        while (nextInTime(row)) {
            budget.allow(schedule.all);  // they are weighed; what follows is to show them
            std::string text = textAt(row.getColumn(1));
            const auto matches = takeMarks(text);
            expectSum(database, row.getColumn(0).getInt64(), sumOf(text));
            Passage passage = passageOf(text, matches);
            const std::int64_t at = row.getColumn(0).getInt64();
            hits.push_back({.book = at / kRowsPerBook,
                            .page = static_cast<int>(at % kRowsPerBook),
                            .snippet = std::move(passage.text),
                            .inSnippet = std::move(passage.matches)});
        }
        return hits;
    }

    /// When they cannot all be weighed in time: the first ones.
    std::vector<PageHit> best(const std::string& expression, std::size_t limit, const Schedule& schedule,
                              Budget& budget) {
        if (expression.empty()) return {};
        budget.allow(schedule.weighing);
        std::vector<PageHit> hits = matching(expression, "ORDER BY rank", limit, schedule, budget);
        if (!hits.empty() || budget.isSpent() == 0) return hits;
        budget.allow(schedule.all);
        return matching(expression, "", limit, schedule, budget);
    }

    /// Without the titles of the books.
    std::vector<PageHit> inTime(std::string_view typed, std::size_t limit,
                                const reference::Reference* words) {
        Budget budget(database.getHandle());
        budget.allow(kEveryWord.weighing);
        const Expressions found = expressions(typed, words);
        if (found.strict == found.loose) return best(found.strict, limit, kOneTry, budget);
        std::vector<PageHit> hits = best(found.strict, limit, kEveryWord, budget);
        return hits.empty() ? best(found.loose, limit, kSomeWords, budget) : hits;
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
    bool store(const std::vector<std::string>& pages, Imported& imported, const Progress& progress) {
        const int count = imported.book.pages;
        Watch watch(database.getHandle(), progress, count);
        SQLite::Transaction all(database, SQLite::TransactionBehavior::IMMEDIATE);
        imported.book.id = place(imported.book, imported.replaced);
        SQLite::Statement add(database, "INSERT INTO page (rowid, text) VALUES (?, ?)");
        for (int page = 1; page <= count; ++page) {
            if (!watch.goesOn()) return false;
            add.bind(1, rowOf(imported.book.id, page));
            add.bindNoCopy(2, pages[static_cast<std::size_t>(page - 1)]);
            add.exec();
            add.reset();
            writeSum(database, rowOf(imported.book.id, page),
                     sumOf(pages[static_cast<std::size_t>(page - 1)]));
            watch.pageDone();
        }
        writeSum(database, rowOf(imported.book.id, 0), sumOf(imported.book));
        all.commit();
        // From now on the file alone has the book.
        (void)sqlite3_wal_checkpoint_v2(database.getHandle(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr,
                                        nullptr);
        return true;
    }

    void expectAllSums() {
        if (database.execAndGet("PRAGMA quick_check(1)").getString() != "ok")
            throw SQLite::Exception("a damaged page", SQLITE_CORRUPT);
        std::int64_t pages = 0;
        for (SQLite::Statement row(database, "SELECT id, title, file, pages FROM book"); row.executeStep();) {
            const Book book = bookAt(row);
            expectSum(database, rowOf(book.id, 0), sumOf(book));
            pages += book.pages;
        }
        for (SQLite::Statement page(database, "SELECT rowid, text FROM page"); page.executeStep(); --pages)
            expectSum(database, page.getColumn(0).getInt64(), sumOf(textAt(page.getColumn(1))));
        if (pages != 0) throw SQLite::Exception("pages are missing", SQLITE_CORRUPT);
        try {
            database.exec("INSERT INTO page (page) VALUES ('integrity-check')");
        } catch (const SQLite::Exception& exception) {
            // It asks as if it would write, and somebody else may be writing.
            if (errorOf(exception) != ImportError::Busy) throw;
        }
    }
};

Library::Library(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

std::optional<Library> Library::open(const std::filesystem::path& path, ImportError& error) {
    std::error_code ignored;
    if (path.empty()) {
        error = ImportError::NoFolder;
        return std::nullopt;
    }
    if (isOdd(path)) {
        error = ImportError::OddFile;
        return std::nullopt;
    }
    std::filesystem::create_directories(path.parent_path(), ignored);
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(kBusyMilliseconds);
    do {
        if (isCutToNothing(path)) {
            // Or somebody is just about to begin it.
            error = ImportError::LibraryBroken;
            std::this_thread::sleep_for(kBeforeAnotherTry);
            continue;
        }
        try {
            error = ImportError::None;
            return Library(std::make_unique<Parts>(path));
        } catch (const SQLite::Exception& exception) {
            error = errorOf(exception);
        } catch (const std::filesystem::filesystem_error&) {
            error = ImportError::CannotStore;
        }
        if (error != ImportError::Busy) break;
        // Of two that make it a log of its own at once, SQLite turns one away without letting it wait.
        std::this_thread::sleep_for(kBeforeAnotherTry);
    } while (std::chrono::steady_clock::now() < until);
    return std::nullopt;
}

std::optional<std::filesystem::path> Library::setAside(const std::filesystem::path& path) {
    const auto named = [&](int number, const char* suffix) {
        return std::filesystem::path(path.string() + ".damaged-" + std::to_string(number) + suffix);
    };
    std::error_code error;
    int number = 1;
    while (std::filesystem::exists(named(number, ""), error)) ++number;
    std::filesystem::rename(path, named(number, ""), error);
    if (error) return std::nullopt;
    for (const char* suffix : {"-wal", "-shm", "-journal"})
        std::filesystem::rename(path.string() + suffix, named(number, suffix), error);
    return named(number, "");
}

bool Library::isSound() const {
    return parts_->tried([this] {
        parts_->expectAllSums();
        return true;
    });
}

ImportError Library::error() const {
    return parts_->error;
}

std::vector<Book> Library::books() const {
    return parts_->tried([this] {
        std::vector<Book> books;
        SQLite::Statement row(parts_->database, "SELECT id, title, file, pages FROM book ORDER BY title");
        while (row.executeStep()) {
            books.push_back(bookAt(row));
            expectSum(parts_->database, rowOf(books.back().id, 0), sumOf(books.back()));
        }
        return books;
    });
}

Imported Library::import(const std::filesystem::path& file, const Progress& progress) {
    Imported imported{.book = {.title = cleaned(file.stem().string())}};
    std::ranges::replace(imported.book.title, '\n', ' ');
    bool stopped = false;
    const auto goesOn = [&](int done, int all) { return !(stopped = stopped || !progress(done, all)); };
    // The reading is the first half of the work.
    const PagesRead read = readPages(file, [&](int done, int all) { return goesOn(done, 2 * all); });
    imported.error = read.error;
    if (imported.error != ImportError::None) return imported;
    imported.book.pages = static_cast<int>(read.pages.size());
    std::error_code ignored;
    imported.book.file = std::filesystem::absolute(file, ignored);
    const bool stored = parts_->tried([&] { return parts_->store(read.pages, imported, goesOn); });
    imported.error = parts_->error;
    if (stored)
        progress(2 * imported.book.pages, 2 * imported.book.pages);
    else if (stopped)
        imported.error = ImportError::Cancelled;
    return imported;
}

bool Library::remove(BookId book) {
    return parts_->tried([&] {
        SQLite::Transaction all(parts_->database, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement row(parts_->database, "DELETE FROM book WHERE id = ?");
        row.bind(1, book);
        if (row.exec() == 0) return false;
        parts_->removePages(book);
        all.commit();
        return true;
    });
}

std::vector<PageHit> Library::search(std::string_view typed, std::size_t limit,
                                     const reference::Reference* words) const {
    return parts_->tried([&] {
        std::vector<PageHit> hits = parts_->inTime(typed, limit, words);
        for (PageHit& hit : hits) hit.title = parts_->titleOf(hit.book);
        return hits;
    });
}

std::optional<PageText> Library::page(BookId book, int page, std::string_view typed,
                                      const reference::Reference* words) const {
    return parts_->tried([&]() -> std::optional<PageText> {
        Budget budget(parts_->database.getHandle());
        budget.allow(kSomeWords.all);
        if (const std::string loose = parts_->expressions(typed, words).loose; !loose.empty()) {
            SQLite::Statement marked(parts_->database, std::string("SELECT ") + kHighlight +
                                                           " FROM page WHERE page MATCH ? AND rowid = ?");
            marked.bind(1, loose);
            marked.bind(2, rowOf(book, page));
            if (nextInTime(marked)) {
                PageText found{.text = textAt(marked.getColumn(0))};
                found.matches = takeMarks(found.text);
                expectSum(parts_->database, rowOf(book, page), sumOf(found.text));
                return found;
            }
        }
        budget.allow(std::chrono::hours(1));  // the page itself is always there
        SQLite::Statement plain(parts_->database, "SELECT text FROM page WHERE rowid = ?");
        plain.bind(1, rowOf(book, page));
        if (!plain.executeStep()) return std::nullopt;
        PageText found{.text = textAt(plain.getColumn(0))};
        expectSum(parts_->database, rowOf(book, page), sumOf(found.text));
        return found;
    });
}

}  // namespace reach::books
