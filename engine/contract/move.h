#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards to moving (Base p.13; rules/move.cpp).
struct MoveSeams {
    std::int8_t shipsAtATime = 0;      ///< most ships a move takes; 0: any
    bool again = false;                ///< fresh ships that moved may move again, once
    bool passesBlight = false;         ///< Blight ends no Catapult move of the holder's (F1302)
    bool catapultsFromGates = false;   ///< instead of from starports
    bool catapultsFromRivals = false;  ///< from starports of Rivals where the holder controls (F2202)
    /// Returns further systems that are adjacent to this one for the moves of the holder (F1004).
    SystemSet (*alsoAdjacent)(const Game&, SystemId from) = nullptr;
    /// True when a Catapult move of the holder may continue from this gate, even if a Rival controls it or
    /// Blight is there (F2202).
    bool (*goesOnFrom)(SystemId gate) = nullptr;
    /// True when a step of the holder's Catapult move breaks the gate at its end (F2203).
    bool (*breaksGate)(SystemId from, SystemId to) = nullptr;
    /// The holder moves ships. A question asked here waits until the ships have arrived. `given`: a card
    /// allows a Catapult move from anywhere, so that no starport is used (F506).
    void (*before)(Draft&, Player, const command::Move&, bool given) = nullptr;
    /// Ships of a Rival are about to arrive.
    void (*whenRivalComes)(Draft&, Player, Player rival, SystemId) = nullptr;
};

}  // namespace reach
