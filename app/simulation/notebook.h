#pragma once

#include "app/simulation/chance.h"
#include "engine/engine.h"

#include <optional>
#include <vector>

namespace reach::simulation {

/// What random players keep secret: in every other campaign all of it is sealed, and told truthfully; in the
/// others it is on paper, and made up as it goes.
class Notebook {
  public:
    /// A new game; a campaign in which secrets are sealed, or not.
    void begin(bool seals);

    /// What the table does about its secrets now, out of what is offered; nothing where anything may be done.
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
