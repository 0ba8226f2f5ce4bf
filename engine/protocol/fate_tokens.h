#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Tokens of Fates, and piles on cards (core/campaign.h). command.h and event.h explain commands and events.

namespace reach::event {

/// Lays or turns a token of a Fate. `place`: its index among the tokens in play, or the next free index for a
/// new one.
struct TokenLaid {
    static constexpr std::string_view wire = "map-token-placed";
    static constexpr std::string_view later = " 0 no none none none -1";
    std::int8_t place;
    LaidToken token;

    void apply(State& s) const;
};
struct TokenScrapped {
    static constexpr std::string_view wire = "map-token-scrapped";
    std::int8_t place;

    void apply(State& s) const;
};
/// Lays a Passage at the gate. Ships and tokens move into the Twisted Passage, and buildings return home
/// (F2203).
struct GateBroken {
    static constexpr std::string_view wire = "gate-broken";
    std::int8_t place;  ///< index of the Passage token
    SystemId gate;

    void apply(State& s) const;
};
/// Sets the pieces of this owner in a pile. Additional pieces come from the supply, and removed pieces return
/// to it.
struct PiecesLaid {
    static constexpr std::string_view wire = "pieces-laid";
    static constexpr std::string_view later = " 0";
    PilePlace place;
    Player owner;
    Pieces pieces;
    std::int8_t damaged;  ///< how many of the ships are damaged

    void apply(State& s) const;
};

using FateTokensEvents = Types<TokenLaid, TokenScrapped, GateBroken, PiecesLaid>;

}  // namespace reach::event
