#pragma once

#include <QString>

/// The clipboard of the device.
namespace reach::device {

/// Puts a plain text into it.
void copy(const QString& text);

}  // namespace reach::device
