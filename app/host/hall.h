#pragma once

#include "app/host/entrance.h"
#include "app/host/front_desk.h"
#include "app/host/host_table.h"

namespace reach {

/// Under this name of a table, Door::show() has what somebody with this key sees.
inline std::string viewNameOf(const HostKey& key) {
    return "key " + key.id;
}

/// The tables behind one door. Whoever comes has shown a code or a key to the door, and that decides to which
/// table a connection may come. Not thread-safe, except for admit().
class Hall {
  public:
    using Moment = messages::Moment;

    explicit Hall(Carrier carrier) : carrier_(std::move(carrier)) {}
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    /// `name` is what the addresses of the table contain. If another table here has the code of this one,
    /// this one draws a new code.
    void add(const std::string& name, const std::shared_ptr<HostTable>& table);
    /// A table that sleeps: only who may come to it is known. The waker is called with its name before the
    /// first device comes to it, and calls add(), unless the table cannot be read. Returns false if another
    /// table has its code: then it must not sleep.
    bool addAsleep(const std::string& name, const GuestList& guests);
    /// Lets a table without connections fall asleep.
    void letSleep(const std::string& name);
    void setWaker(std::function<void(const std::string&)> waker) { waker_ = std::move(waker); }
    /// Takes a table away. Connections that it still has are ended.
    void remove(const std::string& name);

    /// The desk for those who show a key of the host. To be called before the door is open. The desk outlives
    /// the hall.
    void setDesk(FrontDesk& desk);

    /// The rights of somebody who shows this code or key. Any thread may ask.
    std::optional<door::Admission> admit(std::string_view shown) const;
    /// Whether this key reads the counters. Any thread may ask.
    bool opensCounters(std::string_view shown) const;
    /// A connection that was admitted. Its first message is a hello to the table of the admission; with a key
    /// of the host, to the desk or to any table.
    void opened(Connection connection, const door::Admission& admission);
    void message(Connection connection, std::string_view frame);
    void closed(Connection connection);
    /// All connections are gone.
    void allClosed();
    /// To be called a few times a second. Ends connections that say no hello.
    void tick(Moment now);

    std::size_t connections() const { return connections_.size(); }
    /// Frames that were no message of a device that is let in.
    std::int64_t refusals() const { return refusals_; }

  private:
    struct Known {
        door::Admission admission;
        std::shared_ptr<HostTable> table;  ///< null before its hello, and at the desk
        bool isAtDesk = false;
        std::optional<Moment> waitsSince;  ///< for its hello
        messages::Reader reader;
    };
    void refuse(Connection connection, const char* why);
    std::shared_ptr<HostTable> awake(const std::string& name);
    void greeted(Connection connection, std::string_view frame);
    void greetedWithKey(Connection connection, const messages::Hello& hello);
    void atDesk(Connection connection, std::string_view frame);
    void takeKeyFrom(Connection connection);
    void boundParts();

    Carrier carrier_;
    FrontDesk* desk_ = nullptr;
    Entrance entrance_;
    std::function<void(const std::string&)> waker_;
    std::map<std::string, std::shared_ptr<HostTable>> tables_;  ///< null: it sleeps
    std::map<Connection, Known> connections_;
    std::int64_t refusals_ = 0;
};

}  // namespace reach
