#pragma once

#include "app/device/desktop/ways/line.h"

#include <boost/beast/websocket/stream.hpp>

#include <deque>

namespace reach::device {

/// A connection by WebSocket.
class SocketLine final : public Line {
  public:
    SocketLine(Transport& owner, Target target);

  private:
    void start() override;
    void sending(std::string frame) override;
    void leaving() override;
    void next() override;
    void shut() override;

    void shakeHands();
    void onHands(const Error& error);
    void write();

    beast::websocket::stream<Stream> socket_;
    beast::websocket::response_type response_;
    beast::flat_buffer buffer_;
    std::deque<std::string> frames_;
    bool isOpen_ = false;
};

}  // namespace reach::device
