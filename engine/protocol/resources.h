#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Resource tokens (Base p.17). command.h and event.h explain commands and events.
namespace reach::command {

/// "blue spends fuel", "blue spends relic as fuel": the Prelude action of a token (Base p.17). "blue spends
/// fuel from 3": the token in slot 3. "blue spends warrior": the Prelude action of a Golem (F506).
struct Spend {
    Player player = Player::None;
    Resource token = Resource::None;
    Resource as = Resource::None;  ///< equals token unless a card lets it count as another resource
    Golem golem = Golem::None;     ///< instead of a token
    std::int8_t slot = 0;          ///< from 1; 0: the slot with this token that is cheapest to raid

    friend constexpr bool operator==(const Spend&, const Spend&) = default;
};

/// "red discards fuel": one token (Base p.17). "red exports": three of them in Negotiations (F301B).
struct Discard {
    Player player = Player::None;
    Resource resource = Resource::None;  ///< None, and no Golem: three of them, of which the player is asked
    Golem golem = Golem::None;           ///< instead of a token: "red discards warrior" (F505)

    friend constexpr bool operator==(const Discard&, const Discard&) = default;
};

/// "red arranges material none fuel none none none": the six slots, left to right (Base p.17). "red arranges
/// warrior none fuel none none none": a Golem fills one slot (F505). A Golem that is not named stays in its
/// slot.
struct Arrange {
    Player player = Player::None;
    std::array<Resource, kResourceSlots> slots{};
    std::array<Golem, kResourceSlots> golems{};

    friend constexpr bool operator==(const Arrange&, const Arrange&) = default;
};

using ResourcesCommands = Types<Spend, Discard, Arrange>;

}  // namespace reach::command

namespace reach::event {

/// The place of a resource token.
enum class TokenPlace : std::uint8_t {
    Supply,
    Slot,
    Overflow,
    Tray,
    Planet,
    Trust,
    AmbitionBox,
    Frozen,
    Card,  ///< on a card, not frozen (Pile)
    Box,   ///< scrapped
};
/// A token moves. `fromSlot`, `toSlot`: the slot for Slot, the system for Planet, unused otherwise. `card`:
/// the card for Card.
struct TokenMoved {
    static constexpr std::string_view wire = "token-moved";
    static constexpr std::string_view later = " none";
    Resource token;
    TokenPlace from;
    Player fromPlayer;
    std::int8_t fromSlot;
    TokenPlace to;
    Player toPlayer;
    std::int8_t toSlot;
    CardId card = CardId::None;

    void apply(State& s) const;
};
struct SlotsSet {
    static constexpr std::string_view wire = "slots-set";
    static constexpr std::string_view later = " none";
    Player player;
    std::array<Resource, kResourceSlots> slots;

    void apply(State& s) const;
};
struct OutrageSet {
    static constexpr std::string_view wire = "outrage-set";
    Player player;
    Resource resource;
    OutrageMark mark;

    void apply(State& s) const;
};

using ResourcesEvents = Types<TokenMoved, SlotsSet, OutrageSet>;

}  // namespace reach::event
