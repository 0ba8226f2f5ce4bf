#include "count.h"

#include "engine/core/names.h"

#include <algorithm>

namespace reach::arcades::tests {
namespace {

bool plays(const Setup& setup, Player player) {
    return !(setup.mode == Mode::Phantom && player == setup.seats.back());
}
bool isRobot(const Setup& setup, Player player) {
    return (setup.mode == Mode::Solo || setup.mode == Mode::Hard) && player != setup.seats[0];
}

int influenceOf(const State& state, int cluster, Player player) {
    const auto at = static_cast<std::size_t>(player);
    const ClusterState& there = state.clusters[static_cast<std::size_t>(cluster)];
    const int ships = there.ships[at].fresh;
    if (ships < 1) return 0;
    int more = 0;
    if (static_cast<int>(state.players[at].agent) / 4 == cluster)
        more += state.players[at].advances[4] ? 3 : 2;  // the fifth advance is for Psionic
    for (const PlanetState& planet : there.planets) more += planet.city != player ? 0 : planet.fresh ? 2 : 1;
    return ships + more;
}

/// First and second prize of a cluster, off the box's markers.
std::pair<int, int> prizes(const State& state, int cluster) {
    const int blue[3][2] = {{2, 0}, {3, 2}, {5, 3}};
    const int orange[3][2] = {{4, 2}, {6, 3}, {9, 4}};
    for (int i = 0; i < 3; ++i)
        if (const Marker& m = state.markers[static_cast<std::size_t>(i)]; m.cluster == cluster)
            return m.orange ? std::pair(orange[i][0], orange[i][1]) : std::pair(blue[i][0], blue[i][1]);
    return {2, 1};
}

/// By sorting: first, or all of the first; then the second, if alone.
std::map<Player, int> payments(const Setup& setup, const State& state, int cluster,
                               std::pair<int, int> prize) {
    std::vector<std::pair<int, Player>> order;
    for (const Player player : setup.seats)
        if (const int influence = influenceOf(state, cluster, player); influence > 0)
            order.emplace_back(influence, player);
    std::sort(order.rbegin(), order.rend());
    std::map<Player, int> paid;
    if (order.empty()) return paid;
    if (order.size() > 1 && order[0].first == order[1].first) {
        for (const auto& [influence, player] : order)
            if (influence == order[0].first) paid[player] = prize.second;
    } else {
        paid[order[0].second] = prize.first;
        if (order.size() == 2 || (order.size() > 2 && order[1].first != order[2].first))
            paid[order[1].second] = prize.second;
    }
    std::erase_if(paid, [&](const auto& each) { return each.second == 0 || !plays(setup, each.first); });
    return paid;
}

Player winnerOfRound(const State& state) {
    int best = -1;
    Player winner = Player::None;
    for (std::size_t i = 0; i < state.played.size(); ++i) {
        const int number = i == 0 && state.zeroed ? 0 : numberOf(state.played[i].card);
        const bool follows = suitOf(state.played[i].card) == suitOf(state.played[0].card);
        // An earlier 7 beats a later one, and any 7 every other card.
        const int worth = number == 7 ? 100 - static_cast<int>(i) : follows ? number : -1;
        if (worth > best) {
            best = worth;
            winner = state.played[i].player;
        }
    }
    return winner;
}

std::string said(const std::string& what, int wanted, int got) {
    return what + ": counted " + std::to_string(wanted) + ", got " + std::to_string(got);
}

}  // namespace

std::string Count::take(const Game& before, const std::vector<Event>& events) {
    State state = before.state;
    for (const Event& event : events) {
        if (auto fault = look(state, event); !fault.empty()) return fault;
        evolve(state, event);
    }
    for (const Player player : setup_.seats)
        if (power_[player] != state.of(player).power)
            return said("Power of " + std::string(nameOf(player)), power_[player], state.of(player).power);
    return {};
}

void Count::expectCluster(const State& state, int cluster, bool markers) {
    expected_ = payments(setup_, state, cluster, markers ? prizes(state, cluster) : std::pair(2, 1));
}

void Count::expectCompensation(const State& state) {
    owed_.clear();
    std::vector<int> track;
    for (const Player player : setup_.seats)
        if (plays(setup_, player)) track.push_back(state.of(player).power);
    std::sort(track.rbegin(), track.rend());
    for (const Player player : setup_.seats) {
        if (!plays(setup_, player)) continue;
        const auto place = std::find(track.begin(), track.end(), state.of(player).power) - track.begin();
        if (place > 0) owed_[player] = place == 1 && setup_.mode != Mode::Phantom ? 1 : 2;
    }
}

std::string Count::look(const State& state, const Event& event) {
    if (const auto* power = std::get_if<event::PowerChanged>(&event)) return lookAtPower(state, *power);
    if (!expected_.empty()) return "a cluster pays less than counted";
    if (const auto* taken = std::get_if<event::InitiativeTaken>(&event)) {
        if (taken->player != winnerOfRound(state)) return "another wins the round";
    } else if (const auto* scored = std::get_if<event::ClusterScored>(&event)) {
        const bool chapter = state.phase == Phase::Ambition;
        const int cluster = chapter ? cluster_++ : static_cast<int>(state.of(winnerOfRound(state)).agent) / 4;
        if (cluster != scored->cluster) return said("the cluster scored", cluster, scored->cluster);
        for (const Player player : setup_.seats) {
            const int got = scored->influence[static_cast<std::size_t>(player)];
            if (const int wanted = influenceOf(state, cluster, player); wanted != got)
                return said("influence", wanted, got);
        }
        expectCluster(state, cluster, chapter);
    } else if (const auto* phase = std::get_if<event::PhaseBegan>(&event)) {
        if (phase->phase == Phase::Ambition) cluster_ = 0;
        if (phase->phase == Phase::Recruit && state.phase == Phase::Ambition)
            for (const auto& [player, owed] : owed_)
                if (owed != 0) return said("compensation of " + std::string(nameOf(player)), owed, 0);
    } else if (std::get_if<event::MarkersReturned>(&event)) {
        if (cluster_ != kClusters) return "not all clusters are scored";
    } else if (std::get_if<event::ArrangingEnded>(&event)) {
        if (state.phase == Phase::Ambition && state.pending.empty()) expectCompensation(state);
    } else if (std::get_if<event::ResourceGained>(&event)) {
        if (state.phase == Phase::Ambition) --owed_[std::get<event::ResourceGained>(event).player];
    } else if (const auto* end = std::get_if<event::GameEnded>(&event)) {
        return lookAtEnd(state, end->winner);
    }
    return {};
}

std::string Count::lookAtPower(const State& state, const event::PowerChanged& power) {
    using event::Why;
    const std::string who(nameOf(power.player));
    int wanted = power.by;
    switch (power.why) {
        case Why::RoundScored:
        case Why::ClusterScored:
            wanted = expected_[power.player];
            expected_.erase(power.player);
            break;
        case Why::TrophiesReturned:
            wanted = 2;
            if (state.of(power.player).trophyCount() != 0) return who + " still has Trophies";
            break;
        case Why::BotResource:
        case Why::BotIdle:
            if (!isRobot(setup_, power.player) || power.by < 1) return who + " is no bot";
            break;
        case Why::Compensation:
            if (!isRobot(setup_, power.player)) return who + " is no bot";
            wanted = owed_[power.player];
            owed_[power.player] = 0;
            break;
        default: break;
    }
    if (wanted != power.by) return said("Power for " + who, wanted, power.by);
    power_[power.player] += power.by;
    return {};
}

std::string Count::lookAtEnd(const State& state, Player winner) {
    const int threshold = setup_.mode == Mode::Phantom ? 33 : setup_.seats.size() == 4 ? 27 : 30;
    int most = 0;
    for (const Player player : setup_.seats) most = std::max<int>(most, state.of(player).power);
    if (state.chapter < 3 && most < threshold) return "it is too early to end";
    return state.of(winner).power == most ? "" : "another has the most Power";
}

}  // namespace reach::arcades::tests
