#include "app/cli/calls.h"
#include "engine/odds/battle_odds.h"
#include "engine/record/record.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;

/// "3+1", read by the grammar of records.
std::optional<odds::Ships> parsePieces(const std::string& text) {
    const auto parsed = parseCommand("correct 1-gate red ships " + text);
    if (!parsed.command) return std::nullopt;
    const Ships ships = std::get<command::Correct>(*parsed.command).ships;
    return odds::Ships{ships.fresh, ships.damaged};
}

/// False when they are no count or too many.
bool addBuildings(odds::Battle& battle, const std::string& text, BuildingType type) {
    const auto count = parsePieces(text);
    if (!count) return false;
    bool room = true;
    for (int i = 0; i < count->fresh; ++i) room = battle.buildings.push({type, false}) && room;
    for (int i = 0; i < count->damaged; ++i) room = battle.buildings.push({type, true}) && room;
    return room;
}

std::optional<odds::BattleOdds> compute(const OddsCall& call) {
    odds::Battle battle;
    battle.dice = {call.assault, call.skirmish, call.raid};
    if (call.rerolls > 0) battle.rerolls.push({.skirmish = call.rerolls});
    const auto attackers = parsePieces(call.attackers);
    const auto defenders = parsePieces(call.defenders);
    if (!attackers || !defenders || !addBuildings(battle, call.buildings, BuildingType::City) ||
        !addBuildings(battle, call.starports, BuildingType::Starport))
        return std::nullopt;
    battle.attackers = *attackers;
    battle.defenders = *defenders;
    return odds::battleOdds(battle);
}

struct Row {
    const char* key;
    const char* words;
    double odds::BattleOdds::*value;
    bool isChance;
};
constexpr Row kRows[]{
    {"intercepted", "intercepted", &odds::BattleOdds::intercepted, true},
    {"lose_every_ship", "every attacking ship lost", &odds::BattleOdds::loseEveryShip, true},
    {"clear_ships", "no defending ship left", &odds::BattleOdds::clearShips, true},
    {"clear_system", "no defending piece left", &odds::BattleOdds::clearSystem, true},
    {"clear_and_survive", "no defending ship left, an attacking one left", &odds::BattleOdds::clearAndSurvive,
     true},
    {"destroy_city", "a city destroyed", &odds::BattleOdds::destroyCity, true},
    {"destroy_building", "a building destroyed", &odds::BattleOdds::destroyBuilding, true},
    {"hits_taken", "hits taken", &odds::BattleOdds::hitsTaken, false},
    {"ships_lost", "ships lost", &odds::BattleOdds::shipsLost, false},
    {"hits_landed", "hits landed", &odds::BattleOdds::hitsLanded, false},
    {"ships_destroyed", "ships destroyed", &odds::BattleOdds::shipsDestroyed, false},
    {"buildings_destroyed", "buildings destroyed", &odds::BattleOdds::buildingsDestroyed, false},
    {"keys", "keys to spend", &odds::BattleOdds::keys, false},
};

void printJson(const odds::BattleOdds& odds) {
    Json json = Json::object();
    for (const Row& row : kRows) json[row.key] = odds.*row.value;
    json["keys_usable"] = odds.keysUsable;
    json["ships_left"] = odds.shipsLeft;
    std::printf("%s\n", json.dump(2).c_str());
}

void printText(const odds::BattleOdds& odds) {
    for (const Row& row : kRows) {
        if (row.isChance)
            std::printf("%6.2f %%  %s\n", 100 * (odds.*row.value), row.words);
        else
            std::printf("%6.3f    %s, expected\n", odds.*row.value, row.words);
    }
}

}  // namespace

int odds(const OddsCall& call) {
    const auto result = compute(call);
    if (!result) {
        std::fputs("There is no such battle: pieces are counted like 3+1, with at least one attacking ship\n",
                   stderr);
        return kUnusable;
    }
    call.json ? printJson(*result) : printText(*result);
    return kFine;
}

}  // namespace reach::cli
