#pragma once

#include "app/messages/limits.h"

#include <map>
#include <string>

namespace reach {

/// How long wrong codes make newcomers wait. The first wrong codes of an address cost nothing. Each further
/// one doubles the wait of this address, up to ten minutes; an hour without one forgives them. All addresses
/// together may be wrong 20 times, and then once in three seconds. A million guesses take 19 years from one
/// address, and 34 days from any number of them.
class WrongCodes {
  public:
    using Moment = messages::Moment;

    static constexpr int kFree = 5;
    static constexpr Moment kLongestWait = 600'000;
    static constexpr Moment kForgiven = 3'600'000;
    static constexpr int kTogether = 20;
    static constexpr Moment kEach = 3'000;
    static constexpr std::size_t kMostAddresses = 4096;

    /// The milliseconds that this address has to wait; 0: it may try a code now.
    Moment wait(const std::string& address, Moment now) const;
    /// This address has tried a wrong code.
    void wrong(const std::string& address, Moment now);

  private:
    struct Address {
        int wrong = 0;
        Moment last = 0;
        Moment until = 0;
    };
    std::map<std::string, Address> addresses_;
    Moment paid_ = 0;  ///< wrong codes before this moment are paid off
};

}  // namespace reach
