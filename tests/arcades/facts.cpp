#include "table.h"

#include "engine/arcades/influence.h"
#include "engine/arcades/names.h"
#include "engine/arcades/points.h"
#include "engine/record/print.h"

#include <QStringList>

namespace reach::arcades::tests {
namespace {

using reach::nameOf;

template <typename List>
std::string listed(const List& list) {
    std::string text;
    for (const auto item : list) text += (text.empty() ? "" : " ") + std::string(nameOf(item));
    return text.empty() ? "none" : text;
}

std::string trophiesOf(const Game& game, const PlayerState& holder, const std::string& owner) {
    const auto color = parseName<Player>(owner);
    if (!color) return "?";
    (void)game;
    return std::to_string(holder.trophies[static_cast<std::size_t>(index(*color))]);
}

std::string ofPlayer(const Game& game, Player player, const std::vector<std::string>& words) {
    const PlayerState& p = game.state.of(player);
    const std::string& what = words.size() > 1 ? words[1] : words[0];
    if (what == "power") return std::to_string(p.power);
    if (what == "hand") return std::to_string(p.hand);
    if (what == "pile") return std::to_string(p.pile);
    if (what == "agent") return nameOf(p.agent);
    if (what == "resources") return listed(p.resources);
    if (what == "supply") return std::to_string(p.shipSupply);
    if (what == "gone") return std::to_string(p.shipsGone);
    if (what == "cities") return std::to_string(p.citySupply);
    if (what == "trophies" && words.size() > 2) return trophiesOf(game, p, words[2]);
    if (what == "offer") return listed(p.offer);
    if (what == "advances") {
        std::vector<Advance> advances;
        for (const Advance advance : kAllAdvances)
            if (p.has(advance)) advances.push_back(advance);
        std::string text;
        for (const Advance advance : advances)
            text += (text.empty() ? "" : " ") + std::string(arcades::nameOf(advance));
        return text.empty() ? "none" : text;
    }
    return "?";
}

std::string ofSystem(const Game& game, SystemId system, const std::string& what) {
    if (isGate(system)) {
        const auto player = parseName<Player>(what);
        return player ? record::shipsText(game.state.ships(clusterOf(system), *player)) : "?";
    }
    const PlanetState& planet = game.state.planet(system);
    if (what == "resource") return planet.token ? "on" : "off";
    if (what != "city") return "?";
    return std::string(nameOf(planet.city)) + (planet.fresh ? " fresh" : "");
}

std::string ofMarker(const State& state, int shows) {
    for (int marker = 0; marker < kMarkers; ++marker) {
        const Marker& m = state.markers[static_cast<std::size_t>(marker)];
        if (prizeOf(marker, m.orange).first == shows)
            return m.cluster < 0 ? "available" : "cluster " + std::to_string(m.cluster + 1);
    }
    return "turned";
}

std::string promptText(const Game& game) {
    const Prompt now = prompt(game);
    const auto kind =
        now.kind == Prompt::Kind::Pending ? arcades::nameOf(now.pending.ask) : arcades::nameOf(now.kind);
    return std::string(nameOf(now.player)) + " " + std::string(kind);
}

}  // namespace

std::string fact(const Game& game, const std::string& what) {
    std::vector<std::string> words;
    for (const QString& word : QString::fromStdString(what).split(' ', Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    if (words.empty()) return "?";
    const State& state = game.state;
    if (const auto player = parseName<Player>(words[0])) return ofPlayer(game, *player, words);
    if (const auto system = parseName<SystemId>(words[0]); system && words.size() > 1)
        return ofSystem(game, *system, words[1]);
    if (words[0] == "influence" && words.size() == 3)
        return std::to_string(
            influence(state, std::stoi(words[1]) - 1, parseName<Player>(words[2]).value_or(Player::Red)));
    if (words[0] == "marker" && words.size() == 2) return ofMarker(state, std::stoi(words[1]));
    if (words[0] == "supply" && words.size() == 2)
        return std::to_string(state.supply[static_cast<std::size_t>(
            index(parseName<Resource>(words[1]).value_or(Resource::Fuel)))]);
    if (what == "dice") {
        const DiceCount& dice = state.battle.dice;
        return std::to_string(dice[0]) + " " + std::to_string(dice[1]) + " " + std::to_string(dice[2]);
    }
    if (what == "prompt") return promptText(game);
    if (what == "turn") return std::string(nameOf(state.turn.player));
    if (what == "points") return std::to_string(pointsLeft(state));
    if (what == "initiative") return std::string(nameOf(state.initiative));
    if (what == "round") return std::to_string(state.round);
    if (what == "chapter") return std::to_string(state.chapter);
    if (what == "phase") return std::string(arcades::nameOf(state.phase));
    if (what == "winner") return std::string(nameOf(state.winner));
    return "?";
}

}  // namespace reach::arcades::tests
