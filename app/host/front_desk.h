#pragma once

#include "app/host/host_table.h"
#include "app/host/keyring.h"

#include <string>

namespace reach {

/// Takes the messages of those who have shown a key of the host instead of a table's code: they ask for
/// tables, and order what becomes of them. All calls but keys() are made on the tables' thread.
class FrontDesk {
  public:
    virtual ~FrontDesk() = default;

    /// The keys that open the desk. They outlive the desk.
    virtual const Keyring& keys() const = 0;
    /// Called by the hall, before the first connection.
    virtual void enterHall(Carrier carrier) = 0;
    /// Somebody with this key has said hello.
    virtual void opened(Connection connection, const HostKey& key) = 0;
    /// A message of such a connection. Returns false if nobody at a desk says such a thing.
    virtual bool message(Connection connection, const messages::Message& message) = 0;
    /// Called once for each opened connection.
    virtual void closed(Connection connection) = 0;
    /// Whether somebody with this key may look on at a table.
    virtual bool mayLookOn(const HostKey& key, const std::string& table) const = 0;
};

}  // namespace reach
