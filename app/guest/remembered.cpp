#include "app/guest/remembered.h"

#include "app/session/act_json.h"

namespace reach {
namespace {

using Json = nlohmann::ordered_json;

std::string textIn(const Json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace

std::string Remembered::text() const {
    Json json{
        {"key", key},       {"device", device},        {"seat", seat}, {"title", title}, {"header", header},
        {"http", overHttp}, {"offered", Json::array()}};
    for (const Act& act : offered) json["offered"].push_back(jsonOf(act));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Remembered> Remembered::read(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    Remembered all{textIn(json, "key"),
                   textIn(json, "device"),
                   textIn(json, "seat"),
                   textIn(json, "title"),
                   textIn(json, "header"),
                   false,
                   {}};
    const auto http = json.find("http");
    all.overHttp = http != json.end() && http->is_boolean() && http->get<bool>();
    const auto offered = json.find("offered");
    if (offered == json.end() || !offered->is_array()) return all;
    for (const Json& one : *offered) {
        auto act = actOf(one);
        if (!act) return std::nullopt;
        all.offered.push_back(std::move(*act));
    }
    return all;
}

}  // namespace reach
