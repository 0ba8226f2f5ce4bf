#include "app/door/detail/polled.h"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <random>
#include <utility>

namespace reach::door {
namespace {

std::string drawToken() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device chance;
    std::string token;
    while (token.size() < 32) {
        auto bits = chance();
        for (int digit = 0; digit < 8; ++digit, bits >>= 4) token += kDigits[bits & 15u];
    }
    return token;
}

}  // namespace

Polled::Polled(Hub& hub, Tally::Slot place, std::shared_ptr<Pace> pace)
    : hub_(hub), place_(std::move(place)), pace_(std::move(pace)), token_(drawToken()), silence_(hub.io) {}

Polled::~Polled() {
    hub_.unread -= bytes_;
}

void Polled::begin(const Admission& admission) {
    touch();
    hub_.addPolled(shared_from_this());
    id_ = hub_.open(shared_from_this(), admission);
}

void Polled::send(std::string text) {
    if (isFinished_) return;
    if (!hub_.mayQueue(bytes_, text.size())) {
        hub_.refusals.count(Refusal::SlowReader);
        end("does not read");
        return;
    }
    std::replace(text.begin(), text.end(), '\n', ' ');
    bytes_ += text.size();
    hub_.unread += text.size();
    texts_.push_back(std::move(text));
    answer();
}

void Polled::finish(const std::string& why) {
    if (isFinished_) return;
    touch();
    isFinished_ = true;
    why_ = why;
    place_ = {};
    answer();
}

void Polled::end(const std::string& why) {
    const auto self = shared_from_this();
    if (!isFinished_) {
        isFinished_ = true;
        why_ = why;
        hub_.ended(id_, why);
    }
    place_ = {};
    silence_.cancel();
    hub_.removePolled(token_);
    if (const auto poller = takePoller()) poller->gone(why_);
}

void Polled::touch() {
    // What it has not read is kept once more for that time, however often it asks.
    if (isFinished_) return;
    silence_.expires_after(hub_.limits.silence);
    silence_.async_wait([weak = weak_from_this()](const Error& error) {
        const auto self = weak.lock();
        if (error || self == nullptr || (!self->isFinished_ && !self->poller_.expired())) return;
        if (!self->isFinished_) self->hub_.refusals.count(Refusal::Silent);
        self->end("silent");
    });
}

bool Polled::ask(const std::shared_ptr<Poller>& poller, std::uint64_t after) {
    if (after < before_ || after - before_ > texts_.size()) return false;
    while (before_ < after) dropFirst();
    if (const auto other = takePoller()) other->nothingNew();
    poller_ = poller;
    answer();
    return true;
}

void Polled::stopWaiting(const Poller* poller) {
    if (poller_.lock().get() != poller) return;
    poller_.reset();
    touch();
}

std::shared_ptr<Poller> Polled::takePoller() {
    auto poller = poller_.lock();
    poller_.reset();
    return poller;
}

void Polled::dropFirst() {
    bytes_ -= texts_.front().size();
    hub_.unread -= texts_.front().size();
    texts_.pop_front();
    ++before_;
}

// Messages that came in one request are handed over together.
void Polled::answer() {
    if (isAnswering_ || poller_.expired() || (texts_.empty() && !isFinished_)) return;
    isAnswering_ = true;
    net::post(hub_.io, [self = shared_from_this()] {
        self->isAnswering_ = false;
        if (self->poller_.expired()) return;
        if (self->texts_.empty()) {
            if (self->isFinished_) self->end(self->why_);
            return;
        }
        std::string lines;
        lines.reserve(self->bytes_ + self->texts_.size());
        for (const auto& text : self->texts_) lines.append(text) += '\n';
        self->touch();
        self->takePoller()->tell(std::move(lines));
    });
}

}  // namespace reach::door
