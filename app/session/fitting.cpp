#include "app/session/fitting.h"

#include <algorithm>

namespace reach {

std::string fitting(std::string_view text, std::size_t most) {
    std::size_t begun = 0;
    std::size_t end = 0;  // end of the last character that leaves room for "…"
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool begins = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        if (!begins) continue;
        if (begun == most - 1) end = at;
        if (++begun > most) return std::string(text.substr(0, end)) + "…";
    }
    return std::string(text);
}

}  // namespace reach
