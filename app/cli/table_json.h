#pragma once

#include "app/cli/playback.h"
#include "app/cli/state_json.h"

namespace reach::cli {

/// The contents of the app's table screen at this point of the record, as described by
/// app/values/table.schema.json. Another screen of the same table can read these values.
Json tableJson(const Playback& playback);

}  // namespace reach::cli
