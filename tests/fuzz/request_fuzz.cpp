#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/door/detail/request.h"

/// Arbitrary parts of a request, one on each line: target, host, origin, key, protocols, encodings, where
/// from. What is read lies within what was sent.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace reach::door;
    static const std::vector<std::string> names{"localhost", "tablet.local"};
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto line = [&] {
        const auto end = std::min(text.find('\n'), text.size());
        const auto part = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return part;
    };
    const auto target = line();
    const auto host = line();
    const auto origin = line();
    const auto authorization = line();
    const auto protocols = line();
    if (const auto read = readTarget(target)) {
        assert(target.starts_with('/') && target.starts_with(read->path));
        assert(read->path.find('\0') == std::string_view::npos && read->name.size() <= 16);
    }
    const auto name = hostIn(host);
    assert(host.starts_with(name));
    if (isOurHost(host, names)) assert(!name.empty());
    if (isSameOrigin(origin, host)) assert(origin.size() > host.size());
    const auto key = keyIn(authorization, protocols);
    assert(key.size() <= 128 && key.find_first_of(" ,\r\n\t;") == std::string_view::npos);
    acceptsGzip(line());
    const auto forwarded = line();
    const auto from = forwardedIn(forwarded);
    assert(forwarded.find(from) != std::string_view::npos &&
           from.find_first_of(", \t") == std::string_view::npos);
    isLoopback(from);
    return 0;
}
