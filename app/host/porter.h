#pragma once

#include "app/door/door.h"
#include "app/host/hall.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace reach {

/// Joins a door and the hall behind it. The door has a thread of its own. The tables have another one, which
/// is the window's: whoever makes a porter does so on it, and makes all calls there. In a program without a
/// window the tables can be on the door's thread, so that an act need not change threads: then all calls
/// while the door is open are made there, by later(), but for open() and close().
class Porter final : private door::Handler {
  public:
    /// Runs a function later on the tables' thread. It is called from any thread.
    using Run = std::function<void(std::function<void()>)>;

    /// Without a `run`, the tables are on the door's thread.
    explicit Porter(Run run, door::Limits limits = {}, door::Clock clock = std::chrono::steady_clock::now);
    ~Porter() override;
    Porter(const Porter&) = delete;
    Porter& operator=(const Porter&) = delete;

    /// Listens. An open door is closed first.
    std::optional<door::OpenError> open(const door::Place& place);
    /// Ends all connections at once. Tables stay, and may be reached again after open(). Afterwards nothing
    /// that came through the door is told to a table.
    void close();
    bool isOpen() const { return door_.isOpen(); }
    /// Runs a function later on the door's thread, from any thread. While the door is not open it is dropped.
    void later(std::function<void()> what) { door_.later(std::move(what)); }
    /// Runs a function on the tables' thread, and waits for it. To be called by whoever opens and closes.
    void inTurn(const std::function<void()>& what);
    std::uint16_t port() const { return door_.port(); }

    /// Hall::setDesk().
    void setDesk(FrontDesk& desk) { hall_.setDesk(desk); }
    /// `name` is what the addresses of the table contain.
    void add(const std::string& name, const std::shared_ptr<HostTable>& table);
    /// Hall::addAsleep(), Hall::setWaker().
    bool addAsleep(const std::string& name, const GuestList& guests) { return hall_.addAsleep(name, guests); }
    void setWaker(std::function<void(const std::string&)> waker) { hall_.setWaker(std::move(waker)); }
    /// Hall::letSleep(). What is shown of the table is taken away.
    void letSleep(const std::string& name);
    /// The tables that somebody has asked for since the last call: devices, and readers of a view.
    std::set<std::string> takeAsked();
    /// Takes a table away, with what is shown of it. Who is at it hears of HostTable::close() if that was
    /// called before.
    void remove(const std::string& name);
    /// Sets what the doorway shows of a table, in a language such as "en" (`Door::show()`).
    void show(const std::string& table, const std::string& language, std::string text);
    /// Takes away all that show() has shown under this name.
    void hide(const std::string& name);
    /// To be called a few times a second.
    void tick();

    /// What was refused at the door or in the hall. Each table counts its own (`HostTable::refusals()`).
    std::uint64_t refusals() const;
    /// What was refused in the hall.
    std::int64_t hallRefusals() const { return hall_.refusals(); }
    /// The connections that were admitted.
    std::size_t connections() const { return hall_.connections(); }
    /// Sets what is told at "/health" and "/metrics". To be called every few seconds: what is older than 15 s
    /// means that the tables stand still.
    void report(door::Report health, std::string metrics);
    const door::Refusals& doorRefusals() const { return door_.refusals(); }

  private:
    struct Gone {};
    /// Something that came through the door.
    struct Arrival {
        Connection connection = 0;
        std::variant<door::Admission, std::string, Gone> what;
    };

    static std::size_t sizeOf(const Arrival& arrival);

    // On the door's thread.
    std::optional<door::Admission> admit(const door::Knock& knock) override;
    void opened(door::ConnectionId connection, const door::Admission& admission) override;
    void message(door::ConnectionId connection, std::string_view text) override;
    void closed(door::ConnectionId connection, std::string_view why) override;
    std::optional<door::Report> report(std::string_view path) override;
    bool opensCounters(const door::Knock& knock) override;
    bool bring(Arrival arrival);
    void cut(Connection connection, bool isKnown);

    // On the tables' thread.
    void work();
    void take(const Arrival& arrival) noexcept;
    void workLater();

    const Run run_;
    const door::Clock clock_;
    Hall hall_;
    std::set<std::pair<std::string, std::string>> shown_;
    std::shared_ptr<const bool> presence_;  ///< functions that run later do nothing once it is gone

    std::mutex mutex_;
    std::deque<Arrival> arrivals_;
    std::size_t bytes_ = 0;   ///< of arrivals_
    bool isAwaited_ = false;  ///< work() will be called
    std::set<std::string> asked_;
    door::Report health_;
    std::string metrics_;
    std::optional<std::chrono::steady_clock::time_point> reported_;

    /// Of the door's thread: connections that are being ended, and whether the hall was told of them.
    std::map<Connection, bool> cut_;
    door::Door door_;
};

}  // namespace reach
