// Who may come to a table and sits where, and what is told of that.
#include "app/host/host_table.h"

#include <algorithm>

namespace reach {

using messages::Bye;

GuestDevice* HostTable::admit(const door::Admission& admission, const messages::Hello& hello,
                              std::string& newKey, Bye& bye) {
    const auto no = [&](const char* why) {
        bye = {why, 0, {}};
        return nullptr;
    };
    if (connections_.size() >= messages::kMostDevices) return no("full");
    const GuestDevice* known = guests_.withKey(hello.key);
    if (!admission.device.empty()) {
        if (!known || known->name != admission.device) return no("key");
        return guests_.find(admission.device);
    }
    // A key cannot be guessed, so it need not have been shown.
    if (known) return guests_.find(std::string(known->name));
    // The code may have changed since. Any other code than the one that was shown would be a guess.
    if (admission.code != guests_.code() || !guests_.isCode(hello.code)) return no("code");
    if (!guests_.isOpen()) return no("closed");
    if (!makeRoom()) return no("full");
    return &guests_.letIn(hello.device, newKey);
}

/// The device that was away longest is forgotten when there are too many.
bool HostTable::makeRoom() {
    if (guests_.devices().size() < messages::kMostDevices) return true;
    for (const GuestDevice& device : guests_.devices()) {
        if (device.seal.empty() || device.manages || connectionsOf(device.name) > 0 || isElsewhere(device))
            continue;
        const std::string name = device.name;
        guests_.letGo(name);
        endAsks([&](const messages::Asked& one) { return one.device == name; });
        return true;
    }
    return false;
}

void HostTable::heard(Connection connection, const messages::TakeSeat& wish) {
    GuestDevice* device = guests_.find(connections_[connection].device);
    if (!device || !seat(*device, wish.seat)) {
        ++refusals_;
        return;
    }
    // A device may change its seat often, and to keep the list takes a disk's time.
    guestsAreNew_ = true;
    hereIsNew();
    tellAsks(connection, connections_[connection]);
}

void HostTable::heard(Connection connection, const messages::Manage& wish) {
    const GuestDevice* by = guests_.find(connections_[connection].device);
    if (!by || !by->manages) {
        ++refusals_;
        return;
    }
    if (wish.what == "let-go")
        letGo(wish.device);
    else if (wish.what == "new-code")
        drawCode();
    else if (wish.what == "open" || wish.what == "close")
        setOpen(wish.what == "open");
}

/// A seat is a colour of the table. Empty: the device looks on.
bool HostTable::seat(GuestDevice& device, const std::string& wished) {
    const auto seats = judge_->seats();
    if (!wished.empty() && std::ranges::find(seats, wished) == seats.end()) return false;
    device.seat = wished;
    return true;
}

std::vector<messages::Present> HostTable::here() const {
    std::vector<messages::Present> all = presentHere();
    for (messages::Present& one : all) {
        const GuestDevice& device = *guests_.find(one.device);
        for (const auto& [host, word] : elsewhere_)
            for (const Elsewhere::Guest& guest : word.guests) {
                if (device.seal != guest.seal) continue;
                if (!one.there) one.screen = guest.screen;
                one.there = true;
                one.awake = one.awake || guest.awake;
            }
    }
    return all;
}

/// All devices, as far as this host sees itself.
std::vector<messages::Present> HostTable::presentHere() const {
    std::vector<messages::Present> all;
    for (const GuestDevice& device : guests_.devices()) {
        messages::Present one{device.name, device.seat, {}, false, false, false, false};
        if (device.seal.empty()) one.screen = ownScreen_, one.there = one.awake = one.keeps = true;
        for (const auto& [connection, guest] : connections_) {
            if (guest.device != device.name) continue;
            one.there = true;
            one.awake = one.awake || guest.awake;
            one.canKeep = one.canKeep || guest.canKeep;
            one.screen = guest.screen;
        }
        all.push_back(std::move(one));
    }
    // The order does not depend on the coming and going of devices.
    std::ranges::sort(all, {}, &messages::Present::device);
    return all;
}

void HostTable::hereIsNew() {
    hereIsNew_ = true;
    if (hereChanged) hereChanged();
}

/// It is kept at once: a new key must not be lost, and one that was taken away must not come back.
void HostTable::accessChanged() {
    keepGuests();
    if (around_.accessChanged) around_.accessChanged();
}

void HostTable::keepGuests() {
    guestsAreNew_ = false;
    if (keepGuests_) keepGuests_(guests_.text());
}

void HostTable::letGo(const std::string& device) {
    const GuestDevice* known = guests_.find(device);
    if (!known || known->seal.empty()) return;
    const std::string name = device;  // of a list that changes
    guests_.letGo(name);
    std::erase_if(asks_, [&](const messages::Asked& one) { return one.device == name; });
    tellAsks();
    std::erase_if(queue_, [&](const Waiting& one) { return !one.line && one.act.device == name; });
    if (askedToKeep() == name) endHandingOn(HandedOn::What::No);
    drawCode();  // it knows the old one
    dismissAll(name, {"let-go", 0, {}});
    hereIsNew();
}

void HostTable::takeGuests(const GuestList& guests) {
    const GuestList before = std::exchange(guests_, guests);
    const bool isAccessNew = before.code() != guests_.code() || before.isOpen() != guests_.isOpen();
    // A device may have another name now: two hosts have let in one of that name each. None: it was let go.
    const auto nameNow = [&](const std::string& name) -> std::optional<std::string> {
        const auto was = std::ranges::find(before.devices(), name, &GuestDevice::name);
        if (was == before.devices().end()) return name;
        const GuestDevice* device = guests_.withSeal(was->seal);
        return device ? std::optional(device->name) : std::nullopt;
    };
    std::vector<Connection> gone;
    for (auto& [connection, guest] : connections_) {
        if (auto name = nameNow(guest.device))
            guest.device = std::move(*name);
        else
            gone.push_back(connection);
    }
    std::erase_if(queue_, [&](const Waiting& one) { return !one.line && !nameNow(one.act.device); });
    for (Waiting& waiting : queue_) waiting.act.device = *nameNow(waiting.act.device);
    std::erase_if(asks_, [&](const messages::Asked& one) { return !nameNow(one.device); });
    for (messages::Asked& asked : asks_) asked.device = *nameNow(asked.device);
    for (const Connection connection : gone) dismiss(connection, {"let-go", 0, {}});
    tellAsks();
    if (handing_) {
        if (auto name = nameNow(handing_->device))
            handing_->device = std::move(*name);
        else
            endHandingOn(HandedOn::What::No);
    }
    keepGuests();
    if (around_.accessChanged) around_.accessChanged();
    if (isAccessNew)
        for (const auto& [connection, guest] : connections_)
            if (const GuestDevice* device = guests_.find(guest.device); device && device->manages)
                send(connection, messages::Code{guests_.code(), guests_.isOpen()});
    hereIsNew();
}

void HostTable::setOpen(bool open) {
    guests_.setOpen(open);
    tellCode();
}

void HostTable::drawCode() {
    do {
        guests_.drawCode();
    } while (around_.isTaken && around_.isTaken(guests_.code()));
    tellCode();
}

void HostTable::tellCode() {
    accessChanged();
    for (const auto& [connection, guest] : connections_)
        if (const GuestDevice* device = guests_.find(guest.device); device && device->manages)
            send(connection, messages::Code{guests_.code(), guests_.isOpen()});
}

void HostTable::takeOwnSeat(const std::string& wished) {
    GuestDevice* own = guests_.find(self_);
    if (!own || !seat(*own, wished)) return;
    guestsAreNew_ = true;
    hereIsNew();
}

void HostTable::setOwnScreen(const std::string& screen) {
    if (ownScreen_ == screen) return;
    ownScreen_ = screen;
    hereIsNew();
}

}  // namespace reach
