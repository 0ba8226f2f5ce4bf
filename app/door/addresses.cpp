#include "app/door/addresses.h"

#include "app/door/detail/request.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>
#include <utility>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <unistd.h>

namespace reach::door {
namespace {

struct Pattern {
    std::string_view start;
    Network network;
};

// The first that fits. `enx` and `usb` are adapters, and phones that share their network by cable.
constexpr std::array kPatterns{
    Pattern{"wl", Network::WiFi},
    Pattern{"ap", Network::WiFi},
    Pattern{"eth", Network::Ethernet},
    Pattern{"en", Network::Ethernet},
    Pattern{"usb", Network::Ethernet},
    Pattern{"wwan", Network::Mobile},
    Pattern{"wwp", Network::Mobile},
    Pattern{"rmnet", Network::Mobile},
    Pattern{"tun", Network::Vpn},
    Pattern{"tap", Network::Vpn},
    Pattern{"utun", Network::Vpn},
    Pattern{"wg", Network::Vpn},
    Pattern{"ppp", Network::Vpn},
    Pattern{"ipsec", Network::Vpn},
    Pattern{"vpn", Network::Vpn},
    Pattern{"zt", Network::Vpn},
    Pattern{"tailscale", Network::Vpn},
    Pattern{"nordlynx", Network::Vpn},
    Pattern{"proton", Network::Vpn},
    Pattern{"mullvad", Network::Vpn},
    Pattern{"gpd", Network::Vpn},
    Pattern{"docker", Network::Container},
    Pattern{"br-", Network::Container},
    Pattern{"veth", Network::Container},
    Pattern{"cni", Network::Container},
    Pattern{"cali", Network::Container},
    Pattern{"flannel", Network::Container},
    Pattern{"podman", Network::Container},
    Pattern{"lxc", Network::Container},
    Pattern{"lxdbr", Network::Container},
    Pattern{"incusbr", Network::Container},
    Pattern{"waydroid", Network::Container},
    Pattern{"virbr", Network::VirtualMachine},
    Pattern{"vboxnet", Network::VirtualMachine},
    Pattern{"vmnet", Network::VirtualMachine},
    Pattern{"vnet", Network::VirtualMachine},
};

Network networkOf(const Interface& interface) {
    const auto fits = [&](const Pattern& pattern) { return interface.name.starts_with(pattern.start); };
    const auto found = std::find_if(kPatterns.begin(), kPatterns.end(), fits);
    const auto network = found == kPatterns.end() ? Network::Other : found->network;
    const bool isReal = network <= Network::Other;
    return interface.pointToPoint && isReal ? Network::Vpn : network;
}

bool isV6(std::string_view address) {
    return address.find(':') != std::string_view::npos;
}

/// Valid on one link only. A device gives itself such an IPv4 address when nobody gives it one.
bool isLinkLocal(std::string_view address) {
    return address.starts_with("169.254.") || address.starts_with("fe80:");
}

}  // namespace

std::vector<Address> ordered(const std::vector<Interface>& interfaces) {
    std::vector<Address> found;
    for (const auto& interface : interfaces) {
        const bool v6 = isV6(interface.address);
        if (interface.address.empty() || isLoopback(interface.address)) continue;
        if (v6 && isLinkLocal(interface.address)) continue;
        found.push_back(
            {v6 ? "[" + interface.address + "]" : interface.address, networkOf(interface), interface.name});
    }
    const auto rank = [](const Address& address) {
        return std::tuple(isLinkLocal(address.host), address.network, isV6(address.host));
    };
    std::stable_sort(found.begin(), found.end(),
                     [&](const Address& a, const Address& b) { return rank(a) < rank(b); });
    std::vector<Address> once;
    for (auto& address : found) {
        const auto isSame = [&](const Address& other) { return other.host == address.host; };
        if (std::none_of(once.begin(), once.end(), isSame)) once.push_back(std::move(address));
    }
    return once;
}

std::vector<Address> addresses() {
    ifaddrs* list = nullptr;
    if (::getifaddrs(&list) != 0) return {};
    std::vector<Interface> interfaces;
    for (const auto* at = list; at != nullptr; at = at->ifa_next) {
        constexpr unsigned kReady = IFF_UP | IFF_RUNNING;
        if (at->ifa_addr == nullptr || (at->ifa_flags & kReady) != kReady) continue;
        std::array<char, INET6_ADDRSTRLEN> text{};
        const void* bytes = nullptr;
        if (at->ifa_addr->sa_family == AF_INET)
            bytes = &reinterpret_cast<const sockaddr_in*>(at->ifa_addr)->sin_addr;
        else if (at->ifa_addr->sa_family == AF_INET6)
            bytes = &reinterpret_cast<const sockaddr_in6*>(at->ifa_addr)->sin6_addr;
        if (bytes == nullptr ||
            ::inet_ntop(at->ifa_addr->sa_family, bytes, text.data(), text.size()) == nullptr)
            continue;
        interfaces.push_back({at->ifa_name, text.data(), (at->ifa_flags & IFF_POINTOPOINT) != 0});
    }
    ::freeifaddrs(list);
    return ordered(interfaces);
}

std::string localName() {
    std::array<char, 256> name{};
    if (::gethostname(name.data(), name.size() - 1) != 0) return {};
    std::string_view host(name.data());
    host = host.substr(0, host.find('.'));
    return host.empty() || host == "localhost" ? std::string() : std::string(host) + ".local";
}

}  // namespace reach::door
