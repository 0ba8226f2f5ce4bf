#pragma once

#include "app/cli/calls.h"

/// Records of ARCADEs ("game: arcades") in the calls that take a record.
namespace reach::cli {

int replayArcades(const ReplayCall& call, const std::string& text);
int listArcadesOptions(const OptionsCall& call, const std::string& text);

}  // namespace reach::cli
