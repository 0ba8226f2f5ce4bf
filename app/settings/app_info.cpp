#include "app/settings/app_info.h"

#include "app/device/startup.h"

#include <QGuiApplication>

QString AppInfo::version() const {
    return QStringLiteral(REACHKEEPER_VERSION);
}

QFont AppInfo::font() const {
    return QGuiApplication::font();
}

bool AppInfo::ownWindow() const {
    return reach::device::hasOwnWindow();
}

#include "moc_app_info.cpp"
