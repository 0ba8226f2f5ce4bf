#pragma once

#include "engine/contract/ambitions.h"
#include "engine/contract/battle.h"
#include "engine/contract/build.h"
#include "engine/contract/campaign_seams.h"
#include "engine/contract/card_asks.h"
#include "engine/contract/court.h"
#include "engine/contract/free_states.h"
#include "engine/contract/harm.h"
#include "engine/contract/move.h"
#include "engine/contract/outrage.h"
#include "engine/contract/printed.h"
#include "engine/contract/raid.h"
#include "engine/contract/resources.h"
#include "engine/contract/scoring.h"
#include "engine/contract/tax.h"
#include "engine/contract/turn.h"
#include "engine/protocol/decision.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

/// The definition of a card. A card is one literal (court_*.cpp, lore_*.cpp, leaders_*.cpp, fates/). It
/// states the kind, the abilities, the questions, and for each rule the changes to that rule.
namespace reach {

using CardKind = PrintedKind;

/// When an ability may be used (Base p.20).
enum class Moment : std::uint8_t {
    Prelude,
    BeforeActions,  ///< in the Prelude, before every other action
    Seizing,        ///< the same, but seizing with it does not count as an action yet (Base p.10)
    NewAction,      ///< instead of the standard action `base`
};

/// The fields of a choice, one bit each.
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
inline constexpr ChoiceFields which = 1U << 13U;  ///< one of several buildings
inline constexpr ChoiceFields color = 1U << 14U;  ///< the player may be a colour that is not in the game
}  // namespace reads

/// Something the holder can do with a card: a Prelude action or a new action.
struct Ability {
    std::string_view name;  ///< used in records when the card has more than one ability
    Moment moment = Moment::Prelude;
    Action base = Action::Tax;  ///< for NewAction: the standard action it replaces
    bool discards = false;      ///< using it discards the card
    bool oncePerTurn = false;
    bool following = false;                   ///< only by the pip of a card that was Copied or Pivoted
    Ambition whileDeclared = Ambition::None;  ///< only while this ambition is declared
    ChoiceFields reads = 0;                   ///< fields that a choice may have; others are refused
    /// Adds the conditions of the card's own text. The rules check the timing and the holder. May be null.
    void (*check)(const Game&, Player holder, const command::Choice&, Verdict&) = nullptr;
    void (*perform)(Draft&, Player holder, const command::Choice&) = nullptr;
    /// Lists the sensible choices. Null means a single empty choice.
    void (*offer)(const Game&, Player holder, std::vector<command::Choice>&) = nullptr;
};

/// A question a card puts to a player after its ability, its When Secured or one of its moments
/// (Ask::Resolve). The pending entry's `stage` is the card's own step counter.
struct Question {
    ChoiceFields reads = 0;  ///< fields that a choice may have; others are refused
    void (*offer)(const Game&, const Pending&, std::vector<command::Choice>&) = nullptr;
    void (*check)(const Game&, const Pending&, const command::Choice&, Verdict&) = nullptr;
    void (*answer)(Draft&, const Pending&, const command::Choice&) = nullptr;
    bool (*mayDecline)(const Game&, const Pending&) = nullptr;
    void (*decline)(Draft&, const Pending&) = nullptr;  ///< null: nothing happens
    /// The kind of memo that a stage of the question keeps; null: none. See keeping().
    MemoKind (*keeps)(int stage) = nullptr;
    /// The secret that a choice of a system or a player reveals (core/secret.h). Such a choice may carry a
    /// salt.
    SecretKey (*tells)(const Pending&) = nullptr;
};

/// Returns the item for a stage from 0 on. The last one counts for all later stages.
template <typename Item, std::size_t Size>
constexpr const Item& atStage(const std::array<Item, Size>& items, int stage) {
    return items[std::min(static_cast<std::size_t>(std::max(stage, 0)), Size - 1)];
}

/// Fills Question::keeps: a kind of memo for each stage, or std::monostate for none.
template <typename... Memos>
MemoKind keeping(int stage) {
    return atStage(std::array{memoKind<Memos>()...}, stage);
}

/// Fills Card::asks: what the card asks at each stage.
template <CardAsks... Asks>
CardAsks asking(const Pending& asked) {
    return atStage(std::array{Asks...}, asked.stage);
}

/// The place of a Vox card after it is resolved, or of a card that fetches an action card after it did so.
enum class Afterwards : std::uint8_t {
    Discarded,
    ShuffledIntoDeck,
    Buried,
    SetAside,
    StaysInCourt,
    Returned,  ///< to the player who placed it there (F816)
};

/// The moment for a reminder about a card that players easily forget.
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
/// A reminder. The app holds its text, keyed by the card and the index in the card's list.
struct Hint {
    Occasion when = Occasion::Acting;
    Action action = Action::Tax;
    Ambition whileDeclared = Ambition::None;         ///< only while this ambition is declared
    bool (*matters)(const Game&, Player) = nullptr;  ///< null: always
};

/// The pieces and resources that a leader starts with (Base p.21).
struct StartingPieces {
    struct Group {
        std::int8_t ships = 0;
        bool city = false;
        bool starport = false;
    };
    Group a, b, c;
    std::array<Resource, 2> resources{Resource::None, Resource::None};
};

/// The Policy of a Govern card: its demands on each Regent and its Imperial Action (BR p.20-21).
struct Policy {
    ResourceSet demands = 0;
    bool demandsPieces = false;    ///< a Trophy or a Captive
    std::int8_t celebrates = 0;    ///< multiples of the bonus city Power that each Regent gains
    std::int8_t requisitions = 0;  ///< fresh Imperial ships
    bool arms = false;             ///< each Regent gains a Weapon
    bool gifts = false;            ///< each Regent also gains any one resource
    bool authority = false;        ///< demands apply to Outlaws under the Empire too
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
    std::int8_t raidCost = 0;  ///< keys; 0 for a card that cannot be stolen; kProtected (BR p.27)
    /// One bit per command::TrophyKind: pieces that can lie on the card (Pile).
    std::uint8_t keepsPieces = 0;
    /// The card's standing changes apply only while this ambition is declared.
    Ambition whileDeclared = Ambition::None;
    // The changes to each rule (contract/seam.h)
    TurnSeams turn{};
    TaxSeams tax{};
    BuildSeams build{};
    MoveSeams move{};
    BattleSeams battle{};
    HarmSeams harm{};
    RaidSeams raid{};
    CourtSeams court{};
    AmbitionSeams ambitions{};
    ScoringSeams scoring{};
    ResourceSeams resources{};
    OutrageSeams outrage{};
    FreeStatesSeams freeStates{};
    CampaignSeams campaign{};
    SummitSeams summit{};
    std::span<const Ability> abilities{};
    Question question{};
    /// What `question` asks; null: CardAsks::Choose. See asking().
    CardAsks (*asks)(const Pending&) = nullptr;
    /// Securing this card needs more than agents. Asks for the rest, then continues with takeFromCourt
    /// (F1111).
    void (*beforeSecuring)(Draft&, Player, int place, event::AgentPlace rivalsGoTo) = nullptr;
    void (*whenSecured)(Draft&, Player) = nullptr;
    bool attachesWhenDrawn = false;  ///< the player with the initiative attaches it; it asks kAttachQuestion
    Afterwards afterwards = Afterwards::Discarded;
    StartingPieces start{};
    Policy policy{};
    void (*crisis)(Draft&, int place) = nullptr;  ///< of a Vox card in this place of the Court (BR p.18)
    /// Crisis text that applies while a player holds the card.
    void (*heldCrisis)(Draft&, Player holder) = nullptr;
    void (*edict)(Draft&) = nullptr;  ///< in the rules booklet (BR p.20)
    std::span<const Hint> hints{};
};

/// The changes of a card, rule by rule. The bits of the seams follow this order (contract/seams.h).
constexpr auto rulesOf(const Card& card) {
    return std::tie(card.turn, card.tax, card.build, card.move, card.battle, card.harm, card.raid, card.court,
                    card.ambitions, card.scoring, card.resources, card.outrage, card.freeStates,
                    card.campaign, card.summit);
}

}  // namespace reach
