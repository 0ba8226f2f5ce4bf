#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// Changes by cards in the rules booklet to Negotiations (BR p.17; campaign/summit.cpp).
struct SummitSeams {
    bool monopoliesConsent = false;   ///< players consent to gifts of the resource of their Monopoly (F319)
    bool sharesRumors = false;        ///< players share them with the Pirate's Rivals (F1212)
    bool givesLoreAndGolems = false;  ///< F514
    bool givesGuilds = false;         ///< F414
    bool forgives = false;            ///< of Outrage (F1411)
    bool brokersPeace = false;        ///< in clusters at War (F1511)
};

/// Changes by cards to the Empire, Crises and Fates' tokens (BR p.10-19; campaign/).
struct CampaignSeams {
    bool ignoresPresenceLaw = false;  ///< commands the Imperial fleet anywhere (BR p.10)
    bool ignoresMovementLaw = false;  ///< Imperial ships need no Loyal ones beside them (BR p.10)
    bool refusesWar = false;          ///< neither changes the Policy to War nor enforces War (F1502)
    bool ignoresTruceLaw = false;     ///< harms the Empire, and Rival Regents beside its ships (BR p.11)
    bool rerollsDice = false;         ///< each die outside battles once: dice of an event or a card (L19)
    bool buriedByOutlaws = false;     ///< goes under the Court deck when its holder becomes an Outlaw (F102)
    bool keepsBlightVictims = false;  ///< pieces that a Blight Crisis destroys are placed on the card (F1313)
    TokenSet loyalTokens = 0;         ///< kinds of tokens that are Loyal pieces of the holder (BR p.27)
    /// The player whose ships the holder may also use for actions. These ships do not count for control
    /// (F2404). None: no player.
    Player (*lender)(const State&, Player) = nullptr;
    /// A Rival destroyed a token of this kind, which was a Loyal piece of the holder.
    void (*afterLosingToken)(Draft&, Player, FateToken, Player rival) = nullptr;
    /// Blight Crises strike these systems. True when the holder is asked first; the answer then continues
    /// with strikeBlight (campaign/events.h; F2102).
    bool (*beforeBlightStrikes)(Draft&, Player, SystemSet) = nullptr;
    /// Whether the holder fulfils the grand ambition that this card adds for every player (F906).
    bool (*grandAmbition)(const Game&, Player) = nullptr;

    // In the rules booklet
    bool sparesImperialSystems = false;  ///< no Blight Crises where the Empire controls (F108)
    /// Runs after every event: applies what follows from the position of pieces (F1609, F1618).
    void (*tidiedByLaw)(Draft&) = nullptr;
    /// Whether this Regent cannot command the Imperial fleet (F720).
    bool (*deniesFleet)(const State&, Player) = nullptr;
    /// Whether the back of this card is up, where the state of the table decides that (F326).
    bool (*showsBack)(const Game&) = nullptr;
};

}  // namespace reach
