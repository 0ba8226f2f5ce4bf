#include "engine/cards/catalogue.h"

#include "engine/cards/sets.h"

namespace reach {
namespace {

constexpr std::array<const Card*, kCards> kCatalogue{
    &kLoyalEngineers,
    &kMiningInterestCard,
    &kMaterialCartelCard,
    &kAdminUnionCard,
    &kConstructionUnionCard,
    &kFuelCartelCard,
    &kLoyalPilots,
    &kGatekeepersCard,
    &kShippingInterestCard,
    &kSpacingUnionCard,
    &kArmsUnionCard,
    &kPrisonWardensCard,
    &kSkirmishersCard,
    &kCourtEnforcersCard,
    &kLoyalMarines,
    &kLatticeSpiesCard,
    &kFarseersCard,
    &kSecretOrder,
    &kLoyalEmpaths,
    &kSilverTonguesCard,
    &kLoyalKeepers,
    &kSwornGuardians,
    &kElderBrokerCard,
    &kRelicFenceCard,
    &kGalacticBards,
    &kMassUprising,
    &kPopulistDemands,
    &kOutrageSpreads,
    &kSongOfFreedom,
    &kGuildStruggle,
    &kCallToAction,
    // LEAD01 to LEAD16
    &kElder,
    &kMystic,
    &kFuelDrinker,
    &kUpstart,
    &kRebel,
    &kWarrior,
    &kFeastbringer,
    &kDemagogue,
    &kArchivist,
    &kOverseer,
    &kCorsair,
    &kNoble,
    &kAnarchist,
    &kShaper,
    &kAgitator,
    &kQuartermaster,
    // L01 to L28
    &kToolPriests,
    &kGalacticRifles,
    &kSprinterDrives,
    &kMirrorPlating,
    &kHiddenHarbors,
    &kSignalBreaker,
    &kRepairDrones,
    &kGatePorts,
    &kCloudCities,
    &kLivingStructures,
    &kGateStations,
    &kRailgunArrays,
    &kAncientHoldings,
    &kSeekerTorpedoes,
    &kPredictiveSensors,
    &kForceBeams,
    &kRaiderExosuits,
    &kSurvivalOverrides,
    &kEmpathsVision,
    &kEmpathsBond,
    &kKeepersTrust,
    &kKeepersSolidarity,
    &kWarlordsCruelty,
    &kWarlordsTerror,
    &kTyrantsEgo,
    &kTyrantsAuthority,
    &kTycoonsAmbition,
    &kTycoonsCharm,
};

constexpr Card kNoCard{};

CardSet modifyingCards() {
    CardSet cards;
    for (std::size_t i = 0; i < kCatalogue.size(); ++i)
        if (kCatalogue[i]->modifiers != Modifiers{}) cards.insert(static_cast<CardId>(i));
    return cards;
}

}  // namespace

const CardSet kModifyingCards = modifyingCards();

std::span<const Card* const> catalogue() {
    return kCatalogue;
}

bool isCard(CardId id) {
    return static_cast<std::size_t>(index(id)) < kCatalogue.size();
}

const Card& cardOf(CardId id) {
    return isCard(id) ? *kCatalogue[static_cast<std::size_t>(index(id))] : kNoCard;
}

CardId findCard(std::string_view printedId) {
    for (std::size_t i = 0; i < kCatalogue.size(); ++i)
        if (kCatalogue[i]->id == printedId) return static_cast<CardId>(i);
    return CardId::None;
}

std::string_view nameOf(CardId id) {
    if (id == CardId::Unknown) return "unknown";
    return isCard(id) ? cardOf(id).id : "none";
}

}  // namespace reach
