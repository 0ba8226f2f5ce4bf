#pragma once

#include "app/session/shelf.h"
#include "database/checksum.h"

#include <cstdint>
#include <string>

/// The state of a table that two test programs exchange.
namespace reach::tests {

/// The state of a table: its cursor, and a checksum of the entries before it.
struct Course {
    std::int64_t cursor = 0;
    std::int64_t entries = 0;
    std::int64_t sum = 0;  ///< checksum of the applied entries

    friend bool operator==(const Course&, const Course&) = default;
};

inline std::int64_t sumOf(const OpenTable& table, std::size_t entries) {
    Checksum sum;
    for (std::size_t at = 0; at < entries && at < table.entries(); ++at)
        sum.add(printCommand(table.session->entries()[at].command));
    return sum.value();
}

inline Course courseOf(const OpenTable& table) {
    return {static_cast<std::int64_t>(table.cursor()), static_cast<std::int64_t>(table.entries()),
            sumOf(table, table.cursor())};
}

}  // namespace reach::tests
