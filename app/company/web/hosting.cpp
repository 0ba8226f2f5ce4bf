#include "app/company/hosting.h"

namespace reach {

bool Hosting::isPossible() {
    return false;
}

std::unique_ptr<Hosting> Hosting::begin(const Wish& /*wish*/, QString& /*problem*/) {
    return nullptr;
}

}  // namespace reach
