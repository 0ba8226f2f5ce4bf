#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The readers of what a request says, besides those of Beast. tests/fuzz/request_fuzz.cpp tries them.
namespace reach::door {

/// What is asked for. The path is a name to look up and is never decoded: a path with "%" or ".." is a name
/// that nothing has.
struct Target {
    std::string_view path;
    std::optional<std::uint64_t> after;  ///< "after=12"
    std::string_view name;               ///< "name=de"
};

/// Reads "/acts?after=12". Returns nullopt for anything that is not of this form, or has another parameter.
std::optional<Target> readTarget(std::string_view text);

/// The name in a Host header, without its port: "192.168.0.7", "[::1]", "tablet.local". Returns an empty text
/// if it is none.
std::string_view hostIn(std::string_view header);

/// Whether browsers may ask by this host. A page elsewhere can lead a name of its own to this device (DNS
/// rebinding), but no IP address: so addresses are right, and of the names only those given.
bool isOurHost(std::string_view header, const std::vector<std::string>& names);

/// Whether a request comes from a page of this very host.
bool isSameOrigin(std::string_view origin, std::string_view hostHeader);

/// The address that a proxy appended last to an "X-Forwarded-For"; empty if it is none.
std::string_view forwardedIn(std::string_view header);

/// Whether an address is that of this computer itself.
bool isLoopback(std::string_view address);

/// The key in "Bearer KEY" or, in a list of WebSocket protocols, in "reachkeeper, KEY". Empty if there is
/// none.
std::string_view keyIn(std::string_view authorization, std::string_view protocols);

/// Whether a list such as "gzip, br;q=0.5" has `gzip`, and not with weight 0.
bool acceptsGzip(std::string_view header);

}  // namespace reach::door
