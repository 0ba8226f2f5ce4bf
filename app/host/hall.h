#pragma once

#include "app/host/host_table.h"

namespace reach {

/// The tables behind one door. The first message of a connection says which table it comes to.
class Hall {
  public:
    using Moment = messages::Moment;

    explicit Hall(Carrier carrier) : carrier_(std::move(carrier)) {}

    /// `name` is what the addresses of the table contain.
    void add(const std::string& name, std::shared_ptr<HostTable> table);
    /// Takes a table away. HostTable::close() must have been called.
    void remove(const std::string& name);

    /// `address` is where the connection comes from. Wrong codes make it wait.
    void opened(Connection connection, const std::string& address);
    void message(Connection connection, std::string_view frame, Moment now);
    void closed(Connection connection);
    void tick();

    /// Frames that were no message of a device that is let in.
    std::int64_t refusals() const { return refusals_; }

  private:
    struct Known {
        std::string address;
        std::shared_ptr<HostTable> table;  ///< null before its hello
        messages::Reader reader;
    };
    void refuse(Connection connection, const char* why);

    Carrier carrier_;
    std::map<std::string, std::shared_ptr<HostTable>> tables_;
    std::map<Connection, Known> connections_;
    std::int64_t refusals_ = 0;
};

}  // namespace reach
