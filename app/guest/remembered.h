#pragma once

#include "app/session/act.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reach {

/// The data that a screen keeps about a table of another device, besides its acts. It suffices to come back
/// after a reload. It is small and has a text form.
struct Remembered {
    std::string key;     ///< of this device at this table
    std::string device;  ///< its name there
    std::string seat;
    std::string title;
    std::string header;
    bool overHttp = false;     ///< the way that worked last
    std::vector<Act> offered;  ///< not yet answered

    std::string text() const;
    /// Returns nullopt if the text is none of these.
    static std::optional<Remembered> read(std::string_view text);

    friend bool operator==(const Remembered&, const Remembered&) = default;
};

}  // namespace reach
