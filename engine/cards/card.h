#pragma once

#include "engine/protocol/decision.h"

#include <span>
#include <string_view>
#include <vector>

/// What a card of the Court is and does. A card is one literal (court_*.cpp); the rules ask the cards in a
/// player's area for what they add at a named moment and never know which card answers.
namespace reach {

class Draft;  // engine/rules/draft.h

enum class CardKind : std::uint8_t { Guild, Vox };

/// When an ability may be used (Base p.20).
enum class Moment : std::uint8_t {
    Prelude,
    BeforeActions,  ///< in the Prelude, before any other action
    NewAction,      ///< in place of the standard action `base`
};

/// Something the holder can do with a card: a Prelude action or a new action.
struct Ability {
    std::string_view name;  ///< in records, when the card has more than one
    Moment moment = Moment::Prelude;
    Action base = Action::Tax;  ///< for NewAction: the standard action it replaces
    bool discards = false;      ///< using it discards the card
    bool oncePerTurn = false;
    /// Adds what the card's own text asks for; timing and holder are checked by the rules. May be null.
    void (*check)(const Game&, Player holder, const command::Choice&, Verdict&) = nullptr;
    void (*perform)(Draft&, Player holder, const command::Choice&) = nullptr;
    /// Lists the sensible choices; null means the one empty choice.
    void (*offer)(const Game&, Player holder, std::vector<command::Choice>&) = nullptr;
};

/// A question a card puts to a player after its ability or When Secured began (Ask::Resolve). The pending
/// entry's `stage` is the card's own step counter.
struct Question {
    void (*offer)(const Game&, const Pending&, std::vector<command::Choice>&) = nullptr;
    void (*check)(const Game&, const Pending&, const command::Choice&, Verdict&) = nullptr;
    void (*answer)(Draft&, const Pending&, const command::Choice&) = nullptr;
    bool (*mayDecline)(const Game&, const Pending&) = nullptr;
    void (*decline)(Draft&, const Pending&) = nullptr;  ///< null: nothing happens
};

/// Where a Vox card goes once resolved.
enum class Afterwards : std::uint8_t { Discarded, ShuffledIntoDeck };

/// Standing changes to the rules while the card lies in a player's area. One field, one place in the rules.
struct Modifiers {
    bool keptOnOutrage = false;             ///< Outrage does not discard it
    Resource spendsAnyAs = Resource::None;  ///< any token may be spent as this, Outrage ignored
    Resource holdsSupply = Resource::None;  ///< the supply of this resource counts as the holder's
    int gateBattleDice = 0;                 ///< extra dice when attacking in a gate
    bool rerollsSkirmish = false;           ///< up to the holder's Weapon icons, once a battle
    bool guardsTheRest = false;             ///< rivals can steal only this card
    bool buriedWhenStolen = false;
    bool declaresWhenFollowing = false;  ///< Surpass or Pivot may declare, without the zero marker
    std::uint8_t noZeroMarkerFor = 0;    ///< bit per Ambition
    bool asksWhenDeclaring = false;      ///< its Question is put after each declaration
    Resource rivalsDiscardAfterScoring = Resource::None;
};

struct Card {
    std::string_view id;    ///< printed id, "BC05"
    std::string_view name;  ///< printed name
    CardKind kind = CardKind::Guild;
    Resource suit = Resource::None;
    std::int8_t raidCost = 0;  ///< keys; 0 for a card that cannot be held
    Modifiers modifiers{};
    std::span<const Ability> abilities{};
    Question question{};
    void (*whenSecured)(Draft&, Player) = nullptr;
    Afterwards afterwards = Afterwards::Discarded;
};

}  // namespace reach
