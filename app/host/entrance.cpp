#include "app/host/entrance.h"

#include <algorithm>

namespace reach {

void Entrance::set(const std::string& table, const GuestList& guests) {
    const std::lock_guard lock(mutex_);
    lists_.insert_or_assign(table, guests);
}

void Entrance::remove(const std::string& table) {
    const std::lock_guard lock(mutex_);
    lists_.erase(table);
}

bool Entrance::isTaken(const std::string& code, const std::string& exceptBy) const {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(
        lists_, [&](const auto& one) { return one.first != exceptBy && one.second.code() == code; });
}

std::optional<door::Admission> Entrance::admit(std::string_view shown) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [table, guests] : lists_) {
        if (const GuestDevice* device = guests.withKey(shown))
            return door::Admission{table, device->name, {}};
        if (guests.isOpen() && guests.isCode(shown)) return door::Admission{table, {}, guests.code()};
    }
    return std::nullopt;
}

}  // namespace reach
