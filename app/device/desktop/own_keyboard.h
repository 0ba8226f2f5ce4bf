#pragma once

#include <QByteArray>

namespace reach::device {

/// What there is to type with, before the application object is made.
struct TypingDevice {
    bool chosen = false;    ///< somebody has chosen an input method: QT_IM_MODULE or QT_IM_MODULES is set
    bool wayland = false;   ///< where the desktop brings its keyboard up itself (text input)
    bool keyboard = false;  ///< one with letters is connected
    bool touch = false;     ///< the screen can be touched
    bool plugin = false;    ///< Qt Virtual Keyboard is installed
};

/// Whether Qt's own keyboard comes up when a line is touched.
bool wantsOwnKeyboard(const TypingDevice& device);

/// Reads the kernel's list of devices (/proc/bus/input/devices) for a touch screen and a keyboard.
void readDevices(const QByteArray& list, TypingDevice& device);

}  // namespace reach::device
