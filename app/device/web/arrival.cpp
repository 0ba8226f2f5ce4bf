#include "app/device/arrival.h"

#include <emscripten/val.h>

#include <string>

namespace reach::device {

QString arrival() {
    const auto place = emscripten::val::global("location");
    return place["hash"].as<std::string>().size() > 1
               ? QString::fromStdString(place["href"].as<std::string>())
               : QString();
}

bool comesFromHost() {
    return true;
}

}  // namespace reach::device
