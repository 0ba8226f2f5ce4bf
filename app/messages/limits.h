#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

/// The limits of a message, a connection and a table.
namespace reach::messages {

inline constexpr int kProtocol = 1;
/// Bytes of a frame. A longer message travels in parts.
inline constexpr std::size_t kLongestFrame = 64 * 1024;
/// Bytes of a message that was put together from parts: the rewritten past of a long campaign.
inline constexpr std::size_t kLongestMessage = 4 * 1024 * 1024;
/// How deep brackets may nest, members of one object, and values of all kinds in a message.
inline constexpr std::size_t kDeepest = 12;
inline constexpr std::size_t kMostMembers = 32;
inline constexpr std::size_t kMostValues = 200'000;
/// Bytes of a code, a key, a name, a reason and the like.
inline constexpr std::size_t kLongestWord = 200;
/// Bytes of a record's header.
inline constexpr std::size_t kLongestHeader = 16 * 1024;
/// Devices of a table, and connections to it.
inline constexpr std::size_t kMostDevices = 64;
/// Lines of a question to players, and bytes of a line.
inline constexpr std::size_t kMostLines = 4;
inline constexpr std::size_t kLongestLine = 500;
/// Tables in a list.
inline constexpr std::size_t kMostTables = 10'000;
/// Messages of a device in a second, on average.
inline constexpr int kMostInASecond = 20;

/// A time in milliseconds, from any beginning. The caller passes it; nothing here reads a clock.
using Moment = std::int64_t;

/// Counts messages: lets `burst` through at once, and then as many a second as is allowed.
class Pace {
  public:
    explicit Pace(int inASecond = kMostInASecond, int burst = 2 * kMostInASecond)
        : inASecond_(inASecond), most_(1000LL * burst), left_(most_) {}

    /// True if a message may pass now; it is counted then.
    bool pass(Moment now) {
        left_ = std::min(most_, left_ + std::clamp<Moment>(now - last_, 0, 1'000'000) * inASecond_);
        last_ = now;
        if (left_ < 1000) return false;
        left_ -= 1000;
        return true;
    }

  private:
    int inASecond_;
    std::int64_t most_;
    std::int64_t left_;  ///< thousandths of a message
    Moment last_ = 0;
};

}  // namespace reach::messages
