#include "database/saves/detail/log.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace reach::saves {
namespace {

constexpr std::size_t kHeader = 32;
constexpr std::size_t kFrameHeader = 24;
constexpr std::size_t kSums = 8;
constexpr std::uint32_t kMagic = 0x377f0682;  // the lowest bit says in which order sums read their bytes

std::uint32_t numberAt(std::string_view bytes, std::size_t at, bool bigEndian = true) {
    std::uint32_t number = 0;
    std::memcpy(&number, bytes.data() + at, sizeof number);
    const bool turned = bigEndian == (std::endian::native == std::endian::little);
    return turned ? __builtin_bswap32(number) : number;
}

/// The running sums of a log, each frame's built on those of the frame before.
class Sums {
  public:
    explicit Sums(bool bigEndian) : bigEndian_(bigEndian) {}

    void add(std::string_view bytes) {
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first_ += numberAt(bytes, at, bigEndian_) + second_;
            second_ += numberAt(bytes, at + 4, bigEndian_) + first_;
        }
    }
    bool standAt(std::string_view bytes, std::size_t at) const {
        return numberAt(bytes, at) == first_ && numberAt(bytes, at + 4) == second_;
    }

  private:
    bool bigEndian_;
    std::uint32_t first_ = 0;
    std::uint32_t second_ = 0;
};

}  // namespace

bool endsDamaged(const std::filesystem::path& log) {
    std::ifstream file(log, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const std::string_view all = bytes;
    if (all.size() <= kHeader) return false;
    const std::uint32_t magic = numberAt(all, 0);
    Sums sums((magic & 1) != 0);
    sums.add(all.substr(0, kHeader - kSums));
    if ((magic & ~1U) != kMagic || !sums.standAt(all, kHeader - kSums)) return true;
    const std::string_view salt = all.substr(16, 8);
    const std::size_t frameSize = kFrameHeader + numberAt(all, 8);
    bool read = true;
    for (std::size_t at = kHeader; at + frameSize <= all.size(); at += frameSize) {
        const std::string_view frame = all.substr(at, frameSize);
        const bool ours = frame.substr(8, 8) == salt;  // else of an earlier round through the file
        if (!read) {
            if (ours) return true;
            continue;
        }
        sums.add(frame.substr(0, 8));
        sums.add(frame.substr(kFrameHeader));
        const bool right = sums.standAt(frame, kFrameHeader - kSums);
        read = ours && right;
        if (ours != right) return true;
    }
    return false;
}

}  // namespace reach::saves
