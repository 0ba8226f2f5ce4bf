#pragma once

#include "app/device/transport.h"
#include "app/door/beast.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/beast/http/fields.hpp>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

class QObject;

/// What both ways from a desktop have in common.
namespace reach::device {

namespace beast = door::beast;
namespace http = beast::http;
namespace net = door::net;
using door::Error;
using door::Stream;
using door::Tcp;
using door::Timer;

/// Where a host is, and the key with which a screen comes in.
struct Target {
    std::string host;  ///< a name, or an address in figures; empty: nowhere
    std::string port;
    std::string authority;  ///< both, as a request names them
    std::string key;
};

/// Leads the events of a line to the thread of its transport, until it is closed there.
class Ear {
  public:
    explicit Ear(Transport& owner);
    ~Ear();

    /// From any thread.
    void tell(std::function<void()> event);
    /// The other functions are for the owner's thread.
    void close();
    bool isClosed() const { return here_ == nullptr; }
    Transport& owner() const { return owner_; }

  private:
    Transport& owner_;
    std::mutex mutex_;
    std::unique_ptr<QObject> here_;
};

/// One connection, on a thread that runs run(). send() and leave() are called by the owner's thread; all else
/// happens on the line's own.
class Line {
  public:
    Line(Transport& owner, Target target);
    virtual ~Line();
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    void run();
    /// True if run() has returned, or will at once.
    bool isOver() const { return isOver_; }
    void send(const std::string& frame);
    /// Nothing is told any more. The other side learns of it if it answers soon; then the line is over.
    void leave();
    /// Says that the connection is broken, and before that what the door has said.
    void fail(const std::string& bye = {});

    /// Connects a socket to the host. It may be that the host's name is looked up before.
    void connect(Stream& stream, std::function<void(const Error&)> then);

    net::io_context& io() { return io_; }
    const Target& target() const { return target_; }

  protected:
    virtual void start() = 0;
    virtual void sending(std::string frame) = 0;
    /// Ends with done().
    virtual void leaving() = 0;
    /// The frames that were told have been heard: reads on.
    virtual void next() = 0;
    /// Closes all sockets.
    virtual void shut() = 0;

    void tellOpened();
    /// Further frames are read when these have been heard, so that a flood does not fill the memory.
    void tellHeard(std::vector<std::string> frames);
    void done();

  private:
    struct Lookup;

    const Target target_;
    const std::shared_ptr<Ear> ear_;
    net::io_context io_{1};
    /// Nothing is under way while frames are being heard.
    net::executor_work_guard<net::io_context::executor_type> work_{io_.get_executor()};
    Timer patience_{io_};  ///< with the name's lookup, and with the other side of a line that leaves
    std::shared_ptr<Lookup> lookup_;
    std::vector<Tcp::endpoint> endpoints_;
    bool isDone_ = false;
    std::atomic<bool> isOver_ = false;
};

/// A header for a key; empty if the key has signs that no key has.
std::string bearer(std::string_view key);

/// The `bye` that a refusal of the door means; empty if it means none.
std::string byeOf(unsigned status, std::string_view retryAfter);

}  // namespace reach::device
