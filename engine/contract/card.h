#pragma once

#include "engine/contract/printed.h"
#include "engine/core/action_cards.h"
#include "engine/protocol/decision.h"

#include <span>
#include <string_view>
#include <vector>

/// What a card is and does. A card is one literal (court_*.cpp, lore_*.cpp, leaders_*.cpp); the rules ask the
/// cards in a player's area for what they add at a named moment and never know which card answers.
namespace reach {

class Draft;  // engine/protocol/draft.h

using CardKind = PrintedKind;

/// When an ability may be used (Base p.20).
enum class Moment : std::uint8_t {
    Prelude,
    BeforeActions,  ///< in the Prelude, before any other action
    Seizing,        ///< the same; seizing by it is no action yet (Base p.10)
    NewAction,      ///< in place of the standard action `base`
};

/// Fields of a choice, a bit each.
using ChoiceFields = std::uint16_t;
namespace reads {
inline constexpr ChoiceFields from = 1U << 0U;
inline constexpr ChoiceFields system = 1U << 1U;
inline constexpr ChoiceFields cluster = 1U << 2U;
inline constexpr ChoiceFields player = 1U << 3U;
inline constexpr ChoiceFields resource = 1U << 4U;
inline constexpr ChoiceFields gives = 1U << 5U;
inline constexpr ChoiceFields card = 1U << 6U;
inline constexpr ChoiceFields piece = 1U << 7U;
inline constexpr ChoiceFields count = 1U << 8U;
inline constexpr ChoiceFields ships = 1U << 9U;
inline constexpr ChoiceFields flagship = 1U << 10U;
inline constexpr ChoiceFields golem = 1U << 12U;
inline constexpr ChoiceFields power = 1U << 11U;  ///< the player may be one of the campaign's powers
inline constexpr ChoiceFields which = 1U << 13U;  ///< of several buildings
}  // namespace reads

/// Something the holder can do with a card: a Prelude action or a new action.
struct Ability {
    std::string_view name;  ///< in records, when the card has more than one
    Moment moment = Moment::Prelude;
    Action base = Action::Tax;  ///< for NewAction: the standard action it replaces
    bool discards = false;      ///< using it discards the card
    bool oncePerTurn = false;
    bool following = false;                   ///< only by the pip of a card that was Copied or Pivoted
    Ambition whileDeclared = Ambition::None;  ///< only while this ambition is declared
    ChoiceFields reads = 0;                   ///< what a choice may say; anything else is refused
    /// Adds what the card's own text asks for; timing and holder are checked by the rules. May be null.
    void (*check)(const Game&, Player holder, const command::Choice&, Verdict&) = nullptr;
    void (*perform)(Draft&, Player holder, const command::Choice&) = nullptr;
    /// Lists the sensible choices; null means the one empty choice.
    void (*offer)(const Game&, Player holder, std::vector<command::Choice>&) = nullptr;
};

/// A question a card puts to a player after its ability, its When Secured or one of its moments
/// (Ask::Resolve). The pending entry's `stage` is the card's own step counter.
struct Question {
    ChoiceFields reads = 0;  ///< what a choice may say; anything else is refused
    void (*offer)(const Game&, const Pending&, std::vector<command::Choice>&) = nullptr;
    void (*check)(const Game&, const Pending&, const command::Choice&, Verdict&) = nullptr;
    void (*answer)(Draft&, const Pending&, const command::Choice&) = nullptr;
    bool (*mayDecline)(const Game&, const Pending&) = nullptr;
    void (*decline)(Draft&, const Pending&) = nullptr;  ///< null: nothing happens
};

/// Where a Vox card goes once resolved, or a card that fetches an action card once it has it.
enum class Afterwards : std::uint8_t {
    Discarded,
    ShuffledIntoDeck,
    Buried,
    SetAside,
    StaysInCourt,
    Returned,  ///< to who laid it there (F816)
};

/// "When you Copy or Pivot in order to do `when`, you may do `may`" after it.
struct ExtraAction {
    Action when = Action::Tax;
    ActionSet may = 0;  ///< bit per Action; 0: none
};

/// "When you Copy in order to do `when`, you may gain `gains`".
struct CopyBonus {
    Action when = Action::Tax;
    Resource gains = Resource::None;  ///< None: nothing
};

/// Standing changes to the rules while the card lies in a player's area. One field, one place in the rules.
struct Modifiers {
    Ambition whileDeclared = Ambition::None;  ///< all of them hold only while this ambition is declared

    // Resources and cards
    bool keptOnOutrage = false;             ///< Outrage does not discard it
    Resource spendsAnyAs = Resource::None;  ///< any token may be spent as this, Outrage ignored
    Resource holdsSupply = Resource::None;  ///< the supply of this resource counts as the holder's
    bool extraSlot = false;                 ///< it has a resource slot
    ResourceSet freezes = 0;                ///< what it can hold, frozen (BR p.27)
    std::int8_t frozenCost = 0;             ///< keys for each of that; 0: it has no raid cost
    bool givesFrozen = false;               ///< and may be given in Summits (F302)
    bool freezesCaptives = false;           ///< it lies among the holder's Captives (F2002)
    bool storesTaken = false;   ///< and its holder may put there what is gained or stolen: it asks
    std::int8_t hoardCost = 0;  ///< it keeps what its holder steals, to be spent from there; keys for each
    std::int8_t golemCost = 0;  ///< it holds any number of Golems; keys for each (F503)
    bool keepsGuildsOnOutrage = false;  ///< Outrage discards none of the holder's Guild cards (F424)
    bool buriedWhenStolen = false;
    bool buriedByOutlaws = false;  ///< it goes under the Court deck as soon as its holder is an Outlaw (F102)

    // Actions
    ExtraAction extra{};
    CopyBonus copyBonus{};
    Resource taxBonus = Resource::None;  ///< gained along with a tax when Copying or Pivoting
    bool taxesControlledOnly = false;    ///< cannot tax a city in a system one does not control
    bool taxesNoLoyal = false;
    bool taxesBesideShips = false;  ///< Rival cities and empty slots where the holder has ships
    bool taxesAnyCity = false;      ///< as if Loyal
    bool taxesAgain = false;        ///< cities already taxed this turn
    bool taxesImperialCities =
        false;                 ///< any city the Empire controls, as if Loyal, whatever its laws (F102)
    bool buildsFresh = false;  ///< ships, whoever controls the system
    bool buildsAtAnyStarport = false;  ///< ships; Catapult moves too
    bool starportsOnGates = false;
    bool citiesOnGates = false;
    bool citiesOutsideSlots = false;    ///< for a resource of the planet's type
    std::int8_t shipsAtATime = 0;       ///< most ships a move takes; 0: any
    bool movesAgain = false;            ///< fresh ships that moved, once
    bool catapultsFromGates = false;    ///< and not from starports
    bool catapultsFromRivals = false;   ///< from starports of Rivals where the holder controls (F2202)
    bool goesOnFromThePassage = false;  ///< whoever controls the Twisted Passage, and beside Blight (F2202)
    bool breaksGates = false;           ///< Catapult moves into the gate of the same cluster (F2203)

    // Battle, as the attacker
    std::int8_t gateBattleDice = 0;      ///< extra dice in a gate
    std::int8_t extraBattleDice = 0;     ///< extra dice anywhere, which must be collected
    bool skirmishBoundsAssault = false;  ///< no more assault than skirmish dice
    bool oneRaidDieAnyway = false;       ///< without defending buildings there
    bool ignoresAnIntercept = false;     ///< of those rolled, if every attacking ship was fresh at the start

    // Battle, as the defender
    bool interceptsAssault = false;  ///< one more intercept if assault dice were rolled
    bool starportBarsRaid = false;   ///< no raid dice against a system with a fresh starport of the holder
    bool notRansacked = false;

    // Ambitions
    bool declaresWhenFollowing = false;  ///< Surpass or Pivot may declare, without the zero marker
    std::uint8_t noZeroMarkerFor = 0;    ///< bit per Ambition
    std::uint8_t secondAtMost = 0;       ///< bit per Ambition: first place gains second's Power, second none
    bool firstOnly = false;              ///< Power for first place only

    // The campaign
    TokenSet loyalTokens = 0;          ///< kinds that are the holder's Loyal pieces (BR p.27)
    bool ignoresPresenceLaw = false;   ///< commands the Imperial fleet anywhere (BR p.10)
    bool ignoresMovementLaw = false;   ///< Imperial ships need no Loyal ones beside them (BR p.10)
    bool ignoresTruceLaw = false;      ///< harms the Empire, and Rival Regents beside its ships (BR p.11)
    bool foundsCommonwealth = false;   ///< places the Commonwealth Ambition marker (F213)
    bool commonwealthMember = false;   ///< F218
    bool sparesFreeBuildings = false;  ///< cannot harm them (F204)
    bool securesTiedWithOutsiders =
        false;                 ///< tied for most agents with no Member of the Commonwealth (F224)
    bool seeksPortal = false;  ///< a grand ambition for who controls the Portal (F906)
};

/// What the card does by itself at named moments. The first player is always its holder.
struct Moments {
    void (*setUp)(Draft&, Player) = nullptr;  ///< pieces are placed, nobody has taken a turn (Base p.21)
    /// Whether the holder may declare now (Base p.9).
    void (*checkDeclare)(const Game&, Player, Verdict&) = nullptr;
    /// What the holder pays first; the declaration waits below its question.
    void (*priceOfDeclaring)(Draft&, Player) = nullptr;
    /// After the holder declared; `isNew`: it was undeclared before.
    void (*whenDeclared)(Draft&, Player, Ambition, bool isNew) = nullptr;
    void (*checkSecure)(const Game&, Player, const CourtSlot&, Verdict&) = nullptr;
    /// After the holder taxed a city (its index), or an empty slot (-1); `gained`: the supply had the
    /// resource.
    void (*afterTax)(Draft&, Player, SystemId, int building, Resource, bool gained) = nullptr;
    /// After the holder secured this card.
    void (*afterSecuring)(Draft&, Player, CardId) = nullptr;
    /// The holder secures what lies in this place of the Court: what is asked here waits for the refill.
    void (*afterRefilling)(Draft&, Player, int place) = nullptr;
    void (*afterBuildingShip)(Draft&, Player, SystemId, int starport) = nullptr;
    /// The holder moves ships: what is asked here waits until they have arrived.
    void (*beforeMoving)(Draft&, Player, const command::Move&) = nullptr;
    /// Before ships of a Rival arrive.
    void (*whenRivalMovesIn)(Draft&, Player, Player rival, SystemId) = nullptr;
    /// The holder defends, and the attacker has not collected dice. `actsBeforeCollecting` tells whether it
    /// does anything.
    bool (*actsBeforeCollecting)(const Game&, Player, SystemId) = nullptr;
    void (*beforeCollecting)(Draft&, Player) = nullptr;
    /// How many of the dice just rolled the holder, who attacks, may roll again, by kind.
    DiceCount (*rerolls)(const Game&, Player) = nullptr;
    /// The holder defends: hits an intercept deals, in place of one for each fresh ship; and what it costs.
    int (*interceptHits)(const State&, Player) = nullptr;
    void (*whenIntercepting)(Draft&, Player) = nullptr;
    /// After a battle of the holder's, as it ended.
    void (*afterBattle)(Draft&, Player, const BattleState&) = nullptr;
    void (*afterScoring)(Draft&, Player) = nullptr;
    /// The holder provoked Outrage of this type, and the card is still held.
    void (*whenOutraged)(Draft&, Player, Resource) = nullptr;
    /// A Rival destroyed a token of this kind, one of the holder's Loyal pieces.
    void (*afterLosingToken)(Draft&, Player, FateToken, Player rival) = nullptr;
    /// True when `thief` cannot steal this token, or this card when there is no token, from the holder.
    bool (*bansSteal)(const State&, Player, Player thief, Resource token, CardId card) = nullptr;
};

/// When something about a card matters that the table forgets easily.
enum class Occasion : std::uint8_t {
    Declaring,  ///< the holder may declare an ambition
    Prelude,    ///< the holder's Prelude is open
    Acting,     ///< the holder can pay for `action`
    Following,  ///< the same, by the pip of a card that was Copied or Pivoted
    Attacking,  ///< the holder attacks, and dice are on the table
    Defending,
    Raided,
    Scoring,  ///< the chapter is over
};
/// A reminder: the words are the app's, by card and place in its list.
struct Hint {
    Occasion when = Occasion::Acting;
    Action action = Action::Tax;
    Ambition whileDeclared = Ambition::None;         ///< only while this ambition is declared
    bool (*matters)(const Game&, Player) = nullptr;  ///< null: always
};

/// What a leader brings to setup (Base p.21).
struct StartingPieces {
    struct Group {
        std::int8_t ships = 0;
        bool city = false;
        bool starport = false;
    };
    Group a, b, c;
    std::array<Resource, 2> resources{Resource::None, Resource::None};
};

/// A Govern card's Policy: what it demands of each Regent, and its Imperial Action (BR p.20-21).
struct Policy {
    ResourceSet demands = 0;
    bool demandsPieces = false;    ///< a Trophy or a Captive
    std::int8_t celebrates = 0;    ///< times the bonus city Power, for each Regent
    std::int8_t requisitions = 0;  ///< fresh Imperial ships
    bool arms = false;             ///< a Weapon for each Regent
    bool gifts = false;            ///< and any one resource
    bool authority = false;        ///< demands of Outlaws under the Empire too
};

/// What a card in the rules booklet, or in the Court, changes for everybody. One field, one place in the
/// rules.
struct Law {
    bool keepsDestroyedShips = false;    ///< in place of their supplies (F2204)
    bool sparesImperialSystems = false;  ///< no Blight Crises where the Empire controls (F108)
    /// In the Court: Members of the Commonwealth harm neither each other nor Free buildings; secured, all
    /// agents go on to other cards (F216).
    bool armistice = false;
    bool monopoliesConsent = false;  ///< to gifts of their resource in Summits (F319)
    bool sharesRumors = false;       ///< a Negotiation action of the Pirate's Rivals (F1212)
    /// Whether the back of this card is up, where the table leaves no choice (F326).
    bool (*showsBack)(const Game&) = nullptr;
    /// Whether somebody may play this face of an action card (F823).
    void (*checkPlay)(const Game&, CardId law, ActionCard, Verdict&) = nullptr;
    /// Whether somebody may declare this now (F823).
    void (*checkDeclare)(const Game&, CardId law, Player, Ambition, Verdict&) = nullptr;
    /// Whether somebody may tax this city (F326).
    void (*checkTax)(const Game&, CardId law, const command::Tax&, Verdict&) = nullptr;
    /// True when the player may tax cities of this owner more than once a turn (F326).
    bool (*taxesAgain)(const State&, Player, Player owner) = nullptr;
    /// After a player destroyed a city in battle (F831).
    void (*whenCityDestroyed)(Draft&, Player by, Player owner) = nullptr;
    /// After a player spent a Golem (F506).
    void (*whenGolemSpent)(Draft&, Player, Golem) = nullptr;
    /// A Summit may hand on lore cards and Golems (F514).
    bool givesLoreAndGolems = false;
    /// After a battle in which the attacker stole from the defender.
    void (*afterStealing)(Draft&, Player thief, Player victim) = nullptr;
    /// Power for each Banner among a player's Trophies whenever Warlord is scored (F1003).
    std::int8_t bannerPower = 0;
    /// Once a chapter is scored, before anything is cleaned up (F2204).
    void (*afterScoring)(Draft&) = nullptr;
    /// After anybody declares; the marker just placed.
    void (*whenDeclared)(Draft&, Player, Ambition, int marker) = nullptr;
};

/// Bits of Card::keepsPieces.
inline constexpr std::uint8_t kKeepsShips = 1U << static_cast<unsigned>(command::TrophyKind::Ships);
inline constexpr std::uint8_t kKeepsBuildings = 1U << static_cast<unsigned>(command::TrophyKind::Cities) |
                                                1U << static_cast<unsigned>(command::TrophyKind::Starports);

struct Card {
    std::string_view id{};    ///< printed id, "BC05"
    std::string_view name{};  ///< printed name
    CardKind kind = CardKind::Guild;
    Resource suit = Resource::None;
    std::int8_t raidCost = 0;      ///< keys; 0 for a card that cannot be stolen; kProtected (BR p.27)
    std::uint8_t keepsPieces = 0;  ///< bit per command::TrophyKind: what can lie on it (Pile)
    bool byHand = false;  ///< what it does is not modelled: the table resolves it and corrects the state
    Modifiers modifiers{};
    Moments moments{};
    std::span<const Ability> abilities{};
    Question question{};
    /// Securing it needs more than agents: this asks for it, and goes on with takeFromCourt (F1111).
    void (*beforeSecuring)(Draft&, Player, int place, event::AgentPlace rivalsGoTo) = nullptr;
    void (*whenSecured)(Draft&, Player) = nullptr;
    /// "Scrap this if": asked of what is held and of the Court whenever something has happened, of an Edict
    /// when it is resolved; those two nobody holds.
    bool (*scrappedWhen)(const Game&, Player holder) = nullptr;
    void (*whenScrapped)(Draft&, Player holder) = nullptr;  ///< by that, from its holder
    bool attachesWhenDrawn = false;  ///< whoever has the initiative attaches it; it asks kAttachQuestion
    Afterwards afterwards = Afterwards::Discarded;
    StartingPieces start{};
    Policy policy{};
    Law law{};
    void (*crisis)(Draft&, int place) = nullptr;  ///< of a Vox card in this place of the Court (BR p.18)
    bool hasHeldCrisis = false;                   ///< held by a player, it has Crisis text
    void (*heldCrisis)(Draft&, Player holder) = nullptr;  ///< null: the table resolves it
    void (*edict)(Draft&) = nullptr;                      ///< in the rules booklet (BR p.20)
    std::span<const Hint> hints{};
};

}  // namespace reach
