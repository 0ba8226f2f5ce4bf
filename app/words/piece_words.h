#pragma once

#include "app/words/names.h"
#include "app/words/pieces/piece_moves.h"
#include "engine/core/state.h"
#include "engine/protocol/command.h"
#include "engine/protocol/event.h"

#include <QStringList>

#include <vector>

/// The pieces to move on the real board.
namespace reach::words {

/// The lines for each piece, token, card and marker that these events move, in their order. Equal lines in a
/// row become one line with a number. Of a token that lay beside the slots and of the initiative only the net
/// result is told. `state` is the state before the events, and becomes the state after
/// them. `back`: the way back, from the last to the first.
PieceMoves piecesToMove(State& state, const std::vector<Event>& events, const PlayerNames& players,
                        bool back = false);

/// "2 ships and 1 damaged, 1 city". `damaged`: how many of the ships are damaged.
QString piecesText(const Pieces& pieces, int damaged = 0);

/// The heading of the stretch that an entry ends: "Ana's turn", "The end of the chapter", "The event". Empty
/// for an entry that ends no stretch.
QString stretchText(const Command& command, const std::vector<Event>& events, const PlayerNames& players);

/// The heading of a stretch in which an event is resolved.
QString eventText();

/// True if a part of an event ends with these events of one entry: its Summit, one of its Crises or Edicts,
/// or the whole event.
bool goesOnWithEvent(const std::vector<Event>& events);

/// The heading of a stretch that has not ended yet.
QString stretchSoFarText();

/// The heading of a correction of the past, and a line that is taken back.
QString correctionText();
QString backText(const QString& piece);

/// The heading of several stretches.
QString stretchesText();

}  // namespace reach::words
