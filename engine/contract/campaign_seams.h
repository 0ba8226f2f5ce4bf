#pragma once

#include "engine/contract/seam.h"

namespace reach {

/// What cards in the rules booklet change about Negotiations (BR p.17; campaign/summit.cpp).
struct SummitSeams {
    bool monopoliesConsent = false;   ///< to gifts of their resource (F319)
    bool sharesRumors = false;        ///< with the Pirate's Rivals (F1212)
    bool givesLoreAndGolems = false;  ///< F514
    bool givesGuilds = false;         ///< F414
    bool forgives = false;            ///< Outrage (F1411)
    bool brokersPeace = false;        ///< in clusters at War (F1511)
};

/// What cards change about the Empire and Crises, and about Fates' tokens (BR p.10-19; campaign/).
struct CampaignSeams {
    bool ignoresPresenceLaw = false;  ///< commands the Imperial fleet anywhere (BR p.10)
    bool ignoresMovementLaw = false;  ///< Imperial ships need no Loyal ones beside them (BR p.10)
    bool refusesWar = false;          ///< neither changes the Policy to War nor enforces that (F1502)
    bool ignoresTruceLaw = false;     ///< harms the Empire, and Rival Regents beside its ships (BR p.11)
    bool rerollsDice = false;         ///< those outside battles, once: of an event, of a card (L19)
    bool buriedByOutlaws = false;  ///< it goes under the Court deck as soon as its holder is an Outlaw (F102)
    bool keepsBlightVictims = false;  ///< pieces that a Blight Crisis destroys come to lie on it (F1313)
    TokenSet loyalTokens = 0;         ///< kinds that are the holder's Loyal pieces (BR p.27)
    /// Whose ships the holder takes actions with as well; they add nothing to control (F2404). None: nobody's
    Player (*lender)(const State&, Player) = nullptr;
    /// A Rival destroyed a token of this kind, one of the holder's Loyal pieces.
    void (*afterLosingToken)(Draft&, Player, FateToken, Player rival) = nullptr;
    /// Blight Crises come upon these systems: true where the holder is asked first, and the answer goes on
    /// with strikeBlight (campaign/events.h; F2102).
    bool (*beforeBlightStrikes)(Draft&, Player, SystemSet) = nullptr;
    /// Whether the holder fulfils the grand ambition that it adds for anybody (F906).
    bool (*grandAmbition)(const Game&, Player) = nullptr;

    // In the rules booklet
    bool sparesImperialSystems = false;  ///< no Blight Crises where the Empire controls (F108)
    /// Something has happened: what follows by itself from where pieces lie (F1609, F1618).
    void (*tidiedByLaw)(Draft&) = nullptr;
    /// Whether this Regent cannot command the Imperial fleet (F720).
    bool (*deniesFleet)(const State&, Player) = nullptr;
    /// Whether the back of this card is up, where the table leaves no choice (F326).
    bool (*showsBack)(const Game&) = nullptr;
};

}  // namespace reach
