#pragma once

#include "engine/core/ids.h"

#include <string_view>

namespace reach {

/// Rules that an entry can break, in the order of the rulebook. Texts for people are the app's;
/// where each stands in the books is told by ruleRef().
/// Two bytes, so that a Violation has no gap and a Verdict is written in a few strokes.
enum class Rule : std::uint16_t {
    None,
    // The round (Base p.8-11)
    NotYourTurn,
    PlayACardFirst,
    CardAlreadyPlayed,
    LeadNeedsInitiative,
    LeadBeforeFollowing,
    AlreadyLed,
    NoCardsInHand,
    CardNotInDeck,
    FaithfulNotInDeck,  ///< (F813)
    CardSeenBefore,
    SurpassNeedsSuit,
    SurpassNeedsHigher,
    PivotNeedsOtherSuit,
    PassNeedsInitiative,
    DeclareNeedsInitiative,
    DeclareBeforeActions,
    DeclareOnce,
    DeclareCardAmbition,
    DeclareNeedsMarker,
    SeizeNotByHolder,
    SeizeOnce,
    SeizeBeforeActions,
    SeizeNeedsCard,
    // Prelude and resources (Base p.17, p.20)
    PreludeOver,
    TokenNotHeld,
    SpendAsNeedsCard,
    ArrangeAfterGain,
    ArrangeOnlyOwn,
    // Actions (Base p.8, p.12-13)
    ActionNotOnCard,
    NoPipsLeft,
    TaxOwnOrControlled,
    TaxOncePerTurn,
    BuildNeedsPresence,
    BuildNeedsSlot,
    OutsideNeedsCard,
    BuildShipAtStarport,
    BuildShipOncePerTurn,
    NotInPlay,
    MoveOwnShips,
    MoveAdjacent,
    CatapultNeedsStarport,
    CatapultStops,
    RepairDamagedOnly,
    RepairOwn,
    InfluenceCourtCard,
    SecureMostAgents,
    // Battle (Base p.14-16)
    BattleNeedsShips,
    BattleNeedsDefender,
    CollectLater,  ///< cards of the defender come first
    DiceLimit,
    DicePerKind,
    RaidDiceLimit,
    RollMatchesDice,
    RerollLimit,
    HitsMustMatch,
    TargetsInOrder,
    RansackDefendersCard,
    RaidNeedsKeys,
    RaidNotStealable,
    // Cards (Base p.20)
    NewActionNeedsPip,
    CardNotHeld,
    CardSecuredThisPrelude,
    CardOncePerTurn,
    CardBeforeActions,
    CardConditions,  ///< the card's own text; the violation names the card
    // Leaders & Lore (Base p.21)
    DraftOneLeader,
    DraftLoreLimit,
    DraftFromTheRow,
    // The Blighted Reach
    PresenceLaw,        ///< (BR p.10)
    MovementLaw,        ///< (BR p.10)
    TruceLaw,           ///< (BR p.11)
    EventNotLed,        ///< (BR p.12)
    FreeNeedsControl,   ///< (BR p.15)
    CouncilDecided,     ///< (BR p.14)
    SettleByTheFleet,   ///< (BR p.6)
    SummitActions,      ///< (BR p.16)
    FavorsCost,         ///< (BR p.16)
    CedeControl,        ///< (BR p.17)
    NegotiationAction,  ///< (BR p.17)
    ImperialDemand,     ///< (BR p.20)
    ImperialAction,     ///< (BR p.21)
    FlagshipStart,      ///< (BR p.22)
    FlagshipBuilds,     ///< nothing on the map (BR p.22)
    FlagshipPlanet,     ///< of the slot (BR p.22)
    FlagshipArmor,      ///< over a fresh Upgrade (BR p.22)
    FlagshipShips,      ///< so many a turn (BR p.22)
    SlipstreamDrive,    ///< (BR p.25)
    Resettling,         ///< (BR p.25)
    CardProtected,      ///< (BR p.27)
    AttachBare,         ///< to a card without an attached one (BR p.27)
    FateForTheAct,      ///< (BR p.29)
    // Chapter end and fine print (Base p.18-22)
    ChapterNotOver,
    DiscardNotNeeded,
    PlaceAtGate,
    MulliganOnlySecond,
    // Sense: refused at every level, whatever the strictness
    AnswerFirst,  ///< another question is open
    NothingAsked,
    ChoiceNotAsked,  ///< a choice says more than the card asks for
    SayMore,         ///< a choice says less than that
    SealHolds,       ///< a seal is opened with its own salt, and says what it said
    GameOver,
    NotInThisGame,  ///< a colour nobody plays
    HasConceded,
    NeedsRival,   ///< not oneself
    NeedsPlanet,  ///< not a gate
    NeedsGate,    ///< not a planet
    NeedsGuild,   ///< not another card
    NoSuchPiece,
    NoneInSupply,
    NoSuchToken,  ///< a resource that is not there to take
    NoSuchCard,
    NoSuchAmbition,  ///< no law here adds it (F2004, F2104)
    NumberOutOfRange,
    BeyondTheBox,  ///< more pieces than the box has
    MapNotTracked,
    SystemNotCounted,
    TurnsNotTracked,
    NotACampaign,
};
inline constexpr int kRules = static_cast<int>(Rule::NotACampaign) + 1;

/// The books the references point into.
enum class Book : std::uint8_t { Base, BlightedReach, Card, App };

/// Where a rule stands. Book::App marks what is no rule of the game but the sense of the table.
struct RuleRef {
    Book book = Book::App;
    std::uint8_t page = 0;     ///< printed page, 0 when not in a rulebook
    std::string_view heading;  ///< heading or term to look for, as printed
};

RuleRef ruleRef(Rule rule);

/// Stable name in records and JSON, for example "tax-once-per-turn".
std::string_view nameOf(Rule rule);

}  // namespace reach
