#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

/// The other side of a door, as plain as possible: it can say what no browser would.
namespace tests {

using namespace std::chrono_literals;

/// Sockets of this thread that are made from now on come from 127.0.0.1 plus this number: a door counts
/// the sockets of an address.
void comeFrom(std::uint32_t address);

/// A socket to the loopback.
class Socket {
  public:
    explicit Socket(std::uint16_t port);
    ~Socket() { close(); }
    Socket(Socket&& other) noexcept;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    bool isConnected() const { return handle_ >= 0; }
    int handle() const { return handle_; }
    /// Returns false if the other side no longer takes anything.
    bool send(std::string_view bytes, std::chrono::milliseconds patience = 5s);
    /// What has come within this time; at least one byte, unless it is over or the time is.
    std::string receive(std::chrono::milliseconds patience = 5s);
    /// Waits until the other side ends the connection. What comes meanwhile is dropped.
    bool isEnded(std::chrono::milliseconds patience = 5s);
    void close();

  private:
    int handle_ = -1;
};

struct Reply {
    int status = 0;  ///< 0: none came
    std::string headers;
    std::string body;

    std::string header(std::string_view name) const;
};

/// Speaks HTTP over one socket.
class Http {
  public:
    explicit Http(std::uint16_t port) : socket_(port), port_(port) {}

    Socket& socket() { return socket_; }
    /// "GET /x" with further header lines, each with its line's end.
    std::string request(std::string_view what, std::string_view headers = {},
                        std::string_view body = {}) const;
    Reply ask(std::string_view what, std::string_view headers = {}, std::string_view body = {},
              std::chrono::milliseconds patience = 5s);
    Reply reply(std::chrono::milliseconds patience = 5s, bool hasBody = true);
    /// What has come beyond the last reply.
    std::string takeRest() { return std::exchange(come_, {}); }

  private:
    Socket socket_;
    std::uint16_t port_;
    std::string come_;
};

/// Asks once, over a socket of its own.
Reply ask(std::uint16_t port, std::string_view what, std::string_view headers = {},
          std::string_view body = {});

/// "Authorization: Bearer KEY".
std::string bearer(std::string_view key);

struct Frame {
    int kind =
        -1;  ///< 1 text, 2 binary, 8 close, 9 ping, 10 pong; -1: none came, and the connection may be over
    std::string text;
};

/// A frame as a client sends it. `first` is its first byte: 0x81 is a whole text.
std::string frame(int first, std::string_view text);

/// Speaks WebSocket.
class WebSocket {
  public:
    WebSocket(std::uint16_t port, std::string_view key, std::string_view headers = {});

    int status() const { return status_; }
    bool isOpen() const { return status_ == 101; }
    Socket& socket() { return http_.socket(); }
    bool send(std::string_view text) { return socket().send(frame(0x81, text)); }
    Frame receive(std::chrono::milliseconds patience = 5s);
    /// The code of the close frame that comes; 0: the connection ended without one; -1: it did not end.
    int closeCode(std::chrono::milliseconds patience = 5s);

  private:
    Http http_;
    int status_ = 0;
    std::string come_;
};

}  // namespace tests
