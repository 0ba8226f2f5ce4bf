#include "app/guest/desk_line.h"

#include "app/session/act_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace reach {
namespace {

using messages::Message;

constexpr DeskLine::Moment kLineSilence = 3'000;  ///< without an answer: this way does not work
constexpr DeskLine::Moment kLineQuiet = 5'000;    ///< then a sign of life is asked for
constexpr DeskLine::Moment kLongestStep = 500;    ///< between two ticks that counts
constexpr DeskLine::Moment kFirst = 8'000;        ///< of trying, before anybody has answered
constexpr DeskLine::Moment kAgain = 20'000;       ///< of trying, after a lost connection
constexpr int kMostLineFailures = 2;              ///< then the other way is tried
constexpr int kMostReturns = 8;                   ///< a connection that is lost each time is of no use
constexpr std::array<DeskLine::Moment, 5> kLineWaits{0, 250, 500, 1'000, 2'000};

}  // namespace

DeskLine::DeskLine(std::string key, std::string build, Transport& socket, Transport& http)
    : key_(std::move(key)), build_(std::move(build)), socket_(socket), http_(http), patience_(kFirst) {
    listen(socket_);
    listen(http_);
}

DeskLine::~DeskLine() {
    for (Transport* each : {&socket_, &http_}) {
        each->opened = {};
        each->heard = {};
        each->closed = {};
        each->close();
    }
}

void DeskLine::listen(Transport& transport) {
    const auto isHeard = [this, &transport] {
        return &transport == &way() && state_ != State::Resting && state_ != State::Over;
    };
    transport.opened = [this, isHeard] {
        if (!isHeard() || state_ != State::Opening) return;
        state_ = State::Greeting;
        messages::Hello hello;
        hello.build = build_;
        hello.key = key_;
        say(hello);
    };
    transport.heard = [this, isHeard](const std::string& frame) {
        if (isHeard()) hear(frame);
    };
    transport.closed = [this, isHeard] {
        if (isHeard()) lost(false);
    };
}

void DeskLine::connect() {
    outbox_.clear();
    reader_ = {};
    state_ = State::Opening;
    deadline_ = now_ + kLineSilence;
    way().open(key_);
}

void DeskLine::lost(bool silent) {
    way().close();
    outbox_.clear();
    const bool wasIn = state_ == State::In;
    if (wasIn && ++returns_ > kMostReturns) return end("silent");
    if (!wasIn && (silent || ++failures_ >= kMostLineFailures)) {
        failures_ = 0;
        overHttp_ = !overHttp_;
    }
    state_ = State::Resting;
    nextTry_ = now_ + kLineWaits[static_cast<std::size_t>(std::min<int>(tries_++, kLineWaits.size() - 1))];
}

void DeskLine::end(const std::string& why, std::int64_t wait) {
    way().close();
    state_ = State::Over;
    // Whoever hears it may end this line.
    const auto tell = gaveUp;
    if (tell) tell(why, wait);
}

void DeskLine::tick(Moment now) {
    const Moment step = ticked_ ? std::clamp<Moment>(now - now_, 0, kLongestStep) : 0;
    // The device slept: what is due waits as long as before.
    if (ticked_ && now - now_ > kLongestStep) {
        const Moment slept = now - now_ - kLongestStep;
        if (deadline_ != 0) deadline_ += slept;
        lastHeard_ += slept;
        nextTry_ += slept;
    }
    const bool isFirst = !std::exchange(ticked_, true);
    now_ = now;
    if (state_ == State::Over) return;
    if (isFirst) return connect();
    if (state_ == State::In) {
        if (deadline_ != 0 && now_ >= deadline_) return lost(true);
        if (deadline_ == 0 && now_ - lastHeard_ >= kLineQuiet) {
            say(messages::Ping{});
            deadline_ = now_ + kLineSilence;
        }
        return flush();
    }
    patience_ -= step;
    if (patience_ <= 0) return end("silent");
    if (state_ == State::Resting) {
        if (now_ >= nextTry_) connect();
    } else if (now_ >= deadline_) {
        lost(true);
    }
}

void DeskLine::say(const Message& message) {
    if (state_ != State::Greeting && state_ != State::In) return;
    for (std::string& frame : framesOf(message)) outbox_.push_back(std::move(frame));
    flush();
}

void DeskLine::sayActs(const std::vector<Act>& acts) {
    if (state_ != State::In || acts.empty()) return;
    std::vector<std::string> texts;
    texts.reserve(acts.size());
    for (const Act& act : acts) texts.push_back(textOf(act));
    for (std::string& frame : messages::framesOfActs(1, {texts.begin(), texts.end()}))
        outbox_.push_back(std::move(frame));
    flush();
}

/// The host ends the connection of somebody who sends too much at once.
void DeskLine::flush() {
    while (!outbox_.empty() && pace_.pass(now_)) {
        way().send(outbox_.front());
        outbox_.pop_front();
    }
}

void DeskLine::hear(const std::string& frame) {
    lastHeard_ = now_;
    if (state_ == State::In) deadline_ = 0;
    const auto read = reader_.read(frame);
    if (!read) return;
    if (const auto* message = std::get_if<Message>(&*read)) return hear(*message);
    if (std::get<messages::Unreadable>(*read).why != messages::Unreadable::Why::UnknownKind) lost(false);
}

void DeskLine::hear(const Message& message) {
    if (const auto* bye = std::get_if<messages::Bye>(&message)) {
        // A host that ends may be started anew, and one that is full may have room soon.
        if (bye->why == "ends" || bye->why == "full") return lost(false);
        return end(bye->why == "code" ? "key" : bye->why, bye->wait);
    }
    if (std::holds_alternative<messages::Pong>(message)) return;
    if (std::holds_alternative<messages::Desk>(message) && state_ == State::Greeting) {
        state_ = State::In;
        deadline_ = 0;
        failures_ = tries_ = 0;
        patience_ = kAgain;
        const auto tell = arrived;
        if (tell) tell();
        return;
    }
    if (state_ != State::In) return;
    const auto tell = heard;
    if (tell) tell(message);
}

}  // namespace reach
