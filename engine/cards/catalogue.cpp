#include "engine/contract/catalogue.h"

#include "engine/cards/sets.h"

#include <algorithm>
#include <vector>

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

CardId findCard(std::string_view printedId) {
    static const auto byId = [] {
        std::vector<CardId> all;
        all.reserve(static_cast<std::size_t>(cardCount()));
        for (int i = 0; i < cardCount(); ++i) all.push_back(static_cast<CardId>(i));
        std::ranges::sort(all, {}, [](CardId id) { return nameOf(id); });
        return all;
    }();
    const auto found = std::ranges::lower_bound(byId, printedId, {}, [](CardId id) { return nameOf(id); });
    return found != byId.end() && nameOf(*found) == printedId ? *found : CardId::None;
}

CardId findBaseCard(std::string_view printedId) {
    for (int i = 0; i < kBaseCards; ++i)
        if (const auto id = static_cast<CardId>(i); cardOf(id).id == printedId) return id;
    return CardId::None;
}

const PrintedCard* printedOf(CardId card) {
    static const auto all = [] {
        std::vector<const PrintedCard*> byIndex(static_cast<std::size_t>(cardCount()));
        for (std::size_t i = 0; i < byIndex.size(); ++i)
            byIndex[i] = findPrinted(nameOf(static_cast<CardId>(i)));
        return byIndex;
    }();
    return isCard(card) ? all[static_cast<std::size_t>(index(card))] : nullptr;
}

std::string_view sideOf(CardId card, bool back) {
    const PrintedCard* printed = back ? printedOf(card) : nullptr;
    return printed != nullptr && !printed->flipSide.empty() ? printed->flipSide : nameOf(card);
}

std::string_view nameOf(CardId id) {
    if (id == CardId::Unknown) return "unknown";
    return isCard(id) ? cardOf(id).id : "none";
}

}  // namespace reach
