#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"

#include <string_view>

/// Depth, strictness and corrections. command.h and event.h explain commands and events.
namespace reach::command {

/// "depth board".
struct SetDepth {
    Depth depth = Depth::Turn;

    friend constexpr bool operator==(const SetDepth&, const SetDepth&) = default;
};

/// "strictness strict".
struct SetStrictness {
    Strictness strictness = Strictness::Advise;

    friend constexpr bool operator==(const SetStrictness&, const SetStrictness&) = default;
};

/// The value that a correction sets. The comment lists the fields of Correct that it reads.
enum class Field : std::uint8_t {
    Power,        ///< player, value
    Hand,         ///< player, value; -1: unknown
    Slots,        ///< player, slots
    Outrage,      ///< player, resource, value 0 or 1
    Captives,     ///< player, rival, value
    Trophies,     ///< player, rival, piece or agents, value
    Cities,       ///< player, value: cities off the board; cities not on the map stand in unknown places
    Card,         ///< card, player; without a player, value is the CardPile
    CourtCard,    ///< place (0-5), card
    CourtAgents,  ///< card, player, value
    Initiative,   ///< player
    Chapter,      ///< value: its number; the round, the seen cards and the open questions stay
    Marker,       ///< place (0-2), ambition, value 1: flipped
    Ships,        ///< system, player, ships
    Buildings,    ///< system, buildings: all of them
    PlanetType,   ///< system, resource: a token on the planet's icon; None: the printed type
    Empty,        ///< system: known and empty
    Unknown,      ///< system
    // The Blighted Reach
    Title,         ///< player, value: 0 Regent, 1 Outlaw
    Objective,     ///< player, value: space of the marker; -1: off the track
    Favors,        ///< player, rival, value
    FirstRegent,   ///< player; None: no player
    Trust,         ///< resource, value
    Council,       ///< value: 1 decided, 0 in session
    Attached,      ///< place (0-5), card: above the Court card; None: no card (BR p.27)
    Sponsored,     ///< ambition: the place of the Sponsored token; None: on the First Regent tile (F123)
    Frozen,        ///< player, resource, value: on the player's cards (BR p.27)
    Flagship,      ///< player, system; None: the player has no Flagship
    Upgrade,       ///< player, flagshipPlace, buildings: the building there, or none
    Commonwealth,  ///< ambition: the place of the Commonwealth marker; None: on its Fate card (F214)
    Token,         ///< token, value: the number of such tokens in that place with that side up
    Side,          ///< card, value 1: its back is up
    Scrapped,      ///< value: action cards out of the campaign (F803)
    Pile,          ///< card, or system for a token there; resource, or player and trophy; value
};

/// The destination of a corrected card that no player holds.
enum class CardPile : std::uint8_t { Discard, Deck, Box, Booklet, Stack, Actions };

inline constexpr int kCardPiles = 6;

/// "correct red power 12", "correct 4-hex red ships 2+1": sets a value of the state to that of the table.
/// Always allowed within the counts of the box. Pieces come from and return to their supplies.
struct Correct {
    Field field = Field::Power;
    Player player = Player::None;
    Player rival = Player::None;
    SystemId system = SystemId::None;
    Resource resource = Resource::None;
    Ambition ambition = Ambition::None;
    CardId card = CardId::None;
    TrophyKind trophy = TrophyKind::Ships;
    std::int16_t value = 0;
    std::int8_t place = 0;
    Ships ships;
    std::array<Resource, kResourceSlots> slots{};
    FixedVector<Building, 3> buildings;
    FlagshipPlace flagshipPlace{};
    LaidToken token{};

    friend constexpr bool operator==(const Correct&, const Correct&) = default;
};

using TableCommands = Types<SetDepth, SetStrictness, Correct>;

}  // namespace reach::command

namespace reach::event {

struct DepthSet {
    static constexpr std::string_view wire = "depth-set";
    Depth depth;

    void apply(State& s) const;
};
struct StrictnessSet {
    static constexpr std::string_view wire = "strictness-set";
    Strictness strictness;

    void apply(State& s) const;
};

using TableEvents = Types<DepthSet, StrictnessSet>;

}  // namespace reach::event
