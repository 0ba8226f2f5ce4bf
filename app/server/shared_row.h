#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reach {

/// What the hosts of a club know of a table, besides its acts.
struct SharedRow {
    std::string title;
    std::string header;
    std::string note;    ///< the text of a TableNote
    std::string guests;  ///< the text of a GuestList
    /// Acts that it had when it was begun or brought here. Before the stream has them nobody may add some.
    std::int64_t begun = 0;
    bool isGone = false;  ///< it was removed

    /// Returns an empty row if it cannot be read.
    static SharedRow read(std::string_view text);
    std::string text() const;
    /// One row where two hosts have changed `base` at the same time: what one of them has changed counts, and
    /// `mine` where both did. What was removed stays removed.
    static SharedRow merged(const SharedRow& base, const SharedRow& mine, const SharedRow& theirs);

    friend bool operator==(const SharedRow&, const SharedRow&) = default;
};

}  // namespace reach
