#pragma once

#include "app/door/door.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace tests {

using namespace std::chrono_literals;
using reach::door::ConnectionId;

/// What lies behind a door in the tests: it notes what comes, and says each message back if it is to.
class House final : public reach::door::Handler {
  public:
    static constexpr const char* kCode = "ABCDEF";
    static constexpr const char* kDeviceKey = "0123456789abcdef0123456789abcdef";
    /// Of a device with the same name at another table.
    static constexpr const char* kOtherDeviceKey = "fedcba9876543210fedcba9876543210";

    std::optional<reach::door::Admission> admit(const reach::door::Knock& knock) override {
        const std::lock_guard lock(mutex_);
        ++asked_;
        if (throwsAtTheDoor) throw std::runtime_error("door");
        if (isShut) return std::nullopt;
        if (knock.key == kCode) return reach::door::Admission{"table", {}, kCode};
        if (knock.key == kDeviceKey) return reach::door::Admission{"table", "rosa", {}};
        if (knock.key == kOtherDeviceKey) return reach::door::Admission{"second", "rosa", {}};
        if (knock.key == "SECOND") return reach::door::Admission{"second", {}, "SECOND"};
        return std::nullopt;
    }

    void opened(ConnectionId connection, const reach::door::Admission&) override {
        note([&] { opened_.push_back(connection); });
    }

    void message(ConnectionId connection, std::string_view text) override {
        if (text == "throw") throw std::runtime_error("message");
        if (echoes) door->send(connection, "echo " + std::string(text));
        isSending_ = true;
        for (int longText = 0; longText < longTexts; ++longText)
            door->send(connection, std::string(100'000, 'x'));
        isSending_ = false;
        note([&] { messages_.emplace_back(connection, text); });
    }

    void closed(ConnectionId connection, std::string_view why) override {
        if (isSending_) isClosedWhileSending = true;
        note([&] { closed_.emplace_back(connection, why); });
    }

    /// Waits until so many have come. Returns whether they have.
    bool hasOpened(std::size_t count) {
        return await([&] { return opened_.size() >= count; });
    }
    bool hasMessages(std::size_t count) {
        return await([&] { return messages_.size() >= count; });
    }
    bool hasClosed(std::size_t count) {
        return await([&] { return closed_.size() >= count; });
    }

    std::vector<ConnectionId> opened() const { return copy(opened_); }
    std::vector<std::pair<ConnectionId, std::string>> messages() const { return copy(messages_); }
    std::vector<std::pair<ConnectionId, std::string>> closed() const { return copy(closed_); }
    std::size_t asked() const { return copy(asked_); }

    reach::door::Door* door = nullptr;
    std::atomic<bool> echoes = false;
    std::atomic<int> longTexts = 0;  ///< so many for each message
    std::atomic<bool> isClosedWhileSending = false;
    std::atomic<bool> throwsAtTheDoor = false;
    std::atomic<bool> isShut = false;  ///< no key opens anything any more

  private:
    template <typename Change>
    void note(Change change) {
        const std::lock_guard lock(mutex_);
        change();
        changed_.notify_all();
    }
    template <typename Ready>
    bool await(Ready ready) {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, 10s, ready);
    }
    template <typename Value>
    Value copy(const Value& value) const {
        const std::lock_guard lock(mutex_);
        return value;
    }

    bool isSending_ = false;  ///< of the door's thread
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<ConnectionId> opened_;
    std::vector<std::pair<ConnectionId, std::string>> messages_;
    std::vector<std::pair<ConnectionId, std::string>> closed_;
    std::size_t asked_ = 0;
};

/// An open door on the loopback, with a clock that can be put forward.
struct OpenDoor {
    explicit OpenDoor(reach::door::Limits limits = {}, const std::filesystem::path& page = {})
        : door(house, limits, [this] { return std::chrono::steady_clock::now() + ahead.load(); }) {
        house.door = &door;
        error = door.open({"127.0.0.1", 0, page, {}});
        port = door.port();
    }

    std::uint64_t refused(reach::door::Refusal why) const { return door.refusals().of(why); }
    /// Waits until something was refused for this reason.
    bool hasRefused(reach::door::Refusal why, std::uint64_t count = 1) const {
        for (int tries = 0; tries < 1000 && refused(why) < count; ++tries) std::this_thread::sleep_for(10ms);
        return refused(why) >= count;
    }
    /// Puts the clock forward.
    void pass(std::chrono::milliseconds time) { ahead = ahead.load() + time; }

    std::atomic<std::chrono::milliseconds> ahead{0ms};
    House house;
    reach::door::Door door;
    std::optional<reach::door::OpenError> error;
    std::uint16_t port = 0;
};

}  // namespace tests
