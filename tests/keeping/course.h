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

template <typename Kind>
std::int64_t sumOf(const SessionOf<Kind>& session, std::size_t entries) {
    Checksum sum;
    for (std::size_t at = 0; at < entries && at < session.entries().size(); ++at)
        sum.add(Kind::print(session.entries()[at].command));
    return sum.value();
}

inline std::int64_t sumOf(const AnyOpenTable& table, std::size_t entries) {
    if (const auto* arcades = dynamic_cast<const OpenTableOf<ArcadesGame>*>(&table))
        return sumOf(*arcades->session, entries);
    return sumOf(*dynamic_cast<const OpenTable&>(table).session, entries);
}

inline Course courseOf(const AnyOpenTable& table) {
    return {static_cast<std::int64_t>(table.cursor()), static_cast<std::int64_t>(table.entries()),
            sumOf(table, table.cursor())};
}

/// The table, whatever game it is; none where it does not open.
inline std::unique_ptr<AnyOpenTable> openAny(Shelf& shelf, saves::GameId id) {
    if (shelf.isOf<ArcadesGame>(id)) return shelf.open<ArcadesGame>(id).value;
    return shelf.open<ArcsGame>(id).value;
}

}  // namespace reach::tests
