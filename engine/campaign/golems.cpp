#include "engine/campaign/golems.h"

#include "engine/contract/fate.h"
#include "engine/rules/court.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace reach {
namespace {

bool isGolem(const LaidToken& token, Golem golem) {
    return token.kind == FateToken::Golem && golem != Golem::None && token.number == index(golem);
}

/// Returns the token as it lies with this player.
LaidToken laidWith(const State& state, Player player) {
    if (const CardId hearth = hearthOf(state, player); hearth != CardId::None) return {.card = hearth};
    return {.player = player, .slot = static_cast<std::int8_t>(freeSlot(state, player))};
}

}  // namespace

Player golemHolder(const State& state, const LaidToken& token) {
    return token.card == CardId::None ? token.player : holderOf(state, token.card);
}

int golemsOf(const State& state, Player player) {
    return static_cast<int>(std::ranges::count_if(state.campaign.tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Golem && golemHolder(state, token) == player;
    }));
}

CardId hearthOf(const State& state, Player player) {
    return isColor(player) ? cardWith<&ResourceSeams::golemCost>(state, player) : CardId::None;
}

void layGolem(Draft& d, Golem golem, LaidToken token) {
    const LaidToken* now = golemToken(d.state(), golem);
    if (now == nullptr) return;
    token.kind = now->kind;
    token.number = now->number;
    if (token == *now) return;
    d.emit(event::TokenLaid{static_cast<std::int8_t>(now - d.state().campaign.tokens.begin()), token});
}

void takeGolem(Draft& d, Player taker, Golem golem) {
    const LaidToken* now = golemToken(d.state(), golem);
    if (now == nullptr || golemHolder(d.state(), *now) == taker) return;
    LaidToken token = laidWith(d.state(), taker);
    token.turned = now->turned;
    layGolem(d, golem, token);
}

void wakeGolem(Draft& d, Golem golem) {
    if (const LaidToken* now = golemToken(d.state(), golem)) {
        LaidToken token = *now;
        token.turned = false;
        layGolem(d, golem, token);
    }
}

FixedVector<Player, kPlayerColors> roomForGolem(const Game& game, Player player) {
    FixedVector<Player, kPlayerColors> rivals;
    forEachRival(game.setup, player, [&](Player rival) {
        if (freeSlot(game.state, rival) >= 0 || hearthOf(game.state, rival) != CardId::None)
            rivals.push(rival);
    });
    return rivals;
}

void passGolem(Draft& d, Player player, Golem golem) {
    const LaidToken* now = golemToken(d.state(), golem);
    if (now == nullptr) return;
    LaidToken token = *now;
    token.turned = true;
    const auto rivals = roomForGolem(d.game(), player);
    if (rivals.size() == 1) {
        token = laidWith(d.state(), rivals[0]);
        token.turned = true;
    } else if (rivals.size() > 1) {  // with no player until the player chooses one
        token = {.turned = true};
        d.ask({.ask = Ask::Resolve, .player = player, .card = golemSlots(), .memo = memo::OfGolem{golem}});
    }
    layGolem(d, golem, token);
}

namespace campaign {

const LaidToken* golemToken(const State& state, Golem golem) {
    const auto& tokens = state.campaign.tokens;
    const auto* found =
        std::ranges::find_if(tokens, [&](const LaidToken& token) { return isGolem(token, golem); });
    return found == tokens.end() ? nullptr : found;
}

Player golemHolder(const State& state, Golem golem) {
    const LaidToken* token = campaign::golemToken(state, golem);
    return token == nullptr ? Player::None : golemHolder(state, *token);
}

const LaidToken* golemIn(const State& state, Player player, int slot) {
    const auto& tokens = state.campaign.tokens;
    const auto* found = std::ranges::find_if(tokens, [&](const LaidToken& token) {
        return token.kind == FateToken::Golem && token.player == player && token.slot == slot;
    });
    return found == tokens.end() ? nullptr : found;
}

bool golemWaits(const Game& game, Player player) {
    if (campaign::golemIn(game.state, player, -1) == nullptr) return false;
    const auto& slots = game.state.of(player).slots;
    if (std::ranges::any_of(slots, [](Resource token) { return token != Resource::None; })) return true;
    return !roomForGolem(game, player).empty() &&
           std::ranges::any_of(kAllGolems, [&](Golem golem) { return hasGolem(game.state, player, golem); });
}

int raidCost(const State& state, Player defender, Golem golem) {
    const LaidToken* token = campaign::golemToken(state, golem);
    if (token == nullptr || !isColor(defender) || golemHolder(state, *token) != defender) return -1;
    if (isCard(token->card)) return cardOf(token->card).resources.golemCost;
    return token->slot >= 0 ? kSlotRaidCost[static_cast<std::size_t>(token->slot)] : -1;
}

void fitGolems(Draft& d, Player player) {
    for (std::size_t i = 0; i < d.state().campaign.tokens.size(); ++i) {
        LaidToken token = d.state().campaign.tokens[i];
        if (token.kind != FateToken::Golem || token.player != player) continue;
        const bool fits = token.slot >= 0 && isOpen(d.state(), player, token.slot) &&
                          d.of(player).slots[static_cast<std::size_t>(token.slot)] == Resource::None &&
                          campaign::golemIn(d.state(), player, token.slot) == &d.state().campaign.tokens[i];
        if (fits) continue;
        const auto slot = static_cast<std::int8_t>(freeSlot(d.state(), player));
        const CardId hearth = slot < 0 ? hearthOf(d.state(), player) : CardId::None;
        if (slot == token.slot && hearth == CardId::None) continue;
        token.slot = slot;
        token.card = hearth;
        if (hearth != CardId::None) token.player = Player::None;
        d.emit(event::TokenLaid{static_cast<std::int8_t>(i), token});
    }
}

}  // namespace campaign

CardId golemSlots() {
    return fateSetCard(5, 5);
}

void checkSpendingGolem(const Game& game, Player player, Golem golem, Verdict& v) {
    if (!hasGolem(game.state, player, golem)) return v.refuse(Rule::TokenNotHeld);
    checkPrelude(game, player, v);
    if (golemToken(game.state, golem)->turned) v.breaks(Rule::CardConditions, fateSetCard(5, 6));
}

void spendGolem(Draft& d, Player player, Golem golem) {
    markActed(d, player);
    tellLaws<&ResourceSeams::golemSpentByLaw>(d, player, golem);
    passGolem(d, player, golem);
}

}  // namespace reach
