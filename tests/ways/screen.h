#pragma once

#include "app/device/ways.h"
#include "app/guest/guest.h"
#include "app/session/act_text.h"
#include "app/session/shelf.h"
#include "host.h"

#include <QTimer>

namespace reach::tests {

/// A device at the table of a host, with its own clock and both ways. It can be killed, and comes back with
/// what it has stored.
class Screen {
  public:
    Screen(std::string origin, std::string name, std::string seat, std::string code)
        : origin_(std::move(origin)), name_(std::move(name)), seat_(std::move(seat)), code_(std::move(code)) {
        QObject::connect(&clock_, &QTimer::timeout, &clock_, [this] {
            if (!guest) return;
            guest->tick(now());
            update();
        });
        clock_.setInterval(50);
        start();
    }
    ~Screen() { kill(); }

    void start() {
        socket = device::webSocketTo(origin_);
        http = device::requestsTo(origin_);
        auto made = std::make_unique<Guest>(Guest::Wish{"1", "7", code_, name_, seat_}, *socket, *http,
                                            Remembered::read(stored).value_or(Remembered{}), copy_);
        guest = made.get();
        waiting_ = std::move(made);
        guest->remember = [this](const Remembered& remembered) { stored = remembered.text(); };
        guest->copied = [this](const Act* act) {
            if (!act) return copy_.clear();
            copy_.push_back(*act);
            if (copied) copied(*act);
        };
        clock_.start();
        guest->tick(now());
    }
    void kill() {
        clock_.stop();
        table.reset();
        waiting_.reset();
        guest = nullptr;
        socket.reset();
        http.reset();
    }
    /// Forgets everything.
    void startAnew() {
        kill();
        stored.clear();
        copy_.clear();
        start();
    }
    bool isInTouch() const { return guest->touch() == Guest::Touch::InTouch && guest->ready(); }
    bool isOverHttp() const { return Remembered::read(stored).value_or(Remembered{}).overHttp; }
    std::int64_t number() const { return std::ssize(guest->acts()); }
    void update() {
        if (!guest->ready()) return;
        if (!table)
            table.reset(dynamic_cast<OpenTable*>(
                openedTable(guest->title(), guest->header(), guest->acts(), std::move(waiting_),
                            {guest->offered().begin(), guest->offered().end()})
                    .release()));
        table->settle();
    }
    void enter(int power) {
        update();
        (void)table->session->enter(*parseCommand("correct red power " + std::to_string(power)).command);
    }

    Guest* guest = nullptr;
    std::unique_ptr<OpenTable> table;
    std::unique_ptr<Transport> socket;
    std::unique_ptr<Transport> http;
    std::string stored;
    std::function<void(const Act&)> copied;

  private:
    std::string origin_;
    std::string name_;
    std::string seat_;
    std::string code_;
    std::unique_ptr<Keeper> waiting_;  ///< the guest, while no table is open
    std::vector<Act> copy_;
    QTimer clock_;
};

}  // namespace reach::tests
