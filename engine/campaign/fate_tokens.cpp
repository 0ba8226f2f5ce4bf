#include "engine/campaign/fate_tokens.h"

#include "engine/campaign/passages.h"
#include "engine/map/board.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {
namespace {

/// True when the tokens lie in the same way. The slot that a Golem fills does not matter.
bool areAlike(LaidToken one, const LaidToken& other) {
    one.slot = other.slot;
    return one == other;
}
/// Returns the index of a token that lies in the same way, or the size of the list.
std::size_t findLike(const State& state, const LaidToken& wanted) {
    const auto& tokens = state.campaign.tokens;
    const auto like = [&](const LaidToken& token) { return areAlike(token, wanted); };
    return static_cast<std::size_t>(std::ranges::find_if(tokens, like) - tokens.begin());
}

template <typename Fits>
void scrapThose(Draft& d, Fits fits) {
    for (std::size_t i = d.state().campaign.tokens.size(); i-- > 0;)
        if (fits(d.state().campaign.tokens[i])) d.emit(event::TokenScrapped{static_cast<std::int8_t>(i)});
}

}  // namespace

std::size_t placeForToken(const State& state, const LaidToken& wanted) {
    const auto& tokens = state.campaign.tokens;
    const auto fits = [&](const LaidToken& token) {
        return token.kind == wanted.kind && token.isAside() &&
               (token.number == wanted.number || token.number == 0 || wanted.number == 0);
    };
    return static_cast<std::size_t>(std::ranges::find_if(tokens, fits) - tokens.begin());
}

int tokensOf(const State& state, FateToken kind) {
    return static_cast<int>(std::ranges::count(state.campaign.tokens, kind, &LaidToken::kind));
}

int tokensAt(const State& state, FateToken kind, SystemId system) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [&](const LaidToken& token) {
        return token.kind == kind && token.at == system && (system != SystemId::None || token.isAside());
    }));
}

void takeToken(Draft& d, const LaidToken& token) {
    const auto& tokens = d.state().campaign.tokens;
    if (tokensOf(d.state(), token.kind) < tokenKind(token.kind).inTheBox)
        d.emit(event::TokenLaid{static_cast<std::int8_t>(tokens.size()), token});
}

void takeTokens(Draft& d, FateToken kind) {
    const TokenKind& box = tokenKind(kind);
    const bool numbered = static_cast<int>(box.which.size()) == box.inTheBox;
    for (std::int8_t number = 1; number <= box.inTheBox; ++number) {
        LaidToken token{.kind = kind};
        if (numbered) token.number = number;
        takeToken(d, token);
    }
}

void layToken(Draft& d, LaidToken token) {
    if (token.kind != FateToken::Ceasefire) token.at = standIn(d.state(), token.at);
    const std::size_t place = placeForToken(d.state(), token);
    if (place == d.state().campaign.tokens.size()) return takeToken(d, token);
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
}

void placeFateToken(Draft& d, FateToken kind, SystemId system) {
    layToken(d, {.kind = kind, .at = system});
}

void moveFateToken(Draft& d, std::size_t place, SystemId to) {
    LaidToken token = d.state().campaign.tokens[place];
    token.at = to;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
}

void returnToken(Draft& d, const LaidToken& token) {
    const std::size_t place = findLike(d.state(), token);
    if (place < d.state().campaign.tokens.size())
        d.emit(
            event::TokenLaid{static_cast<std::int8_t>(place), {.kind = token.kind, .number = token.number}});
}

void scrapToken(Draft& d, const LaidToken& token) {
    const std::size_t place = findLike(d.state(), token);
    if (place < d.state().campaign.tokens.size())
        d.emit(event::TokenScrapped{static_cast<std::int8_t>(place)});
}

void scrapFateToken(Draft& d, FateToken kind, SystemId system) {
    const auto& tokens = d.state().campaign.tokens;
    const auto* found = std::ranges::find_if(
        tokens, [&](const LaidToken& token) { return token.kind == kind && token.at == system; });
    if (found != tokens.end()) d.emit(event::TokenScrapped{static_cast<std::int8_t>(found - tokens.begin())});
}

void scrapFateTokens(Draft& d, FateToken kind) {
    scrapThose(d, [&](const LaidToken& token) { return token.kind == kind; });
}

void scrapAside(Draft& d, FateToken kind) {
    scrapThose(d, [&](const LaidToken& token) {
        return token.kind == kind && token.isAside() && !isPsionic(token);
    });
}

void scrapFromMap(Draft& d, FateToken kind) {
    scrapThose(d, [&](const LaidToken& token) { return token.kind == kind && token.at != SystemId::None; });
}

void turnTokens(Draft& d, FateToken kind, bool turned) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != kind || token.turned == turned) continue;
        token.turned = turned;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}

namespace campaign {

int tokensLike(const State& state, const LaidToken& token) {
    return static_cast<int>(std::ranges::count_if(
        state.campaign.tokens, [&](const LaidToken& other) { return areAlike(other, token); }));
}

int tokenToughness(const State& state, Player owner, SystemId system) {
    int sum = 0;
    for (const LaidToken& token : state.campaign.tokens)
        if (const int hits = tokenKind(token.kind).hits;
            token.at == system && hits > 0 && ownerOf(state, token.kind) == owner)
            sum += token.turned ? hits : 2 * hits;
    return sum;
}

int tokenUnderHit(const State& state, FateToken kind, Player owner, SystemId system) {
    if (tokenKind(kind).hits == 0 || ownerOf(state, kind) != owner) return -1;
    const auto& tokens = state.campaign.tokens;
    for (const bool damaged : {true, false})
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].kind == kind && tokens[i].at == system && tokens[i].turned == damaged)
                return static_cast<int>(i);
    return -1;
}

}  // namespace campaign

void harmToken(Draft& d, int place, Player taker) {
    LaidToken token = d.state().campaign.tokens[static_cast<std::size_t>(place)];
    const Player owner = ownerOf(d.state(), token.kind);
    const bool destroyed = token.turned;
    token.turned = !destroyed;
    if (destroyed) token.at = SystemId::None;
    if (destroyed && taker != owner) token.player = taker;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
    if (!destroyed || taker == owner || !isColor(owner) || !isColor(taker)) return;
    tell<&CampaignSeams::afterLosingToken>(d, owner, token.kind, taker);
}

void repairToken(Draft& d, int place) {
    LaidToken token = d.state().campaign.tokens[static_cast<std::size_t>(place)];
    token.turned = false;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(place), token});
}

void passTrophy(Draft& d, FateToken kind, Player from, Player to) {
    const auto& tokens = d.state().campaign.tokens;
    const auto* found = std::ranges::find_if(
        tokens, [&](const LaidToken& token) { return token.kind == kind && token.player == from; });
    if (found == tokens.end()) return;
    const Player taker = ownerOf(d.state(), kind) == to ? Player::None : to;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(found - tokens.begin()),
                            {.kind = kind, .number = found->number, .player = taker}});
}

}  // namespace reach
