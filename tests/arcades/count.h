#pragma once

#include "engine/arcades/arcades.h"

#include <map>
#include <string>

namespace reach::arcades::tests {

/// Scores a game a second time, from the pieces on the table and without the engine's rules: the winner of a
/// round, the Power of each cluster, Trophies, resources, compensation, the bots' markers, the end.
class Count {
  public:
    explicit Count(const Setup& setup) : setup_(setup) {}

    /// Takes in the events of one entry. Returns the first difference from the count.
    std::string take(const Game& before, const std::vector<Event>& events);

  private:
    std::string look(const State& state, const Event& event);
    std::string lookAtPower(const State& state, const event::PowerChanged& power);
    std::string lookAtEnd(const State& state, Player winner);
    void expectCluster(const State& state, int cluster, bool markers);
    void expectCompensation(const State& state);

    Setup setup_;
    std::map<Player, int> power_;     ///< Power of each player, as counted
    std::map<Player, int> expected_;  ///< Power still expected for the cluster just scored
    std::map<Player, int> owed_;      ///< compensation in resources or Power
    int cluster_ = 0;                 ///< the cluster that the chapter's scoring has reached
};

}  // namespace reach::arcades::tests
