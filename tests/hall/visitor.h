#pragma once

#include "app/messages/message.h"
#include "tests/amount.h"
#include "tests/door/client.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <utility>

#include <unistd.h>

namespace reach::tests {

using namespace std::chrono_literals;

/// Megabytes of this process that are in memory; 0 where a sanitizer keeps what is freed.
inline double memory() {
    if (amount::kSanitized) return 0;
    std::ifstream file("/proc/self/statm");
    double size = 0;
    double resident = 0;
    file >> size >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// A thread that does one thing after the other, as the loop of a program without a window.
class Loop {
  public:
    Loop() : thread_([this] { run(); }) {}
    ~Loop() {
        later([this] { isOver_ = true; });
        thread_.join();
    }
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;

    void later(std::function<void()> what) { after(0ms, std::move(what)); }
    void after(std::chrono::milliseconds wait, std::function<void()> what) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(std::chrono::steady_clock::now() + wait, std::move(what));
        changed_.notify_all();
    }
    /// Does something there, and waits for it.
    template <typename What>
    auto call(What what) {
        using Result = std::invoke_result_t<What>;
        std::mutex mutex;
        std::condition_variable done;
        bool isDone = false;
        std::conditional_t<std::is_void_v<Result>, char, std::optional<Result>> result{};
        later([&] {
            if constexpr (std::is_void_v<Result>)
                what();
            else
                result.emplace(what());
            const std::lock_guard lock(mutex);
            isDone = true;
            done.notify_all();
        });
        std::unique_lock lock(mutex);
        done.wait(lock, [&] { return isDone; });
        if constexpr (!std::is_void_v<Result>) return std::move(*result);
    }

  private:
    void run() {
        std::unique_lock lock(mutex_);
        while (!isOver_) {
            if (waiting_.empty()) {
                changed_.wait(lock);
                continue;
            }
            if (const auto when = waiting_.begin()->first; when > std::chrono::steady_clock::now()) {
                changed_.wait_until(lock, when);
                continue;
            }
            const auto what = std::move(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            lock.unlock();
            what();
            lock.lock();
        }
    }
    std::mutex mutex_;
    std::condition_variable changed_;
    std::multimap<std::chrono::steady_clock::time_point, std::function<void()>> waiting_;
    bool isOver_ = false;
    std::thread thread_;
};

/// A screen as the door sees it, by either way.
class Visitor {
  public:
    Visitor(std::uint16_t port, bool byHttp, const std::string& shown) : byHttp_(byHttp), port_(port) {
        if (byHttp) {
            http_.emplace(port);
            const auto reply = http_->ask("POST /join", ::tests::bearer(shown));
            status_ = reply.status;
            if (status_ == 200) token_ = reply.body;
        } else {
            socket_.emplace(port, shown);
            status_ = socket_->status();
        }
    }

    /// What the door answered.
    int status() const { return status_; }
    bool isIn() const { return status_ == (byHttp_ ? 200 : 101); }

    bool say(const messages::Message& message) {
        bool isSaid = true;
        for (const std::string& frame : messages::framesOf(message)) isSaid = isSaid && sayText(frame);
        return isSaid;
    }
    bool sayText(const std::string& text) {
        if (!isIn()) return false;
        if (!byHttp_) return socket_->send(text);
        const int status = http_->ask("POST /offers", ::tests::bearer(token_), text).status;
        if (status == 410) isEnded_ = true;
        if (status != 204) http_.emplace(port_);
        return status == 204;
    }
    /// Asks for messages now, so that what comes next is an answer to this. A WebSocket always does.
    void readsAhead() {
        if (!byHttp_) return;
        asking_.emplace(port_);
        asking_->socket().send(asking_->request(question(), ::tests::bearer(token_)));
    }
    /// The next message. None if the connection ended or nothing came.
    std::optional<messages::Message> next(std::chrono::milliseconds patience = 5s) {
        while (isIn() && !isEnded_) {
            const auto text = nextText(patience);
            if (!text) return std::nullopt;
            const auto read = reader_.read(*text);
            if (!read) continue;
            if (const auto* message = std::get_if<messages::Message>(&*read)) return *message;
        }
        return std::nullopt;
    }
    /// Waits for a frame that begins with one text and contains another one. It is not read any further.
    bool hearText(std::string_view begin, std::string_view part, std::chrono::milliseconds patience) {
        while (isIn() && !isEnded_) {
            const auto text = nextText(patience);
            if (!text) return false;
            if (text->starts_with(begin) && text->find(part) != std::string::npos) return true;
        }
        return false;
    }
    /// The next message of this kind.
    template <typename M>
    std::optional<M> hear(std::chrono::milliseconds patience = 5s) {
        while (const auto message = next(patience))
            if (const auto* one = std::get_if<M>(&*message)) return *one;
        return std::nullopt;
    }
    /// "let in", or the reason of the host; "gone" if there is none.
    std::string whyNot(std::chrono::milliseconds patience = 5s) {
        while (const auto message = next(patience)) {
            if (const auto* bye = std::get_if<messages::Bye>(&*message)) return bye->why;
            if (std::holds_alternative<messages::Welcome>(*message)) return "let in";
        }
        return "gone";
    }
    /// Whether the other side has ended it.
    bool isEnded() {
        if (isEnded_ || !isIn()) return true;
        if (!byHttp_ && !socket_->socket().isConnected()) return true;
        return false;
    }
    /// Drops what has come.
    void skip() {
        if (!byHttp_) {
            while (socket_->receive(0ms).kind == 1) continue;
            if (!socket_->socket().isConnected()) isEnded_ = true;
            return;
        }
        number_ += static_cast<std::uint64_t>(std::count(come_.begin(), come_.end(), '\n'));
        come_.clear();
        readsAhead();
        const auto reply = asking_->reply(5ms);
        asking_.reset();
        if (reply.status == 410) isEnded_ = true;
        if (reply.status != 200) return;
        number_ += static_cast<std::uint64_t>(std::count(reply.body.begin(), reply.body.end(), '\n'));
    }
    void leave() {
        if (byHttp_ && isIn()) http_->ask("POST /leave", ::tests::bearer(token_));
        if (!byHttp_) socket_->socket().close();
        isEnded_ = true;
    }

  private:
    std::string question() const {
        const auto unread = std::count(come_.begin(), come_.end(), '\n');
        return "GET /acts?after=" + std::to_string(number_ + static_cast<std::uint64_t>(unread));
    }

    std::optional<std::string> nextText(std::chrono::milliseconds patience) {
        if (!byHttp_) {
            const auto frame = socket_->receive(patience);
            if (frame.kind == 1) return frame.text;
            if (frame.kind == 8 || !socket_->socket().isConnected()) isEnded_ = true;
            return std::nullopt;
        }
        if (come_.empty()) {
            if (!asking_) readsAhead();
            const auto reply = asking_->reply(patience);
            // It still waits for news.
            if (reply.status == 0 && asking_->socket().isConnected()) return std::nullopt;
            asking_.reset();
            if (reply.status == 410) isEnded_ = true;
            come_ = reply.status == 200 ? reply.body : std::string();
        }
        const auto end = come_.find('\n');
        if (end == std::string::npos) return std::nullopt;
        std::string text = come_.substr(0, end);
        come_.erase(0, end + 1);
        ++number_;
        return text;
    }

    bool byHttp_;
    std::uint16_t port_;
    int status_ = 0;
    std::optional<::tests::Http> http_;
    std::optional<::tests::Http> asking_;
    std::optional<::tests::WebSocket> socket_;
    std::string token_;
    std::string come_;
    std::uint64_t number_ = 0;
    bool isEnded_ = false;
    messages::Reader reader_;
};

}  // namespace reach::tests
