#include "engine/rules/resources.h"

#include "engine/contract/catalogue.h"
#include "engine/contract/fate.h"
#include "engine/contract/golems.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>

namespace reach {

using event::TokenPlace;

namespace {

/// Tokens in the Trust have no owner.
Player ownerOf(const TokenSource& source, Player from) {
    return source.place == TokenPlace::Trust ? Player::None : from;
}

/// Returns the player's card that may hold a token of this type as soon as it is taken, or None.
CardId storeFor(const State& state, Player player, Resource token, bool stolen) {
    const CardId hoard = hoardOf(state, player);
    const ResourceSet keeps = hoard == CardId::None ? 0 : cardOf(hoard).resources.keeps;
    CardId found = (keeps == 0 ? stolen : contains(keeps, token)) ? hoard : CardId::None;
    forEachWith<&ResourceSeams::storesTaken>(state, player, [&](CardId id, bool) {
        if (contains(cardOf(id).resources.freezes, token)) found = id;
    });
    return found;
}

/// Gives a token to the player: into a slot, from which a card may take it. Without a free slot it goes onto
/// that card, else into the overflow.
void receive(Draft& d, Player player, Resource token, const TokenSource& source, Player from, bool stolen) {
    const int slot = freeSlot(d.state(), player);
    const CardId store = storeFor(d.state(), player, token, stolen);
    const bool direct = slot < 0 && store != CardId::None;
    const TokenPlace to = slot >= 0 ? TokenPlace::Slot : TokenPlace::Overflow;
    d.emit(event::TokenMoved{token, source.place, from, source.slot, to, player,
                             static_cast<std::int8_t>(slot), source.card});
    if (direct) storeToken(d, player, token, store);
    if (slot >= 0 && store != CardId::None)
        d.ask({.ask = Ask::Resolve, .player = player, .resource = token, .card = store});
}

/// The same for a token that no player has.
void receiveFrom(Draft& d, Player player, Resource token, TokenPlace from, bool stolen) {
    const auto& pile = from == TokenPlace::Trust ? d.state().campaign.trust : d.state().supply;
    if (pile[index(token)] > 0) receive(d, player, token, {from}, Player::None, stolen);
}

/// True when the supply of this kind counts as the player's.
bool holdsSupply(const State& state, Player player, Resource token) {
    bool holds = false;
    forEachWith<&ResourceSeams::holdsSupply>(state, player,
                                             [&](CardId, Resource supply) { holds |= supply == token; });
    return holds;
}

}  // namespace

CardId hoardOf(const State& state, Player player) {
    return cardWith<&ResourceSeams::hoardCost>(state, player);
}

bool canHold(const State& state, Player player, Resource token) {
    return freeSlot(state, player) >= 0 || storeFor(state, player, token, false) != CardId::None;
}

bool holdsAny(const State& state, Player player, Resource token) {
    const CardId hoard = hoardOf(state, player);
    return hoard != CardId::None && contains(cardOf(hoard).resources.keeps, token);
}

int roomFor(const State& state, Player player, Resource token) {
    return holdsAny(state, player, token) ? kTokens : emptySlots(state, player);
}

void mayStoreFromTrust(Draft& d, Player player, Resource token) {
    if (const CardId store = storeFor(d.state(), player, token, false); store != CardId::None)
        d.ask({.ask = Ask::Resolve, .player = player, .resource = token, .card = store, .stage = kFromTrust});
}

void storeToken(Draft& d, Player player, Resource token, CardId card) {
    const auto& waiting = d.of(player).overflow;
    const bool waits = std::ranges::find(waiting, token) != waiting.end();
    const int slot = slotWith(d.of(player), token);
    if (!waits && slot < 0) return;
    const TokenPlace to = cardOf(card).resources.hoardCost > 0 ? TokenPlace::Card : TokenPlace::Frozen;
    d.emit(event::TokenMoved{token, waits ? TokenPlace::Overflow : TokenPlace::Slot, player,
                             static_cast<std::int8_t>(slot), to, player, -1,
                             to == TokenPlace::Card ? card : CardId::None});
    fitTokens(d, player);
}

bool gainToken(Draft& d, Player player, Resource token) {
    if (d.state().supply[index(token)] <= 0) return false;
    receive(d, player, token, {}, Player::None, false);
    return true;
}

TokenSource ownToken(const State& state, Player player, Resource token) {
    if (!isColor(player) || index(token) >= kResources) return {};
    if (const int slot = slotWith(state.of(player), token); slot >= 0)
        return {TokenPlace::Slot, static_cast<std::int8_t>(slot)};
    const CardId hoard = hoardOf(state, player);
    const bool kept = hoard != CardId::None && state.campaign.pile({hoard}).tokens[index(token)] > 0;
    return kept ? TokenSource{TokenPlace::Card, -1, hoard} : TokenSource{};
}

void removeToken(Draft& d, Player player, Resource token, TokenPlace to) {
    if (const TokenSource source = ownToken(d.state(), player, token); source.exists())
        d.emit(
            event::TokenMoved{token, source.place, player, source.slot, to, Player::None, -1, source.card});
}

TokenSource sourceOf(const State& state, Player from, Resource token) {
    if (!isColor(from) || index(token) >= kResources) return {};
    if (const TokenSource own = ownToken(state, from, token); own.exists()) return own;
    if (state.seat(from).frozen[index(token)] > 0) return {TokenPlace::Frozen};
    const bool trust = state.campaign.firstRegent == from && state.campaign.trust[index(token)] > 0;
    return trust ? TokenSource{TokenPlace::Trust} : TokenSource{};
}

bool takeToken(Draft& d, Player player, Player from, Resource token) {
    const TokenSource source = sourceOf(d.state(), from, token);
    if (source.exists()) takeToken(d, player, from, token, source);
    return source.exists();
}

void takeToken(Draft& d, Player player, Player from, Resource token, const TokenSource& source) {
    receive(d, player, token, source, ownerOf(source, from), false);
}

void takeToken(Draft& d, Player player, Resource token, TokenPlace from) {
    receiveFrom(d, player, token, from, false);
}

bool stealToken(Draft& d, Player thief, Player from, Resource token) {
    const TokenSource source = sourceOf(d.state(), from, token);
    if (source.exists()) stealToken(d, thief, from, token, source);
    return source.exists();
}

void stealToken(Draft& d, Player thief, Player from, Resource token, const TokenSource& source) {
    receive(d, thief, token, source, ownerOf(source, from), true);
}

void stealToken(Draft& d, Player thief, Resource token, TokenPlace from) {
    receiveFrom(d, thief, token, from, true);
}

CardId frozenOn(const State& state, Player player, Resource token) {
    CardId card = CardId::None;
    forEachWith<&ResourceSeams::freezes>(state, player, [&](CardId id, ResourceSet types) {
        if (contains(types, token)) card = id;
    });
    return card;
}

int frozenRaidCost(const State& state, Player player, Resource token) {
    const CardId card = frozenOn(state, player, token);
    return card == CardId::None ? 0 : cardOf(card).resources.frozenCost;
}

bool canBeGiven(const State& state, Player player, Resource token) {
    return canSpend(state, player, token) || givesFrozen(state, player, token) != CardId::None;
}

CardId givesFrozen(const State& state, Player player, Resource token) {
    if (state.seat(player).frozen[index(token)] <= 0) return CardId::None;
    return cardWith<&ResourceSeams::givesFrozen>(state, player);
}

int tokensToDiscard(const State& state, Player player, Resource token) {
    const auto& slots = state.of(player).slots;
    int tokens = static_cast<int>(std::count(slots.begin(), slots.end(), token));
    if (const CardId hoard = hoardOf(state, player); hoard != CardId::None)
        tokens += state.campaign.pile({hoard}).tokens[index(token)];
    return tokens;
}

int frozenCaptives(const State& state, Player player, Resource token) {
    bool captive = false;
    forEachWith<&ResourceSeams::freezesCaptives>(
        state, player, [&](CardId id, bool) { captive |= contains(cardOf(id).resources.freezes, token); });
    return captive ? state.seat(player).frozen[index(token)] : 0;
}

bool gainFrozen(Draft& d, Player player, Resource token) {
    if (d.state().supply[index(token)] <= 0) return false;
    d.emit(event::TokenMoved{token, TokenPlace::Supply, Player::None, -1, TokenPlace::Frozen, player, -1});
    return true;
}

bool isOpen(const State& state, Player player, int slot) {
    return slot < openSlots(state.of(player)) ||
           (slot == kCardSlot && has<&ResourceSeams::extraSlot>(state, player));
}

bool spendToken(Draft& d, Player player, Resource token) {
    if (!canSpend(d.state(), player, token)) return false;
    const TurnState& turn = d.state().turn;
    const bool inPrelude = turn.prelude && turn.player == player;
    removeToken(d, player, token, turn.prelude ? TokenPlace::Tray : TokenPlace::Supply);
    if (inPrelude) tellFate<&FateAct::spends>(d, player, token);
    return true;
}

void swapTokens(Draft& d, Player one, Resource gives, Player other, Resource gets) {
    const auto here = static_cast<std::int8_t>(slotWith(d.of(one), gives));
    const auto there = static_cast<std::int8_t>(slotWith(d.of(other), gets));
    if (here < 0 || there < 0) return;
    // Uses the overflow, because an event cannot put a token into a filled slot.
    d.emit(event::TokenMoved{gets, TokenPlace::Slot, other, there, TokenPlace::Overflow, one, -1});
    d.emit(event::TokenMoved{gives, TokenPlace::Slot, one, here, TokenPlace::Slot, other, there});
    d.emit(event::TokenMoved{gets, TokenPlace::Overflow, one, -1, TokenPlace::Slot, one, here});
}

bool discardToken(Draft& d, Player player, Resource token) {
    if (!canSpend(d.state(), player, token)) return false;
    removeToken(d, player, token, TokenPlace::Supply);
    return true;
}

void discardAllTokens(Draft& d, Player player, Resource token) {
    discardFromBoard(d, player, token);
    while (discardToken(d, player, token)) {
    }
}

void scrapAllTokens(Draft& d, Player player, Resource token) {
    const auto scrap = [&](TokenPlace from, Player owner, CardId card = CardId::None) {
        d.emit(event::TokenMoved{token, from, owner, -1, TokenPlace::Box, Player::None, -1, card});
    };
    const bool supplyToo = holdsSupply(d.state(), player, token);
    while (canSpend(d.state(), player, token)) removeToken(d, player, token, TokenPlace::Box);
    while (tokensHeld(d.of(player), token) > 0) scrap(TokenPlace::Overflow, player);
    while (d.state().seat(player).frozen[index(token)] > 0) scrap(TokenPlace::Frozen, player);
    while (d.state().campaign.firstRegent == player && d.state().campaign.trust[index(token)] > 0)
        scrap(TokenPlace::Trust, Player::None);
    while (supplyToo && d.state().supply[index(token)] > 0) scrap(TokenPlace::Supply, Player::None);
}

void discardFromBoard(Draft& d, Player player, Resource token) {
    while (slotWith(d.of(player), token) >= 0) discardToken(d, player, token);
    while (tokensHeld(d.of(player), token) > 0)
        d.emit(
            event::TokenMoved{token, TokenPlace::Overflow, player, -1, TokenPlace::Supply, Player::None, -1});
}

void fitTokens(Draft& d, Player player) {
    for (int i = openSlots(d.of(player)); i < kResourceSlots; ++i) {
        const Resource token = d.of(player).slots[i];
        if (token == Resource::None || isOpen(d.state(), player, i)) continue;
        const int slot = freeSlot(d.state(), player);
        d.emit(event::TokenMoved{token, TokenPlace::Slot, player, static_cast<std::int8_t>(i),
                                 slot >= 0 ? TokenPlace::Slot : TokenPlace::Overflow, player,
                                 static_cast<std::int8_t>(slot)});
    }
    fitGolems(d, player);
    while (!d.of(player).overflow.empty()) {
        const int slot = freeSlot(d.state(), player);
        if (slot < 0) return;
        d.emit(event::TokenMoved{d.of(player).overflow[0], TokenPlace::Overflow, player, -1, TokenPlace::Slot,
                                 player, static_cast<std::int8_t>(slot)});
    }
}

Player whoOverflows(const Game& game) {
    const auto waits = [&](Player player) {
        return !game.state.of(player).overflow.empty() || golemWaits(game, player);
    };
    if (!mayOverflow(game) || std::ranges::none_of(game.setup.seats, waits)) return Player::None;
    for (const Player player : turnOrder(game))
        if (waits(player)) return player;
    return Player::None;
}

namespace rules {

namespace {

/// A Golem on a card takes no room. A Golem for which no player has room stays (F503, F505).
void checkDiscard(const Game& game, Player player, Golem golem, Verdict& v) {
    const LaidToken* token = golemToken(game.state, golem);
    if (token == nullptr || token->player != player) return v.refuse(Rule::TokenNotHeld);
    if (roomForGolem(game, player).empty()) v.refuse(Rule::CardConditions, golemSlots());
}

/// A Golem is in at most one slot, and never in a slot with a resource. A Golem that is not named stays in
/// its slot.
bool canLie(const State& state, const command::Arrange& c) {
    for (const Golem golem : kAllGolems) {
        const LaidToken* token = golemToken(state, golem);
        const auto named = std::ranges::count(c.golems, golem);
        if (named > 1 || (named == 1 && golemHolder(state, golem) != c.player)) return false;
        if (named == 1 || token == nullptr || token->player != c.player || token->slot < 0) continue;
        const auto slot = static_cast<std::size_t>(token->slot);
        if (c.slots[slot] != Resource::None || c.golems[slot] != Golem::None) return false;
    }
    for (std::size_t i = 0; i < c.slots.size(); ++i)
        if (c.slots[i] != Resource::None && c.golems[i] != Golem::None) return false;
    return true;
}

/// True when an Act is set up and no card has been played (BR p.7).
bool isBeforeAct(const State& state) {
    return state.campaign.act > 0 && state.chapter == 1 && state.round == 1 && state.played.empty() &&
           state.passesInRow == 0;
}

/// True when the player's Fate lets resources be discarded in Negotiations (F301B).
bool mayExport(const Game& game, Player player) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Negotiate || !isColor(player)) return false;
    if (!fateAct(state, player).discards || state.seat(player).objective <= 0) return false;
    if (whoOverflows(game) != Player::None) return false;
    constexpr int kAtOnce = 3;
    int tokens = 0;
    for (const Resource token : kAllResources) tokens += tokensToDiscard(state, player, token);
    return tokens >= kAtOnce;
}

}  // namespace

void check(const Game& game, const command::Discard& c, Verdict& v) {
    if (mayExport(game, c.player)) {
        const bool held =
            c.resource == Resource::None || tokensToDiscard(game.state, c.player, c.resource) > 0;
        if (c.golem != Golem::None || !held) v.refuse(Rule::TokenNotHeld);
        return;
    }
    if (whoOverflows(game) != c.player && game.state.of(c.player).overflow.empty())
        return v.refuse(Rule::DiscardNotNeeded);
    if (c.golem != Golem::None) return checkDiscard(game, c.player, c.golem, v);
    if (c.resource == Resource::None) return v.refuse(Rule::DiscardNotNeeded);
    if (tokensHeld(game.state.of(c.player), c.resource) == 0) v.refuse(Rule::TokenNotHeld);
}

void perform(Draft& d, const command::Discard& c) {
    if (c.golem != Golem::None) {
        passGolem(d, c.player, c.golem);
        return fitTokens(d, c.player);
    }
    if (mayExport(d.game(), c.player)) {
        if (c.resource != Resource::None) discardToken(d, c.player, c.resource);
        fitTokens(d, c.player);
        return tellFate<&FateAct::discards>(d, c.player, c.resource);
    }
    const auto& waiting = d.of(c.player).overflow;
    const bool inOverflow = std::find(waiting.begin(), waiting.end(), c.resource) != waiting.end();
    if (inOverflow)
        d.emit(event::TokenMoved{c.resource, TokenPlace::Overflow, c.player, -1, TokenPlace::Supply,
                                 Player::None, -1});
    else
        discardToken(d, c.player, c.resource);
    fitTokens(d, c.player);
}

void check(const Game& game, const command::Arrange& c, Verdict& v) {
    const PlayerState& player = game.state.of(c.player);
    if (!std::is_permutation(c.slots.begin(), c.slots.end(), player.slots.begin()))
        return v.refuse(Rule::ArrangeOnlyOwn);
    if (!canLie(game.state, c)) return v.refuse(Rule::ArrangeOnlyOwn);
    for (int i = openSlots(player); i < kResourceSlots; ++i) {
        const bool filled = c.slots[i] != Resource::None || c.golems[i] != Golem::None;
        if (filled && !isOpen(game.state, c.player, i)) v.refuse(Rule::ArrangeOnlyOwn);
    }
    if (tracksTurns(game.state) && !player.justGained && !isBeforeAct(game.state))
        v.breaks(Rule::ArrangeAfterGain);
}

void perform(Draft& d, const command::Arrange& c) {
    d.emit(event::SlotsSet{c.player, c.slots});
    for (std::size_t i = 0; i < c.golems.size(); ++i)
        if (const LaidToken* token = golemToken(d.state(), c.golems[i]); token != nullptr)
            layGolem(d, c.golems[i],
                     {.turned = token->turned, .player = c.player, .slot = static_cast<std::int8_t>(i)});
}

}  // namespace rules

void listDiscards(Listing& out, Player player) {
    for (const Resource token : kAllResources) out.add(command::Discard{player, token});
    for (const Golem golem : kAllGolems)
        if (hasGolem(out.state(), player, golem)) out.add(command::Discard{player, Resource::None, golem});
}

}  // namespace reach
