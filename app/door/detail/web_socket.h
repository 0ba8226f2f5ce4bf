#pragma once

#include "app/door/detail/hub.h"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <deque>
#include <memory>
#include <optional>
#include <string>

namespace reach::door {

/// A connection by WebSocket.
class WebSocket final : public Connection, public std::enable_shared_from_this<WebSocket> {
  public:
    using Request = beast::http::request<beast::http::string_body>;

    WebSocket(Hub& hub, Stream stream, Tally::Slot socket, Tally::Slot place, Admission admission,
              std::shared_ptr<Pace> pace);
    ~WebSocket() override;

    void accept(Request request);
    void send(std::string text) override;
    void finish(const std::string& why) override;

  private:
    void read();
    void onRead(const Error& error);
    void deliver();
    void write();
    void onWritten(const Error& error);
    void finishNow();
    void refuse(Refusal refusal, const std::string& why);
    void end(const std::string& why);
    void countControlFrame();

    Hub& hub_;
    beast::websocket::stream<Stream> socket_;
    Tally::Slot socketSlot_;
    Tally::Slot place_;
    const Admission admission_;
    std::shared_ptr<Pace> pace_;
    Request request_;
    ConnectionId id_ = 0;
    beast::flat_buffer buffer_;
    Timer readTimer_;
    Timer writeTimer_;
    bool isHalf_ = false;  ///< a message has begun to come

    std::deque<std::string> texts_;
    std::size_t bytes_ = 0;
    bool isWriting_ = false;
    bool isFinished_ = false;
    bool isEnded_ = false;
    std::string why_;
    std::chrono::steady_clock::time_point controlSecond_;
    unsigned controlFrames_ = 0;
};

}  // namespace reach::door
