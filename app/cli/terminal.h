#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// All that the console tool prints goes through here. Records, books and arguments may hold anything: what a
/// terminal would obey is shown escaped ("\\u001b"), and numbers without end are cut.
namespace reach::cli {

[[gnu::format(printf, 1, 2)]] void say(const char* format, ...);       ///< to standard output
[[gnu::format(printf, 1, 2)]] void complain(const char* format, ...);  ///< to standard error

/// Whether all that was said has left this process: a full disk is known only then.
bool everythingWasWritten();

/// Escaped, but whole.
void sayJson(const nlohmann::ordered_json& json);

/// A line of its own that is written over and over, where somebody watches.
void showPercent(int percent);

/// As say() shows it, line ends escaped too.
std::string onOneLine(std::string_view text);

}  // namespace reach::cli
