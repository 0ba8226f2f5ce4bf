#pragma once

#include "engine/arcades/arcades.h"

#include <map>
#include <string>

namespace reach::arcades::tests {

/// Scores a game a second time, from what lies on the table and by nothing of the engine's rules: who wins a
/// round, what each cluster pays, Trophies, resources, compensation, the bots' markers, the end.
class Count {
  public:
    explicit Count(const Setup& setup) : setup_(setup) {}

    /// Takes in what one entry did, event by event; the first thing that is not as counted.
    std::string take(const Game& before, const std::vector<Event>& events);

  private:
    std::string look(const State& state, const Event& event);
    std::string lookAtPower(const State& state, const event::PowerChanged& power);
    std::string lookAtEnd(const State& state, Player winner);
    void expectCluster(const State& state, int cluster, bool markers);
    void expectCompensation(const State& state);

    Setup setup_;
    std::map<Player, int> power_;     ///< everybody's, as counted
    std::map<Player, int> expected_;  ///< still to come for the cluster just scored
    std::map<Player, int> owed_;      ///< compensation in resources or Power
    int cluster_ = 0;                 ///< that the chapter's scoring has come to
};

}  // namespace reach::arcades::tests
