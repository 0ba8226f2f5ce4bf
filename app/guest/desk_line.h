#pragma once

#include "app/device/transport.h"
#include "app/messages/message.h"

#include <deque>
#include <string>
#include <vector>

namespace reach {

/// A connection to the desk of a host (app/server/), for somebody with a key of it. It has neither sockets
/// nor a clock: transports carry its messages, and tick() tells the time. A lost connection is made anew;
/// what was asked is then asked again by whoever asked it (`arrived`).
class DeskLine {
  public:
    using Moment = messages::Moment;

    /// The transports must outlive the line. Nothing is sent before the first tick().
    DeskLine(std::string key, std::string build, Transport& socket, Transport& http);
    ~DeskLine();
    DeskLine(const DeskLine&) = delete;
    DeskLine& operator=(const DeskLine&) = delete;

    /// To be called a few times a second. Time in which it was not called does not count.
    void tick(Moment now);
    /// Says something at the desk. It is lost with the connection, and dropped where there is none.
    void say(const messages::Message& message);
    /// Says these acts, of which the first has number 1.
    void sayActs(const std::vector<Act>& acts);
    bool isIn() const { return state_ == State::In; }

    /// The host let this key in. Called for each connection.
    std::function<void()> arrived;
    /// What the host says at its desk.
    std::function<void(const messages::Message&)> heard;
    /// It is given up, for a reason of `bye`, or "silent" where nobody answers. Called once. `wait`: seconds
    /// until another try is of use.
    std::function<void(const std::string& why, std::int64_t wait)> gaveUp;

  private:
    enum class State : std::uint8_t { Resting, Opening, Greeting, In, Over };

    Transport& way() { return overHttp_ ? http_ : socket_; }
    void listen(Transport& transport);
    void connect();
    void lost(bool silent);
    void end(const std::string& why, std::int64_t wait = 0);
    void hear(const std::string& frame);
    void hear(const messages::Message& message);
    void flush();

    const std::string key_;
    const std::string build_;
    Transport& socket_;
    Transport& http_;
    State state_ = State::Resting;
    bool overHttp_ = false;
    int failures_ = 0;  ///< on this way
    int tries_ = 0;     ///< since it was in
    int returns_ = 0;   ///< after having been in
    Moment now_ = 0;
    bool ticked_ = false;
    Moment nextTry_ = 0;
    Moment deadline_ = 0;  ///< when the other side must have answered; 0: it need not
    Moment lastHeard_ = 0;
    Moment patience_ = 0;  ///< how much longer it is tried
    std::deque<std::string> outbox_;
    messages::Pace pace_{messages::kMostInASecond * 3 / 4, messages::kMostInASecond};
    messages::Reader reader_;
};

}  // namespace reach
