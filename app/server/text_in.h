#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace reach {

/// The text of this name in a JSON object; empty if there is none, or something else.
inline std::string textIn(const nlohmann::ordered_json& json, const char* name) {
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

}  // namespace reach
