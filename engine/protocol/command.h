#pragma once

#include "engine/core/state.h"

#include <variant>

/// What the table tells the engine: one small struct for each entry of a game record (engine/record/README.md
/// has an example of every one). A command holds what people said, never what follows from it.
namespace reach::command {

/// "red leads construction 4", "white copies": a card is played (Base p.8, p.10).
struct PlayCard {
    Player player = Player::None;
    PlayMode mode = PlayMode::Lead;
    ActionCard card = ActionCard::FaceDown;

    friend constexpr bool operator==(const PlayCard&, const PlayCard&) = default;
};

/// "red passes": the initiative goes on (Base p.8).
struct Pass {
    Player player = Player::None;

    friend constexpr bool operator==(const Pass&, const Pass&) = default;
};

/// "red declares warlord": from the lead card, or by the leave of a card's text (Base p.9).
struct Declare {
    Player player = Player::None;
    Ambition ambition = Ambition::None;

    friend constexpr bool operator==(const Declare&, const Declare&) = default;
};

/// "white seizes": with an extra card face down, or by the leave of a card's text (Base p.10).
struct Seize {
    Player player = Player::None;

    friend constexpr bool operator==(const Seize&, const Seize&) = default;
};

/// "red ends prelude": free actions of spent resources are declined, and what was spent returns before a pip
/// pays (Base p.17, p.20).
struct EndPrelude {
    Player player = Player::None;

    friend constexpr bool operator==(const EndPrelude&, const EndPrelude&) = default;
};

/// "red ends turn".
struct EndTurn {
    Player player = Player::None;

    friend constexpr bool operator==(const EndTurn&, const EndTurn&) = default;
};

/// "blue spends fuel", "blue spends relic as fuel": a token's Prelude action (Base p.17). "blue spends
/// warrior": a Golem's (F506).
struct Spend {
    Player player = Player::None;
    Resource token = Resource::None;
    Resource as = Resource::None;  ///< equals token unless a card lets it count as another
    Golem golem = Golem::None;     ///< in place of a token

    friend constexpr bool operator==(const Spend&, const Spend&) = default;
};

/// "red taxes 4-hex", "red taxes 4-hex blue": a city, one's own unless named (Base p.12); "red taxes 4-hex
/// damaged": that one of two. "red taxes 4-hex slot": an empty slot; "red taxes 4-gate fuel": what a city of
/// several types yields; both by a card's leave.
struct Tax {
    Player player = Player::None;
    SystemId system = SystemId::None;
    Player owner = Player::None;      ///< None: an empty slot
    Resource gains = Resource::None;  ///< None: the only one it can be
    Which which{};

    friend constexpr bool operator==(const Tax&, const Tax&) = default;
};

/// The last two are tokens of Fates that are harmed and repaired like buildings.
enum class PieceKind : std::uint8_t { Ship, City, Starport, Banner, Bunker };

/// "red builds starport 4-hex" (Base p.12), "red builds ship 4-hex blue": at a Rival's starport, "red builds
/// city 4-hex outside": beside the slots; both by a card's leave. "red builds city hull", "red builds
/// starport ship-crane armor": on the Flagship board (BR p.22); "red builds ship 4-hex" may be at the
/// Flagship.
struct Build {
    Player player = Player::None;
    PieceKind piece = PieceKind::Ship;
    SystemId system = SystemId::None;  ///< None: on the Flagship board
    Player at = Player::None;          ///< whose starport; None: one's own
    bool outside = false;              ///< a city, beside the slots
    FlagshipPlace place{};
    Which which{};  ///< of a ship: the starport

    friend constexpr bool operator==(const Build&, const Build&) = default;
};

/// One step of a move, and the ships that stay there; at the last step all that are left stay.
struct Hop {
    SystemId to = SystemId::None;
    Ships drop;
    Ships dropFleet{};  ///< of the Imperial ships that move along

    friend constexpr bool operator==(const Hop&, const Hop&) = default;
};

/// "red moves 2+1 4-hex > 4-gate drops 1 > 5-gate": longer than one hop only as a Catapult move (Base p.13).
/// "red moves 2 fleet 1 4-hex > 4-gate": Imperial ships along with Loyal ones (BR p.10); "red moves flagship
/// 2 4-hex > 4-gate": the Flagship too, which stays with the last (BR p.22). "red moves slipstream flagship 0
/// 4-hex > 4-gate > 5-gate": by its Slipstream Drive, in the Prelude (BR p.25).
struct Move {
    Player player = Player::None;
    Ships ships;
    SystemId from = SystemId::None;
    FixedVector<Hop, 12> route;
    Ships fleet{};  ///< Imperial ships
    bool flagship = false;
    bool slipstream = false;

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// "red repairs ship 1-gate" (Base p.13); "red repairs ship 1-gate empire", "red repairs city 4-hex free":
/// what a Regent commands, and Free buildings one controls (BR p.10, p.15). "red repairs hull armor": on the
/// Flagship board (BR p.22). "red repairs banner 4-hex": a Loyal token (BR p.27). "red repairs city 4-hex
/// outside": that one of two.
struct Repair {
    Player player = Player::None;
    PieceKind piece = PieceKind::Ship;
    SystemId system = SystemId::None;  ///< None: on the Flagship board
    Player owner = Player::None;       ///< None: one's own
    FlagshipPlace place{};
    Which which{};

    friend constexpr bool operator==(const Repair&, const Repair&) = default;
};

/// "red influences BC05" (Base p.13).
struct Influence {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Influence&, const Influence&) = default;
};

/// "red secures BC05" (Base p.13).
struct Secure {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Secure&, const Secure&) = default;
};

/// "red battles blue 4-hex with 2 assault 1 raid" (Base p.14); "with nothing" where the defender's cards come
/// before the dice are collected. "red battles blue 4-hex fleet 1+1 with 3 assault": Imperial ships that
/// attack along (BR p.11); the defender may be the empire, the free states or the blight.
struct Battle {
    Player player = Player::None;
    Player defender = Player::None;
    SystemId system = SystemId::None;
    DiceCount dice{};
    Ships fleet{};

    friend constexpr bool operator==(const Battle&, const Battle&) = default;
};

/// "red collects 2 assault 1 raid": the dice, after the defender's cards.
struct Collect {
    Player player = Player::None;
    DiceCount dice{};

    friend constexpr bool operator==(const Collect&, const Collect&) = default;
};

/// "rolls assault hit+hit blank, raid key+building": what the dice show (Base p.14).
struct Roll {
    RolledFaces faces{};

    friend constexpr bool operator==(const Roll&, const Roll&) = default;
};

/// "rerolls skirmish blank blank > hit blank": what the dice showed that are rolled again, and what they show
/// now; none: "rerolls none".
struct Reroll {
    RolledFaces before{};
    RolledFaces after{};

    friend constexpr bool operator==(const Reroll&, const Reroll&) = default;
};

/// Which attacking ship takes a hit: one's own, or an Imperial one that attacks along (BR p.11), or which
/// Upgrade of the Flagship, its Armor first (BR p.23).
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
};

/// "red suffers fresh fresh damaged": which attacking ship takes each hit, in order (Base p.14);
/// "fresh-fleet": an Imperial one, "hull": the Flagship.
struct Suffer {
    Player player = Player::None;
    FixedVector<Hurt, 30> hits;

    friend constexpr bool operator==(const Suffer&, const Suffer&) = default;
};

/// What one hit lands on; the plain forms leave the condition open and take the damaged piece, if any, first.
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
    Banner,  ///< tokens of Fates, hit like buildings (F1003); every second hit tells on a Bunker (F1803)
    Bunker,
    SlipstreamDrive,  ///< an Upgrade of the Flagship, its Armor first (BR p.23); hit like buildings
    TractorBeam,
    ControlArray,
    DefenseArray,
    ShipCrane,
    Hull,
};

/// The Upgrade a hit is meant for; None.
constexpr Upgrade upgradeOf(Target target) {
    return target < Target::SlipstreamDrive
               ? Upgrade::None
               : static_cast<Upgrade>(index(target) - index(Target::SlipstreamDrive));
}
constexpr Upgrade upgradeOf(Hurt hurt) {
    return hurt < Hurt::SlipstreamDrive ? Upgrade::None
                                        : static_cast<Upgrade>(index(hurt) - index(Hurt::SlipstreamDrive));
}
constexpr Target targetOn(Upgrade upgrade) {
    return static_cast<Target>(index(Target::SlipstreamDrive) + index(upgrade));
}
constexpr Hurt hurtOn(Upgrade upgrade) {
    return static_cast<Hurt>(index(Hurt::SlipstreamDrive) + index(upgrade));
}

/// The token that is meant; only for a Banner and a Bunker.
constexpr FateToken tokenOf(Target target) {
    return target == Target::Banner ? FateToken::Banner : FateToken::Bunker;
}
constexpr FateToken tokenOf(PieceKind piece) {
    return piece == PieceKind::Banner ? FateToken::Banner : FateToken::Bunker;
}
constexpr bool isToken(Target target) {
    return target == Target::Banner || target == Target::Bunker;
}
constexpr bool isToken(PieceKind piece) {
    return piece == PieceKind::Banner || piece == PieceKind::Bunker;
}

/// The same ship, named as a target.
constexpr Target targetOf(Hurt hurt) {
    switch (hurt) {
        case Hurt::Damaged: return Target::DamagedShip;
        case Hurt::Fresh: return Target::FreshShip;
        case Hurt::DamagedFleet: return Target::DamagedFleet;
        case Hurt::FreshFleet: return Target::FreshFleet;
        default: return targetOn(upgradeOf(hurt));
    }
}

/// One hit that is dealt: "fresh-ship", "outside fresh-city".
struct Hit {
    Target target = Target::Ship;
    Which which{};  ///< of a building

    friend constexpr bool operator==(const Hit&, const Hit&) = default;
};

/// "red strikes ship ship starport": one target a hit, ship hits first, then building hits (Base p.14).
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

/// "red raids fuel", "red raids BC05", "red raids warrior": one thing, at its raid cost (Base p.16, F503).
/// Two of the three are None.
struct Raid {
    Player player = Player::None;
    Resource resource = Resource::None;
    CardId card = CardId::None;
    Golem golem = Golem::None;

    friend constexpr bool operator==(const Raid&, const Raid&) = default;
};

/// "red ends raid": keys left over are lost.
struct EndRaid {
    Player player = Player::None;

    friend constexpr bool operator==(const EndRaid&, const EndRaid&) = default;
};

/// "court BC11": the card drawn into the oldest gap of the Court row. Unknown: "court unknown".
struct Court {
    CardId card = CardId::Unknown;

    friend constexpr bool operator==(const Court&, const Court&) = default;
};

/// Kinds of pieces in Trophies; and, where a choice is among more than Trophies, agents held as Captives or
/// as Favors (BR p.16).
enum class TrophyKind : std::uint8_t {
    Ships,
    Agents,
    Cities,
    Starports,
    Captives,
    Favors,
    Banners,  ///< tokens that are Trophies (F1003, F1804)
    Bunkers,
    None = 0xFF,
};
constexpr bool isToken(TrophyKind kind) {
    return kind == TrophyKind::Banners || kind == TrophyKind::Bunkers;
}
constexpr FateToken tokenOf(TrophyKind kind) {
    return kind == TrophyKind::Banners ? FateToken::Banner : FateToken::Bunker;
}
/// Only for cities and starports.
constexpr BuildingType buildingOf(TrophyKind kind) {
    return kind == TrophyKind::Cities ? BuildingType::City : BuildingType::Starport;
}

/// What a card's text leaves to the player. Each ability documents which fields it reads; the rest stay
/// empty.
struct Choice {
    SystemId from = SystemId::None;  ///< printed with "from" in front
    SystemId system = SystemId::None;
    std::int8_t cluster = -1;  ///< 0-5; printed one higher
    Player player = Player::None;
    Resource resource = Resource::None;
    Resource gives = Resource::None;
    CardId card = CardId::None;
    TrophyKind piece = TrophyKind::None;
    std::int8_t count = -1;  ///< -1: not said
    Ships ships{};           ///< printed with "moving" in front
    bool flagship = false;   ///< it comes along with the ships, or alone
    Golem golem = Golem::None;
    Which which{};

    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

/// "red uses BC13", "red uses BC23 trade 4-hex blue gives relic": an ability of a card (Base p.20).
struct Use {
    Player player = Player::None;
    CardId card = CardId::None;
    std::uint8_t ability = 0;  ///< index into the card's abilities; printed by name when the card has several
    Choice choice;

    friend constexpr bool operator==(const Use&, const Use&) = default;
};

/// "red chooses cluster 4": the answer to a card's question.
struct Choose {
    Player player = Player::None;
    Choice choice;

    friend constexpr bool operator==(const Choose&, const Choose&) = default;
};

/// "red declines": the other answer, where the text says "may".
struct Decline {
    Player player = Player::None;

    friend constexpr bool operator==(const Decline&, const Decline&) = default;
};

/// "red puts L19 first": of questions that came up together, the one that is answered first (Base p.22).
struct PutFirst {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const PutFirst&, const PutFirst&) = default;
};

/// "red discards fuel": one token that has no room (Base p.17); "red discards warrior": a Golem (F505).
struct Discard {
    Player player = Player::None;
    Resource resource = Resource::None;
    Golem golem = Golem::None;  ///< in place of a token

    friend constexpr bool operator==(const Discard&, const Discard&) = default;
};

/// "red arranges material none fuel none none none": the six slots, left to right (Base p.17). "red arranges
/// warrior none fuel none none none": a Golem fills one of them (F505); one that is not named stays where it
/// lies.
struct Arrange {
    Player player = Player::None;
    std::array<Resource, kResourceSlots> slots{};
    std::array<Golem, kResourceSlots> golems{};

    friend constexpr bool operator==(const Arrange&, const Arrange&) = default;
};

/// "red takes LEAD05", "red takes L03": a leader or lore card, in the draft or after it (Base p.21).
struct Take {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Take&, const Take&) = default;
};

/// "red places 4-gate": fresh ships of a player without a home (Base p.22), or ships a card asks to place.
struct Place {
    Player player = Player::None;
    SystemId system = SystemId::None;

    friend constexpr bool operator==(const Place&, const Place&) = default;
};

/// "event 3 crisis moon": what the number die and the event die show (BR p.13); "event 3" and "event moon"
/// where only one is rolled (BR p.5, p.7), "event crisis moon" where its other symbol counts (F504).
struct RollEvent {
    std::int8_t cluster = -1;  ///< 0-5; -1: the number die was not rolled
    Spot symbol = Spot::Gate;  ///< Gate: the event die was not rolled
    bool crisis = false;       ///< else the Edict symbol

    friend constexpr bool operator==(const RollEvent&, const RollEvent&) = default;
};

/// "red calls summit" (BR p.16).
struct CallSummit {
    Player player = Player::None;

    friend constexpr bool operator==(const CallSummit&, const CallSummit&) = default;
};

/// What the caller of a Summit may do besides returning Favors (BR p.16).
enum class Politics : std::uint8_t { Petition, Leave, Revive };

/// "red petitions council", "red leaves empire", "red revives empire".
struct CallToOrder {
    Player player = Player::None;
    Politics what = Politics::Petition;

    friend constexpr bool operator==(const CallToOrder&, const CallToOrder&) = default;
};

/// One Negotiation action of a deal (BR p.17).
struct DealPart {
    enum class Kind : std::uint8_t {
        Cede,      ///< "red cedes ship 4-hex to blue", "red cedes city 4-hex damaged to blue": piece, system
                   ///< and which
        Delegate,  ///< "red delegates BC05 to blue": card
        Promise,   ///< "red promises favor to blue"
        Give,      ///< "red gives fuel to blue", "red gives captives yellow to blue", "red gives banners to
                   ///< blue": a resource, or piece and color; "red gives warrior to blue", "red gives L03 to
                   ///< blue": a Golem, or a lore card (F514)
        Invite,    ///< "red invites blue"
        Consent,   ///< "white consents fuel to red": who has the Monopoly of it, to whoever gives one (F319)
        Share,     ///< "red shares 4-hex to blue": a Rumor that red has an agent on (F1212)
    } kind = Kind::Give;
    Player from = Player::None;
    Player to = Player::None;
    Player color = Player::None;  ///< Give: whose piece it is
    TrophyKind piece =
        TrophyKind::None;  ///< Cede: Ships, Cities, Starports; Give: a Trophy, Captives or Favors
    Resource resource = Resource::None;
    SystemId system = SystemId::None;
    CardId card = CardId::None;
    Golem golem = Golem::None;
    Which which{};

    friend constexpr bool operator==(const DealPart&, const DealPart&) = default;
};

/// "deal red gives fuel to blue, blue promises favor to red": everything at once (BR p.17). "red returns 2
/// blue, blue gives fuel to red": Favors returned, and what they force (BR p.16).
struct Deal {
    Player player = Player::None;  ///< returns the Favors; None: all agree
    Player rival = Player::None;   ///< whose Favors
    std::int8_t favors = 0;
    FixedVector<DealPart, 6> parts;

    friend constexpr bool operator==(const Deal&, const Deal&) = default;
};

/// "red opens negotiations", "red ends summit" (BR p.16-17).
struct EndSummit {
    Player player = Player::None;
    bool opens = false;  ///< ends the Call to Order only

    friend constexpr bool operator==(const EndSummit&, const EndSummit&) = default;
};

/// "red resolves crises", "red resolves edicts": after the Imperial Council (BR p.14).
struct ResolveEvent {
    Player player = Player::None;
    bool crises = false;

    friend constexpr bool operator==(const ResolveEvent&, const ResolveEvent&) = default;
};

/// "done": what had to be resolved by hand is, and the state was corrected.
struct Done {
    friend constexpr bool operator==(const Done&, const Done&) = default;
};

/// "score": the chapter ends, and everything of Base p.18-19 is done.
struct Score {
    friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// "blue mulligans" and "blue keeps" (Base p.5, p.19).
struct Mulligan {
    Player player = Player::None;
    bool redraw = true;

    friend constexpr bool operator==(const Mulligan&, const Mulligan&) = default;
};

/// "blue concedes" (Base p.22).
struct Concede {
    Player player = Player::None;

    friend constexpr bool operator==(const Concede&, const Concede&) = default;
};

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

}  // namespace reach::command

namespace reach {

using Command = std::variant<
    command::PlayCard, command::Pass, command::Declare, command::Seize, command::EndTurn, command::Spend,
    command::Tax, command::Build, command::Move, command::Repair, command::Influence, command::Secure,
    command::Battle, command::Roll, command::Reroll, command::Suffer, command::Strike, command::Ransack,
    command::Raid, command::EndRaid, command::Court, command::Use, command::Choose, command::Decline,
    command::Discard, command::Arrange, command::Take, command::Collect, command::Place, command::Score,
    command::Mulligan, command::Concede, command::SetDepth, command::SetStrictness, command::PutFirst,
    command::RollEvent, command::CallSummit, command::CallToOrder, command::Deal, command::EndSummit,
    command::ResolveEvent, command::Done, command::EndPrelude, command::Correct>;

}  // namespace reach
