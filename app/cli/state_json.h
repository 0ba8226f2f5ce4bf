#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <nlohmann/json.hpp>

namespace reach::cli {

/// Keys keep their documented order.
using Json = nlohmann::ordered_json;

/// The state as README.md documents it. Missing and unknown values are null.
Json stateJson(const Game& game, const words::PlayerNames& names);

Json promptJson(const Prompt& prompt, const words::PlayerNames& names);

/// {"rule", "text", "citation"}.
Json violationJson(const Violation& violation);

}  // namespace reach::cli
