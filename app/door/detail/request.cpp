#include "app/door/detail/request.h"

#include <algorithm>
#include <charconv>

#include <arpa/inet.h>

namespace reach::door {
namespace {

constexpr std::size_t kLongestTarget = 256;
constexpr std::size_t kLongestKey = 128;
constexpr std::size_t kLongestName = 16;
constexpr std::string_view kOurProtocol = "reachkeeper";

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isWordSign(char c) {
    return isLetter(c) || isDigit(c) || c == '-' || c == '_';
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameLetters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Cuts the first part off a text, up to a sign.
std::string_view cut(std::string_view& text, char sign) {
    const auto end = std::min(text.find(sign), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

template <typename Number>
std::optional<Number> readNumber(std::string_view text) {
    Number number{};
    const auto* end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || !isDigit(text.front()) || error != std::errc() || stopped != end) return std::nullopt;
    return number;
}

template <int Family, std::size_t Size>
bool isAddress(std::string_view text) {
    unsigned char bytes[Size];
    // The C function would read what stands before it.
    if (text.find('\0') != std::string_view::npos) return false;
    return ::inet_pton(Family, std::string(text).c_str(), bytes) == 1;
}

}  // namespace

std::optional<Target> readTarget(std::string_view text) {
    if (text.size() > kLongestTarget || !text.starts_with('/')) return std::nullopt;
    Target target;
    target.path = cut(text, '?');
    const auto isPathSign = [](char c) { return c > ' ' && c < 0x7f; };
    if (!std::all_of(target.path.begin(), target.path.end(), isPathSign)) return std::nullopt;
    while (!text.empty()) {
        auto value = cut(text, '&');
        const auto key = cut(value, '=');
        if (key == "after") {
            target.after = readNumber<std::uint64_t>(value);
            if (!target.after) return std::nullopt;
        } else if (key == "name") {
            target.name = value;
            const bool isName = !value.empty() && value.size() <= kLongestName &&
                                std::all_of(value.begin(), value.end(), isWordSign);
            if (!isName) return std::nullopt;
        } else {
            return std::nullopt;
        }
    }
    return target;
}

std::string_view hostIn(std::string_view header) {
    std::size_t end = 0;
    if (header.starts_with('[')) {
        end = header.find(']');
        if (end == std::string_view::npos) return {};
        ++end;
    } else {
        end = std::min(header.find(':'), header.size());
    }
    auto port = header.substr(end);
    const bool isPort = port.empty() || (port.starts_with(':') && readNumber<std::uint16_t>(port.substr(1)));
    return isPort ? header.substr(0, end) : std::string_view();
}

bool isOurHost(std::string_view header, const std::vector<std::string>& names) {
    const auto host = hostIn(header);
    if (host.empty()) return false;
    if (host.front() == '[') return isAddress<AF_INET6, 16>(host.substr(1, host.size() - 2));
    if (isAddress<AF_INET, 4>(host)) return true;
    return std::any_of(names.begin(), names.end(), [&](const auto& name) { return sameLetters(name, host); });
}

bool isSameOrigin(std::string_view origin, std::string_view hostHeader) {
    // Behind a proxy that speaks TLS, the page has the other scheme.
    for (const std::string_view scheme : {"http://", "https://"})
        if (origin.starts_with(scheme)) return sameLetters(origin.substr(scheme.size()), hostHeader);
    return false;
}

std::string_view forwardedIn(std::string_view header) {
    const auto comma = header.rfind(',');
    const auto last = trimmed(comma == std::string_view::npos ? header : header.substr(comma + 1));
    return isAddress<AF_INET, 4>(last) || isAddress<AF_INET6, 16>(last) ? last : std::string_view();
}

bool isLoopback(std::string_view address) {
    // Of an IPv6 address, a door counts the network alone (guesserOf()).
    return (isAddress<AF_INET, 4>(address) && address.starts_with("127.")) || address == "::1" ||
           address == "::";
}

std::string_view keyIn(std::string_view authorization, std::string_view protocols) {
    std::string_view key;
    constexpr std::string_view kBearer = "bearer ";
    if (authorization.size() > kBearer.size() &&
        sameLetters(authorization.substr(0, kBearer.size()), kBearer))
        key = trimmed(authorization.substr(kBearer.size()));
    else if (trimmed(cut(protocols, ',')) == kOurProtocol)
        key = trimmed(protocols);
    const bool isKey = key.size() <= kLongestKey && std::all_of(key.begin(), key.end(), isWordSign);
    return isKey ? key : std::string_view();
}

bool acceptsGzip(std::string_view header) {
    while (!header.empty()) {
        auto weight = trimmed(cut(header, ','));
        const auto coding = trimmed(cut(weight, ';'));
        if (!sameLetters(coding, "gzip")) continue;
        weight = trimmed(weight);
        const bool isZero =
            weight.starts_with("q=0") && weight.substr(3).find_first_not_of(".0") == std::string_view::npos;
        return !isZero;
    }
    return false;
}

}  // namespace reach::door
