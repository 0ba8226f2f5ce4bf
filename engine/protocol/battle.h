#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"
#include "engine/protocol/pieces.h"

#include <string_view>

/// Battles and raids (Base p.14-16). command.h and event.h explain commands and events.
namespace reach::command {

/// "red battles blue 4-hex with 2 assault 1 raid" (Base p.14). "with nothing": cards of the defender act
/// before the dice are collected. "red battles blue 4-hex fleet 1+1 with 3 assault": Imperial ships attack
/// too (BR p.11); the defender may be the empire, the free states or the blight. "red battles white 4-hex of
/// blue flagship 2 with 3 assault": ships of a Rival attack too (F2404).
struct Battle {
    Player player = Player::None;
    Player defender = Player::None;
    SystemId system = SystemId::None;
    DiceCount dice{};
    Ships fleet{};
    LentShips lent{};

    friend constexpr bool operator==(const Battle&, const Battle&) = default;
};

/// "red collects 2 assault 1 raid": the dice, after the defender's cards acted.
struct Collect {
    Player player = Player::None;
    DiceCount dice{};

    friend constexpr bool operator==(const Collect&, const Collect&) = default;
};

/// "rolls assault hit+hit blank, raid key+building": the faces of the dice (Base p.14).
struct Roll {
    RolledFaces faces{};

    friend constexpr bool operator==(const Roll&, const Roll&) = default;
};

/// "rerolls skirmish blank blank > hit blank": the faces of the rerolled dice before and after. "rerolls
/// none": no die is rerolled.
struct Reroll {
    RolledFaces before{};
    RolledFaces after{};

    friend constexpr bool operator==(const Reroll&, const Reroll&) = default;
};

/// The attacking ship that takes a hit: an own ship, or an Imperial ship that attacks too (BR p.11). For the
/// Flagship, the Upgrade that takes it, its Armor first (BR p.23). The same for ships that a Rival lends
/// (F2404).
enum class Hurt : std::uint8_t {
    Damaged,
    Fresh,
    DamagedFleet,
    FreshFleet,
    SlipstreamDrive,
    TractorBeam,
    ControlArray,
    DefenseArray,
    ShipCrane,
    Hull,
    DamagedLent,
    FreshLent,
    LentSlipstreamDrive,
    LentTractorBeam,
    LentControlArray,
    LentDefenseArray,
    LentShipCrane,
    LentHull,
};

/// "red suffers fresh fresh damaged": the attacking ship that takes each hit, in order (Base p.14).
/// "fresh-fleet": an Imperial ship, "hull": the Flagship, "fresh-lent" and "lent-hull": the same for a
/// Rival's ships.
struct Suffer {
    Player player = Player::None;
    FixedVector<Hurt, 30> hits;

    friend constexpr bool operator==(const Suffer&, const Suffer&) = default;
};

/// The target of one hit. The plain forms leave the condition open and take a damaged piece before a fresh
/// one.
enum class Target : std::uint8_t {
    Ship,
    FreshShip,
    DamagedShip,
    City,
    FreshCity,
    DamagedCity,
    Starport,
    FreshStarport,
    DamagedStarport,
    FreshFleet,  ///< Imperial ships that defend beside a Regent (BR p.11)
    DamagedFleet,
    Banner,  ///< tokens of Fates, hit like buildings (F1003); a Bunker takes two hits for each damage (F1803)
    Bunker,
    SlipstreamDrive,  ///< an Upgrade of the Flagship, its Armor first (BR p.23); hit like buildings
    TractorBeam,
    ControlArray,
    DefenseArray,
    ShipCrane,
    Hull,
};

/// Returns the Upgrade that a hit is meant for, or None.
constexpr Upgrade upgradeOf(Target target) {
    return target < Target::SlipstreamDrive
               ? Upgrade::None
               : static_cast<Upgrade>(index(target) - index(Target::SlipstreamDrive));
}

/// True for a ship or Flagship that a Rival lends.
constexpr bool isLent(Hurt hurt) {
    return hurt >= Hurt::DamagedLent;
}

constexpr Upgrade upgradeOf(Hurt hurt) {
    const Hurt first = isLent(hurt) ? Hurt::LentSlipstreamDrive : Hurt::SlipstreamDrive;
    return hurt < first ? Upgrade::None : static_cast<Upgrade>(index(hurt) - index(first));
}

constexpr Target targetOn(Upgrade upgrade) {
    return static_cast<Target>(index(Target::SlipstreamDrive) + index(upgrade));
}

constexpr Hurt hurtOn(Upgrade upgrade, bool lent = false) {
    const Hurt first = lent ? Hurt::LentSlipstreamDrive : Hurt::SlipstreamDrive;
    return static_cast<Hurt>(index(first) + index(upgrade));
}

/// Returns the token that is meant. For a Banner and a Bunker only.
constexpr FateToken tokenOf(Target target) {
    return target == Target::Banner ? FateToken::Banner : FateToken::Bunker;
}

constexpr bool isToken(Target target) {
    return target == Target::Banner || target == Target::Bunker;
}

/// Returns the target that names the same ship.
constexpr Target targetOf(Hurt hurt) {
    switch (hurt) {
        case Hurt::Damaged:
        case Hurt::DamagedLent: return Target::DamagedShip;
        case Hurt::Fresh:
        case Hurt::FreshLent: return Target::FreshShip;
        case Hurt::DamagedFleet: return Target::DamagedFleet;
        case Hurt::FreshFleet: return Target::FreshFleet;
        default: return targetOn(upgradeOf(hurt));
    }
}

/// One assigned hit: "fresh-ship", "outside fresh-city".
struct Hit {
    Target target = Target::Ship;
    Which which{};  ///< of a building

    friend constexpr bool operator==(const Hit&, const Hit&) = default;
};

/// "red strikes ship ship starport": one target for each hit, ship hits first, then building hits (Base
/// p.14).
struct Strike {
    Player player = Player::None;
    FixedVector<Hit, 24> targets;

    friend constexpr bool operator==(const Strike&, const Strike&) = default;
};

/// "red ransacks BC05" (Base p.16).
struct Ransack {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Ransack&, const Ransack&) = default;
};

/// "red raids fuel", "red raids BC05", "red raids warrior": one token, card or Golem, at its raid cost (Base
/// p.16, F503). The other two fields are None.
struct Raid {
    Player player = Player::None;
    Resource resource = Resource::None;
    CardId card = CardId::None;
    Golem golem = Golem::None;
    TrophyKind piece =
        TrophyKind::None;  ///< "red raids ships blue": a Trophy or a Captive of this color (F2402)
    Player color = Player::None;

    friend constexpr bool operator==(const Raid&, const Raid&) = default;
};

/// "red ends raid": unspent keys are lost.
struct EndRaid {
    Player player = Player::None;

    friend constexpr bool operator==(const EndRaid&, const EndRaid&) = default;
};

using BattleCommands = Types<Battle, Collect, Roll, Reroll, Suffer, Strike, Ransack, Raid, EndRaid>;

}  // namespace reach::command

namespace reach::event {

struct BattleStarted {
    static constexpr std::string_view wire = "battle-started";
    static constexpr std::string_view later = " none";
    Player attacker;
    Player defender;
    SystemId system;
    DiceCount dice;
    CardId by;  ///< the card that acts like a battle

    void apply(State& s) const;
};
struct DiceCollected {
    static constexpr std::string_view wire = "dice-collected";
    DiceCount dice;

    void apply(State& s) const;
};
struct DiceRolled {
    static constexpr std::string_view wire = "dice-rolled";
    RolledFaces faces;

    void apply(State& s) const;
};
struct KeysGained {
    static constexpr std::string_view wire = "keys-gained";
    std::int8_t keys;  ///< negative: spent

    void apply(State& s) const;
};
struct CityOutstanding {
    static constexpr std::string_view wire = "city-outstanding";
    Resource type;
    std::int8_t outrage;  ///< +1: Outrage to come, -1: provoked
    std::int8_t ransack;

    void apply(State& s) const;
};
/// Imperial ships join the attacker, or the defender (BR p.11).
struct FleetJoined {
    static constexpr std::string_view wire = "fleet-joined";
    std::int8_t fresh;
    std::int8_t damaged;
    bool defends;

    void apply(State& s) const;
};
/// A Rival's ships join the attacker (F2404).
struct LentShipsJoined {
    static constexpr std::string_view wire = "lent-ships-joined";
    Player of;
    std::int8_t fresh;
    std::int8_t damaged;
    bool flagship;

    void apply(State& s) const;
};
struct BattleEnded {
    static constexpr std::string_view wire = "battle-ended";

    void apply(State& s) const;
};

using BattleEvents = Types<BattleStarted, DiceCollected, DiceRolled, KeysGained, CityOutstanding, FleetJoined,
                           LentShipsJoined, BattleEnded>;

}  // namespace reach::event
