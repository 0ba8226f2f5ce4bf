#include "app/host/wrong_codes.h"

#include <algorithm>

namespace reach {

WrongCodes::Moment WrongCodes::wait(const std::string& address, Moment now) const {
    const Moment together = paid_ - now - (kTogether - 1) * kEach;
    const auto known = addresses_.find(address);
    const Moment alone = known == addresses_.end() ? 0 : known->second.until - now;
    return std::max<Moment>({0, together, alone});
}

void WrongCodes::wrong(const std::string& address, Moment now) {
    paid_ = std::max(paid_, now) + kEach;
    if (addresses_.size() >= kMostAddresses && !addresses_.contains(address))
        addresses_.erase(
            std::ranges::min_element(addresses_, {}, [](const auto& one) { return one.second.last; }));
    Address& known = addresses_[address];
    if (now - known.last > kForgiven) known.wrong = 0;
    known.last = now;
    if (++known.wrong >= kFree) {
        const int doubled = std::min(known.wrong - kFree, 20);
        known.until = now + std::min(kLongestWait, Moment{1000} << doubled);
    }
}

}  // namespace reach
