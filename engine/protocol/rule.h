#pragma once

#include "engine/core/ids.h"

#include <string_view>

namespace reach {

/// Rules that an entry can break, in the order of the rulebook. The app has the texts for people, and
/// ruleRef() the place in the books. The type has two bytes, so that a Violation has no padding and a Verdict
/// is written in few instructions.
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
    FreeActionsFirst,  ///< the turn holds as many free actions as it can
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
    CollectLater,  ///< the defender's cards act first
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
    FlagshipBuilds,     ///< building elsewhere than on the map (BR p.22)
    FlagshipPlanet,     ///< the planet that the slot requires (BR p.22)
    FlagshipArmor,      ///< needs a fresh Upgrade below (BR p.22)
    FlagshipShips,      ///< ships per turn (BR p.22)
    SlipstreamDrive,    ///< (BR p.25)
    Resettling,         ///< (BR p.25)
    CardProtected,      ///< (BR p.27)
    AttachBare,         ///< only to a card without an attached card (BR p.27)
    FateForTheAct,      ///< (BR p.29)
    // Chapter end and fine print (Base p.18-22)
    ChapterNotOver,
    DiscardNotNeeded,
    PlaceAtGate,
    MulliganOnlySecond,
    // Not possible on the table: refused at every strictness
    AnswerFirst,  ///< another question is open
    NothingAsked,
    ChoiceNotAsked,  ///< a choice has fields that the card does not read
    SayMore,         ///< a choice lacks a field that the card reads
    SealHolds,       ///< the salt and the value must match the seal
    GameOver,
    NotInThisGame,  ///< a colour that is not in the game
    HasConceded,
    NeedsRival,   ///< the player themselves instead of a Rival
    NeedsPlanet,  ///< a gate instead of a planet
    NeedsGate,    ///< a planet instead of a gate
    NeedsGuild,   ///< another card instead of a Guild card
    NoSuchPiece,
    NoneInSupply,
    NoSuchToken,  ///< a resource that is not there to take
    NoSuchCard,
    NoSuchAmbition,  ///< no law in this game adds it (F2004, F2104)
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

/// The place of a rule in the books. Book::App marks a check that is no rule of the game.
struct RuleRef {
    Book book = Book::App;
    std::uint8_t page = 0;     ///< printed page, 0 when not in a rulebook
    std::string_view heading;  ///< heading or term to look for, as printed
};

RuleRef ruleRef(Rule rule);

/// Stable name in records and JSON, for example "tax-once-per-turn".
std::string_view nameOf(Rule rule);

}  // namespace reach
