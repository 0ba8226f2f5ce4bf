#pragma once

#include "engine/contract/card.h"

/// Every card literal, by set. The catalogue lists them in this order.
namespace reach {

// court_material.cpp
extern const Card kLoyalEngineers, kMiningInterestCard, kMaterialCartelCard, kAdminUnionCard,
    kConstructionUnionCard;
// court_fuel.cpp
extern const Card kFuelCartelCard, kLoyalPilots, kGatekeepersCard, kShippingInterestCard, kSpacingUnionCard;
// court_weapon.cpp
extern const Card kArmsUnionCard, kPrisonWardensCard, kSkirmishersCard, kCourtEnforcersCard, kLoyalMarines;
// court_psionic.cpp
extern const Card kLatticeSpiesCard, kFarseersCard, kSecretOrder, kLoyalEmpaths, kSilverTonguesCard;
// court_relic.cpp
extern const Card kLoyalKeepers, kSwornGuardians, kElderBrokerCard, kRelicFenceCard, kGalacticBards;
// court_vox.cpp
extern const Card kMassUprising, kPopulistDemands, kOutrageSpreads, kSongOfFreedom, kGuildStruggle,
    kCallToAction;

// leaders_base.cpp, leaders_pack.cpp
extern const Card kElder, kMystic, kFuelDrinker, kUpstart, kRebel, kWarrior, kFeastbringer, kDemagogue;
extern const Card kArchivist, kOverseer, kCorsair, kNoble, kAnarchist, kShaper, kAgitator, kQuartermaster;
// lore_base.cpp, lore_pack.cpp
extern const Card kToolPriests, kGalacticRifles, kSprinterDrives, kMirrorPlating, kHiddenHarbors,
    kSignalBreaker, kRepairDrones, kGatePorts, kCloudCities, kLivingStructures, kGateStations, kRailgunArrays,
    kAncientHoldings, kSeekerTorpedoes;
extern const Card kPredictiveSensors, kForceBeams, kRaiderExosuits, kSurvivalOverrides, kEmpathsVision,
    kEmpathsBond, kKeepersTrust, kKeepersSolidarity, kWarlordsCruelty, kWarlordsTerror, kTyrantsEgo,
    kTyrantsAuthority, kTycoonsAmbition, kTycoonsCharm;

/// The effects of the campaign's cards that are implemented (campaign_court.cpp, campaign_attached.cpp,
/// campaign_frozen.cpp, campaign_fleet.cpp). fates/rooms.h has those of the Fates.
std::span<const Card* const> campaignLiterals();
std::span<const Card> attachedCards();
std::span<const Card> frozenCards();
std::span<const Card> fleetCards();

}  // namespace reach
