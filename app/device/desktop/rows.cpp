#include "app/device/rows.h"

namespace reach::device {

std::unique_ptr<Rows> rows() {
    return nullptr;
}

}  // namespace reach::device
