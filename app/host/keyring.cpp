#include "app/host/keyring.h"

#include "app/session/fitting.h"
#include "database/saves/aside.h"
#include "engine/core/secret.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <random>
#include <set>
#include <system_error>

namespace reach {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> kKinds{"counters", "member", "manager", "screen"};
constexpr std::size_t kIdLength = 12;
/// A folder with more files than that is no folder of keys.
constexpr std::size_t kMostKeys = 10'000;

constexpr std::string_view kHexDigits = "0123456789abcdef";

/// The hash of a key. The key is random, so that its hash needs no salt of its own.
std::string sealOfShown(std::string_view shown) {
    constexpr std::size_t kLongest = 64;
    if (shown.size() > kLongest) return {};
    std::string digits;
    for (const char sign : shown) {
        if (sign == '-') continue;
        digits += sign >= 'A' && sign <= 'F' ? static_cast<char>(sign - 'A' + 'a') : sign;
    }
    Salt bytes{};
    return readHex(digits, bytes) ? hexOf(sealOf("host", bytes)) : std::string();
}

bool isId(std::string_view name) {
    return name.size() == kIdLength && name.find_first_not_of(kHexDigits) == std::string_view::npos;
}

/// The names of the files that may be keys.
std::set<std::string, std::less<>> namesIn(const fs::path& folder) {
    std::set<std::string, std::less<>> names;
    std::error_code error;
    for (fs::directory_iterator file(folder, error), end; !error && file != end; file.increment(error)) {
        std::string name = file->path().filename().string();
        if (isId(name) && names.size() < kMostKeys) names.insert(std::move(name));
    }
    return error ? decltype(names){} : names;
}

}  // namespace

std::string_view nameOf(KeyKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<KeyKind> readKeyKind(std::string_view name) {
    const auto* const found = std::ranges::find(kKinds, name);
    if (found == kKinds.end()) return std::nullopt;
    return static_cast<KeyKind>(found - kKinds.begin());
}

Keyring::Keyring(fs::path folder) : folder_(std::move(folder)) {
    look();
}

saves::SaveResult<std::string> Keyring::make(KeyKind kind, std::string_view label, saves::Seconds now) {
    std::random_device source;
    Salt bytes;
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(source());
    std::string key = hexOf(bytes);
    for (const std::size_t at : {24U, 16U, 8U}) key.insert(at, "-");
    const std::string seal = sealOfShown(key);
    const Json json{
        {"kind", nameOf(kind)}, {"label", fitting(label, kLongestName)}, {"made", now}, {"seal", seal}};
    std::error_code error;
    fs::create_directories(folder_, error);
    if (error) return saves::SaveError{saves::SaveErrorCode::CannotOpen, folder_, 0};
    const auto kept = saves::keepAside(folder_ / seal.substr(0, kIdLength),
                                       json.dump(-1, ' ', false, Json::error_handler_t::replace));
    if (!kept.ok()) return kept.error();
    look();
    return key;
}

bool Keyring::revoke(std::string_view id) {
    if (!withId(id)) return false;
    std::error_code error;
    const bool isGone = fs::remove(folder_ / std::string(id), error);
    look();
    return isGone && !error;
}

bool Keyring::look() {
    // A file never changes, so only names have to be compared.
    const auto names = namesIn(folder_);
    std::map<std::string, Sealed, std::less<>> keys;
    for (const std::string& name : names) {
        {
            const std::lock_guard lock(mutex_);
            if (const auto known = keys_.find(name); known != keys_.end()) {
                keys.insert(*known);
                continue;
            }
        }
        const auto text = saves::readAside(folder_ / name);
        if (!text.ok()) continue;
        const Json json = Json::parse(text.value(), nullptr, false);
        const auto word = [&](const char* member) {
            const auto found = json.is_object() ? json.find(member) : json.end();
            return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
        };
        const auto kind = readKeyKind(word("kind"));
        const std::string seal = word("seal");
        if (!kind || !seal.starts_with(name) || seal.size() != 2 * Digest{}.size()) continue;
        const auto made = json.find("made");
        const bool isDated = made != json.end() && made->is_number_integer();
        keys[name] = {{name, *kind, word("label"), isDated ? made->get<saves::Seconds>() : 0}, seal};
    }
    const std::lock_guard lock(mutex_);
    const bool isSame = std::ranges::equal(
        keys, keys_, [](const auto& one, const auto& other) { return one.first == other.first; });
    keys_ = std::move(keys);
    return !isSame;
}

std::optional<HostKey> Keyring::find(std::string_view shown) const {
    const std::string seal = sealOfShown(shown);
    if (seal.empty()) return std::nullopt;
    const std::lock_guard lock(mutex_);
    const auto found = keys_.find(seal.substr(0, kIdLength));
    if (found == keys_.end() || found->second.seal != seal) return std::nullopt;
    return found->second.key;
}

std::optional<HostKey> Keyring::withId(std::string_view id) const {
    const std::lock_guard lock(mutex_);
    const auto found = keys_.find(id);
    return found == keys_.end() ? std::nullopt : std::optional(found->second.key);
}

std::vector<HostKey> Keyring::all() const {
    const std::lock_guard lock(mutex_);
    std::vector<HostKey> keys;
    keys.reserve(keys_.size());
    for (const auto& [id, sealed] : keys_) keys.push_back(sealed.key);
    std::ranges::stable_sort(keys, {}, &HostKey::made);
    return keys;
}

}  // namespace reach
