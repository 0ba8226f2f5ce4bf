#include "app/door/refusals.h"

namespace reach::door {
namespace {

constexpr std::array<std::string_view, kRefusals> kNames{
    "too-many-sockets",
    "too-many-from-one-address",
    "slow-request",
    "header-too-long",
    "message-too-long",
    "bad-request",
    "wrong-host",
    "wrong-origin",
    "unknown-path",
    "wrong-method",
    "no-key",
    "wrong-key",
    "must-wait",
    "table-full",
    "no-connection",
    "bad-frame",
    "slow-message",
    "too-many-messages",
    "too-many-control-frames",
    "slow-reader",
    "silent",
};
static_assert(!kNames.back().empty());

}  // namespace

std::string_view name(Refusal refusal) {
    return kNames[static_cast<std::size_t>(refusal)];
}

std::uint64_t Refusals::all() const {
    std::uint64_t sum = 0;
    for (const auto& count : counts_) sum += count.load(std::memory_order_relaxed);
    return sum;
}

}  // namespace reach::door
