#include "client.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tests {
namespace {

using Time = std::chrono::steady_clock::time_point;

int left(Time end) {
    const auto now = std::chrono::steady_clock::now();
    return static_cast<int>(
        std::max<std::int64_t>(0, std::chrono::duration_cast<std::chrono::milliseconds>(end - now).count()));
}

std::string lowered(std::string_view text) {
    std::string result(text);
    for (auto& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

}  // namespace

namespace {

thread_local std::uint32_t source = 0;

}  // namespace

void comeFrom(std::uint32_t address) {
    source = address;
}

Socket::Socket(std::uint16_t port) {
    handle_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in from{};
    from.sin_family = AF_INET;
    from.sin_addr.s_addr = htonl(INADDR_LOOPBACK + source);
    if (source != 0 && handle_ >= 0)
        (void)::bind(handle_, reinterpret_cast<const sockaddr*>(&from), sizeof from);
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (handle_ >= 0 && ::connect(handle_, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) close();
    if (handle_ >= 0) ::fcntl(handle_, F_SETFL, ::fcntl(handle_, F_GETFL) | O_NONBLOCK);
    // As browsers and the app do for a WebSocket: otherwise an offer may wait 40 ms for the one before.
    const int on = 1;
    if (handle_ >= 0) (void)::setsockopt(handle_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Socket::Socket(Socket&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}

void Socket::close() {
    if (handle_ >= 0) ::close(handle_);
    handle_ = -1;
}

bool Socket::send(std::string_view bytes, std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!bytes.empty()) {
        const auto sent = ::send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
            continue;
        }
        if (errno != EAGAIN) return false;
        pollfd ready{handle_, POLLOUT, 0};
        if (::poll(&ready, 1, left(end)) != 1) return false;
    }
    return true;
}

std::string Socket::receive(std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    std::array<char, 65536> bytes{};
    pollfd ready{handle_, POLLIN, 0};
    while (handle_ >= 0 && ::poll(&ready, 1, left(end)) == 1) {
        const auto got = ::recv(handle_, bytes.data(), bytes.size(), 0);
        if (got > 0) return {bytes.data(), static_cast<std::size_t>(got)};
        if (got == 0 || errno != EAGAIN) close();
    }
    return {};
}

bool Socket::isEnded(std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (handle_ >= 0 && left(end) > 0) receive(std::chrono::milliseconds(left(end)));
    return handle_ < 0;
}

std::string Reply::header(std::string_view name) const {
    const auto at = lowered(headers).find("\r\n" + lowered(name) + ": ");
    if (at == std::string::npos) return {};
    const auto begin = at + name.size() + 4;
    return headers.substr(begin, headers.find("\r\n", begin) - begin);
}

std::string Http::request(std::string_view what, std::string_view headers, std::string_view body) const {
    std::string text(what);
    text += " HTTP/1.1\r\n";
    if (lowered(headers).find("host:") == std::string::npos)
        text += "Host: 127.0.0.1:" + std::to_string(port_) + "\r\n";
    text += headers;
    if (what.starts_with("POST")) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return text.append("\r\n").append(body);
}

Reply Http::ask(std::string_view what, std::string_view headers, std::string_view body,
                std::chrono::milliseconds patience) {
    if (!socket_.send(request(what, headers, body))) return {};
    return reply(patience, !what.starts_with("HEAD"));
}

Reply Http::reply(std::chrono::milliseconds patience, bool hasBody) {
    const auto end = std::chrono::steady_clock::now() + patience;
    const auto more = [&] {
        auto part = socket_.receive(std::chrono::milliseconds(left(end)));
        come_ += part;
        return !part.empty();
    };
    auto head = std::string::npos;
    while ((head = come_.find("\r\n\r\n")) == std::string::npos)
        if (!more()) return {};
    Reply reply;
    reply.headers = come_.substr(0, head + 2);
    come_.erase(0, head + 4);
    reply.status = std::atoi(reply.headers.substr(9, 3).c_str());
    const auto length = hasBody ? std::strtoull(reply.header("Content-Length").c_str(), nullptr, 10) : 0;
    while (come_.size() < length)
        if (!more()) return {};
    reply.body = come_.substr(0, length);
    come_.erase(0, length);
    return reply;
}

Reply ask(std::uint16_t port, std::string_view what, std::string_view headers, std::string_view body) {
    return Http(port).ask(what, headers, body);
}

std::string bearer(std::string_view key) {
    return "Authorization: Bearer " + std::string(key) + "\r\n";
}

std::string frame(int first, std::string_view text) {
    std::string bytes(1, static_cast<char>(first));
    const auto size = text.size();
    if (size < 126) {
        bytes += static_cast<char>(0x80 | size);
    } else {
        const int figures = size < 65536 ? 2 : 8;
        bytes += static_cast<char>(0x80 | (figures == 2 ? 126 : 127));
        for (int at = figures - 1; at >= 0; --at) bytes += static_cast<char>((size >> (8 * at)) & 0xff);
    }
    constexpr std::array<char, 4> kMask{0x12, 0x34, 0x56, 0x78};
    bytes.append(kMask.begin(), kMask.end());
    for (std::size_t at = 0; at < size; ++at) bytes += static_cast<char>(text[at] ^ kMask[at % 4]);
    return bytes;
}

WebSocket::WebSocket(std::uint16_t port, std::string_view key, std::string_view headers) : http_(port) {
    const auto reply = http_.ask("GET /join",
                                 "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                                     (key.empty() ? std::string() : bearer(key)) + std::string(headers));
    status_ = reply.status;
    come_ = http_.takeRest();
}

Frame WebSocket::receive(std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    const auto need = [&](std::size_t size) {
        while (come_.size() < size) {
            const auto part = socket().receive(std::chrono::milliseconds(left(end)));
            if (part.empty()) return false;
            come_ += part;
        }
        return true;
    };
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(come_[at]); };
    if (!need(2)) return {};
    std::size_t head = 2;
    std::size_t size = byte(1) & 0x7f;
    if (size >= 126) {
        head += size == 126 ? 2 : 8;
        if (!need(head)) return {};
        size = 0;
        for (std::size_t at = 2; at < head; ++at) size = (size << 8) | byte(at);
    }
    if (!need(head + size)) return {};
    Frame frame{byte(0) & 0x0f, come_.substr(head, size)};
    come_.erase(0, head + size);
    return frame;
}

int WebSocket::closeCode(std::chrono::milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    while (left(end) > 0) {
        const auto next = receive(std::chrono::milliseconds(left(end)));
        if (next.kind == 8 && next.text.size() >= 2)
            return (static_cast<unsigned char>(next.text[0]) << 8) | static_cast<unsigned char>(next.text[1]);
        if (next.kind == -1) return socket().isConnected() ? -1 : 0;
    }
    return -1;
}

}  // namespace tests
