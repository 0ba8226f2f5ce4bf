#include "app/device/keep_awake.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace reach {
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

KeepAwake::~KeepAwake() {
    release();
}

void KeepAwake::setWanted(bool wanted) {
    if (wanted == wanted_) return;
    wanted_ = wanted;
    if (!wanted) {
        release();
    } else if (!asking_) {
        if (!bus_) bus_ = QDBusConnection::sessionBus();
        refused_ = !bus_->isConnected();
        if (!refused_) askScreenSaver();
    }
    Q_EMIT changed();
}

void KeepAwake::askScreenSaver() {
    asking_ = true;
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
}

void KeepAwake::askPortal() {
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

void KeepAwake::answered(Held held) {
    asking_ = false;
    held_ = held;
    refused_ = held == Held::No;
    if (!wanted_) release();  // no longer, by the time the answer came
    Q_EMIT changed();
}

void KeepAwake::release() {
    if (held_ == Held::No || !bus_) return;
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

}  // namespace reach

#include "moc_keep_awake.cpp"
