#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards change about moving (Base p.13; rules/move.cpp).
struct MoveSeams {
    std::int8_t shipsAtATime = 0;      ///< most ships a move takes; 0: any
    bool again = false;                ///< fresh ships that moved, once
    bool passesBlight = false;         ///< Blight ends no Catapult move of the holder's (F1302)
    bool catapultsFromGates = false;   ///< and not from starports
    bool catapultsFromRivals = false;  ///< from starports of Rivals where the holder controls (F2202)
    /// Systems that are adjacent to this one for what the holder moves (F1004).
    SystemSet (*alsoAdjacent)(const Game&, SystemId from) = nullptr;
    /// A Catapult move of the holder's goes on from this gate, whoever controls it and beside Blight (F2202).
    bool (*goesOnFrom)(SystemId gate) = nullptr;
    /// A step of the holder's Catapult move breaks the gate that it leads to (F2203).
    bool (*breaksGate)(SystemId from, SystemId to) = nullptr;
    /// The holder moves ships: what is asked here waits until they have arrived.
    /// `given`: a card lets it Catapult from anywhere, so that no starport is used (F506).
    void (*before)(Draft&, Player, const command::Move&, bool given) = nullptr;
    /// Before ships of a Rival arrive.
    void (*whenRivalComes)(Draft&, Player, Player rival, SystemId) = nullptr;
};

}  // namespace reach
