#include "app/host/hall.h"

#include <algorithm>

namespace reach {

using messages::Message;
using messages::Unreadable;

namespace {

/// A connection without a hello takes a place that others could have.
constexpr Hall::Moment kPatience = 10'000;
/// Bytes of all messages of which parts are missing. Who plays sends one now and then, and at once.
constexpr std::size_t kMostInParts = 16 * 1024 * 1024;

}  // namespace

Hall::~Hall() {
    allClosed();
    for (const auto& [name, table] : tables_)
        if (table) table->leaveHall();
}

void Hall::setDesk(FrontDesk& desk) {
    desk_ = &desk;
    desk.enterHall({carrier_.send, [this](Connection connection) {
                        connections_.erase(connection);
                        carrier_.drop(connection);
                    }});
}

std::optional<door::Admission> Hall::admit(std::string_view shown) const {
    if (auto admission = entrance_.admit(shown)) return admission;
    const auto key = desk_ ? desk_->keys().find(shown) : std::nullopt;
    if (!key || key->kind == KeyKind::Counters) return std::nullopt;
    return door::Admission{viewNameOf(*key), key->id, {}, key->id};
}

bool Hall::opensCounters(std::string_view shown) const {
    const auto key = desk_ ? desk_->keys().find(shown) : std::nullopt;
    return key && (key->kind == KeyKind::Counters || key->kind == KeyKind::Manager);
}

void Hall::add(const std::string& name, const std::shared_ptr<HostTable>& table) {
    // Somebody may just be waiting for a table that sleeps.
    if (const auto known = tables_.find(name); known != tables_.end() && known->second) remove(name);
    tables_[name] = table;
    HostTable::Surroundings around;
    // A connection that its table ends is no longer known here.
    around.carrier = {carrier_.send, [this](Connection connection) {
                          connections_.erase(connection);
                          carrier_.drop(connection);
                      }};
    around.accessChanged = [this, name, at = table.get()] { entrance_.set(name, at->guests()); };
    around.isTaken = [this, name](const std::string& code) { return entrance_.isTaken(code, name); };
    table->enterHall(std::move(around));
}

bool Hall::addAsleep(const std::string& name, const GuestList& guests) {
    if (entrance_.isTaken(guests.code(), name)) return false;
    tables_[name] = nullptr;
    entrance_.set(name, guests);
    return true;
}

void Hall::letSleep(const std::string& name) {
    const auto found = tables_.find(name);
    if (found == tables_.end() || !found->second) return;
    found->second->leaveHall();
    found->second = nullptr;
}

/// The table; null if there is none.
std::shared_ptr<HostTable> Hall::awake(const std::string& name) {
    auto found = tables_.find(name);
    if (found != tables_.end() && !found->second && waker_) {
        waker_(name);
        found = tables_.find(name);
    }
    return found == tables_.end() ? nullptr : found->second;
}

void Hall::remove(const std::string& name) {
    const auto found = tables_.find(name);
    if (found == tables_.end()) return;
    const std::shared_ptr<HostTable> table = found->second;
    tables_.erase(found);
    entrance_.remove(name);
    std::vector<Connection> all;
    for (const auto& [connection, known] : connections_)
        if (known.admission.table == name || (table && known.table == table)) all.push_back(connection);
    for (const Connection connection : all) {
        if (table) table->closed(connection);
        refuse(connection, "table");
    }
    if (table) table->leaveHall();
}

void Hall::opened(Connection connection, const door::Admission& admission) {
    connections_[connection].admission = admission;
}

void Hall::refuse(Connection connection, const char* why) {
    ++refusals_;
    carrier_.send(connection, textOf(Message(messages::Bye{why, 0, {}})));
    connections_.erase(connection);
    carrier_.drop(connection);
}

void Hall::message(Connection connection, std::string_view frame) {
    const auto known = connections_.find(connection);
    if (known == connections_.end()) return;
    if (known->second.isAtDesk) return atDesk(connection, frame);
    const std::shared_ptr<HostTable> table = known->second.table;
    if (!table) return greeted(connection, frame);
    const auto read = known->second.reader.read(frame);
    if (!read) return boundParts();
    const auto* unreadable = std::get_if<Unreadable>(&*read);
    if (!unreadable) return table->message(connection, std::get<Message>(*read));
    if (unreadable->why != Unreadable::Why::UnknownKind) return table->dismissUnreadable(connection);
    // A later protocol may say more.
    ++refusals_;
    carrier_.send(connection, textOf(Message(messages::Unknown{unreadable->kind})));
}

/// If too much waits for its end, the connection with the most of it is ended.
void Hall::boundParts() {
    const auto waiting = [](const auto& one) { return one.second.reader.waiting(); };
    std::size_t all = 0;
    for (const auto& one : connections_) all += waiting(one);
    if (all <= kMostInParts) return;
    const auto most = std::ranges::max_element(connections_, {}, waiting);
    const std::shared_ptr<HostTable> table = most->second.table;
    if (!table) {
        desk_->closed(most->first);
        return refuse(most->first, "unreadable");
    }
    // The table ends it, and it is no longer known here.
    table->dismissUnreadable(most->first);
}

/// Parts are put together only for a device that is let in.
void Hall::greeted(Connection connection, std::string_view frame) {
    if (frame.size() > messages::kLongestFrame) return refuse(connection, "hello");
    const auto read = messages::readMessage(frame);
    const auto* message = std::get_if<Message>(&read);
    const auto* hello = message ? std::get_if<messages::Hello>(message) : nullptr;
    if (!hello) return refuse(connection, "hello");
    Known& known = connections_[connection];
    if (!known.admission.key.empty()) return greetedWithKey(connection, *hello);
    // Who typed an address and a code does not know how the table is named in addresses.
    const bool isMeant = hello->table.empty() || hello->table == known.admission.table;
    const door::Admission admission = known.admission;
    const std::shared_ptr<HostTable> table = isMeant ? awake(admission.table) : nullptr;
    // A table that cannot be read has ended it.
    if (!connections_.contains(connection)) return;
    if (!table) return refuse(connection, "table");
    connections_[connection].table = table;
    table->join(connection, admission, *hello);
}

void Hall::greetedWithKey(Connection connection, const messages::Hello& hello) {
    Known& known = connections_[connection];
    const auto key = desk_->keys().withId(known.admission.key);
    if (!key || key->kind == KeyKind::Screen) return refuse(connection, "key");
    if (hello.protocol != messages::kProtocol) return refuse(connection, "protocol");
    if (hello.table.empty()) {
        known.isAtDesk = true;
        return desk_->opened(connection, *key);
    }
    // Whoever may not see a table does not learn that there is one.
    const std::shared_ptr<HostTable> table =
        desk_->mayLookOn(*key, hello.table) ? awake(hello.table) : nullptr;
    if (!table) return refuse(connection, "table");
    connections_[connection].table = table;
    table->lookOn(connection, hello);
}

void Hall::atDesk(Connection connection, std::string_view frame) {
    const auto read = connections_[connection].reader.read(frame);
    if (!read) return boundParts();
    const auto* unreadable = std::get_if<Unreadable>(&*read);
    if (unreadable && unreadable->why != Unreadable::Why::UnknownKind) {
        desk_->closed(connection);
        return refuse(connection, "unreadable");
    }
    if (!unreadable && desk_->message(connection, std::get<Message>(*read))) return;
    ++refusals_;
    if (unreadable) carrier_.send(connection, textOf(Message(messages::Unknown{unreadable->kind})));
}

void Hall::closed(Connection connection) {
    const auto known = connections_.find(connection);
    if (known == connections_.end()) return;
    const std::shared_ptr<HostTable> table = known->second.table;
    const bool isAtDesk = known->second.isAtDesk;
    connections_.erase(known);
    if (isAtDesk) desk_->closed(connection);
    if (table) table->closed(connection);
}

void Hall::allClosed() {
    while (!connections_.empty()) closed(connections_.begin()->first);
}

/// The key of this connection was revoked.
void Hall::takeKeyFrom(Connection connection) {
    const auto known = connections_.find(connection);
    if (known == connections_.end()) return;
    const std::shared_ptr<HostTable> table = known->second.table;
    if (known->second.isAtDesk) desk_->closed(connection);
    if (table) table->closed(connection);
    refuse(connection, "key");
}

void Hall::tick(Moment now) {
    std::vector<Connection> silent;
    std::vector<Connection> keyless;
    for (auto& [connection, known] : connections_) {
        if (!known.admission.key.empty() && !desk_->keys().withId(known.admission.key))
            keyless.push_back(connection);
        if (known.table || known.isAtDesk) continue;
        if (!known.waitsSince) known.waitsSince = now;
        if (now - *known.waitsSince >= kPatience) silent.push_back(connection);
    }
    for (const Connection connection : silent) refuse(connection, "hello");
    for (const Connection connection : keyless) takeKeyFrom(connection);
    for (const auto& [name, table] : std::map(tables_))
        if (table) table->tick(now);
}

}  // namespace reach
