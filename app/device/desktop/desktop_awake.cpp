#include "app/device/desktop/desktop_awake.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace reach::device {
namespace {

const QString kSaver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString kSaverPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString kPortal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
constexpr uint kIdle = 8;  // the portal's flag: the session does not become idle

QString reason() {
    return QCoreApplication::translate("KeepAwake", "A table is being played");
}

}  // namespace

bool DesktopAwake::hold(std::function<void(bool granted)> answer) {
    if (!bus_) bus_ = QDBusConnection::sessionBus();
    if (!bus_->isConnected()) return false;
    answer_ = std::move(answer);
    QDBusMessage call = QDBusMessage::createMethodCall(kSaver, kSaverPath, kSaver, QStringLiteral("Inhibit"));
    call << QCoreApplication::applicationName() << reason();
    auto* watcher = new QDBusPendingCallWatcher(bus_->asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        if (reply.isError()) return askPortal();
        cookie_ = reply.value();
        answered(Held::ScreenSaver);
    });
    return true;
}

void DesktopAwake::askPortal() {
    QDBusMessage call = QDBusMessage::createMethodCall(
        kPortal, kPortalPath, QStringLiteral("org.freedesktop.portal.Inhibit"), QStringLiteral("Inhibit"));
    call << QString() << kIdle << QVariantMap{{QStringLiteral("reason"), reason()}};
    auto* watcher = new QDBusPendingCallWatcher(bus_->asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
        if (!reply.isError()) request_ = reply.value().path();
        answered(reply.isError() ? Held::No : Held::Portal);
    });
}

void DesktopAwake::answered(Held held) {
    held_ = held;
    answer_(held != Held::No);
}

void DesktopAwake::release() {
    if (held_ == Held::No) return;
    QDBusMessage call;
    if (held_ == Held::ScreenSaver) {
        call = QDBusMessage::createMethodCall(kSaver, kSaverPath, kSaver, QStringLiteral("UnInhibit"));
        call << cookie_;
    } else {
        call = QDBusMessage::createMethodCall(
            kPortal, request_, QStringLiteral("org.freedesktop.portal.Request"), QStringLiteral("Close"));
    }
    bus_->send(call);
    held_ = Held::No;
}

std::unique_ptr<AwakeScreen> awakeScreen() {
    return std::make_unique<DesktopAwake>();
}

}  // namespace reach::device
