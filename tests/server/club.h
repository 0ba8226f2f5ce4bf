#pragma once

#include "app/server/house.h"
#include "tests/hall/visitor.h"

#include <QTemporaryDir>

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace reach::tests {

inline constexpr const char* kRecord =
    "game: base\nplayers: red, blue, white\nsetup: 3SETUP02\ncourt: BC05 BC13 BC22 BC28\n\n";

/// So much that a host sees what a test sends at once.
inline door::Limits generous() {
    door::Limits limits;
    limits.messagesPerSecond = 1'000'000;
    limits.messagesAtOnce = 1'000'000;
    limits.bytesPerSecond = 1'000'000'000;
    return limits;
}

/// Folders that do not exist yet, and are removed with the test.
class Folders {
  public:
    std::filesystem::path make() {
        return (root_.path() + QStringLiteral("/%1").arg(++count_)).toStdString();
    }

  private:
    QTemporaryDir root_;
    int count_ = 0;
};

/// A house with its loop on a thread of its own. Everything that touches it goes through `on`.
class Club {
  public:
    explicit Club(std::filesystem::path data, Quotas quotas = {}, door::Limits limits = generous(),
                  int sleepsAfter = 1200)
        : folder(std::move(data)), keys(House::keysIn(folder)) {
        on.call([&] {
            House::Options options;
            options.data = folder;
            options.build = "1";
            options.run = [this](auto what) { on.later(std::move(what)); };
            options.quotas = quotas;
            options.limits = limits;
            options.sleepsAfter = sleepsAfter;
            options.log = [this](const std::string& line) { log += line + "\n"; };
            house = std::make_unique<House>(std::move(options));
            error = house->open({"127.0.0.1", 0, {}, {}});
            port = house->port();
        });
        beat();
    }
    ~Club() {
        isOver_ = true;
        on.call([&] { house.reset(); });
    }
    Club(const Club&) = delete;
    Club& operator=(const Club&) = delete;

    /// A new key that the house knows.
    std::string key(KeyKind kind, const char* label = "x") {
        const std::string made = keys.make(kind, label, 1).value();
        // The house looks for keys now and then.
        while (!on.call([&] { return house->keys().find(made).has_value(); }))
            std::this_thread::sleep_for(1ms);
        return made;
    }
    /// Somebody at the desk.
    std::unique_ptr<Visitor> atDesk(const std::string& key, bool byHttp = false) {
        auto visitor = std::make_unique<Visitor>(port, byHttp, key);
        messages::Hello hello;
        hello.key = key;
        visitor->say(hello);
        return visitor;
    }
    std::vector<House::Row> rows() {
        return on.call([&] { return house->tables(); });
    }
    std::string logged() {
        return on.call([&] { return log; });
    }

    const std::filesystem::path folder;
    Keyring keys;
    Loop on;
    std::unique_ptr<House> house;
    std::optional<door::OpenError> error;
    std::uint16_t port = 0;
    std::string log;

  private:
    void beat() {
        on.later([this] {
            if (isOver_ || !house) return;
            house->tick();
            on.after(20ms, [this] { beat(); });
        });
    }
    std::atomic<bool> isOver_ = false;
};

}  // namespace reach::tests
