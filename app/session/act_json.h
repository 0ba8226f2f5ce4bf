#pragma once

#include "app/session/act.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

/// The text form of an act as a part of another text. Only for sources that write or read JSON.
namespace reach {

nlohmann::ordered_json jsonOf(const Act& act);
/// Returns nullopt if it is no act.
std::optional<Act> actOf(const nlohmann::ordered_json& json);

/// 16 hexadecimal digits.
std::string textOfHash(std::uint64_t hash);
std::optional<std::uint64_t> readHash(std::string_view text);

}  // namespace reach
