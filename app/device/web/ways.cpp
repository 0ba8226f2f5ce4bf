#include "app/device/ways.h"

#include "app/device/web/door.h"

#include <emscripten/bind.h>

#include <QCoreApplication>

#include <map>
#include <utility>

namespace reach::device {
namespace {

using emscripten::val;

val ways() {
    return door()["ways"];
}

/// The open connections. Each has a number that is never used again.
std::map<int, Transport*> connections;
int last = 0;

/// The page's own WebSocket and requests (packaging/page/ways.js).
class BrowserWay final : public Transport {
  public:
    BrowserWay(std::string origin, bool overHttp) : origin_(std::move(origin)), overHttp_(overHttp) {}
    ~BrowserWay() override { leave(); }

    void open(const std::string& key) override {
        leave();
        number_ = ++last;
        connections[number_] = this;
        ways().call<void>("open", number_, overHttp_, origin_, key);
    }
    void send(const std::string& frame) override {
        if (number_ != 0) ways().call<void>("send", number_, frame);
    }
    void close() override { leave(); }

  private:
    void leave() {
        if (number_ == 0) return;
        connections.erase(number_);
        ways().call<void>("close", std::exchange(number_, 0));
    }

    const std::string origin_;
    const bool overHttp_;
    int number_ = 0;
};

Transport* find(int number) {
    const auto found = connections.find(number);
    return found == connections.end() ? nullptr : found->second;
}

// The page calls these.

void wayOpened(int number) {
    if (const Transport* way = find(number)) Transport::tell(way->opened);
}

void wayHeard(int number, const std::string& frame) {
    if (const Transport* way = find(number)) Transport::tell(way->heard, frame);
}

void wayClosed(int number) {
    if (const Transport* way = find(number)) Transport::tell(way->closed);
}

}  // namespace

EMSCRIPTEN_BINDINGS(reachkeeper_ways) {
    emscripten::function("wayOpened", &wayOpened);
    emscripten::function("wayHeard", &wayHeard);
    emscripten::function("wayClosed", &wayClosed);
}

std::unique_ptr<Transport> webSocketTo(const std::string& origin) {
    return std::make_unique<BrowserWay>(origin, false);
}

std::unique_ptr<Transport> requestsTo(const std::string& origin) {
    return std::make_unique<BrowserWay>(origin, true);
}

// The page's policy lets it ask nobody else (packaging/page/index.html).
const char* noWayText(const std::string& origin) {
    if (origin.empty() || origin == val::global("location")["origin"].as<std::string>()) return nullptr;
    return QT_TRANSLATE_NOOP(
        "Ways",
        "In a browser, Reachkeeper reaches the tables of the device that this page came from. "
        "Open the address of the other table in the browser.");
}

}  // namespace reach::device
