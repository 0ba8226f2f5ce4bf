#include "app/device/network.h"

namespace reach::device {

// The page's own policy (packaging/page/index.html) lets the browser fetch nothing but the program's files.
void cutOffNetwork(QQmlEngine& /*engine*/) {}

}  // namespace reach::device
