// A table goes from this host to another device, which then keeps it.
#include "app/host/host_table.h"

#include <algorithm>

namespace reach {

bool HostTable::handOn(const std::string& device) {
    if (handing_ || isStuck()) return false;
    const auto all = here();
    const auto found = std::ranges::find(all, device, &messages::Present::device);
    if (found == all.end() || !found->there || !found->awake || !found->canKeep) return false;
    handing_ = {ActId::draw(), device, Handing::Step::Asked, {}};
    tellHanding();
    return true;
}

void HostTable::tellHanding(Connection connection) {
    const std::string& device = connections_[connection].device;
    if (device.empty() || device != askedToKeep()) return;
    switch (handing_->step) {
        case Handing::Step::Asked: return send(connection, messages::Hand{handing_->id, "ask", 0, {}});
        case Handing::Step::Going: return send(connection, messages::Hand{handing_->id, "go", number(), {}});
        case Handing::Step::Agreed:
        case Handing::Step::Taken: return;
    }
}

void HostTable::tellHanding() {
    for (const auto& [connection, guest] : connections_)
        if (guest.device == handing_->device) tellHanding(connection);
}

void HostTable::goOnHanding(Handing::Step step) {
    handing_->step = step;
    handing_->since.reset();
    tellHanding();
}

void HostTable::heard(Connection connection, const messages::Hand& hand) {
    const std::string& device = connections_[connection].device;
    if (!handing_ || handing_->id != hand.id || device.empty() || device != handing_->device) {
        // It waits for an answer, and may have missed that this is over.
        if (hand.what != "no") send(connection, messages::Hand{hand.id, "end", 0, {}});
        return;
    }
    if (hand.what == "no") {
        if (handing_->step != Handing::Step::Taken) endHandingOn(HandedOn::What::No);
    } else if (hand.what == "yes") {
        if (handing_->step == Handing::Step::Asked) {
            goOnHanding(Handing::Step::Agreed);
            work();
        } else {
            tellHanding(connection);
        }
    } else if (hand.what == "took" && handing_->step == Handing::Step::Going && hand.number == number() &&
               !hand.to.empty()) {
        goOnHanding(Handing::Step::Taken);
        if (handedOn) handedOn({HandedOn::What::Took, device, hand.to});
    } else if (handing_->step != Handing::Step::Taken) {
        ++refusals_;
    }
}

void HostTable::endHandingOn() {
    if (!handing_) return;
    const Handing ended = *std::exchange(handing_, std::nullopt);
    for (const auto& [connection, guest] : connections_)
        if (guest.device == ended.device) send(connection, messages::Hand{ended.id, "end", 0, {}});
    work();
}

void HostTable::endHandingOn(HandedOn::What what) {
    const std::string device = askedToKeep();
    endHandingOn();
    if (handedOn) handedOn({what, device, {}});
}

std::vector<Act> HostTable::offeredHere() const {
    std::vector<Act> acts;
    for (const Waiting& waiting : queue_)
        if (waiting.line) acts.push_back(waiting.act);
    return acts;
}

}  // namespace reach
