#pragma once

#include <QObject>

#include <functional>

namespace reach::device {

/// Calls `tell` whenever people begin to look at the program again (true), or no longer do (false), as long
/// as `context` exists.
void hearWaking(QObject& context, std::function<void(bool awake)> tell);

}  // namespace reach::device
