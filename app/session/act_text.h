#pragma once

#include "app/session/act.h"

#include <optional>
#include <string>
#include <string_view>

/// The text form of an act: one line of JSON, the same in this device's store, in a browser and on the way to
/// another device. README.md beside this file has an example of each kind. Names never change.
namespace reach {

/// Returns an act as text. Its number is not part of it: the keeper gives it.
std::string textOf(const Act& act);

/// Reads an act. Returns nullopt if the text is no act. Unknown names are ignored, so that a later version
/// may add some.
std::optional<Act> readAct(std::string_view text);

/// Reads only the outcome, without the entries, for lists of tables.
Outcome outcomeIn(std::string_view text);

/// 32 hexadecimal digits.
std::string textOf(const ActId& id);
std::optional<ActId> readActId(std::string_view text);

}  // namespace reach
