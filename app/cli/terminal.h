#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

/// All output of the console tool goes through these functions. Records, books and arguments may contain
/// anything. Characters that a terminal would interpret are escaped ("\\u001b"), and absurdly long numbers
/// are cut.
namespace reach::cli {

[[gnu::format(printf, 1, 2)]] void say(const char* format, ...);       ///< to standard output
[[gnu::format(printf, 1, 2)]] void complain(const char* format, ...);  ///< to standard error

/// Returns true if all output was written. A full disk is detected only by this check.
bool everythingWasWritten();

/// Prints JSON, escaped but with long numbers in full.
void sayJson(const nlohmann::ordered_json& json);

/// Prints the progress on one line that is overwritten each time, if the output is a terminal.
void showPercent(int percent);

/// Returns the text as say() shows it, with line ends escaped too.
std::string onOneLine(std::string_view text);

}  // namespace reach::cli
