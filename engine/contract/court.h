#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes to the Court by held cards (Base p.13; rules/court.cpp). The effect of a card that is itself
/// secured is Card::whenSecured.
struct CourtSeams {
    /// Whether the holder may secure the cards in this place of the Court.
    void (*check)(const Game&, Player, const CourtSlot&, Verdict&) = nullptr;
    /// True when the holder may secure a card on which a Rival has as many agents (F224).
    bool (*breaksTies)(const State&, Player, const CourtSlot&) = nullptr;
    /// After the holder secured this card.
    void (*afterSecuring)(Draft&, Player, CardId) = nullptr;
    /// The holder secures this place of the Court. A question asked here is answered before the refill.
    void (*beforeRefilling)(Draft&, Player, int place) = nullptr;
    /// The same, but a question asked here waits until after the refill.
    void (*afterRefilling)(Draft&, Player, int place) = nullptr;
    /// The condition of "Scrap this if". It is tested for held cards and for the Court after every event, and
    /// for an Edict when it is resolved. Cards of the Court and Edicts have no holder.
    bool (*scrappedWhen)(const Game&, Player holder) = nullptr;
    /// Runs when scrappedWhen scraps the card of this holder.
    void (*whenScrapped)(Draft&, Player holder) = nullptr;

    // In the Court
    /// When it is secured, all agents on it move to other cards. It also protects Members from harm (F216).
    bool armistice = false;
    /// True when the player cannot harm this owner in this system, whichever player secures the card (F1613).
    bool (*bansHarm)(const State&, SystemId, Player, Player owner) = nullptr;

    // In the rules booklet
    /// Whether a player may influence or secure this place. `ransacked`: the system in which the player
    /// destroyed a city for it, else None (F1618).
    void (*checkByLaw)(const Game&, CardId law, Player, const CourtSlot&, SystemId ransacked,
                       Verdict&) = nullptr;
    /// After a player influenced this place. `wasEmpty`: there were no agents before (F1618).
    void (*influencedByLaw)(Draft&, Player, int place, bool wasEmpty) = nullptr;
    /// A player secures this place. Runs before the agents leave (F1618).
    void (*securedByLaw)(Draft&, Player, int place) = nullptr;
};

}  // namespace reach
