#pragma once

#include "app/host/front_desk.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace reach {

class House;

/// How much a host keeps.
struct Quotas {
    std::size_t tables = 100;    ///< that are here, for each key
    std::int64_t acts = 10'000;  ///< of a table
    /// Of a table: of all its acts as texts. Less than may wait for a device that has just come
    /// (door::Limits::unread). A campaign of 900 acts has 0.3 MB.
    std::size_t bytes = 3UL * 1024 * 1024;
    /// Bytes of all tables that are just being handed over.
    std::size_t underway = 64UL * 1024 * 1024;
};

/// The desk of a house. A member sees the own tables and those that are not hidden, and does with the own
/// ones everything; a manager does it with all.
class TableDesk final : public FrontDesk {
  public:
    TableDesk(House& house, const Quotas& quotas) : house_(house), quotas_(quotas) {}

    const Keyring& keys() const override;
    void enterHall(Carrier carrier) override { carrier_ = std::move(carrier); }
    void opened(Connection connection, const HostKey& key) override;
    bool message(Connection connection, const messages::Message& message) override;
    void closed(Connection connection) override { visitors_.erase(connection); }
    bool mayLookOn(const HostKey& key, const std::string& table) const override;

    /// What was denied since the start, by its reason.
    const std::map<std::string, std::int64_t>& denials() const { return denials_; }

  private:
    /// A table of which not all acts have come.
    struct Coming {
        messages::Move move;
        std::vector<Act> acts;
        std::size_t bytes = 0;
    };
    struct Visitor {
        std::string key;  ///< the id
        std::optional<Coming> coming;
    };

    void send(Connection connection, const messages::Message& message);
    void deny(Connection connection, const std::string& what, const std::string& why, std::string words = {},
              const ActId& id = {});
    bool may(const HostKey& key, const std::string& table) const;
    /// Whether the key may have one more table.
    bool hasRoom(const HostKey& key) const;
    /// The table that an earlier wish of this key with this id began; empty if there is none.
    std::string madeBy(const HostKey& key, const ActId& id) const;
    void tellBegun(Connection connection, const ActId& id, const std::string& table, bool forked = false);
    void tellShared(Connection connection, const ActId& id, const std::string& table, bool forked = false);
    std::size_t underway() const;

    bool heard(Connection connection, const HostKey& key, const messages::List& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Begin& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Move& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Acts& acts);
    bool heard(Connection connection, const HostKey& key, const messages::Fork& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Take& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Took& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Order& wish);
    bool heard(Connection connection, const HostKey& key, const messages::RecordOf& wish);
    bool heard(Connection connection, const HostKey& key, const messages::Ping& ping);
    template <typename Other>
    bool heard(Connection, const HostKey&, const Other&) {
        return false;
    }
    void come(Connection connection, const HostKey& key, const Coming& coming);
    std::string follow(Connection connection, const HostKey& key, const Coming& coming);
    void keepAsNew(Connection connection, const HostKey& key, const Coming& coming, bool forked);

    House& house_;
    const Quotas quotas_;
    Carrier carrier_;
    std::map<Connection, Visitor> visitors_;
    std::map<std::string, std::int64_t> denials_;
};

}  // namespace reach
