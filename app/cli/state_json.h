#pragma once

#include "app/words/names.h"
#include "engine/protocol/decision.h"

#include <nlohmann/json.hpp>

namespace reach::cli {

/// Keys stay in the order they are documented in.
using Json = nlohmann::ordered_json;

/// The state as README.md documents it. What nobody knows or nobody has is null.
Json stateJson(const Game& game, const words::PlayerNames& names);

Json promptJson(const Prompt& prompt, const words::PlayerNames& names);

/// {"rule", "text", "citation"}.
Json violationJson(const Violation& violation);

}  // namespace reach::cli
