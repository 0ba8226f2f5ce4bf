#include "engine/contract/empire.h"
#include "engine/contract/fate_tokens.h"
#include "engine/contract/flagship.h"
#include "engine/core/fate_tokens.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/query.h"
#include "engine/rules/turn.h"

#include <algorithm>

/// Repair (Base p.13).
namespace reach::rules {
namespace {

Player pieceOwner(const command::Repair& c) {
    return c.owner == Player::None ? c.player : c.owner;
}

int damagedBuilding(const State& state, const command::Repair& c) {
    const auto type = c.piece == command::PieceKind::City ? BuildingType::City : BuildingType::Starport;
    return findBuilding(state, c.system, pieceOwner(c), type,
                        [&](const Building& b) { return b.damaged && c.which.fits(b); });
}

/// The player's own, or a Rival's as a card allows (F2404).
bool mayRepairShips(const State& state, const command::Repair& c) {
    return pieceOwner(c) == c.player || pieceOwner(c) == lenderOf(state, c.player);
}

/// Returns the index of the player's damaged token, or -1.
int damagedToken(const State& state, const command::Repair& c) {
    const FateToken kind = command::tokenOf(c.piece);
    const int at = tokenUnderHit(state, kind, pieceOwner(c), c.system);
    return at >= 0 && state.campaign.tokens[static_cast<std::size_t>(at)].turned ? at : -1;
}

bool isDamaged(const State& state, const command::Repair& c) {
    const bool ship = c.piece == command::PieceKind::Ship;
    if (!ship && !command::isToken(c.piece)) return damagedBuilding(state, c) >= 0;
    if (c.which.says()) return false;  // such tokens are all alike
    return ship ? state.at(c.system).ships[index(pieceOwner(c))].damaged > 0 : damagedToken(state, c) >= 0;
}

}  // namespace

void check(const Game& game, const command::Repair& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (c.system == SystemId::None) {
        if (!isColor(pieceOwner(c)) || !mayRepairShips(state, c)) return v.refuse(Rule::RepairOwn);
        const Flagship& flagship = state.seat(pieceOwner(c)).flagship;
        if (!flagship.exists() || !flagship.slot(c.place).damaged) return v.refuse(Rule::RepairDamagedOnly);
        return checkPayment(game, c.player, Action::Repair, v);
    }
    if (!state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    const bool rivals = isColor(c.owner) && c.owner != c.player &&
                        (c.piece != command::PieceKind::Ship || !mayRepairShips(state, c));
    if (rivals || c.owner == Player::Blight) return v.refuse(Rule::RepairOwn);
    if (!isDamaged(state, c)) return v.refuse(Rule::RepairDamagedOnly);
    if (c.owner == Player::Empire && !commandsFleet(state, c.system, c.player)) v.breaks(Rule::PresenceLaw);
    if (c.owner == Player::Free && !controls(state, c.system, c.player) &&
        !actsForTheFree(state, c.system, c.player))
        v.breaks(Rule::FreeNeedsControl);
    checkPayment(game, c.player, Action::Repair, v);
}

void perform(Draft& d, const command::Repair& c) {
    pay(d, c.player, Action::Repair);
    if (c.system == SystemId::None)
        d.emit(event::FlagshipRepaired{pieceOwner(c), c.place});
    else if (c.piece == command::PieceKind::Ship)
        d.emit(event::ShipRepaired{pieceOwner(c), c.system});
    else if (command::isToken(c.piece))
        repairToken(d, damagedToken(d.state(), c));
    else
        d.emit(event::BuildingRepaired{c.system, static_cast<std::int8_t>(damagedBuilding(d.state(), c))});
}

}  // namespace reach::rules

namespace reach {
namespace {

using command::PieceKind;

/// Returns the systems with a damaged token, of any owner, that is repaired like a building.
SystemSet damagedTokens(const State& state) {
    SystemSet systems = 0;
    for (const LaidToken& token : state.campaign.tokens)
        if (token.turned && token.at != SystemId::None && tokenKind(token.kind).hits > 0)
            systems |= bitOf(token.at);
    return systems;
}

/// Each damaged building there that is not like another. `certain`: the owner's are the player's to repair.
void listRepairs(Listing& out, Player player, SystemId system, Player owner, bool certain) {
    for (const auto& [piece, type] : {std::pair{PieceKind::City, BuildingType::City},
                                      std::pair{PieceKind::Starport, BuildingType::Starport}})
        forEachApart(out.state(), system, owner == Player::None ? player : owner, type, {.damaged = true},
                     [&](const Which& which) {
                         const command::Repair repair{player, piece, system, owner, {}, which};
                         certain ? out.addIf(true, repair) : out.add(repair);
                     });
}

}  // namespace

void listRepairs(Listing& out, Player player) {
    const State& state = out.state();
    forEachFlagshipSlot(state, player, [&](FlagshipPlace place) {
        out.add(command::Repair{player, PieceKind::Ship, SystemId::None, Player::None, place});
    });
    if (const Player of = lenderOf(state, player); of != Player::None) {
        forEachSystem(state.of(of).where.damagedShips, [&](SystemId system) {
            out.add(command::Repair{player, PieceKind::Ship, system, of});
        });
        forEachFlagshipSlot(state, of, [&](FlagshipPlace place) {
            out.add(command::Repair{player, PieceKind::Ship, SystemId::None, of, place});
        });
    }
    const Whereabouts& own = state.of(player).where;
    const Whereabouts& free = state.of(Player::Free).where;
    const SystemSet fleet = state.of(Player::Empire).where.damagedShips;
    const SystemSet tokens = damagedTokens(state);
    const SystemSet damaged =
        own.damagedShips | own.damagedBuildings | tokens | fleet | free.damagedBuildings;
    forEachSystem(damaged, [&](SystemId system) {
        if (contains(own.damagedShips, system)) {
            if (out.legalOnly())
                out.put<command::Repair>(player, PieceKind::Ship, system);
            else
                out.addChecked(command::Repair{player, PieceKind::Ship, system});
        }
        if (contains(own.damagedBuildings, system)) listRepairs(out, player, system, Player::None, true);
        if (contains(tokens, system))
            for (const PieceKind token : {PieceKind::Banner, PieceKind::Bunker})
                out.add(command::Repair{player, token, system});
        if (contains(fleet, system))
            out.add(command::Repair{player, PieceKind::Ship, system, Player::Empire});
        if (contains(free.damagedBuildings, system)) listRepairs(out, player, system, Player::Free, false);
    });
}

}  // namespace reach
