#pragma once

#include "app/session/arcades_game.h"
#include "app/session/arcs_game.h"

#include <vector>

/// What a past entry that no longer fits a rewritten game (rewrite.h) did on the board. `then` is the game
/// before the entry and `after` the game after it; `now` is the rewritten game in the entry's place. The
/// results depend on the arguments only, so that every device finds the same.
namespace reach {

/// Returns the corrections that make of `now` what the entry left on the board: wherever it changed the
/// pieces, resources, cards, markers or titles, `now` is to have what `after` has. Power changes by as much
/// as it did then. Each correction is possible after those before it. What the box has no more pieces for is
/// left as it is, and so are the course of the turn, hands, and the tokens and piles of Fates.
std::vector<Command> asOnBoard(const Game& now, const Game& then, const Game& after);

/// Returns `then` with what the entry changed replaced by what `now` has there. Its differences to `then` are
/// how the two courses differ where the entry acted.
Game whereItActed(const Game& now, const Game& then, const Game& after);

/// The same for ARCADEs.
namespace arcades {

std::vector<Command> asOnBoard(const Game& now, const Game& then, const Game& after);
Game whereItActed(const Game& now, const Game& then, const Game& after);

}  // namespace arcades
}  // namespace reach
