#include "app/door/detail/web_socket.h"

#include <algorithm>
#include <utility>

namespace reach::door {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kTimedPiece = 64 * 1024;

/// As much of a text as fits into a close frame, in whole letters.
std::string_view shortened(std::string_view why) {
    constexpr std::size_t kMost = 120;
    auto length = std::min(why.size(), kMost);
    while (length < why.size() && length > 0 && (static_cast<unsigned char>(why[length]) & 0xc0u) == 0x80u)
        --length;
    return why.substr(0, length);
}

}  // namespace

WebSocket::WebSocket(Hub& hub, Stream stream, Tally::Slot socket, Tally::Slot place, Admission admission,
                     std::shared_ptr<Pace> pace)
    : hub_(hub),
      socket_(std::move(stream)),
      socketSlot_(std::move(socket)),
      place_(std::move(place)),
      admission_(std::move(admission)),
      pace_(std::move(pace)),
      buffer_(2 * hub.limits.message),
      readTimer_(hub.io),
      writeTimer_(hub.io) {}

WebSocket::~WebSocket() {
    hub_.unread -= bytes_;
}

void WebSocket::accept(Request request) {
    request_ = std::move(request);
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{hub_.limits.request, hub_.limits.idle, true});
    // A browser expects one of the protocols that it named.
    if (view(request_[beast::http::field::sec_websocket_protocol]).starts_with("reachkeeper"))
        socket_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
            response.set(beast::http::field::sec_websocket_protocol, "reachkeeper");
        }));
    socket_.auto_fragment(false);
    socket_.read_message_max(hub_.limits.message);
    socket_.control_callback([this](websocket::frame_type, beast::string_view) { countControlFrame(); });
    socket_.async_accept(request_, [self = shared_from_this()](const Error& error) {
        self->request_ = {};
        if (error) return;
        self->id_ = self->hub_.open(self, self->admission_);
        self->read();
    });
}

void WebSocket::read() {
    socket_.async_read_some(
        buffer_, 0, [self = shared_from_this()](const Error& error, std::size_t) { self->onRead(error); });
}

void WebSocket::onRead(const Error& error) {
    if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow)
        return refuse(Refusal::MessageTooLong, "message too long");
    if (error == websocket::condition::protocol_violation) return refuse(Refusal::BadFrame, "not understood");
    if (error == beast::error::timeout) return refuse(Refusal::Silent, "silent");
    if (error) return end(error == websocket::error::closed ? "left" : "lost");
    if (isEnded_) return;
    if (!socket_.is_message_done()) {
        if (!std::exchange(isHalf_, true)) {
            readTimer_.expires_after(hub_.limits.request);
            readTimer_.async_wait([self = shared_from_this()](const Error& stopped) {
                if (!stopped) self->refuse(Refusal::SlowMessage, "too slow");
            });
        }
        return read();
    }
    isHalf_ = false;
    readTimer_.cancel();
    if (socket_.got_binary()) return refuse(Refusal::BadFrame, "not understood");
    const auto wait = pace_->take(hub_.clock(), hub_.limits);
    if (wait > hub_.limits.request) return refuse(Refusal::TooManyMessages, "too many messages");
    if (wait <= wait.zero()) return deliver();
    readTimer_.expires_after(wait);
    readTimer_.async_wait([self = shared_from_this()](const Error& stopped) {
        if (!stopped) self->deliver();
    });
}

void WebSocket::deliver() {
    const auto data = buffer_.cdata();
    hub_.message(id_, {static_cast<const char*>(data.data()), data.size()});
    buffer_.clear();
    if (!isEnded_) read();
}

void WebSocket::send(std::string text) {
    if (isFinished_ || isEnded_) return;
    if (!hub_.mayQueue(bytes_, text.size())) return refuse(Refusal::SlowReader, "does not read");
    bytes_ += text.size();
    hub_.unread += text.size();
    texts_.push_back(std::move(text));
    if (!isWriting_) write();
}

void WebSocket::write() {
    isWriting_ = true;
    socket_.text(true);
    const auto& text = texts_.front();
    socket_.async_write(net::buffer(text), [self = shared_from_this()](const Error& error, std::size_t) {
        self->onWritten(error);
    });
    writeTimer_.expires_after(hub_.limits.write * (1 + text.size() / kTimedPiece));
    writeTimer_.async_wait([self = shared_from_this()](const Error& stopped) {
        if (!stopped) self->refuse(Refusal::SlowReader, "does not read");
    });
}

void WebSocket::onWritten(const Error& error) {
    isWriting_ = false;
    writeTimer_.cancel();
    bytes_ -= texts_.front().size();
    hub_.unread -= texts_.front().size();
    texts_.pop_front();
    // The reader is told the error, too.
    if (error || isEnded_) return;
    if (!texts_.empty()) return write();
    if (isFinished_) finishNow();
}

void WebSocket::finish(const std::string& why) {
    if (std::exchange(isFinished_, true)) return;
    why_ = why;
    place_ = {};
    if (!isWriting_) finishNow();
}

void WebSocket::finishNow() {
    if (isEnded_) return;
    const auto reason = shortened(why_);
    socket_.async_close({websocket::close_code::normal, beast::string_view(reason.data(), reason.size())},
                        [self = shared_from_this()](const Error&) { self->end(self->why_); });
}

void WebSocket::refuse(Refusal refusal, const std::string& why) {
    if (isEnded_) return;
    hub_.refusals.count(refusal);
    end(why);
}

void WebSocket::end(const std::string& why) {
    if (std::exchange(isEnded_, true)) return;
    const auto self = shared_from_this();
    place_ = {};
    readTimer_.cancel();
    writeTimer_.cancel();
    Error ignored;
    beast::get_lowest_layer(socket_).socket().close(ignored);
    hub_.ended(id_, why);
}

void WebSocket::countControlFrame() {
    const auto now = hub_.clock();
    if (now - controlSecond_ >= std::chrono::seconds(1)) {
        controlSecond_ = now;
        controlFrames_ = 0;
    }
    if (++controlFrames_ > hub_.limits.controlFramesPerSecond)
        refuse(Refusal::TooManyControlFrames, "too many pings");
}

}  // namespace reach::door
