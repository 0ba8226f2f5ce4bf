#pragma once

#include "app/device/awake_screen.h"

#include <QDBusConnection>
#include <QObject>

#include <optional>

class QDBusMessage;

namespace reach::device {

/// Asks org.freedesktop.ScreenSaver, which most desktops have, else the portal, which sandboxes and the
/// others have.
class DesktopAwake : public QObject, public AwakeScreen {
  public:
    DesktopAwake() = default;
    /// Over this connection instead of the session's.
    explicit DesktopAwake(const QDBusConnection& bus) : bus_(bus) {}

    bool hold(std::function<void(bool granted)> answer) override;
    void release() override;

  private:
    enum class Held { No, ScreenSaver, Portal };

    void askPortal();
    void answered(Held held);

    // Made when first wanted: connecting takes time that a start does not have.
    std::optional<QDBusConnection> bus_;
    std::function<void(bool)> answer_;
    Held held_ = Held::No;
    uint cookie_ = 0;
    QString request_;  ///< the portal's object for what it granted
};

}  // namespace reach::device
