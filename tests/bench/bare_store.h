#pragma once

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace reach::bench {

/// As long as the act of a move.
inline const std::string kAct(400, 'a');

/// Ends the program if what it was about to measure cannot be done.
inline void expect(bool ok, const char* what) {
    if (ok) return;
    std::fprintf(stderr, "cannot %s\n", what);
    std::exit(EXIT_FAILURE);
}

/// The least that SQLite can do for one durable row.
class BareStore {
  public:
    explicit BareStore(const std::filesystem::path& path) {
        expect(sqlite3_open(path.string().c_str(), &database_) == SQLITE_OK, "open");
        run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE act (number INTEGER PRIMARY KEY, text TEXT)");
        const char* sql = "INSERT INTO act (text) VALUES (?)";
        expect(sqlite3_prepare_v2(database_, sql, -1, &insert_, nullptr) == SQLITE_OK, "prepare");
    }
    BareStore(const BareStore&) = delete;
    BareStore& operator=(const BareStore&) = delete;
    ~BareStore() {
        sqlite3_finalize(insert_);
        sqlite3_close(database_);
    }

    void append() {
        sqlite3_bind_text(insert_, 1, kAct.data(), static_cast<int>(kAct.size()), SQLITE_STATIC);
        expect(sqlite3_step(insert_) == SQLITE_DONE, "insert");
        sqlite3_reset(insert_);
    }

  private:
    void run(const char* sql) {
        expect(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) == SQLITE_OK, "prepare the table");
    }

    sqlite3* database_ = nullptr;
    sqlite3_stmt* insert_ = nullptr;
};

}  // namespace reach::bench
