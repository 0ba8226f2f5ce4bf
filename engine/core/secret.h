#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// A secret that a player writes down and reveals later: a planet, or the colour of a token. A secret on
/// paper is unknown to the app. For a sealed secret the record keeps a salted hash. The player reveals the
/// secret with the salt, and every player can check that it was not changed.
namespace reach {

using Digest = std::array<std::uint8_t, 32>;  ///< SHA-256
using Salt = std::array<std::uint8_t, 16>;    ///< random, so that the hash of every planet cannot be tried

/// Identifies a secret: its card, and its number among several secrets of that card, from 1. Number 0: the
/// card has one.
struct SecretKey {
    CardId card = CardId::None;
    std::int8_t number = 0;

    friend constexpr bool operator==(const SecretKey&, const SecretKey&) = default;
};

/// Possible values of a secret, one bit each: a system, or a player's colour.
using SecretSet = std::uint32_t;

struct Secret {
    SecretKey key;
    Player holder = Player::None;  ///< the player who knows it
    SecretSet can = 0;             ///< values that are still possible
    Digest seal{};                 ///< all zeros: the secret is on paper

    constexpr bool isSealed() const { return seal != Digest{}; }
    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};
inline constexpr int kSecrets = 12;

/// Returns the SHA-256 of the salt in hexadecimal digits, a space and the word: "3f…9c 4-hex". Any SHA-256
/// tool can check it.
Digest sealOf(std::string_view word, const Salt& salt);

/// Conversion to and from lower-case hexadecimal digits, two for each byte. `readHex` returns false unless
/// the text has exactly the digits for `bytes`.
std::string hexOf(std::span<const std::uint8_t> bytes);
bool readHex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace reach
