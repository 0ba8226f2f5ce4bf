#include "database/saves/detail/log.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "database/checksum.h"
#include "database/saves/detail/files.h"

#if defined(__unix__) || defined(__APPLE__)
#include <fcntl.h>
#include <unistd.h>
#endif

namespace reach::saves {
namespace {

constexpr std::size_t kHeader = 32;
constexpr std::size_t kFrameHeader = 24;
constexpr std::size_t kSums = 8;
constexpr std::uint32_t kLargestPage = 65'536;
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

LogLook lookAt(const std::filesystem::path& log) {
    LogLook look;
    std::error_code error;
    if (!std::filesystem::is_regular_file(log, error)) return look;
    const std::uintmax_t size = std::filesystem::file_size(log, error);
    std::ifstream file(log, std::ios::binary);
    std::string header(kHeader, '\0');
    if (size <= kHeader || !file.read(header.data(), kHeader)) return look;
    const std::string_view head = header;
    const std::uint32_t magic = numberAt(head, 0);
    const std::uint32_t pageSize = numberAt(head, 8);
    Sums sums((magic & 1) != 0);
    sums.add(head.substr(0, kHeader - kSums));
    look.endsDamaged = (magic & ~1U) != kMagic || !sums.standAt(head, kHeader - kSums) ||
                       !std::has_single_bit(pageSize) || pageSize > kLargestPage;
    if (look.endsDamaged) return look;
    const std::string_view salt = head.substr(16, 8);
    const std::size_t frameSize = kFrameHeader + pageSize;
    std::string bytes(frameSize, '\0');
    bool read = true;
    for (std::uintmax_t at = kHeader; at + frameSize <= size; at += frameSize) {
        // Behind what is read, only whose frame it is matters: there may be gigabytes of nothing.
        const std::size_t wanted = read ? frameSize : kFrameHeader;
        if (!read) file.seekg(static_cast<std::streamoff>(at));
        if (!file.read(bytes.data(), static_cast<std::streamsize>(wanted))) break;
        const std::string_view frame = bytes;
        const bool ours = frame.substr(8, 8) == salt;  // else of an earlier round through the file
        if (!read) {
            look.endsDamaged = ours;
            if (ours) break;
            continue;
        }
        sums.add(frame.substr(0, 8));
        sums.add(frame.substr(kFrameHeader));
        const bool right = sums.standAt(frame, kFrameHeader - kSums);
        read = ours && right;
        if (read) ++look.frames;
        look.endsDamaged = ours != right;
        if (look.endsDamaged) break;
    }
    return look;
}

#if defined(__unix__) || defined(__APPLE__)
LogMark::LogMark(const std::filesystem::path& database) : path_(withSuffix(database, "-mark")) {
    handle_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC, 0644);
    file_ = Identity(path_);
}

LogMark::~LogMark() {
    if (handle_ < 0) return;
    ::close(handle_);
    std::error_code ignored;
    if (file_.isStillAt(path_)) std::filesystem::remove(path_, ignored);
}

void LogMark::note(std::int64_t frames) {
    if (handle_ < 0) return;
    const std::array<std::int64_t, 2> words{frames, Checksum().add(frames).value()};
    if (::pwrite(handle_, words.data(), sizeof words, 0) == sizeof words) return;
    // Better no mark than an older one.
    (void)::ftruncate(handle_, 0);
}

void LogMark::clear() {
    note(0);
    if (handle_ >= 0) (void)::fdatasync(handle_);
}
#else
LogMark::LogMark(const std::filesystem::path& database) : path_(withSuffix(database, "-mark")) {}
LogMark::~LogMark() = default;
void LogMark::note(std::int64_t) {}
void LogMark::clear() {}
#endif

std::int64_t LogMark::of(const std::filesystem::path& database) {
    const std::filesystem::path path = withSuffix(database, "-mark");
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return 0;
    std::array<std::int64_t, 2> words{};
    std::ifstream file(path, std::ios::binary);
    file.read(reinterpret_cast<char*>(words.data()), sizeof words);
    const bool sound = file && words[0] >= 0 && words[1] == Checksum().add(words[0]).value();
    return sound ? words[0] : 0;
}

}  // namespace reach::saves
