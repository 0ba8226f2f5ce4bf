#include "app/settings/app_info.h"

#include <QGuiApplication>

QString AppInfo::version() const {
    return QStringLiteral(REACHKEEPER_VERSION);
}

QFont AppInfo::font() const {
    return QGuiApplication::font();
}

#include "moc_app_info.cpp"
