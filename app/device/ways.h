#pragma once

#include "app/device/transport.h"

#include <memory>
#include <string>

/// The two ways to a table that another device keeps (app/door/README.md). Nothing is loaded, and no thread
/// runs, before a way is opened. `origin` is where the host is: "http://192.168.1.7:8017". In a page, an
/// empty one is the device that the page came from.
namespace reach::device {

std::unique_ptr<Transport> webSocketTo(const std::string& origin);
std::unique_ptr<Transport> requestsTo(const std::string& origin);

/// Why there is no way from this device to such an origin, and what helps: a text in the context "Ways", not
/// yet translated. Null if there is a way. Without one, a transport is closed as soon as it is opened.
const char* noWayText(const std::string& origin);

}  // namespace reach::device
