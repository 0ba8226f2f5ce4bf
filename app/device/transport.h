#pragma once

#include <functional>
#include <string>
#include <type_traits>

namespace reach {

/// A way to the host: a WebSocket, or requests over HTTP. It has one connection at most.
class Transport {
  public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Begins a new connection, and ends the one before. From then on nothing is told of that one.
    /// `key` is what the door asks for: a device's key, or a table's code.
    virtual void open(const std::string& key) = 0;
    /// Sends a frame on the open connection.
    virtual void send(const std::string& frame) = 0;
    virtual void close() = 0;

    /// Events of the connection. They come on the thread of the other calls, and never within such a call.
    std::function<void()> opened;
    /// If the door refuses the connection and the way sees why, a `bye` is heard instead of opened().
    std::function<void(const std::string& frame)> heard;
    std::function<void()> closed;  ///< it could not be opened, or it is broken

    /// For those who make transports: calls one of these functions. It may destroy the transport, and so
    /// itself.
    template <typename... Arguments>
    static void tell(const std::function<void(Arguments...)>& event,
                     std::type_identity_t<Arguments>... what) {
        const auto kept = event;
        if (kept) kept(what...);
    }
};

}  // namespace reach
