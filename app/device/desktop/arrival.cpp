#include "app/device/arrival.h"

#include <QCoreApplication>
#include <QStringList>

namespace reach::device {

QString arrival() {
    for (const QString& argument : QCoreApplication::arguments().mid(1))
        if (argument.startsWith(u"http://")) return argument;
    return {};
}

void stayAt(const QString& /*address*/) {}

bool goTo(const QString& /*address*/) {
    return false;
}

bool comesFromHost() {
    return false;
}

}  // namespace reach::device
