#pragma once

#include <cstdint>

/// What the steps of Setup and Resolution cards leave to the table: the words are the app's
/// (app/words/chore_words.cpp).
namespace reach {

enum class Chore : std::uint8_t {
    None,
    SupplyOnMonopoly,   ///< F312A
    WarProfiteer,       ///< F312A, F325A
    EconomySide,        ///< F325A
    GolemsAtGates,      ///< F501A
    GolemsHome,         ///< F507, completed
    GolemsScrapped,     ///< F507, failed
    GolemsAwake,        ///< F512A, F520A
    ExtraEvent,         ///< F512A
    FaithfulStack,      ///< F801A
    FaithfulToCourt,    ///< F815
    IdealMarkers,       ///< F820A
    DoctrineSide,       ///< F820A, F829A
    IdealsRecorded,     ///< F824
    IdealsScrapped,     ///< F824, failed
    IdealsBack,         ///< F829A
    SecretPlanet,       ///< F901A
    BannerTokens,       ///< F1001A
    BannersScrapped,    ///< F1005, failed
    HammerFragments,    ///< F1101A
    BrokenPieces,       ///< F1110, completed
    HammerRepaired,     ///< F1110, failed
    BreakingWorlds,     ///< F1110, failed
    BrokenPiecesBack,   ///< F1112A
    HoardSpent,         ///< F1204, completed
    HoardReturned,      ///< F1204, failed
    RumorTokens,        ///< F1208A
    Witnesses,          ///< F1401A
    WitnessesFlipped,   ///< F1404, completed
    WitnessesScrapped,  ///< F1404, failed
    Ceasefires,         ///< F1507A
    SeatTokens,         ///< F1601A
    SeatsScrapped,      ///< F1611, failed
    CourtTokens,        ///< F1617A
    BunkerTokens,       ///< F1801A
    Edenguard,          ///< F2001A
    Blightkin,          ///< F2101A
    FirstPassage,       ///< F2201A
    TwistedPassage,     ///< F2201A
    Conspiracies,       ///< F2301A
};
inline constexpr int kChores = static_cast<int>(Chore::Conspiracies) + 1;

}  // namespace reach
