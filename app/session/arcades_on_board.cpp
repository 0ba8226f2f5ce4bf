#include "app/session/on_board.h"

#include "app/session/laying.h"

namespace reach::arcades {
namespace {

using command::About;
using command::Correct;

/// A correction of this kind. The caller sets what else it reads.
Correct of(About about, Player player = Player::None) {
    Correct correct;
    correct.about = about;
    correct.player = player;
    return correct;
}

/// Puts in corrections, as far as the box has the pieces for them.
class Laying {
  public:
    Laying(const Game& now, const Game& then, const Game& after)
        : corrections_(now), begun_(now), then_(then.state), after_(after.state) {}

    std::vector<Command> take() {
        return corrections_.take([this] { pass(); });
    }

  private:
    void pass() {
        for (int at = 0; at < kClusters; ++at) cluster(at);
        for (const Player who : kAllPlayers)
            if (playsHere(game().setup, who)) player(who);
        if (isMissing(game().state.initiative, then_.initiative, after_.initiative))
            put(of(About::Initiative, after_.initiative));
        for (std::size_t place = 0; place < kMarkers; ++place) {
            const Marker& after = after_.markers[place];
            if (!isMissing(game().state.markers[place], then_.markers[place], after)) continue;
            {
                Correct correct = of(About::Marker);
                correct.number = static_cast<std::int16_t>(place);
                correct.on = after.orange;
                correct.cluster = after.cluster;
                put(correct);
            }
        }
    }

    const Game& game() const { return corrections_.game(); }
    void put(const Correct& correct) { corrections_.put(correct); }

    void cluster(int at) {
        for (const Player owner : kAllPlayers)
            if (const Ships& after = after_.ships(at, owner);
                isMissing(game().state.ships(at, owner), then_.ships(at, owner), after)) {
                Correct correct = of(About::Ships, owner);
                correct.system = systemAt(at, Spot::Gate);
                correct.ships = after;
                put(correct);
            }
        for (int planet = 0; planet < kPlanetsOfCluster; ++planet) {
            const SystemId system = planetAt(at, planet);
            const PlanetState& then = then_.planet(system);
            const PlanetState& after = after_.planet(system);
            const auto now = [&]() -> const PlanetState& { return game().state.planet(system); };
            if (now().city != after.city || now().fresh != after.fresh)
                if (then.city != after.city || then.fresh != after.fresh) {
                    Correct correct = of(About::City, after.city);
                    correct.system = system;
                    correct.on = after.fresh;
                    put(correct);
                }
            if (isMissing(now().token, then.token, after.token)) {
                Correct correct = of(About::Token);
                correct.system = system;
                correct.on = after.token;
                put(correct);
            }
        }
    }

    void player(Player who) {
        const PlayerState& then = then_.of(who);
        const PlayerState& after = after_.of(who);
        const auto now = [&]() -> const PlayerState& { return game().state.of(who); };
        if (const int power = begun_.state.of(who).power + after.power - then.power; now().power != power) {
            Correct correct = of(About::Power, who);
            correct.number = static_cast<std::int16_t>(power);
            put(correct);
        }
        if (isMissing(now().agent, then.agent, after.agent)) {
            Correct correct = of(About::Agent, who);
            correct.system = after.agent;
            put(correct);
        }
        if (isMissing(now().resources, then.resources, after.resources)) {
            Correct correct = of(About::Resources, who);
            for (const Resource resource : after.resources) correct.resources.push(resource);
            put(correct);
        }
        for (const Player other : kAllPlayers) {
            const auto at = static_cast<std::size_t>(index(other));
            if (isMissing(now().trophies[at], then.trophies[at], after.trophies[at])) {
                Correct correct = of(About::Trophies, who);
                correct.other = other;
                correct.number = after.trophies[at];
                put(correct);
            }
        }
        for (std::size_t i = 0; i < then.advances.size(); ++i)
            if (isMissing(now().advances[i], then.advances[i], after.advances[i])) {
                Correct correct = of(About::Advance, who);
                correct.on = after.advances[i];
                correct.advance = static_cast<Advance>(i);
                put(correct);
            }
    }

    Corrections<ArcadesGame> corrections_;
    const Game& begun_;
    const State& then_;
    const State& after_;
};

}  // namespace

std::vector<Command> asOnBoard(const Game& now, const Game& then, const Game& after) {
    return Laying(now, then, after).take();
}

Game whereItActed(const Game& now, const Game& then, const Game& after) {
    Game there = then;
    for (int at = 0; at < kClusters; ++at)
        takeIfChanged(there.state.at(at), now.state.at(at), then.state.at(at), after.state.at(at));
    for (const Player who : kAllPlayers) {
        PlayerState& board = there.state.of(who);
        const PlayerState& had = then.state.of(who);
        const PlayerState& has = after.state.of(who);
        const PlayerState& here = now.state.of(who);
        takeIfChanged(board.power, here.power, had.power, has.power);
        takeIfChanged(board.agent, here.agent, had.agent, has.agent);
        takeIfChanged(board.resources, here.resources, had.resources, has.resources);
        takeIfChanged(board.trophies, here.trophies, had.trophies, has.trophies);
        takeIfChanged(board.advances, here.advances, had.advances, has.advances);
    }
    takeIfChanged(there.state.markers, now.state.markers, then.state.markers, after.state.markers);
    takeIfChanged(there.state.initiative, now.state.initiative, then.state.initiative,
                  after.state.initiative);
    return there;
}

}  // namespace reach::arcades
