#pragma once

#include "client.h"

#include <array>
#include <atomic>
#include <list>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tests {

/// A proxy on the loopback that passes everything on, but for a request to upgrade: that is never answered.
class SwallowingProxy {
  public:
    explicit SwallowingProxy(std::uint16_t to) : to_(to) {
        listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in at{};
        at.sin_family = AF_INET;
        at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof at;
        auto* address = reinterpret_cast<sockaddr*>(&at);
        if (::bind(listening_, address, size) == 0 && ::listen(listening_, 16) == 0 &&
            ::getsockname(listening_, address, &size) == 0)
            port_ = ntohs(at.sin_port);
        thread_ = std::thread([this] { run(); });
    }
    ~SwallowingProxy() {
        isOver_ = true;
        thread_.join();
        ::close(listening_);
    }
    SwallowingProxy(const SwallowingProxy&) = delete;
    SwallowingProxy& operator=(const SwallowingProxy&) = delete;

    std::uint16_t port() const { return port_; }

  private:
    struct Pair {
        int client;
        Socket server;
        bool isSwallowed = false;
    };

    void run() {
        std::list<Pair> pairs;
        while (!isOver_) {
            std::vector<pollfd> handles{{listening_, POLLIN, 0}};
            for (const auto& pair : pairs) {
                handles.push_back({pair.client, POLLIN, 0});
                handles.push_back({pair.server.handle(), POLLIN, 0});
            }
            ::poll(handles.data(), handles.size(), 20);
            if ((handles[0].revents & POLLIN) != 0)
                pairs.push_back({::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC), Socket(to_)});
            std::erase_if(pairs, [](Pair& pair) {
                const bool goesOn = pass(pair);
                if (!goesOn) ::close(pair.client);
                return !goesOn;
            });
        }
        for (const auto& pair : pairs) ::close(pair.client);
    }

    static bool pass(Pair& pair) {
        std::array<char, 65536> bytes{};
        const auto got = ::recv(pair.client, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (got == 0) return false;
        if (got > 0) {
            const std::string_view text(bytes.data(), static_cast<std::size_t>(got));
            pair.isSwallowed = pair.isSwallowed || text.find("Upgrade: websocket") != std::string_view::npos;
            if (!pair.isSwallowed && !pair.server.send(text)) return false;
        }
        if (const auto back = pair.server.receive(std::chrono::milliseconds(0)); !back.empty())
            return ::send(pair.client, back.data(), back.size(), MSG_NOSIGNAL) ==
                   static_cast<ssize_t>(back.size());
        return pair.server.isConnected();
    }

    std::uint16_t to_;
    std::uint16_t port_ = 0;
    int listening_ = -1;
    std::atomic<bool> isOver_ = false;
    std::thread thread_;
};

}  // namespace tests
