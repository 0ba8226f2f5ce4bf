#pragma once

#include "engine/core/state.h"
#include "engine/protocol/rule.h"

#include <string_view>
#include <vector>

/// Rules that players often forget, selected for the current moment of the game. A reminder is given only
/// when it matters now. The app has the texts.
namespace reach {

/// The reminders in the order of the rulebook. The comment lists the fields of Advice that a reminder sets.
enum class Reminder : std::uint8_t {
    // Playing a card (Base p.8-11)
    MayPass,
    PassesEndChapter,     ///< all players so far passed: count
    LeadChoosesAmbition,  ///< count: Power of the marker that would be placed
    NoMarkerLeft,
    LeadCountsZero,  ///< suit
    SurpassTakesInitiative,
    SevenSeizes,
    OneActionElse,  ///< Copy and Pivot
    ExtraCardSeizes,
    // The turn, before any action (Base p.9, p.10)
    DeclareNow,  ///< ambition, or None if the card allows several; count: Power of the marker
    SeizeNow,
    // Prelude and resources (Base p.16, p.17, p.20)
    SpendBeforeActions,  ///< count: tokens that can be spent
    TakeGrantNow,
    SpentComeBackLater,
    WeaponAddsBattle,
    WeaponLetsBattle,  ///< the Weapon is already spent
    OutragedStays,     ///< resource
    MayRearrange,
    // Actions (Base p.7, p.12, p.13)
    TaxOnce,   ///< count: cities already taxed
    TaxRival,  ///< system, player
    NoRoomForToken,
    ShipOncePerStarport,
    BuiltDamaged,  ///< system; player: who controls it
    CityOpensSlots,
    CityAddsPower,         ///< count: Power of an untied first place after that
    RepairWaits,           ///< count: own damaged pieces
    CatapultFromStarport,  ///< system
    TieSecuresNothing,     ///< card
    LastRound,
    // Battle (Base p.14-16)
    InterceptHits,      ///< count: fresh defending ships
    CityBringsOutrage,  ///< resource
    KeysNeedShips,
    LossesAreTrophies,  ///< player: the receiver of the Trophies
    RansackIsTrophies,
    CheapestSlot,
    // The end of a chapter (Base p.18-19)
    TieIsSecond,      ///< ambition
    TieForSecond,     ///< ambition
    BonusNotForTies,  ///< ambition
    TrophiesStay,
    TrophiesReturn,
    CaptivesStay,
    CaptivesReturn,
    GameEnds,  ///< player: one with enough Power
    // The Blighted Reach (BR p.8-29)
    EventActsAsLead,
    EventGivesNothing,
    EventComes,
    CouncilComes,  ///< player
    CommandFleet,  ///< system; or card: the one by which the player commands it anywhere
    FleetIsLed,
    CatapultEnds,         ///< system; player: the one who ends the move
    TruceProtects,        ///< system; player: the protected player
    OutlawChooses,        ///< system
    FleetDefends,         ///< player
    TaxFree,              ///< system
    FreeStarport,         ///< system
    FavorsForce,          ///< count
    TrustCostsPower,      ///< player
    BlightStrikes,        ///< count: systems
    BlightIsTough,        ///< system
    EnforceOrChange,      ///< card
    FlagshipBuildsShips,  ///< count
    FlagshipTakes,        ///< resource: the planet
    FlagshipDice,         ///< count
    ArmorFirst,
    SlipstreamNow,
    ObjectiveNow,         ///< player, count: spaces to go
    ObjectiveCosts,       ///< player, count: Power
    GrandAmbitionsScore,  ///< player
    FinalNeedsPower,      ///< player
    DamagedAreLost,       ///< count
    BlightDestroys,       ///< system
    PowerHalves,
    CardSays,  ///< card; count: index of its hint; player: the holder, or None for the player who is asked
};
/// The number of reminders without CardSays.
inline constexpr int kReminders = static_cast<int>(Reminder::CardSays);

struct Advice {
    Reminder reminder = Reminder::MayPass;
    SystemId system = SystemId::None;
    Player player = Player::None;
    Resource resource = Resource::None;
    Ambition ambition = Ambition::None;
    Suit suit = Suit::None;
    CardId card = CardId::None;
    int count = 0;

    friend constexpr bool operator==(const Advice&, const Advice&) = default;
};

/// Returns the reminders for this moment, the most important first. Returns none where no rule is easily
/// forgotten.
std::vector<Advice> reminders(const Game& game);

RuleRef ruleRef(const Advice& advice);

/// Stable name, for example "declare-now".
std::string_view nameOf(Reminder reminder);

}  // namespace reach
