#pragma once

#include "app/cli/playback.h"
#include "app/cli/state_json.h"

namespace reach::cli {

/// What the app's table screen shows of the record at the point it was played to, as
/// app/values/table.schema.json describes it: the values another screen of the same table would read.
Json tableJson(const Playback& playback);

}  // namespace reach::cli
