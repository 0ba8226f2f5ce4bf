#pragma once

#include "engine/arcades/bots/step.h"
#include "engine/arcades/command.h"

/// What happened on the table: the only things that change a state (evolve.cpp). Each is one plain fact.
/// Those marked "told" change nothing; they say why something else happened.
namespace reach::arcades::event {

struct PhaseBegan {
    Phase phase;
};
struct ChapterBegan {
    std::int8_t chapter;
};
struct RoundBegan {
    std::int8_t round;
};
struct TurnBegan {
    Player player;
};
struct StageReached {
    Stage stage;
};
struct AgentMoved {
    Player player;
    SystemId to;
};
/// From the supply to a gate.
struct ShipsPlaced {
    Player player;
    std::int8_t cluster;
    std::int8_t ships;
};
struct ShipsMoved {
    Player player;
    std::int8_t from;
    std::int8_t to;
    Ships ships;
};
struct ShipsRepaired {
    Player player;
    std::int8_t cluster;
    std::int8_t ships;
};
/// So many fresh ships are damaged, then so many damaged ones destroyed: Trophies of `taker`, or back in
/// their supply when there is none.
struct ShipsHit {
    Player player;
    std::int8_t cluster;
    Ships hits;
    Player taker;
};
/// Out of the game.
struct ShipRemoved {
    Player player;
    std::int8_t cluster;
    bool damaged;
};
/// Ships of one colour from somebody's Trophies to their supply.
struct TrophiesReturned {
    Player holder;
    Player owner;
    std::int8_t ships;
};
struct CityBuilt {
    Player player;
    SystemId planet;
    bool fresh;
};
struct CityFreshened {
    SystemId planet;
};
enum class Why : std::uint8_t {
    RoundScored,
    ClusterScored,
    TrophiesReturned,
    ResourcesSpent,
    BoughtBack,
    BotResource,   ///< a bot in place of a resource
    BotDestroyed,  ///< a bot in place of Trophies
    BotIdle,       ///< step 7
    Compensation
};
struct PowerChanged {
    Player player;
    std::int16_t by;
    Why why;
};
/// From a planet to a player's slots; to the supply when there is none.
struct TokenTaken {
    Player player;
    SystemId planet;
};
struct TokenPlaced {
    SystemId planet;
};
/// From the supply.
struct ResourceGained {
    Player player;
    Resource resource;
};
/// To the supply.
struct ResourceSpent {
    Player player;
    Resource resource;
    bool returned;  ///< for want of a slot
};
/// Paid for ships.
struct ResourceGiven {
    Player from;
    Player to;
    Resource resource;
};
/// Out of a slot, from 0; those to the right of it move up. To nobody, for a bot: to the supply.
struct ResourceStolen {
    Player from;
    Player to;
    std::int8_t slot;
};
struct Arranged {
    Player player;
    FixedVector<Resource, kResourceSlots> slots;
};
/// The moment for arranging is over, for everybody.
struct ArrangingEnded {};
struct Researched {
    Player player;
    Advance advance;
};
struct Colonized {};
struct StartCardDrawn {
    std::int8_t cluster;
};
struct StartPileShuffled {};
/// The cards a person has after the draft.
struct HandDealt {
    Player player;
    std::int8_t cards;
};
struct OfferShown {
    Player player;
    FixedVector<ActionCard, kOffer> cards;
};
struct CardDrawn {
    Player player;
    ActionCard card;
};
struct CardPlayed {
    Player player;
    ActionCard card;
};
/// A person did not follow the suit led in this round.
struct SuitRenounced {
    Player player;
    Suit suit;
    std::int8_t round;
};
/// Told: and now they have a card of it; the entry of that round and this one do not go together.
struct RevokeFound {
    Player player;
    Suit suit;
    std::int8_t round;
};
struct CardUsed {
    Use use;
    std::int8_t points;
};
struct PointsSpent {
    std::int8_t points;
};
struct InitiativeTaken {
    Player player;
};
/// Told: influence of everybody in a cluster, by colour, and what the first two places pay.
struct ClusterScored {
    std::int8_t cluster;
    std::array<std::int8_t, kPlayerColors> influence;
    Prize prize;
};
struct MarkerPlaced {
    std::int8_t marker;
    std::int8_t cluster;
    Player player;
};
struct ZeroMarkerPlaced {};
struct MarkersReturned {};
struct MarkerTurned {
    std::int8_t marker;
};
struct BattleBegan {
    Battle battle;
};
struct DiceRolled {
    RolledFaces faces;
    bool again;
};
struct BattleStepped {
    BattleStep step;
};
struct Asked {
    Pending pending;
};
struct Answered {
    std::int8_t left;  ///< of what was asked; 0: all is answered
};
/// Told: what the phantom or a bot does now, and why.
struct BotActed {
    BotStep step;
};
struct MainActionTaken {};
struct StrictnessSet {
    Strictness strictness;
};
struct GameEnded {
    Player winner;
};
struct Corrected {
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
