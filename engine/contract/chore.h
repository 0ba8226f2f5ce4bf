#pragma once

#include <cstdint>

/// The tasks that steps of Setup and Resolution cards leave to the table. The app holds the texts
/// (app/words/chore_words.cpp).
namespace reach {

enum class Chore : std::uint8_t {
    None,
    GolemsAtGates,    ///< F501A
    HammerFragments,  ///< F1101A
    RumorTokens,      ///< F1208A
    Witnesses,        ///< F1401A
    Ceasefires,       ///< F1507A
    FirstPassage,     ///< F2201A
    RaidersAtGates,   ///< F1201A
    Pilgrims,         ///< F907A
};
inline constexpr int kChores = static_cast<int>(Chore::Pilgrims) + 1;

/// The name of a step that asks a question. The app holds the texts (app/words/campaign_words.cpp).
enum class StepName : std::uint8_t {
    None,
    Replenish,      ///< ships, up to a given number
    ScrapShips,     ///< a given number of Loyal ships
    StillInPlay,    ///< the Fates whose cards join the Court deck
    SellOut,        ///< F312B
    RevealPortal,   ///< F904, failed
    BuildAboard,    ///< F904, completed
    CarryHome,      ///< F1204, completed
    ShatterRelics,  ///< F1901B
    SpendHoard,     ///< F1204, completed
};

}  // namespace reach
