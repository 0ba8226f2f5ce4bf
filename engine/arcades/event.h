#pragma once

#include "engine/arcades/bots/step.h"
#include "engine/arcades/command.h"

#include <string_view>

/// The events on the table, which alone change a state (evolve.cpp). Each is one plain fact. Events marked
/// "told" change nothing; they give the reason for other events. `wire` is the event's name in journals and
/// never changes. The fields are written in order (wire.h).
namespace reach::arcades::event {

struct PhaseBegan {
    static constexpr std::string_view wire = "phase-began";
    Phase phase;
};
struct ChapterBegan {
    static constexpr std::string_view wire = "chapter-began";
    std::int8_t chapter;
};
struct RoundBegan {
    static constexpr std::string_view wire = "round-began";
    std::int8_t round;
};
struct TurnBegan {
    static constexpr std::string_view wire = "turn-began";
    Player player;
};
struct StageReached {
    static constexpr std::string_view wire = "stage-reached";
    Stage stage;
};
struct AgentMoved {
    static constexpr std::string_view wire = "agent-moved";
    Player player;
    SystemId to;
};
/// Ships move from the supply to a gate.
struct ShipsPlaced {
    static constexpr std::string_view wire = "ships-placed";
    Player player;
    std::int8_t cluster;
    std::int8_t ships;
};
struct ShipsMoved {
    static constexpr std::string_view wire = "ships-moved";
    Player player;
    std::int8_t from;
    std::int8_t to;
    Ships ships;
};
struct ShipsRepaired {
    static constexpr std::string_view wire = "ships-repaired";
    Player player;
    std::int8_t cluster;
    std::int8_t ships;
};
/// The first number of fresh ships is damaged, then the second number of damaged ships is destroyed.
/// Destroyed ships become Trophies of `taker`, or return to their supply without a taker.
struct ShipsHit {
    static constexpr std::string_view wire = "ships-hit";
    Player player;
    std::int8_t cluster;
    Ships hits;
    Player taker;
};
/// A ship leaves the game.
struct ShipRemoved {
    static constexpr std::string_view wire = "ship-removed";
    Player player;
    std::int8_t cluster;
    bool damaged;
};
/// Ships of one colour return from a player's Trophies to their supply.
struct TrophiesReturned {
    static constexpr std::string_view wire = "trophies-returned";
    Player holder;
    Player owner;
    std::int8_t ships;
};
struct CityBuilt {
    static constexpr std::string_view wire = "city-built";
    Player player;
    SystemId planet;
    bool fresh;
};
struct CityFreshened {
    static constexpr std::string_view wire = "city-freshened";
    SystemId planet;
};
enum class Why : std::uint8_t {
    RoundScored,
    ClusterScored,
    TrophiesReturned,
    ResourcesSpent,
    BoughtBack,
    BotResource,   ///< a bot gains it instead of a resource
    BotDestroyed,  ///< a bot gains it instead of Trophies
    BotIdle,       ///< step 7
    Compensation
};
struct PowerChanged {
    static constexpr std::string_view wire = "power-changed";
    Player player;
    std::int16_t by;
    Why why;
};
/// A token moves from a planet to a player's slots, or to the supply without a player.
struct TokenTaken {
    static constexpr std::string_view wire = "token-taken";
    Player player;
    SystemId planet;
};
struct TokenPlaced {
    static constexpr std::string_view wire = "token-placed";
    SystemId planet;
};
/// A resource is gained from the supply.
struct ResourceGained {
    static constexpr std::string_view wire = "resource-gained";
    Player player;
    Resource resource;
};
/// A resource returns to the supply.
struct ResourceSpent {
    static constexpr std::string_view wire = "resource-spent";
    Player player;
    Resource resource;
    bool returned;  ///< because it has no slot
};
/// A resource pays for ships.
struct ResourceGiven {
    static constexpr std::string_view wire = "resource-given";
    Player from;
    Player to;
    Resource resource;
};
/// A resource is stolen from a slot, counted from 0. Resources to the right of it move up. Without a
/// receiver, for a bot, it goes to the supply.
struct ResourceStolen {
    static constexpr std::string_view wire = "resource-stolen";
    Player from;
    Player to;
    std::int8_t slot;
};
struct Arranged {
    static constexpr std::string_view wire = "arranged";
    Player player;
    FixedVector<Resource, kResourceSlots> slots;
};
/// No player may arrange any more.
struct ArrangingEnded {
    static constexpr std::string_view wire = "arranging-ended";
};
struct Researched {
    static constexpr std::string_view wire = "researched";
    Player player;
    Advance advance;
};
struct Colonized {
    static constexpr std::string_view wire = "colonized";
};
struct StartCardDrawn {
    static constexpr std::string_view wire = "start-card-drawn";
    std::int8_t cluster;
};
struct StartPileShuffled {
    static constexpr std::string_view wire = "start-pile-shuffled";
};
/// The number of a person's cards after the draft.
struct HandDealt {
    static constexpr std::string_view wire = "hand-dealt";
    Player player;
    std::int8_t cards;
};
struct OfferShown {
    static constexpr std::string_view wire = "offer-shown";
    Player player;
    FixedVector<ActionCard, kOffer> cards;
};
struct CardDrawn {
    static constexpr std::string_view wire = "card-drawn";
    Player player;
    ActionCard card;
};
struct CardPlayed {
    static constexpr std::string_view wire = "card-played";
    Player player;
    ActionCard card;
};
/// A person did not follow the suit led in this round.
struct SuitRenounced {
    static constexpr std::string_view wire = "suit-renounced";
    Player player;
    Suit suit;
    std::int8_t round;
};
/// Told: the person now has a card of that suit. The entry of that round and this one contradict each other.
struct RevokeFound {
    static constexpr std::string_view wire = "revoke-found";
    Player player;
    Suit suit;
    std::int8_t round;
};
struct CardUsed {
    static constexpr std::string_view wire = "card-used";
    Use use;
    std::int8_t points;
};
struct PointsSpent {
    static constexpr std::string_view wire = "points-spent";
    std::int8_t points;
};
struct InitiativeTaken {
    static constexpr std::string_view wire = "initiative-taken";
    Player player;
};
/// Told: the influence of all players in a cluster, by colour, and the Power of the first two places.
struct ClusterScored {
    static constexpr std::string_view wire = "cluster-scored";
    std::int8_t cluster;
    std::array<std::int8_t, kPlayerColors> influence;
    Prize prize;
};
struct MarkerPlaced {
    static constexpr std::string_view wire = "marker-placed";
    std::int8_t marker;
    std::int8_t cluster;
    Player player;
};
struct ZeroMarkerPlaced {
    static constexpr std::string_view wire = "zero-marker-placed";
};
struct MarkersReturned {
    static constexpr std::string_view wire = "markers-returned";
};
struct MarkerTurned {
    static constexpr std::string_view wire = "marker-turned";
    std::int8_t marker;
};
struct BattleBegan {
    static constexpr std::string_view wire = "battle-began";
    Battle battle;
};
struct DiceRolled {
    static constexpr std::string_view wire = "dice-rolled";
    RolledFaces faces;
    bool again;
};
struct BattleStepped {
    static constexpr std::string_view wire = "battle-stepped";
    BattleStep step;
};
struct Asked {
    static constexpr std::string_view wire = "asked";
    Pending pending;
};
struct Answered {
    static constexpr std::string_view wire = "answered";
    std::int8_t left;  ///< open part of the question; 0: it is answered
};
/// Told: the step of the phantom or a bot, with its reason.
struct BotActed {
    static constexpr std::string_view wire = "bot-acted";
    BotStep step;
};
struct MainActionTaken {
    static constexpr std::string_view wire = "main-action-taken";
};
struct StrictnessSet {
    static constexpr std::string_view wire = "strictness-set";
    Strictness strictness;
};
struct GameEnded {
    static constexpr std::string_view wire = "game-ended";
    Player winner;
};
struct Corrected {
    static constexpr std::string_view wire = "corrected";
    command::Correct correction;
};

}  // namespace reach::arcades::event

namespace reach::arcades {

/// In order of their topics.
using Event = std::variant<
    event::PhaseBegan, event::ChapterBegan, event::RoundBegan, event::TurnBegan, event::StageReached,
    event::AgentMoved, event::ShipsPlaced, event::ShipsMoved, event::ShipsRepaired, event::ShipsHit,
    event::ShipRemoved, event::TrophiesReturned, event::CityBuilt, event::CityFreshened, event::PowerChanged,
    event::TokenTaken, event::TokenPlaced, event::ResourceGained, event::ResourceSpent, event::ResourceGiven,
    event::ResourceStolen, event::Arranged, event::ArrangingEnded, event::Researched, event::Colonized,
    event::StartCardDrawn, event::StartPileShuffled, event::HandDealt, event::OfferShown, event::CardDrawn,
    event::CardPlayed, event::SuitRenounced, event::RevokeFound, event::CardUsed, event::PointsSpent,
    event::InitiativeTaken, event::ClusterScored, event::MarkerPlaced, event::ZeroMarkerPlaced,
    event::MarkersReturned, event::MarkerTurned, event::BattleBegan, event::DiceRolled, event::BattleStepped,
    event::Asked, event::Answered, event::BotActed, event::MainActionTaken, event::StrictnessSet,
    event::GameEnded, event::Corrected>;

}  // namespace reach::arcades
