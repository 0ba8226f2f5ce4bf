#pragma once

#include "app/words/names.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"

#include <QStringList>

#include <vector>

/// What hands have to move on the real board.
namespace reach::words {

/// Each piece, token, card and marker that these events move, in their order; what happens alike in a row is
/// told once, with how often. `state` is as it was before them, and becomes what it is after.
QStringList piecesToMove(State& state, const std::vector<Event>& events, const PlayerNames& players);

/// What an entry is the end of, as a heading: "Ana's turn", "The end of the chapter", "The event"; empty for
/// one in the middle of something.
QString stretchText(const Command& command, const std::vector<Event>& events, const PlayerNames& players);

/// The heading of what has not ended yet.
QString stretchSoFarText();

/// The heading of what a past that was put right changes, and one line of it: what had been moved goes back.
QString correctionText();
QString backText(const QString& piece);

/// The heading of several of them.
QString stretchesText();

}  // namespace reach::words
