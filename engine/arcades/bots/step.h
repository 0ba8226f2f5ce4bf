#pragma once

#include "engine/core/pieces.h"

/// One step of the phantom or a bot, with its reason. A screen forms one line of text from it.
namespace reach::arcades {

/// The place of a player in fresh ships or influence of a cluster. Better is greater.
enum class Standing : std::uint8_t {
    None,    ///< no count, third place, or tied for second
    Second,  ///< alone behind a single first
    TiedFirst,
    First
};

enum class BotReason : std::uint8_t {
    None,
    // the card (2 Player Mode, Action phase; Solo Mode, A1)
    LeadsHighest,
    FollowsHighest,  ///< 1: of the lead suit, and it is the current winner
    FollowsLowest,   ///< 2: of the lead suit
    WinsWithSeven,   ///< 3
    PlaysLowest,     ///< 4: of the other suits
    // actions (Solo Mode, A2)
    PlacesForFirst,        ///< 1
    PlacesForTieOrSecond,  ///< 2
    MovesShipsIn,          ///< 3: superfluous ships of the neighbours
    BattlesForFirst,       ///< 4
    BattlesAsFirst,        ///< 5: with other players there
    RepairsAll,            ///< 6
    CannotAct,             ///< 7: its turn ends
    // its agent (Solo Mode, A3)
    AgentMovesForFirst,
    AgentStaysAfterBattle,
    AgentStaysToKeepFirst,
    AgentStaysForNothing,  ///< no move makes the bot first anywhere
    // a battle (Solo Mode, Bot Battle)
    AgentJoinsBattle,
    ChoosesDefender,
    TakesHits,
    DealsHits,
    UsesKeys,
    DrivesAgentAway,
    // the chapter's end (Solo Mode, Ambition phase)
    PlacesUndeclaredMarker,
    FreshensCity,
};
inline constexpr int kBotReasons = static_cast<int>(BotReason::FreshensCity) + 1;

/// Returns the number of a step in the list of the variant, 1 to 7, or 0 for a reason that is not in the
/// list.
constexpr int numberOf(BotReason reason) {
    const int first = static_cast<int>(BotReason::PlacesForFirst);
    const int number = static_cast<int>(reason) - first + 1;
    return number >= 1 && number <= 7 ? number : 0;
}

/// One step. Fields that do not apply to the reason keep their defaults.
struct BotStep {
    Player bot = Player::None;
    BotReason reason = BotReason::None;
    ActionCard card = ActionCard::None;  ///< the played card
    std::int8_t cluster = -1;            ///< where it happens
    /// Ships placed, moved in from both neighbours, repaired or destroyed.
    std::int8_t ships = 0;
    std::int8_t fromLeft = 0;          ///< ships moved in from the counter-clockwise neighbour
    Ships hits{};                      ///< ships damaged, then destroyed
    Player rival = Player::None;       ///< the attacked player, or the one in first place
    std::int8_t advantage = 0;         ///< the rival's fresh ships minus the bot's
    Standing before = Standing::None;  ///< place of the bot in this cluster
    Standing after = Standing::None;
    SystemId planet = SystemId::None;  ///< destination of an agent, or place of a turned city

    friend constexpr bool operator==(const BotStep&, const BotStep&) = default;
};

}  // namespace reach::arcades
