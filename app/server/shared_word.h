#pragma once

#include "app/host/elsewhere.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reach {

/// What a host says of a table to the other hosts, for the moment. It is not kept, and may be lost on the
/// way.
struct SharedWord {
    std::string host;  ///< drawn anew at each start
    std::int64_t table = 0;
    Elsewhere elsewhere;

    /// Returns none if it cannot be read.
    static std::optional<SharedWord> read(std::string_view text);
    std::string text() const;

    friend bool operator==(const SharedWord&, const SharedWord&) = default;
};

}  // namespace reach
