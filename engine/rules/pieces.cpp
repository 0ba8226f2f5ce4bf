#include "engine/rules/pieces.h"

#include "engine/contract/fate.h"
#include "engine/contract/fate_tokens.h"
#include "engine/contract/passages.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/piles.h"
#include "engine/rules/query.h"

#include <algorithm>

namespace reach {

void placeShips(Draft& d, Player player, SystemId system, int ships) {
    const int placed = std::min<int>(ships, d.of(player).shipSupply);
    const SystemId there = standIn(d.state(), system);
    if (placed <= 0 || !tracksMap(d.state()) || !d.state().at(there).known) return;
    d.emit(event::ShipsPlaced{player, there, static_cast<std::int8_t>(placed), 0});
}

void takeHit(Draft& d, const event::ShipHit& hit) {
    d.emit(hit);
    if (hit.wasFresh || hit.taker != Player::None || hit.player == Player::Blight) return;
    const CardId keeper = lawWith<&HarmSeams::keepsDestroyedShips>(d.state());
    if (keeper == CardId::None) return;
    Pieces there = d.state().campaign.pile({.card = keeper}).pieces[index(hit.player)];
    ++there.ships;
    layPieces(d, {.card = keeper}, hit.player, there);
}

void captureAgents(Draft& d, Player captor, Player color, int agents, event::AgentPlace from, int at) {
    using event::AgentPlace;
    d.emit(event::AgentsMoved{color, static_cast<std::int8_t>(agents), from,
                              from == AgentPlace::Supply ? color : Player::None, static_cast<std::int8_t>(at),
                              AgentPlace::Captives, captor, -1});
    tellFate<&FateAct::captures>(d, captor, color, agents);
}

void placeFleet(Draft& d, SystemId system, int fresh, int damaged) {
    const int supply = d.of(Player::Empire).shipSupply;
    fresh = std::min(fresh, supply);
    damaged = std::min(damaged, supply - fresh);
    if (fresh + damaged <= 0) return;
    d.emit(event::ShipsPlaced{Player::Empire, system, static_cast<std::int8_t>(fresh),
                              static_cast<std::int8_t>(damaged)});
    for (const Player player : d.setup().seats) tellFate<&FateAct::fleetPlaced>(d, player, fresh + damaged);
}

void placeShipInEach(Draft& d, Player player, std::uint32_t systems, CardId card) {
    if (const SystemSet broken = brokenGates(d.state()) & systems; broken != 0)
        systems = (systems & ~broken) | bitOf(SystemId::TwistedPassage);
    if (d.of(player).shipSupply >= std::popcount(systems)) {
        forEachSystem(systems, [&](SystemId system) { placeShips(d, player, system, 1); });
    } else if (d.of(player).shipSupply > 0 && tracksMap(d.state())) {
        d.ask({.ask = Ask::Place,
               .player = player,
               .card = card,
               .count = d.of(player).shipSupply,
               .memo = memo::Systems{systems}});
    }
}

bool isHomeless(const State& state, Player player) {
    const Whereabouts& where = state.of(player).where;
    if (!tracksMap(state) || where.ships != 0 || where.starports != 0) return false;
    if (state.seat(player).flagship.exists()) return false;
    return std::ranges::all_of(state.systems, &SystemState::known);
}

void settleAgents(Draft& d) {
    for (const Player player : d.setup().seats) {
        const PlayerState& own = d.of(player);
        for (int icon = 0; icon < kResources; ++icon)
            if (own.outrage[icon] == OutrageMark::Placeholder && own.agentSupply > 0)
                d.emit(event::AgentsMoved{player, 1, event::AgentPlace::Supply, player, -1,
                                          event::AgentPlace::Outrage, player,
                                          static_cast<std::int8_t>(icon)});
    }
}

namespace {

/// Returns null for a kind that is not part of Pieces.
std::int8_t* within(Pieces& pieces, command::TrophyKind kind) {
    switch (kind) {
        case command::TrophyKind::Ships: return &pieces.ships;
        case command::TrophyKind::Agents: return &pieces.agents;
        case command::TrophyKind::Cities: return &pieces.cities;
        case command::TrophyKind::Starports: return &pieces.starports;
        default: return nullptr;
    }
}

}  // namespace

int piecesHeld(const State& state, Player player, command::TrophyKind piece, Player color) {
    using command::TrophyKind;
    if (isToken(piece)) return tokensLike(state, {.kind = tokenOf(piece), .player = player});
    if (index(color) >= kOwners) return 0;
    if (piece == TrophyKind::Captives)
        return isColor(color) ? state.of(player).captives[static_cast<std::size_t>(index(color))] : 0;
    if (piece == TrophyKind::CaptiveShips)
        return state.of(player).captiveShips[static_cast<std::size_t>(index(color))];
    if (piece == TrophyKind::Favors)
        return isColor(color) ? state.seat(player).favors[static_cast<std::size_t>(index(color))] : 0;
    return countOf(state.of(player).trophies[static_cast<std::size_t>(index(color))], piece);
}

void holdCaptiveShips(Draft& d, Player player, Player owner, int more) {
    const int held = d.of(player).captiveShips[index(owner)] + more;
    d.emit(event::CaptiveShipsSet{player, owner, static_cast<std::int8_t>(held)});
}

void passPiece(Draft& d, Player from, Player to, command::TrophyKind piece, Player color) {
    using command::TrophyKind;
    using event::AgentPlace;
    const bool home = color == to;
    if (isToken(piece)) return passTrophy(d, tokenOf(piece), from, to);
    if (piece == TrophyKind::Captives || piece == TrophyKind::Favors) {
        const auto place = piece == TrophyKind::Captives ? AgentPlace::Captives : AgentPlace::Favors;
        return d.emit(
            event::AgentsMoved{color, 1, place, from, -1, home ? AgentPlace::Supply : place, to, -1});
    }
    if (piece == TrophyKind::CaptiveShips) {
        holdCaptiveShips(d, from, color, -1);
        if (!home) holdCaptiveShips(d, to, color, 1);
        return;
    }
    if (home)
        d.emit(event::TrophiesSet{from, color, changed(d.of(from).trophies[index(color)], piece, -1)});
    else
        d.emit(event::TrophiesPassed{from, to, color, changed({}, piece, 1)});
}

std::int8_t countOf(const Pieces& pieces, command::TrophyKind kind) {
    Pieces copy = pieces;
    const std::int8_t* count = within(copy, kind);
    return count != nullptr ? *count : std::int8_t{0};
}

Pieces changed(Pieces pieces, command::TrophyKind kind, int by) {
    if (std::int8_t* count = within(pieces, kind)) *count = static_cast<std::int8_t>(*count + by);
    return pieces;
}

namespace rules {

void check(const Game& game, const command::Place& c, Verdict& v) {
    if (game.state.pending.empty()) return v.refuse(Rule::NothingAsked);
    const Pending& asked = game.state.pending.back();
    if (asked.player != c.player || (asked.ask != Ask::Place && asked.ask != Ask::Homeless))
        return v.refuse(Rule::NothingAsked);
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (asked.ask == Ask::Place && !contains(asked.memo.as<memo::Systems>().systems, c.system))
        v.refuse(Rule::CardConditions, asked.card);
    if (asked.ask == Ask::Homeless && !isGate(c.system)) v.breaks(Rule::PlaceAtGate);
}

void perform(Draft& d, const command::Place& c) {
    Pending asked = d.state().pending.back();
    if (asked.ask == Ask::Homeless) {
        d.answered();
        return placeShips(d, c.player, c.system, 3);
    }
    placeShips(d, c.player, c.system, 1);
    const SystemSet left = asked.memo.as<memo::Systems>().systems & ~bitOf(c.system);
    asked.memo = memo::Systems{left};
    --asked.count;
    if (asked.count > 0 && left != 0)
        d.emit(event::AskChanged{asked});
    else
        d.answered();
}

}  // namespace rules

void listPlaces(Listing& out, const Pending& asked) {
    forEachSystem(systemsInPlay(out.game()), [&](SystemId system) {
        if (isGate(system) || asked.ask == Ask::Place) out.add(command::Place{asked.player, system});
    });
}

}  // namespace reach
