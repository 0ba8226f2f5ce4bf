#include "engine/rules/fate_tokens.h"

#include "engine/fates/counts.h"

#include <algorithm>

namespace reach {

int tokensOf(const State& state, FateToken kind) {
    return static_cast<int>(std::ranges::count(state.campaign.tokens, kind, &MapToken::kind));
}

int tokensAt(const State& state, FateToken kind, SystemId system) {
    return static_cast<int>(std::ranges::count(state.campaign.tokens, MapToken{kind, system}));
}

void placeFateToken(Draft& d, FateToken kind, SystemId system) {
    const auto& tokens = d.state().campaign.tokens;
    if (!tokens.full()) d.emit(event::MapTokenPlaced{static_cast<std::int8_t>(tokens.size()), kind, system});
}

void moveFateToken(Draft& d, std::size_t place, SystemId to) {
    const FateToken kind = d.state().campaign.tokens[place].kind;
    d.emit(event::MapTokenPlaced{static_cast<std::int8_t>(place), kind, to});
}

void scrapFateToken(Draft& d, FateToken kind, SystemId system) {
    const auto& tokens = d.state().campaign.tokens;
    const auto* found = std::ranges::find(tokens, MapToken{kind, system});
    if (found != tokens.end())
        d.emit(event::MapTokenScrapped{static_cast<std::int8_t>(found - tokens.begin())});
}

void scrapFateTokens(Draft& d, FateToken kind) {
    for (std::size_t i = d.state().campaign.tokens.size(); i-- > 0;)
        if (d.state().campaign.tokens[i].kind == kind)
            d.emit(event::MapTokenScrapped{static_cast<std::int8_t>(i)});
}

SystemId portal(const State& state) {
    const auto* found = std::ranges::find(state.campaign.tokens, FateToken::Portal, &MapToken::kind);
    return found == state.campaign.tokens.end() ? SystemId::None : found->at;
}

bool holdsPortal(const State& state, Player player) {
    const SystemId at = portal(state);
    return at != SystemId::None && counts::holds(state, at, player);
}

}  // namespace reach
