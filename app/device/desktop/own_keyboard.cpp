#include "app/device/desktop/own_keyboard.h"

#include "app/device/startup.h"

#include <QFile>
#include <QLibraryInfo>

namespace reach::device {
namespace {

constexpr int kDirect = 1;   ///< INPUT_PROP_DIRECT: what is touched is the screen itself
constexpr int kRepeat = 20;  ///< EV_REP: keys that repeat, which buttons on a case do not
constexpr int kLetterQ = 16;
constexpr int kLetterA = 30;

/// "B: KEY=10000 0 fffe": words of 64 bits, the highest first.
bool hasBit(const QByteArray& line, int bit) {
    const QList<QByteArray> words = line.mid(line.indexOf('=') + 1).simplified().split(' ');
    const qsizetype word = words.size() - 1 - bit / 64;
    return word >= 0 && (words[word].toULongLong(nullptr, 16) >> (bit % 64) & 1) != 0;
}

}  // namespace

bool wantsOwnKeyboard(const TypingDevice& device) {
    return device.plugin && device.touch && !device.chosen && !device.wayland && !device.keyboard;
}

void readDevices(const QByteArray& list, TypingDevice& device) {
    bool repeats = false;
    for (const QByteArray& line : list.split('\n')) {
        if (line.startsWith("I:")) repeats = false;
        if (line.startsWith("B: PROP=")) device.touch |= hasBit(line, kDirect);
        if (line.startsWith("B: EV=")) repeats = hasBit(line, kRepeat);
        if (line.startsWith("B: KEY="))
            device.keyboard |= repeats && hasBit(line, kLetterQ) && hasBit(line, kLetterA);
    }
}

void prepareKeyboard() {
    TypingDevice device;
    device.chosen = qEnvironmentVariableIsSet("QT_IM_MODULE") || qEnvironmentVariableIsSet("QT_IM_MODULES");
    const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
    device.wayland = platform.startsWith("wayland") ||
                     (platform.isEmpty() && !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"));
    device.plugin = QFile::exists(QLibraryInfo::path(QLibraryInfo::PluginsPath) +
                                  QStringLiteral("/platforminputcontexts/libqtvirtualkeyboardplugin.so"));
    QFile devices(QStringLiteral("/proc/bus/input/devices"));
    if (devices.open(QIODevice::ReadOnly)) readDevices(devices.readAll(), device);
    if (wantsOwnKeyboard(device)) qputenv("QT_IM_MODULE", "qtvirtualkeyboard");
}

}  // namespace reach::device
