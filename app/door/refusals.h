#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// Why a door refused something, and how often.
namespace reach::door {

enum class Refusal {
    TooManySockets,
    TooManyFromOneAddress,
    SlowRequest,
    HeaderTooLong,
    MessageTooLong,  ///< a message, or the body of a request
    BadRequest,
    WrongHost,
    WrongOrigin,
    UnknownPath,
    WrongMethod,
    NoKey,
    WrongKey,
    MustWait,  ///< after wrong codes
    TableFull,
    NoConnection,  ///< over HTTP, of a connection that is gone or never was
    BadFrame,      ///< of a WebSocket: no text, no UTF-8, or against its protocol
    SlowMessage,
    TooManyMessages,
    TooManyControlFrames,
    SlowReader,
    Silent,
};
inline constexpr std::size_t kRefusals = static_cast<std::size_t>(Refusal::Silent) + 1;

/// A name for logs and counters. It never changes.
std::string_view name(Refusal refusal);

/// Counts that any thread may read.
class Refusals {
  public:
    void count(Refusal refusal) {
        counts_[static_cast<std::size_t>(refusal)].fetch_add(1, std::memory_order_relaxed);
    }
    std::uint64_t of(Refusal refusal) const {
        return counts_[static_cast<std::size_t>(refusal)].load(std::memory_order_relaxed);
    }
    std::uint64_t all() const;

  private:
    std::array<std::atomic<std::uint64_t>, kRefusals> counts_{};
};

}  // namespace reach::door
