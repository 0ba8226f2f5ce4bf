#include "app/device/desktop/ways/socket_line.h"

#include "app/door/limits.h"

#include <boost/beast/websocket/rfc6455.hpp>

#include <utility>

namespace reach::device {
namespace {

namespace websocket = beast::websocket;
using namespace std::chrono_literals;

constexpr auto kSocketAnswer = 5s;
constexpr auto kIdle = 30s;  ///< after half of it the other side is asked for a sign of life

}  // namespace

SocketLine::SocketLine(Transport& owner, Target target)
    : Line(owner, std::move(target)), socket_(io()), buffer_(2 * door::Limits{}.message) {}

void SocketLine::start() {
    if (target().host.empty()) return fail();
    connect(beast::get_lowest_layer(socket_), [this](const Error& error) {
        if (error) return fail();
        shakeHands();
    });
}

void SocketLine::shakeHands() {
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{kSocketAnswer, kIdle, true});
    socket_.set_option(websocket::stream_base::decorator(
        [authorization = bearer(target().key)](websocket::request_type& request) {
            if (!authorization.empty()) request.set(http::field::authorization, authorization);
        }));
    socket_.read_message_max(door::Limits{}.message);
    socket_.auto_fragment(false);
    socket_.text(true);
    socket_.async_handshake(response_, target().authority, "/join",
                            [this](const Error& error) { onHands(error); });
}

void SocketLine::onHands(const Error& error) {
    if (error == websocket::error::upgrade_declined)
        return fail(byeOf(response_.result_int(), door::view(response_[http::field::retry_after])));
    if (error) return fail();
    isOpen_ = true;
    tellOpened();
    next();
}

void SocketLine::next() {
    if (!isOpen_) return;
    socket_.async_read(buffer_, [this](const Error& error, std::size_t) {
        // Beast has seen that it is UTF-8.
        if (error || socket_.got_binary()) return fail();
        const auto data = buffer_.cdata();
        std::string frame(static_cast<const char*>(data.data()), data.size());
        buffer_.clear();
        tellHeard({std::move(frame)});
    });
}

void SocketLine::sending(std::string frame) {
    if (!isOpen_) return;
    frames_.push_back(std::move(frame));
    if (frames_.size() == 1) write();
}

void SocketLine::write() {
    socket_.async_write(net::buffer(frames_.front()), [this](const Error& error, std::size_t) {
        if (error) return fail();
        frames_.pop_front();
        if (!frames_.empty()) write();
    });
}

void SocketLine::leaving() {
    if (!std::exchange(isOpen_, false)) return done();
    socket_.async_close(websocket::close_code::normal, [this](const Error&) { done(); });
}

void SocketLine::shut() {
    isOpen_ = false;
    Error ignored;
    beast::get_lowest_layer(socket_).socket().close(ignored);
}

}  // namespace reach::device
