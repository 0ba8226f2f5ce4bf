#include "engine/rules/build.h"

#include "engine/contract/flagship.h"
#include "engine/rules/handlers.h"
#include "engine/rules/listing.h"
#include "engine/rules/query.h"
#include "engine/rules/resources.h"
#include "engine/rules/turn.h"

#include <algorithm>

/// Build (Base p.12). An empty supply builds nothing but the action may be taken (Base p.22).
namespace reach {

int starportToBuildAt(const State& state, SystemId system, Player owner, const Which& which) {
    const int idle = findBuilding(state, system, owner, BuildingType::Starport,
                                  [&](const Building& b) { return !b.used && which.fits(b); });
    return idle >= 0 ? idle : findBuilding(state, system, owner, BuildingType::Starport, which);
}

void buildShip(Draft& d, Player player, SystemId system, bool fresh) {
    if (d.of(player).shipSupply <= 0) return;
    const bool damaged =
        !fresh && rivalControls(d.state(), system, player) && !has<&BuildSeams::fresh>(d.state(), player);
    d.emit(event::ShipsPlaced{player, system, static_cast<std::int8_t>(damaged ? 0 : 1),
                              static_cast<std::int8_t>(damaged ? 1 : 0)});
}

void replaceBuilding(Draft& d, SystemId system, int at, Player player, BuildingType type) {
    const Building old = d.state().at(system).buildings[static_cast<std::size_t>(at)];
    d.emit(event::BuildingRemoved{system, static_cast<std::int8_t>(at), event::PieceEnd::Supply});
    d.emit(event::BuildingPlaced{player, type, system, old.damaged, false, old.outside});
}

bool mayUseStarport(const State& state, SystemId system, Player player, const Building& building) {
    if (building.type != BuildingType::Starport) return false;
    if (building.owner == player) return true;
    if (building.owner == Player::Free &&
        (controls(state, system, player) || actsForTheFree(state, system, player)))
        return true;
    return has<&BuildSeams::atAnyStarport>(state, player);
}

bool hasStarport(const State& state, SystemId system, Player player) {
    return std::ranges::any_of(state.at(system).buildings, [&](const Building& building) {
        return mayUseStarport(state, system, player, building);
    });
}

using command::PieceKind;

namespace {

/// With Imperial ships, where the player commands them without a piece (BR p.10).
bool buildsAtFleet(const State& state, Player player, SystemId system) {
    return fleetAt(state, system).total() > 0 && commandsFleet(state, system, player);
}

/// A city where the player has no pieces.
bool buildsAnywhere(const State& state, Player player, SystemId system) {
    bool anywhere = false;
    forEachWith<&BuildSeams::citiesAnywhere>(
        state, player, [&](CardId, auto allows) { anywhere |= allows(state, player, system); });
    return anywhere;
}

}  // namespace

namespace rules {
namespace {

Player pieceOwner(const command::Build& c) {
    return c.at == Player::None ? c.player : c.at;
}

/// The maximum of buildings of this type that the player may have in the system outside slots, and the card
/// that allows it.
struct Leave {
    CardId card = CardId::None;
    bool onGate = false;
};

Leave leaveFor(const State& state, const command::Build& c) {
    const bool city = c.piece == PieceKind::City;
    if (isGate(c.system))
        return {city ? cardWith<&BuildSeams::citiesOnGates>(state, c.player)
                     : cardWith<&BuildSeams::starportsOnGates>(state, c.player),
                true};
    return {city ? cardWith<&BuildSeams::citiesOutsideSlots>(state, c.player) : CardId::None, false};
}

/// On a gate one building of each kind, of any player. Outside the slots of a planet one building (FAQ).
bool placeTaken(const State& state, const command::Build& c) {
    const auto type = c.piece == PieceKind::City ? BuildingType::City : BuildingType::Starport;
    for (const Building& building : state.at(c.system).buildings)
        if (isGate(c.system) ? building.type == type : building.outside) return true;
    return false;
}

bool usesNoSlot(const command::Build& c) {
    return c.outside || isGate(c.system);
}

void checkPlace(const State& state, const command::Build& c, Verdict& v) {
    if (!usesNoSlot(c)) {
        if (slotsUsed(state, c.system) >= buildingSlots(state, c.system)) v.refuse(Rule::BuildNeedsSlot);
        return;
    }
    const Leave leave = leaveFor(state, c);
    if (leave.card == CardId::None)
        return v.refuse(isGate(c.system) ? Rule::BuildNeedsSlot : Rule::OutsideNeedsCard);
    if (placeTaken(state, c)) return v.refuse(Rule::CardConditions, leave.card);
    if (!leave.onGate && tokensHeld(state.of(c.player), planetType(state, c.system)) == 0)
        v.refuse(Rule::CardConditions, leave.card);
}

BuildingType typeOf(const command::Build& c) {
    return c.piece == PieceKind::City ? BuildingType::City : BuildingType::Starport;
}

bool isSupplied(const PlayerState& player, BuildingType type) {
    return (type == BuildingType::City ? player.citiesOnBoard : player.starportSupply) > 0;
}

/// An Upgrade or Armor (BR p.22).
void checkUpgrade(const Game& game, const command::Build& c, Verdict& v) {
    const State& state = game.state;
    const Flagship& flagship = state.seat(c.player).flagship;
    if (c.piece == PieceKind::Ship || !flagship.exists()) return v.refuse(Rule::NoSuchPiece);
    if (flagship.has(c.place)) return v.refuse(Rule::BuildNeedsSlot);
    checkPayment(game, c.player, Action::Build, v);
    const Resource type = slotType(c.place);
    if (isGate(flagship.at) || (type != Resource::None && type != planetType(state, flagship.at)))
        v.breaks(Rule::FlagshipPlanet);
    const FlagshipPlace under{c.place.upgrade};
    if (c.place.armor && (!flagship.has(under) || flagship.slot(under).damaged))
        v.breaks(Rule::FlagshipArmor);
}

/// True when the ship is built at a Flagship in the system. This is the player's own, if the player has no
/// unused starport there and named no other. It is that of the Rival whose ships the player may use (F2404),
/// if that Rival is named.
bool isAtFlagship(const State& state, const command::Build& c) {
    const bool lent = c.at != Player::None && c.at == lenderOf(state, c.player);
    if ((c.at != Player::None && !lent) || c.which.says() ||
        flagshipAt(state, pieceOwner(c), c.system) == nullptr)
        return false;
    if (lent && !has<&BuildSeams::atAnyStarport>(state, c.player)) return true;
    const int starport = starportToBuildAt(state, c.system, pieceOwner(c));
    return starport < 0 || state.at(c.system).buildings[static_cast<std::size_t>(starport)].used;
}

}  // namespace

void check(const Game& game, const command::Build& c, Verdict& v) {
    const State& state = game.state;
    if (!tracksMap(state)) return v.refuse(Rule::MapNotTracked);
    if (command::isToken(c.piece)) return v.refuse(Rule::NoSuchPiece);  // cards define how these are laid
    if (c.system == SystemId::None) return checkUpgrade(game, c, v);
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (!state.at(c.system).known) return v.refuse(Rule::SystemNotCounted);
    if (c.piece == PieceKind::Ship && !c.outside && isAtFlagship(state, c)) {
        checkPayment(game, c.player, Action::Build, v);
        const Flagship& flagship = state.seat(pieceOwner(c)).flagship;
        if (tracksTurns(state) && freeActions(state) == 0 && flagship.shipsBuilt >= shipsAtFlagship(flagship))
            v.breaks(Rule::FlagshipShips);
        return;
    }
    if (c.piece == PieceKind::Ship) {
        const int starport = starportToBuildAt(state, c.system, pieceOwner(c), c.which);
        if (starport < 0 || c.outside) return v.refuse(Rule::BuildShipAtStarport);
        checkPayment(game, c.player, Action::Build, v);
        const bool freeStates = c.at == Player::Free && (controls(state, c.system, c.player) ||
                                                         actsForTheFree(state, c.system, c.player));
        if (pieceOwner(c) != c.player && !freeStates && !has<&BuildSeams::atAnyStarport>(state, c.player))
            v.breaks(Rule::BuildShipAtStarport);
        if (tracksTurns(state) && freeActions(state) == 0 &&  // F1204: no limits
            state.at(c.system).buildings[static_cast<std::size_t>(starport)].used)
            v.breaks(Rule::BuildShipOncePerTurn);
        return;
    }
    if (c.at != Player::None || c.which.says()) return v.refuse(Rule::NoSuchPiece);
    checkPlace(state, c, v);
    if (v.refused()) return;
    checkPayment(game, c.player, Action::Build, v);
    if (!isPresent(state, c.system, c.player) && !actsForTheFree(state, c.system, c.player) &&
        !buildsAtFleet(state, c.player, c.system) &&
        !(c.piece == PieceKind::City && !c.outside && buildsAnywhere(state, c.player, c.system)))
        v.breaks(Rule::BuildNeedsPresence);
    if (state.seat(c.player).flagship.exists() && !usesNoSlot(c)) v.breaks(Rule::FlagshipBuilds);
}

void perform(Draft& d, const command::Build& c) {
    pay(d, c.player, Action::Build);
    if (c.system == SystemId::None) {
        if (!isSupplied(d.of(c.player), typeOf(c))) return;
        const SystemId at = d.state().seat(c.player).flagship.at;
        return d.emit(
            event::FlagshipBuilt{c.player, c.place, typeOf(c), rivalControls(d.state(), at, c.player)});
    }
    if (c.piece == PieceKind::Ship && isAtFlagship(d.state(), c)) {
        d.emit(event::FlagshipUsed{pieceOwner(c), false});
        return buildShip(d, c.player, c.system);
    }
    if (c.piece == PieceKind::Ship) {
        const int at = starportToBuildAt(d.state(), c.system, pieceOwner(c), c.which);
        d.emit(event::BuildingUsed{c.system, static_cast<std::int8_t>(at)});
        buildShip(d, c.player, c.system,
                  c.at == Player::Free && actsForTheFree(d.state(), c.system, c.player));
        return tell<&BuildSeams::afterShip>(d, c.player, c.system, at);
    }
    if (!isSupplied(d.of(c.player), typeOf(c))) return;
    if (c.outside && !isGate(c.system)) spendToken(d, c.player, planetType(d.state(), c.system));
    const bool forTheFree =
        !isPresent(d.state(), c.system, c.player) && actsForTheFree(d.state(), c.system, c.player);
    const bool damaged = !forTheFree && rivalControls(d.state(), c.system, c.player);
    d.emit(event::BuildingPlaced{c.player, typeOf(c), c.system, damaged, false, usesNoSlot(c)});
}

}  // namespace rules

namespace {

/// Lists each starport in the system that built no ship yet and differs from the others, or else the one that
/// the rules find. `certain`: the player may use the owner's starports.
void listShips(Listing& out, Player player, SystemId system, Player at, bool certain) {
    const State& state = out.state();
    const Player owner = at == Player::None ? player : at;
    const Player whose = at != Player::None && at == lenderOf(state, player) ? at : player;
    const bool flagship = flagshipAt(state, whose, system) != nullptr;
    if (out.legalOnly() && !flagship && !contains(state.of(owner).where.starports, system)) return;
    command::Build build{player, PieceKind::Ship, system, at};
    bool idle = false;
    forEachApart(state, system, owner, BuildingType::Starport, {.used = false}, [&](const Which& which) {
        idle = true;
        build.which = which;
        if (certain && out.legalOnly())
            out.put<command::Build>(player, PieceKind::Ship, system, at, false, FlagshipPlace{}, which);
        else
            certain ? out.addIf(true, build) : out.add(build);
    });
    if (idle) return;
    const bool mayBeUsed = !tracksTurns(state) || freeActions(state) != 0 || !out.legalOnly();
    if (mayBeUsed || flagship) out.add(build);
}

/// True when the player builds in a base game and no card changes where.
bool buildsAsUsual(const Listing& out, Player player) {
    const State& state = out.state();
    return out.legalOnly() && !out.setup().campaign && tracksTurns(state) && freeActions(state) == 0 &&
           !has<&BuildSeams::atAnyStarport>(state, player) &&
           !has<&BuildSeams::citiesOutsideSlots>(state, player) &&
           !has<&BuildSeams::citiesOnGates>(state, player) &&
           !has<&BuildSeams::starportsOnGates>(state, player);
}

/// Lists what is built then: ships at own starports that built none this turn, and buildings in slots.
void listUsualBuilds(Listing& out, Player player) {
    const State& state = out.state();
    const PlayerState& own = state.of(player);
    const bool city = own.citiesOnBoard > 0;
    const bool starport = own.starportSupply > 0;
    const SystemSet shipyards = own.shipSupply > 0 ? own.where.starports : SystemSet{0};
    forEachSystem(own.where.pieces() & (~kAllGates | shipyards), [&](SystemId system) {
        if (contains(shipyards, system))
            forEachApart(state, system, player, BuildingType::Starport, {.used = false},
                         [&](const Which& which) {
                             out.put<command::Build>(player, PieceKind::Ship, system, Player::None, false,
                                                     FlagshipPlace{}, which);
                         });
        if (isGate(system) || !state.at(system).known ||
            slotsUsed(state, system) >= buildingSlots(state, system))
            return;
        for (const PieceKind piece : {PieceKind::City, PieceKind::Starport})
            if ((piece == PieceKind::City ? city : starport)) out.put<command::Build>(player, piece, system);
    });
}

/// Lists what is built in a campaign, or where cards allow more.
[[gnu::noinline]] void listUnusualBuilds(Listing& out, Player player) {
    const State& state = out.state();
    const PlayerState& own = state.of(player);
    const bool anyStarport = has<&BuildSeams::atAnyStarport>(state, player);
    const bool outside = has<&BuildSeams::citiesOutsideSlots>(state, player);
    const bool cityOnGate = has<&BuildSeams::citiesOnGates>(state, player);
    const bool starportOnGate = has<&BuildSeams::starportsOnGates>(state, player);
    const bool ships = own.shipSupply > 0;
    const bool flagship = state.seat(player).flagship.exists();
    const auto hasRoom = [&](SystemId system) {
        return !flagship && state.at(system).known && slotsUsed(state, system) < buildingSlots(state, system);
    };
    const auto addBuilding = [&](PieceKind piece, SystemId system, bool room) {
        if (out.legalOnly() && room)
            out.put<command::Build>(player, piece, system);
        else if (isGate(system))
            out.add(command::Build{player, piece, system});
        else if (!out.legalOnly())
            out.addChecked(command::Build{player, piece, system});
    };
    if (const Player of = lenderOf(state, player); ships && of != Player::None && !anyStarport)
        if (const Flagship& lent = state.seat(of).flagship; lent.exists())
            out.add(command::Build{player, PieceKind::Ship, lent.at, of});
    const bool ownPlacesOnly = !out.setup().campaign && !anyStarport;
    const bool anywhere = out.setup().campaign || !out.legalOnly();  // also at a Flagship
    const SystemSet shipyards = !ships ? SystemSet{0} : anywhere ? ~SystemSet{0} : own.where.starports;
    SystemSet systems = ownPlacesOnly ? own.where.pieces() : out.withPieces(player);
    if (out.setup().campaign && out.legalOnly() && !anyStarport &&
        !has<&BuildSeams::citiesAnywhere>(state, player) &&
        !has<&CampaignSeams::ignoresPresenceLaw>(state, player))
        systems &= presenceWithin(state, player) | state.of(Player::Free).where.starports;
    if (ownPlacesOnly && !cityOnGate && !starportOnGate) systems &= ~kAllGates | shipyards;
    forEachSystem(systems, [&](SystemId system) {
        if (anyStarport && ships)
            forEachRival(out.setup(), player,
                         [&](Player rival) { listShips(out, player, system, rival, true); });
        if (out.setup().campaign && ships) listShips(out, player, system, Player::Free, false);
        if (!ownPlacesOnly && !isPresent(state, system, player) && !buildsAtFleet(state, player, system)) {
            if (own.citiesOnBoard > 0 && !isGate(system) && buildsAnywhere(state, player, system))
                addBuilding(PieceKind::City, system, hasRoom(system));
            return;
        }
        const bool gate = isGate(system);
        const bool room = !gate && hasRoom(system);
        if (contains(shipyards, system)) listShips(out, player, system, Player::None, true);
        if (out.legalOnly() && !gate && !room && !outside) return;
        if (own.citiesOnBoard > 0 && (cityOnGate || !gate)) addBuilding(PieceKind::City, system, room);
        if (own.citiesOnBoard > 0 && outside && !gate)
            out.add(command::Build{player, PieceKind::City, system, Player::None, true});
        if (own.starportSupply > 0 && (starportOnGate || !gate))
            addBuilding(PieceKind::Starport, system, room);
    });
    forEachFlagshipSlot(state, player, [&](FlagshipPlace place) {
        const SystemId board = SystemId::None;
        if (own.citiesOnBoard > 0)
            out.add(command::Build{player, PieceKind::City, board, Player::None, false, place});
        if (own.starportSupply > 0)
            out.add(command::Build{player, PieceKind::Starport, board, Player::None, false, place});
    });
}

}  // namespace

void listBuilds(Listing& out, Player player) {
    buildsAsUsual(out, player) ? listUsualBuilds(out, player) : listUnusualBuilds(out, player);
}

}  // namespace reach
