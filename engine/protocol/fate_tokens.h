#pragma once

#include "engine/core/state.h"
#include "engine/core/types.h"

#include <string_view>

/// Tokens that Fates bring, and what lies on cards (core/campaign.h). What commands and events are:
/// command.h, event.h.

namespace reach::event {

/// A Fate's token comes to lie here, or shows another side; `place` is that of the token, or the next one.
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
/// A Passage comes to lie at the gate; ships and tokens go into the Twisted Passage, buildings home (F2203).
struct GateBroken {
    static constexpr std::string_view wire = "gate-broken";
    std::int8_t place;  ///< of the Passage
    SystemId gate;

    void apply(State& s) const;
};
/// From now on these pieces of this owner lie there; more come from the supply, fewer go back to it.
struct PiecesLaid {
    static constexpr std::string_view wire = "pieces-laid";
    static constexpr std::string_view later = " 0";
    PilePlace place;
    Player owner;
    Pieces pieces;
    std::int8_t damaged;  ///< of the ships

    void apply(State& s) const;
};

using FateTokensEvents = Types<TokenLaid, TokenScrapped, GateBroken, PiecesLaid>;

}  // namespace reach::event
