#include <QTest>

#include <toml++/toml.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

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

/// Groups of queries.toml that were written before anybody saw what is found for them.
const std::set<std::string> kUnseen{"held-out", "unseen", "last"};

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
        Mean all;
        Mean known;
        std::map<std::string, Mean> unseen;  // by group
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
            all.add(place);
            (kUnseen.contains(asked.group) ? unseen[asked.group] : known).add(place);
        }
        std::printf(
            "mean reciprocal rank %.4f over all %d queries; %d ask for entries that are not written\n",
            all.value(), all.counted, absent);
        std::printf("%.4f over the %d the search was made with\n", known.value(), known.counted);
        for (const auto& [group, mean] : unseen)
            std::printf("%.4f over the %d %s\n", mean.value(), mean.counted, group.c_str());
        QVERIFY(known.counted + absent >= 200);
        QVERIFY2(all.value() >= 0.95, "the search got worse");
        for (const auto& [group, mean] : unseen) QVERIFY2(mean.value() >= 0.85, group.c_str());
    }
};

QTEST_APPLESS_MAIN(QueriesTest)
#include "queries_test.moc"
