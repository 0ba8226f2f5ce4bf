#pragma once

#include "engine/arcades/state.h"

#include <variant>

/// The commands of the table: one small struct for each entry of a record (engine/arcades/record/README.md
/// has an example of each). A command holds only what was entered, never its consequences.
namespace reach::arcades::command {

/// "red places agent 4-hex": in the cluster of the start card (Setup J).
struct PlaceAgent {
    Player player = Player::None;
    SystemId planet = SystemId::None;
    friend constexpr bool operator==(const PlaceAgent&, const PlaceAgent&) = default;
};
/// "start card 4": a start card drawn for the phantom or a bot.
struct StartCard {
    std::int8_t cluster = 0;
    friend constexpr bool operator==(const StartCard&, const StartCard&) = default;
};
/// "recruit": cards are dealt and drafted secretly (Recruit phase).
struct Recruit {
    friend constexpr bool operator==(const Recruit&, const Recruit&) = default;
};
/// "blue offers aggression 4, mobilization 7, aggression 1": the face-up cards from the left.
struct Offer {
    Player player = Player::None;
    FixedVector<ActionCard, kOffer> cards;
    friend constexpr bool operator==(const Offer&, const Offer&) = default;
};
/// "blue draws mobilization 3": the card joins the offer on the right.
struct Draw {
    Player player = Player::None;
    ActionCard card = ActionCard::None;
    friend constexpr bool operator==(const Draw&, const Draw&) = default;
};
/// "red plays aggression 4" (Action Phase, A).
struct Play {
    Player player = Player::None;
    ActionCard card = ActionCard::None;
    friend constexpr bool operator==(const Play&, const Play&) = default;
};
/// "red places 3 4-gate": the first ships, or ships by the card. "... spending material": the free action.
struct Place {
    Player player = Player::None;
    std::int8_t ships = 0;
    std::int8_t cluster = 0;
    bool spends = false;
    friend constexpr bool operator==(const Place&, const Place&) = default;
};
/// "red moves agent clockwise 6-hex collects 5-moon"; "... spending psionic".
struct MoveAgent {
    Player player = Player::None;
    bool counter = false;  ///< counter-clockwise
    SystemId to = SystemId::None;
    SystemId collects = SystemId::None;
    bool spends = false;
    friend constexpr bool operator==(const MoveAgent&, const MoveAgent&) = default;
};
/// "red moves phantom 4-hex" (2 Player Mode, Action phase).
struct MovePhantom {
    Player player = Player::None;
    SystemId to = SystemId::None;
    friend constexpr bool operator==(const MovePhantom&, const MovePhantom&) = default;
};
/// "red moves 2+1 4-gate > 5-gate"; "... spending fuel".
struct MoveShips {
    Player player = Player::None;
    Ships ships;
    std::int8_t from = 0;
    std::int8_t to = 0;
    bool spends = false;
    friend constexpr bool operator==(const MoveShips&, const MoveShips&) = default;
};
/// "red repairs 2 4-gate"; "... spending relic". Also answers Repair-bots.
struct Repair {
    Player player = Player::None;
    std::int8_t ships = 0;
    std::int8_t cluster = 0;
    bool spends = false;
    friend constexpr bool operator==(const Repair&, const Repair&) = default;
};
/// "red battles blue 4-gate with 2 assault 1 raid"; "... spending weapon".
struct Attack {
    Player player = Player::None;
    Player defender = Player::None;
    std::int8_t cluster = 0;
    DiceCount dice{};
    bool spends = false;
    friend constexpr bool operator==(const Attack&, const Attack&) = default;
};
/// "rolls assault hit+hit, raid key". As an answer to Ask::Reroll: the faces of all skirmish dice after the
/// reroll.
struct Roll {
    RolledFaces faces{};
    friend constexpr bool operator==(const Roll&, const Roll&) = default;
};
/// "red keeps": no second roll.
struct Keep {
    Player player = Player::None;
    friend constexpr bool operator==(const Keep&, const Keep&) = default;
};
/// "red suffers 2+1": two fresh ships are damaged, then one damaged ship is destroyed, possibly one of those
/// two.
struct Suffer {
    Player player = Player::None;
    Ships hits;
    friend constexpr bool operator==(const Suffer&, const Suffer&) = default;
};
/// "red strikes 2+1": the same for the defender's ships.
struct Strike {
    Player player = Player::None;
    Ships hits;
    friend constexpr bool operator==(const Strike&, const Strike&) = default;
};
/// "red steals fuel relic", "red steals nothing" (Battle C 4).
struct Steal {
    Player player = Player::None;
    FixedVector<Resource, kResourceSlots> resources;
    friend constexpr bool operator==(const Steal&, const Steal&) = default;
};
/// "red drives agent clockwise 6-hex" (Battle C 5).
struct DriveAway {
    Player player = Player::None;
    bool counter = false;
    SystemId to = SystemId::None;
    friend constexpr bool operator==(const DriveAway&, const DriveAway&) = default;
};
/// "red researches repair-bots".
struct Research {
    Player player = Player::None;
    Advance advance = Advance::None;
    friend constexpr bool operator==(const Research&, const Research&) = default;
};
/// "red colonizes 4-hex with fuel", "red colonizes 4-hex with fuel damaged". `damaged`: the ship that is
/// removed.
struct Colonize {
    Player player = Player::None;
    SystemId planet = SystemId::None;
    Resource resource = Resource::None;
    bool damaged = false;
    friend constexpr bool operator==(const Colonize&, const Colonize&) = default;
};
/// "red buys ships from blue for fuel", "... for power" (Core Concepts, Ships).
struct BuyBack {
    Player player = Player::None;
    Player holder = Player::None;
    Resource price = Resource::None;  ///< None: 1 Power
    friend constexpr bool operator==(const BuyBack&, const BuyBack&) = default;
};
/// "red declares 5": names the marker by the Power of its first place (Action Phase, A).
struct Declare {
    Player player = Player::None;
    std::int8_t power = 0;
    friend constexpr bool operator==(const Declare&, const Declare&) = default;
};
/// "red ends turn".
struct EndTurn {
    Player player = Player::None;
    friend constexpr bool operator==(const EndTurn&, const EndTurn&) = default;
};
/// "blue acts": the phantom or a bot takes its next step. Only the rules decide which step.
struct Act {
    Player player = Player::None;
    friend constexpr bool operator==(const Act&, const Act&) = default;
};
/// "red gains fuel": a resource of choice from the supply (Ambition phase, C).
struct Gain {
    Player player = Player::None;
    Resource resource = Resource::None;
    friend constexpr bool operator==(const Gain&, const Gain&) = default;
};
/// "red returns fuel": a resource without a slot (Core Concepts, Resources).
struct Return {
    Player player = Player::None;
    Resource resource = Resource::None;
    friend constexpr bool operator==(const Return&, const Return&) = default;
};
/// "red arranges fuel relic fuel".
struct Arrange {
    Player player = Player::None;
    FixedVector<Resource, kResourceSlots> slots;
    friend constexpr bool operator==(const Arrange&, const Arrange&) = default;
};
/// "strictness strict".
struct SetStrictness {
    Strictness strictness = Strictness::Advise;
    friend constexpr bool operator==(const SetStrictness&, const SetStrictness&) = default;
};

/// The subject of a correction.
enum class About : std::uint8_t {
    Power,      ///< "correct red power 12"
    Hand,       ///< "correct red hand 3"
    Ships,      ///< "correct 4-gate red ships 2+1": from or to the supply
    Agent,      ///< "correct red agent 4-hex"
    City,       ///< "correct 4-hex city red", "... red fresh", "... none"
    Token,      ///< "correct 4-hex resource on", "... off": from or to the supply
    Resources,  ///< "correct red resources fuel relic", "... none"
    Trophies,   ///< "correct red trophies blue 2": from or to blue's supply
    Advance,    ///< "correct red advance colonies on"
    /// "correct marker 9 cluster 4", "correct marker 9 available": turned to the side with this number.
    Marker,
    Initiative,  ///< "correct initiative red"
    Chapter,     ///< "correct chapter 2"
};

/// Sets a value of the state to that of the table. Always allowed within the counts of the box.
struct Correct {
    About about = About::Power;
    Player player = Player::None;
    Player other = Player::None;       ///< owner of the Trophies
    SystemId system = SystemId::None;  ///< a gate for ships
    Ships ships;
    std::int16_t number =
        0;            ///< Power, cards, Trophies, chapter; of a marker its place; advance and token: 1 on
    bool on = false;  ///< a fresh city, an advance, a token, a marker's orange side
    Advance advance = Advance::None;
    std::int8_t cluster = -1;  ///< of a marker; -1: available
    FixedVector<Resource, kResourceSlots> resources;
    friend constexpr bool operator==(const Correct&, const Correct&) = default;
};

/// One number for each player, by colour.
using Told = std::array<std::int8_t, kPlayerColors>;

/// "red wins 4-gate with red 3 blue 2": the trick, and the influence in the cluster of the winner's agent.
/// "scores 4-gate with red 3", "... with nothing": a cluster at the end of a chapter. "scores resources with
/// red 2": the resources left at that time. Only at Depth::Score.
struct Score {
    Player winner = Player::None;  ///< of the trick
    std::int8_t cluster = -1;      ///< -1: resources
    Told told{};
    friend constexpr bool operator==(const Score&, const Score&) = default;
};

}  // namespace reach::arcades::command

namespace reach::arcades {

using Command =
    std::variant<command::PlaceAgent, command::StartCard, command::Recruit, command::Offer, command::Draw,
                 command::Play, command::Place, command::MoveAgent, command::MovePhantom, command::MoveShips,
                 command::Repair, command::Attack, command::Roll, command::Keep, command::Suffer,
                 command::Strike, command::Steal, command::DriveAway, command::Research, command::Colonize,
                 command::BuyBack, command::Declare, command::EndTurn, command::Act, command::Gain,
                 command::Return, command::Arrange, command::SetStrictness, command::Correct, command::Score>;

}  // namespace reach::arcades
