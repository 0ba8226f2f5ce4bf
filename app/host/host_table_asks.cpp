// The questions that one screen of a table asks others: a deal of a Summit.
#include "app/host/host_table.h"

#include <algorithm>

namespace reach {

void HostTable::heard(Connection connection, const messages::Ask& ask) {
    if (const std::string why = putQuestion(connections_[connection].device, ask); !why.empty()) {
        ++refusals_;
        send(connection, messages::Refused{ask.id, why, {}, {}});
    }
}

void HostTable::heard(Connection connection, const messages::Say& say) {
    if (!putAnswer(connections_[connection].device, say).empty()) ++refusals_;
}

std::string HostTable::putQuestion(const std::string& device, const messages::Ask& ask) {
    const GuestDevice* by = guests_.find(device);
    if (!by || (by->seat.empty() && !by->seal.empty())) return "looking-on";
    if (!isQuestion(*by, ask)) return "unreadable";
    // A screen that came back says it again, and may not have heard that it has come to an end.
    if (isKept(ask.id) || std::ranges::find(asks_, ask.id, &messages::Asked::id) != asks_.end()) return {};
    messages::Asked asked{ask.id,   device, by->seat, ask.seats, std::vector<std::string>(ask.seats.size()),
                          ask.lines};
    // It may come from another host with what was said to it.
    for (const messages::Asked& one : questions())
        if (one.id == ask.id && one.seats == ask.seats) asked.said = one.said;
    std::erase_if(asks_, [&](const auto& one) { return one.device == device; });
    std::erase_if(said_, [&](const auto& one) { return one.id == ask.id; });
    asks_.push_back(std::move(asked));
    tellAsks();
    return {};
}

/// Of other players of the table, and entries of this game.
bool HostTable::isQuestion(const GuestDevice& device, const messages::Ask& ask) const {
    const auto seats = judge_->seats();
    const auto isAskable = [&](const std::string& seat) {
        return seat != device.seat && std::ranges::count(ask.seats, seat) == 1 &&
               std::ranges::find(seats, seat) != seats.end();
    };
    return !ask.seats.empty() && std::ranges::all_of(ask.seats, isAskable) && !ask.lines.empty() &&
           std::ranges::all_of(ask.lines, [&](const std::string& line) { return judge_->reads(line); });
}

bool HostTable::isAnswer(const std::string& what) {
    return what == "yes" || what == "no" || what == "change";
}

std::string HostTable::putAnswer(const std::string& device, const messages::Say& say) {
    if (say.what == "end") {
        endAsks([&](const messages::Asked& one) { return one.id == say.id && one.device == device; });
        return {};
    }
    if (!isAnswer(say.what)) return "unreadable";
    const auto all = questions();
    const auto asked = std::ranges::find(all, say.id, &messages::Asked::id);
    if (asked == all.end()) return {};  // it has come to an end meanwhile
    const GuestDevice* by = guests_.find(device);
    const auto seat = by ? std::ranges::find(asked->seats, by->seat) : asked->seats.end();
    if (seat == asked->seats.end()) return "looking-on";
    const Elsewhere::Said said{say.id, by->seat, say.what};
    if (!answer(asks_, said)) {
        // Its host hears it with the next word.
        std::erase_if(said_, [&](const auto& one) { return one.id == said.id && one.seat == said.seat; });
        said_.push_back(said);
    }
    tellAsks();
    return {};
}

std::vector<messages::Asked> HostTable::asksOf(const std::string& device) const {
    std::vector<messages::Asked> asks = questions();
    const GuestDevice* known = guests_.find(device);
    std::erase_if(asks, [&](const messages::Asked& one) {
        return !known ||
               (one.device != device && std::ranges::find(one.seats, known->seat) == one.seats.end());
    });
    return asks;
}

/// Tells each device what is new for it.
void HostTable::tellAsks() {
    for (auto& [connection, guest] : connections_) tellAsks(connection, guest);
    if (hereChanged) hereChanged();
}

void HostTable::tellAsks(Connection connection, Guest& guest) {
    auto asks = asksOf(guest.device);
    if (asks == guest.asks) return;
    guest.asks = std::move(asks);
    send(connection, messages::Asks{guest.asks});
}

void HostTable::endAsks(const std::function<bool(const messages::Asked&)>& which) {
    std::size_t ended = std::erase_if(asks_, which);
    for (auto& [host, word] : elsewhere_)
        ended += std::erase_if(word.questions, [&](const auto& one) { return which(one.asked); });
    if (ended > 0) tellAsks();
}

}  // namespace reach
