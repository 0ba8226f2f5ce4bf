#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"
#include "engine/protocol/cards.h"

#include <string_view>

/// The Blighted Reach: Acts, Fates, the Empire, events, Summits. What commands and events are: command.h,
/// event.h.
namespace reach::command {

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
        Consent,   ///< "white consents fuel to red": who has the Monopoly of it, to whoever gives one (F319);
                   ///< "white consents guilds to red": the Advocate (F414)
        Share,     ///< "red shares 4-hex to blue": a Rumor that red has an agent on (F1212)
        Forgive,   ///< "red forgives psionic to blue": blue's Outrage becomes red's Favor (F1411)
        Broker,  ///< "red brokers 4-gate to blue": red makes peace in the cluster, and blue is for it (F1511)
        Buy,     ///< "red buys 4-gate to blue": so is blue, for a Favor that red returns (F1511)
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

/// "done": what only the table can do or know is done (Ask::AtTable), and the state was corrected.
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
    Player by;  ///< secured it this round; None: nobody, or it is resolved

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
/// So many lore cards nobody has seen are left in the Court deck.
struct UnknownLore {
    static constexpr std::string_view wire = "unknown-lore";
    std::int8_t cards;

    void apply(State& s) const;
};
/// So many action cards have left the campaign, and nobody says which (F803).
struct ActionsScrapped {
    static constexpr std::string_view wire = "actions-scrapped";
    std::int8_t cards;

    void apply(State& s) const;
};
/// A card with two sides shows this one.
struct CardTurned {
    static constexpr std::string_view wire = "card-turned";
    CardId card;
    bool back;

    void apply(State& s) const;
};
/// What somebody gave in this Summit whose objective does not count it when it comes back.
struct GiftNoted {
    static constexpr std::string_view wire = "gift-noted";
    SummitGift gift;

    void apply(State& s) const;
};
/// The first noted gift like this one came back; without a giver: the Summit is over, and all are forgotten.
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
