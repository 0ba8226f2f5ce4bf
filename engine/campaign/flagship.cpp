#include "engine/campaign/flagship.h"

#include "engine/campaign/questions.h"
#include "engine/rules/build.h"
#include "engine/rules/pieces.h"
#include "engine/rules/query.h"

namespace reach {
namespace {

using enum Resource;

/// Left to right, Upgrade and Armor (BR p.25).
constexpr std::array<std::array<Resource, 2>, kUpgrades> kSlotTypes{
    {{Fuel, Relic}, {Relic, Weapon}, {Psionic, Material}, {Weapon, Psionic}, {Material, Fuel}, {None, None}}};

template <typename Visit>
void forEachPlace(Visit visit) {
    for (const bool armor : {true, false})
        for (int i = kUpgrades; i-- > 0;) visit(FlagshipPlace{static_cast<Upgrade>(i), armor});
}

constexpr FlagshipPlace kNoPlace{};

}  // namespace

FlagshipPlace slotOf(int number) {
    return {static_cast<Upgrade>(number % kUpgrades), number >= kUpgrades};
}

Resource slotType(FlagshipPlace place) {
    return kSlotTypes[static_cast<std::size_t>(place.upgrade)][place.armor ? 1 : 0];
}

int freshStarports(const Flagship& flagship) {
    int count = 0;
    forEachPlace([&](FlagshipPlace place) {
        const FlagshipSlot& slot = flagship.slot(place);
        count += flagship.has(place) && slot.type == BuildingType::Starport && !slot.damaged ? 1 : 0;
    });
    return count;
}

int toughness(const Flagship& flagship) {
    int hits = 0;
    forEachPlace([&](FlagshipPlace place) {
        if (flagship.has(place)) hits += flagship.slot(place).damaged ? 1 : 2;
    });
    return hits;
}

FlagshipPlace underHit(const Flagship& flagship, Upgrade upgrade) {
    for (const bool armor : {true, false})
        if (flagship.has({upgrade, armor})) return {upgrade, armor};
    return kNoPlace;
}

bool hitUpgrade(Draft& d, Player player, Upgrade upgrade, Player taker) {
    const FlagshipPlace place = underHit(d.state().seat(player).flagship, upgrade);
    if (place == kNoPlace) return false;
    d.emit(event::FlagshipHit{player, place, taker});
    return true;
}

bool hitRightmost(Draft& d, Player player, SystemId system) {
    const Flagship* flagship = flagshipAt(d.state(), player, system);
    if (flagship == nullptr) return false;
    FlagshipPlace first = kNoPlace;
    forEachPlace([&](FlagshipPlace place) {
        if (first == kNoPlace && flagship->has(place)) first = place;
    });
    if (first == kNoPlace) return false;
    d.emit(event::FlagshipHit{player, first, Player::None});
    return true;
}

namespace campaign {

bool hasUpgrade(const State& state, Player player, SystemId system, Upgrade upgrade) {
    const Flagship* flagship = flagshipAt(state, player, system);
    return flagship != nullptr && flagship->has({upgrade});
}

int flagshipDice(const State& state, Player player, SystemId system) {
    const Flagship* flagship = flagshipAt(state, player, system);
    return flagship != nullptr ? freshStarports(*flagship) : 0;
}

int flagshipToughness(const State& state, Player player, SystemId system) {
    const Flagship* flagship = flagshipAt(state, player, system);
    return flagship != nullptr ? toughness(*flagship) : 0;
}

bool hasBuildingOn(const Flagship& flagship, BuildingType type, bool freshOnly) {
    bool any = false;
    forEachPlace([&](FlagshipPlace place) {
        const FlagshipSlot& slot = flagship.slot(place);
        any |= flagship.has(place) && slot.type == type && !(freshOnly && slot.damaged);
    });
    return any;
}

}  // namespace campaign

void repairFlagship(Draft& d, Player player, SystemId system) {
    const Flagship* flagship = flagshipAt(d.state(), player, system);
    if (flagship == nullptr) return;
    FlagshipPlace damaged = kNoPlace;
    forEachPlace([&](FlagshipPlace place) {
        if (flagship->slot(place).damaged) damaged = place;
    });
    if (damaged != kNoPlace) d.emit(event::FlagshipRepaired{player, damaged});
}

int shipsAtFlagship(const Flagship& flagship) {
    return flagship.has({Upgrade::ShipCrane}) ? 2 : 1;
}

void clearFlagship(Draft& d, Player player) {
    forEachPlace([&](FlagshipPlace place) {
        if (d.state().seat(player).flagship.has(place)) d.emit(event::FlagshipCleared{player, place});
    });
    d.emit(event::FlagshipMoved{player, SystemId::None});
}

// ---- getting one

namespace {

/// Also gives up the buildings in unknown places.
void abandonBuildings(Draft& d, Player player) {
    forEachSystem(systemsInPlay(d.game()), [&](SystemId system) {
        for (std::size_t i = d.state().at(system).buildings.size(); i-- > 0;) {
            const Building old = d.state().at(system).buildings[i];
            if (old.owner != player) continue;
            const PlayerState& free = d.of(Player::Free);
            const bool left = (old.type == BuildingType::City ? free.citiesOnBoard : free.starportSupply) > 0;
            if (left)
                replaceBuilding(d, system, static_cast<int>(i), Player::Free, old.type);
            else  // the table lays a proxy (BR p.15)
                d.emit(event::BuildingRemoved{system, static_cast<std::int8_t>(i), event::PieceEnd::Supply});
        }
    });
    if (d.of(player).citiesElsewhere > 0) d.emit(event::CitiesElsewhere{player, 0});
}

bool mayBegin(const Game& game, Player player, SystemId system) {
    return inPlay(game, system) && game.state.at(system).known && hasPieces(game.state, system, player);
}

/// Without Loyal pieces on the map the table says where.
void offerStart(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    const auto list = [&](auto fits) {
        forEachSystem(systemsInPlay(game), [&](SystemId system) {
            if (fits(system)) out.push_back({.system = system});
        });
    };
    list([&](SystemId system) { return mayBegin(game, asked.player, system); });
    if (out.empty()) list([](SystemId system) { return isGate(system); });
}

void checkStart(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    std::vector<command::Choice> offered;
    offerStart(game, asked, offered);
    if (!inPlay(game, c.system)) return v.refuse(Rule::NotInPlay);
    if (std::find(offered.begin(), offered.end(), c) == offered.end()) v.breaks(Rule::FlagshipStart);
}

std::uint8_t bitOf(Upgrade upgrade) {
    return static_cast<std::uint8_t>(upgrade == Upgrade::None ? 0 : 1U << index(upgrade));
}

void start(Draft& d, const Pending& asked, const command::Choice& c) {
    d.emit(event::FlagshipMoved{asked.player, c.system});
    abandonBuildings(d, asked.player);
    const auto aboard = asked.memo.as<memo::Aboard>();
    for (const Upgrade upgrade : kAllUpgrades)
        for (const auto& [placed, type] : {std::pair{aboard.cities, BuildingType::City},
                                           std::pair{aboard.starports, BuildingType::Starport}})
            if ((placed & bitOf(upgrade)) != 0)
                d.emit(event::FlagshipBuilt{asked.player, {upgrade}, type, false});
    placeShips(d, asked.player, c.system, asked.count - shipsOnMap(d.state(), asked.player));
}

}  // namespace

void gainFlagship(Draft& d, Player player, const FlagshipStart& start) {
    if (!tracksMap(d.state()) || d.state().seat(player).flagship.exists()) return;
    memo::Aboard aboard{.cities = bitOf(start.city)};
    for (const Upgrade upgrade : start.starports) aboard.starports |= bitOf(upgrade);
    d.ask({.ask = Ask::Flagship, .player = player, .count = start.fleet, .memo = aboard});
}

const Question kFlagshipQuestion{
    .reads = reads::system, .offer = offerStart, .check = checkStart, .answer = start};

// ---- giving up the Flagship for a city, a starport, then ships one by one; the first answer clears the
// board

namespace {

enum Step : std::int8_t { kCity, kStarport, kFleet };
constexpr int kResettledFleet = 8;

BuildingType typeOf(const Pending& asked) {
    return asked.stage == kCity ? BuildingType::City : BuildingType::Starport;
}

/// Returns the planets with an empty building slot. If the whole map has none, returns those with a Free
/// building.
SystemSet buildingPlaces(const Game& game) {
    SystemSet empty = 0;
    SystemSet free = 0;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (!game.state.at(system).known) return;
        if (slotsUsed(game.state, system) < buildingSlots(game.state, system)) empty |= bitOf(system);
        for (const Building& building : game.state.at(system).buildings)
            if (building.owner == Player::Free && !building.outside) free |= bitOf(system);
    });
    return empty == 0 ? free : empty;
}

SystemSet resettlingPlaces(const Game& game, const Pending& asked) {
    const State& state = game.state;
    if (asked.stage < kFleet) return buildingPlaces(game);
    SystemSet places = 0;
    if (state.of(asked.player).shipSupply == 0 || shipsOnMap(state, asked.player) >= kResettledFleet)
        return places;
    forEachSystem(systemsInPlay(game), [&](SystemId system) {
        if (mayBegin(game, asked.player, system)) places |= bitOf(system);
    });
    return places;
}

void offerResettling(const Game& game, const Pending& asked, std::vector<command::Choice>& out) {
    forEachSystem(resettlingPlaces(game, asked), [&](SystemId system) { out.push_back({.system = system}); });
}

void checkResettling(const Game& game, const Pending& asked, const command::Choice& c, Verdict& v) {
    if (index(c.system) >= kSystems) return v.refuse(Rule::NotInPlay);
    if (c != command::Choice{.system = c.system} || !contains(resettlingPlaces(game, asked), c.system))
        v.refuse(Rule::Resettling);
}

void settleBuilding(Draft& d, const Pending& asked, SystemId system) {
    const BuildingType type = typeOf(asked);
    const PlayerState& settler = d.of(asked.player);
    if ((type == BuildingType::City ? settler.citiesOnBoard : settler.starportSupply) == 0) return;
    if (slotsUsed(d.state(), system) >= buildingSlots(d.state(), system)) {
        const auto& all = d.state().at(system).buildings;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].owner == Player::Free && !all[i].outside) {
                d.emit(event::BuildingRemoved{system, static_cast<std::int8_t>(i), event::PieceEnd::Supply});
                break;
            }
    }
    d.emit(event::BuildingPlaced{asked.player, type, system, false, false, false});
}

void settleDown(Draft& d, const Pending& asked, const command::Choice& c) {
    if (asked.stage == kCity) {
        const SystemId at = d.state().seat(asked.player).flagship.at;
        clearFlagship(d, asked.player);
        placeShips(d, asked.player, at, 1);
    }
    Pending next = asked;
    if (asked.stage < kFleet) {
        settleBuilding(d, asked, c.system);
        ++next.stage;
    } else {
        placeShips(d, asked.player, c.system, 1);
    }
    d.ask(next);
}

bool mayKeep(const Game&, const Pending& asked) {
    return asked.stage == kCity;
}

}  // namespace

void resettle(Draft& d, Player player) {
    if (d.state().seat(player).flagship.exists()) d.ask({.ask = Ask::Resettle, .player = player});
}

const Question kResettleQuestion{.reads = reads::system,
                                 .offer = offerResettling,
                                 .check = checkResettling,
                                 .answer = settleDown,
                                 .mayDecline = mayKeep};

}  // namespace reach
