#include "app/door/detail/guesses.h"

#include <algorithm>
#include <array>

#include <arpa/inet.h>

namespace reach::door {
namespace {

constexpr std::size_t kMostGuessers = 4096;
constexpr unsigned kMostDoublings = 20;

}  // namespace

Guesses::Duration Guesses::wait(const std::string& address, Time now) const {
    Duration longest{};
    const Duration ahead = allNext_ - now;
    const Duration free = limits_.eachGuess * (limits_.guessesAtOnce - 1);
    longest = std::max(longest, ahead - free);
    const auto found = guessers_.find(address);
    if (found != guessers_.end() && !isForgotten(found->second, now))
        longest = std::max(longest, found->second.next - now);
    return longest;
}

void Guesses::wrong(const std::string& address, Time now) {
    allNext_ = std::max(allNext_, now) + limits_.eachGuess;
    if (guessers_.size() >= kMostGuessers && !guessers_.contains(address)) makeRoom(now);
    auto& guesser = guessers_[address];
    if (isForgotten(guesser, now)) guesser = {};
    guesser.last = now;
    ++guesser.wrong;
    if (guesser.wrong <= limits_.freeGuesses) return;
    const auto doublings = std::min(guesser.wrong - limits_.freeGuesses - 1, kMostDoublings);
    guesser.next = now + std::min<Duration>(limits_.firstDelay * (1u << doublings), limits_.longestDelay);
}

// A guesser with that many addresses is slowed by the delay that all addresses share.
void Guesses::makeRoom(Time now) {
    std::erase_if(guessers_, [&](const auto& entry) { return isForgotten(entry.second, now); });
    if (guessers_.size() >= kMostGuessers) guessers_.clear();
}

std::string guesserOf(std::string_view address) {
    std::array<unsigned char, 16> bytes{};
    std::string text(address.substr(0, address.find('%')));
    if (::inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
    constexpr std::array<unsigned char, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    std::array<char, INET6_ADDRSTRLEN> out{};
    if (std::equal(kMapped.begin(), kMapped.end(), bytes.begin()))
        return ::inet_ntop(AF_INET, bytes.data() + kMapped.size(), out.data(), out.size());
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return ::inet_ntop(AF_INET6, bytes.data(), out.data(), out.size());
}

}  // namespace reach::door
