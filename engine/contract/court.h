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
    /// The holder secures what lies in this place of the Court: what is asked here comes before the refill.
    void (*beforeRefilling)(Draft&, Player, int place) = nullptr;
    /// The same: what is asked here waits for the refill.
    void (*afterRefilling)(Draft&, Player, int place) = nullptr;
    /// "Scrap this if": asked of what is held and of the Court whenever something has happened, of an Edict
    /// when it is resolved; those two nobody holds.
    bool (*scrappedWhen)(const Game&, Player holder) = nullptr;
    void (*whenScrapped)(Draft&, Player holder) = nullptr;  ///< by that, from its holder

    // In the Court
    /// Secured, all agents that lay there go on to other cards, and it keeps harm from Members (F216).
    bool armistice = false;
    /// True when the player cannot harm the owner there, whoever secures it (F1613).
    bool (*bansHarm)(const State&, SystemId, Player, Player owner) = nullptr;

    // In the rules booklet
    /// Whether somebody may influence or secure what lies there; `ransacked`: the system where they destroyed
    /// a city for it, else None (F1618).
    void (*checkByLaw)(const Game&, CardId law, Player, const CourtSlot&, SystemId ransacked,
                       Verdict&) = nullptr;
    /// After somebody influenced what lies there; `wasEmpty`: nobody's agents did (F1618).
    void (*influencedByLaw)(Draft&, Player, int place, bool wasEmpty) = nullptr;
    /// Somebody secures what lies there: before the agents leave (F1618).
    void (*securedByLaw)(Draft&, Player, int place) = nullptr;
};

}  // namespace reach
