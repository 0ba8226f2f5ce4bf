#pragma once

#include "engine/core/ids.h"

#include <optional>
#include <span>
#include <string_view>

/// Every card of the box as printed: facts only, without effects or rule text. The catalogue has the effects
/// of the cards that are modelled (engine/contract/catalogue.h). The texts for readers are in
/// database/content.
namespace reach {

/// The card types, as the boxes name them. A card with two sides has two entries, one for each side.
enum class PrintedKind : std::uint8_t {
    MapSetup,  ///< one of the twelve setup cards of the base game
    Action,
    Event,
    Guild,
    Vox,
    Lore,
    Leader,
    ImperialCouncil,
    Edict,
    Law,
    Summit,
    Title,
    Ability,
    Reminder,
    Fate,
    Setup,  ///< setup of a Fate's Act
    Objective,
    Resolution,
    Monopoly,
    Economy,
    Doctrine,
};
inline constexpr int kPrintedKinds = static_cast<int>(PrintedKind::Doctrine) + 1;

/// The product a card comes in.
enum class PrintedSet : std::uint8_t { Base, LeadersAndLore, BlightedReach };

inline constexpr int kFates = 24;

/// The raid cost of a card that cannot be raided: X in print.
inline constexpr std::int8_t kProtected = -1;

struct PrintedCard {
    std::string_view
        id;  ///< printed id without the publisher's prefix, "BC05"; "ACT-construction-4" for action cards
    std::string_view name;  ///< printed name
    PrintedKind kind = PrintedKind::Guild;
    PrintedSet set = PrintedSet::Base;
    Resource suit = Resource::None;  ///< of a Guild card
    std::int8_t raidCost = 0;        ///< keys; kProtected for X; 0 when the card has none
    Suit actionSuit = Suit::None;    ///< of an action card
    std::int8_t number = 0;          ///< of an action card
    std::int8_t pips = 0;            ///< of an action card
    std::int8_t order = -1;          ///< printed order of an Edict
    std::uint8_t fate = 0;           ///< 1 to 24; 0: belongs to no Fate
    std::uint8_t act = 0;            ///< the Act whose setup adds it; 0: none or any
    std::uint8_t copies = 1;
    std::string_view flipSide{};  ///< id of the other side; empty when the back is a card back
};

/// All cards: the base box, Leaders & Lore, the campaign's common cards, then the Fates by number.
std::span<const PrintedCard> printedCards();

/// The card with this id, or null.
const PrintedCard* findPrinted(std::string_view id);

/// Printed name of a Fate, 1 to 24; empty for any other number.
std::string_view fateName(int fate);

/// Lower-case words as search and JSON use them: "guild", "imperial council"; "base", "leaders-and-lore".
std::string_view nameOf(PrintedKind kind);
std::string_view nameOf(PrintedSet set);

}  // namespace reach
