#include "app/device/desktop/ways/line.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/basic_resolver.hpp>

#include <QMetaObject>
#include <QObject>

#include <algorithm>
#include <charconv>
#include <exception>
#include <system_error>
#include <thread>
#include <utility>

namespace reach::device {
namespace {

using namespace std::chrono_literals;

constexpr auto kConnect = 5s;
constexpr auto kLeave = 500ms;
constexpr std::size_t kLongestKey = 128;

}  // namespace

Ear::Ear(Transport& owner) : owner_(owner), here_(std::make_unique<QObject>()) {}

Ear::~Ear() = default;

void Ear::tell(std::function<void()> event) {
    const std::lock_guard lock(mutex_);
    if (here_) QMetaObject::invokeMethod(here_.get(), std::move(event), Qt::QueuedConnection);
}

// Events that wait for the object go with it.
void Ear::close() {
    std::unique_ptr<QObject> gone;
    const std::lock_guard lock(mutex_);
    gone = std::move(here_);
}

/// The question for the addresses of a name. It may take long and cannot be cancelled, so that it has a
/// thread of its own, which outlives the line if need be.
struct Line::Lookup {
    std::mutex mutex;
    Line* asker = nullptr;
};

Line::Line(Transport& owner, Target target)
    : target_(std::move(target)), ear_(std::make_shared<Ear>(owner)) {}

Line::~Line() {
    if (!lookup_) return;
    const std::lock_guard lock(lookup_->mutex);
    lookup_->asker = nullptr;
}

void Line::run() {
    net::post(io_, [this] { start(); });
    try {
        io_.run();
    } catch (const std::exception&) {
        // A lack of memory, for instance: this connection is lost, and nothing else.
        fail();
    }
    isOver_ = true;
}

void Line::send(const std::string& frame) {
    net::post(io_, [this, frame] { sending(frame); });
}

void Line::leave() {
    ear_->close();
    net::post(io_, [this] {
        patience_.expires_after(kLeave);
        patience_.async_wait([this](const Error& stopped) {
            if (!stopped) done();
        });
        leaving();
    });
}

void Line::fail(const std::string& bye) {
    if (isDone_) return;
    ear_->tell([ear = ear_, bye] {
        if (!bye.empty()) Transport::tell(ear->owner().heard, bye);
        if (!ear->isClosed()) Transport::tell(ear->owner().closed);
    });
    done();
}

void Line::done() {
    isDone_ = true;
    shut();
    io_.stop();
}

void Line::tellOpened() {
    ear_->tell([ear = ear_] { Transport::tell(ear->owner().opened); });
}

void Line::tellHeard(std::vector<std::string> frames) {
    ear_->tell([this, ear = ear_, frames = std::move(frames)] {
        for (const std::string& frame : frames) {
            Transport::tell(ear->owner().heard, frame);
            // The line may be gone now.
            if (ear->isClosed()) return;
        }
        net::post(io_, [this] { next(); });
    });
}

void Line::connect(Stream& stream, std::function<void(const Error&)> then) {
    if (endpoints_.empty()) {
        Error isName;
        const auto address = net::ip::make_address(target_.host, isName);
        if (!isName) {
            std::uint16_t port = 0;
            std::from_chars(target_.port.data(), target_.port.data() + target_.port.size(), port);
            endpoints_.emplace_back(address, port);
        }
    }
    if (!endpoints_.empty()) {
        stream.expires_after(kConnect);
        stream.async_connect(endpoints_,
                             [&stream, then = std::move(then)](Error error, const Tcp::endpoint&) {
                                 if (!error) stream.socket().set_option(Tcp::no_delay(true), error);
                                 then(error);
                             });
        return;
    }
    patience_.expires_after(kConnect);
    patience_.async_wait([this](const Error& stopped) {
        if (!stopped) fail();
    });
    lookup_ = std::make_shared<Lookup>();
    lookup_->asker = this;
    std::thread([lookup = lookup_, host = target_.host, port = target_.port, &stream,
                 then = std::move(then)] {
        std::vector<Tcp::endpoint> found;
        net::io_context here;
        Error error;
        for (const auto& one :
             net::ip::basic_resolver<Tcp, net::io_context::executor_type>(here).resolve(host, port, error))
            found.push_back(one.endpoint());
        // The door's addresses are first of all IPv4.
        std::stable_partition(found.begin(), found.end(),
                              [](const Tcp::endpoint& one) { return one.address().is_v4(); });
        const std::lock_guard lock(lookup->mutex);
        if (!lookup->asker) return;
        net::post(lookup->asker->io_, [asker = lookup->asker, found = std::move(found), &stream, then] {
            asker->patience_.cancel();
            asker->endpoints_ = found;
            if (found.empty()) return asker->fail();
            asker->connect(stream, then);
        });
    }).detach();
}

std::string bearer(std::string_view key) {
    const bool isKey = !key.empty() && key.size() <= kLongestKey && std::ranges::all_of(key, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    });
    return isKey ? "Bearer " + std::string(key) : std::string();
}

std::string byeOf(unsigned status, std::string_view retryAfter) {
    switch (status) {
        case 401:
        case 403: return R"({"kind":"bye","why":"code"})";
        case 410: return R"({"kind":"bye","why":"ends"})";
        case 503: return R"({"kind":"bye","why":"full"})";
        case 429: {
            std::uint32_t seconds = 1;
            std::from_chars(retryAfter.data(), retryAfter.data() + retryAfter.size(), seconds);
            return R"({"kind":"bye","why":"wait","wait":)" + std::to_string(seconds) + "}";
        }
        default: return {};
    }
}

}  // namespace reach::device
