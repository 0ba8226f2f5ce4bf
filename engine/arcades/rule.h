#pragma once

#include <cstdint>
#include <string_view>

namespace reach::arcades {

/// Rules that an entry can break: first what is not possible on any table, then the rules in the order of the
/// variant's text.
enum class Rule : std::uint8_t {
    None,
    // not possible on the table
    NotInThisGame,
    NumberOutOfRange,
    NotAsked,
    AnswerFirst,
    NotYourTurn,
    GameOver,
    NothingToDo,
    NoShipsThere,
    NoShipsInSupply,
    NoCityLeft,
    TokenNotHeld,
    TokenNotInSupply,
    CardNotInDeck,
    CardAlreadySeen,
    BeyondTheBox,
    // setup
    StartCardDrawn,
    // cards
    OnlyBotsAct,
    BotsPlayByRule,
    CardAlreadyPlayed,
    PlayACardFirst,
    FollowSuit,
    PlaceOrPoints,
    PlaceAtNumber,
    PlaceUpToThree,
    SevensOnlyPlace,
    NotEnoughPoints,
    // actions
    CollectOnTheWay,
    CollectOnce,
    MoveAdjacent,
    RepairDamaged,
    BattleAtAgent,
    ResearchOnce,
    ResearchedAlready,
    ColonizeOnce,
    ColonizeAtAgent,
    OneCityAPlanet,
    PhantomAdjacent,
    // free actions
    FreeAtAgent,
    FreeUpToTwo,
    PsionicCollectsNothing,
    // ambitions
    DeclareByLeader,
    DeclareAfterActions,
    DeclareOnce,
    OneMarkerACluster,
    MarkerNotAvailable,
    // battle
    DefenderThere,
    OneDieAShip,
    AtMostFiveDice,
    RaidDiceNeedTarget,
    RollMatchesDice,
    HitsMatchRoll,
    KeysPay,
    DriveOnePerPyramid,
    // resources and trophies
    NoTrophiesThere,
    PowerToPay,
    ArrangeAfterGain,
    ArrangeOnlyOwn,
};
inline constexpr int kRules = static_cast<int>(Rule::ArrangeOnlyOwn) + 1;

/// Returns the headings of a rule in the variant's text, main heading first. The document has no page
/// numbers. Empty for a check that is no rule of the variant.
std::string_view headingOf(Rule rule);

/// Stable name in records and JSON: "follow-suit".
std::string_view nameOf(Rule rule);

}  // namespace reach::arcades
