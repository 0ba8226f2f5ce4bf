#include "database/reference/locate.h"

#include <cstdlib>

namespace reach::reference {

std::filesystem::path locateReference(const std::filesystem::path& programFolder) {
    if (const char* chosen = std::getenv("REACHKEEPER_REFERENCE"); chosen != nullptr && *chosen != '\0')
        return chosen;
    return (programFolder / ".." / "share" / "reachkeeper" / "reference.sqlite").lexically_normal();
}

}  // namespace reach::reference
