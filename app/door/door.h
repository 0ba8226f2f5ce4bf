#pragma once

#include "app/door/limits.h"
#include "app/door/refusals.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The door of a shared table: one thread, one address, one port. README.md tells what is behind which path.
namespace reach::door {

/// A number that is never used again while the program runs.
using ConnectionId = std::uint64_t;

/// Somebody who wants to come in.
struct Knock {
    std::string key;      ///< a table's code or a device's key: letters, digits, "-" and "_"
    std::string address;  ///< from where
};

/// The rights that a key gives.
struct Admission {
    std::string table;   ///< connections are counted a table
    std::string device;  ///< messages are counted a device; empty if it is not known yet: then an address
    std::string code;    ///< the table's code, if that was shown, as the table writes it
    /// The id of a key that opens more than one table, if that was shown. `table` is a name of its own then.
    std::string key{};

    friend bool operator==(const Admission&, const Admission&) = default;
};

/// What a host tells about itself, for programs that watch it.
struct Report {
    unsigned status = 200;
    std::string text;
};

/// The owner of the tables behind the door. It is called on the door's thread, so no call may take long. It
/// may call send() and close() of connections. An exception ends the connection, not the thread.
class Handler {
  public:
    virtual ~Handler() = default;

    /// Whether this key opens a table. Asked before a connection is opened, for each look at a view, and
    /// again when a view that somebody waits for has changed. Wrong codes are asked about more and more
    /// slowly.
    virtual std::optional<Admission> admit(const Knock& knock) = 0;
    /// A connection, by WebSocket or HTTP: which of them makes no difference.
    virtual void opened(ConnectionId connection, const Admission& admission) = 0;
    /// One message: UTF-8 without a line break, at most Limits::message bytes.
    virtual void message(ConnectionId connection, std::string_view text) = 0;
    /// Called once for each opened connection, whichever side ended it.
    virtual void closed(ConnectionId connection, std::string_view why) = 0;
    /// The report at "/health" or "/metrics"; none: there is nothing at this path.
    virtual std::optional<Report> report(std::string_view path) {
        (void)path;
        return std::nullopt;
    }
    /// Whether this key opens "/metrics". A program on this computer needs none.
    virtual bool opensCounters(const Knock& knock) {
        (void)knock;
        return false;
    }
};

/// The address of a door, and the files that it serves.
struct Place {
    std::string address;         ///< an IP address of this device; empty: all of them
    std::uint16_t port = 0;      ///< 0: any that is free
    std::filesystem::path page;  ///< the folder of the page; without one, the doorway alone
    /// Names in addition to `localhost` and this device's own by which browsers may ask. An IP address is
    /// always right.
    std::vector<std::string> names;
    /// Others come through a proxy on this computer, which says in "X-Forwarded-For" from where.
    bool isBehindProxy = false;
};

/// Why a door could not be opened.
struct OpenError {
    enum class Kind { PortTaken, NoSuchAddress, NotAllowed, Other };
    Kind kind;
    std::string words;  ///< in English, for logs
};

using Clock = std::function<std::chrono::steady_clock::time_point()>;

class Door {
  public:
    /// Nothing listens before open(). The clock counts messages and delays after wrong codes.
    explicit Door(Handler& handler, Limits limits = {}, Clock clock = std::chrono::steady_clock::now);
    ~Door();
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    /// Listens, from a thread of its own. An open door is closed first.
    std::optional<OpenError> open(const Place& place);
    /// Ends every connection at once and waits for the thread. Afterwards the handler is not called. Not to
    /// be called by the handler itself.
    void close();
    bool isOpen() const;
    std::uint16_t port() const;

    /// Sends one message: text without a line break (JSON on one line). From any thread; from the door's own
    /// it goes out within the call, and Handler::closed() does not come within it. Of a connection that is
    /// gone it is ignored.
    void send(ConnectionId connection, std::string text);
    /// Ends one connection after what was sent to it. From any thread.
    void close(ConnectionId connection, std::string why);
    /// Sets a table's view, which the doorway shows: JSON as README.md describes, under a name such as "en".
    /// From any thread, also before the door is open. An empty text removes it.
    void show(const std::string& table, const std::string& name, std::string text);

    /// Runs a function later on the door's thread, from any thread. While the door is not open it is dropped.
    void later(std::function<void()> what);

    /// Counted since the door was made.
    const Refusals& refusals() const;

  private:
    struct Running;
    std::shared_ptr<Running> running() const;

    Handler& handler_;
    const Limits limits_;
    const Clock clock_;
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace reach::door
