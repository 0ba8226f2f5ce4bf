#include "app/session/act_text.h"

#include "app/session/act_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <utility>

namespace reach {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kKinds{
    std::pair{ActKind::Enter, std::string_view("enter")}, std::pair{ActKind::Undo, std::string_view("undo")},
    std::pair{ActKind::Redo, std::string_view("redo")}, std::pair{ActKind::Jump, std::string_view("jump")},
    std::pair{ActKind::Rewrite, std::string_view("rewrite")}};

/// The value of a member, or `otherwise` if it is missing. Sets `good` to false if it is of another type.
template <typename T>
T member(const Json& json, const char* name, T otherwise, bool& good) {
    const auto found = json.find(name);
    if (found == json.end()) return otherwise;
    if constexpr (std::is_same_v<T, bool>) {
        if (found->is_boolean()) return found->template get<bool>();
    } else if constexpr (std::is_integral_v<T>) {
        if (found->is_number_integer()) {
            const auto number = found->template get<std::int64_t>();
            if (std::in_range<T>(number)) return static_cast<T>(number);
        }
    } else {
        if (found->is_string()) return found->template get<std::string>();
    }
    good = false;
    return otherwise;
}

Outcome outcomeOf(const Json& json, bool& good) {
    Outcome outcome;
    const std::string hash = member<std::string>(json, "hash", {}, good);
    const auto number = readHash(hash);
    if (!hash.empty() && !number) good = false;
    outcome.hash = number.value_or(0);
    outcome.entries = member<std::size_t>(json, "stands", 0, good);
    outcome.chapter = member<int>(json, "chapter", 1, good);
    return outcome;
}

std::optional<ActLine> readLine(const Json& json) {
    if (!json.is_object()) return std::nullopt;
    bool good = true;
    ActLine line{member<std::string>(json, "entry", {}, good), {}};
    const auto events = json.find("events");
    if (events == json.end()) return good ? std::optional(line) : std::nullopt;
    if (!good || !events->is_array()) return std::nullopt;
    for (const Json& event : *events) {
        if (!event.is_string()) return std::nullopt;
        const auto& text = event.get_ref<const std::string&>();
        if (text.find('\n') != std::string::npos) return std::nullopt;
        line.events += text + '\n';
    }
    return line;
}

Json lineJson(const ActLine& line) {
    Json json{{"entry", line.line}};
    Json events = Json::array();
    for (std::string_view rest = line.events; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        events.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (!events.empty()) json["events"] = std::move(events);
    return json;
}

}  // namespace

std::string textOfHash(std::uint64_t number) {
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
    return digits.data();
}

std::optional<std::uint64_t> readHash(std::string_view text) {
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    const bool whole = text.size() == 16 && read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

std::string textOf(const ActId& id) {
    return textOfHash(id.high) + textOfHash(id.low);
}

std::optional<ActId> readActId(std::string_view text) {
    if (text.size() != 32) return std::nullopt;
    const auto high = readHash(text.substr(0, 16));
    const auto low = readHash(text.substr(16));
    if (!high || !low) return std::nullopt;
    return ActId{*high, *low};
}

nlohmann::ordered_json jsonOf(const Act& act) {
    Json json{{"id", textOf(act.id)}};
    if (!act.device.empty()) json["device"] = act.device;
    json["after"] = act.after;
    for (const auto& [kind, name] : kKinds)
        if (kind == act.kind) json["kind"] = name;
    if (act.kind != ActKind::Enter) json["row"] = act.row;
    if (act.anyway) json["anyway"] = true;
    json["stands"] = act.outcome.entries;
    json["chapter"] = act.outcome.chapter;
    if (act.outcome.hash != 0) json["hash"] = textOfHash(act.outcome.hash);
    if (!act.lines.empty()) {
        Json lines = Json::array();
        for (const ActLine& line : act.lines) lines.push_back(lineJson(line));
        json["lines"] = std::move(lines);
    }
    return json;
}

std::string textOf(const Act& act) {
    // Text that is not UTF-8 would throw here. The parser of records accepts none, so nothing is replaced.
    return jsonOf(act).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Act> readAct(std::string_view text) {
    return actOf(Json::parse(text, nullptr, false));
}

std::optional<Act> actOf(const nlohmann::ordered_json& json) {
    if (!json.is_object()) return std::nullopt;
    bool good = true;
    Act act;
    const auto id = readActId(member<std::string>(json, "id", {}, good));
    const std::string kind = member<std::string>(json, "kind", {}, good);
    bool known = false;
    for (const auto& [value, name] : kKinds)
        if (name == kind) act.kind = value, known = true;
    act.device = member<std::string>(json, "device", {}, good);
    act.after = member<std::int64_t>(json, "after", 0, good);
    if (act.kind != ActKind::Enter) act.row = member<std::size_t>(json, "row", 0, good);
    act.anyway = member<bool>(json, "anyway", false, good);
    act.outcome = outcomeOf(json, good);
    if (!good || !known || !id) return std::nullopt;
    act.id = *id;
    const auto lines = json.find("lines");
    if (lines == json.end()) return act;
    if (!lines->is_array()) return std::nullopt;
    for (const Json& one : *lines) {
        auto line = readLine(one);
        if (!line) return std::nullopt;
        act.lines.push_back(std::move(*line));
    }
    return act;
}

Outcome outcomeIn(std::string_view text) {
    // Only the members of the act itself: its lines can be thousands, and textOf() writes them last.
    std::string members(text.substr(0, text.find(R"(,"lines":[)")));
    if (members.size() < text.size()) members += '}';
    const Json json = Json::parse(members, nullptr, false);
    bool good = true;
    return json.is_object() ? outcomeOf(json, good) : Outcome{};
}

}  // namespace reach
