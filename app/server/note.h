#pragma once

#include <string>
#include <string_view>

namespace reach {

/// What a host knows about a table, besides its journal and its guests.
struct TableNote {
    std::string by;       ///< the id of the key that began it; empty: it was added on the host
    std::string made;     ///< the id of the wish that began it, so that a second one begins none
    bool hidden = false;  ///< other members do not see it
    std::string away;     ///< where it was taken; empty: it is here
    std::string life;     ///< the id of its first act, once it is away

    static TableNote read(std::string_view text);
    std::string text() const;

    friend bool operator==(const TableNote&, const TableNote&) = default;
};

}  // namespace reach
