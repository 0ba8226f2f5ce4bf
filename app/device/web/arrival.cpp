#include "app/device/arrival.h"

#include <emscripten/val.h>

#include <QUrl>

#include <string>

namespace reach::device {
namespace {

using emscripten::val;

void replace(const QUrl& url) {
    val::global("history").call<void>("replaceState", val::null(), std::string(),
                                      url.toString().toStdString());
}

}  // namespace

QString arrival() {
    const auto place = val::global("location");
    const QString whole = QString::fromStdString(place["href"].as<std::string>());
    QUrl url(whole);
    if (url.fragment().isEmpty()) return {};
    // A page that is loaded again has taken along nothing.
    url.setFragment(url.fragment().section(u'/', 0, 1));
    replace(url);
    return whole;
}

void stayAt(const QString& address) {
    QUrl url(QString::fromStdString(val::global("location")["href"].as<std::string>()));
    url.setFragment(QUrl(address).fragment());
    replace(url);
}

bool goTo(const QString& address) {
    val::global("location").call<void>("assign", address.toStdString());
    return true;
}

bool comesFromHost() {
    return true;
}

}  // namespace reach::device
