#pragma once

#include "app/door/door.h"
#include "app/host/hall.h"
#include "app/session/shelf.h"

#include <QObject>

#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace reach::tests {

inline messages::Moment now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

inline constexpr const char* kHeader =
    "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n";

/// A saved table, and a door before it on the loopback. What comes through the door is handed to the test's
/// event loop.
class Host final : public door::Handler {
  public:
    explicit Host(const std::filesystem::path& folder) : folder_(folder) {
        openShelf();
        id_ = shelf_->adopt("Tuesday", kHeader, {}).value();
    }
    ~Host() override { stop(); }

    /// The first time at any port that is free, and then always there.
    void start() {
        openShelf();
        auto stored = shelf_->stored(id_);
        HostTable::Parts parts;
        parts.title = stored->title;
        parts.header = stored->header;
        parts.acts = std::move(stored->acts);
        parts.keeper = std::move(stored->keeper);
        parts.guests = shelf_->guests(id_);
        parts.keepGuests = [this](const std::string& text) {
            (void)shelf_->keepGuests(id_, text);
            const std::lock_guard lock(mutex_);
            guests_ = GuestList::read(text);
        };
        parts.self = "Host";
        parts.build = "1";
        table = HostTable::of(std::move(parts));
        {
            const std::lock_guard lock(mutex_);
            guests_ = table->guests();
        }
        hall_.emplace(
            Carrier{[this](Connection connection, const std::string& frame) { door.send(connection, frame); },
                    [this](Connection connection) { door.close(connection, "ends"); }});
        hall_->add("7", table);
        loop_ = std::make_unique<QObject>();
        (void)door.open({"127.0.0.1", port_, {}, {}});
        port_ = door.port();
    }
    /// As if it was killed: nobody is told anything.
    void stop() {
        door.close();
        loop_.reset();
        hall_.reset();
        table.reset();
    }
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(port_); }
    std::uint16_t port() const { return port_; }
    std::size_t connections() const { return table->connections(); }

    std::shared_ptr<HostTable> table;
    door::Door door{*this};

  private:
    void openShelf() {
        shelf_.reset();
        shelf_.emplace(folder_, [] { return saves::Seconds{1'000'000}; });
    }

    std::optional<door::Admission> admit(const door::Knock& knock) override {
        const std::lock_guard lock(mutex_);
        if (guests_.isCode(knock.key)) return door::Admission{"7", {}};
        const GuestDevice* device = guests_.withKey(knock.key);
        return device ? std::optional(door::Admission{"7", device->name}) : std::nullopt;
    }
    void opened(door::ConnectionId connection, const door::Admission&) override {
        later([this, connection] { hall_->opened(connection, "127.0.0.1"); });
    }
    void message(door::ConnectionId connection, std::string_view text) override {
        later([this, connection, frame = std::string(text)] { hall_->message(connection, frame, now()); });
    }
    void closed(door::ConnectionId connection, std::string_view) override {
        later([this, connection] { hall_->closed(connection); });
    }
    template <typename What>
    void later(What what) {
        QMetaObject::invokeMethod(loop_.get(), std::move(what), Qt::QueuedConnection);
    }

    std::filesystem::path folder_;
    std::optional<Shelf> shelf_;
    saves::GameId id_{};
    std::optional<Hall> hall_;
    std::unique_ptr<QObject> loop_;
    std::uint16_t port_ = 0;
    std::mutex mutex_;
    GuestList guests_;
};

}  // namespace reach::tests
