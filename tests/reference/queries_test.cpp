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

/// The mean reciprocal rank of some queries.
struct Mean {
    double sum = 0;
    int counted = 0;

    void add(int place) {
        sum += place > 0 ? 1.0 / place : 0;
        ++counted;
    }
    double value() const { return counted > 0 ? sum / counted : 0; }
};

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
    /// Prints the mean reciprocal rank of queries.toml over the entries that are written: of those that were
    /// used to tune the search, and of those written unseen.
    void whatPeopleTypeComesFirst() {
        const char* chosen = std::getenv("REACHKEEPER_REFERENCE");
        const auto opened = Reference::open(chosen != nullptr ? chosen : REACHKEEPER_REFERENCE_FILE);
        QVERIFY(opened.reference.has_value());
        const Reference& reference = *opened.reference;
        Mean known;
        Mean heldOut;
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
            (asked.group == "held-out" ? heldOut : known).add(place);
        }
        std::printf("mean reciprocal rank %.4f over %d queries; %d ask for entries that are not written\n",
                    known.value(), known.counted, absent);
        std::printf("mean reciprocal rank %.4f over %d held out\n", heldOut.value(), heldOut.counted);
        QVERIFY(known.counted + absent >= 200);
        QVERIFY2(known.value() >= 0.95, "the search got worse");
        QVERIFY(heldOut.counted >= 60);
        QVERIFY2(heldOut.value() >= 0.75, "the search got worse at what it was not tuned for");
    }
};

QTEST_APPLESS_MAIN(QueriesTest)
#include "queries_test.moc"
