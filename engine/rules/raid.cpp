#include "engine/contract/empire.h"
#include "engine/contract/fate.h"
#include "engine/contract/golems.h"
#include "engine/rules/battle.h"
#include "engine/rules/court.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"

#include <algorithm>

/// After the hits: Outrage, ransacking the Court, raiding (Base p.16).
namespace reach {
namespace {

/// Returns the keys for each Trophy and Captive of the player, or -1 if they cannot be stolen (F2402).
int pieceCost(const State& state, Player player) {
    const int cost = isColor(player) ? sumOf<&RaidSeams::pieceCost>(state, player) : 0;
    return cost > 0 ? cost : -1;
}

bool isStealable(command::TrophyKind piece) {
    return piece != command::TrophyKind::None && piece != command::TrophyKind::Favors;
}

/// The aftermath of the battle, whose raid may be asked above it.
const Pending& aftermathOf(const State& state) {
    const auto& pending = state.pending;
    return pending.back().ask == Ask::Raid && pending.size() > 1 ? pending[pending.size() - 2]
                                                                 : pending.back();
}
/// Returns the card by which only resources are stolen, or None (F1203).
CardId onlyResources(const State& state) {
    return aftermathOf(state).memo.as<memo::Raided>().ships
               ? cardWith<&RaidSeams::raidsShips>(state, state.battle.attacker)
               : CardId::None;
}
/// The damaged ships that defend, or a number that bounds nothing.
int mostStolen(const State& state) {
    constexpr int kAny = 99;
    if (onlyResources(state) == CardId::None) return kAny;
    const BattleState& battle = state.battle;
    return state.at(battle.system).ships[index(battle.defender)].damaged + defendingFleet(state).damaged;
}

bool canSteal(const State& state) {
    if (!isAttackerLeft(state)) return false;
    const int cost = cheapestRaid(state);
    return cost >= 0 && cost <= state.battle.keys;
}

void noteTheft(Draft& d) {
    Pending aftermath = d.state().pending.back();
    aftermath.memo = memo::Raided{.stole = true, .ships = aftermath.memo.as<memo::Raided>().ships};
    ++aftermath.count;
    d.emit(event::AskChanged{aftermath});
}

bool provokeNext(Draft& d) {
    for (const Resource type : kAllResources) {
        if (d.state().battle.citiesDestroyed[index(type)] == 0) continue;
        d.emit(event::CityOutstanding{type, -1, 0});
        provokeOutrage(d, d.state().battle.attacker, type);
        return true;
    }
    return false;
}

}  // namespace

bool isAttackerLeft(const State& state) {
    const BattleState& battle = state.battle;
    return battle.attackers.total() + battle.fleet.total() > 0 || battle.lent.any() ||
           flagshipAt(state, battle.attacker, battle.system) != nullptr;
}

int cheapestRaid(const State& state) {
    const auto [attacker, defender] = std::pair{state.battle.attacker, state.battle.defender};
    int cheapest = -1;
    const auto offer = [&](int cost) {
        if (cost >= 0 && (cheapest < 0 || cost < cheapest)) cheapest = cost;
    };
    if (aftermathOf(state).count >= mostStolen(state)) return cheapest;
    for (const Resource token : kAllResources)
        if (stealBan(state, attacker, defender, token).rule == Rule::None)
            offer(raidCost(state, defender, token));
    if (onlyResources(state) != CardId::None) return cheapest;
    const int pieces = pieceCost(state, defender);
    if (pieces > 0 && trophiesOf(state, defender) + captivesOf(state, defender) > 0) offer(pieces);
    for (const Golem golem : kAllGolems) offer(raidCost(state, defender, golem));
    forEachGuild(state.of(defender), [&](CardId id, const Card&) {
        if (stealBan(state, attacker, defender, id).rule == Rule::None) offer(raidCost(state, defender, id));
    });
    return cheapest;
}

bool canRansack(const Game& game, Player attacker, Player defender) {
    const State& state = game.state;
    if (!isColor(defender)) return false;  // the powers have no agents
    // A card may ransack without a battle (LEAD10), or after an action that is only like a battle (L02).
    const bool inBattle = state.battle.system != SystemId::None && state.battle.by == CardId::None;
    if (inBattle && has<&RaidSeams::notRansacked>(state, defender)) return false;
    return std::ranges::any_of(state.court, [&](const CourtSlot& slot) {
        Verdict v;
        checkCourtLaws(game, attacker, slot, state.battle.system, v);
        return isCard(slot.card) && slot.agents[index(defender)] > 0 && v.legal();
    });
}

namespace {

/// The cheapest way to steal this resource: from a slot, or a frozen one with a raid cost (BR p.27).
struct TokenRaid {
    int cost = -1;
    TokenSource source{};
};
TokenRaid raidOf(const State& state, Player defender, Resource token) {
    TokenRaid raid;
    if (const int slot = slotWith(state.of(defender), token); slot >= 0)
        raid = {kSlotRaidCost[static_cast<std::size_t>(slot)],
                {event::TokenPlace::Slot, static_cast<std::int8_t>(slot)}};
    if (!isColor(defender)) return raid;
    if (const CardId hoard = hoardOf(state, defender);
        hoard != CardId::None && state.campaign.pile({hoard}).tokens[index(token)] > 0)
        if (const int cost = cardOf(hoard).resources.hoardCost; raid.cost < 0 || cost < raid.cost)
            raid = {cost, {event::TokenPlace::Card, -1, hoard}};
    if (state.seat(defender).frozen[index(token)] == 0) return raid;
    const int frozen = frozenRaidCost(state, defender, token);
    if (frozen > 0 && (raid.cost < 0 || frozen < raid.cost)) raid = {frozen, {event::TokenPlace::Frozen}};
    return raid;
}

}  // namespace

/// Raiding the Free States gains one resource of the planet's type for one key, once a battle (BR p.15).
int raidCost(const State& state, Player defender, Resource token) {
    if (defender == Player::Free)
        return planetType(state, state.battle.system) == token && state.supply[index(token)] > 0 ? 1 : -1;
    return raidOf(state, defender, token).cost;
}

int raidCost(const State& state, Player defender, CardId card) {
    return isGuild(card) && state.of(defender).cards.contains(card) ? cardOf(card).raidCost : -1;
}

bool advanceAftermath(Draft& d) {
    if (const CardId law = d.state().pending.back().card; law != CardId::None) {
        d.answered();
        const BattleState& battle = d.state().battle;
        cardOf(law).harm.harmedByLaw(d, battle.system, battle.attacker, battle.defender);
        return true;
    }
    if (provokeNext(d)) return true;
    const BattleState& battle = d.state().battle;
    if (battle.ransacks > 0) {
        d.emit(event::CityOutstanding{Resource::None, 0, -1});
        if (canRansack(d.game(), battle.attacker, battle.defender))
            d.ask({.ask = Ask::Ransack, .player = battle.attacker, .rival = battle.defender});
        return true;
    }
    if (canSteal(d.state())) {
        d.ask({.ask = Ask::Raid, .player = battle.attacker, .rival = battle.defender, .count = battle.keys});
        return true;
    }
    const bool stole = d.state().pending.back().memo.as<memo::Raided>().stole;
    const auto [attacker, defender] = std::pair{battle.attacker, battle.defender};
    d.answered();
    endBattle(d);
    if (stole) tellLaws<&RaidSeams::stolenByLaw>(d, attacker, defender);
    return true;
}

void endBattle(Draft& d) {
    const BattleState battle = d.state().battle;
    d.emit(event::BattleEnded{});
    if (battle.by != CardId::None) return;
    for (const Player fighter : {battle.defender, battle.attacker})
        tell<&BattleSeams::after>(d, fighter, battle);
}

namespace rules {

void check(const Game& game, const command::Ransack& c, Verdict& v) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Ransack ||
        state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const int place = courtPlace(state, c.card);
    if (place < 0) return v.refuse(Rule::InfluenceCourtCard);
    if (state.court[static_cast<std::size_t>(place)].agents[index(state.pending.back().rival)] == 0)
        v.breaks(Rule::RansackDefendersCard);
    checkCourtLaws(game, c.player, state.court[static_cast<std::size_t>(place)], state.battle.system, v);
}

void perform(Draft& d, const command::Ransack& c) {
    d.answered();
    const TrophyBoxes before = d.of(c.player).trophies;
    secureCard(d, c.player, courtPlace(d.state(), c.card), event::AgentPlace::Trophies);
    if (d.state().battle.system != SystemId::None && d.of(c.player).trophies != before)
        tellFate<&FateAct::takesTrophies>(d, c.player, before);
}

void check(const Game& game, const command::Raid& c, Verdict& v) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Raid ||
        state.pending.back().player != c.player)
        return v.refuse(Rule::NothingAsked);
    const Player defender = state.battle.defender;
    if (const CardId only = onlyResources(state); only != CardId::None && c.resource == Resource::None)
        v.breaks(Rule::CardConditions, only);
    if (c.golem != Golem::None) {
        const int keys = raidCost(state, defender, c.golem);
        if (keys < 0) return v.refuse(Rule::RaidNotStealable);
        if (keys > state.battle.keys) v.breaks(Rule::RaidNeedsKeys);
        return;
    }
    if (c.piece != command::TrophyKind::None) {
        const int keys = pieceCost(state, defender);
        if (!isStealable(c.piece) || keys < 0 || piecesHeld(state, defender, c.piece, c.color) <= 0)
            return v.refuse(Rule::RaidNotStealable);
        if (keys > state.battle.keys) v.breaks(Rule::RaidNeedsKeys);
        return;
    }
    const bool token = c.resource != Resource::None;
    const int cost = token ? raidCost(state, defender, c.resource) : raidCost(state, defender, c.card);
    if (!token && isCard(c.card) && cardOf(c.card).raidCost == kProtected &&
        state.of(defender).cards.contains(c.card))
        return v.refuse(Rule::CardProtected, c.card);
    if (cost < 0) return v.refuse(Rule::RaidNotStealable, c.card);
    if (cost > state.battle.keys) v.breaks(Rule::RaidNeedsKeys);
    const Violation ban =
        token ? stealBan(state, c.player, defender, c.resource) : stealBan(state, c.player, defender, c.card);
    if (ban.rule != Rule::None) v.breaks(ban.rule, ban.card);
}

void perform(Draft& d, const command::Raid& c) {
    const BattleState battle = d.state().battle;
    const bool token = c.resource != Resource::None;
    const bool piece = c.piece != command::TrophyKind::None;
    const int cost = c.golem != Golem::None ? raidCost(d.state(), battle.defender, c.golem)
                     : piece                ? pieceCost(d.state(), battle.defender)
                     : token                ? raidCost(d.state(), battle.defender, c.resource)
                                            : raidCost(d.state(), battle.defender, c.card);
    d.answered();
    noteTheft(d);
    d.emit(event::KeysGained{static_cast<std::int8_t>(-std::min<int>(cost, battle.keys))});
    if (c.golem != Golem::None) {
        takeGolem(d, c.player, c.golem);
    } else if (piece) {
        passPiece(d, battle.defender, c.player, c.piece, c.color);
    } else if (token && battle.defender == Player::Free) {
        stealToken(d, c.player, c.resource, event::TokenPlace::Supply);
        d.emit(event::KeysGained{static_cast<std::int8_t>(-d.state().battle.keys)});
    } else if (token)
        stealToken(d, c.player, battle.defender, c.resource,
                   raidOf(d.state(), battle.defender, c.resource).source);
    else
        stealCard(d, c.player, c.card);
}

void check(const Game& game, const command::EndRaid& c, Verdict& v) {
    const State& state = game.state;
    if (state.pending.empty() || state.pending.back().ask != Ask::Raid ||
        state.pending.back().player != c.player)
        v.refuse(Rule::NothingAsked);
}

void perform(Draft& d, const command::EndRaid&) {
    const auto keys = d.state().battle.keys;
    d.answered();
    d.emit(event::KeysGained{static_cast<std::int8_t>(-keys)});
}

}  // namespace rules

void listRansacking(Listing& out, const Pending& asked) {
    for (const CourtSlot& slot : out.state().court) out.add(command::Ransack{asked.player, slot.card});
}

void listRaids(Listing& out, const Pending& asked) {
    using command::Raid;
    for (const Resource token : kAllResources) out.add(Raid{asked.player, token, CardId::None});
    forEachGuild(out.state().of(asked.rival), [&](CardId id, const Card&) {
        out.add(Raid{asked.player, Resource::None, id});
    });
    if (pieceCost(out.state(), asked.rival) > 0)
        forEachPiece(out.state(), asked.rival, [&](command::TrophyKind piece, Player color) {
            if (isStealable(piece)) out.add(Raid{.player = asked.player, .piece = piece, .color = color});
        });
    for (const Golem golem : kAllGolems)
        if (hasGolem(out.state(), asked.rival, golem))
            out.add(Raid{asked.player, Resource::None, CardId::None, golem});
    out.add(command::EndRaid{asked.player});
}

}  // namespace reach
