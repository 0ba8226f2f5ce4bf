#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What held cards change about the Court (Base p.13; rules/court.cpp). What a card does when it is secured
/// itself is Card::whenSecured.
struct CourtSeams {
    /// Whether the holder may secure what lies in this place of the Court.
    void (*check)(const Game&, Player, const CourtSlot&, Verdict&) = nullptr;
    /// True when the holder may secure what others have as many agents on (F224).
    bool (*breaksTies)(const State&, Player, const CourtSlot&) = nullptr;
    /// After the holder secured this card.
    void (*afterSecuring)(Draft&, Player, CardId) = nullptr;
    /// The holder secures what lies in this place of the Court: what is asked here waits for the refill.
    void (*afterRefilling)(Draft&, Player, int place) = nullptr;

    // In the Court
    /// Secured, all agents that lay there go on to other cards, and it keeps harm from Members (F216).
    bool armistice = false;
};

}  // namespace reach
