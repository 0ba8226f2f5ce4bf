#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"

#include <string_view>

/// What the table says of itself: how much is mirrored, and corrections. What commands and events are:
/// command.h, event.h.
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

/// What a correction sets. The fields of Correct it reads stand behind each.
enum class Field : std::uint8_t {
    Power,      ///< player, value
    Hand,       ///< player, value; -1: unknown
    Slots,      ///< player, slots
    Outrage,    ///< player, resource, value 0 or 1
    Captives,   ///< player, rival, value
    Trophies,   ///< player, rival, piece or agents, value
    Cities,     ///< player, value: cities off the board; beyond those on the map they stand in unknown places
    Card,       ///< card, player; of none: value says where (CardPile)
    CourtCard,  ///< place (0-5), card
    CourtAgents,  ///< card, player, value
    Initiative,   ///< player
    Chapter,      ///< value: its number; the round, the cards seen and who is asked stay
    Marker,       ///< place (0-2), ambition, value 1: flipped
    Ships,        ///< system, player, ships
    Buildings,    ///< system, buildings: all of them
    PlanetType,   ///< system, resource: a token on the planet's icon; None: what is printed
    Empty,        ///< system: known, and nothing there
    Unknown,      ///< system
    // The Blighted Reach
    Title,         ///< player, value: 0 Regent, 1 Outlaw
    Objective,     ///< player, value: space of the marker; -1: off the track
    Favors,        ///< player, rival, value
    FirstRegent,   ///< player; None: nobody
    Trust,         ///< resource, value
    Council,       ///< value: 1 decided, 0 in session
    Attached,      ///< place (0-5), card: above what lies in the Court; None: nothing (BR p.27)
    Sponsored,     ///< ambition: where the Sponsored token lies; None: on the First Regent tile (F123)
    Frozen,        ///< player, resource, value: on the player's cards (BR p.27)
    Flagship,      ///< player, system; None: the player has none
    Upgrade,       ///< player, flagshipPlace, buildings: what is there, or nothing
    Commonwealth,  ///< ambition: where the Commonwealth marker lies; None: on its Fate card (F214)
    Token,         ///< token, value: so many of them, showing this side, lie there
    Side,          ///< card, value 1: its back is up
    Scrapped,      ///< value: action cards out of the campaign (F803)
    Pile,          ///< card, or system for a token there; resource, or player and trophy; value
};

/// Where a correction lays a card that no player holds.
enum class CardPile : std::uint8_t { Discard, Deck, Box, Booklet, Stack, Actions };

inline constexpr int kCardPiles = 6;

/// "correct red power 12", "correct 4-hex red ships 2+1": the table's word against the app's. Always allowed
/// as long as it stays within the box's counts; pieces come from and go to their supplies.
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
