#pragma once

#include <string>
#include <vector>

/// Under which addresses other devices reach this one.
namespace reach::door {

/// The kind of network that an address belongs to. The one that a phone most likely shares comes first.
enum class Network { WiFi, Ethernet, Other, Mobile, Vpn, Container, VirtualMachine };

/// A network interface, with one of its addresses.
struct Interface {
    std::string name;     ///< "wlan0"
    std::string address;  ///< in figures; IPv6 without brackets
    bool pointToPoint = false;

    friend bool operator==(const Interface&, const Interface&) = default;
};

struct Address {
    std::string host;  ///< as in a URL: IPv6 in brackets
    Network network = Network::Other;
    std::string interface;

    friend bool operator==(const Address&, const Address&) = default;
};

/// Orders what others may reach: real networks first, IPv4 before IPv6. Without loopback, and without IPv6
/// addresses that are only valid on their own link.
std::vector<Address> ordered(const std::vector<Interface>& interfaces);

/// The addresses of this device now.
std::vector<Address> addresses();

/// This device's name for devices nearby, as "tablet.local"; empty if it has none. It works where the device
/// answers to multicast DNS, so it is a second way only.
std::string localName();

}  // namespace reach::door
