#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"
#include "engine/protocol/rule.h"

#include <vector>

namespace reach::words {

/// Something that followed from an entry without being said in it, and where that stands.
struct Change {
    QString text;  ///< without a full stop
    RuleRef ref;
};

/// What happened by itself when this was entered, in the order in which it happened. What was open before
/// says which step of the rules it was, and so where it stands.
std::vector<Change> changes(const State& before, const Command& command, const std::vector<Event>& events,
                            const PlayerNames& players = {});

}  // namespace reach::words
