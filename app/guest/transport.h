#pragma once

#include <functional>
#include <string>

namespace reach {

/// A way to the host: a WebSocket, or requests over HTTP. It has one connection at most.
class Transport {
  public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Begins a new connection, and ends the one before. From then on nothing is told of that one.
    virtual void open() = 0;
    /// Sends a frame on the open connection.
    virtual void send(const std::string& frame) = 0;
    virtual void close() = 0;

    /// Events of the connection. They come on the thread of the other calls, and never within such a call.
    std::function<void()> opened;
    std::function<void(const std::string& frame)> heard;
    std::function<void()> closed;  ///< it could not be opened, or it is broken
};

}  // namespace reach
