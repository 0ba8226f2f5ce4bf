#pragma once

#include "app/door/beast.h"
#include "app/door/detail/guesses.h"
#include "app/door/detail/pace.h"
#include "app/door/detail/page_files.h"
#include "app/door/detail/tally.h"
#include "app/door/door.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// The state that all sockets of an open door share. Only the door's thread uses it.
namespace reach::door {

/// One device's way to the handler, by WebSocket or HTTP.
class Connection {
  public:
    virtual ~Connection() = default;
    virtual void send(std::string text) = 0;
    /// Ends the connection after what was sent. The hub has forgotten it already.
    virtual void finish(const std::string& why) = 0;
};

/// Of a request that waits for news.
class Waiter {
  public:
    virtual ~Waiter() = default;
    /// The view that it waits for has changed.
    virtual void viewChanged() = 0;
};

struct View {
    std::uint64_t number = 0;
    std::shared_ptr<const std::string> text;
};
using ViewName = std::pair<std::string, std::string>;  ///< the table, and the name
using Views = std::map<ViewName, View>;

/// Whether a key lets somebody in, or why not.
struct Judged {
    std::optional<Admission> admission;
    Refusal why = Refusal::NoKey;
    std::chrono::steady_clock::duration wait{};  ///< with Refusal::MustWait
};

class Polled;

class Hub {
  public:
    Hub(net::io_context& io, Handler& handler, const Limits& limits, const Clock& clock, Refusals& refusals,
        const Place& place, Views views);

    Judged judge(std::string_view key, const std::string& address);
    /// Whether a key opens the counters: `why` and `wait` as in judge(), and nothing if it does.
    std::optional<Judged> refusalAtCounters(std::string_view key, const std::string& address);
    std::optional<Report> report(std::string_view path);
    /// Whether a key that was let in before still opens this table. It is no guess, so it costs nothing.
    bool stillOpens(std::string_view key, const std::string& address, const std::string& table);
    /// A place at the table, if it has one more.
    std::optional<Tally::Slot> placeAt(const std::string& table);

    ConnectionId open(std::shared_ptr<Connection> connection, const Admission& admission);
    void message(ConnectionId id, std::string_view text);
    /// The connection is gone. Told a second time it is ignored.
    void close(ConnectionId id, std::string_view why);
    /// The same from a connection itself. The handler is told later, because it may just be sending.
    void ended(ConnectionId id, std::string why);

    void sendTo(ConnectionId id, std::string text);
    void finish(ConnectionId id, const std::string& why);
    void closeAll();

    /// The pace of a device, or of an address from which an unknown device comes.
    std::shared_ptr<Pace> paceOf(const Admission& admission, const std::string& address);

    /// Whether so many bytes more may wait for readers.
    bool mayQueue(std::size_t mine, std::size_t more) const {
        return mine == 0 || (mine + more <= limits.unread && unread + more <= limits.allUnread);
    }

    const View* findView(const std::string& table, std::string_view name) const;
    void setView(ViewName name, View view);
    void awaitView(const std::string& table, std::string_view name, std::weak_ptr<Waiter> waiter);

    void addPolled(const std::shared_ptr<Polled>& polled);
    std::shared_ptr<Polled> findPolled(std::string_view token) const;
    void removePolled(const std::string& token);

    net::io_context& io;
    const Limits& limits;
    const Clock& clock;
    Refusals& refusals;
    const PageFiles files;
    const std::vector<std::string> names;
    const bool isBehindProxy;
    Tally sockets;
    std::size_t unread = 0;  ///< bytes that wait for all connections

  private:
    Judged judge(std::string_view key, const std::string& address,
                 const std::function<std::optional<Admission>(const Knock&)>& admits);

    Handler& handler_;
    Guesses guesses_;
    Tally tables_;
    std::map<ConnectionId, std::shared_ptr<Connection>> connections_;
    std::map<std::string, std::shared_ptr<Polled>, std::less<>> polled_;
    std::map<std::string, std::shared_ptr<Pace>> paces_;
    Views views_;
    std::multimap<ViewName, std::weak_ptr<Waiter>> waiters_;
};

}  // namespace reach::door
