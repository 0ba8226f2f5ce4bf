#include "engine/contract/catalogue.h"

#include "engine/cards/sets.h"

namespace reach {
namespace detail {

constexpr std::array<const Card*, kBaseCards> kBaseCatalogue{
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

}  // namespace detail

std::span<const Card* const> baseCatalogue() {
    return detail::kBaseCatalogue;
}

bool isCard(CardId id) {
    return index(id) < cardCount();
}

namespace {

CardId findUpTo(int count, std::string_view printedId) {
    for (int i = 0; i < count; ++i)
        if (const auto id = static_cast<CardId>(i); cardOf(id).id == printedId) return id;
    return CardId::None;
}

}  // namespace

CardId findCard(std::string_view printedId) {
    return findUpTo(cardCount(), printedId);
}

CardId findBaseCard(std::string_view printedId) {
    return findUpTo(kBaseCards, printedId);
}

std::string_view sideOf(CardId card, bool back) {
    const PrintedCard* printed = back ? findPrinted(nameOf(card)) : nullptr;
    return printed != nullptr && !printed->flipSide.empty() ? printed->flipSide : nameOf(card);
}

std::string_view nameOf(CardId id) {
    if (id == CardId::Unknown) return "unknown";
    return isCard(id) ? cardOf(id).id : "none";
}

}  // namespace reach
