#pragma once

#include "app/device/transport.h"
#include "app/host/hall.h"
#include "app/simulation/chance.h"

#include <functional>
#include <map>
#include <queue>

namespace reach::tests {

using messages::Moment;

/// A clock and a network of the test's own. Everything happens in an order that the seed decides.
class Network {
  public:
    explicit Network(std::uint64_t seed) : chance(seed) {}

    simulation::Chance chance;
    Moment now = 0;
    int longest = 80;         ///< milliseconds on the way, at most
    bool healed = false;      ///< nothing is cut or lost any more
    std::int64_t frames = 0;  ///< sent so far

    void after(Moment wait, std::function<void()> what) {
        events_.push({now + wait, ++count_, std::move(what)});
    }
    /// Lets the next thing happen.
    void step() {
        auto next = events_.top();
        events_.pop();
        now = std::max(now, next.when);
        next.what();
    }
    /// When that is. There must be something to come.
    Moment next() const { return std::max(now, events_.top().when); }
    bool isIdle() const { return events_.empty(); }
    /// The side that waited has gone away.
    void forget() { events_ = {}; }
    Moment delay() { return 1 + chance.below(longest); }

    /// The host of the table, while it runs.
    Hall* hall = nullptr;

    /// One connection. Frames of a direction stay in their order.
    struct Wire {
        Connection number = 0;
        bool clientUp = true;  ///< the client has not closed it or lost it
        bool hostUp = false;   ///< the host knows it
        Moment up = 0;         ///< when the last frame to the host arrives
        Moment down = 0;
        Moment held = 0;  ///< nothing arrives at the host before
        std::function<void(const std::string&)> heard;
        std::function<void()> closed;
    };
    std::map<Connection, std::shared_ptr<Wire>> wires;

    std::shared_ptr<Wire> open(const std::string& shown, std::function<void()> opened) {
        auto wire = std::make_shared<Wire>();
        wire->number = ++lastNumber_;
        wires[wire->number] = wire;
        wire->up = now + delay();
        after(wire->up - now, [this, wire, shown, opened = std::move(opened)] {
            if (!wire->clientUp || dark_) return;
            if (!hall) return lose(wire, chance.below(2) == 0);
            const auto admission = hall->admit(shown);
            if (!admission) return lose(wire, true);
            wire->hostUp = true;
            hall->opened(wire->number, *admission);
            wire->down = std::max(wire->down, now + delay());
            after(wire->down - now, [wire, opened] {
                if (wire->clientUp) opened();
            });
        });
        return wire;
    }
    void toHost(const std::shared_ptr<Wire>& wire, const std::string& frame) {
        ++frames;
        wire->up = std::max(wire->up, now + delay());
        after(wire->up - now, [this, wire, frame] { arrive(wire, frame); });
    }
    void toClient(Connection number, const std::string& frame) {
        const auto found = wires.find(number);
        if (found == wires.end() || !found->second->hostUp) return;
        ++frames;
        const auto wire = found->second;
        wire->down = std::max(wire->down, now + delay());
        after(wire->down - now, [wire, frame] {
            if (wire->clientUp) wire->heard(frame);
        });
    }
    /// The host ends it. What it sent before arrives.
    void drop(Connection number) {
        const auto found = wires.find(number);
        if (found == wires.end()) return;
        const auto wire = found->second;
        wire->hostUp = false;
        wire->down = std::max(wire->down, now + delay());
        after(wire->down - now, [this, wire] { lose(wire, true); });
        wires.erase(found);
    }
    /// The client does not hear of it any more; `told`: it learns that. The host may hear what is on its way
    /// long after the client has opened another one, and learns of the end later.
    void lose(const std::shared_ptr<Wire>& wire, bool told) {
        if (!std::exchange(wire->clientUp, false)) return;
        if (told && wire->closed) wire->closed();
        end(wire);
    }
    void end(const std::shared_ptr<Wire>& wire) {
        if (!healed && chance.below(2) == 0) wire->held = now + 40 * delay();
        after(std::max(wire->held - now, delay()) + 20 * delay(), [this, wire] {
            if (std::exchange(wire->hostUp, false) && hall) hall->closed(wire->number);
            wires.erase(wire->number);
        });
    }
    /// The host is gone at once.
    void killHost() {
        hall = nullptr;
        for (const auto& [number, wire] : std::map(wires)) {
            wire->hostUp = false;
            const bool told = chance.below(2) == 0;
            after(delay(), [this, wire, told] { lose(wire, told); });
        }
    }
    void cutSome() {
        if (wires.empty()) return;
        auto at = wires.begin();
        std::advance(at, chance.below(static_cast<int>(wires.size())));
        lose(at->second, chance.below(2) == 0);
    }

    /// Nothing goes through any more, or again.
    void setDark(bool dark) {
        dark_ = dark;
        if (dark)
            for (const auto& [number, wire] : std::map(wires)) lose(wire, chance.below(2) == 0);
    }

  private:
    void arrive(const std::shared_ptr<Wire>& wire, const std::string& frame) {
        if (now < wire->held) return after(wire->held - now, [this, wire, frame] { arrive(wire, frame); });
        if (hall && wire->hostUp) hall->message(wire->number, frame);
    }

    struct Event {
        Moment when = 0;
        std::int64_t order = 0;
        std::function<void()> what;
        bool operator<(const Event& other) const {
            return std::pair(when, order) > std::pair(other.when, other.order);
        }
    };
    std::priority_queue<Event> events_;
    std::int64_t count_ = 0;
    Connection lastNumber_ = 0;
    bool dark_ = false;
};

/// A screen's way over this network.
class WireTransport : public Transport {
  public:
    /// `shown` is what the door asks for: a code or a key.
    WireTransport(Network& network, std::string shown, bool swallowed)
        : network_(network), shown_(std::move(shown)), swallowed_(swallowed) {}
    ~WireTransport() override { close(); }

    void open(const std::string& /*key*/) override {
        close();
        if (swallowed_) return;
        wire_ = network_.open(shown_, [this] { opened(); });
        wire_->heard = [this](const std::string& frame) { heard(frame); };
        wire_->closed = [this] {
            if (closed) closed();
        };
    }
    void send(const std::string& frame) override {
        if (wire_ && wire_->clientUp) network_.toHost(wire_, frame);
    }
    void close() override {
        if (!wire_) return;
        wire_->closed = {};
        network_.lose(std::exchange(wire_, nullptr), false);
    }

  private:
    Network& network_;
    std::string shown_;
    bool swallowed_;
    std::shared_ptr<Network::Wire> wire_;
};

}  // namespace reach::tests
