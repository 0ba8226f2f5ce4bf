#include <sqlite3.h>
#include <toml++/toml.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "database/reference/reference.h"
#include "database/reference/words.h"
#include "tests/places.h"

// reachkeeper_bench_reference [FILE]: types every query of tests/reference/queries.toml letter by letter.
// Compares the time with SQLite's own search for the same words (all of them, the last as a prefix, best
// twenty by bm25), in turns.

namespace {

using namespace reach::reference;
using Clock = std::chrono::steady_clock;

constexpr int kRounds = 5;

double microseconds(Clock::time_point since) {
    return std::chrono::duration<double, std::micro>(Clock::now() - since).count();
}

double quantile(std::vector<double> times, double share) {
    const auto at = static_cast<std::ptrdiff_t>(share * static_cast<double>(times.size() - 1));
    std::ranges::nth_element(times, times.begin() + at);
    return times[static_cast<std::size_t>(at)];
}

void expect(bool ok, const char* what) {
    if (ok) return;
    std::fprintf(stderr, "cannot %s\n", what);
    std::exit(EXIT_FAILURE);
}

/// What was typed after each letter of each query.
std::vector<std::string> keystrokes() {
    std::vector<std::string> typed;
    const toml::table root = toml::parse_file(places::source("tests/reference/queries.toml").toStdString());
    for (const auto& [group, queries] : root)
        for (const auto& [query, expected] : *queries.as_table())
            for (std::size_t length = 1; length <= query.str().size(); ++length)
                typed.emplace_back(query.str().substr(0, length));
    return typed;
}

class Bare {
  public:
    explicit Bare(const char* path) {
        expect(sqlite3_open_v2(path, &database_, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK,
               "open the file");
        const char* sql =
            "SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 10, 5, 1, 1) LIMIT 20";
        expect(sqlite3_prepare_v2(database_, sql, -1, &query_, nullptr) == SQLITE_OK, "prepare");
    }
    Bare(const Bare&) = delete;
    Bare& operator=(const Bare&) = delete;
    ~Bare() {
        sqlite3_finalize(query_);
        sqlite3_close(database_);
    }

    void search(const std::string& typed) {
        std::string words;
        for (const Word& word : wordsOf(typed)) words += '"' + word.text + "\" ";
        if (words.empty()) return;
        words.back() = '*';
        sqlite3_bind_text(query_, 1, words.data(), static_cast<int>(words.size()), SQLITE_STATIC);
        while (sqlite3_step(query_) == SQLITE_ROW) found_ += sqlite3_column_int64(query_, 0);
        sqlite3_reset(query_);
    }

  private:
    sqlite3* database_ = nullptr;
    sqlite3_stmt* query_ = nullptr;
    sqlite3_int64 found_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
    const std::string path = argc > 1 ? argv[1] : places::reference().toStdString();
    const std::vector<std::string> typed = keystrokes();
    std::vector<double> ours;
    std::vector<double> theirs;
    std::vector<double> opening;
    std::vector<double> least(typed.size(), 1e9);  // of each keystroke, without what else the machine did
    for (int round = 0; round < kRounds; ++round) {
        auto start = Clock::now();
        const auto opened = Reference::open(path);  // anew, so that nothing is remembered from the last round
        opening.push_back(microseconds(start));
        expect(opened.reference.has_value(), "open the reference");
        Bare bare(path.c_str());
        for (std::size_t i = 0; i < typed.size(); ++i) {
            start = Clock::now();
            opened.reference->search(typed[i], 20);
            ours.push_back(microseconds(start));
            least[i] = std::min(least[i], ours.back());
            start = Clock::now();
            bare.search(typed[i]);
            theirs.push_back(microseconds(start));
        }
    }
    std::printf("open                %8.1f us\n", quantile(opening, 0.5));
    std::printf("a keystroke         %8.1f us, bare FTS5 %8.1f us, ratio %.2f (hold 1.5)\n",
                quantile(ours, 0.5), quantile(theirs, 0.5), quantile(ours, 0.5) / quantile(theirs, 0.5));
    std::printf("of 100, the slowest %8.1f us, bare FTS5 %8.1f us, the very slowest %.1f us (hold 2000)\n",
                quantile(ours, 0.99), quantile(theirs, 0.99), quantile(least, 1));
    return EXIT_SUCCESS;
}
