#include "app/host/guest_list.h"

#include "app/session/fitting.h"
#include "engine/core/secret.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <random>
#include <utility>

namespace reach {
namespace {

using Json = nlohmann::ordered_json;

/// A code with a gap after each letter.
constexpr std::size_t kLongestTyped = 2 * kCodeLength;

std::string drawKey() {
    std::random_device source;
    Salt bytes;
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(source());
    return hexOf(bytes);
}

/// The hash of a key. The key is random, so that its hash needs no salt of its own.
std::string sealOfDevice(std::string_view key) {
    Salt bytes{};
    return readHex(key, bytes) ? hexOf(reach::sealOf("device", bytes)) : std::string();
}

std::string textIn(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool isSetIn(const Json& json, const char* name, bool otherwise) {
    const auto found = json.find(name);
    return found != json.end() && found->is_boolean() ? found->get<bool>() : otherwise;
}

}  // namespace

GuestList::GuestList() {
    drawCode();
}

void GuestList::drawCode() {
    std::random_device source;
    std::uniform_int_distribution<std::size_t> letter(0, kCodeLetters.size() - 1);
    code_.clear();
    while (code_.size() < kCodeLength) code_ += kCodeLetters[letter(source)];
}

GuestList GuestList::read(std::string_view text) {
    GuestList list;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return list;
    const std::string code = textIn(json, "code");
    const bool sound =
        code.size() == kCodeLength && code.find_first_not_of(kCodeLetters) == std::string::npos;
    if (sound) list.code_ = code;
    list.open_ = isSetIn(json, "open", true);
    const auto devices = json.find("devices");
    if (devices == json.end() || !devices->is_array()) return list;
    for (const Json& one : *devices) {
        if (!one.is_object() || list.devices_.size() == messages::kMostDevices) continue;
        GuestDevice device{textIn(one, "name"), textIn(one, "seal"), textIn(one, "seat"),
                           isSetIn(one, "manages", false)};
        if (!device.name.empty() && !list.find(device.name)) list.devices_.push_back(std::move(device));
    }
    return list;
}

std::string GuestList::text() const {
    Json json{{"code", code_}, {"open", open_}, {"devices", Json::array()}};
    for (const GuestDevice& device : devices_)
        json["devices"].push_back({{"name", device.name},
                                   {"seal", device.seal},
                                   {"seat", device.seat},
                                   {"manages", device.manages}});
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool GuestList::isCode(std::string_view typed) const {
    if (typed.size() > kLongestTyped) return false;
    std::string letters;
    for (const char sign : typed)
        if (std::isalnum(static_cast<unsigned char>(sign)) != 0)
            letters += static_cast<char>(std::toupper(static_cast<unsigned char>(sign)));
    return letters == code_;
}

const GuestDevice* GuestList::find(std::string_view name) const {
    const auto found = std::ranges::find(devices_, name, &GuestDevice::name);
    return found == devices_.end() ? nullptr : &*found;
}

GuestDevice* GuestList::find(std::string_view name) {
    return const_cast<GuestDevice*>(std::as_const(*this).find(name));
}

const GuestDevice* GuestList::withKey(std::string_view key) const {
    const std::string seal = sealOfDevice(key);
    return seal.empty() ? nullptr : withSeal(seal);
}

const GuestDevice* GuestList::withSeal(std::string_view seal) const {
    const auto found = std::ranges::find(devices_, seal, &GuestDevice::seal);
    return found == devices_.end() ? nullptr : &*found;
}

GuestList GuestList::merged(const GuestList& base, const GuestList& mine, const GuestList& theirs) {
    GuestList list = theirs;
    const auto choose = [](const auto& before, const auto& here, auto& chosen) {
        if (here != before) chosen = here;
    };
    choose(base.code_, mine.code_, list.code_);
    choose(base.open_, mine.open_, list.open_);
    std::erase_if(list.devices_, [&](const GuestDevice& one) {
        return base.withSeal(one.seal) && !mine.withSeal(one.seal);
    });
    for (GuestDevice& device : list.devices_) {
        const GuestDevice* here = mine.withSeal(device.seal);
        if (!here) continue;
        const GuestDevice* before = base.withSeal(device.seal);
        choose(before ? before->seat : std::string(), here->seat, device.seat);
        choose(before && before->manages, here->manages, device.manages);
    }
    for (const GuestDevice& device : mine.devices_) {
        if (base.withSeal(device.seal) || list.withSeal(device.seal)) continue;
        list.devices_.push_back(device);
        list.devices_.back().name.clear();
        list.devices_.back().name = list.freeName(device.name);
    }
    return list;
}

std::string GuestList::freeName(std::string_view wished) const {
    const std::string base = wished.empty() ? "?" : fitting(wished, kLongestName);
    const auto isTaken = [&](const std::string& name) {
        return std::ranges::find(devices_, name, &GuestDevice::name) != devices_.end();
    };
    std::string name = base;
    for (int number = 2; isTaken(name); ++number) name = base + " " + std::to_string(number);
    return name;
}

GuestDevice& GuestList::letIn(std::string_view wishedName, std::string& key) {
    key = drawKey();
    devices_.push_back({freeName(wishedName), sealOfDevice(key), {}, false});
    return devices_.back();
}

GuestDevice& GuestList::letInOwn(std::string_view name) {
    const auto own = std::ranges::find_if(devices_, [](const GuestDevice& one) { return one.seal.empty(); });
    if (own != devices_.end()) return *own;
    devices_.push_back({freeName(name), {}, {}, true});
    return devices_.back();
}

void GuestList::letGo(std::string_view name) {
    std::erase_if(devices_, [&](const GuestDevice& one) { return one.name == name; });
}

void GuestList::come(std::string_view name) {
    const auto found = std::ranges::find(devices_, name, &GuestDevice::name);
    if (found != devices_.end()) std::rotate(found, found + 1, devices_.end());
}

}  // namespace reach
