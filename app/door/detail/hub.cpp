#include "app/door/detail/hub.h"

#include "app/door/addresses.h"
#include "app/door/detail/polled.h"

#include <boost/asio/post.hpp>

#include <atomic>
#include <exception>

namespace reach::door {
namespace {

constexpr std::size_t kManyPaces = 1024;

ConnectionId nextId() {
    static std::atomic<ConnectionId> last{0};
    return ++last;
}

std::vector<std::string> namesOf(const Place& place) {
    auto names = place.names;
    names.emplace_back("localhost");
    if (auto local = localName(); !local.empty()) {
        names.push_back(local.substr(0, local.find('.')));
        names.push_back(std::move(local));
    }
    return names;
}

}  // namespace

Hub::Hub(net::io_context& theIo, Handler& handler, const Limits& theLimits, const Clock& theClock,
         Refusals& theRefusals, const Place& place, Views views)
    : io(theIo),
      limits(theLimits),
      clock(theClock),
      refusals(theRefusals),
      files(place.page),
      names(namesOf(place)),
      isBehindProxy(place.isBehindProxy),
      handler_(handler),
      guesses_(theLimits),
      views_(std::move(views)) {}

Judged Hub::judge(std::string_view key, const std::string& address) {
    return judge(key, address, [this](const Knock& knock) { return handler_.admit(knock); });
}

std::optional<Judged> Hub::refusalAtCounters(std::string_view key, const std::string& address) {
    auto judged = judge(key, address, [this](const Knock& knock) {
        return handler_.opensCounters(knock) ? std::optional(Admission{}) : std::nullopt;
    });
    return judged.admission ? std::nullopt : std::optional(std::move(judged));
}

std::optional<Report> Hub::report(std::string_view path) {
    try {
        return handler_.report(path);
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

Judged Hub::judge(std::string_view key, const std::string& address,
                  const std::function<std::optional<Admission>(const Knock&)>& admits) {
    Judged judged;
    if (key.empty()) return judged;
    const bool canBeGuessed = key.size() < limits.unguessable;
    if (canBeGuessed) {
        judged.wait = guesses_.wait(address, clock());
        judged.why = Refusal::MustWait;
        if (judged.wait > judged.wait.zero()) return judged;
    }
    judged.why = Refusal::WrongKey;
    try {
        judged.admission = admits({std::string(key), address});
    } catch (const std::exception&) {
        return judged;
    }
    if (!judged.admission && canBeGuessed) guesses_.wrong(address, clock());
    return judged;
}

bool Hub::stillOpens(std::string_view key, const std::string& address, const std::string& table) {
    try {
        const auto admission = handler_.admit({std::string(key), address});
        return admission && admission->table == table;
    } catch (const std::exception&) {
        return false;
    }
}

std::optional<Tally::Slot> Hub::placeAt(const std::string& table) {
    if (tables_.of(table) >= limits.connections) return std::nullopt;
    return tables_.take(table);
}

ConnectionId Hub::open(std::shared_ptr<Connection> connection, const Admission& admission) {
    const auto id = nextId();
    connections_.emplace(id, std::move(connection));
    try {
        handler_.opened(id, admission);
    } catch (const std::exception&) {
        finish(id, "internal error");
    }
    return id;
}

void Hub::message(ConnectionId id, std::string_view text) {
    if (!connections_.contains(id)) return;
    try {
        handler_.message(id, text);
    } catch (const std::exception&) {
        finish(id, "internal error");
    }
}

void Hub::close(ConnectionId id, std::string_view why) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    const auto kept = std::move(found->second);
    connections_.erase(found);
    try {
        handler_.closed(id, why);
    } catch (const std::exception&) {
        // It is closed all the same.
        return;
    }
}

void Hub::ended(ConnectionId id, std::string why) {
    net::post(io, [this, id, why = std::move(why)] { close(id, why); });
}

void Hub::sendTo(ConnectionId id, std::string text) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    // Sending may end the connection.
    const auto connection = found->second;
    connection->send(std::move(text));
}

void Hub::finish(ConnectionId id, const std::string& why) {
    const auto found = connections_.find(id);
    if (found == connections_.end()) return;
    const auto connection = found->second;
    close(id, why);
    connection->finish(why);
}

void Hub::closeAll() {
    while (!connections_.empty()) close(connections_.begin()->first, "closed");
    polled_.clear();
    waiters_.clear();
}

std::shared_ptr<Pace> Hub::paceOf(const Admission& admission, const std::string& address) {
    const auto now = clock();
    if (paces_.size() >= kManyPaces)
        std::erase_if(paces_, [&](const auto& entry) {
            return entry.second.use_count() == 1 && entry.second->isRested(now);
        });
    // Devices of two tables may have the same name.
    auto& pace = paces_[admission.device.empty() ? "from " + address
                                                 : "at " + admission.table + "\n" + admission.device];
    if (pace == nullptr) pace = std::make_shared<Pace>();
    return pace;
}

const View* Hub::findView(const std::string& table, std::string_view name) const {
    const auto found = views_.find({table, std::string(name)});
    return found == views_.end() ? nullptr : &found->second;
}

void Hub::setView(ViewName name, View view) {
    const auto [first, last] = waiters_.equal_range(name);
    const std::multimap<ViewName, std::weak_ptr<Waiter>> told(first, last);
    waiters_.erase(first, last);
    if (view.text == nullptr)
        views_.erase(name);
    else
        views_.insert_or_assign(std::move(name), std::move(view));
    for (const auto& [_, weak] : told)
        if (const auto waiter = weak.lock()) waiter->viewChanged();
}

void Hub::awaitView(const std::string& table, std::string_view name, std::weak_ptr<Waiter> waiter) {
    // Requests that no longer wait are forgotten here, so that there are never more of them than sockets.
    std::erase_if(waiters_, [](const auto& entry) { return entry.second.expired(); });
    waiters_.emplace(ViewName{table, std::string(name)}, std::move(waiter));
}

void Hub::addPolled(const std::shared_ptr<Polled>& polled) {
    polled_.emplace(polled->token(), polled);
}

std::shared_ptr<Polled> Hub::findPolled(std::string_view token) const {
    const auto found = polled_.find(token);
    return found == polled_.end() ? nullptr : found->second;
}

void Hub::removePolled(const std::string& token) {
    polled_.erase(token);
}

}  // namespace reach::door
