#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// The Court, its cards and agents (Base p.13). command.h and event.h explain commands and events.
namespace reach::command {

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

/// "court BC11": the card drawn into the oldest gap of the Court row. Unknown: "court unknown".
struct Court {
    CardId card = CardId::Unknown;

    friend constexpr bool operator==(const Court&, const Court&) = default;
};

/// "red takes LEAD05", "red takes L03": a leader or lore card, in the draft or after it (Base p.21).
struct Take {
    Player player = Player::None;
    CardId card = CardId::None;

    friend constexpr bool operator==(const Take&, const Take&) = default;
};

using CourtCommands = Types<Influence, Secure, Court, Take>;

}  // namespace reach::command

namespace reach::event {

/// The place of an agent.
enum class AgentPlace : std::uint8_t { Supply, Court, Captives, Trophies, Outrage, Favors };
/// The place of a card of the Court.
enum class CardPlace : std::uint8_t {
    Deck,
    Bottom,
    Discard,
    Court,
    Player,
    Resolving,
    Played,
    Box,
    Booklet,   ///< the rules booklet (BR p.9)
    Attached,  ///< above a card of the Court (BR p.27)
    Stack,     ///< the Faithful stack (F801)
    Actions,   ///< among the action cards; with a player: in that hand
};
/// Agents of one colour move. `fromAt`, `toAt`: the Court place or the Outrage icon.
struct AgentsMoved {
    static constexpr std::string_view wire = "agents-moved";
    Player color;
    std::int8_t count;
    AgentPlace from;
    Player fromPlayer;
    std::int8_t fromAt;
    AgentPlace to;
    Player toPlayer;
    std::int8_t toAt;

    void apply(State& s) const;
};
/// A card of the Court moves. `fromAt`, `toAt`: the Court place, or the place among the played cards.
struct CardMoved {
    static constexpr std::string_view wire = "card-moved";
    CardId card;
    CardPlace from;
    Player fromPlayer;
    std::int8_t fromAt;
    CardPlace to;
    Player toPlayer;
    std::int8_t toAt;

    void apply(State& s) const;
};
struct DeckShuffled {
    static constexpr std::string_view wire = "deck-shuffled";

    void apply(State& s) const;
};
/// All Captives return to their supplies, except those of `keeper`.
struct CaptivesReturned {
    static constexpr std::string_view wire = "captives-returned";
    static constexpr std::string_view later = " none";
    Player keeper = Player::None;

    void apply(State& s) const;
};

/// Sets the number of this owner's ships among the player's Captives. The difference comes from or goes to
/// the owner's supply (F1012).
struct CaptiveShipsSet {
    static constexpr std::string_view wire = "captive-ships-set";
    Player player;
    Player owner;
    std::int8_t ships;

    void apply(State& s) const;
};

using CourtEvents = Types<AgentsMoved, CardMoved, DeckShuffled, CaptivesReturned, CaptiveShipsSet>;

}  // namespace reach::event
