#include "app/device/arrival.h"

#include <emscripten/val.h>

#include <QUrl>

#include <string>

namespace reach::device {
namespace {

using emscripten::val;

}  // namespace

QString arrival() {
    const auto place = val::global("location");
    const QString whole = QString::fromStdString(place["href"].as<std::string>());
    QUrl url(whole);
    if (url.fragment().isEmpty()) return {};
    // A page that is loaded again has taken along nothing.
    url.setFragment(url.fragment().section(u'/', 0, 1));
    val::global("history").call<void>("replaceState", val::null(), std::string(),
                                      url.toString().toStdString());
    return whole;
}

bool goTo(const QString& address) {
    val::global("location").call<void>("assign", address.toStdString());
    return true;
}

bool comesFromHost() {
    return true;
}

}  // namespace reach::device
