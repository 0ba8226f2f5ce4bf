#pragma once

#include "app/host/porter.h"
#include "app/session/shelf.h"

#include <QObject>

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
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

/// A saved table, and a porter before it on the loopback. What comes through the door is handed to the test's
/// event loop.
class Host final {
  public:
    explicit Host(const std::filesystem::path& folder) : folder_(folder) {
        openShelf();
        id_ = shelf_->adopt("Tuesday", kHeader, {}).value();
    }
    ~Host() { stop(); }
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

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
        parts.keepGuests = [this](const std::string& text) { (void)shelf_->keepGuests(id_, text); };
        parts.self = "Host";
        parts.build = "1";
        table = HostTable::of(std::move(parts));
        porter = std::make_unique<Porter>([this](std::function<void()> call) {
            QMetaObject::invokeMethod(&loop_, std::move(call), Qt::QueuedConnection);
        });
        porter->add("7", table);
        (void)porter->open({"127.0.0.1", port_, {}, {}});
        port_ = porter->port();
    }
    /// As if it was killed: nobody is told anything.
    void stop() {
        if (porter) porter->close();
        porter.reset();
        table.reset();
    }
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(port_); }
    std::uint16_t port() const { return port_; }
    std::size_t connections() const { return table->connections(); }

    std::shared_ptr<HostTable> table;
    std::unique_ptr<Porter> porter;

  private:
    void openShelf() {
        shelf_.reset();
        shelf_.emplace(folder_, [] { return saves::Seconds{1'000'000}; });
    }

    std::filesystem::path folder_;
    std::optional<Shelf> shelf_;
    saves::GameId id_{};
    QObject loop_;
    std::uint16_t port_ = 0;
};

}  // namespace reach::tests
