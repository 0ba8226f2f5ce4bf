#include "engine/arcades/bots/bots.h"
#include "engine/arcades/influence.h"
#include "engine/arcades/rules.h"
#include "engine/arcades/tricks.h"

#include <algorithm>

/// Ambition phase: all clusters, resources, compensation, clean-up.
namespace reach::arcades {
namespace {

bool scores(const Setup& setup, Player player) {
    return player != phantom(setup);
}

/// B. Everything held becomes Power, and the planets are restocked.
void spendResources(Draft& d) {
    for (const Player player : d.setup().seats) {
        const int held = static_cast<int>(d.of(player).resources.size());
        for (int i = 0; i < held; ++i)
            d.emit(event::ResourceSpent{player, d.of(player).resources.back(), false});
        d.power(player, held, event::Why::ResourcesSpent);
    }
    d.emit(event::ArrangingEnded{});
    for (int cluster = 0; cluster < kClusters; ++cluster)
        for (int planet = 0; planet < kPlanetsOfCluster; ++planet)
            if (!d.state().planet(planetAt(cluster, planet)).token)
                d.emit(event::TokenPlaced{planetAt(cluster, planet)});
}

bool isLast(const Game& game) {
    int most = 0;
    for (const Player player : game.setup.seats) most = std::max<int>(most, game.state.of(player).power);
    return game.state.chapter == kChapters || most >= threshold(game.setup);
}

/// Returns the player with the most Power. Ties go to the first clockwise from the initiative marker, as in
/// the base game.
Player winnerOf(const Game& game) {
    Player best = Player::None;
    int most = -1;
    for (int seat = 0; seat < static_cast<int>(game.setup.seats.size()); ++seat) {
        const Player player = clockwiseOf(game.setup, game.state.initiative, seat);
        if (!scores(game.setup, player) || game.state.of(player).power <= most) continue;
        best = player;
        most = game.state.of(player).power;
    }
    return best;
}

/// Returns the place on the Power track, from 1. Tied players share the better place.
int placeOf(const Game& game, Player player) {
    int ahead = 0;
    for (const Player other : game.setup.seats)
        if (scores(game.setup, other) && game.state.of(other).power > game.state.of(player).power) ++ahead;
    return ahead + 1;
}

int compensationOf(const Setup& setup, int place) {
    if (place == 1) return 0;
    return place == 2 && setup.mode != Mode::Phantom ? 1 : 2;
}

/// C. The last player chooses first. Ties are in turn order.
void compensate(Draft& d) {
    const Game before = d.game();
    const Setup& setup = before.setup;
    const int seats = static_cast<int>(setup.seats.size());
    for (int place = 2; place <= seats; ++place)  // asked first is pushed last
        for (int seat = seats; seat-- > 0;) {
            const Player player = clockwiseOf(setup, before.state.initiative, seat);
            if (!scores(setup, player) || placeOf(before, player) != place) continue;
            const int count = compensationOf(setup, place);
            if (isBot(setup, player))
                d.power(player, count, event::Why::Compensation);
            else
                d.ask({.ask = Ask::Compensation, .player = player, .count = static_cast<std::int8_t>(count)});
        }
}

}  // namespace

bool endIfLast(Draft& d) {
    const bool last = isLast(d.game());
    if (last) d.emit(event::GameEnded{winnerOf(d.game())});
    return last;
}

void beginAmbitionPhase(Draft& d) {
    d.emit(event::PhaseBegan{Phase::Ambition});
    placeUndeclaredMarkers(d);
    for (int cluster = 0; cluster < kClusters; ++cluster)
        scoreCluster(d, cluster, prizeAt(d.state(), cluster), event::Why::ClusterScored);
    spendResources(d);
    if (endIfLast(d)) return;
    compensate(d);
}

void endAmbitionPhase(Draft& d) {
    d.emit(event::MarkersReturned{});
    for (std::int8_t marker = 0; marker < kMarkers; ++marker)
        if (!d.state().markers[static_cast<std::size_t>(marker)].orange) {
            d.emit(event::MarkerTurned{marker});
            break;
        }
    freshenBotCities(d);
    d.emit(event::ChapterBegan{static_cast<std::int8_t>(d.state().chapter + 1)});
    d.emit(event::PhaseBegan{Phase::Recruit});
}

namespace rules {

void check(const Game& game, const command::Gain& c, Verdict& v) {
    const Pending& asked = game.state.pending.back();
    if (asked.ask != Ask::Compensation || asked.player != c.player) return v.refuse(Rule::NotAsked);
    if (index(c.resource) >= kResources) return v.refuse(Rule::NumberOutOfRange);
    v.refuseUnless(game.state.supply[static_cast<std::size_t>(index(c.resource))] > 0,
                   Rule::TokenNotInSupply);
}

void perform(Draft& d, const command::Gain& c) {
    d.answered(d.state().pending.back().count - 1);
    d.emit(event::ResourceGained{c.player, c.resource});
}

void offerGain(Offers& offers, const Pending& asked) {
    for (const Resource resource : kAllResources) offers.add(command::Gain{asked.player, resource});
}

}  // namespace rules
}  // namespace reach::arcades
