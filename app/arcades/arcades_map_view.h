#pragma once

#include "app/values/system_view.h"
#include "engine/arcades/state.h"

namespace reach::view {

QList<SystemView> systems(const arcades::Game& game);

}  // namespace reach::view
