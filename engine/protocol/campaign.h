#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"

#include <string_view>

/// The Blighted Reach: Acts, Fates, the Empire, events, Summits. command.h and event.h explain commands and
/// events.
namespace reach::command {

/// "event 3 crisis moon": the number die and the event die (BR p.13). "event 3" and "event moon": only one
/// die is rolled (BR p.5, p.7). "event crisis moon": the other symbol of the event die counts too (F504).
struct RollEvent {
    std::int8_t cluster = -1;  ///< 0-5; -1: the number die was not rolled
    Spot symbol = Spot::Gate;  ///< Gate: the event die was not rolled
    bool crisis = false;       ///< false: the Edict symbol

    friend constexpr bool operator==(const RollEvent&, const RollEvent&) = default;
};

/// "red calls summit" (BR p.16).
struct CallSummit {
    Player player = Player::None;

    friend constexpr bool operator==(const CallSummit&, const CallSummit&) = default;
};

/// Actions of the caller of a Summit besides returning Favors (BR p.16).
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
        /// Piece, system and which: "red cedes ship 4-hex to blue", "red cedes city 4-hex damaged to blue".
        Cede,
        Delegate,  ///< "red delegates BC05 to blue": card
        Promise,   ///< "red promises favor to blue"
        /// A resource: "red gives fuel to blue", from a card "red gives fuel from F302 to blue"; a piece and
        /// color: "red gives captives yellow to blue", "red gives banners to blue"; a Golem or a lore card
        /// (F514): "red gives warrior to blue", "red gives L03 to blue".
        Give,
        Invite,  ///< "red invites blue"
        /// The holder of the Monopoly consents to a gift of its resource (F319): "white consents fuel to
        /// red"; the Advocate (F414): "white consents guilds to red".
        Consent,
        Share,    ///< "red shares 4-hex to blue": a Rumor with one of red's agents (F1212)
        Forgive,  ///< "red forgives psionic to blue": blue's Outrage becomes red's Favor (F1411)
        Broker,   ///< "red brokers 4-gate to blue": red makes peace in the cluster, and blue agrees (F1511)
        Buy,      ///< "red buys 4-gate to blue": the same, for a Favor that red returns (F1511)
    } kind = Kind::Give;
    Player from = Player::None;
    Player to = Player::None;
    Player color = Player::None;  ///< Give: the owner of the piece
    TrophyKind piece =
        TrophyKind::None;  ///< Cede: Ships, Cities, Starports; Give: a Trophy, Captives or Favors
    Resource resource = Resource::None;
    SystemId system = SystemId::None;
    CardId card = CardId::None;
    Golem golem = Golem::None;
    Which which{};

    friend constexpr bool operator==(const DealPart&, const DealPart&) = default;
};

/// "deal red gives fuel to blue, blue promises favor to red": all parts happen at once (BR p.17). "red
/// returns 2 blue, blue gives fuel to red": returned Favors and the part that they force (BR p.16).
struct Deal {
    Player player = Player::None;  ///< the player who returns Favors; None: all agree
    Player rival = Player::None;   ///< the player whose Favors are returned
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

/// "done": the table finished a task of Ask::AtTable and corrected the state.
struct Done {
    friend constexpr bool operator==(const Done&, const Done&) = default;
};

using CampaignCommands = Types<RollEvent, CallSummit, CallToOrder, Deal, EndSummit, ResolveEvent, Done>;

}  // namespace reach::command

namespace reach::event {

// The Blighted Reach

struct ActStarted {
    static constexpr std::string_view wire = "act-started";
    std::int8_t act;

    void apply(State& s) const;
};
struct FateTaken {
    static constexpr std::string_view wire = "fate-taken";
    Player player;
    std::int8_t fate;

    void apply(State& s) const;
};
struct ObjectiveMoved {
    static constexpr std::string_view wire = "objective-moved";
    Player player;
    std::int8_t to;  ///< space of the Power track; -1: off the track

    void apply(State& s) const;
};
/// The objective of this Act is completed or failed.
struct FateResolved {
    static constexpr std::string_view wire = "fate-resolved";
    Player player;
    bool completed;

    void apply(State& s) const;
};
struct TitleTurned {
    static constexpr std::string_view wire = "title-turned";
    Player player;
    Title title;

    void apply(State& s) const;
};
struct FirstRegentMoved {
    static constexpr std::string_view wire = "first-regent-moved";
    Player to;

    void apply(State& s) const;
};
struct PolicyChanged {
    static constexpr std::string_view wire = "policy-changed";
    CardId policy;

    void apply(State& s) const;
};
struct CouncilTurned {
    static constexpr std::string_view wire = "council-turned";
    bool decided;
    Player by;  ///< secured it this round; None: no player, or it is resolved

    void apply(State& s) const;
};
struct EventRolled {
    static constexpr std::string_view wire = "event-rolled";
    EventRoll roll;

    void apply(State& s) const;
};
/// The Sponsored token; None: back on the First Regent tile (F123).
struct SponsorMoved {
    static constexpr std::string_view wire = "sponsor-moved";
    Ambition to;

    void apply(State& s) const;
};
/// The number of unknown lore cards left in the Court deck.
struct UnknownLore {
    static constexpr std::string_view wire = "unknown-lore";
    std::int8_t cards;

    void apply(State& s) const;
};
/// The number of action cards that have left the campaign; it is not known which (F803).
struct ActionsScrapped {
    static constexpr std::string_view wire = "actions-scrapped";
    std::int8_t cards;

    void apply(State& s) const;
};
/// A card with two sides is turned to this side.
struct CardTurned {
    static constexpr std::string_view wire = "card-turned";
    CardId card;
    bool back;

    void apply(State& s) const;
};
/// Records a gift of this Summit by a player whose objective does not count it when it comes back.
struct GiftNoted {
    static constexpr std::string_view wire = "gift-noted";
    SummitGift gift;

    void apply(State& s) const;
};
/// The first recorded gift equal to this one came back. Without a giver: the Summit is over, and all recorded
/// gifts are deleted.
struct GiftForgotten {
    static constexpr std::string_view wire = "gift-forgotten";
    SummitGift gift;

    void apply(State& s) const;
};
struct CommonwealthMarked {
    static constexpr std::string_view wire = "commonwealth-marked";
    Ambition where;  ///< None: back onto the Founder's Fate card

    void apply(State& s) const;
};

using CampaignEvents =
    Types<ActStarted, FateTaken, ObjectiveMoved, FateResolved, TitleTurned, FirstRegentMoved, PolicyChanged,
          CouncilTurned, EventRolled, SponsorMoved, UnknownLore, ActionsScrapped, CardTurned,
          CommonwealthMarked, GiftNoted, GiftForgotten>;

}  // namespace reach::event
