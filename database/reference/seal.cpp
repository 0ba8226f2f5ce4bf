#include "database/reference/seal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <optional>
#include <vector>

namespace reach::reference {
namespace {

constexpr std::uint64_t kMark = 0x314C414553634B52;  // "RkcSEAL1"
using Seal = std::array<std::uint64_t, 2>;

/// Eight bytes at a time: the file is read whole when it is opened.
std::uint64_t sumOf(const std::vector<char>& bytes, std::size_t size) {
    std::uint64_t sum = size;
    for (std::size_t at = 0; at < size; at += sizeof sum) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, std::min(sizeof word, size - at));
        sum = std::rotl((sum ^ word) * 0x9E3779B97F4A7C15, 29);
    }
    return sum;
}

std::optional<std::vector<char>> readAll(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error) return std::nullopt;
    std::vector<char> bytes(static_cast<std::size_t>(size));
    std::ifstream in(file, std::ios::binary);
    if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) return std::nullopt;
    return bytes;
}

}  // namespace

bool seal(const std::filesystem::path& file) {
    const auto bytes = readAll(file);
    if (!bytes) return false;
    const Seal seal{kMark, sumOf(*bytes, bytes->size())};
    std::ofstream out(file, std::ios::binary | std::ios::app);
    out.write(reinterpret_cast<const char*>(seal.data()), sizeof seal);
    out.close();
    return !out.fail();
}

bool isAsSealed(const std::filesystem::path& file) {
    const auto bytes = readAll(file);
    if (!bytes || bytes->size() < sizeof(Seal)) return false;
    const std::size_t size = bytes->size() - sizeof(Seal);
    Seal found{};
    std::memcpy(found.data(), bytes->data() + size, sizeof found);
    return found == Seal{kMark, sumOf(*bytes, size)};
}

}  // namespace reach::reference
