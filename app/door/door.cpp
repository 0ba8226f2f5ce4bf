#include "app/door/door.h"

#include "app/door/detail/http_session.h"
#include "app/door/detail/hub.h"
#include "app/door/detail/request.h"

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace reach::door {
namespace {

constexpr std::chrono::milliseconds kPause{100};

OpenError errorOf(const Error& error, const Place& place) {
    using Kind = OpenError::Kind;
    const auto where =
        (place.address.empty() ? "this device" : place.address) + ", port " + std::to_string(place.port);
    if (error == net::error::address_in_use)
        return {Kind::PortTaken, "another program listens there: " + where};
    if (error == net::error::access_denied)
        return {Kind::NotAllowed, "this program may not listen there: " + where};
    if (error == boost::system::errc::address_not_available || error == net::error::invalid_argument)
        return {Kind::NoSuchAddress, "this device has no such address: " + where};
    return {Kind::Other, error.message() + ": " + where};
}

Error listen(Acceptor& acceptor, const Tcp::endpoint& endpoint) {
    Error error;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(net::socket_base::reuse_address(true), error);
    // All addresses of this device, of both kinds.
    if (!error && endpoint.address().is_v6() && endpoint.address().is_unspecified())
        acceptor.set_option(net::ip::v6_only(false), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(net::socket_base::max_listen_connections, error);
    if (error) {
        Error ignored;
        acceptor.close(ignored);
    }
    return error;
}

}  // namespace

/// The parts that exist while the door is open.
struct Door::Running {
    Running(Handler& handler, const Limits& limits, const Clock& clock, Refusals& refusals,
            const Place& place, Views views)
        : io(std::make_unique<net::io_context>(1)),
          hub(*io, handler, limits, clock, refusals, place, std::move(views)),
          acceptor(std::in_place, *io),
          pause(std::in_place, *io) {}

    /// The context goes before the hub, because the sockets that are left in it know the hub.
    ~Running() {
        hub.closeAll();
        acceptor.reset();
        pause.reset();
        io.reset();
    }

    void accept();
    void onSocket(Socket socket);
    void run();

    std::unique_ptr<net::io_context> io;
    Hub hub;
    std::optional<Acceptor> acceptor;
    std::optional<Timer> pause;
    std::thread thread;
    std::uint16_t port = 0;
};

struct Door::State {
    mutable std::mutex mutex;
    std::shared_ptr<Running> running;
    Views views;
    std::uint64_t lastView = 0;
    Refusals refusals;
};

void Door::Running::accept() {
    acceptor->async_accept([this](const Error& error, Socket socket) {
        if (error == net::error::operation_aborted) return;
        if (!error) {
            onSocket(std::move(socket));
            return accept();
        }
        // There may be no more handles: some will be free again.
        pause->expires_after(kPause);
        pause->async_wait([this](const Error& stopped) {
            if (!stopped) accept();
        });
    });
}

void Door::Running::onSocket(Socket socket) {
    Error error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    const auto address = guesserOf(peer.address().to_string());
    if (hub.sockets.all() >= hub.limits.sockets) return hub.refusals.count(Refusal::TooManySockets);
    // Everybody comes from the address of the proxy, which has limits of its own.
    const bool isProxy = hub.isBehindProxy && isLoopback(address);
    if (!isProxy && hub.sockets.of(address) >= hub.limits.socketsFromOneAddress)
        return hub.refusals.count(Refusal::TooManyFromOneAddress);
    socket.set_option(Tcp::no_delay(true), error);
    std::make_shared<HttpSession>(hub, std::move(socket), hub.sockets.take(address), address)->start();
}

void Door::Running::run() {
    for (;;) {
        try {
            io->run();
            return;
        } catch (const std::exception&) {
            // An error of one socket, such as a lack of memory, must not end the others.
            continue;
        }
    }
}

Door::Door(Handler& handler, Limits limits, Clock clock)
    : handler_(handler), limits_(limits), clock_(std::move(clock)), state_(std::make_unique<State>()) {}

Door::~Door() {
    close();
}

std::optional<OpenError> Door::open(const Place& place) {
    close();
    Error error;
    const bool isAny = place.address.empty();
    const auto address =
        isAny ? net::ip::address(net::ip::address_v6::any()) : net::ip::make_address(place.address, error);
    if (error) return errorOf(net::error::invalid_argument, place);
    const std::lock_guard lock(state_->mutex);
    auto running =
        std::make_shared<Running>(handler_, limits_, clock_, state_->refusals, place, state_->views);
    error = listen(*running->acceptor, {address, place.port});
    // A device may have no IPv6.
    if (error == net::error::address_family_not_supported && isAny)
        error = listen(*running->acceptor, {net::ip::address_v4::any(), place.port});
    if (error) return errorOf(error, place);
    running->port = running->acceptor->local_endpoint(error).port();
    running->accept();
    try {
        running->thread = std::thread([at = running.get()] { at->run(); });
    } catch (const std::system_error& none) {
        return OpenError{OpenError::Kind::Other, none.what()};
    }
    state_->running = std::move(running);
    return std::nullopt;
}

void Door::close() {
    std::shared_ptr<Running> running;
    {
        const std::lock_guard lock(state_->mutex);
        running = std::exchange(state_->running, nullptr);
    }
    if (running == nullptr) return;
    net::post(*running->io, [at = running.get()] {
        Error ignored;
        at->acceptor->close(ignored);
        at->hub.closeAll();
        // Answers to those who ask over HTTP are on their way: what was sent before, such as a good-bye.
        net::post(*at->io, [at] { at->io->stop(); });
    });
    running->thread.join();
}

std::shared_ptr<Door::Running> Door::running() const {
    const std::lock_guard lock(state_->mutex);
    return state_->running;
}

bool Door::isOpen() const {
    return running() != nullptr;
}

std::uint16_t Door::port() const {
    const auto now = running();
    return now == nullptr ? std::uint16_t{0} : now->port;
}

void Door::send(ConnectionId connection, std::string text) {
    if (const auto now = running())
        net::dispatch(*now->io, [&hub = now->hub, connection, text = std::move(text)]() mutable {
            hub.sendTo(connection, std::move(text));
        });
}

void Door::close(ConnectionId connection, std::string why) {
    if (const auto now = running())
        net::post(*now->io,
                  [&hub = now->hub, connection, why = std::move(why)] { hub.finish(connection, why); });
}

void Door::show(const std::string& table, const std::string& name, std::string text) {
    const std::lock_guard lock(state_->mutex);
    ViewName key{table, name};
    const auto before = state_->views.find(key);
    if (before == state_->views.end() ? text.empty() : *before->second.text == text) return;
    View view{++state_->lastView,
              text.empty() ? nullptr : std::make_shared<const std::string>(std::move(text))};
    if (view.text == nullptr)
        state_->views.erase(key);
    else
        state_->views.insert_or_assign(key, view);
    if (state_->running == nullptr) return;
    net::post(*state_->running->io,
              [&hub = state_->running->hub, key = std::move(key), view = std::move(view)]() mutable {
                  hub.setView(std::move(key), std::move(view));
              });
}

void Door::later(std::function<void()> what) {
    if (const auto now = running()) net::post(*now->io, std::move(what));
}

const Refusals& Door::refusals() const {
    return state_->refusals;
}

}  // namespace reach::door
