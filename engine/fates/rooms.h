#pragma once

#include "engine/contract/card.h"
#include "engine/contract/fate.h"

/// All Fates, one file each (contract/fate.h looks them up), and the effects of their cards.
namespace reach {

extern const Fate kSteward, kFounder, kMagnate, kAdvocate, kCaretaker, kPartisan, kAdmiral, kBeliever,
    kPathfinder, kHegemon, kPlanetBreaker, kPirate, kBlightSpeaker, kPacifist, kPeacekeeper, kWarden,
    kOverlord, kSurvivalist, kRedeemer, kGuardian, kNaturalist, kGateWraith, kConspirator, kJudge;

// A Fate with many card literals has them in a separate file, <name>_cards.cpp.
std::span<const Card* const> stewardCards();
std::span<const Card> founderCards();
std::span<const Card> magnateCards();
std::span<const Card> pirateCards();
std::span<const Card> gateWraithCards();
std::span<const Card> planetBreakerCards();
std::span<const Card> advocateCards();
std::span<const Card> caretakerCards();
std::span<const Card> partisanCards();
std::span<const Card> admiralCards();
std::span<const Card> believerCards();
std::span<const Card> pathfinderCards();
std::span<const Card> hegemonCards();
std::span<const Card> blightSpeakerCards();
std::span<const Card> pacifistCards();
std::span<const Card> peacekeeperCards();
std::span<const Card> wardenCards();
std::span<const Card> wardenCourts();
std::span<const Card> wardenLevy();
std::span<const Card> overlordCards();
std::span<const Card> survivalistCards();
std::span<const Card> redeemerCards();
std::span<const Card> guardianCards();
std::span<const Card> naturalistCards();
std::span<const Card> judgeCards();
std::span<const Card> conspiratorCards();

/// Returns the literals of the cards of all Fates.
std::span<const Card* const> fateLiterals();

}  // namespace reach
