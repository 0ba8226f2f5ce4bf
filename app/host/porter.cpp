#include "app/host/porter.h"

#include <algorithm>
#include <future>

namespace reach {
namespace {

using std::chrono::milliseconds;

/// The tables' thread also draws. What has come is worked off in slices, so that a frame waits for one slice.
constexpr milliseconds kSlice{4};
/// Bytes that wait for the tables' thread. Nobody who plays sends so much, but the thread may stand still.
constexpr std::size_t kMostWaitingBytes = 16 * 1024 * 1024;
/// A report that is older tells nothing.
constexpr std::chrono::seconds kStale{15};
/// An arrival's own bytes.
constexpr std::size_t kEach = 256;

}  // namespace

std::size_t Porter::sizeOf(const Arrival& arrival) {
    if (std::holds_alternative<Gone>(arrival.what)) return 0;
    const auto* text = std::get_if<std::string>(&arrival.what);
    return kEach + (text ? text->size() : 0);
}

Porter::Porter(Run run, door::Limits limits, door::Clock clock)
    : run_(std::move(run)),
      clock_(std::move(clock)),
      hall_({[this](Connection connection, const std::string& frame) { door_.send(connection, frame); },
             [this](Connection connection) { door_.close(connection, "ended"); }}),
      door_(*this, limits, clock_) {}

Porter::~Porter() {
    close();
}

std::optional<door::OpenError> Porter::open(const door::Place& place) {
    close();
    presence_ = std::make_shared<const bool>(true);
    return door_.open(place);
}

void Porter::inTurn(const std::function<void()>& what) {
    if (run_ || !isOpen()) return what();
    const auto done = std::make_shared<std::promise<void>>();
    later([this, &what, done] {
        what();
        // After what it has sent.
        later([done] { done->set_value(); });
    });
    done->get_future().wait();
}

void Porter::close() {
    door_.close();
    presence_.reset();
    arrivals_.clear();
    bytes_ = 0;
    isAwaited_ = false;
    cut_.clear();
    hall_.allClosed();
}

void Porter::add(const std::string& name, const std::shared_ptr<HostTable>& table) {
    hall_.add(name, table);
}

void Porter::remove(const std::string& name) {
    hall_.remove(name);
    hide(name);
}

void Porter::letSleep(const std::string& name) {
    hall_.letSleep(name);
    hide(name);
}

std::set<std::string> Porter::takeAsked() {
    const std::lock_guard lock(mutex_);
    return std::exchange(asked_, {});
}

void Porter::hide(const std::string& name) {
    std::erase_if(shown_, [&](const auto& view) {
        if (view.first == name) door_.show(view.first, view.second, {});
        return view.first == name;
    });
}

void Porter::show(const std::string& table, const std::string& language, std::string text) {
    shown_.emplace(table, language);
    door_.show(table, language, std::move(text));
}

void Porter::tick() {
    hall_.tick(std::chrono::duration_cast<milliseconds>(clock_().time_since_epoch()).count());
}

std::uint64_t Porter::refusals() const {
    return door_.refusals().all() + static_cast<std::uint64_t>(hall_.refusals());
}

std::optional<door::Admission> Porter::admit(const door::Knock& knock) {
    auto admission = hall_.admit(knock.key);
    if (admission && admission->key.empty()) {
        const std::lock_guard lock(mutex_);
        asked_.insert(admission->table);
    }
    return admission;
}

void Porter::report(door::Report health, std::string metrics) {
    const std::lock_guard lock(mutex_);
    health_ = std::move(health);
    metrics_ = std::move(metrics);
    reported_ = clock_();
}

std::optional<door::Report> Porter::report(std::string_view path) {
    const std::lock_guard lock(mutex_);
    if (!reported_) return std::nullopt;
    if (path == "/metrics") return door::Report{200, metrics_};
    if (clock_() - *reported_ > kStale) return door::Report{503, "The tables stand still.\n"};
    return health_;
}

bool Porter::opensCounters(const door::Knock& knock) {
    return hall_.opensCounters(knock.key);
}

void Porter::opened(door::ConnectionId connection, const door::Admission& admission) {
    if (!bring({connection, admission})) cut(connection, false);
}

void Porter::message(door::ConnectionId connection, std::string_view text) {
    if (!cut_.contains(connection) && !bring({connection, std::string(text)})) cut(connection, true);
}

/// Without one of its messages, no further one may count.
void Porter::cut(Connection connection, bool isKnown) {
    cut_.emplace(connection, isKnown);
    door_.close(connection, "too much waits");
}

void Porter::closed(door::ConnectionId connection, std::string_view) {
    const auto found = cut_.find(connection);
    const bool isKnown = found == cut_.end() || found->second;
    if (found != cut_.end()) cut_.erase(found);
    if (isKnown) bring({connection, Gone{}});
}

/// Returns false if too much waits already. An end always finds room: each has a beginning that did.
bool Porter::bring(Arrival arrival) {
    if (!run_) {
        take(arrival);
        return true;
    }
    const std::size_t size = sizeOf(arrival);
    {
        const std::lock_guard lock(mutex_);
        if (size > 0 && bytes_ + size > kMostWaitingBytes) return false;
        bytes_ += size;
        arrivals_.push_back(std::move(arrival));
        if (std::exchange(isAwaited_, true)) return true;
    }
    workLater();
    return true;
}

void Porter::workLater() {
    run_([this, weak = std::weak_ptr(presence_)] {
        // Nobody but the tables' thread, which is this one, takes it away.
        if (!weak.expired()) work();
    });
}

void Porter::work() {
    const std::weak_ptr present = presence_;
    const auto begin = std::chrono::steady_clock::now();
    do {
        Arrival next;
        {
            const std::lock_guard lock(mutex_);
            if (arrivals_.empty()) {
                isAwaited_ = false;
                return;
            }
            next = std::move(arrivals_.front());
            arrivals_.pop_front();
            bytes_ -= sizeOf(next);
        }
        take(next);
        // A table may have closed the door, or this porter is gone.
        if (present.expired()) return;
    } while (std::chrono::steady_clock::now() - begin < kSlice);
    workLater();
}

/// The door survives an exception, and a table that was in the midst of something does not.
void Porter::take(const Arrival& arrival) noexcept {
    if (const auto* admission = std::get_if<door::Admission>(&arrival.what))
        hall_.opened(arrival.connection, *admission);
    else if (const auto* text = std::get_if<std::string>(&arrival.what))
        hall_.message(arrival.connection, *text);
    else
        hall_.closed(arrival.connection);
}

}  // namespace reach
