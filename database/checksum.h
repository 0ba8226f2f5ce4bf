#pragma once

#include <cstdint>
#include <string_view>

namespace reach {

/// FNV-1a, 64 bits, over the fields of a row. The checksum is part of the file formats: changing it requires
/// a migration.
class Checksum {
  public:
    constexpr Checksum& add(std::int64_t number) {
        auto bits = static_cast<std::uint64_t>(number);
        for (int byte = 0; byte < 8; ++byte, bits >>= 8) mix(static_cast<std::uint8_t>(bits & 0xff));
        return *this;
    }

    /// Adds the length first, so that text cannot move from one field to the next unnoticed.
    constexpr Checksum& add(std::string_view text) {
        add(static_cast<std::int64_t>(text.size()));
        for (char letter : text) mix(static_cast<std::uint8_t>(letter));
        return *this;
    }

    constexpr std::int64_t value() const { return static_cast<std::int64_t>(hash_); }

  private:
    constexpr void mix(std::uint8_t byte) {
        hash_ ^= byte;
        hash_ *= 0x100000001b3ULL;
    }

    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

}  // namespace reach
