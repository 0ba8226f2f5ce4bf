#pragma once

#include "database/saves/save_store.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reach {

/// What a key of a host is for.
enum class KeyKind : std::uint8_t {
    Counters,  ///< reads the counters, and nothing else
    Member,    ///< begins tables, and looks on at those of others that are not private
    Manager,   ///< everything
    Screen,    ///< shows the tables that are not private at "/club", and opens nothing else
};

/// "counters", "member", "manager", "screen". These names are in files and messages and never change.
std::string_view nameOf(KeyKind kind);
std::optional<KeyKind> readKeyKind(std::string_view name);

/// A key of a host, without the key itself.
struct HostKey {
    std::string id;  ///< 12 hexadecimal digits, of no use to whoever has not the key
    KeyKind kind = KeyKind::Counters;
    std::string label;  ///< whose it is, in the words of whoever made it
    saves::Seconds made = 0;

    friend bool operator==(const HostKey&, const HostKey&) = default;
};

/// The keys of a host. A folder has a file for each key, with the key's hash. So several programs may add and
/// remove keys at a time, and a host sees it while it runs. find() and all() may be called from any thread.
class Keyring {
  public:
    /// Reads the folder. It need not exist before the first key.
    explicit Keyring(std::filesystem::path folder);

    /// Makes a key of 128 random bits and returns it, as 32 hexadecimal digits in four groups. It is kept
    /// nowhere. The label is cut to kLongestName. Errors: those of the disk.
    saves::SaveResult<std::string> make(KeyKind kind, std::string_view label, saves::Seconds now);
    /// Removes a key. Returns false if there is none with this id, or it cannot be removed.
    bool revoke(std::string_view id);
    /// Reads the folder again. Returns true if other keys are in it than before. A folder or a file that
    /// cannot be read has no keys.
    bool look();

    /// The key that somebody shows, with or without its hyphens.
    std::optional<HostKey> find(std::string_view shown) const;
    std::optional<HostKey> withId(std::string_view id) const;
    /// All keys, the oldest first.
    std::vector<HostKey> all() const;

  private:
    struct Sealed {
        HostKey key;
        std::string seal;
    };
    const std::filesystem::path folder_;
    mutable std::mutex mutex_;
    std::map<std::string, Sealed, std::less<>> keys_;  ///< by id
};

}  // namespace reach
