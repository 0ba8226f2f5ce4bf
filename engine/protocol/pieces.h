#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Ships and buildings on the map (Base p.12-13). command.h and event.h explain commands and events.
namespace reach::command {

/// "red taxes 4-hex", "red taxes 4-hex blue": a city, the player's own unless an owner is named (Base p.12).
/// "red taxes 4-hex damaged": the damaged one of two. "red taxes 4-hex slot": an empty slot. "red taxes
/// 4-gate fuel": the resource from a city of several types. The last two need a card.
struct Tax {
    Player player = Player::None;
    SystemId system = SystemId::None;
    Player owner = Player::None;      ///< None: an empty slot
    Resource gains = Resource::None;  ///< None: the only possible one
    Which which{};

    friend constexpr bool operator==(const Tax&, const Tax&) = default;
};

/// The last two are tokens of Fates that are harmed and repaired like buildings.
enum class PieceKind : std::uint8_t { Ship, City, Starport, Banner, Bunker };

/// "red builds starport 4-hex" (Base p.12). "red builds ship 4-hex blue": at a Rival's starport. "red builds
/// city 4-hex outside": beside the slots. Both of these need a card. "red builds city hull", "red builds
/// starport ship-crane armor": on the Flagship board (BR p.22). "red builds ship 4-hex" may be at the
/// Flagship.
struct Build {
    Player player = Player::None;
    PieceKind piece = PieceKind::Ship;
    SystemId system = SystemId::None;  ///< None: on the Flagship board
    Player at = Player::None;          ///< owner of the starport; None: the player
    bool outside = false;              ///< a city, beside the slots
    FlagshipPlace place{};
    Which which{};  ///< for a ship: the starport

    friend constexpr bool operator==(const Build&, const Build&) = default;
};

/// One step of a move, and the ships that stay there. At the last step all remaining ships stay.
struct Hop {
    SystemId to = SystemId::None;
    Ships drop;
    Ships dropFleet{};  ///< Imperial ships that stay

    friend constexpr bool operator==(const Hop&, const Hop&) = default;
};

/// "red moves 2+1 4-hex > 4-gate drops 1 > 5-gate": more than one hop is a Catapult move (Base p.13). "red
/// moves 2 fleet 1 4-hex > 4-gate": Imperial ships move with Loyal ones (BR p.10). "red moves flagship 2
/// 4-hex > 4-gate": the Flagship moves too and stays with the last ships (BR p.22). "red moves slipstream
/// flagship 0 4-hex > 4-gate > 5-gate": by its Slipstream Drive, in the Prelude (BR p.25). "red moves 2 of
/// blue 4-hex > 4-gate": a Rival's ships instead of own ships (F2404).
struct Move {
    Player player = Player::None;
    Ships ships;
    SystemId from = SystemId::None;
    FixedVector<Hop, 12> route;
    Ships fleet{};  ///< Imperial ships
    bool flagship = false;
    bool slipstream = false;
    Player of = Player::None;  ///< owner of the ships and the Flagship; None: the player

    constexpr Player owner() const { return of == Player::None ? player : of; }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// "red repairs ship 1-gate" (Base p.13). "red repairs ship 1-gate empire", "red repairs city 4-hex free":
/// ships that a Regent commands, and Free buildings that the player controls (BR p.10, p.15). "red repairs
/// hull armor": on the Flagship board (BR p.22). "red repairs banner 4-hex": a Loyal token (BR p.27). "red
/// repairs city 4-hex outside": one of two cities. "red repairs hull blue": for a Rival's ships (F2404).
struct Repair {
    Player player = Player::None;
    PieceKind piece = PieceKind::Ship;
    SystemId system = SystemId::None;  ///< None: on the Flagship board
    Player owner = Player::None;       ///< None: the player
    FlagshipPlace place{};
    Which which{};

    friend constexpr bool operator==(const Repair&, const Repair&) = default;
};

constexpr FateToken tokenOf(PieceKind piece) {
    return piece == PieceKind::Banner ? FateToken::Banner : FateToken::Bunker;
}

constexpr bool isToken(PieceKind piece) {
    return piece == PieceKind::Banner || piece == PieceKind::Bunker;
}

/// "red places 4-gate": fresh ships of a player without pieces on the map (Base p.22), or ships that a card
/// places.
struct Place {
    Player player = Player::None;
    SystemId system = SystemId::None;

    friend constexpr bool operator==(const Place&, const Place&) = default;
};

using PiecesCommands = Types<Tax, Build, Move, Repair, Place>;

}  // namespace reach::command

namespace reach::event {

/// Where removed ships or buildings go, or where placed ones come from.
enum class PieceEnd : std::uint8_t { Supply, Trophies, Elsewhere };
struct ShipsPlaced {
    static constexpr std::string_view wire = "ships-placed";
    Player player;
    SystemId system;
    std::int8_t fresh;
    std::int8_t damaged;

    void apply(State& s) const;
};
struct ShipsMoved {
    static constexpr std::string_view wire = "ships-moved";
    Player player;
    SystemId from;
    SystemId to;
    std::int8_t fresh;
    std::int8_t damaged;

    void apply(State& s) const;
};
/// The number of fresh ships in this system that just moved and may move once more; 0: none.
struct MayMoveAgain {
    static constexpr std::string_view wire = "may-move-again";
    SystemId system;
    std::int8_t ships;

    void apply(State& s) const;
};
/// One hit: a fresh ship is damaged, a damaged one becomes `taker`'s Trophy. Without a taker it returns to
/// its supply.
struct ShipHit {
    static constexpr std::string_view wire = "ship-hit";
    Player player;
    SystemId system;
    bool wasFresh;
    Player taker;
    bool attacker;  ///< an attacking ship of the current battle

    void apply(State& s) const;
};
struct ShipRepaired {
    static constexpr std::string_view wire = "ship-repaired";
    Player player;
    SystemId system;

    void apply(State& s) const;
};
struct ShipsCounted {
    static constexpr std::string_view wire = "ships-counted";
    Player player;
    SystemId system;
    std::int8_t fresh;
    std::int8_t damaged;

    void apply(State& s) const;
};
struct BuildingPlaced {
    static constexpr std::string_view wire = "building-placed";
    static constexpr std::string_view later = " no";
    Player player;
    BuildingType type;
    SystemId system;
    bool damaged;
    bool fromElsewhere;  ///< a city that was counted in an unknown place before
    bool outside;        ///< beside the slots

    void apply(State& s) const;
};
/// Pieces leave the game from the supply.
struct PiecesScrapped {
    static constexpr std::string_view wire = "pieces-scrapped";
    Player player;
    Pieces pieces;

    void apply(State& s) const;
};
struct SlotTaxed {
    static constexpr std::string_view wire = "slot-taxed";
    SystemId system;

    void apply(State& s) const;
};
struct BuildingUsed {
    static constexpr std::string_view wire = "building-used";
    SystemId system;
    std::int8_t at;

    void apply(State& s) const;
};
struct BuildingRepaired {
    static constexpr std::string_view wire = "building-repaired";
    SystemId system;
    std::int8_t at;

    void apply(State& s) const;
};
struct BuildingHit {
    static constexpr std::string_view wire = "building-hit";
    SystemId system;
    std::int8_t at;
    Player taker;

    void apply(State& s) const;
};
struct BuildingRemoved {
    static constexpr std::string_view wire = "building-removed";
    SystemId system;
    std::int8_t at;
    PieceEnd to;

    void apply(State& s) const;
};
struct CitiesElsewhere {
    static constexpr std::string_view wire = "cities-elsewhere";
    Player player;
    std::int8_t cities;

    void apply(State& s) const;
};
struct SystemForgotten {
    static constexpr std::string_view wire = "system-forgotten";
    SystemId system;

    void apply(State& s) const;
};
struct SystemKnown {
    static constexpr std::string_view wire = "system-known";
    SystemId system;

    void apply(State& s) const;
};
struct TrophiesSet {
    static constexpr std::string_view wire = "trophies-set";
    Player player;
    Player color;
    Pieces pieces;  ///< the difference comes from or goes to the supplies

    void apply(State& s) const;
};
/// Trophies of this owner go from one player to another. None of them is on its owner's board meanwhile.
struct TrophiesPassed {
    static constexpr std::string_view wire = "trophies-passed";
    Player from;
    Player to;
    Player color;
    Pieces pieces;  ///< so many pass

    void apply(State& s) const;
};
struct TrophiesReturned {
    static constexpr std::string_view wire = "trophies-returned";

    void apply(State& s) const;
};

using PiecesEvents =
    Types<ShipsPlaced, ShipsMoved, MayMoveAgain, ShipHit, ShipRepaired, ShipsCounted, BuildingPlaced,
          PiecesScrapped, SlotTaxed, BuildingUsed, BuildingRepaired, BuildingHit, BuildingRemoved,
          CitiesElsewhere, SystemForgotten, SystemKnown, TrophiesSet, TrophiesPassed, TrophiesReturned>;

}  // namespace reach::event
