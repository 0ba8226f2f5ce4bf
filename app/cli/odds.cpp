#include "app/cli/arcades.h"
#include "app/cli/calls.h"
#include "app/cli/playback.h"
#include "app/cli/terminal.h"
#include "app/words/battle_words.h"
#include "engine/core/names.h"
#include "engine/odds/best_mix.h"
#include "engine/record/frame.h"
#include "engine/record/record.h"
#include "engine/record/record_names.h"
#include "engine/rules/query.h"

#include <nlohmann/json.hpp>

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

/// Returns false if the text is no count, or too large.
bool addBuildings(odds::Battle& battle, const std::string& text, BuildingType type) {
    const auto count = parsePieces(text);
    if (!count) return false;
    bool room = true;
    for (int i = 0; i < count->fresh; ++i) room = battle.buildings.push({type, false}) && room;
    for (int i = 0; i < count->damaged; ++i) room = battle.buildings.push({type, true}) && room;
    return room;
}

/// The rerolls, in the order in which the cards are asked.
odds::Rerolls rerollsOf(const OddsCall& call) {
    odds::Rerolls rerolls;
    for (const odds::Pool& leave :
         {odds::Pool{call.rerollsAny, call.rerollsAny, call.rerollsAny}, odds::Pool{0, call.rerolls, 0},
          odds::Pool{0, 0, call.rerollsRaid}, odds::Pool{call.rerollsAssault, 0, 0}})
        if (leave.total() > 0) rerolls.push(leave);
    return rerolls;
}

std::optional<odds::Battle> battleOf(const OddsCall& call) {
    odds::Battle battle;
    battle.dice = {call.assault, call.skirmish, call.raid};
    battle.rerolls = rerollsOf(call);
    battle.hitsBefore = call.hitsBefore;
    battle.interceptHits = call.interceptHits;
    battle.ignoresIntercept = call.ignoresIntercept;
    battle.interceptsAssault = call.interceptsAssault;
    const auto attackers = parsePieces(call.attackers);
    const auto defenders = parsePieces(call.defenders);
    if (!attackers || !defenders || !addBuildings(battle, call.buildings, BuildingType::City) ||
        !addBuildings(battle, call.starports, BuildingType::Starport))
        return std::nullopt;
    battle.attackers = *attackers;
    battle.defenders = *defenders;
    return odds::playedFor(battle, *odds::findAim(call.aim));
}

/// The battle of a record: the named one, or else the current one.
std::optional<BattleAhead> battleIn(const Game& game, const OddsCall& call) {
    const BattleState& now = game.state.battle;
    const auto from = call.attacker.empty() ? now.attacker : parseName<Player>(call.attacker);
    const auto against = call.defender.empty() ? now.defender : parseName<Player>(call.defender);
    const auto where = call.system.empty() ? now.system : parseName<SystemId>(call.system);
    if (!from || !against || !where || !isColor(*from) || !ownsPieces(game.setup, *against) ||
        *where == SystemId::None)
        return std::nullopt;
    DiceCount dice{static_cast<std::int8_t>(call.assault), static_cast<std::int8_t>(call.skirmish),
                   static_cast<std::int8_t>(call.raid)};
    if (dice == DiceCount{} && *where == now.system) dice = now.dice;
    return battleAhead(game, *from, *against, *where, dice, *odds::findAim(call.aim));
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
    {"upgrades_lost", "Flagship Upgrades lost", &odds::BattleOdds::upgradesLost, false},
    {"hits_landed", "hits landed", &odds::BattleOdds::hitsLanded, false},
    {"ships_destroyed", "ships destroyed", &odds::BattleOdds::shipsDestroyed, false},
    {"buildings_destroyed", "buildings destroyed", &odds::BattleOdds::buildingsDestroyed, false},
    {"keys", "keys to spend", &odds::BattleOdds::keys, false},
};

constexpr std::array kAgain{"never", "sometimes", "always"};

/// Calls tell(die, face, when) with the names of records. Faces that look alike are reported once.
void forEachFaceAgain(const odds::BattleOdds& odds, auto&& tell) {
    for (const Die die : kAllDice)
        for (int face = 0; face < kFaces; ++face) {
            const odds::Again again = odds.again[index(die)][face];
            const std::string text = nameOf(kDieFaces[index(die)][face]);
            if (again != odds::Again::Never && findFace(die, text) == face)
                tell(std::string(nameOf(die)), text, kAgain[static_cast<std::size_t>(again)]);
        }
}

void printJson(const odds::BattleOdds& odds, const std::vector<std::string>& because) {
    Json json = Json::object();
    for (const Row& row : kRows) json[row.key] = odds.*row.value;
    json["keys_usable"] = odds.keysUsable;
    json["ships_left"] = odds.shipsLeft;
    json["rolled_again"] = Json::array();
    forEachFaceAgain(odds, [&](const std::string& die, const std::string& face, const char* when) {
        json["rolled_again"].push_back({{"die", die}, {"face", face}, {"when", when}});
    });
    json["because"] = because;
    sayJson(json);
}

void printText(const odds::BattleOdds& odds, const std::vector<std::string>& because) {
    for (const Row& row : kRows) {
        if (row.isChance)
            say("%6.2f %%  %s\n", 100 * (odds.*row.value), row.words);
        else
            say("%6.3f    %s, expected\n", odds.*row.value, row.words);
    }
    forEachFaceAgain(odds, [](const std::string& die, const std::string& face, const char* when) {
        say("rolled again: %s %s, %s\n", die.c_str(), face.c_str(), when);
    });
    for (const std::string& line : because) say("because of %s\n", line.c_str());
}

int tell(const OddsCall& call, const odds::Battle& battle, const std::vector<std::string>& because) {
    const auto result = odds::battleOdds(battle);
    if (!result) {
        complain("There is no such battle: pieces are counted like 3+1, with at least one attacking ship\n");
        return kUnusable;
    }
    call.json ? printJson(*result, because) : printText(*result, because);
    return kFine;
}

int oddsInRecord(const OddsCall& call) {
    const auto text = readText(call.file);
    if (!text) return kUnusable;
    if (gameOf(*text) == kArcades) return oddsInArcades(call, *text);
    auto playback = openRecord(call.file, *text);
    if (!playback) return kUnusable;
    play(*playback, call.at, false);
    if (playback->nonsense) {
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    const auto ahead = battleIn(playback->game, call);
    if (!ahead) {
        complain("No battle is under way there: name --attacker, --defender and --system\n");
        return kUnusable;
    }
    std::vector<std::string> because;
    for (const ChangedBattle& change : ahead->changes)
        because.push_back(words::changeText(change).toStdString());
    return tell(call, ahead->battle, because);
}

}  // namespace

int odds(const OddsCall& call) {
    if (!call.file.empty()) return oddsInRecord(call);
    return tell(call, battleOf(call).value_or(odds::Battle{}), {});
}

}  // namespace reach::cli
