#pragma once

#include "engine/rules/handlers.h"

/// `check` and `perform` for the commands of the campaign (rules/handlers.h).
namespace reach::rules {

// events.cpp, summit.cpp
REACH_HANDLER(RollEvent)
REACH_HANDLER(ResolveEvent)
REACH_HANDLER(Done)
REACH_HANDLER(CallSummit)
REACH_HANDLER(CallToOrder)
REACH_HANDLER(Deal)
REACH_HANDLER(EndSummit)

}  // namespace reach::rules
