#pragma once

#include "app/cli/calls.h"

#include <string_view>

/// Records of ARCADEs in the calls that take a record.
namespace reach::cli {

/// The name of the game in the header of their records (gameOf).
inline constexpr std::string_view kArcades = "arcades";

int replayArcades(const ReplayCall& call, const std::string& text);
int listArcadesOptions(const OptionsCall& call, const std::string& text);
int oddsInArcades(const OddsCall& call, const std::string& text);

}  // namespace reach::cli
