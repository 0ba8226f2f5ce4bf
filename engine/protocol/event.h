#pragma once

#include "engine/core/state.h"

#include <string_view>
#include <variant>

/// What happened on the table: the only things that change a state (evolve.h). Each is one plain fact;
/// `wire` is its name in journals and never changes, its fields are written in order (wire.h). Fields that
/// came later stand last; `later` is what they say in journals from before.
namespace reach::event {

/// Where a resource token lies.
enum class TokenPlace : std::uint8_t {
    Supply,
    Slot,
    Overflow,
    Tray,
    Planet,
    Trust,
    AmbitionBox,
    Frozen,
    Card,  ///< on a card, not frozen (Pile)
    Box,   ///< scrapped
};
/// Where an agent stands.
enum class AgentPlace : std::uint8_t { Supply, Court, Captives, Trophies, Outrage, Favors };
/// Where a card of the Court lies.
enum class CardPlace : std::uint8_t {
    Deck,
    Bottom,
    Discard,
    Court,
    Player,
    Resolving,
    Played,
    Box,
    Booklet,   ///< the rules booklet (BR p.9)
    Attached,  ///< above a card of the Court (BR p.27)
    Stack,     ///< the Faithful stack (F801)
    Actions,   ///< among the action cards; with a player: in this hand
};
/// What took ships or buildings from the board or put them there.
enum class PieceEnd : std::uint8_t { Supply, Trophies, Elsewhere };

struct TurnStarted {
    static constexpr std::string_view wire = "turn-started";
    Player player;
};
struct CardPlayed {
    static constexpr std::string_view wire = "card-played";
    Player player;
    PlayMode mode;
    ActionCard card;
    std::int8_t pips;
};
struct ExtraCardPlayed {
    static constexpr std::string_view wire = "extra-card-played";
    Player player;
};
struct InitiativeMoved {
    static constexpr std::string_view wire = "initiative-moved";
    Player to;
    bool seized;
};
struct Passed {
    static constexpr std::string_view wire = "passed";
    Player player;
};
struct HandChanged {
    static constexpr std::string_view wire = "hand-changed";
    Player player;
    std::int8_t by;
    bool fromDiscard;  ///< drawn from the action discard pile: seen cards may reappear
};
struct HandSet {
    static constexpr std::string_view wire = "hand-set";
    Player player;
    std::int8_t cards;
};
struct Declared {
    static constexpr std::string_view wire = "declared";
    Player player;
    Ambition ambition;
    std::int8_t marker;
    bool zero;  ///< the zero marker goes onto the lead card
};
struct Acted {
    static constexpr std::string_view wire = "acted";
    Player player;
};
struct PipSpent {
    static constexpr std::string_view wire = "pip-spent";
    Player player;
};
/// One more action than the card gives (F802).
struct PipGained {
    static constexpr std::string_view wire = "pip-gained";
    Player player;
};
struct PreludeEnded {
    static constexpr std::string_view wire = "prelude-ended";
    Player player;
};
struct GrantGiven {
    static constexpr std::string_view wire = "grant-given";
    static constexpr std::string_view later = " no none no";
    Player player;
    std::uint8_t actions;
    bool lasting;
    CardId owed;
    bool byCard;
};
struct GrantUsed {
    static constexpr std::string_view wire = "grant-used";
    Player player;
    std::int8_t at;
};
struct WeaponReady {
    static constexpr std::string_view wire = "weapon-ready";
    Player player;
};
struct OnceUsed {
    static constexpr std::string_view wire = "once-used";
    Player player;
    CardId card;
};
struct TurnEnded {
    static constexpr std::string_view wire = "turn-ended";
    Player player;
};
struct RoundEnded {
    static constexpr std::string_view wire = "round-ended";
};
struct ChapterEnded {
    static constexpr std::string_view wire = "chapter-ended";
};
struct ChapterStarted {
    static constexpr std::string_view wire = "chapter-started";
    std::int8_t chapter;
};
/// The chapter's number is set right; nothing else changes.
struct ChapterSet {
    static constexpr std::string_view wire = "chapter-set";
    std::int8_t chapter;
};
struct GameEnded {
    static constexpr std::string_view wire = "game-ended";
    Player winner;
};

/// A token moves. `at` is the slot for Slot, the system for Planet; for other places it is not read. `card`:
/// which one Card is.
struct TokenMoved {
    static constexpr std::string_view wire = "token-moved";
    static constexpr std::string_view later = " none";
    Resource token;
    TokenPlace from;
    Player fromPlayer;
    std::int8_t fromSlot;
    TokenPlace to;
    Player toPlayer;
    std::int8_t toSlot;
    CardId card = CardId::None;
};
struct SlotsSet {
    static constexpr std::string_view wire = "slots-set";
    static constexpr std::string_view later = " none";
    Player player;
    std::array<Resource, kResourceSlots> slots;
};

/// Agents of one colour move. `fromAt`, `toAt`: the Court place or the Outrage icon.
struct AgentsMoved {
    static constexpr std::string_view wire = "agents-moved";
    Player color;
    std::int8_t count;
    AgentPlace from;
    Player fromPlayer;
    std::int8_t fromAt;
    AgentPlace to;
    Player toPlayer;
    std::int8_t toAt;
};
struct OutrageSet {
    static constexpr std::string_view wire = "outrage-set";
    Player player;
    Resource resource;
    OutrageMark mark;
};

/// A card of the Court moves. `fromAt`, `toAt`: the Court place, or the place among the played cards.
struct CardMoved {
    static constexpr std::string_view wire = "card-moved";
    CardId card;
    CardPlace from;
    Player fromPlayer;
    std::int8_t fromAt;
    CardPlace to;
    Player toPlayer;
    std::int8_t toAt;
};
struct DeckShuffled {
    static constexpr std::string_view wire = "deck-shuffled";
};

struct ShipsPlaced {
    static constexpr std::string_view wire = "ships-placed";
    Player player;
    SystemId system;
    std::int8_t fresh;
    std::int8_t damaged;
};
struct ShipsMoved {
    static constexpr std::string_view wire = "ships-moved";
    Player player;
    SystemId from;
    SystemId to;
    std::int8_t fresh;
    std::int8_t damaged;
};
/// So many fresh ships here have just moved and may move once more; 0: no longer.
struct MayMoveAgain {
    static constexpr std::string_view wire = "may-move-again";
    SystemId system;
    std::int8_t ships;
};
/// One hit: a fresh ship is damaged, a damaged one becomes `taker`'s Trophy; without a taker it goes home.
struct ShipHit {
    static constexpr std::string_view wire = "ship-hit";
    Player player;
    SystemId system;
    bool wasFresh;
    Player taker;
    bool attacker;  ///< an attacking ship of the battle under way
};
struct ShipRepaired {
    static constexpr std::string_view wire = "ship-repaired";
    Player player;
    SystemId system;
};
struct ShipsCounted {
    static constexpr std::string_view wire = "ships-counted";
    Player player;
    SystemId system;
    std::int8_t fresh;
    std::int8_t damaged;
};
struct BuildingPlaced {
    static constexpr std::string_view wire = "building-placed";
    static constexpr std::string_view later = " no";
    Player player;
    BuildingType type;
    SystemId system;
    bool damaged;
    bool fromElsewhere;  ///< a city that was built before anybody said where
    bool outside;        ///< beside the slots
};
/// Pieces go from the supply back to the box for good.
struct PiecesScrapped {
    static constexpr std::string_view wire = "pieces-scrapped";
    Player player;
    Pieces pieces;
};
struct SlotTaxed {
    static constexpr std::string_view wire = "slot-taxed";
    SystemId system;
};
struct BuildingUsed {
    static constexpr std::string_view wire = "building-used";
    SystemId system;
    std::int8_t at;
};
struct BuildingRepaired {
    static constexpr std::string_view wire = "building-repaired";
    SystemId system;
    std::int8_t at;
};
struct BuildingHit {
    static constexpr std::string_view wire = "building-hit";
    SystemId system;
    std::int8_t at;
    Player taker;
};
struct BuildingRemoved {
    static constexpr std::string_view wire = "building-removed";
    SystemId system;
    std::int8_t at;
    PieceEnd to;
};
struct CitiesElsewhere {
    static constexpr std::string_view wire = "cities-elsewhere";
    Player player;
    std::int8_t cities;
};
struct SystemForgotten {
    static constexpr std::string_view wire = "system-forgotten";
    SystemId system;
};
struct SystemKnown {
    static constexpr std::string_view wire = "system-known";
    SystemId system;
};

struct TrophiesSet {
    static constexpr std::string_view wire = "trophies-set";
    Player player;
    Player color;
    Pieces pieces;  ///< the difference comes from or goes to the supplies
};
struct TrophiesReturned {
    static constexpr std::string_view wire = "trophies-returned";
};
struct CaptivesReturned {
    static constexpr std::string_view wire = "captives-returned";
};

struct BattleStarted {
    static constexpr std::string_view wire = "battle-started";
    static constexpr std::string_view later = " none";
    Player attacker;
    Player defender;
    SystemId system;
    DiceCount dice;
    CardId by;  ///< no battle, but like one
};
struct DiceCollected {
    static constexpr std::string_view wire = "dice-collected";
    DiceCount dice;
};
struct DiceRolled {
    static constexpr std::string_view wire = "dice-rolled";
    RolledFaces faces;
};
struct KeysGained {
    static constexpr std::string_view wire = "keys-gained";
    std::int8_t keys;  ///< negative: spent
};
struct CityOutstanding {
    static constexpr std::string_view wire = "city-outstanding";
    Resource type;
    std::int8_t outrage;  ///< +1: Outrage to come, -1: provoked
    std::int8_t ransack;
};
/// Imperial ships fight along: the attacker's, and the defender's (BR p.11).
struct FleetJoined {
    static constexpr std::string_view wire = "fleet-joined";
    std::int8_t fresh;
    std::int8_t damaged;
    bool defends;
};
struct BattleEnded {
    static constexpr std::string_view wire = "battle-ended";
};

struct PowerGained {
    static constexpr std::string_view wire = "power-gained";
    Player player;
    std::int16_t power;
    Ambition ambition;  ///< None: a correction
};
struct MarkersReturned {
    static constexpr std::string_view wire = "markers-returned";
};
struct MarkerSet {
    static constexpr std::string_view wire = "marker-set";
    std::int8_t marker;
    bool flipped;
    Ambition where;
};

// The Blighted Reach

struct ActStarted {
    static constexpr std::string_view wire = "act-started";
    std::int8_t act;
};
struct FateTaken {
    static constexpr std::string_view wire = "fate-taken";
    Player player;
    std::int8_t fate;
};
struct ObjectiveMoved {
    static constexpr std::string_view wire = "objective-moved";
    Player player;
    std::int8_t to;  ///< space of the Power track; -1: off the track
};
/// The objective of this Act is completed or failed.
struct FateResolved {
    static constexpr std::string_view wire = "fate-resolved";
    Player player;
    bool completed;
};
struct TitleTurned {
    static constexpr std::string_view wire = "title-turned";
    Player player;
    Title title;
};
struct FirstRegentMoved {
    static constexpr std::string_view wire = "first-regent-moved";
    Player to;
};
struct PolicyChanged {
    static constexpr std::string_view wire = "policy-changed";
    CardId policy;
};
struct CouncilTurned {
    static constexpr std::string_view wire = "council-turned";
    bool decided;
    Player by;  ///< secured it this round; None: nobody, or it is resolved
};
struct EventRolled {
    static constexpr std::string_view wire = "event-rolled";
    EventRoll roll;
};
/// The Sponsored token; None: back on the First Regent tile (F123).
struct SponsorMoved {
    static constexpr std::string_view wire = "sponsor-moved";
    Ambition to;
};
/// So many lore cards nobody has seen are left in the Court deck.
struct UnknownLore {
    static constexpr std::string_view wire = "unknown-lore";
    std::int8_t cards;
};
/// So many action cards have left the campaign, and nobody says which (F803).
struct ActionsScrapped {
    static constexpr std::string_view wire = "actions-scrapped";
    std::int8_t cards;
};
/// A card with two sides shows this one.
struct CardTurned {
    static constexpr std::string_view wire = "card-turned";
    CardId card;
    bool back;
};
struct FlagshipMoved {
    static constexpr std::string_view wire = "flagship-moved";
    Player player;
    SystemId to;  ///< None: back to the box
};
/// A city or starport from the supply comes onto a Flagship board.
struct FlagshipBuilt {
    static constexpr std::string_view wire = "flagship-built";
    Player player;
    FlagshipPlace place;
    BuildingType type;
    bool damaged;
};
/// One hit: what is fresh there is damaged, what is damaged becomes `taker`'s Trophy; without a taker it goes
/// home.
struct FlagshipHit {
    static constexpr std::string_view wire = "flagship-hit";
    Player player;
    FlagshipPlace place;
    Player taker;
};
struct FlagshipRepaired {
    static constexpr std::string_view wire = "flagship-repaired";
    Player player;
    FlagshipPlace place;
};
/// What is there goes back to the supply.
struct FlagshipCleared {
    static constexpr std::string_view wire = "flagship-cleared";
    Player player;
    FlagshipPlace place;
};
/// A ship was built at the Flagship this turn, or its Slipstream Drive was used.
struct FlagshipUsed {
    static constexpr std::string_view wire = "flagship-used";
    Player player;
    bool slipstream;
};

struct CommonwealthMarked {
    static constexpr std::string_view wire = "commonwealth-marked";
    Ambition where;  ///< None: back onto the Founder's Fate card
};
/// A Fate's token comes to lie here, or shows another side; `place` is that of the token, or the next one.
struct TokenLaid {
    static constexpr std::string_view wire = "map-token-placed";
    static constexpr std::string_view later = " 0 no none none none -1";
    std::int8_t place;
    LaidToken token;
};
struct TokenScrapped {
    static constexpr std::string_view wire = "map-token-scrapped";
    std::int8_t place;
};
/// A Passage comes to lie at the gate; ships and tokens go into the Twisted Passage, buildings home (F2203).
struct GateBroken {
    static constexpr std::string_view wire = "gate-broken";
    std::int8_t place;  ///< of the Passage
    SystemId gate;
};
/// From now on these pieces of this owner lie there; more come from the supply, fewer go back to it.
struct PiecesLaid {
    static constexpr std::string_view wire = "pieces-laid";
    PilePlace place;
    Player owner;
    Pieces pieces;
};

struct Asked {
    static constexpr std::string_view wire = "asked";
    Pending pending;
};
struct Answered {
    static constexpr std::string_view wire = "answered";
};
struct AskChanged {
    static constexpr std::string_view wire = "ask-changed";
    Pending pending;
};

struct Conceded {
    static constexpr std::string_view wire = "conceded";
    Player player;
};
struct DepthSet {
    static constexpr std::string_view wire = "depth-set";
    Depth depth;
};
struct StrictnessSet {
    static constexpr std::string_view wire = "strictness-set";
    Strictness strictness;
};

}  // namespace reach::event

namespace reach {

using Event = std::variant<
    event::TurnStarted, event::CardPlayed, event::ExtraCardPlayed, event::InitiativeMoved, event::Passed,
    event::HandChanged, event::HandSet, event::Declared, event::Acted, event::PipSpent, event::PreludeEnded,
    event::GrantGiven, event::GrantUsed, event::WeaponReady, event::OnceUsed, event::TurnEnded,
    event::RoundEnded, event::ChapterEnded, event::ChapterStarted, event::ChapterSet, event::GameEnded,
    event::TokenMoved, event::SlotsSet, event::AgentsMoved, event::OutrageSet, event::CardMoved,
    event::DeckShuffled, event::ShipsPlaced, event::ShipsMoved, event::ShipHit, event::ShipRepaired,
    event::ShipsCounted, event::BuildingPlaced, event::PiecesScrapped, event::SlotTaxed, event::MayMoveAgain,
    event::DiceCollected, event::BuildingUsed, event::BuildingRepaired, event::BuildingHit,
    event::BuildingRemoved, event::CitiesElsewhere, event::SystemForgotten, event::SystemKnown,
    event::TrophiesSet, event::TrophiesReturned, event::CaptivesReturned, event::BattleStarted,
    event::DiceRolled, event::KeysGained, event::CityOutstanding, event::BattleEnded, event::PowerGained,
    event::MarkersReturned, event::MarkerSet, event::Asked, event::Answered, event::AskChanged,
    event::Conceded, event::DepthSet, event::StrictnessSet, event::FleetJoined, event::ActStarted,
    event::FateTaken, event::ObjectiveMoved, event::FateResolved, event::TitleTurned, event::FirstRegentMoved,
    event::PolicyChanged, event::CouncilTurned, event::EventRolled, event::UnknownLore, event::FlagshipMoved,
    event::FlagshipBuilt, event::FlagshipHit, event::FlagshipRepaired, event::FlagshipCleared,
    event::FlagshipUsed, event::SponsorMoved, event::CommonwealthMarked, event::TokenLaid,
    event::TokenScrapped, event::PipGained, event::ActionsScrapped, event::CardTurned, event::PiecesLaid,
    event::GateBroken>;

}  // namespace reach
