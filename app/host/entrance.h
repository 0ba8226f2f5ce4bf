#pragma once

#include "app/door/door.h"
#include "app/host/guest_list.h"

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace reach {

/// What opens the tables behind one door: their codes, and the hashes of their devices' keys. The door asks
/// on its own thread while the tables change on theirs, so this is a copy that any thread may use.
class Entrance {
  public:
    /// This list opens the table from now on.
    void set(const std::string& table, const GuestList& guests);
    void remove(const std::string& table);
    /// Whether another table has this code.
    bool isTaken(const std::string& code, const std::string& exceptBy) const;
    /// The rights of somebody who shows this code or key. A code gives none while its table lets nobody new
    /// in.
    std::optional<door::Admission> admit(std::string_view shown) const;

  private:
    mutable std::mutex mutex_;
    std::map<std::string, GuestList> lists_;
};

}  // namespace reach
