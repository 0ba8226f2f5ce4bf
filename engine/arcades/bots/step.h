#pragma once

#include "engine/core/pieces.h"

/// What the phantom or a bot does at one step, and why: data from which a screen words one line.
namespace reach::arcades {

/// How somebody stands in fresh ships or in influence of a cluster. Better is greater.
enum class Standing : std::uint8_t {
    None,    ///< nothing there, or third, or tied for second
    Second,  ///< alone behind one other
    TiedFirst,
    First
};

enum class BotReason : std::uint8_t {
    None,
    // the card (2 Player Mode, Action phase; Solo Mode, A1)
    LeadsHighest,
    FollowsHighest,  ///< 1: of the lead suit, and it wins as things stand
    FollowsLowest,   ///< 2: of the lead suit
    WinsWithSeven,   ///< 3
    PlaysLowest,     ///< 4: of the other suits
    // actions (Solo Mode, A2)
    PlacesForFirst,        ///< 1
    PlacesForTieOrSecond,  ///< 2
    MovesShipsIn,          ///< 3: superfluous ones of the neighbours
    BattlesForFirst,       ///< 4
    BattlesAsFirst,        ///< 5: not alone there
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

/// The number of a step in the list of the variant, 1 to 7; 0 for what has none.
constexpr int numberOf(BotReason reason) {
    const int first = static_cast<int>(BotReason::PlacesForFirst);
    const int number = static_cast<int>(reason) - first + 1;
    return number >= 1 && number <= 7 ? number : 0;
}

/// One step. What a reason has no use for keeps its default.
struct BotStep {
    Player bot = Player::None;
    BotReason reason = BotReason::None;
    ActionCard card = ActionCard::None;  ///< played
    std::int8_t cluster = -1;            ///< where
    std::int8_t ships = 0;               ///< placed, moved in from both neighbours, repaired, destroyed
    std::int8_t fromLeft = 0;            ///< of those moved in: from the counter-clockwise neighbour
    Ships hits{};                        ///< ships damaged, then destroyed
    Player rival = Player::None;         ///< who is attacked, or holds the first place
    std::int8_t advantage = 0;           ///< the rival's fresh ships less the bot's
    Standing before = Standing::None;    ///< of the bot in this cluster
    Standing after = Standing::None;
    SystemId planet = SystemId::None;  ///< where an agent goes or a city turns

    friend constexpr bool operator==(const BotStep&, const BotStep&) = default;
};

}  // namespace reach::arcades
