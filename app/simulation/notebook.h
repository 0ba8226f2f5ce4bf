#pragma once

#include "app/simulation/chance.h"
#include "engine/engine.h"

#include <optional>
#include <vector>

namespace reach::simulation {

/// The secrets of random players. In every second campaign all secrets are sealed and told truthfully. In the
/// others they are on paper, and their values are chosen only when they are told.
class Notebook {
  public:
    /// Begins a new game. `seals` is true for a campaign with sealed secrets.
    void begin(bool seals);

    /// Returns the next entry about secrets, chosen from the offered options; nullopt if every option is
    /// allowed.
    std::optional<Command> next(const Game& game, const std::vector<Option>& offered, Chance& chance);

  private:
    struct Note {
        SecretKey key;
        command::Choice says;
        Salt salt{};
    };

    void forgetTold(const State& state);
    const Note* noteOf(const SecretKey& key) const;
    Command seal(const Secret& secret, Chance& chance);
    bool staysTrue(const Game& game, const Command& command) const;

    bool seals_ = false;
    std::vector<Note> notes_;
};

}  // namespace reach::simulation
