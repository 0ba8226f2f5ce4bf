#include "engine/core/secret.h"

#include <nettle/sha2.h>

#include <charconv>

namespace reach {

Digest sealOf(std::string_view word, const Salt& salt) {
    const std::string text = hexOf(salt).append(1, ' ').append(word);
    Digest digest{};
    sha256_ctx hash;
    sha256_init(&hash);
    sha256_update(&hash, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
    sha256_digest(&hash, digest.size(), digest.data());
    return digest;
}

std::string hexOf(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) text.append(1, kDigits[byte >> 4U]).append(1, kDigits[byte & 15U]);
    return text;
}

bool readHex(std::string_view text, std::span<std::uint8_t> bytes) {
    if (text.size() != 2 * bytes.size()) return false;
    for (std::uint8_t& byte : bytes) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + 2, byte, 16);
        if (error != std::errc() || end != text.data() + 2) return false;
        text.remove_prefix(2);
    }
    return true;
}

}  // namespace reach
