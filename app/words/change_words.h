#pragma once

#include "app/words/names.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"
#include "engine/protocol/rule.h"

#include <vector>

namespace reach::words {

/// An automatic consequence of an entry that the entry does not mention, and its rule.
struct Change {
    QString text;  ///< without a full stop
    RuleRef ref;
};

/// The automatic consequences of an entry, in order of time. The question that was open before says which
/// step of the rules it was, and so the page of each consequence.
std::vector<Change> changes(const State& before, const Command& command, const std::vector<Event>& events,
                            const PlayerNames& players = {});

/// What an entry did if the board shows little of it: agents on a Court card, the initiative that was seized.
/// Empty for other entries. `after` is the state that followed.
QString outcomeText(const State& after, const Command& command, const std::vector<Event>& events,
                    const PlayerNames& players = {});

}  // namespace reach::words
