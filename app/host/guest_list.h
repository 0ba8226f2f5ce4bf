#pragma once

#include "app/messages/limits.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reach {

/// A device that was let in.
struct GuestDevice {
    std::string name;  ///< no other device of the table has it
    std::string seal;  ///< the hash of its key; empty: the host's own screen
    std::string seat;  ///< a colour; empty: it looks on
    bool manages = false;

    friend bool operator==(const GuestDevice&, const GuestDevice&) = default;
};

/// The access list of a table: its code, and the devices that were let in. It keeps hashes of keys, not the
/// keys.
class GuestList {
  public:
    /// A new code, an open door, nobody there.
    GuestList();
    /// Reads what text() wrote. Returns a new list if it cannot be read.
    static GuestList read(std::string_view text);
    std::string text() const;
    /// One list where two hosts have changed one, `base`, at the same time: what one of them has changed
    /// counts, and `mine` where both did. Devices are known by their keys.
    static GuestList merged(const GuestList& base, const GuestList& mine, const GuestList& theirs);

    const std::string& code() const { return code_; }
    void drawCode();
    /// False: no new device is let in. Known devices may still come.
    bool isOpen() const { return open_; }
    void setOpen(bool open) { open_ = open; }

    /// True if this is the code, however it is typed. A text as long as a key is none: a door does not let
    /// those wait who show keys.
    bool isCode(std::string_view typed) const;

    /// In the order of their last coming, so that the first was away longest.
    const std::vector<GuestDevice>& devices() const { return devices_; }
    GuestDevice* find(std::string_view name);
    const GuestDevice* find(std::string_view name) const;
    /// The device with this hash of a key; null if there is none.
    const GuestDevice* withSeal(std::string_view seal) const;
    /// The device with this key; null if there is none.
    const GuestDevice* withKey(std::string_view key) const;
    /// Lets a device in and returns it. `key` receives its new key.
    GuestDevice& letIn(std::string_view wishedName, std::string& key);
    /// The host's own screen.
    GuestDevice& letInOwn(std::string_view name);
    void letGo(std::string_view name);
    /// Notes that a device has come.
    void come(std::string_view name);

  private:
    std::string freeName(std::string_view wished) const;

    std::string code_;
    bool open_ = true;
    std::vector<GuestDevice> devices_;
};

/// Letters of a code: none looks like another one or like a digit.
inline constexpr std::string_view kCodeLetters = "ABCDEFGHJKMNPRSTUVWXYZ";
inline constexpr std::size_t kCodeLength = 6;

}  // namespace reach
