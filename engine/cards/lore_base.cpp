#include "engine/campaign/empire.h"
#include "engine/campaign/flagship.h"
#include "engine/cards/leader_parts.h"
#include "engine/cards/sets.h"
#include "engine/rules/battle.h"
#include "engine/rules/build.h"
#include "engine/rules/outrage.h"
#include "engine/rules/pieces.h"
#include "engine/rules/tax.h"

#include <bit>

/// The lore cards of the base box, L01 to L14 (Base p.21).
namespace reach {
namespace {

using namespace parts;

bool hasBuilding(const State& state, SystemId system, BuildingType type) {
    for (const Building& building : state.at(system).buildings)
        if (building.type == type) return true;
    return false;
}

/// True for a city of any player on the map, or the holder's on a Flagship (BR p.25).
bool hasCityThere(const State& state, Player holder, SystemId system) {
    return hasBuilding(state, system, BuildingType::City) ||
           hasBuildingThere(state, system, holder, BuildingType::City, false);
}

/// Tool-Priests, Summon: choice.system has a city that the holder controls.
bool canSummon(const Game& game, Player holder, SystemId system) {
    return hasCityThere(game.state, holder, system) && controls(game.state, system, holder);
}
void checkSummon(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.system) || !hasCityThere(game.state, holder, c.system))
        return v.refuse(Rule::NoSuchPiece);
    if (!canSummon(game, holder, c.system)) v.breaks(Rule::CardConditions);
}
void summon(Draft& d, Player holder, const command::Choice& c) {
    buildShip(d, holder, c.system);
}
void offerSummon(const Game& game, Player holder, Choices& out) {
    if (game.state.of(holder).shipSupply <= 0) return;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (canSummon(game, holder, system)) out.push_back({.system = system});
    });
}

/// Galactic Rifles, Fire Rifles: from choice.from at choice.player in choice.system, with choice.count
/// skirmish dice, one for each fresh ship when nothing is said.
int riflesFor(const State& state, Player holder, const command::Choice& c) {
    return std::min<int>(kDiceOfAKind,
                         state.at(c.from).ships[index(holder)].fresh + flagshipDice(state, holder, c.from));
}
void checkRifles(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (!inPlay(game, c.system) || !inPlay(game, c.from)) return v.refuse(Rule::NotInPlay);
    if (!tracksMap(game.state)) return v.refuse(Rule::MapNotTracked);
    if (!game.state.at(c.system).known || !game.state.at(c.from).known)
        return v.refuse(Rule::SystemNotCounted);
    if (!ownsPieces(game.setup, c.player) || c.player == holder ||
        !canBeHarmed(game.state, c.system, c.player))
        return v.refuse(Rule::BattleNeedsDefender);
    if (c.count == 0 || c.count > kDiceOfAKind) return v.refuse(Rule::DicePerKind);
    if (riflesFor(game.state, holder, c) == 0) return v.refuse(Rule::BattleNeedsShips);
    if ((neighbors(game, c.from) & bitOf(c.system)) == 0) v.breaks(Rule::CardConditions);
    if (c.count > riflesFor(game.state, holder, c)) v.breaks(Rule::DiceLimit);
    if (truceProtects(game.state, c.system, holder, c.player)) v.breaks(Rule::TruceLaw);
    if (const CardId ban = harmBan(game.state, c.system, holder, c.player); ban != CardId::None)
        v.breaks(Rule::CardConditions, ban);
}
void fireRifles(Draft& d, Player holder, const command::Choice& c) {
    DiceCount dice{};
    dice[index(Die::Skirmish)] =
        c.count > 0 ? c.count : static_cast<std::int8_t>(riflesFor(d.state(), holder, c));
    payForHarm(d, c.system, holder, c.player);
    d.emit(event::BattleStarted{holder, c.player, c.system, dice, loreCard(2)});
    letFleetDefend(d);
    d.ask({.ask = Ask::Roll, .player = holder, .rival = c.player});
}
void offerRifles(const Game& game, Player holder, Choices& out) {
    if (!tracksMap(game.state)) return;
    forEachSystem(systemsInPlay(game), [&](SystemId from) {
        if (!hasShips(game.state, from, holder) || riflesFor(game.state, holder, {.from = from}) == 0) return;
        forEachSystem(neighbors(game, from), [&](SystemId system) {
            for (const Player owner : kAllOwners)
                if (owner != holder && canBeHarmed(game.state, system, owner))
                    out.push_back({.from = from, .system = system, .player = owner});
        });
    });
}

/// Repair Drones.
void repairAttacker(Draft& d, Player holder, const BattleState& battle) {
    if (battle.attacker != holder) return;
    if (battle.attackers.damaged > 0 && d.state().at(battle.system).ships[index(holder)].damaged > 0)
        d.emit(event::ShipRepaired{holder, battle.system});
    else
        repairFlagship(d, holder, battle.system);
}

/// Gate Ports: captures an agent of a Rival who comes into a gate that the holder controls with a fresh
/// starport.
void captureVisitor(Draft& d, Player holder, Player rival, SystemId to) {
    // In a Rival's turn no Regent controls the systems of the Empire (BR p.10).
    if (!isGate(to) || controller(d.state(), to) != holder || d.of(rival).agentSupply == 0) return;
    if (hasBuildingThere(d.state(), to, holder, BuildingType::Starport, true))
        captureAgents(d, holder, rival, 1, event::AgentPlace::Supply);
}

/// Living Structures, Nurture: choice.system has a Loyal city, choice.which of several, and choice.resource
/// is the yield of a gate city. It contains the Tax action. Changes to taxes therefore apply, and additions
/// to a Copied or Pivoted tax follow (FAQ).
void checkNurture(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    if (index(c.system) >= kSystems) return v.refuse(Rule::NoSuchPiece);
    checkTaxedCity(game, {holder, c.system, holder, c.resource, c.which}, v);
}
void nurture(Draft& d, Player holder, const command::Choice& c) {
    collectTax(d, holder, c.system, cityToTax(d.state(), c.system, holder, c.which), c.resource,
               justFollowed(d.state()));
}
void offerNurture(const Game& game, Player holder, Choices& out) {
    const SystemSet cities = game.state.of(holder).where.cities;
    forEachSystem(systemsInPlay(game) & cities, [&](SystemId system) {
        const ResourceSet types = cityTypes(game.state, system);
        for (const Which& which : citiesToTax(game.state, system, holder)) {
            if (std::popcount(types) < 2) {
                out.push_back({.system = system, .which = which});
                continue;
            }
            for (const Resource type : kAllResources)
                if (contains(types, type))
                    out.push_back({.system = system, .resource = type, .which = which});
        }
    });
}

/// Living Structures, Prune: choice.piece in choice.system, cities or starports, of several choice.which,
/// becomes the other.
int toPrune(const State& state, Player holder, const command::Choice& c) {
    return findBuilding(state, c.system, holder, buildingOf(c.piece), c.which);
}
void checkPrune(const Game& game, Player holder, const command::Choice& c, Verdict& v) {
    using command::TrophyKind;
    if (index(c.system) >= kSystems || (c.piece != TrophyKind::Cities && c.piece != TrophyKind::Starports) ||
        toPrune(game.state, holder, c) < 0)
        return v.refuse(Rule::NoSuchPiece);
    const PlayerState& player = game.state.of(holder);
    if ((c.piece == TrophyKind::Cities ? player.starportSupply : player.citiesOnBoard) <= 0)
        return v.refuse(Rule::NoneInSupply);
    const auto other = c.piece == TrophyKind::Cities ? BuildingType::Starport : BuildingType::City;
    if (isGate(c.system) && hasBuilding(game.state, c.system, other)) v.breaks(Rule::CardConditions);
}
void prune(Draft& d, Player holder, const command::Choice& c) {
    replaceBuilding(d, c.system, toPrune(d.state(), holder, c), holder,
                    c.piece == command::TrophyKind::Cities ? BuildingType::Starport : BuildingType::City);
}
void offerPrune(const Game& game, Player holder, Choices& out) {
    using command::TrophyKind;
    const SystemSet built = game.state.of(holder).where.buildings();
    forEachSystem(systemsInPlay(game) & built, [&](SystemId system) {
        for (const TrophyKind piece : {TrophyKind::Cities, TrophyKind::Starports})
            for (const Which& which : tellApart(game.state, system, holder, buildingOf(piece)))
                out.push_back({.system = system, .piece = piece, .which = which});
    });
}

/// Railgun Arrays.
bool railgunsFire(const Game& game, Player holder, SystemId system) {
    return freshShips(game.state, system, holder) > 0;
}
void fireRailguns(Draft& d, Player holder) {
    d.ask({.ask = Ask::Suffer,
           .player = d.state().battle.attacker,
           .rival = holder,
           .card = loreCard(12),
           .count = 1});
}

/// Seeker Torpedoes: an assault die for each fresh attacking ship, and the dice of a Flagship (BR p.25).
DiceCount rerollAssault(const Game& game, Player holder) {
    DiceCount dice{};
    const BattleState& battle = game.state.battle;
    if (battle.by == CardId::None)
        dice[index(Die::Assault)] = static_cast<std::int8_t>(battle.attackers.fresh +
                                                             flagshipDice(game.state, holder, battle.system));
    return dice;
}

constexpr Ability kSummon[]{{.name = "summon",
                             .moment = Moment::NewAction,
                             .base = Action::Build,
                             .oncePerTurn = true,
                             .reads = reads::system,
                             .check = checkSummon,
                             .perform = summon,
                             .offer = offerSummon}};
constexpr Ability kFireRifles[]{
    {.name = "fire",
     .moment = Moment::NewAction,
     .base = Action::Battle,
     .reads = reads::from | reads::system | reads::player | reads::power | reads::count,
     .check = checkRifles,
     .perform = fireRifles,
     .offer = offerRifles}};
constexpr Ability kStructures[]{
    {.name = "nurture",
     .moment = Moment::NewAction,
     .base = Action::Build,
     .reads = reads::system | reads::resource | reads::which,
     .check = checkNurture,
     .perform = nurture,
     .offer = offerNurture},
    {.name = "prune",
     .moment = Moment::NewAction,
     .base = Action::Repair,
     .reads = reads::system | reads::piece | reads::which,
     .check = checkPrune,
     .perform = prune,
     .offer = offerPrune},
};

bool hasFreshStarport(const Game& game, Player holder) {
    return hasBuildingThere(game.state, game.state.battle.system, holder, BuildingType::Starport, true);
}

constexpr Hint kBuildHints[]{{.when = Occasion::Acting, .action = Action::Build}};
constexpr Hint kBattleHints[]{{.when = Occasion::Acting, .action = Action::Battle}};
constexpr Hint kMoveHints[]{{.when = Occasion::Acting, .action = Action::Move}};
constexpr Hint kDefendHints[]{{.when = Occasion::Defending}};
constexpr Hint kHarborHints[]{{.when = Occasion::Defending, .matters = hasFreshStarport}};
constexpr Hint kDroneHints[]{{.when = Occasion::Attacking}};
constexpr Hint kStructureHints[]{{.when = Occasion::Acting, .action = Action::Build},
                                 {.when = Occasion::Acting, .action = Action::Repair}};

}  // namespace

const Card kToolPriests{
    .id = "L01", .name = "Tool-Priests", .kind = CardKind::Lore, .abilities = kSummon, .hints = kBuildHints};

const Card kGalacticRifles{.id = "L02",
                           .name = "Galactic Rifles",
                           .kind = CardKind::Lore,
                           .abilities = kFireRifles,
                           .hints = kBattleHints};

const Card kSprinterDrives{.id = "L03",
                           .name = "Sprinter Drives",
                           .kind = CardKind::Lore,
                           .move = {.again = true},
                           .hints = kMoveHints};

const Card kMirrorPlating{.id = "L04",
                          .name = "Mirror Plating",
                          .kind = CardKind::Lore,
                          .battle = {.interceptsAssault = true},
                          .hints = kDefendHints};

const Card kHiddenHarbors{.id = "L05",
                          .name = "Hidden Harbors",
                          .kind = CardKind::Lore,
                          .build = {.fresh = true},
                          .battle = {.starportBarsRaid = true},
                          .hints = kHarborHints};

const Card kSignalBreaker{.id = "L06",
                          .name = "Signal Breaker",
                          .kind = CardKind::Lore,
                          .battle = {.ignoresAnIntercept = true},
                          .hints = kBattleHints};

const Card kRepairDrones{.id = "L07",
                         .name = "Repair Drones",
                         .kind = CardKind::Lore,
                         .battle = {.after = repairAttacker},
                         .hints = kDroneHints};

const Card kGatePorts{.id = "L08",
                      .name = "Gate Ports",
                      .kind = CardKind::Lore,
                      .build = {.starportsOnGates = true},
                      .move = {.whenRivalComes = captureVisitor},
                      .hints = kBuildHints};

const Card kCloudCities{.id = "L09",
                        .name = "Cloud Cities",
                        .kind = CardKind::Lore,
                        .build = {.citiesOutsideSlots = true},
                        .hints = kBuildHints};

const Card kLivingStructures{.id = "L10",
                             .name = "Living Structures",
                             .kind = CardKind::Lore,
                             .abilities = kStructures,
                             .hints = kStructureHints};

const Card kGateStations{.id = "L11",
                         .name = "Gate Stations",
                         .kind = CardKind::Lore,
                         .build = {.citiesOnGates = true},
                         .hints = kBuildHints};

const Card kRailgunArrays{.id = "L12",
                          .name = "Railgun Arrays",
                          .kind = CardKind::Lore,
                          .battle = {.actsBeforeCollecting = railgunsFire, .beforeCollecting = fireRailguns}};

const Card kAncientHoldings{
    .id = "L13", .name = "Ancient Holdings", .kind = CardKind::Lore, .resources = {.extraSlot = true}};

const Card kSeekerTorpedoes{
    .id = "L14", .name = "Seeker Torpedoes", .kind = CardKind::Lore, .battle = {.rerolls = rerollAssault}};

}  // namespace reach
