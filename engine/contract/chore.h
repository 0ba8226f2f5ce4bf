#pragma once

#include <cstdint>

/// What the steps of Setup and Resolution cards leave to the table: the words are the app's
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

/// What a step that asks is called: the words are the app's (app/words/campaign_words.cpp).
enum class StepName : std::uint8_t {
    None,
    Replenish,      ///< ships until there are so many
    ScrapShips,     ///< so many Loyal ones
    StillInPlay,    ///< whose cards join the Court deck
    SellOut,        ///< F312B
    RevealPortal,   ///< F904, failed
    BuildAboard,    ///< F904, completed
    CarryHome,      ///< F1204, completed
    ShatterRelics,  ///< F1901B
    SpendHoard,     ///< F1204, completed
};

}  // namespace reach
