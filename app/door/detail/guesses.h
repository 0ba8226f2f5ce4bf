#pragma once

#include "app/door/limits.h"

#include <chrono>
#include <deque>
#include <map>
#include <string>
#include <string_view>

/// Delays after wrong codes.
namespace reach::door {

class Guesses {
  public:
    using Time = std::chrono::steady_clock::time_point;
    using Duration = std::chrono::steady_clock::duration;

    explicit Guesses(const Limits& limits) : limits_(limits) {}

    /// How long until a code from this address is looked at. Zero: now.
    Duration wait(const std::string& address, Time now) const;
    /// Notes a wrong code from this address.
    void wrong(const std::string& address, Time now);

  private:
    struct Guesser {
        unsigned wrong = 0;
        Time next;
        Time last;
    };
    bool isForgotten(const Guesser& guesser, Time now) const {
        return now - guesser.last >= limits_.forgotten;
    }
    void makeRoom(Time now);

    const Limits& limits_;
    std::map<std::string, Guesser> guessers_;
    Time allNext_{};  ///< when the code after next of all addresses would have been free
};

/// An address as guesses are counted: an IPv6 network of one household is one guesser.
std::string guesserOf(std::string_view address);

}  // namespace reach::door
