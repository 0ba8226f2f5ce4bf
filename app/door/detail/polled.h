#pragma once

#include "app/door/detail/hub.h"

#include <deque>
#include <memory>
#include <string>

namespace reach::door {

/// The one that asks for news over HTTP.
class Poller {
  public:
    virtual ~Poller() = default;
    /// Lines of text: the messages.
    virtual void tell(std::string lines) = 0;
    virtual void nothingNew() = 0;
    virtual void gone(const std::string& why) = 0;
};

/// A connection over HTTP. Each message keeps its number until the other side has said that it has it: an
/// answer that is lost on the way loses no message.
class Polled final : public Connection, public std::enable_shared_from_this<Polled> {
  public:
    Polled(Hub& hub, Tally::Slot place, std::shared_ptr<Pace> pace);
    ~Polled() override;

    void begin(const Admission& admission);
    const std::string& token() const { return token_; }
    ConnectionId id() const { return id_; }
    Pace& pace() { return *pace_; }

    void send(std::string text) override;
    void finish(const std::string& why) override;

    /// Asks for the messages after a number. Another that waits gets none. Returns false if the number cannot
    /// be.
    bool ask(const std::shared_ptr<Poller>& poller, std::uint64_t after);
    /// The one that asked waits no longer.
    void stopWaiting(const Poller* poller);
    /// Something came from the other side.
    void touch();
    void end(const std::string& why);

  private:
    void answer();
    void dropFirst();
    std::shared_ptr<Poller> takePoller();

    Hub& hub_;
    Tally::Slot place_;
    std::shared_ptr<Pace> pace_;
    const std::string token_;
    ConnectionId id_ = 0;
    std::deque<std::string> texts_;
    std::size_t bytes_ = 0;
    std::uint64_t before_ = 0;      ///< the number before the first text's
    std::weak_ptr<Poller> poller_;  ///< the one that waits
    bool isAnswering_ = false;
    bool isFinished_ = false;
    std::string why_;
    Timer silence_;
};

}  // namespace reach::door
