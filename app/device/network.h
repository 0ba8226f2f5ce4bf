#pragma once

class QQmlEngine;

namespace reach::device {

/// After this call, every request that the engine makes to a network fails.
void cutOffNetwork(QQmlEngine& engine);

}  // namespace reach::device
