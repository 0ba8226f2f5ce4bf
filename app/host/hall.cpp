#include "app/host/hall.h"

namespace reach {

using messages::Message;
using messages::Unreadable;

void Hall::add(const std::string& name, std::shared_ptr<HostTable> table) {
    // A connection that its table ends is no longer known here.
    table->setCarrier({carrier_.send, [this](Connection connection) {
                           connections_.erase(connection);
                           carrier_.drop(connection);
                       }});
    tables_[name] = std::move(table);
}

void Hall::remove(const std::string& name) {
    tables_.erase(name);
}

void Hall::opened(Connection connection, const std::string& address) {
    connections_[connection] = {address, nullptr, {}};
}

void Hall::refuse(Connection connection, const char* why) {
    ++refusals_;
    carrier_.send(connection, textOf(Message(messages::Bye{why, 0, {}})));
    connections_.erase(connection);
    carrier_.drop(connection);
}

void Hall::message(Connection connection, std::string_view frame, Moment now) {
    const auto known = connections_.find(connection);
    if (known == connections_.end()) return;
    const std::shared_ptr<HostTable> table = known->second.table;
    if (table && !table->paced(connection, now)) return;
    if (!table && frame.size() > messages::kLongestFrame) return refuse(connection, "hello");
    // Parts are put together only for a device that is let in.
    auto read = table ? known->second.reader.read(frame) : std::optional(messages::readMessage(frame));
    if (!read) return;
    const auto* unreadable = std::get_if<Unreadable>(&*read);
    if (!table) {
        const auto* message = unreadable ? nullptr : std::get_if<Message>(&*read);
        const auto* hello = message ? std::get_if<messages::Hello>(message) : nullptr;
        if (!hello) return refuse(connection, "hello");
        const auto found = tables_.find(hello->table);
        if (found == tables_.end()) return refuse(connection, "table");
        known->second.table = found->second;
        found->second->join(connection, std::string(known->second.address), *hello, now);
        return;
    }
    if (!unreadable) return table->message(connection, std::get<Message>(*read));
    if (unreadable->why != Unreadable::Why::UnknownKind) return table->dismissUnreadable(connection);
    // A later protocol may say more.
    carrier_.send(connection, textOf(Message(messages::Unknown{unreadable->kind})));
}

void Hall::closed(Connection connection) {
    const auto known = connections_.find(connection);
    if (known == connections_.end()) return;
    const std::shared_ptr<HostTable> table = known->second.table;
    connections_.erase(known);
    if (table) table->closed(connection);
}

void Hall::tick() {
    for (const auto& [name, table] : tables_) table->tick();
}

}  // namespace reach
