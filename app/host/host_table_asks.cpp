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
    endAsks([&](const messages::Asked& one) { return one.device == device; });
    asks_.push_back(
        {ask.id, device, by->seat, ask.seats, std::vector<std::string>(ask.seats.size()), ask.lines});
    tellAsks(asks_.back());
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

std::string HostTable::putAnswer(const std::string& device, const messages::Say& say) {
    if (say.what == "end") {
        endAsks([&](const messages::Asked& one) { return one.id == say.id && one.device == device; });
        return {};
    }
    if (say.what != "yes" && say.what != "no" && say.what != "change") return "unreadable";
    const auto asked = std::ranges::find(asks_, say.id, &messages::Asked::id);
    if (asked == asks_.end()) return {};  // it has come to an end meanwhile
    const GuestDevice* by = guests_.find(device);
    const auto seat = by ? std::ranges::find(asked->seats, by->seat) : asked->seats.end();
    if (seat == asked->seats.end()) return "looking-on";
    std::string& said = asked->said[static_cast<std::size_t>(seat - asked->seats.begin())];
    if (said == say.what) return {};
    said = say.what;
    tellAsks(*asked);
    return {};
}

std::vector<messages::Asked> HostTable::asksOf(const std::string& device) const {
    std::vector<messages::Asked> asks;
    const auto known = std::ranges::find(guests_.devices(), device, &GuestDevice::name);
    if (known == guests_.devices().end()) return asks;
    for (const messages::Asked& one : asks_)
        if (one.device == device || std::ranges::find(one.seats, known->seat) != one.seats.end())
            asks.push_back(one);
    return asks;
}

/// Tells those whom it concerns.
void HostTable::tellAsks(const messages::Asked& changed) {
    for (const auto& [connection, guest] : connections_) {
        const GuestDevice* device = guests_.find(guest.device);
        if (device && (device->name == changed.device ||
                       std::ranges::find(changed.seats, device->seat) != changed.seats.end()))
            send(connection, messages::Asks{asksOf(device->name)});
    }
    if (hereChanged) hereChanged();
}

void HostTable::endAsks(const std::function<bool(const messages::Asked&)>& which) {
    while (true) {
        const auto found = std::ranges::find_if(asks_, which);
        if (found == asks_.end()) return;
        const messages::Asked ended = std::move(*found);
        asks_.erase(found);
        tellAsks(ended);
    }
}

}  // namespace reach
