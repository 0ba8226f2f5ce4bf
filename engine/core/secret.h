#pragma once

#include "engine/core/ids.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// What a player writes down where nobody else looks, to be told later: a planet, the colour of a token. On
/// paper nothing of it is known here. Sealed, the record keeps a salted hash: whoever tells the secret gives
/// the salt, and everybody sees that nothing was changed.
namespace reach {

using Digest = std::array<std::uint8_t, 32>;  ///< SHA-256
using Salt = std::array<std::uint8_t, 16>;    ///< chosen by chance, so that nobody tries all planets

/// Which secret: the card it belongs to, and which of that card's, from 1; 0: it has one.
struct SecretKey {
    CardId card = CardId::None;
    std::int8_t number = 0;

    friend constexpr bool operator==(const SecretKey&, const SecretKey&) = default;
};

/// A bit for each thing a secret can be: a system, or a player's colour.
using SecretSet = std::uint32_t;

struct Secret {
    SecretKey key;
    Player holder = Player::None;  ///< who knows it
    SecretSet can = 0;             ///< what it can be, after what was said about it
    Digest seal{};                 ///< nothing but zeros: it is on paper

    constexpr bool isSealed() const { return seal != Digest{}; }
    friend constexpr bool operator==(const Secret&, const Secret&) = default;
};
inline constexpr int kSecrets = 12;

/// The hash of the salt in hexadecimal digits, a space and the word: "3f…9c 4-hex". Anybody can check it with
/// any SHA-256.
Digest sealOf(std::string_view word, const Salt& salt);

/// Small hexadecimal digits, two a byte; false for a text that is not of exactly so many.
std::string hexOf(std::span<const std::uint8_t> bytes);
bool readHex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace reach
