#include <QTest>

#include <toml++/toml.h>

#include <algorithm>
#include <cstdio>

#include "database/reference/reference.h"

using namespace reach::reference;

namespace {

struct Asked {
    std::string group;
    std::string query;
    std::vector<std::string> expected;
};

std::vector<Asked> readQueries() {
    std::vector<Asked> all;
    const toml::table root = toml::parse_file(REACHKEEPER_SOURCE_DIR "/tests/reference/queries.toml");
    for (const auto& [group, queries] : root) {
        for (const auto& [query, expected] : *queries.as_table()) {
            Asked asked{std::string(group.str()), std::string(query.str()), {}};
            if (const toml::array* ids = expected.as_array())
                for (const toml::node& id : *ids) asked.expected.push_back(**id.as_string());
            else
                asked.expected.push_back(**expected.as_string());
            all.push_back(std::move(asked));
        }
    }
    return all;
}

/// 1 for the first row; 0 when it is not among the first twenty.
int placeOf(const SearchResult& result, const std::vector<std::string>& expected) {
    const auto wanted = [&](const std::string& id) {
        return std::ranges::find(expected, id) != expected.end();
    };
    for (std::size_t i = 0; i < result.hits.size(); ++i)
        if (wanted(result.hits[i].id) || std::ranges::any_of(result.hits[i].copies, wanted))
            return static_cast<int>(i) + 1;
    return 0;
}

}  // namespace

class QueriesTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Prints the mean reciprocal rank of queries.toml over the entries that are written.
    void whatPeopleTypeComesFirst() {
        const char* chosen = std::getenv("REACHKEEPER_REFERENCE");
        const auto opened = Reference::open(chosen != nullptr ? chosen : REACHKEEPER_REFERENCE_FILE);
        QVERIFY(opened.reference.has_value());
        const Reference& reference = *opened.reference;
        double sum = 0;
        int counted = 0;
        int absent = 0;
        for (const Asked& asked : readQueries()) {
            const bool there = std::ranges::any_of(
                asked.expected, [&](const std::string& id) { return reference.entry(id).has_value(); });
            if (!there) {
                ++absent;
                continue;
            }
            const SearchResult result = reference.search(asked.query, 20);
            const int place = placeOf(result, asked.expected);
            if (place != 1)
                std::printf("%-9s %2d  %-50s first is %s\n", asked.group.c_str(), place, asked.query.c_str(),
                            result.hits.empty() ? "nothing" : result.hits[0].id.c_str());
            sum += place > 0 ? 1.0 / place : 0;
            ++counted;
        }
        const double mean = sum / counted;
        std::printf("mean reciprocal rank %.4f over %d queries; %d ask for entries that are not written\n",
                    mean, counted, absent);
        QVERIFY(counted + absent >= 200);
        QVERIFY2(mean >= 0.95, "the search got worse");
    }
};

QTEST_APPLESS_MAIN(QueriesTest)
#include "queries_test.moc"
