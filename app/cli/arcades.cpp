#include "app/cli/arcades.h"

#include "app/cli/terminal.h"
#include "app/words/parse_words.h"
#include "engine/arcades/arcades.h"
#include "engine/arcades/influence.h"
#include "engine/arcades/names.h"
#include "engine/arcades/odds.h"
#include "engine/arcades/record/record.h"

namespace reach::cli {
namespace {

using Json = nlohmann::ordered_json;
using arcades::Game;
using arcades::Violation;

struct Breach {
    int line = 0;
    Violation violation;
};
struct Playback {
    arcades::Record record;
    Game game;
    int played = 0;
    std::vector<Breach> breaches;
    std::optional<Breach> nonsense;
};

std::optional<Playback> open(const std::string& file, const std::string& text) {
    auto parsed = arcades::parseRecord(text);
    for (const ParseError& error : parsed.errors)
        complain("%s:%d:%d: %s\n", file.c_str(), error.line, error.column,
                 qUtf8Printable(words::parseErrorText(error)));
    if (!parsed.record) return std::nullopt;
    if (arcades::checkSetup(parsed.record->setup) != arcades::Rule::None) {
        complain("%s:1: the header makes no sense: not a table of ARCADEs\n", file.c_str());
        return std::nullopt;
    }
    Playback playback{std::move(*parsed.record), {}, 0, {}, {}};
    playback.game = arcades::newGame(playback.record.setup);
    return playback;
}

void play(Playback& playback, int at, bool strict) {
    for (const arcades::Entry& entry : playback.record.entries) {
        if (playback.played >= at) return;
        ++playback.played;
        const auto decision = arcades::decide(playback.game, entry.command);
        if (decision.verdict.refused() && decision.verdict.violations.empty()) {
            playback.nonsense = Breach{entry.line, decision.verdict.refusal};
            return;
        }
        for (const Violation& violation : decision.verdict.violations)
            playback.breaches.push_back({entry.line, violation});
        if (!decision.accepted() || (strict && !decision.verdict.legal())) return;
        for (const auto& event : decision.events) arcades::evolve(playback.game.state, event);
    }
}

/// "FILE:LINE: follow-suit (round 1), ARCADEs, Action Phase, A. Card Play".
std::string breachLine(const std::string& file, const Breach& breach) {
    std::string line = file + ":" + std::to_string(breach.line) + ": ";
    line += nameOf(breach.violation.rule);
    if (breach.violation.round > 0) line += " (round " + std::to_string(breach.violation.round) + ")";
    const auto heading = arcades::headingOf(breach.violation.rule);
    return heading.empty() ? line : line + ", ARCADEs, " + std::string(heading);
}

template <typename List>
Json namesOf(const List& list) {
    Json names = Json::array();
    for (const auto item : list) names.push_back(nameOf(item));
    return names;
}

/// A missing or unknown player is null.
Json orNull(Player player) {
    return player == Player::None ? Json(nullptr) : Json(nameOf(player));
}
Json orNull(SystemId system) {
    return system == SystemId::None ? Json(nullptr) : Json(reach::nameOf(system));
}

Json promptJson(const Game& game) {
    const auto now = arcades::prompt(game);
    Json json{{"kind", nameOf(now.kind)}, {"player", orNull(now.player)}};
    if (now.kind == arcades::Prompt::Kind::Pending) {
        json["asks"] = nameOf(now.pending.ask);
        if (now.pending.count > 0) json["count"] = now.pending.count;
    }
    return json;
}

Json playerJson(const Game& game, const std::string& name, Player player) {
    const auto& state = game.state.of(player);
    Json json{{"color", nameOf(player)},
              {"name", name.empty() ? Json(nullptr) : Json(name)},
              {"power", state.power}};
    if (arcades::onlyScores(game.setup)) return json;
    json["agent"] = orNull(state.agent);
    json["ships_in_supply"] = state.shipSupply;
    if (!arcades::isPerson(game.setup, player)) {
        json["offer"] = namesOf(state.offer);
        json["pile"] = state.pile;
        return json;
    }
    json["hand"] = state.hand;
    json["resources"] = namesOf(state.resources);
    json["cities_on_board"] = state.citySupply;
    Json advances = Json::array();
    for (const auto advance : arcades::kAllAdvances)
        if (state.has(advance)) advances.push_back(nameOf(advance));
    json["advances"] = std::move(advances);
    for (const Player owner : game.setup.seats)
        json["trophies"][std::string(nameOf(owner))] = state.trophies[static_cast<std::size_t>(index(owner))];
    return json;
}

Json clusterJson(const Game& game, int cluster) {
    const auto prize = arcades::prizeAt(game.state, cluster);
    Json json{{"prize", {prize.first, prize.second}}};
    if (arcades::onlyScores(game.setup)) return json;
    for (const Player player : game.setup.seats) {
        const Ships& ships = game.state.ships(cluster, player);
        json["ships"][std::string(nameOf(player))] = {{"fresh", ships.fresh}, {"damaged", ships.damaged}};
        json["influence"][std::string(nameOf(player))] = arcades::influence(game.state, cluster, player);
    }
    for (int planet = 0; planet < arcades::kPlanetsOfCluster; ++planet) {
        const SystemId system = arcades::planetAt(cluster, planet);
        const auto& there = game.state.planet(system);
        json["planets"][reach::nameOf(system)] = {
            {"resource", there.token}, {"city", orNull(there.city)}, {"fresh", there.fresh}};
    }
    return json;
}

Json stateJson(const Playback& playback) {
    const Game& game = playback.game;
    const auto& state = game.state;
    Json json{
        {"game", "arcades"},    {"mode", nameOf(game.setup.mode)}, {"chapter", state.chapter},
        {"round", state.round}, {"phase", nameOf(state.phase)},    {"initiative", orNull(state.initiative)}};
    json["played"] = Json::array();
    for (const auto& card : state.played)
        json["played"].push_back({{"player", nameOf(card.player)}, {"card", reach::nameOf(card.card)}});
    json["lead_is_zero"] = state.zeroed;
    for (const Player player : game.setup.seats)
        json["players"].push_back(
            playerJson(game, playback.record.names[static_cast<std::size_t>(index(player))], player));
    for (int cluster = 0; cluster < kClusters; ++cluster)
        json["clusters"].push_back(clusterJson(game, cluster));
    json["prompt"] = promptJson(game);
    json["winner"] = orNull(state.winner);
    return json;
}

std::string stateText(const Playback& playback) {
    const Game& game = playback.game;
    const auto& state = game.state;
    const bool onlyScores = arcades::onlyScores(game.setup);
    const bool inRound = state.phase == arcades::Phase::Action;
    std::string text = "chapter " + std::to_string(state.chapter) +
                       (inRound ? ", round " + std::to_string(state.round) : "") + ", " +
                       std::string(nameOf(state.phase)) +
                       "; initiative: " + std::string(nameOf(state.initiative)) + "\n";
    for (const Player player : game.setup.seats) {
        const auto& board = state.of(player);
        text += std::string(nameOf(player)) + ": " + std::to_string(board.power) + " Power";
        if (!onlyScores)
            text += ", agent " + reach::nameOf(board.agent) + ", " + std::to_string(board.shipSupply) +
                    " ships in supply";
        for (const Resource resource : board.resources) text += ", " + std::string(nameOf(resource));
        text += "\n";
    }
    for (int cluster = 0; cluster < kClusters && !onlyScores; ++cluster) {
        text += "cluster " + std::to_string(cluster + 1) + ":";
        for (const Player player : game.setup.seats)
            if (const Ships& ships = state.ships(cluster, player); ships.total() > 0)
                text += " " + std::string(nameOf(player)) + " " + std::to_string(ships.fresh) + "+" +
                        std::to_string(ships.damaged) + " (influence " +
                        std::to_string(arcades::influence(state, cluster, player)) + ")";
        text += "\n";
    }
    const auto now = arcades::prompt(game);
    text += "next: " + std::string(nameOf(now.player)) + " ";
    text += now.kind == arcades::Prompt::Kind::Pending ? nameOf(now.pending.ask) : nameOf(now.kind);
    return text + "\n";
}

/// The odds of the named battle, or else of the current one.
std::optional<arcades::BattleOdds> oddsOf(const Game& game, const OddsCall& call) {
    const arcades::Battle& now = game.state.battle;
    const auto from = call.attacker.empty() ? now.attacker : parseName<Player>(call.attacker);
    const auto against = call.defender.empty() ? now.defender : parseName<Player>(call.defender);
    const auto gate = parseName<SystemId>(call.system);
    if (!from || !against || (!call.system.empty() && !(gate && isGate(*gate)))) return std::nullopt;
    const int where = gate ? clusterOf(*gate) : now.cluster;
    DiceCount dice{static_cast<std::int8_t>(call.assault), static_cast<std::int8_t>(call.skirmish),
                   static_cast<std::int8_t>(call.raid)};
    if (dice == DiceCount{} && where == now.cluster) dice = now.dice;
    return arcades::battleOdds(game, *from, *against, where, dice);
}

struct OddsLine {
    const char* key;
    const char* words;
    double arcades::BattleOdds::*value;
    bool isChance;
};
constexpr OddsLine kOddsLines[]{
    {"intercepted", "intercepted", &arcades::BattleOdds::intercepted, true},
    {"lose_every_ship", "every attacking ship lost", &arcades::BattleOdds::loseEveryShip, true},
    {"clear_ships", "no defending ship left", &arcades::BattleOdds::clearShips, true},
    {"drive_away", "the agent driven away", &arcades::BattleOdds::driveAway, true},
    {"hits_taken", "hits taken", &arcades::BattleOdds::hitsTaken, false},
    {"ships_lost", "ships lost", &arcades::BattleOdds::shipsLost, false},
    {"hits_landed", "hits landed", &arcades::BattleOdds::hitsLanded, false},
    {"ships_destroyed", "ships destroyed", &arcades::BattleOdds::shipsDestroyed, false},
    {"keys", "keys", &arcades::BattleOdds::keys, false},
};

}  // namespace

int replayArcades(const ReplayCall& call, const std::string& text) {
    auto playback = open(call.file, text);
    if (!playback) return kUnusable;
    play(*playback, call.at, call.strict);
    for (const Breach& breach : playback->breaches)
        (call.json || playback->nonsense ? complain : say)("%s\n", breachLine(call.file, breach).c_str());
    if (playback->nonsense) {
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    if (call.json) {
        Json json = stateJson(*playback);
        json["entries"] = playback->played;
        json["violations"] = Json::array();
        for (const Breach& breach : playback->breaches)
            json["violations"].push_back({{"line", breach.line},
                                          {"rule", nameOf(breach.violation.rule)},
                                          {"heading", arcades::headingOf(breach.violation.rule)}});
        sayJson(json);
    } else {
        say("%s", stateText(*playback).c_str());
    }
    return playback->breaches.empty() ? kFine : kViolations;
}

int listArcadesOptions(const OptionsCall& call, const std::string& text) {
    auto playback = open(call.file, text);
    if (!playback) return kUnusable;
    play(*playback, call.at, false);
    if (playback->nonsense) {
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    Json list = Json::array();
    for (const auto& option : arcades::options(playback->game))
        list.push_back(arcades::printCommand(option.command));
    if (call.json) {
        const Json json{{"prompt", promptJson(playback->game)}, {"options", std::move(list)}};
        sayJson(json);
        return kFine;
    }
    for (const auto& line : list) say("%s\n", line.get_ref<const std::string&>().c_str());
    return kFine;
}

int oddsInArcades(const OddsCall& call, const std::string& text) {
    auto playback = open(call.file, text);
    if (!playback) return kUnusable;
    play(*playback, call.at, false);
    if (playback->nonsense) {
        complain("%s\n", breachLine(call.file, *playback->nonsense).c_str());
        return kUnusable;
    }
    const auto odds = oddsOf(playback->game, call);
    if (!odds) {
        complain("No battle is under way there: name --attacker, --defender and --system, a gate\n");
        return kUnusable;
    }
    Json json = Json::object();
    for (const OddsLine& line : kOddsLines) {
        const double value = (*odds).*line.value;
        if (call.json)
            json[line.key] = value;
        else if (line.isChance)
            say("%6.2f %%  %s\n", 100 * value, line.words);
        else
            say("%6.3f    %s, expected\n", value, line.words);
    }
    if (call.json) sayJson(json);
    return kFine;
}

}  // namespace reach::cli
